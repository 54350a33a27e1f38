"""Migrations on PostgreSQL: the scripts of SQLite, all in one transaction, by one program at a time."""

from __future__ import annotations

from pathlib import Path

from storage.errors import StorageTrouble
from storage.migrations import FOLDER, newer, statements, steps
from storage.postgresql.dialect import PostgresConnection, typed
from storage.postgresql.troubles import named

STEP_LOCK = 0x4B6F6E74  # "Kont": who takes the steps holds it
VERSION = "schema_version"  # the table that says it is ours, and which steps were taken
TABLES = "select table_name from information_schema.tables where table_schema = current_schema()"


def version_of(connection: PostgresConnection) -> int | None:
    """Which steps were taken; None if this is no database of ours."""
    if connection.execute("select to_regclass(?)", (VERSION,)).fetchone() == (None,):
        return None
    ((version,),) = connection.execute(f"select version from {VERSION}").fetchall()
    return int(version)


def inspect(connection: PostgresConnection, address: str, folder: Path = FOLDER) -> int:
    """The version of a database that is ours and not newer than this program; everything else is refused."""
    version = version_of(connection)
    if version is None:
        if connection.execute(TABLES).fetchone() is not None:
            raise StorageTrouble("foreign", f"{named(address)} belongs to another program; make one for the bot.")
        return 0
    if version > len(steps(folder)):
        raise newer(named(address), version, len(steps(folder)))
    return version


def take_steps(connection: PostgresConnection, address: str, folder: Path = FOLDER) -> tuple[int, int]:
    """In a transaction: bring a database up to date; returns the versions before and after."""
    newest = len(steps(folder))
    before = inspect(connection, address, folder)
    if before == newest:
        return before, newest
    connection.execute("select pg_advisory_xact_lock(?)", (STEP_LOCK,))
    before = inspect(connection, address, folder)  # another program may have been quicker
    if not before:
        connection.execute(f"create table {VERSION} (version integer not null)")
        connection.execute(f"insert into {VERSION} (version) values (0)")
    for number, script in steps(folder):
        if number > before:
            for statement in statements(script):
                connection.raw.execute(typed(statement))
    connection.execute(f"update {VERSION} set version = ?", (newest,))
    return before, newest


def migrate(connection: PostgresConnection, address: str, folder: Path = FOLDER) -> tuple[int, int]:
    """Bring a database up to date, all steps or none."""
    with connection.raw.transaction():
        return take_steps(connection, address, folder)
