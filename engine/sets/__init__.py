"""Component sets that somebody corrects: as spreadsheets, read back, tried in a game."""
