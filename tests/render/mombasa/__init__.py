"""Mombasa's pictures."""
