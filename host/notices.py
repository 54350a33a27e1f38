"""The outbox: what must still be told, in order, until it was told."""

from __future__ import annotations

import logging
from collections.abc import Callable

import msgspec

from host.errors import careful
from host.live_tables import LiveTables
from host.records import Notice
from host.saving import Payload
from storage import NoticeRow

log = logging.getLogger(__name__)

FIRST_WAIT = 5.0
LONGEST_WAIT = 3600.0


class Notices:
    """Rows are written in the transaction they tell of; here they are fetched, and marked as sent, failed or gone.

    The message is made from the stored table when it is sent. A crash between sending and `sent` repeats a notice
    with the same nonce, by which Discord knows it again.
    """

    def __init__(self, live: LiveTables) -> None:
        self._live = live
        self._store = live.store.outbox
        self.when_new: Callable[[], None] = lambda: None  # called after a transaction that wrote notices

    @careful
    async def due(self, limit: int = 50) -> list[Notice]:
        """What can be sent now; of one thread, or one hand, only the oldest."""
        return [_notice(row) for row in await self._store.due(self._live.time(), limit)]

    @careful
    async def pending(self, table: int | None = None) -> list[Notice]:
        """Everything that was not sent yet, of one table or of all."""
        return [_notice(row) for row in await self._store.pending(table)]

    @careful
    async def sent(self, notice: Notice) -> None:
        """It was told."""
        await self._store.delete(notice.id)

    @careful
    async def failed(self, notice: Notice, wait: float | None = None) -> float:
        """It could not be told now: try again later, ever more slowly or as Discord asks; returns the wait."""
        wait = min(FIRST_WAIT * 2**notice.tries, LONGEST_WAIT) if wait is None else wait
        await self._store.delay(notice.id, self._live.time() + wait)
        log.warning("notice=%s table=%s kind=%s tries=%s waits=%.0f s", *_what(notice), notice.tries + 1, wait)
        return wait

    @careful
    async def gone(self, notice: Notice, why: str) -> None:
        """It can never be told: the channel is deleted, the DM is closed."""
        await self._store.delete(notice.id)
        log.warning("notice=%s table=%s kind=%s is given up: %s", *_what(notice), why)


def _what(notice: Notice) -> tuple[int, int, str]:
    return notice.id, notice.table, notice.kind


def _notice(row: NoticeRow) -> Notice:
    payload = msgspec.json.decode(row.payload, type=Payload)
    return Notice(
        row.id,
        row.table,
        row.kind,
        row.nonce,
        row.tries,
        row.created_at,
        payload.segment,
        payload.since,
        payload.seats,
    )
