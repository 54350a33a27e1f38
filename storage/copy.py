"""Move all data into another database, of either kind, and compare it row by row: python -m storage.copy FROM TO"""

from __future__ import annotations

import argparse
import sqlite3
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import islice, zip_longest
from pathlib import Path
from typing import Any

from storage import private_files
from storage.contents import TABLES, Side
from storage.copying import copy as copy_file
from storage.copying import integrity
from storage.database import LACKING, Where, is_address, place
from storage.errors import StorageTrouble, explain
from storage.migrations import migrate
from storage.sqlite import connect

ROWS_AT_ONCE = 500  # rows that are handed over at once


class FileSide:
    """A file of SQLite."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def columns(self, table: str) -> list[str]:
        return [name for (name,) in self._connection.execute("select name from pragma_table_info(?)", (table,))]

    def rows(self, table: str, columns: Sequence[str]) -> Iterator[tuple[Any, ...]]:
        yield from self._connection.execute(f"select {', '.join(columns)} from {table} order by {_order(table)}")

    def insert(self, table: str, columns: Sequence[str], rows: Iterable[tuple[Any, ...]]) -> None:
        marks = ", ".join("?" * len(columns))
        self._connection.executemany(f"insert into {table} ({', '.join(columns)}) values ({marks})", rows)

    def counted(self) -> None:
        """SQLite counts on from the highest number by itself."""


def _order(table: str) -> str:
    return ", ".join(TABLES[table])


@contextmanager
def file_source(path: Path) -> Iterator[Side]:
    """A consistent copy of a file, brought up to date; the file itself is not touched."""
    with tempfile.TemporaryDirectory(prefix="copy-") as folder:
        part = Path(folder) / "copy.db"
        copy_file(path, part)
        try:
            with closing(connect(part, read_only=False)) as connection:
                migrate(connection, path)
                yield FileSide(connection)
        except sqlite3.Error as error:
            raise explain(error, path) from error


@contextmanager
def file_target(path: Path) -> Iterator[Side]:
    """A new file, whole or not at all."""
    if path.exists():
        raise StorageTrouble("other", f"{path} already exists; name another file, it is not overwritten.")
    try:
        with tempfile.TemporaryDirectory(dir=path.absolute().parent, prefix=".copy-") as folder:
            part = Path(folder) / "part"
            with closing(connect(part, read_only=False)) as connection:
                migrate(connection, path)
                connection.execute("begin immediate")
                yield FileSide(connection)
                connection.execute("commit")
                connection.execute("pragma journal_mode = delete")
            found = integrity(part)
            if found:
                raise StorageTrouble("damaged", f"{path}: {found[0]}")
            private_files.put(part, path)
    except (OSError, sqlite3.Error) as error:
        raise explain(error, path) from error


def move(source: Side, target: Side) -> dict[str, int]:
    """Copy every table and compare what has arrived; returns how many rows each has."""
    counts = {}
    for table in TABLES:
        columns = source.columns(table)
        rows = source.rows(table, columns)
        while part := list(islice(rows, ROWS_AT_ONCE)):
            target.insert(table, columns, part)
    target.counted()
    for table in TABLES:
        columns, counts[table] = source.columns(table), 0
        for was, arrived in zip_longest(source.rows(table, columns), target.rows(table, columns)):
            if was != arrived:
                raise StorageTrouble("other", f"a row of {table} did not arrive as it was; nothing was copied.")
            counts[table] += 1
    return counts


def copy(source: Where, target: Where) -> dict[str, int]:
    """All data of one database in an empty one of the other kind, in one transaction; returns the numbers of rows."""
    if is_address(source) == is_address(target):
        raise StorageTrouble(
            "other", "This moves data between SQLite and PostgreSQL; from one to the same, use backup and restore."
        )
    try:
        from storage.postgresql import copying
    except ModuleNotFoundError as missing:
        raise StorageTrouble("missing", LACKING.format(name=missing.name)) from None
    opened = copying.address_source(str(source)) if is_address(source) else file_source(Path(source))
    made = copying.address_target(str(target)) if is_address(target) else file_target(Path(target))
    with made as there, opened as here:
        return move(here, there)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m storage.copy",
        description="Move all data from SQLite to PostgreSQL or back; TO must be empty, FROM is not changed.",
    )
    for name in ("from", "to"):
        parser.add_argument(name, type=place, metavar=name.upper(), help="a file, or postgresql://…")
    args = vars(parser.parse_args(argv))
    try:
        counts = copy(args["from"], args["to"])
    except StorageTrouble as trouble:
        print(trouble, file=sys.stderr)
        return 2
    print(f"{sum(counts.values()):,} rows were copied and compared, {counts['tables']:,} tables among them")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
