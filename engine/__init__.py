"""Rules engines: `core` is the decision machine, every other folder is a game (or the computer players)."""
