"""A consistent copy of a database, taken without changing it, while the bot runs or after it was killed."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from storage import private_files
from storage.errors import StorageTrouble, explain
from storage.migrations import inspect


def look(path: Path) -> sqlite3.Connection:
    """A connection that can only read."""
    if not path.is_file():
        raise StorageTrouble("missing", f"{path} does not exist.")
    # Without a log beside it nobody has the file open, and SQLite may be told so: then it creates nothing there.
    quiet = not Path(f"{path}-wal").exists()
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro{'&immutable=1' if quiet else ''}", uri=True)


def copy(path: Path, target: Path) -> None:
    """Copy a database of ours into a new file that needs no other file beside it."""
    try:
        private_files.create(target)
        with closing(look(path)) as source, closing(sqlite3.connect(target)) as copied:
            inspect(source, path)
            source.backup(copied)
            copied.execute("pragma journal_mode = delete")
    except (sqlite3.Error, OSError) as error:
        raise explain(error, path) from error
