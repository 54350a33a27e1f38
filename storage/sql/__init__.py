"""SQL by subject: one module for each kind of row.

A function that takes a connection is one piece of work, and a transaction of its own: `await db.read(sql.tables.fetch,
7)`, `await db.write(sql.saving.save, change)`. One that takes the database chooses between two of them, since several
processes may share it: `await sql.due.earliest(db)`.
"""

from storage.sql import (
    archives,
    beats,
    due,
    finished_games,
    happened,
    holders,
    outbox,
    privacy,
    results,
    saving,
    server_sets,
    settings,
    table_extras,
    tables,
)

__all__ = [
    "archives",
    "beats",
    "due",
    "finished_games",
    "happened",
    "holders",
    "outbox",
    "privacy",
    "results",
    "saving",
    "server_sets",
    "settings",
    "table_extras",
    "tables",
]
