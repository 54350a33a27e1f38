"""A consistent copy of a database, taken without changing it, while the bot runs or after it was killed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from storage import private_files
from storage.connection import Connection
from storage.database import LACKING, Where, is_address
from storage.errors import StorageTrouble, explain, lines_of
from storage.migrations import inspect

# What SQLite says of the file that it writes, and not of the one that it reads.
WRITING = ("SQLITE_FULL", "SQLITE_READONLY", "SQLITE_IOERR_WRITE", "SQLITE_IOERR_FSYNC", "SQLITE_IOERR_TRUNCATE")


def look(path: Path) -> sqlite3.Connection:
    """A connection that can only read."""
    if not path.is_file():
        raise StorageTrouble("missing", f"{path} does not exist.")
    # Without a log beside it nobody has the file open, and SQLite may be told so: then it creates nothing there.
    quiet = not Path(f"{path}-wal").exists()
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro{'&immutable=1' if quiet else ''}", uri=True)


@contextmanager
def looked_into(where: Where) -> Iterator[tuple[Connection, str, int]]:
    """A database as it is, whichever kind it is, to be read only; with its full name and its version."""
    if is_address(where):
        try:
            from storage.postgresql import checking
        except ModuleNotFoundError as missing:
            raise StorageTrouble("missing", LACKING.format(name=missing.name)) from None
        with checking.looked_at(str(where)) as (there, name, version, _):
            yield there, name, version
        return
    path = Path(where).absolute()
    try:
        with closing(look(path)) as connection:
            yield connection, str(path), inspect(connection, path)
    except sqlite3.Error as error:
        raise explain(error, path) from error


def integrity(path: Path) -> list[str]:
    """What SQLite itself finds wrong with a file, and rows that refer to nothing."""
    try:
        with closing(look(path)) as connection:
            found = [line for row in connection.execute("pragma integrity_check") for line in lines_of(row[0])]
            dangling = connection.execute("pragma foreign_key_check").fetchall()
    except sqlite3.DatabaseError as error:  # too damaged even to be looked through
        return [str(error)]
    wrong = [] if found == ["ok"] else found
    return wrong + [f"a row of {row[0]} refers to a row of {row[2]} that does not exist" for row in dangling]


def copy(path: Path, target: Path, named: Path | None = None) -> None:
    """Copy a database of ours into a new file that needs no other file beside it.

    What goes wrong with the new file is told of its name, or of the one it will be `named`.
    """
    named = named or target
    try:
        private_files.create(target)
    except OSError as error:
        raise explain(error, named) from error
    try:
        with closing(look(path)) as source, closing(sqlite3.connect(target)) as copied:
            inspect(source, path)
            source.backup(copied)
            copied.execute("pragma journal_mode = delete")
    except sqlite3.Error as error:
        raise explain(error, named if error.sqlite_errorname.startswith(WRITING) else path) from error
