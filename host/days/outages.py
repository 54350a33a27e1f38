"""Downtime is nobody's fault: while the bot or Discord is away nothing comes due, and afterwards clocks go on where
they stood."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import AsyncExitStack
from datetime import UTC, datetime

import msgspec
from msgspec import Struct

from engine.core.text import text
from host.clocks.clock import running_pace, runs, stopped, wound
from host.consents import holders
from host.days.consent import proposed_anew
from host.days.time_up import asked_anew, ends, put_off
from host.errors import careful
from host.records import GatheredCall
from host.rights import BOT
from host.seating.handover import word_to
from host.seating.offers import offered_anew
from host.tables.due import Due
from host.tables.live_tables import LiveTables
from host.tables.notice_rows import Payload, thread_lane
from host.tables.saving import EXPIRY
from host.tables.stand_ins import with_seat
from storage import DueRow, NoticeRow, Saving, TableRow, sql

log = logging.getLogger(__name__)

OUTAGE_SECONDS = 300.0  # of the wall clock without a beat, from which on people count as not served
NOTED_SECONDS = 60.0  # of the wall clock between beats that are stored
SAID_SECONDS = 3600.0  # of an outage from which on the times that were named before are named anew
HOUR_SECONDS, DAY_SECONDS = 3600.0, 86_400.0
DOUBTFUL_SECONDS = 7 * DAY_SECONDS  # of an outage from which on it is as likely that a clock is wrong
# Kinds of what people have time for until some moment.
PUT_OFF = ["late", "offer", "proposal", "empty", "lobby", "invitation", EXPIRY]


def span(seconds: float) -> str:
    """A length of time, in the unit that fits it."""
    if seconds >= 2 * DAY_SECONDS:
        return f"{seconds / DAY_SECONDS:.0f} days"
    return f"{seconds / HOUR_SECONDS:.0f} h" if seconds >= HOUR_SECONDS else f"{seconds:.0f} s"


def log_outage(last: float, now: float) -> None:
    """What is told to whoever runs the bot: a clock may be wrong, and only they can look."""
    at, after = f"{datetime.fromtimestamp(now, UTC):%Y-%m-%d %H:%M} UTC", "clocks at tables go on where they stood"
    passed = span(abs(now - last))
    if now < last:
        log.warning("the clock of this machine went back by %s to %s; %s", passed, at, after)
    elif now - last >= DOUBTFUL_SECONDS:
        log.warning("nobody was served for %s, or the clock of this machine is wrong: it is %s; %s", passed, at, after)
    else:
        log.info("nobody was served for %s; %s", passed, after)


class Missed(Struct, frozen=True):
    """How long nobody was served."""

    seconds: float


class Outages:
    """Whoever serves people says so now and then with `beat`; the last beat says since when nobody was served.

    Where nobody ever beats, time always counts.
    """

    def __init__(self, live: LiveTables, due: Due, speed: float) -> None:
        self._live, self._due, self._speed = live, due, speed
        self._last: float | None = None
        due.held = self.on
        due.on("anew", self._say_anew)

    async def begin(self) -> None:
        """Before anything due is done: look when people were served last."""
        self._last = await self._live.db.read(sql.beats.served)

    def on(self) -> bool:
        """Whether people are not served, as far as is known; nobody knows while the clock is not what it was."""
        return self._last is not None and abs(self._live.time() - self._last) > OUTAGE_SECONDS * self._speed

    @careful
    async def beat(self) -> None:
        """People are served; if they were not for a while, clocks are set as they stood then.

        So they are if this machine's clock went back. That another one is ahead of it is no reason: the two would set
        them to and fro.
        """
        now, last = self._live.time(), await self._live.db.read(sql.beats.served)
        longest = OUTAGE_SECONDS * self._speed
        went_back = self._last is not None and self._last - now > longest
        if last is not None and (now - last > longest or (went_back and last - now > longest)):
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
        log_outage(last, now)
        self._last = now
        self._due.rouse(now)

    async def _set_back(self, row: TableRow, last: float, now: float) -> Saving:
        change, hours = Saving(before=row, after=row, at=now), await self._live.waking_hours(row)
        for seat in row.seats:
            if seat.user is None or seat.deadline is None or seat.deadline <= last or not runs(row, seat):
                continue
            stood = stopped(row, seat, hours[seat.user], last)
            going, due = wound(row, stood, hours[seat.user], now, fresh=False)
            change.after = with_seat(change.after, going)
            change.due.append(due)
        return change

    async def _say_anew(self, due: DueRow) -> None:
        """The votes of a table have as much longer as nobody was served, and its thread names the new times."""
        assert due.table is not None
        async with self._live.hold_row(due.table, "look", BOT) as row:
            if not await self._due.stands(due) or row.status != "running":
                return
            now, seconds = self._live.time(), msgspec.json.decode(due.payload, type=Missed).seconds
            open_rows = await self._live.db.read(sql.due.of_table, row.id)
            change = Saving(before=row, after=row, at=now, done=due)
            change.due = [put_off(one, seconds, now) for one in open_rows if one.kind == "late"]
            later = {one.key: one for one in change.due}
            if abs(seconds) >= SAID_SECONDS:
                open_rows = [later.get(one.key, one) for one in open_rows]
                change.notices = await self._named_anew(row, open_rows, now)
            await self._live.commit(change)

    async def _named_anew(self, row: TableRow, open_rows: Sequence[DueRow], now: float) -> list[NoticeRow]:
        """What has to be said of an open table's times: in its thread, and to those whose seat it is about."""
        calls: list[GatheredCall] = []
        words: list[NoticeRow] = []
        for one in open_rows:
            match one.kind:
                case "late":
                    calls += asked_anew(row, one, now)
                case "proposal":
                    calls.append(proposed_anew(row, one))
                case "offer":
                    call, word = offered_anew(row, one)
                    calls.append(call)
                    words.append(word)
                case _ if one.kind == EXPIRY:
                    calls.append(GatheredCall("back_asked", row.id))
            if ends(one):
                calls.append(GatheredCall("news", row.id, sentence=text("days.news.ends", until=int(one.at))))
                own = text("days.yours.ends", table=row.id, until=int(one.at))
                words += [await word_to(self._live, row, seat.seat, own, button="here") for seat in holders(row)]
        timed = running_pace(row) is not None and any(seat.deadline is not None for seat in row.seats)
        if not calls and not timed:
            return []
        payload = msgspec.json.encode(Payload(row.posted_segment, gathered=tuple(calls)))
        return [NoticeRow("anew", payload, thread_lane(row.id)), *words]
