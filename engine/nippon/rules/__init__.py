"""The rules, one chapter of the rulebook per module."""
