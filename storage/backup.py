"""Back up a database, also while the bot runs: python -m storage.backup FILE TARGET"""

from __future__ import annotations

import argparse
import os
import sqlite3
import sys
import tempfile
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from storage.copying import copy, look
from storage.database import is_address, place
from storage.errors import StorageTrouble, explain, lines_of

OF_POSTGRESQL = (
    "PostgreSQL is backed up by its own program: pg_dump --format=custom --file=TARGET DATABASE;"
    " pg_restore brings it back."
)
PART = ".backup-"  # how the folder of an unfinished one is called


def back_up(path: Path, target: Path) -> int:
    """Write a consistent copy to a new file, whole or not at all; returns its size."""
    if target.exists():
        raise StorageTrouble("other", f"{target} already exists; name another file, it is not overwritten.")
    try:
        with tempfile.TemporaryDirectory(dir=target.absolute().parent, prefix=PART) as folder:
            part = Path(folder) / "part"
            copy(path, part)
            found = integrity(part)
            if found:
                raise StorageTrouble("damaged", f"{path} is damaged: {found[0]}")
            os.link(part, target)  # fails where something came into being there meanwhile
    except OSError as error:
        raise explain(error, target) from error
    return target.stat().st_size


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
