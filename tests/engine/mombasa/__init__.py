"""Mombasa's rules, view, texts and computer player."""
