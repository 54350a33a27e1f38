"""Recorded games: whole games as lines of option ids, rewritten by a script and read as a diff."""
