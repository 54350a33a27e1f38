"""The outbox: notices that Discord must still get, in order, each kept until it was sent."""

from __future__ import annotations

import logging
from collections.abc import Callable
from itertools import groupby
from random import Random

import msgspec

from host.errors import careful
from host.records import Notice, Waiting
from host.rights import BOT
from host.tables.live_tables import LiveTables
from host.tables.notice_rows import LAST, Payload, thread_lane, thread_reminders
from storage import NoticeRow, sql

log = logging.getLogger(__name__)

FIRST_WAIT_SECONDS = 5.0
LONGEST_WAIT_SECONDS = 3600.0
JITTER = 0.1  # of a wait, so that what failed together is not tried again together
MOST_DOUBLINGS = 20  # doublings after which any wait is the longest
KEPT_AFTER_END_SECONDS = 7 * 86_400.0  # how long a table that is over goes on trying to say so


class Notices:
    """Rows are written in the transaction they tell of; here they are fetched, and marked as sent, failed or gone.

    The message is made from the stored table when it is sent. A crash between sending and `sent` repeats a notice
    with the same nonce, by which Discord knows it again.
    """

    def __init__(self, live: LiveTables, rng: Random) -> None:
        self._live = live
        self._rng = rng
        self._db = live.db
        self.when_new: Callable[[], None] = lambda: None  # called after a transaction that wrote notices

    @careful
    async def due(self) -> list[Notice]:
        """What can be sent now; of one lane only the oldest."""
        return [_notice(row) for row in await sql.outbox.due(self._db, self._live.time())]

    @careful
    async def next(self, lane: str) -> Notice | None:
        """The oldest notice of a lane, if it can be sent now."""
        row = await sql.outbox.take(self._db, lane, self._live.time())
        return None if row is None else _notice(row)

    @careful
    async def ahead(self, nudge: Notice) -> bool:
        """Whether the thread has not been told yet what a nudge is about."""
        row = await self._db.read(sql.outbox.first, thread_lane(nudge.table))
        return row is not None and row.id < nudge.id

    @careful
    async def outdated(self, notice: Notice) -> bool:
        """Whether there is a later turn to be told, or it has been."""
        return (await self._live.row(notice.table, "look", BOT)).posted_segment > notice.segment

    @careful
    async def pending(self, table: int | None = None) -> list[Notice]:
        """Everything that was not sent yet, of one table or of all."""
        return [_notice(row) for row in await self._db.read(sql.outbox.pending, table)]

    @careful
    async def waiting(self, longer_than: float = 0.0) -> list[Waiting]:
        """What waits, by table, the longest waiting first; with the last reason, if anything has failed."""
        now = self._live.time()
        rows = [row for row in await self._db.read(sql.outbox.pending) if now - row.created_at >= longer_than]
        rows.sort(key=lambda row: (row.table, row.id))
        found = []
        for table, grouped in groupby(rows, lambda row: row.table):
            own = list(grouped)
            errors = [row.error for row in own if row.error]
            failing = sum(row.tries > 0 for row in own)
            found.append(Waiting(table, len(own), failing, now - own[0].created_at, errors[0] if errors else ""))
        return sorted(found, key=lambda one: -one.seconds)

    @careful
    async def sent(self, notice: Notice) -> None:
        """It was told."""
        await self._db.write(sql.outbox.delete, notice.id, notice.nonce)

    @careful
    async def remind_in_threads(self, notice: Notice) -> None:
        """A reminder cannot reach somebody by direct message: it becomes a word in each table's thread."""
        (user,) = notice.mentions
        reminders = thread_reminders(notice.tables, user, notice.tables if notice.mark == LAST else ())
        await self._db.write(sql.outbox.put_instead, notice.id, notice.nonce, reminders, self._live.time())
        self.when_new()

    @careful
    async def failed(
        self,
        notice: Notice,
        error: str,
        *,
        first: float = FIRST_WAIT_SECONDS,
        exactly: float | None = None,
        hopeless: bool = False,
    ) -> float | None:
        """It could not be told now: try again, ever more slowly or as Discord asks; returns the wait.

        Given up is only what tells of a table that is no longer played: at once if it is hopeless, else after a week.
        """
        row = await self._live.row(notice.table, "look", BOT)
        ended = self._live.time() - row.ended_at if row.ended_at is not None else None
        if ended is not None and (hopeless or ended > KEPT_AFTER_END_SECONDS):
            await self._db.write(sql.outbox.delete, notice.id, notice.nonce)
            log.warning("notice=%s table=%s kind=%s is given up, the table is over: %s", *_what(notice), error)
            return None
        step, before = _wait(first, notice.tries), _wait(first, notice.tries - 1) if notice.tries else 0.0
        wait = (
            min(step * self._rng.uniform(1 - JITTER, 1 + JITTER), LONGEST_WAIT_SECONDS) if exactly is None else exactly
        )
        await self._db.write(sql.outbox.delay, notice.id, notice.nonce, self._live.time() + wait, error)
        if step > before:  # one line per step: an hour's wait that follows an hour's wait is nothing new
            log.warning(
                "notice=%s table=%s kind=%s tries=%s waits=%.0f s: %s", *_what(notice), notice.tries + 1, wait, error
            )
        return wait

    @careful
    async def hurry(self, *, table: int | None = None, guild: int | None = None, thread: int | None = None) -> int:
        """Let what waits be tried now: of a table, a server or a thread that may have come back, or everything."""
        return await self._db.write(sql.outbox.hurry, self._live.time(), table=table, guild=guild, thread=thread)


def _wait(first: float, tries: int) -> float:
    return min(first * 2.0 ** min(tries, MOST_DOUBLINGS), LONGEST_WAIT_SECONDS)


def _what(notice: Notice) -> tuple[int, int, str]:
    return notice.id, notice.table, notice.kind


def _notice(row: NoticeRow) -> Notice:
    payload = msgspec.json.decode(row.payload, type=Payload)
    stored = (row.id, row.table, row.kind, row.lane, row.nonce, row.tries, row.created_at)
    return Notice(*stored, *msgspec.structs.astuple(payload))
