"""PostgreSQL: a pool of connections and a thread for each; every transaction is one piece of work."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import psycopg
from psycopg_pool import ConnectionPool, PoolTimeout

from storage.claims import ALL_SHARDS, RENEW_SECONDS, Shards, leave, renew
from storage.connection import Connection, Work
from storage.errors import FATAL, UNREADABLE, StorageTrouble
from storage.migrations import FOLDER
from storage.postgresql.dialect import PostgresConnection, configured, connect, settings
from storage.postgresql.keeper import TABLE, Keeper, serve
from storage.postgresql.listener import CHANNEL, Listener
from storage.postgresql.schema import migrate
from storage.postgresql.troubles import Again, Unsure, explain, named, wrong_with_address

log = logging.getLogger(__name__)
P = ParamSpec("P")
T = TypeVar("T")

CONNECTIONS = 8  # of one process, and its threads
AWAY_SECONDS = 10.0  # seconds that a database may be away before somebody is told so
SHORTEST_WAIT_SECONDS, LONGEST_WAIT_SECONDS = 0.005, 0.1  # seconds between looks for a table that another process holds
TABLE_KEYS = 2**31  # as many tables have locks of their own
TRIES = 5  # of a transaction that another one got in the way of, or whose connection was lost before it was saved
WRITE = "begin isolation level read committed read write"
READ = "begin isolation level repeatable read read only"


class PostgresDatabase:
    """An open database, brought up to date."""

    def __init__(self, address: str, pool: ConnectionPool[Any], keeper: Keeper, shards: Shards) -> None:
        self.address = address
        self.process: str | None = secrets.token_hex(8)
        self.shards = shards
        self.heard: Callable[[], None] = lambda: None
        self.timed: Callable[[str], AbstractContextManager[None]] = lambda _: nullcontext()
        self.looks = 0
        self.processes = 1  # that are alive, this one among them
        self.keeper = keeper
        self._pool = pool
        self._threads = ThreadPoolExecutor(CONNECTIONS, thread_name_prefix="postgresql")
        self._keeping = ThreadPoolExecutor(1, thread_name_prefix="keeper")
        self._lost: StorageTrouble | None = None
        self._living: asyncio.Task[None] | None = None
        self._listener: Listener | None = None

    @classmethod
    async def open(
        cls, address: str, migrations: Path = FOLDER, *, alone: bool = False, shards: Shards = ALL_SHARDS
    ) -> PostgresDatabase:
        """Open a database, or make one of an empty one; `StorageTrouble` says why it cannot be used.

        `alone` is for a bot that serves it: a second one with the same shards is refused.
        """
        opened = await asyncio.to_thread(cls._open, address, migrations, alone, shards)
        try:
            await opened._renew()
        except BaseException:
            await opened.close()
            raise
        loop = asyncio.get_running_loop()
        opened._living = loop.create_task(opened._live(), name="processes")
        assert opened.process is not None
        opened._listener = Listener(address, opened.process, partial(opened._hear, loop))
        return opened

    @classmethod
    def _open(cls, address: str, migrations: Path, alone: bool, shards: Shards) -> PostgresDatabase:
        wrong = wrong_with_address(address)
        if wrong is not None:
            raise StorageTrouble("missing", f"DATABASE {wrong}")
        keeper = Keeper(address)
        try:
            if alone:
                serve(keeper, address, shards)
            connection = connect(address)
            with connection:
                before, after = migrate(PostgresConnection(connection), address, migrations)
            pool = ConnectionPool(
                address,
                kwargs=settings(address),
                configure=configure,
                min_size=1,
                max_size=CONNECTIONS,
                timeout=AWAY_SECONDS,
                open=True,
            )
        except BaseException as error:
            keeper.close()
            if isinstance(error, psycopg.Error | OSError):
                raise explain(error, address) from error
            raise
        if before != after:
            log.info("database migrated from=%s to=%s", before, after)
        return cls(address, pool, keeper, shards)

    async def write(self, work: Work[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run the work in one transaction; cancelled or not, all of it is saved or nothing."""
        with self.timed("write"):
            return await self._handed_over(partial(self._persistently, WRITE, lambda it: work(it, *args, **kwargs)))

    async def read(self, work: Work[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run the work on one unchanging picture of the database."""
        self.looks += 1
        try:
            with self.timed("read"):
                return await self._handed_over(partial(self._persistently, READ, lambda it: work(it, *args, **kwargs)))
        finally:
            self.looks -= 1

    async def erase(self) -> None:
        """The server overwrites what was deleted by itself (autovacuum); its files are not ours."""

    async def close(self) -> None:
        """Finish what was handed over, then close all connections."""
        if self._listener is not None:
            await asyncio.to_thread(self._listener.close)
        if self._living is not None:
            self._living.cancel()
            await asyncio.gather(self._living, return_exceptions=True)
            assert self.process is not None
            try:
                await self.write(leave, self.process)
            except StorageTrouble as trouble:
                log.warning("the others are not told that this process ends: %s", trouble)
        await asyncio.to_thread(self._threads.shutdown)
        await asyncio.to_thread(self._keeping.shutdown)
        await asyncio.to_thread(self._pool.close)
        await asyncio.to_thread(self.keeper.close)

    def lost(self) -> StorageTrouble | None:
        """Why nobody can go on with what was opened; a database that is away for a while is waited for."""
        return self._lost

    @asynccontextmanager
    async def hold(self, table: int) -> AsyncIterator[None]:
        """A table for this process alone: a lock of PostgreSQL, which ends with our connection if we die."""
        await self._take(table % TABLE_KEYS)
        try:
            yield
        finally:
            self._keeping.submit(self.keeper.give_back, TABLE, table % TABLE_KEYS)

    async def _take(self, key: int) -> None:
        loop, wait = asyncio.get_running_loop(), SHORTEST_WAIT_SECONDS
        deadline = loop.time() + AWAY_SECONDS
        while True:
            taking = self._keeping.submit(self.keeper.take, TABLE, key)
            try:
                taken = await asyncio.shield(asyncio.wrap_future(taking))
            except asyncio.CancelledError:  # nobody would give it back
                self._keeping.submit(self._untake, taking, key)
                raise
            except psycopg.Error as error:
                raise explain(error, self.address) from error
            if taken:
                return
            if loop.time() > deadline:
                raise StorageTrouble("busy", f"{named(self.address)}: another process holds table {key} for too long.")
            await asyncio.sleep(wait)
            wait = min(2 * wait, LONGEST_WAIT_SECONDS)

    def _untake(self, taking: Future[bool], key: int) -> None:
        if taking.exception() is None and taking.result():
            self.keeper.give_back(TABLE, key)

    def tell_others(self) -> None:
        """Have the other processes look for what was written; waits for nobody."""
        if self.processes > 1:
            self._keeping.submit(self.keeper.tell, CHANNEL, str(self.process))

    async def _renew(self) -> None:
        assert self.process is not None
        self.processes = await self.write(renew, self.process, self.shards)

    async def _live(self) -> None:
        """Say every few seconds that this process lives."""
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            try:
                await self._renew()
            except StorageTrouble as trouble:
                log.error("the others are not told that this process lives: %s", trouble)

    def _hear(self, loop: asyncio.AbstractEventLoop) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has just ended
            loop.call_soon_threadsafe(lambda: self.heard())

    async def _handed_over(self, work: Callable[[], T]) -> T:
        # Shielded, since a future that has not begun would be taken back with whoever waits for it.
        return await asyncio.shield(asyncio.wrap_future(self._threads.submit(work)))

    def _persistently(self, begin: str, work: Callable[[Connection], T]) -> T:
        """Once more after a collision, or on another connection if this one was lost before anything was saved."""
        for left in reversed(range(TRIES)):
            try:
                return self._once(begin, work)
            except (psycopg.Error, Unsure, *UNREADABLE) as error:
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

    def _once(self, begin: str, work: Callable[[Connection], T]) -> T:
        """Statements are sent without waiting for each other; only the last word of what is saved stands alone."""
        with self._pool.connection() as raw:
            try:
                with raw.pipeline() as sending:
                    connection = PostgresConnection(raw, sending)
                    connection.execute(begin)
                    result = work(connection)
                    if begin == READ:
                        connection.execute("commit")
                if begin == WRITE:
                    _save(connection)
            except BaseException:
                if not raw.closed:
                    raw.execute("rollback")
                raise
            return result


def _save(connection: PostgresConnection) -> None:
    try:
        connection.execute("commit")
    except psycopg.OperationalError as error:
        if connection.raw.closed:
            raise Unsure from error
        raise


def was_lost(error: Exception) -> bool:
    """Whether a connection ended before anything was saved: without a word, or since the server is being stopped."""
    if isinstance(error, PoolTimeout) or not isinstance(error, psycopg.OperationalError):
        return False
    return error.sqlstate is None or error.sqlstate.startswith(("08", "57P0"))


def configure(connection: psycopg.Connection[Any]) -> None:
    configured(connection)
