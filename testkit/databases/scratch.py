"""Scratch databases of either kind: made, copied, compared, and waited for after a process was killed."""

from __future__ import annotations

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Protocol

from storage import Where
from storage.connection import Connection
from storage.contents import TABLES
from storage.copying import look
from storage.postgresql.dialect import PostgresConnection, connect
from testkit.databases.postgres import PostgresDatabases

MEMORY = Path("/dev/shm")
Contents = Mapping[str, list[dict[str, Any]]]

# What differs from one time to the next although the same has happened: numbers of rows, nonces, names of processes.
CHANCE = {
    "outbox": ("id", "nonce", "taken_by"),
    "due": ("id", "taken_by"),
    "tables": ("played_by",),
    "standing_answers": ("id",),
    "remarks": ("id",),
}
ORDER = {"outbox": "lane, id", "due": "key"}
NOTICED_WITHIN_SECONDS = 120.0  # that a process is gone, by PostgreSQL


def contents(connection: Connection) -> Contents:
    """Everything in a database that does not depend on chance, in an order that does not either."""
    found = {}
    for table, key in TABLES.items():
        rows = connection.execute(f"select * from {table} order by {ORDER.get(table, ', '.join(key))}")
        names = [column[0] for column in rows.description]
        kept = [name for name in names if name not in CHANCE.get(table, ())]
        found[table] = [{name: dict(zip(names, row, strict=True))[name] for name in kept} for row in rows.fetchall()]
    return found


def nonces(connection: Connection) -> list[str]:
    """What must still be told."""
    return [nonce for (nonce,) in connection.execute("select nonce from outbox order by id").fetchall()]


def digest(found: Contents, *, without: str = "") -> str:
    kept = [(table, rows) for table, rows in found.items() if table != without]
    return hashlib.sha256(repr(kept).encode()).hexdigest()


def differences(one: Contents, other: Contents) -> list[str]:
    """What differs, table by table and column by column; the bytes of states are not shown."""
    found = []
    for table in TABLES:
        here, there = one[table], other[table]
        if len(here) != len(there):
            found.append(f"{table}: {len(here)} rows instead of {len(there)}")
        for n, (a, b) in enumerate(zip(here, there, strict=False)):
            found += [
                f"{table}[{n}].{name}" + ("" if isinstance(a[name], bytes) else f": {a[name]!r} instead of {b[name]!r}")
                for name in a
                if a[name] != b[name]
            ]
    return found


@contextmanager
def memory() -> Iterator[Path]:
    """A folder for files that come and go by the thousand; what a disk would do to them, `power` imagines."""
    with tempfile.TemporaryDirectory(prefix="loss-", dir=MEMORY if os.access(MEMORY, os.W_OK) else None) as folder:
        yield Path(folder)


class ScratchDatabases(Protocol):
    """Databases of one kind, each used once."""

    kind: str

    def fresh(self) -> Where:
        """A new one without anything in it."""

    def copied(self, where: Where) -> Where:
        """As it lies there; nobody has it open."""

    def drop(self, where: Where) -> None: ...

    def left(self, where: Where) -> None:
        """A process that had it open is dead: wait as long as the next one would have to."""

    def looked(self, where: Where) -> tuple[Contents, list[str]]:
        """What is in it, and what must still be told."""


class ScratchFiles:
    """Files of SQLite, each in a folder of its own."""

    kind = "sqlite"

    def __init__(self, folder: Path) -> None:
        self._folder, self._made = folder, 0

    def fresh(self) -> Path:
        self._made += 1
        folder = self._folder / str(self._made)
        folder.mkdir()
        return folder / "kontor.db"

    def copied(self, where: Where) -> Path:
        copy = self.fresh()
        for path in Path(where).parent.glob("kontor.db*"):
            shutil.copy(path, copy.parent / path.name)
        return copy

    def drop(self, where: Where) -> None:
        shutil.rmtree(Path(where).parent)

    def left(self, where: Where) -> None:
        """The lock of a file ends with its process."""

    def looked(self, where: Where) -> tuple[Contents, list[str]]:
        with closing(look(Path(where))) as connection:
            connection.execute("begin")
            return contents(connection), nonces(connection)


class ScratchServer:
    """Databases of a server of PostgreSQL."""

    kind = "postgresql"

    def __init__(self, server: PostgresDatabases) -> None:
        self._server = server

    def fresh(self) -> str:
        return self._server.fresh()

    def copied(self, where: Where) -> str:
        self._gone(str(where))
        return self._server.copied(str(where))

    def drop(self, where: Where) -> None:
        self._server.drop(str(where))

    def left(self, where: Where) -> None:
        """Its connections have to be noticed as gone, and half a minute to pass until the process counts as dead."""
        self._gone(str(where))
        with closing(connect(str(where))) as connection:
            if connection.execute("select to_regclass('processes')").fetchone() != (None,):
                connection.execute("update processes set until = 0")

    def looked(self, where: Where) -> tuple[Contents, list[str]]:
        with closing(connect(str(where))) as raw:
            connection = PostgresConnection(raw)
            connection.execute("begin isolation level repeatable read read only")
            return contents(connection), nonces(connection)

    def _gone(self, where: str) -> None:
        deadline = time.monotonic() + NOTICED_WITHIN_SECONDS
        while self._server.visitors(where):
            assert time.monotonic() < deadline, "connections of a dead process are still there"
            time.sleep(0.002)
