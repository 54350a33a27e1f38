"""Empties the outbox: in order within a lane, each lane on its own, with retries until everything has been told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from discord.ext import commands, tasks

from cogs.clicks.context import Context
from cogs.clicks.discord_errors import CLOSED, code_of
from cogs.clicks.in_flight import InFlight
from cogs.posting.troubles import NO_ANSWER, trouble_with
from engine.core.text import Text
from host import BOT, HostTrouble, Notice
from host.tables.notice_rows import thread_lane
from host.traces import traced

log = logging.getLogger(__name__)

Handler = Callable[[Notice], Awaitable[None]]

LOOK_AGAIN_SECONDS = 15.0  # between looks for notices whose time has come
FIRST_TRIES_AT_ONCE = 64  # notices that are told at the same time
FURTHER_TRIES_AT_ONCE = 16  # the same of those that have failed before: they do not stand in the way of the others
PLACE_SECONDS = 1.0  # that a notice keeps its place; what hangs is waited for without one
TOLD_SECONDS = 2.0  # that who opens a panel below a message waits for the message
STEP_BACK_SECONDS = 1.0  # that what nobody waits for leaves to the rest, at most twice
TRIES_UNTIL_BLOCKED = 2  # failed tries after which an unknown trouble counts as an obstacle, too
SECONDS_UNTIL_BLOCKED = 15.0  # the same by how long the notice has waited: a thread that hangs has few tries


class NotYet(Exception):
    """What must be known first is not known yet: the notice is tried again once the thread's lane has moved."""


