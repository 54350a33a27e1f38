"""Pack the history of tables that ended long ago, also while the bot runs: python -m storage.compact DATABASE"""

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

from storage.connection import Connection
from storage.copying import look
from storage.database import LACKING, Where, is_address, place
from storage.errors import StorageTrouble, explain
from storage.migrations import inspect, steps
from storage.serving import is_served, release, serve
from storage.sql import archives, tables
from storage.sqlite import connect, transaction

DAYS = 30
DAY_SECONDS = 86_400.0


def compact(where: Where, before: float) -> int:
    """Pack every table that ended before a time, each in a transaction of its own; returns how many were packed."""
    if not is_address(where):
        return _compact_file(Path(where), before)
    try:
        from storage.postgresql import compacting
    except ModuleNotFoundError as missing:
        raise StorageTrouble("missing", LACKING.format(name=missing.name)) from None
    return compacting.each(str(where), partial(archives.old, before=before), _pack)


def _compact_file(path: Path, before: float) -> int:
    with closing(look(path)) as connection:
        version = inspect(connection, path)
        if version < len(steps()):
            raise StorageTrouble(
                "other", f"{path} was written by an older version; start the bot once, then try again."
            )
    with closing(connect(path, read_only=False)) as connection:
        old = archives.old(connection, before)
        for table in old:
            transaction("begin immediate", partial(_pack, table=table), connection)
        if old:
            _shrink(connection, path)
    return len(old)


def _shrink(connection: sqlite3.Connection, path: Path) -> None:
    """Make the file smaller; a bot that runs would think it was cut short, and none may start meanwhile."""
    if is_served(path):  # by this process, too, whose own lock would not keep it out
        return
    try:
        serve(path)
    except StorageTrouble:
        return
    try:
        connection.execute("vacuum")
    finally:
        release(path)


def _pack(connection: Connection, table: int) -> None:
    boundaries = tables.boundaries(connection, table)
    archives.put(connection, table, boundaries, tables.all_choices(connection, table))


def size_of(where: Where) -> int:
    """How large a file is; PostgreSQL makes room by itself and gives none back."""
    path = Path(where)
    return path.stat().st_size if not is_address(where) and path.exists() else 0


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m storage.compact",
        description="Pack the history of tables that ended long ago. All of it stays readable.",
    )
    parser.add_argument("database", type=place, help="a file, or postgresql://…")
    parser.add_argument("--days", type=float, default=DAYS, help=f"since how many days they are over (default {DAYS})")
    args = parser.parse_args(argv)
    where, before = args.database, time.time() - args.days * DAY_SECONDS
    try:
        size = size_of(where)
        packed = compact(where, before)
    except (sqlite3.Error, OSError, msgspec.MsgspecError, lzma.LZMAError) as error:
        print(explain(error, Path(where)), file=sys.stderr)
        return 2
    except StorageTrouble as trouble:
        print(trouble, file=sys.stderr)
        return 2
    print(f"{packed} tables were packed" + (f"; {where} had {size:,} bytes and has {size_of(where):,}" if size else ""))
    if packed and not is_address(where) and is_served(Path(where)):
        print("A bot is running on it: the room is used for what comes next. To make the file smaller, stop it first.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
