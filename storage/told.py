"""Which version of each table people were told, kept in a small file beside the database.

A damaged log or an older copy takes the database back without a trace in itself; this file still knows. A line is
written after what it tells of was saved, so it is never ahead of a sound database.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlsplit
from zlib import crc32

import msgspec
from msgspec import Struct

from storage import private_files
from storage.connection import Connection
from storage.database import Where, beside, is_address
from storage.errors import StorageTrouble
from storage.rows import TableRow

log = logging.getLogger(__name__)

WRITE_SECONDS = 1.0  # what happens in so short a time is written together
MOST_LINES = 20_000  # in the file before it is written anew, with one line for each table


class ToldVersion(Struct, frozen=True):
    """What people know of a table: its version, and up to which turn its thread was told."""

    version: int
    turn: int = 0


def file_of(where: Where) -> Path:
    """Where the file of a database lies; that of an address is named after its server and database."""
    path = beside(where)
    if is_address(where):
        parts = urlsplit(str(where))
        path = path.with_stem(f"{path.stem}-{crc32(f'{parts.hostname}:{parts.port}{parts.path}'.encode()):08x}")
    return path.with_name(f"{path.name}.told")


def read(path: Path) -> dict[int, ToldVersion]:
    """What the file holds, the last line of each table; lines that a power cut has torn are left out."""
    found: dict[int, ToldVersion] = {}
    try:
        lines = path.read_bytes().splitlines()
    except FileNotFoundError:
        return found
    for line in lines:
        said, _, check = line.rpartition(b" ")
        if check == _check(said) and len(parts := said.split()) == 3:
            table, version, turn = map(int, parts)
            found[table] = ToldVersion(version, turn)
    return found


def refuse_to_begin_anew(where: Where) -> None:
    """A file that people play on and that is not there is not made again: it is mounted, moved back or restored."""
    path, file = Path(where), file_of(where)
    if is_address(where) or path.exists():
        return
    known = read(file)
    if known:
        raise StorageTrouble(
            "missing",
            f"{path.absolute()} is gone, and {len(known)} tables with it. Put it back, or take the newest backup:"
            f" `kontor restore`. If you mean to begin anew, delete {file.absolute()}",
        )


def behind(told: Mapping[int, ToldVersion], stored: Mapping[int, int]) -> tuple[list[int], list[int]]:
    """The tables that are stored in an older version than people were told, and those that are not stored at all."""
    older = [table for table, one in told.items() if table in stored and stored[table] < one.version]
    return sorted(older), sorted(table for table in told if table not in stored)


def stored_versions(connection: Connection) -> dict[int, int]:
    """The version of every table."""
    return dict(connection.execute("select id, version from tables").fetchall())


def numbers_given(connection: Connection) -> list[tuple[int, int]]:
    """Of every restore: the highest number that the copy had, and the one up to which none is given again."""
    return msgspec.convert(connection.execute("select highest, above from restored").fetchall(), list[tuple[int, int]])


def number_above(connection: Connection, highest: int) -> None:
    """On PostgreSQL: new tables get higher numbers."""
    connection.execute(
        "select setval(pg_get_serial_sequence('tables', 'id'), greatest(?, (select coalesce(max(id), 1) from tables)))",
        (highest,),
    )


def _line(table: int, one: ToldVersion) -> bytes:
    said = f"{table} {one.version} {one.turn}".encode()
    return said + b" " + _check(said) + b"\n"


def _check(said: bytes) -> bytes:
    return b"%08x" % crc32(said)


class ToldVersions:
    """The file while the bot runs: notes are written soon after, in another thread; nobody waits for that."""

    def __init__(self, path: Path) -> None:
        self.path = path
        private_files.tighten([path])
        self.known = read(path)
        self._unwritten: dict[int, ToldVersion] = {}
        self._lines = MOST_LINES  # begins with a file that is written anew
        self._timer: threading.Timer | None = None
        self._notes, self._file = threading.Lock(), threading.Lock()
        self._failing = False

    def note(self, row: TableRow) -> None:
        """A change of a table was saved, and people hear of it; of one that stands still they have heard more."""
        if row.behind is not None:
            return
        with self._notes:
            self.known[row.id] = self._unwritten[row.id] = ToldVersion(row.version, row.posted_segment)
            if self._timer is None:
                self._timer = threading.Timer(WRITE_SECONDS, self.write)
                self._timer.daemon = True
                self._timer.start()

    def keep(self, known: Mapping[int, ToldVersion]) -> None:
        """Write what people know, in place of what was written so far."""
        with self._file:
            self.known = dict(known)
            self._write_anew(known)

    async def close(self) -> None:
        """Write what is not written yet."""
        if self._timer is not None:
            self._timer.cancel()
        await asyncio.to_thread(self.write)

    def write(self) -> None:
        """Write what was noted since the last time."""
        with self._file:
            with self._notes:
                notes, self._unwritten, self._timer = self._unwritten, {}, None
                known = dict(self.known)
            if not notes:
                return
            try:
                if self._lines + len(notes) > MOST_LINES:
                    self._write_anew(known)
                else:
                    self._append(notes)
                self._failing = False
            except OSError as error:
                if not self._failing:
                    log.error("%s cannot be written, so a loss would go unnoticed: %s", self.path, error.strerror)
                self._failing, self._lines = True, MOST_LINES

    def _append(self, notes: Mapping[int, ToldVersion]) -> None:
        with self.path.open("ab") as file:
            file.write(b"".join(_line(table, one) for table, one in notes.items()))
            file.flush()
            os.fsync(file.fileno())
        self._lines += len(notes)

    def _write_anew(self, known: Mapping[int, ToldVersion]) -> None:
        part = self.path.with_name(f"{self.path.name}.part")
        part.unlink(missing_ok=True)
        private_files.create(part)
        with part.open("wb") as file:
            file.write(b"".join(_line(table, one) for table, one in known.items()))
            file.flush()
            os.fsync(file.fileno())
        part.replace(self.path)
        self._lines = len(known)
