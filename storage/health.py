"""A look at a database that changes nothing and does not take long, for `kontor doctor`."""

from __future__ import annotations

import os
import sqlite3
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path

from storage import told
from storage.connection import Connection
from storage.contents import summary
from storage.copying import look, looked_into
from storage.database import LACKING, Where, is_address
from storage.errors import StorageTrouble, explain, lines_of
from storage.migrations import inspect, statements, steps
from storage.serving import is_served

PAGES_SECONDS = 4.0  # seconds for looking through the pages; a large file takes longer
LONG_WAIT_SECONDS = 3600.0  # seconds after which something that is still to be told is worth a word


def examine(where: Where) -> Iterator[tuple[bool, str]]:
    """What is in order, and what is wrong; as much as can be told, whatever state the database is in."""
    return examine_address(str(where)) if is_address(where) else examine_file(Path(where))


def described(where: Where) -> str:
    """Which database this is and how much it holds; `StorageTrouble` if it is none of ours, or not there."""
    with looked_into(where) as (connection, name, version):
        return f"{name}: {summary(connection) if version else 'empty'}"


def examine_address(address: str) -> Iterator[tuple[bool, str]]:
    try:
        from storage.postgresql import checking
    except ModuleNotFoundError as missing:
        yield False, LACKING.format(name=missing.name)
        return
    try:
        with checking.looked_at(address) as (connection, name, version, served):
            if served:
                yield True, f"a bot is running on {name}"
            yield from contents(connection, name, version, address)
    except StorageTrouble as trouble:
        yield False, str(trouble)


def examine_file(path: Path) -> Iterator[tuple[bool, str]]:
    path = path.absolute()
    try:
        if path.is_dir() or not path.parent.is_dir():
            yield False, f"{path} cannot be a file there; name another one"
            return
        there = path.exists()
    except OSError as error:
        yield False, f"{path} cannot be reached by this user ({error.strerror}); try it as root"
        return
    if not there:
        yield True, f"{path} does not exist yet; the bot makes it"
        yield from behind_what_was_told({}, path)
        return
    if is_served(path):
        yield True, f"a bot is running on {path}; a second one would be refused"
    if not os.access(path, os.W_OK):
        yield False, f"{path} cannot be written to; make the file and its folder writable for this user."
    try:
        with closing(look(path)) as connection:
            version = inspect(connection, path)
            damage = pages(connection)
            if damage is None:
                yield (
                    True,
                    f"{path}: nothing wrong in {PAGES_SECONDS:.0f} s; `kontor check` looks at all of it",
                )
            else:
                for line in damage[:5]:
                    yield False, f"{path} is damaged ({line}); restore the last backup."
            lacking = missing(connection, version)
            for name in lacking:
                yield False, f"{path} lacks {name}; restore the last backup."
            if not damage and not lacking:
                yield from contents(connection, str(path), version, path)
    except (sqlite3.Error, OSError) as error:
        yield False, str(explain(error, path))
    except StorageTrouble as trouble:
        yield False, str(trouble)


def pages(connection: sqlite3.Connection) -> list[str] | None:
    """What SQLite finds wrong with the pages of a file; None if there was not the time to look at all of them."""
    ended = threading.Timer(PAGES_SECONDS, connection.interrupt)
    ended.start()
    try:
        found = [line for row in connection.execute("pragma quick_check(5)") for line in lines_of(row[0])]
    except sqlite3.OperationalError as error:
        if error.sqlite_errorname != "SQLITE_INTERRUPT":
            raise
        return None
    except sqlite3.DatabaseError as error:  # too damaged even to be looked through
        return [str(error)]
    finally:
        ended.cancel()
    return [] if found == ["ok"] else found


def missing(connection: sqlite3.Connection, version: int) -> list[str]:
    """The tables, columns and indexes that a database of this version has, and this one has not."""
    with closing(sqlite3.connect(":memory:")) as whole:
        for number, script in steps():
            if number <= version:
                for statement in statements(script):
                    whole.execute(statement)
        return sorted(_schema(whole) - _schema(connection))


def _schema(connection: sqlite3.Connection) -> set[str]:
    found = set()
    for kind, name in connection.execute("select type, name from sqlite_master where name not like 'sqlite_%'"):
        found.add(f"the {kind} {name}")
        if kind == "table":
            columns = connection.execute("select name from pragma_table_info(?)", (name,))
            found |= {f"the column {column} of {name}" for (column,) in columns}
    return found


def contents(connection: Connection, name: str, version: int, where: Where) -> Iterator[tuple[bool, str]]:
    """What a sound database holds."""
    newest = len(steps())
    known = "" if version == newest else f"; its version {version} becomes {newest} at the next start"
    if not version:
        yield True, f"{name} is empty; the bot makes its tables at the first start"
        yield from behind_what_was_told({}, where)
        return
    yield True, f"{name} can be used: {summary(connection)}{known}"
    if version == newest:
        yield from waiting(connection, time.time())
    yield from behind_what_was_told(told.stored_versions(connection), where)


def behind_what_was_told(stored: Mapping[int, int], where: Where) -> Iterator[tuple[bool, str]]:
    """Whether people were told more than is stored: a damaged log, or an older copy, has taken tables back."""
    file = told.file_of(where)
    older, lost = told.behind(told.read(file), stored)
    if older:
        numbers = ", ".join(map(str, older))
        yield False, f"people were told more of tables {numbers} than is stored; these stand still after the start"
    if lost:
        numbers = ", ".join(map(str, lost))
        yield False, f"tables {numbers} are gone; restore the newest backup, or delete {file} if this is meant"


def waiting(connection: Connection, now: float) -> Iterator[tuple[bool, str]]:
    """The tables whose messages have waited for too long, longest first, with the last reason."""
    rows = connection.execute(
        "select table_id, count(*), min(created_at), max(error) from outbox where created_at < ?"
        " group by table_id order by min(created_at)",
        (now - LONG_WAIT_SECONDS,),
    ).fetchall()
    for table, notices, since, error in rows:
        hours, reason = (now - since) / 3600, error or "not tried yet"
        yield False, f"table {table}: {notices} notices wait, the oldest for {hours:.1f} h: {reason}"
    if not rows:
        yield True, "no message waits for longer than an hour"
