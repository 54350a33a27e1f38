"""Slash commands, one module per group, and the one finder of the table that is meant."""
