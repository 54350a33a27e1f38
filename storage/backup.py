"""Back up a database, also while the bot runs: python -m storage.backup FILE TARGET"""

from __future__ import annotations

import argparse
import sqlite3
import sys
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from storage import private_files
from storage.copying import copy, look
from storage.database import is_address, place
from storage.errors import StorageTrouble, explain, lines_of

OF_POSTGRESQL = (
    "PostgreSQL is backed up by its own program: pg_dump --format=custom --file=TARGET DATABASE;"
    " pg_restore brings it back."
)
PART = ".backup-"  # how the folder of an unfinished one is called


class Note(NamedTuple):
    """What a copy made on a timer says of itself: the how manieth it is, and how far the tables in it have come."""

    number: int = 0
    progress: int = 0


def back_up(path: Path, target: Path, number: int | None = None) -> int:
    """Write a consistent copy to a new file, whole or not at all; returns its size. A `number` is noted inside it."""
    if target.exists():
        raise StorageTrouble("other", f"{target} already exists; name another file, it is not overwritten.")
    try:
        with tempfile.TemporaryDirectory(dir=target.absolute().parent, prefix=PART) as folder:
            part = Path(folder) / "part"
            copy(path, part)
            found = integrity(part)
            if found:
                raise StorageTrouble("damaged", f"{path} is damaged: {found[0]}")
            if number is not None:
                _number(part, number)
            private_files.put(part, target)
    except (OSError, sqlite3.Error) as error:
        raise explain(error, target) from error
    return target.stat().st_size


def _number(copied: Path, number: int) -> None:
    with closing(sqlite3.connect(copied)) as connection, connection:
        connection.execute("create table if not exists backup (number integer not null, progress integer not null)")
        connection.execute("delete from backup")
        connection.execute("insert into backup values (?, ?)", (number, _progress(connection)))


def note_in(copied: Path) -> Note:
    """What a copy says of itself; nothing, if it is older than such notes, or broken."""
    try:
        with closing(look(copied)) as connection:
            return Note(*connection.execute("select number, progress from backup").fetchone())
    except (sqlite3.Error, StorageTrouble, TypeError):
        return Note()


def progress_of(path: Path) -> int:
    """How far the tables of a database have come: every change of any of them counts one."""
    try:
        with closing(look(path)) as connection:
            return _progress(connection)
    except sqlite3.Error as error:
        raise explain(error, path) from error


def oldest_in(path: Path) -> float | None:
    """When the oldest table of a database was opened; None if there is none, or nobody can say."""
    try:
        with closing(look(path)) as connection:
            oldest: float | None = connection.execute("select min(created_at) from tables").fetchone()[0]
            return oldest
    except (sqlite3.Error, StorageTrouble):
        return None


def _progress(connection: sqlite3.Connection) -> int:
    changes: int = connection.execute("select coalesce(sum(version + 1), 0) from tables").fetchone()[0]
    return changes


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


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m storage.backup", description="Back up a database.")
    parser.add_argument("file", type=place)
    parser.add_argument("target", type=Path)
    args = parser.parse_args(argv)
    try:
        if is_address(args.file):
            raise StorageTrouble("other", OF_POSTGRESQL)
        size = back_up(args.file, args.target)
    except StorageTrouble as trouble:
        print(trouble, file=sys.stderr)
        return 2
    print(f"{args.target}: {size:,} bytes")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
