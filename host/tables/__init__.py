"""A table while it lasts: loaded, locked, read, changed, saved; and what is due or must be told."""
