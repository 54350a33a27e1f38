"""Hostile input: values changed at random, and every entry at which somebody could hand them in."""
