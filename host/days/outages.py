"""Downtime is nobody's fault: while the bot or Discord is away nothing comes due, and afterwards clocks go on where
they stood."""

from __future__ import annotations

import logging
from contextlib import AsyncExitStack

from host.clocks.clock import left, runs, wound
from host.errors import careful
from host.rights import BOT
from host.tables.due import Due
from host.tables.live_tables import LiveTables
from host.tables.stand_ins import with_seat
from storage import Saving, TableRow, sql

log = logging.getLogger(__name__)

OUTAGE_SECONDS = 300.0  # of the wall clock without a beat, from which on people count as not served
NOTED_SECONDS = 60.0  # of the wall clock between beats that are stored
PUT_OFF = ["late", "offer", "proposal", "empty"]  # kinds of what people have time for until some moment


class Outages:
    """Whoever serves people says so now and then with `beat`; the last beat says since when nobody was served.

    Where nobody ever beats, time always counts.
    """

    def __init__(self, live: LiveTables, due: Due, speed: float) -> None:
        self._live, self._due, self._speed = live, due, speed
        self._last: float | None = None
        due.held = self.on

    async def begin(self) -> None:
        """Before anything due is done: look when people were served last."""
        self._last = await self._live.db.read(sql.beats.served)

    def on(self) -> bool:
        """Whether people are not served, as far as is known."""
        return self._last is not None and self._live.time() - self._last > OUTAGE_SECONDS * self._speed

    @careful
    async def beat(self) -> None:
        """People are served; if they were not for a while, clocks are set as they stood then."""
        now, last = self._live.time(), await self._live.db.read(sql.beats.served)
        if last is not None and now - last > OUTAGE_SECONDS * self._speed:
            await self._end(last, now)
        elif last is None or now - last >= NOTED_SECONDS * self._speed:
            await self._live.db.write(sql.beats.note, now)
        self._last = now

    async def _end(self, last: float, now: float) -> None:
        """Clocks first, which may be done twice; then what is due, with the word that the outage is over."""
        for table in await self._live.db.read(sql.beats.with_clocks):
            async with self._live.hold_row(table, "look", BOT) as row:
                change = await self._set_back(row, last, now)
                if change.due:
                    await self._live.commit(change)
        async with AsyncExitStack() as held:  # whoever has read such a table's seats saves them first
            for table in await self._live.db.read(sql.beats.with_offers, last):
                await held.enter_async_context(self._live.hold_row(table, "look", BOT))
            await self._live.db.write(sql.beats.put_off, PUT_OFF, last, now - last)
        log.info("nobody was served for %d s, clocks go on", now - last)
        self._last = now
        self._due.rouse(now)

    async def _set_back(self, row: TableRow, last: float, now: float) -> Saving:
        change, hours = Saving(before=row, after=row, at=now), await self._live.waking_hours(row)
        for seat in row.seats:
            if seat.user is None or seat.deadline is None or seat.deadline <= last or not runs(row, seat):
                continue
            bank = left(seat, hours[seat.user], last)
            going, due = wound(row.id, seat, bank, hours[seat.user], now, fresh=False)
            change.after = with_seat(change.after, going)
            change.due.append(due)
        return change
