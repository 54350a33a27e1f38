"""What reaches a seat, compared between worlds that differ only in what that seat cannot know."""
