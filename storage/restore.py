"""Put a copy in place of a database: what was there is kept aside, and no number is ever used again.

People were told more than the copy holds. Which versions of tables they know stands in the file of `storage.told` and
in the database that is replaced; where neither can be read, every table counts as played on since.
"""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
import time
from collections.abc import Mapping
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from msgspec import Struct

from storage import private_files, serving, told
from storage.connection import Connection
from storage.copy import file_source, move
from storage.copying import copy as copy_file
from storage.copying import integrity, looked_into
from storage.database import LACKING, Where, is_address
from storage.errors import StorageTrouble, explain
from storage.migrations import migrate
from storage.sqlite import connect
from storage.told import ToldVersion

UNWRITTEN_TABLES = 100  # that may have been opened after the last line about a table was written
UNKNOWN_TABLES = 10_000  # that may have been opened since a copy of which nothing else is known
UNKNOWN_VERSIONS = 10_000  # changes that a table may have had since then
BESIDE = ("-wal", "-shm", "-journal")


class Restored(Struct, frozen=True):
    """What became of a restore."""

    aside: str | None  # where what was there before is now; None if there was nothing
    older: tuple[int, ...]  # tables of which people know more than is stored now
    lost: tuple[int, ...]  # tables that are not there any more
    above: int  # new tables get higher numbers


def restore(source: Path, where: Where) -> Restored:
    """Put the copy in place, whole or not at all; `StorageTrouble` says why not, and then nothing is changed."""
    damage = integrity(source)
    if damage:
        raise StorageTrouble("damaged", f"{source} is damaged: {damage[0]}; take another copy.")
    with looked_into(source) as (connection, _, version):
        if not version:
            raise StorageTrouble("other", f"{source} holds nothing; take another copy.")
        copied = known_in(connection)
    return _into_address(source, str(where), copied) if is_address(where) else _into_file(source, Path(where), copied)


def known_in(connection: Connection) -> dict[int, ToldVersion]:
    """What a database says of every table: its version, and up to which turn its thread was told."""
    found = connection.execute("select id, version, told from tables").fetchall()
    return {table: ToldVersion(version, turn) for table, version, turn in found}


class Lost(Struct, frozen=True):
    """How far people are ahead of a copy."""

    known: Mapping[int, ToldVersion]  # of every table
    highest: int  # number in the copy
    above: int

    def result(self, aside: str | None, copied: Mapping[int, ToldVersion]) -> Restored:
        older, lost = told.behind(self.known, {table: one.version for table, one in copied.items()})
        return Restored(aside, tuple(older), tuple(lost), self.above)

    def tell(self, where: Where, copied: Mapping[int, ToldVersion]) -> None:
        """For the next start, which lets every table say what it lost; of the others their numbers are noted."""
        known = {table: one for table, one in self.known.items() if table in copied}
        told.ToldVersions(told.file_of(where)).keep(known)

    def note(self, connection: Connection, at: float) -> None:
        """In the database itself, so that it goes wherever that goes."""
        connection.execute("insert into restored (at, highest, above) values (?, ?, ?)", (at, self.highest, self.above))


def compare(
    copied: Mapping[int, ToldVersion], replaced: Mapping[int, ToldVersion] | None, where: Where, above: int
) -> Lost:
    """What people know beyond a copy; `replaced` is None where there is no database any more that could be read."""
    noted = told.read(told.file_of(where))
    if replaced is None and not noted:
        known = {table: ToldVersion(one.version + UNKNOWN_VERSIONS, one.turn) for table, one in copied.items()}
        room = UNKNOWN_TABLES
    else:
        known = dict(noted)
        for table, one in (replaced or {}).items():
            known[table] = max(one, known.get(table, one), key=lambda each: each.version)
        room = UNWRITTEN_TABLES if replaced is None else 0
    highest = max(copied, default=0)
    return Lost(known, highest, max(highest, above, *known, 0) + room)


def _into_file(source: Path, path: Path, copied: Mapping[int, ToldVersion]) -> Restored:
    path = path.absolute()
    if serving.is_served(path):
        raise StorageTrouble("busy", f"A bot is running on {path}; stop that one first.")
    serving.serve(path)
    try:
        replaced, above = _read_file(path)
        lost = compare(copied, replaced, path, above)
        now = time.time()
        with tempfile.TemporaryDirectory(dir=path.parent, prefix=".restore-") as folder:
            part = Path(folder) / "part"
            copy_file(source, part, path)
            with closing(connect(part, read_only=False)) as connection:
                migrate(connection, source)
                connection.execute("drop table if exists backup")
                lost.note(connection, now)
                connection.execute("pragma journal_mode = delete")
            aside = _keep(path, now)
            lost.tell(path, copied)
            for ending in BESIDE:
                path.with_name(f"{path.name}{ending}").unlink(missing_ok=True)
            private_files.put(part, path, over=True)
    except (OSError, sqlite3.Error) as error:
        raise explain(error, path) from error
    finally:
        serving.release(path)
    return lost.result(None if aside is None else str(aside), copied)


def _read_file(path: Path) -> tuple[dict[int, ToldVersion] | None, int]:
    """What the file that is replaced knows, and above which number it was to go on; None if it cannot be read."""
    try:
        with looked_into(path) as (connection, _, version):
            return (known_in(connection), given_up_to(connection)) if version else ({}, 0)
    except (StorageTrouble, sqlite3.Error):
        return None, 0


def given_up_to(connection: Connection) -> int:
    """Up to which number none is given again; an older database does not say."""
    try:
        return int(connection.execute("select coalesce(max(above), 0) from restored").fetchone()[0])
    except sqlite3.OperationalError:
        return 0


def _keep(path: Path, now: float) -> Path | None:
    """A copy of the file that is replaced, byte by byte, whatever state it is in, with all that belongs to it."""
    if not path.exists():
        return None
    aside = path.with_name(f"{path.stem}-before-{stamp(now)}{path.suffix}")
    for ending in ("", *BESIDE):
        found = path.with_name(f"{path.name}{ending}")
        if found.exists():
            kept = aside.with_name(f"{aside.name}{ending}")
            private_files.create(kept)
            shutil.copyfile(found, kept)
    return aside


def stamp(now: float) -> str:
    """A moment as a part of a name; no two restores have the same."""
    return datetime.fromtimestamp(now, UTC).strftime("%Y-%m-%dT%H-%M-%S-%fZ")


def _into_address(source: Path, address: str, copied: Mapping[int, ToldVersion]) -> Restored:
    try:
        from storage.postgresql import restoring
    except ModuleNotFoundError as missing:
        raise StorageTrouble("missing", LACKING.format(name=missing.name)) from None
    now = time.time()
    with restoring.emptied(address, stamp(now)) as (connection, side, replaced, aside, above):
        lost = compare(copied, None if replaced is None else dict(known_rows(replaced)), address, above)
        with file_source(source) as here:
            move(here, side)
        lost.note(connection, now)
        told.number_above(connection, lost.above)
        lost.tell(address, copied)
    return lost.result(aside, copied)


def known_rows(rows: list[tuple[int, int, int]]) -> list[tuple[int, ToldVersion]]:
    """Rows of tables: number, version, turn."""
    return [(table, ToldVersion(version, turn)) for table, version, turn in rows]
