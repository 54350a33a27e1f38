"""The schema in numbered steps, for both databases; all of them in one transaction, or a refusal with the reason."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from storage.connection import Connection
from storage.errors import StorageTrouble

FOLDER = Path(__file__).parent
APPLICATION = 0x4B6F6E74  # "Kont": what the header of our files says


@lru_cache(maxsize=8)
def steps(folder: Path = FOLDER) -> tuple[tuple[int, str], ...]:
    """Number and SQL of every step, in order and without gaps."""
    found: list[tuple[int, str]] = []
    for path in sorted(folder.glob("*.sql")):
        number = re.match(r"(\d{4})_\w+\.sql", path.name)
        if number is None or int(number[1]) != len(found) + 1:
            raise StorageTrouble("other", f"migrations: {path.name} should begin with {len(found) + 1:04d}_")
        found.append((int(number[1]), path.read_text(encoding="utf-8")))
    return tuple(found)


def statements(script: str) -> Iterator[str]:
    """The single statements of a script."""
    pending = ""
    for line in script.splitlines(keepends=True):
        pending += line
        if sqlite3.complete_statement(pending):
            yield pending
            pending = ""


def newer(where: str, version: int, newest: int) -> StorageTrouble:
    """That a database cannot be used by a program older than the one that wrote it."""
    return StorageTrouble(
        "newer",
        f"{where} was written by a newer version (database version {version}, this program knows up to {newest}); "
        "update the program, or restore a backup made before the update.",
    )


def version_of(connection: Connection) -> int:
    version: int = connection.execute("pragma user_version").fetchone()[0]
    return version


def inspect(connection: sqlite3.Connection, path: Path, folder: Path = FOLDER) -> int:
    """The version of a database that is ours and not newer than this program; everything else is refused."""
    version = version_of(connection)
    mark = connection.execute("pragma application_id").fetchone()[0]
    tables = connection.execute("select count(*) from sqlite_master").fetchone()[0]
    if mark != APPLICATION and (tables or mark or version):
        raise StorageTrouble("foreign", f"{path} is a database of another program; name another file.")
    newest = len(steps(folder))
    if version > newest:
        raise newer(str(path), version, newest)
    return version


def migrate(connection: sqlite3.Connection, path: Path, folder: Path = FOLDER) -> tuple[int, int]:
    """Bring a database up to date, all steps or none; returns the versions before and after."""
    before = inspect(connection, path, folder)
    newest = len(steps(folder))
    connection.execute("begin immediate")  # also where nothing is to be done: a file that cannot be written is no use
    try:
        # Another program may have been quicker between the look and the lock.
        before = inspect(connection, path, folder)
        if before < newest:
            _migrate(connection, before, newest, folder)
            if connection.execute("pragma foreign_key_check").fetchone() is not None:
                raise StorageTrouble("damaged", f"{path}: after the update a row refers to one that does not exist.")
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:
            connection.execute("rollback")
        raise
    return before, newest


def _migrate(connection: sqlite3.Connection, before: int, newest: int, folder: Path) -> None:
    for number, script in steps(folder):
        if number > before:
            for statement in statements(script):
                connection.execute(statement)
    connection.execute(f"pragma application_id = {APPLICATION}")
    connection.execute(f"pragma user_version = {newest}")
