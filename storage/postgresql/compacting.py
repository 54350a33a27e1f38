"""Packs old tables in PostgreSQL, each in a transaction of its own; a bot may run meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from storage.connection import Connection
from storage.errors import StorageTrouble
from storage.migrations import steps
from storage.postgresql.checking import opened
from storage.postgresql.schema import inspect
from storage.postgresql.troubles import named


def each(address: str, found: Callable[[Connection], list[int]], work: Callable[[Connection, int], None]) -> int:
    """Do some work for every table that is found; returns how many there were."""
    with opened(address) as connection:
        if inspect(connection, address) < len(steps()):
            raise StorageTrouble("other", f"{named(address)} is of an older version; start the bot on it once.")
        tables = found(connection)
        for table in tables:
            with connection.raw.transaction():
                work(connection, table)
    return len(tables)
