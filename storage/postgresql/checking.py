"""Checks of a PostgreSQL database in transactions that are taken back, so that nothing changes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager

import psycopg

from storage.errors import UNREADABLE, StorageTrouble
from storage.postgresql.dialect import PostgresConnection, connect
from storage.postgresql.keeper import SERVING
from storage.postgresql.schema import inspect, take_steps
from storage.postgresql.troubles import explain, named, wrong_with_address

SERVED = "select 1 from pg_locks where locktype = 'advisory' and classid = ?::bigint::oid and granted limit 1"


@contextmanager
def opened(address: str) -> Iterator[PostgresConnection]:
    """A connection for one purpose; `StorageTrouble` says what is wrong."""
    wrong = wrong_with_address(address)
    if wrong is not None:
        raise StorageTrouble("missing", f"What was named {wrong}")
    try:
        with closing(connect(address)) as connection:
            yield PostgresConnection(connection)
    except (psycopg.Error, *UNREADABLE) as error:
        raise explain(error, address) from error


@contextmanager
def tried(address: str) -> Iterator[tuple[PostgresConnection, str, int, int]]:
    """A database as it would be after a start, with its name and its versions; closing takes everything back."""
    with opened(address) as connection:
        connection.execute("begin isolation level repeatable read")
        yield connection, named(address), *take_steps(connection, address)


@contextmanager
def looked_at(address: str) -> Iterator[tuple[PostgresConnection, str, int, bool]]:
    """A database as it is, with its name and version, and whether a bot serves it."""
    with opened(address) as connection:
        connection.execute("begin isolation level repeatable read read only")
        served = connection.execute(SERVED, (SERVING,)).fetchone() is not None
        yield connection, named(address), inspect(connection, address), served
