"""Vacations and changed quiet hours: the clocks of a person follow what they have set, at every table of theirs.

Where they wish it, a stand-in plays for them at a table until they are back.
"""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from msgspec.structs import replace

from engine.core.text import Text, text, verbatim
from host import rights
from host.clocks.clock import NONE, runs, stopped, wound
from host.clocks.quiet_hours import waking_hours
from host.days.gathering import PERSONAL, Gathering
from host.errors import careful, mistake
from host.records import GatheredCall, TableInfo, info, rivals
from host.rights import BOT, Person
from host.seating.handover import back_news, close_if_empty, refuse_not_running
from host.tables import notice_rows
from host.tables.due import Due
from host.tables.live_tables import LiveTables
from host.tables.stand_ins import granted, on_vacation, with_seat
from storage import DueRow, Saving, SeatRow, TableRow, UserRow, sql

DAY_SECONDS = 86_400.0
LONGEST_SECONDS = 90 * DAY_SECONDS
COVERED = "days.seat.is_back"  # the word that also tells everything since somebody's last move


class Away:
    """What somebody sets is saved with a due row, by which each of their tables is brought into line, once."""

    def __init__(self, live: LiveTables, due: Due, gathering: Gathering) -> None:
        self._live = live
        self._gathering = gathering
        self._due = due
        self._db = live.db
        due.on("days", self._follow)
        due.on("cover", self._cover)
        due.on("back", self._welcome)

    async def go(self, user: int, until: float, standin: Collection[int] | None = None) -> list[TableInfo]:
        """Be away until a moment; returns the tables whose clocks go on sooner, since no more is allowed there.

        A stand-in plays meanwhile at the tables in `standin`, and at no other; None leaves that as it is.
        """
        short, wishes = await self._begin(user, until, standin)
        for wish in wishes:
            await self._cover(wish)
        return short

    @careful
    async def _begin(
        self, user: int, until: float, standin: Collection[int] | None
    ) -> tuple[list[TableInfo], list[DueRow]]:
        now = self._live.time()
        if not now < until <= now + LONGEST_SECONDS:
            raise mistake("away", most=int(LONGEST_SECONDS / DAY_SECONDS))
        tables = await self._db.read(sql.tables.of_user, user, ["running"])
        offered = {row.id: seat for row, seat in _offered(tables, user)}
        covered = {table for table, seat in offered.items() if seat.covered} if standin is None else {*standin}
        for table in sorted(covered - offered.keys()):
            _refuse_cover(await self._live.row(table, "standin", Person(user)), user)
        wishes = [] if standin is None else [_cover_row(user, table, table in covered, now) for table in offered]
        await self._save(user, until, wishes)
        return [info(row) for row in tables if row.id not in covered and _short(row, user, until, now)], wishes

    async def come_back(self, user: int) -> list[TableInfo]:
        """Be there again, before the vacation ends; returns the tables at which a stand-in played."""
        return [await self._return(table, user) for table in await self._end(user)]

    @careful
    async def _end(self, user: int) -> list[int]:
        row = await self._db.read(sql.settings.of_user, user)
        if row.away_until is None or row.away_until <= self._live.time():
            raise mistake("not_away")
        covered = await self._covered(user)
        await self._save(user, None)
        return [one.id for one in covered]

    @careful
    async def offered(self, user: int) -> tuple[float | None, list[TableInfo]]:
        """Until when somebody is away, and the tables at which a stand-in may play for them meanwhile."""
        tables = await self._db.read(sql.tables.of_user, user, ["running"])
        row = await self._db.read(sql.settings.of_user, user)
        away = row.away_until is not None and row.away_until > self._live.time()
        return row.away_until if away else None, [info(one) for one, _ in _offered(tables, user)]

    @careful
    async def stand_in(self, table: int, person: Person, *, on: bool) -> TableInfo:
        """Let a stand-in play at one table while one is away, or no longer."""
        async with self._live.hold_row(table, "standin", person) as row:
            refuse_not_running(row)
            seat = row.seats[rights.own_seat(row, person)]
            user = await self._db.read(sql.settings.of_user, person.user)
            if user.away_until is None or user.away_until <= self._live.time():
                raise mistake("no_vacation")
            if on:
                _refuse_cover(row, person.user)
            elif not seat.covered:
                raise mistake("no_standin", table=table)
            change = await self._brought_in_line(row, user, on)
            return info(row if change is None else await self._live.commit(change))

    async def _save(self, user: int, until: float | None, wishes: Collection[DueRow] = ()) -> None:
        row = await self._db.read(sql.settings.of_user, user)
        changed = replace(row, away_until=until)
        at, key = self._live.time(), f"back:{user}"
        put = [*wishes, days_row(row, at)] + ([] if until is None else [DueRow("back", until, key, None, None, user)])
        await self._db.write(sql.settings.save_user, changed, put=put, drop=[key] if until is None else [])
        self._due.rouse(at)

    async def _covered(self, user: int) -> list[TableRow]:
        tables = await self._db.read(sql.tables.of_user, user, ["running", "frozen"])
        return [row for row in tables if any(seat.user == user and seat.covered for seat in row.seats)]

    async def _follow(self, due: DueRow) -> None:
        """Each table gets a row of its own, so that it follows once, whatever becomes of the others."""
        if due.table is not None:
            await self._follow_at(due, due.table)
            return
        assert due.user is not None
        tables = await self._db.read(sql.tables.of_user, due.user, ["running", "frozen"])
        put = [replace(due, key=f"{due.key}:{row.id}", table=row.id) for row in tables]
        await self._gathering.follow(due.user)
        await self._db.write(sql.due.save, put, done=due)

    async def _cover(self, due: DueRow) -> None:
        """A vacation began with the wish that a stand-in plays at a table, or none any more."""
        assert due.table is not None
        await self._follow_at(due, due.table, msgspec.json.decode(due.payload, type=bool))

    @careful
    async def _follow_at(self, due: DueRow, table: int, covered: bool | None = None) -> None:
        async with self._live.hold_row(table, "look", BOT) as row:
            if await self._due.stands(due):
                assert due.user is not None
                now = await self._db.read(sql.settings.of_user, due.user)
                old = now if due.kind != "days" else msgspec.json.decode(due.payload, type=UserRow)
                change = await self._brought_in_line(row, old, covered)
                if change is not None:
                    change.done = due
                    await self._live.commit(change)

    async def _brought_in_line(self, row: TableRow, old: UserRow, covered: bool | None = None) -> Saving | None:
        """A table as it has to be now that somebody has other hours, is away or is back; None: as it is.

        `covered` says whether a stand-in is to play while they are away; None: as before.
        """
        seat = row.seat_of(old.id)
        if seat is None or not (row.status == "running" or (row.status == "frozen" and seat.covered)):
            return None
        at, user = self._live.time(), await self._db.read(sql.settings.of_user, old.id)
        guild = None if row.guild is None else await self._db.read(sql.settings.of_guild, row.guild)
        change = Saving(before=row, after=row, at=at)
        was = seat.away_until if seat.away_until is not None and seat.away_until > at else None
        plays = seat.covered if covered is None or not _may_cover(row, seat) else covered
        now = on_vacation(row, seat, user.away_until, at, covered=plays)
        if (now.away_until, now.covered) != (was, seat.covered):
            change.notices = notice_rows.news(row, _said(now, clock=row.clock != NONE))
        else:
            now = replace(now, away_until=seat.away_until, away_taken=seat.away_taken)
        if seat.covered and not now.covered:
            change.notices.append(notice_rows.hand_notice(row.id, seat.seat, row.posted_segment))
        if runs(row, now) and now.deadline is not None and now.deadline > at:  # else the others are asked already
            now = stopped(row, now, waking_hours(old, guild), at)
            now, due = wound(row, now, waking_hours(user, guild), at, fresh=False)
            change.due.append(due)
        change.after = with_seat(row, now)
        if seat.covered != now.covered:
            close_if_empty(change)
        return change if change.after != row or change.due else None

    async def _welcome(self, due: DueRow) -> None:
        """The vacation is over: one word about everything that waits, and about what stand-ins did meanwhile."""
        assert due.user is not None
        covered = await self._covered(due.user)
        await self._gathering.welcome(due.user, [_report(row, due.user) for row in covered])
        for row in covered:
            await self._return(row.id, due.user)

    @careful
    async def _return(self, table: int, user: int) -> TableInfo:
        async with self._live.hold_row(table, "look", BOT) as row:
            change = await self._brought_in_line(row, await self._db.read(sql.settings.of_user, user))
            return info(row if change is None else await self._live.commit(change))


