"""Databases for tests: empty ones, copies, and a PostgreSQL server."""
