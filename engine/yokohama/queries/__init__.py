"""What can be read off the table: facts, and what is allowed with the reason where it is not."""
