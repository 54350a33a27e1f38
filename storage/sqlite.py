"""A file of SQLite: one connection writes, one reads, one tidies up; every transaction is one piece of work."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
import time
import traceback
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AbstractContextManager, nullcontext, suppress
from functools import partial
from pathlib import Path
from typing import ParamSpec, TypeVar

import aiosqlite

from storage import private_files, serving
from storage.claims import ALL_SHARDS
from storage.connection import Work
from storage.errors import FATAL, UNREADABLE, StorageTrouble, explain
from storage.migrations import FOLDER, migrate

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")

BUSY_MS = 5_000
SYNCHRONOUS = "full"  # how soon a transaction is on the disk: a confirmed move survives a power cut
TIDY_AFTER = 200  # transactions; then what they wrote is moved from the log (WAL) into the file, beside the next ones
IDLE_SECONDS = (
    5.0  # without writing; then all of the log is moved, and what is in the file alone cannot be lost with it
)
EMPTYING_MS = 200  # that writing may have to wait while an emptied log is cut off


class QueuedConnection(aiosqlite.Connection):
    """A connection and its thread, which takes a whole piece of work at a time.

    Between `begin` and `commit` there is no await that a cancelled task could leave open: once handed over, a
    transaction runs to its end whatever becomes of whoever waits for it, and the thread's queue is the one lock.
    """

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """What the work returns."""
        result: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]
        return result


def transaction(begin: str, work: Callable[[sqlite3.Connection], T], connection: sqlite3.Connection) -> T:
    """All of the work or nothing of it."""
    if connection.in_transaction:
        connection.execute("rollback")
    connection.execute(begin)
    try:
        result = work(connection)
        connection.execute("commit")
    except BaseException as error:
        # A cursor that lives on in a frame of the error would hold this connection at the picture it has read.
        traceback.clear_frames(error.__traceback__)
        if connection.in_transaction:
            connection.execute("rollback")
        raise
    return result


def checkpoint(connection: sqlite3.Connection) -> bool:
    """Move what can be moved: this waits for nobody, and nobody waits for it."""
    connection.execute("pragma wal_checkpoint(passive)").fetchall()
    return True


def empty_log(connection: sqlite3.Connection) -> bool:
    """Move all of the log into the file and cut it off; False if somebody still reads in it.

    A log that is left lying counts again at the next start, up to the first damage in it.
    """
    checkpoint(connection)
    connection.execute(f"pragma busy_timeout = {EMPTYING_MS}")
    try:
        (busy, _, _) = connection.execute("pragma wal_checkpoint(truncate)").fetchone()
    finally:
        connection.execute(f"pragma busy_timeout = {BUSY_MS}")
    return not busy


def connect(path: Path, *, read_only: bool) -> sqlite3.Connection:
    """A plain connection with our settings; transactions are begun by hand."""
    uri = f"{path.absolute().as_uri()}?mode={'ro' if read_only else 'rwc'}"
    if not read_only:
        private_files.create(path)
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, timeout=BUSY_MS / 1000, check_same_thread=False)
    try:
        if read_only:
            connection.execute("pragma query_only = on")
        else:
            connection.execute("pragma journal_mode = wal")
            connection.execute(f"pragma synchronous = {SYNCHRONOUS}")
            connection.execute("pragma foreign_keys = on")
            connection.execute("pragma secure_delete = on")  # what is deleted is overwritten, however SQLite was built
            connection.execute("pragma wal_autocheckpoint = 0")  # nobody's move waits for that, see `_tidy`
    except BaseException:
        connection.close()
        raise
    return connection


class SqliteDatabase:
    """An open database file, brought up to date; it belongs to one process."""

    process: str | None = None
    shards = ALL_SHARDS
    processes = 1

    def __init__(
        self, path: Path, writer: QueuedConnection, reader: QueuedConnection, keeper: QueuedConnection, *, alone: bool
    ) -> None:
        self.path = path
        self.looks = 0
        self._alone = alone
        self.heard: Callable[[], None] = lambda: None  # there is nobody else
        self.timed: Callable[[str], AbstractContextManager[None]] = lambda _: nullcontext()
        self._lost: StorageTrouble | None = None
        self._file = path.stat()
        self._writer = writer
        self._reader = reader
        self._keeper = keeper
        self._written = 0
        self._closed = False
        self._last_write = 0.0
        self._idle: threading.Timer | None = None
        self._tidying: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, path: str | Path, migrations: Path = FOLDER, *, alone: bool = False) -> SqliteDatabase:
        """Open or create a database; `StorageTrouble` says why it cannot be used.

        `alone` is for the bot that serves it: a second one is refused.
        """
        path = Path(path)
        opened: list[QueuedConnection] = []
        private_files.tighten_database(path)
        if alone:
            serving.serve(path)
        try:
            opened.append(await _connect(path, read_only=False))
            before, after = await opened[0].run(partial(migrate, path=path, folder=migrations))
            opened.append(await _connect(path, read_only=True))
            opened.append(await _connect(path, read_only=False))
        except BaseException as error:
            for connection in reversed(opened):
                await connection.close()
            if alone:
                serving.release(path)
            if isinstance(error, sqlite3.Error | OSError):
                raise explain(error, path) from error
            raise
        if before != after:
            log.info("database migrated from=%s to=%s", before, after)
        writer, reader, keeper = opened
        return cls(path, writer, reader, keeper, alone=alone)

    @staticmethod
    def hold(table: int) -> AbstractAsyncContextManager[None]:
        return nullcontext()

    @staticmethod
    def tell_others() -> None:
        """There is nobody to be told."""

    async def write(self, work: Work[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run the work in one transaction; cancelled or not, all of it is saved or nothing."""
        with self.timed("write"):
            result = await self._guarded(
                self._writer, partial(transaction, "begin immediate", lambda it: work(it, *args, **kwargs))
            )
        self._written += 1
        self._last_write = time.monotonic()
        if self._written >= TIDY_AFTER and self._tidying is None:
            self._written = 0
            self._tidying = asyncio.create_task(self._tidy(checkpoint))
        if self._idle is None:
            self._look_later(IDLE_SECONDS)
        return result

    def _look_later(self, seconds: float) -> None:
        """Look whether all is quiet: in so many seconds by the real clock, whatever time the event loop has."""
        loop = asyncio.get_running_loop()

        def look() -> None:
            with suppress(RuntimeError):  # the loop was closed meanwhile
                loop.call_soon_threadsafe(self._look_whether_idle)

        self._idle = threading.Timer(seconds, look)
        self._idle.daemon = True
        self._idle.start()

    def _look_whether_idle(self) -> None:
        """Empty the log once nobody has written for a while; one timer for however many transactions."""
        if self._idle is None:
            return
        self._idle = None
        left = self._last_write + IDLE_SECONDS - time.monotonic()
        if left > 0 or self._tidying is not None:
            self._look_later(max(left, IDLE_SECONDS / 5))
        else:
            self._tidying = asyncio.create_task(self._tidy(empty_log))

    async def read(self, work: Work[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run the work on one unchanging picture of the database."""
        self.looks += 1
        try:
            with self.timed("read"):
                return await self._guarded(
                    self._reader, partial(transaction, "begin", lambda it: work(it, *args, **kwargs))
                )
        finally:
            self.looks -= 1

    async def erase(self) -> None:
        """Empty the log, which still has the pages as they were; if somebody reads in it, once they are done."""
        while self._tidying is not None:
            await self._tidying
        self._tidying = asyncio.create_task(self._tidy(empty_log))
        await self._tidying

    async def close(self) -> None:
        """Finish what was handed over, then close all connections."""
        self._closed = True
        if self._idle is not None:
            self._idle.cancel()
            self._idle = None
        if self._tidying is not None:
            await self._tidying
        for connection in (self._reader, self._keeper, self._writer):
            await connection.close()
        if self._alone:
            serving.release(self.path)

    def lost(self) -> StorageTrouble | None:
        """Why nobody can go on with the file that was opened: it is gone, is another one, or broke."""
        try:
            now = self.path.stat()
        except OSError as error:
            return StorageTrouble("missing", f"{self.path} is gone ({error.strerror}); stop the bot and put it back.")
        if (now.st_dev, now.st_ino) != (self._file.st_dev, self._file.st_ino):
            return StorageTrouble("missing", f"{self.path} was replaced by another file; start the bot again.")
        if now.st_size < self._file.st_size:
            return StorageTrouble("damaged", f"{self.path} was cut short; restore the last backup.")
        self._file = now
        return self._lost

    async def _tidy(self, work: Callable[[sqlite3.Connection], bool]) -> None:
        """Move the log into the file as far as nobody needs it; what is left waits for the next time."""
        try:
            if not await self._keeper.run(work) and self._idle is None and not self._closed:
                self._look_later(IDLE_SECONDS)
        except sqlite3.Error as error:
            log.warning("the log of the database could not be moved into it: %s", error)
        finally:
            self._tidying = None

    async def _guarded(self, connection: QueuedConnection, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await connection.run(work)
        except (sqlite3.Error, *UNREADABLE) as error:
            trouble = explain(error, self.path)
            if isinstance(error, sqlite3.Error) and trouble.kind in FATAL:  # a single value may be bad by itself
                self._lost = trouble
            raise trouble from error


async def _connect(path: Path, *, read_only: bool) -> QueuedConnection:
    # Connected before there is a thread, which would outlive a connection that fails.
    connection = await asyncio.to_thread(connect, path, read_only=read_only)
    queued = QueuedConnection(lambda: connection, iter_chunk_size=64)
    await queued
    return queued
