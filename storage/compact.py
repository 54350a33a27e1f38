"""Pack the history of tables that ended long ago, also while the bot runs: python -m storage.compact FILE"""

from __future__ import annotations

import argparse
import lzma
import sqlite3
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec

from storage import archives, reading
from storage.copying import look
from storage.errors import StorageTrouble, explain
from storage.migrations import inspect, steps
from storage.serving import is_served, release, serve
from storage.sqlite import connect, transaction

DAYS = 30
DAY = 86_400.0


def compact(path: Path, before: float) -> int:
    """Pack every table that ended before a time, each in a transaction of its own; returns how many were packed."""
    with closing(look(path)) as connection:
        version = inspect(connection, path)
        if version < len(steps()):
            raise StorageTrouble(
                "other", f"{path} was written by an older version; start the bot once, then try again."
            )
    with closing(connect(path, read_only=False)) as connection:
        tables = archives.old(connection, before)
        for table in tables:
            transaction("begin immediate", partial(_pack, table=table), connection)
        if tables:
            _shrink(connection, path)
    return len(tables)


def _shrink(connection: sqlite3.Connection, path: Path) -> None:
    """Make the file smaller; a bot that runs would think it was cut short, and none may start meanwhile."""
    try:
        serve(path)
    except StorageTrouble:
        return
    try:
        connection.execute("vacuum")
    finally:
        release(path)


def _pack(connection: sqlite3.Connection, table: int) -> None:
    boundaries = reading.boundaries(connection, table)
    archives.put(connection, table, boundaries, reading.all_choices(connection, table))


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m storage.compact",
        description="Pack the history of tables that ended long ago. All of it stays readable.",
    )
    parser.add_argument("file", type=Path)
    parser.add_argument("--days", type=float, default=DAYS, help=f"since how many days they are over (default {DAYS})")
    args = parser.parse_args(argv)
    try:
        size = args.file.stat().st_size if args.file.exists() else 0
        packed = compact(args.file, time.time() - args.days * DAY)
    except (sqlite3.Error, OSError, msgspec.MsgspecError, lzma.LZMAError) as error:
        print(explain(error, args.file), file=sys.stderr)
        return 2
    except StorageTrouble as trouble:
        print(trouble, file=sys.stderr)
        return 2
    print(f"{packed} tables were packed; {args.file} had {size:,} bytes and has {args.file.stat().st_size:,}")
    if packed and is_served(args.file):
        print("A bot is running on it: the room is used for what comes next. To make the file smaller, stop it first.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
