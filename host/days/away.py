"""Vacations and changed quiet hours: the clocks of a person follow what they have set, at every table of theirs."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from engine.core.text import Text, text, verbatim
from host.clocks.clock import NONE, left, runs, wound
from host.clocks.quiet_hours import waking_hours
from host.days.gathering import Gathering
from host.errors import careful, mistake
from host.records import TableInfo, info
from host.rights import BOT
from host.seating.handover import back_news
from host.tables import notice_rows
from host.tables.due import Due
from host.tables.live_tables import LiveTables
from host.tables.stand_ins import with_seat
from storage import DueRow, Saving, TableRow, UserRow, sql

DAY_SECONDS = 86_400.0
ALLOWANCE_SECONDS = 21 * DAY_SECONDS  # of vacation in which clocks stand still, for each seat at each table
LONGEST_SECONDS = 90 * DAY_SECONDS


class Away:
    """What somebody sets is saved with a due row, by which each of their tables is brought into line, once."""

    def __init__(self, live: LiveTables, due: Due, gathering: Gathering) -> None:
        self._live = live
        self._gathering = gathering
        self._due = due
        self._db = live.db
        due.on("days", self._follow)
        due.on("back", self._welcome)

    @careful
    async def go(self, user: int, until: float) -> list[TableInfo]:
        """Be away until a moment; returns the tables whose clocks go on sooner, since no more is allowed there."""
        now = self._live.time()
        if not now < until <= now + LONGEST_SECONDS:
            raise mistake("away", most=int(LONGEST_SECONDS / DAY_SECONDS))
        tables = await self._db.read(sql.tables.of_user, user, ["running"])
        await self._save(user, until)
        return [info(row) for row in tables if _short(row, user, until, now)]

    @careful
    async def come_back(self, user: int) -> None:
        """Be there again, before the vacation ends."""
        row = await self._db.read(sql.settings.of_user, user)
        if row.away_until is None or row.away_until <= self._live.time():
            raise mistake("not_away")
        await self._save(user, None)

    async def _save(self, user: int, until: float | None) -> None:
        row = await self._db.read(sql.settings.of_user, user)
        changed = replace(row, away_until=until)
        at, key = self._live.time(), f"back:{user}"
        put = [days_row(row, at)] + ([] if until is None else [DueRow("back", until, key, None, None, user)])
        await self._db.write(sql.settings.save_user, changed, put=put, drop=[key] if until is None else [])
        self._due.rouse(at)

    async def _follow(self, due: DueRow) -> None:
        """Each table gets a row of its own, so that it follows once, whatever becomes of the others."""
        if due.table is not None:
            await self._follow_at(due, due.table)
            return
        assert due.user is not None
        tables = await self._db.read(sql.tables.of_user, due.user, ["running"])
        put = [replace(due, key=f"{due.key}:{row.id}", table=row.id) for row in tables]
        await self._gathering.follow(due.user)
        await self._db.write(sql.due.save, put, done=due)

    @careful
    async def _follow_at(self, due: DueRow, table: int) -> None:
        async with self._live.hold_row(table, "look", BOT) as row:
            if await self._due.stands(due):
                change = await self._brought_in_line(row, msgspec.json.decode(due.payload, type=UserRow))
                if change is not None:
                    change.done = due
                    await self._live.commit(change)

    async def _brought_in_line(self, row: TableRow, old: UserRow) -> Saving | None:
        """A table as it has to be now that somebody has other hours, is away or is back; None: as it is."""
        seat = row.seat_of(old.id)
        if seat is None or row.status != "running":
            return None
        at, user = self._live.time(), await self._db.read(sql.settings.of_user, old.id)
        guild = None if row.guild is None else await self._db.read(sql.settings.of_guild, row.guild)
        change = Saving(before=row, after=row, at=at)
        bank = left(seat, waking_hours(old, guild), at)
        was = seat.away_until if seat.away_until is not None and seat.away_until > at else None
        wanted = user.away_until if user.away_until is not None and user.away_until > at else None
        refunded = seat.away_taken - (0.0 if was is None else was - at)
        allowed = None if wanted is None else _allowed(row, wanted, refunded, at)
        if allowed != was:
            taken = refunded + (0.0 if allowed is None else allowed - at)
            seat = replace(seat, away_until=allowed, away_taken=taken)
            change.notices = notice_rows.news(row, _said(seat.name, allowed, clock=row.clock != NONE))
        if runs(row, seat) and seat.deadline is not None and seat.deadline > at:  # else the others are asked already
            seat, due = wound(row.id, seat, bank, waking_hours(user, guild), at, fresh=False)
            change.due.append(due)
        change.after = with_seat(row, seat)
        return change if change.after != row or change.due else None

    async def _welcome(self, due: DueRow) -> None:
        """The vacation is over: one word about everything that waits."""
        assert due.user is not None
        await self._gathering.welcome(due.user)


def _allowed(row: TableRow, wanted: float, taken: float, at: float) -> float | None:
    """How much of a vacation a table grants: as long as nobody's clock runs, any."""
    until = wanted if row.clock == NONE else min(wanted, at + max(0.0, ALLOWANCE_SECONDS - taken))
    return until if until > at else None


def _short(row: TableRow, user: int, until: float, at: float) -> bool:
    seat = row.seat_of(user)
    if seat is None:
        return False
    was = 0.0 if seat.away_until is None else max(0.0, seat.away_until - at)
    return _allowed(row, until, seat.away_taken - was, at) != until


def days_row(before: UserRow, at: float) -> DueRow:
    """That somebody's clocks have to follow what they set; with what was set before."""
    return DueRow("days", at, f"days:{before.id}", None, None, before.id, msgspec.json.encode(before))


def _said(name: str, until: float | None, *, clock: bool) -> Text:
    """What a table's thread is told, once."""
    if until is None:
        return back_news(name)
    return text("days.news.away" if clock else "days.news.away_plain", player=verbatim(name), until=int(until))
