"""Empties a PostgreSQL database for a copy: what is there goes into a schema of its own, in the same transaction."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from storage.errors import StorageTrouble
from storage.migrations import steps
from storage.postgresql.checking import SERVED, opened
from storage.postgresql.copying import AddressSide
from storage.postgresql.dialect import PostgresConnection
from storage.postgresql.keeper import SERVING
from storage.postgresql.schema import TABLES, take_steps, version_of
from storage.postgresql.troubles import named

Emptied = tuple[PostgresConnection, AddressSide, list[tuple[int, int, int]] | None, str | None, int]


@contextmanager
def emptied(address: str, stamp: str) -> Iterator[Emptied]:
    """The database in one transaction, without anything in it; with the number, version and turn of every table that
    was there (None: there was nothing), the name of the schema they are in now, and above which number it was to go
    on."""
    with opened(address) as connection, connection.raw.transaction():
        if connection.execute(SERVED, (SERVING,)).fetchone() is not None:
            raise StorageTrouble("busy", f"A bot is running on {named(address)}; stop that one first.")
        before = version_of(connection)
        if before is None:
            take_steps(connection, address)
            yield connection, AddressSide(connection), None, None, 0
            return
        known = [(int(a), int(b), int(c)) for a, b, c in connection.execute("select id, version, told from tables")]
        above = 0
        if before >= len(steps()):
            above = int(connection.execute("select coalesce(max(above), 0) from restored").fetchone()[0])
        schema = f"before_{stamp.replace('-', '').replace('T', '_').removesuffix('Z')}"
        names = [name for (name,) in connection.execute(TABLES).fetchall()]
        connection.execute(f"create schema {schema}")
        for name in names:
            connection.execute(f'alter table "{name}" set schema {schema}')
        take_steps(connection, address)
        yield connection, AddressSide(connection), known, f"schema {schema} of {named(address)}", above
