"""How the bot is doing: the check of everything, and its vital signs."""
