"""PostgreSQL: a pool of connections and a thread for each; every transaction is one piece of work."""

from __future__ import annotations

import asyncio
import logging
import lzma
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import psycopg
from psycopg_pool import ConnectionPool, PoolTimeout

from storage.connection import Work
from storage.errors import FATAL, StorageTrouble
from storage.migrations import FOLDER
from storage.postgresql.dialect import PostgresConnection, configured, connect, settings
from storage.postgresql.keeper import Keeper, serve
from storage.postgresql.schema import migrate
from storage.postgresql.troubles import Again, Unsure, explain, wrong_with_address

log = logging.getLogger(__name__)
T = TypeVar("T")

CONNECTIONS = 8  # of one process, and its threads
PATIENCE = 10.0  # seconds that a database may be away before somebody is told so
TRIES = 5  # of a transaction that another one got in the way of, or whose connection was lost before it was saved
WRITE = "begin isolation level read committed read write"
READ = "begin isolation level repeatable read read only"


class PostgresDatabase:
    """An open database, brought up to date."""

    def __init__(self, address: str, pool: ConnectionPool[Any], keeper: Keeper) -> None:
        self.address = address
        self.keeper = keeper
        self._pool = pool
        self._threads = ThreadPoolExecutor(CONNECTIONS, thread_name_prefix="postgresql")
        self._lost: StorageTrouble | None = None

    @classmethod
    async def open(cls, address: str, migrations: Path = FOLDER, *, alone: bool = False) -> PostgresDatabase:
        """Open a database, or make one of an empty one; `StorageTrouble` says why it cannot be used.

        `alone` is for the bot that serves it: a second one is refused.
        """
        return await asyncio.to_thread(cls._open, address, migrations, alone)

    @classmethod
    def _open(cls, address: str, migrations: Path, alone: bool) -> PostgresDatabase:
        wrong = wrong_with_address(address)
        if wrong is not None:
            raise StorageTrouble("missing", f"DATABASE {wrong}")
        keeper = Keeper(address)
        try:
            if alone:
                serve(keeper, address)
            connection = connect(address)
            with connection:
                before, after = migrate(PostgresConnection(connection), address, migrations)
            pool = ConnectionPool(
                address,
                kwargs=settings(address),
                configure=configure,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=PATIENCE,
                open=True,
            )
        except BaseException as error:
            keeper.close()
            if isinstance(error, psycopg.Error | OSError):
                raise explain(error, address) from error
            raise
        if before != after:
            log.info("database migrated from=%s to=%s", before, after)
        return cls(address, pool, keeper)

    async def write(self, work: Work[T], /) -> T:
        """Run the work in one transaction; cancelled or not, all of it is saved or nothing."""
        return await self._handed_over(partial(self._persistently, WRITE, work))

    async def read(self, work: Work[T], /) -> T:
        """Run the work on one unchanging picture of the database."""
        return await self._handed_over(partial(self._persistently, READ, work))

    async def close(self) -> None:
        """Finish what was handed over, then close all connections."""
        await asyncio.to_thread(self._threads.shutdown)
        await asyncio.to_thread(self._pool.close)
        await asyncio.to_thread(self.keeper.close)

    def lost(self) -> StorageTrouble | None:
        """Why nobody can go on with what was opened; a database that is away for a while is waited for."""
        return self._lost

    async def _handed_over(self, work: Callable[[], T]) -> T:
        # Shielded, since a future that has not begun would be taken back with whoever waits for it.
        return await asyncio.shield(asyncio.wrap_future(self._threads.submit(work)))

    def _persistently(self, begin: str, work: Work[T]) -> T:
        """Once more after a collision, or on another connection if this one was lost before anything was saved."""
        for left in reversed(range(TRIES)):
            try:
                return self._once(begin, work)
            except (psycopg.Error, Unsure, msgspec.MsgspecError, zlib.error, lzma.LZMAError) as error:
                if left and isinstance(error, Again):
                    continue
                if left and was_lost(error):
                    self._pool.check()
                    continue
                trouble = explain(error, self.address)
                if isinstance(error, psycopg.Error) and trouble.kind in FATAL:  # a single value may be bad by itself
                    self._lost = trouble
                raise trouble from error
        raise AssertionError("the last try returns or raises")

    def _once(self, begin: str, work: Work[T]) -> T:
        with self._pool.connection() as raw:
            connection = PostgresConnection(raw)
            connection.execute(begin)
            try:
                result = work(connection)
                try:
                    connection.execute("commit")
                except psycopg.OperationalError as error:
                    if begin == WRITE and raw.closed:
                        raise Unsure from error
                    raise
            except BaseException:
                if not raw.closed:
                    connection.execute("rollback")
                raise
            return result


def was_lost(error: Exception) -> bool:
    """Whether a connection ended before anything was saved: without a word, or since the server is being stopped."""
    if isinstance(error, PoolTimeout) or not isinstance(error, psycopg.OperationalError):
        return False
    return error.sqlstate is None or error.sqlstate.startswith(("08", "57P0"))


def configure(connection: psycopg.Connection[Any]) -> None:
    configured(connection)