class OutboxPoster(commands.Cog):
    """One worker for every lane with something to tell; what waits, fails or hangs in one costs no other anything."""

    def __init__(self, context: Context, in_flight: InFlight) -> None:
        self.context, self.in_flight = context, in_flight
        self.bot, self.host = context.bot, context.host
        self.handlers: dict[str, Handler] = {}
        self.blocked: dict[int, Text] = {}  # per table: why its thread cannot be told
        self.failing: dict[str, int] = {}  # lanes with their tables
        self._lanes: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()  # lanes in which something happened while they were busy
        self._followers: dict[str, set[str]] = {}  # lanes to be looked at once another has moved
        self._patient: set[str] = set()
        self._afterwards: set[asyncio.Task[None]] = set()
        self._looking: asyncio.Task[None] | None = None
        self._look = self._ended = False
        self._first_tries = asyncio.Semaphore(FIRST_TRIES_AT_ONCE)
        self._further_tries = asyncio.Semaphore(FURTHER_TRIES_AT_ONCE)
        context.when_told = self.told

    def on(self, kind: str, handler: Handler, *, patient: bool = False) -> None:
        """Say how a kind of notice is told; it raises what Discord raises, and that decides what becomes of it.

        A `patient` kind steps back for a moment: nobody waits for it as for an answer.
        """
        self.handlers[kind] = handler
        if patient:
            self._patient.add(kind)

    async def cog_load(self) -> None:
        self.host.notices.when_new = self.wake
        self.look_again.start()

    async def cog_unload(self) -> None:
        self.host.notices.when_new = lambda: None
        self.look_again.cancel()
        self._ended = True
        ending = self._busy()
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)

    @tasks.loop(seconds=LOOK_AGAIN_SECONDS)
    async def look_again(self) -> None:
        if self.bot.is_ready():
            self.wake()

    def wake(self) -> None:
        """Something may have to be told."""
        self._look = True
        if not self._ended and (self._looking is None or self._looking.done()):
            self._looking = asyncio.get_running_loop().create_task(self._look_for_work(), name="outbox")

    async def untold(self, nudge: Notice) -> bool:
        """Whether the thread must still be told what a nudge is about; then the nudge is looked at after that."""
        lane = thread_lane(nudge.table)
        self._followers.setdefault(lane, set()).add(nudge.lane)  # first, so that nothing happens unnoticed
        if await self.host.notices.ahead(nudge):
            return True
        waiting = self._followers.pop(lane, set()) - {nudge.lane}
        if waiting:
            self._followers[lane] = waiting
        return False

    async def finish(self, seconds: float) -> bool:
        """Begin nothing more and let what is being told be told; returns whether it was in time."""
        self._ended = True
        busy = self._busy()
        return not busy or not (await asyncio.wait(busy, timeout=seconds))[1]

    async def idle(self) -> None:
        """Wait until nothing is being told."""
        while busy := self._busy():
            await asyncio.wait(busy)

    async def told(self, table: int) -> None:
        """Wait until a table's thread has been told what there is by now; for a moment, not longer."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(TOLD_SECONDS):
                if self._looking is not None:
                    await asyncio.wait([self._looking])
                telling = self._lanes.get(thread_lane(table))
                if telling is not None:
                    await asyncio.wait([telling])

    def afterwards(self, table: int, work: Callable[[], Awaitable[None]]) -> None:
        """Do what no lane waits for; it is not tried again."""

        async def behind() -> None:
            await self._step_back(table)
            await work()

        task = asyncio.get_running_loop().create_task(behind(), name="afterwards")
        self._afterwards.add(task)
        task.add_done_callback(self._afterwards.discard)

    async def _step_back(self, table: int) -> None:
        """Let the thread be told first, and whoever has clicked be answered; for a moment, not longer."""
        telling = self._lanes.get(thread_lane(table))
        if telling is not None:
            await asyncio.wait([telling], timeout=STEP_BACK_SECONDS)
        await self.in_flight.at_rest(STEP_BACK_SECONDS)

    def _busy(self) -> list[asyncio.Task[None]]:
        tasks = (self._looking, *self._lanes.values(), *self._afterwards)
        return [task for task in tasks if task is not None and not task.done()]

    async def _look_for_work(self) -> None:
        while self._look:
            self._look = False
            try:
                due = await self.host.notices.due()
            except HostTrouble as trouble:
                log.error("the outbox cannot be read: %s", trouble)
                return
            for notice in due:
                self._start(notice.lane)

    def _start(self, lane: str) -> None:
        if lane in self._lanes:
            self._again.add(lane)
        elif not self._ended:
            self._lanes[lane] = asyncio.get_running_loop().create_task(self._work(lane), name=f"lane {lane}")

    async def _work(self, lane: str) -> None:
        """Tell what a lane has, one notice after the other, until nothing is left or the next one has to wait."""
        try:
            while True:
                self._again.discard(lane)
                notice = await self.host.notices.next(lane)
                if notice is not None and not self._ended and await self._delivered(notice):
                    for follower in self._followers.pop(lane, ()):
                        self._start(follower)
                elif lane not in self._again:
                    return
        except HostTrouble as trouble:
            log.error("lane=%s cannot be read: %s", lane, trouble)
        finally:
            del self._lanes[lane]

    async def _delivered(self, notice: Notice) -> bool:
        with traced(notice.table):
            return await self._deliver(notice)

    async def _deliver(self, notice: Notice) -> bool:
        """Tell a notice, and note in the outbox what became of it; returns whether the lane has moved."""
        if notice.kind in self._patient:
            await self._step_back(notice.table)
        try:
            try:
                async with _place(self._further_tries if notice.tries else self._first_tries):
                    await self.handlers[notice.kind](notice)
            except NotYet:
                return False
            except Exception as error:
                await self._failed(notice, error)
            else:
                await self._sent(notice)
        except Exception:
            log.exception("table=%s notice=%s kind=%s stays in the outbox", notice.table, notice.id, notice.kind)
            return False
        return True

    async def _sent(self, notice: Notice) -> None:
        await self.host.notices.sent(notice)
        self.host.measures.notices[notice.kind] += 1
        if self.failing.pop(notice.lane, None) is not None:
            log.info("table=%s notice=%s kind=%s was told after all", notice.table, notice.id, notice.kind)
        if notice.lane == thread_lane(notice.table):
            over = self.blocked.pop(notice.table, None)
            if over is not None and self.context.lacking.get(notice.table) == over:
                del self.context.lacking[notice.table]

    async def _failed(self, notice: Notice, error: Exception) -> None:
        self.host.measures.errors["notice"] += 1
        table = await self.host.reads.info(notice.table, BOT)
        if table.direct and code_of(error) in CLOSED:
            # Nothing may wait behind what cannot be told: panels go on, and `/next` tells the rest.
            log.info("table=%s notice=%s kind=%s its player cannot be written to", table.id, notice.id, notice.kind)
            self.context.lacking[table.id] = Text("ui.thread.unwritten")
            await self.host.notices.sent(notice)
            return
        trouble = trouble_with(error, table, self.bot)
        if trouble.ours and notice.lane not in self.failing:
            log.error("table=%s notice=%s kind=%s", notice.table, notice.id, notice.kind, exc_info=error)
        self.failing[notice.lane] = notice.table
        late = self.host.now().timestamp() - notice.created_at >= SECONDS_UNTIL_BLOCKED
        why = trouble.why or (NO_ANSWER if late or notice.tries >= TRIES_UNTIL_BLOCKED else None)
        of_thread = notice.lane == thread_lane(notice.table)
        if of_thread and why is not None and why != self.blocked.get(notice.table):
            self.blocked[notice.table] = self.context.lacking[notice.table] = why
        wait = await self.host.notices.failed(
            notice, trouble.said, first=trouble.first, exactly=trouble.exactly, hopeless=trouble.hopeless
        )
        if wait is None:
            self.failing.pop(notice.lane, None)


@asynccontextmanager
async def _place(places: asyncio.Semaphore) -> AsyncIterator[None]:
    """A place among those who work, given up after a moment: who only waits for Discord holds nobody up."""
    await places.acquire()
    held = True

    def leave() -> None:
        nonlocal held
        if held:
            held = False
            places.release()

    leaving = asyncio.get_running_loop().call_later(PLACE_SECONDS, leave)
    try:
        yield
    finally:
        leaving.cancel()
        leave()
