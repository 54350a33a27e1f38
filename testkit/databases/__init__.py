"""Databases for tests, and processes that die over them."""
