"""Back up a database into a file, also while the bot runs: python -m storage.backup DATABASE TARGET

What lies in PostgreSQL is written into a file of SQLite: one kind of copy for both, which every Kontor can read.
"""

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
from storage.connection import Connection
from storage.contents import summary
from storage.copy import copy as copy_all
from storage.copying import copy, integrity, look, looked_into
from storage.database import Where, is_address, place
from storage.errors import StorageTrouble, explain

PART = ".backup-"  # how the folder of an unfinished one is called


class Note(NamedTuple):
    """What a copy made on a timer says of itself: the how manieth it is, and how far the tables in it have come."""

    number: int = 0
    progress: int = 0


def back_up(where: Where, target: Path, number: int | None = None) -> int:
    """Write a consistent copy to a new file, whole or not at all; returns its size. A `number` is noted inside it."""
    if target.exists():
        raise StorageTrouble("other", f"{target} already exists; name another file, it is not overwritten.")
    try:
        with tempfile.TemporaryDirectory(dir=target.absolute().parent, prefix=PART) as folder:
            part = Path(folder) / "part"
            if is_address(where):
                copy_all(where, part)
            else:
                copy(Path(where), part, target)
            found = integrity(part)
            if found:
                raise StorageTrouble("damaged", f"{where} is damaged: {found[0]}")
            if number is not None:
                _number(part, number)
            held = held_by(part)
            private_files.put(part, target)
            _read_again(target, held)
    except (OSError, sqlite3.Error) as error:
        raise explain(error, target) from error
    return target.stat().st_size


def _read_again(target: Path, held: str) -> None:
    """A copy that cannot be opened, or holds something else, is thrown away before anybody relies on it."""
    try:
        if held_by(target) == held:
            return
    except StorageTrouble as trouble:
        held = str(trouble)
    target.unlink()
    raise StorageTrouble("failing", f"{target} reads otherwise than it was written ({held}); look at its disk.")


def held_by(where: Where) -> str:
    """How much a database holds, in words."""
    with looked_into(where) as (connection, _, version):
        return summary(connection) if version else "empty"


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


def progress_of(where: Where) -> int:
    """How far the tables of a database have come: every change of any of them counts one."""
    with looked_into(where) as (connection, _, _):
        return _progress(connection)


def oldest_in(where: Where) -> float | None:
    """When the oldest table of a database was opened; None if there is none, or nobody can say."""
    try:
        with looked_into(where) as (connection, _, _):
            oldest: float | None = connection.execute("select min(created_at) from tables").fetchone()[0]
            return oldest
    except StorageTrouble:
        return None


def _progress(connection: Connection) -> int:
    return int(connection.execute("select coalesce(sum(version + 1), 0) from tables").fetchone()[0])


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m storage.backup", description="Back up a database.")
    parser.add_argument("database", type=place, help="a file, or postgresql://…")
    parser.add_argument("target", type=Path, help="a new file")
    args = parser.parse_args(argv)
    try:
        size = back_up(args.database, args.target)
    except StorageTrouble as trouble:
        print(trouble, file=sys.stderr)
        return 2
    print(f"{args.target.absolute()}: {held_by(args.target)}; {size:,} bytes, read again and whole")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
