"""The file: one connection that writes, one that looks; every transaction is one piece of work on its thread."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import zlib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TypeVar

import aiosqlite
import msgspec

from storage.migrations import FOLDER, migrate
from storage.trouble import explain

log = logging.getLogger(__name__)
T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

BUSY_MS = 5_000


class Line(aiosqlite.Connection):
    """A connection and its thread, which takes a whole piece of work at a time.

    Between `begin` and `commit` there is no await that a cancelled task could leave open: once handed over, a
    transaction runs to its end whatever becomes of whoever waits for it, and the thread's queue is the one lock.
    """

    async def run(self, work: Work[T]) -> T:
        """What the work returns."""
        result: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]
        return result


def transaction(begin: str, work: Work[T], connection: sqlite3.Connection) -> T:
    """All of the work or nothing of it."""
    if connection.in_transaction:
        connection.execute("rollback")
    connection.execute(begin)
    try:
        result = work(connection)
        connection.execute("commit")
    except BaseException:
        if connection.in_transaction:
            connection.execute("rollback")
        raise
    return result


def connect(path: Path, *, read_only: bool) -> sqlite3.Connection:
    """A plain connection with our settings; transactions are begun by hand."""
    uri = f"{path.absolute().as_uri()}?mode={'ro' if read_only else 'rwc'}"
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, timeout=BUSY_MS / 1000, check_same_thread=False)
    try:
        if read_only:
            connection.execute("pragma query_only = on")
        else:
            connection.execute("pragma journal_mode = wal")
            connection.execute("pragma synchronous = full")  # a confirmed move survives a power cut
            connection.execute("pragma foreign_keys = on")
    except BaseException:
        connection.close()
        raise
    return connection


class Database:
    """An open database file, brought up to date."""

    def __init__(self, path: Path, writer: Line, reader: Line) -> None:
        self.path = path
        self._writer = writer
        self._reader = reader

    @classmethod
    async def open(cls, path: str | Path, migrations: Path = FOLDER) -> Database:
        """Open or create a database; `StorageTrouble` says why it cannot be used."""
        path = Path(path)
        writer: Line | None = None
        try:
            writer = await _line(path, read_only=False)
            before, after = await writer.run(partial(migrate, path=path, folder=migrations))
            reader = await _line(path, read_only=True)
        except BaseException as error:
            if writer is not None:
                await writer.close()
            if isinstance(error, sqlite3.Error | OSError):
                raise explain(error, path) from error
            raise
        if before != after:
            log.info("database migrated from=%s to=%s", before, after)
        return cls(path, writer, reader)

    async def write(self, work: Work[T]) -> T:
        """Run the work in one transaction; cancelled or not, all of it is saved or nothing."""
        return await self._guarded(self._writer, partial(transaction, "begin immediate", work))

    async def read(self, work: Work[T]) -> T:
        """Run the work on one unchanging picture of the database."""
        return await self._guarded(self._reader, partial(transaction, "begin", work))

    async def close(self) -> None:
        """Finish what was handed over, then close both connections."""
        await self._reader.close()
        await self._writer.close()

    async def _guarded(self, line: Line, work: Work[T]) -> T:
        try:
            return await line.run(work)
        except (sqlite3.Error, msgspec.MsgspecError, zlib.error) as error:
            raise explain(error, self.path) from error


async def _line(path: Path, *, read_only: bool) -> Line:
    # Connected before the line has a thread, which would outlive a connection that fails.
    connection = await asyncio.to_thread(connect, path, read_only=read_only)
    line = Line(lambda: connection, iter_chunk_size=64)
    await line
    return line
