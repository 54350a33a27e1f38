"""Writes documents and draws the pictures in them, from the code and data of the games."""
