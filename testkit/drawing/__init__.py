"""Pictures for the test game."""