def _offered(tables: Collection[TableRow], user: int) -> list[tuple[TableRow, SeatRow]]:
    """The tables at which a stand-in may play for somebody while they are away, with their seats."""
    found = [(row, row.seat_of(user)) for row in tables]
    return [(row, seat) for row, seat in found if seat is not None and _may_cover(row, seat)]


def _may_cover(row: TableRow, seat: SeatRow) -> bool:
    own = seat.standin is not None and seat.state != "playing" and not seat.covered
    return row.status == "running" and rivals(row) and not own


def _refuse_cover(row: TableRow, user: int) -> None:
    """Refuse a stand-in for a vacation where one plays already, or nobody else waits."""
    refuse_not_running(row)
    if not rivals(row):
        raise mistake("nobody_waits", table=row.id)
    if (seat := row.seat_of(user)) is None or not _may_cover(row, seat):
        raise mistake("has_standin", table=row.id)


def _cover_row(user: int, table: int, on: bool, at: float) -> DueRow:
    return DueRow("cover", at, f"cover:{user}:{table}", table, None, user, msgspec.json.encode(on))


def _report(row: TableRow, user: int) -> GatheredCall:
    """What somebody is told about a table at which a stand-in played while they were away."""
    seat = row.seat_of(user)
    assert seat is not None
    return GatheredCall(PERSONAL, row.id, to=seat.seat, sentence=text(COVERED, table=row.id), mark="log")


def _short(row: TableRow, user: int, until: float, at: float) -> bool:
    seat = row.seat_of(user)
    return seat is not None and granted(row, seat, until, at) != until


def days_row(before: UserRow, at: float) -> DueRow:
    """That somebody's clocks have to follow what they set; with what was set before."""
    return DueRow("days", at, f"days:{before.id}", None, None, before.id, msgspec.json.encode(before))


def _said(seat: SeatRow, *, clock: bool) -> Text:
    """What a table's thread is told, once."""
    if seat.away_until is None:
        return back_news(seat.name)
    key = "away_standin" if seat.covered else "away" if clock else "away_plain"
    return text(f"days.news.{key}", player=verbatim(seat.name), until=int(seat.away_until))
