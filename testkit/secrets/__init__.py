"""What reaches a seat, compared between a table and the same table with everything dealt anew that it cannot know."""
