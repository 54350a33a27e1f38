"""What can be read off the table, and what is legal; nothing here changes anything."""
