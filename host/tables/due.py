"""Everything due: one loop that sleeps until the earliest row, and does what each kind asks for, once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from host.errors import HostTrouble, careful
from host.tables.live_tables import LiveTables
from host.traces import traced
from storage import DueRow, sql

log = logging.getLogger(__name__)

Handler = Callable[[DueRow], Awaitable[None]]

NEVER = float("inf")
ROWS_AT_ONCE = 50  # rows that are read at once
LONGEST_SLEEP_SECONDS = 15.0  # seconds: a machine that was asleep itself notices soon that time has passed
RETRY_SECONDS = 300.0  # seconds until what failed is tried again


class Due:
    """The parts of the host say with `on` what is to be done about a kind of row.

    A handler holds the table's lock, asks `stands` whether the row still counts, and saves what comes of it with
    `Saving(done=row)`, so that it is done once however often the process dies. A row whose handler saves nothing is
    dropped afterwards. After hours in which nobody was there everything that came due is done at once, in order.
    """

    def __init__(self, live: LiveTables, speed: float) -> None:
        self._live = live
        self._db = live.db
        self._speed = speed  # how much faster the host's clock runs than the wall clock
        self._handlers: dict[str, Handler] = {}
        self._acting = asyncio.Lock()
        self._loop: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._until = NEVER  # when the sleep ends
        self._ended = False
        self.held: Callable[[], bool] = lambda: False  # whether nothing is done, since people are not served
        self.when_told: Callable[[], None] = lambda: None  # called after notices were written without a table's change

    def on(self, kind: str, handler: Handler) -> None:
        """Say what is done about a kind of row."""
        if kind in self._handlers:
            raise ValueError(f"the kind {kind} is taken")
        self._handlers[kind] = handler

    @careful
    async def stands(self, row: DueRow) -> bool:
        """Whether a row still counts: it was neither dropped nor replaced since it was read."""
        return await self._db.read(sql.due.of_key, row.key) == row

    async def act(self) -> int:
        """Do everything that is due by now; returns how many rows that were."""
        acted = 0
        async with self._acting:
            while not self._ended and not self.held() and (rows := await self._found()):
                for row in rows:
                    acted += 1
                    await self._do(row)
        return acted

    def start(self) -> None:
        """From now on whatever comes due is done."""
        self._loop = asyncio.get_running_loop().create_task(self._go_on(), name="due")

    def rouse(self, at: float) -> None:
        """Something is due at a time that may come before the sleep ends."""
        if at < self._until:
            self._changed.set()

    async def close(self) -> None:
        """Finish the row that is being worked on; the others wait for the next start."""
        self._ended = True
        self._changed.set()
        if self._loop is not None:
            await self._loop

    async def _go_on(self) -> None:
        while not self._ended:
            self._changed.clear()
            self._until = NEVER
            try:
                await self.act()
                earliest = None if self.held() else await self._earliest()
            except HostTrouble as trouble:
                log.error("what is due cannot be read: %s", trouble)
                earliest = None
            now = self._live.time()
            self._until = now + LONGEST_SLEEP_SECONDS * self._speed if earliest is None else earliest
            with contextlib.suppress(TimeoutError):
                wait = max(0.0, (self._until - now) / self._speed)
                await asyncio.wait_for(self._changed.wait(), min(wait, LONGEST_SLEEP_SECONDS))

    async def _do(self, row: DueRow) -> None:
        with traced(row.table):
            await self._tried(row)

    async def _tried(self, row: DueRow) -> None:
        try:
            await self._handlers[row.kind](row)
            if await self.stands(row):
                await self._drop(row)
        except Exception as error:
            level = logging.WARNING if isinstance(error, HostTrouble) else logging.ERROR
            self._live.measures.errors["due"] += 1
            log.log(level, "due=%s table=%s fails and is tried again", row.key, row.table, exc_info=error)
            await self._delay(row)

    @careful
    async def _found(self) -> list[DueRow]:
        return await sql.due.take(self._db, self._live.time(), ROWS_AT_ONCE)

    @careful
    async def _earliest(self) -> float | None:
        return await sql.due.earliest(self._db)

    @careful
    async def _drop(self, row: DueRow) -> None:
        await self._db.write(sql.due.save, done=row)

    @careful
    async def _delay(self, row: DueRow) -> None:
        await self._db.write(sql.due.delay, row, self._live.time() + RETRY_SECONDS)
