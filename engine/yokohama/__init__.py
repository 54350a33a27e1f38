"""Yokohama: assistants are placed, a president walks along them and acts with a power of 1 to 5."""
