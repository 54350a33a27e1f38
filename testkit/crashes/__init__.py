"""Processes that are killed and machines whose power is cut, at every point of what they are doing."""
