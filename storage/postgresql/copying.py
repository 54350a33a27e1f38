"""Reads and writes all data of a PostgreSQL database, for `storage.copy`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from storage.contents import TABLES
from storage.errors import StorageTrouble
from storage.migrations import steps
from storage.postgresql.checking import opened
from storage.postgresql.dialect import PostgresConnection
from storage.postgresql.schema import inspect, take_steps
from storage.postgresql.troubles import named

COLUMNS = (
    "select column_name from information_schema.columns where table_schema = current_schema() and table_name = ?"
    " order by ordinal_position"
)
WORDS = frozenset({"hash", "player"})  # what is text among the keys: sorted by its bytes, as SQLite does


class AddressSide:
    """A database of PostgreSQL."""

    def __init__(self, connection: PostgresConnection) -> None:
        self._connection = connection

    def columns(self, table: str) -> list[str]:
        return [name for (name,) in self._connection.execute(COLUMNS, (table,))]

    def rows(self, table: str, columns: Sequence[str]) -> Iterator[tuple[Any, ...]]:
        order = ", ".join(f'{key} collate "C"' if key in WORDS else key for key in TABLES[table])
        with self._connection.raw.cursor(name="rows") as cursor:  # kept by the server, and fetched bit by bit
            yield from cursor.execute(f"select {', '.join(columns)} from {table} order by {order}")

    def insert(self, table: str, columns: Sequence[str], rows: Iterable[tuple[Any, ...]]) -> None:
        with self._connection.raw.cursor().copy(f"copy {table} ({', '.join(columns)}) from stdin") as stream:
            for row in rows:
                stream.write_row(row)

    def counted(self) -> None:
        for table, key in TABLES.items():
            if key == ("id",) and table not in ("users", "guilds"):  # these have Discord's numbers
                highest = f"select pg_get_serial_sequence('{table}', 'id'), max(id) from {table}"
                self._connection.execute(
                    f"select setval(sequence, coalesce(last, 1), last is not null) from ({highest}) as counted"
                    " (sequence, last)"
                )


@contextmanager
def address_source(address: str) -> Iterator[AddressSide]:
    """One unchanging picture of a database."""
    with opened(address) as connection:
        connection.execute("begin isolation level repeatable read read only")
        if inspect(connection, address) < len(steps()):
            raise StorageTrouble("other", f"{named(address)} is of an older version; start the bot on it once.")
        yield AddressSide(connection)


@contextmanager
def address_target(address: str) -> Iterator[AddressSide]:
    """An empty database, filled as a whole or not at all."""
    with opened(address) as connection, connection.raw.transaction():
        take_steps(connection, address)
        for table in TABLES:
            if connection.execute(f"select 1 from {table} limit 1").fetchone() is not None:
                raise StorageTrouble("other", f"{named(address)} is not empty; make a new one for the copy.")
        yield AddressSide(connection)
