"""Pack the history of tables that ended long ago, also while the bot runs: python -m storage.compact DATABASE"""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
import sys
import time
from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path

from storage import archives, reading
from storage.connection import Connection
from storage.copying import look
from storage.database import Where, is_address, open_database, place
from storage.errors import StorageTrouble, explain
from storage.migrations import inspect, steps
from storage.serving import is_served, release, serve
from storage.sqlite import connect

DAYS = 30
DAY = 86_400.0


async def compact(where: Where, before: float) -> int:
    """Pack every table that ended before a time, each in a transaction of its own; returns how many were packed."""
    if version_of(where) < len(steps()):
        raise StorageTrouble(
            "other", "The database was written by an older version; start the bot once, then try again."
        )
    database = await open_database(where)
    try:
        tables = await database.read(partial(archives.old, before=before))
        for table in tables:
            await database.write(partial(_pack, table=table))
    finally:
        await database.close()
    if tables and not is_address(where):
        _shrink(Path(where))
    return len(tables)


def version_of(where: Where) -> int:
    """The version of a database, which is left as it is."""
    if is_address(where):
        from storage.postgresql.checking import looked_at

        with looked_at(str(where)) as (_, _, version, _):
            return version
    with closing(look(Path(where))) as connection:
        return inspect(connection, Path(where))


def _pack(connection: Connection, table: int) -> None:
    boundaries = reading.boundaries(connection, table)
    archives.put(connection, table, boundaries, reading.all_choices(connection, table))


def _shrink(path: Path) -> None:
    """Make the file smaller; a bot that runs would think it was cut short, and none may start meanwhile."""
    try:
        serve(path)
    except StorageTrouble:
        return
    try:
        with closing(connect(path, read_only=False)) as connection:
            connection.execute("vacuum")
    finally:
        release(path)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m storage.compact",
        description="Pack the history of tables that ended long ago. All of it stays readable.",
    )
    parser.add_argument("database", type=place, help="the path of a file, or an address of PostgreSQL")
    parser.add_argument("--days", type=float, default=DAYS, help=f"since how many days they are over (default {DAYS})")
    args = parser.parse_args(argv)
    file = None if is_address(args.database) else Path(args.database)
    before = file.stat().st_size if file is not None and file.exists() else 0
    try:
        packed = asyncio.run(compact(args.database, time.time() - args.days * DAY))
    except sqlite3.Error as error:
        print(explain(error, Path(args.database)), file=sys.stderr)
        return 2
    except StorageTrouble as trouble:
        print(trouble, file=sys.stderr)
        return 2
    print(f"{packed} tables were packed")
    if packed and file is not None:
        print(f"{file} had {before:,} bytes and has {file.stat().st_size:,}")
        if is_served(file):
            print("A bot is running on it, so the room is used for what comes next; without one the file gets smaller.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
