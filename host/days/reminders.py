"""What happens when a clock comes due: a reminder, one for all tables of a person, or a notice that time is up.

Whoever is the last of several to decide is told so in the same way.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from host.clocks.clock import ring, runs
from host.clocks.last_one import last_one
from host.clocks.quiet_hours import WakingHours
from host.days.gathering import AT_ONCE, TURN, gathered_key, heard_at, with_calls, without
from host.days.time_up import ran_out
from host.records import GatheredCall
from host.rights import BOT
from host.tables import notice_rows
from host.tables.due import Due
from host.tables.live_tables import LiveTables
from host.tables.notice_rows import LAST, Payload
from storage import DueRow, GuildRow, NoticeRow, Saving, SeatRow, TableRow, UserRow, sql

MANY_TABLES = 3  # running tables from which on reminders are gathered
GATHERED_SECONDS = 3600.0  # seconds in which they are
APART_SECONDS = 3 * 3600.0  # between two messages to somebody that the same table waits; less where time is short


class Named(Struct, frozen=True):
    """The tables a reminder names, and those of them whose player is told to be the last one."""

    tables: tuple[int, ...] = ()
    last: tuple[int, ...] = ()


class Reminders:
    """A clock has one due row, for what it says next; what was slept through is not said."""

    def __init__(self, live: LiveTables, due: Due) -> None:
        self._live = live
        self._due = due
        self._db = live.db
        due.on("clock", self._rings)
        due.on("remind", self._remind)
        due.on("last", self._last)
        due.on("wind", self._wind)

    async def _wind(self, due: DueRow) -> None:
        """A table of a former version, at which nothing was counted: its clocks follow from now on."""
        assert due.table is not None
        async with self._live.hold_row(due.table, "look", BOT) as row:
            if await self._due.stands(due) and row.status == "running":
                await self._live.commit(Saving(before=row, after=row, at=self._live.time(), done=due))

    async def _rings(self, due: DueRow) -> None:
        assert due.table is not None
        assert due.seat is not None
        async with self._live.hold_row(due.table, "look", BOT) as row:
            seat = row.seats[due.seat]
            if not await self._due.stands(due) or not runs(row, seat) or seat.deadline is None:
                return
            assert seat.user is not None
            now, hours = self._live.time(), (await self._live.waking_hours(row))[seat.user]
            if now >= seat.deadline:
                await self._live.commit(await ran_out(self._live, row, due, now))
                return
            seat = replace(seat, reminded=seat.reminded + 1)
            following = ring(row, seat, hours)
            while following.at <= now:  # slept through
                seat = replace(seat, reminded=seat.reminded + 1)
                following = ring(row, seat, hours)
            put = [following]
            if not _just_heard(seat, now):
                put.append(await self._gathered(row, seat, hours, now))
            await self._db.write(sql.tables.note_reminded, row.id, seat, put, due)
        self._due.rouse(min(one.at for one in put))

    async def _last(self, due: DueRow) -> None:
        """All others have decided: the last one is told so, unless they have just heard that the table waits."""
        assert due.table is not None
        async with self._live.hold_row(due.table, "look", BOT) as row:
            number, now = last_one(row), self._live.time()
            if number is None or number != due.seat or not await self._due.stands(due):
                return
            seat = row.seats[number]
            late = seat.deadline is not None and seat.deadline <= now
            if seat.asked_at == seat.last_at or seat.user is None or late:
                return
            hours = (await self._live.waking_hours(row))[seat.user]
            put = [] if _just_heard(seat, now) else [await self._gathered(row, seat, hours, now, last=(row.id,))]
            await self._db.write(sql.tables.note_reminded, row.id, replace(seat, last_at=seat.asked_at), put, due)
        if put:
            self._due.rouse(put[0].at)

    async def _gathered(
        self, row: TableRow, seat: SeatRow, hours: WakingHours, now: float, last: tuple[int, ...] = ()
    ) -> DueRow:
        """A reminder, at once or with others that come due soon."""
        assert seat.user is not None
        longest = GATHERED_SECONDS if seat.deadline is None else (seat.deadline - now) / 2
        waiting = await self._db.read(sql.due.of_key, _key(seat.user))
        if waiting is not None:
            named = msgspec.json.decode(waiting.payload, type=Named)
            at = min(waiting.at, now + longest)
        else:
            many = await self._db.read(sql.tables.running_of, seat.user) >= MANY_TABLES
            named, at = Named(), now + (min(GATHERED_SECONDS, longest) if many else 0.0)
        tables = tuple(dict.fromkeys((*named.tables, row.id)))
        at = at if hours.awake(at) else now
        return remind_row(seat.user, Named(tables, (*named.last, *last)), at)

    async def _remind(self, due: DueRow) -> None:
        """Somebody is reminded as they like to hear of turns; who may not be rung now hears with everything else."""
        assert due.user is not None
        if not await self._due.stands(due):
            return
        named = msgspec.json.decode(due.payload, type=Named)
        now, user = self._live.time(), await self._db.read(sql.settings.of_user, due.user)
        rows = [
            row for row in [await self._db.read(sql.tables.fetch, table) for table in named.tables] if row is not None
        ]
        rows = [row for row in rows if _waits(row, due.user, now)]
        if not rows or user.route == "none":
            return
        guild = None if rows[0].guild is None else await self._db.read(sql.settings.of_guild, rows[0].guild)
        calls = [GatheredCall(TURN, row.id) for row in rows]
        at = _heard_in_time(user, guild, rows, now)
        if at > now:
            await self._db.write(sql.due.alter, gathered_key(user.id), partial(with_calls, user.id, calls, at))
            self._due.rouse(at)
            return
        heard = [call.subject for call in calls]
        await self._db.write(sql.due.alter, gathered_key(user.id), partial(without, subjects=heard))
        await self._db.write(sql.due.save, done=due, notices=_reminders(rows, user, named.last), at=now)
        self._due.when_told()
        await self._db.write(sql.tables.note_heard, [row.id for row in rows], user.id, now)


def _heard_in_time(user: UserRow, guild: GuildRow | None, rows: Sequence[TableRow], now: float) -> float:
    """When somebody may hear of tables that wait: at an hour of theirs, unless their time would be up by then."""
    seats = [seat for row in rows if (seat := row.seat_of(user.id)) is not None]
    at = min(heard_at(user, guild, seat, TURN, now) for seat in seats)
    first = min(seat.deadline or at for seat in seats)
    return at if at <= first else heard_at(replace(user, hears=AT_ONCE), guild, seats[0], TURN, now)


def _just_heard(seat: SeatRow, now: float) -> bool:
    """Whether somebody heard a moment ago that the table waits for them."""
    if seat.reminded_at is None or seat.asked_at is None or seat.reminded_at < seat.asked_at:
        return False
    left = APART_SECONDS if seat.deadline is None else (seat.deadline - seat.reminded_at) / 4
    return now - seat.reminded_at < min(APART_SECONDS, left)


def _key(user: int) -> str:
    return f"remind:{user}"


def remind_row(user: int, named: Named, at: float) -> DueRow:
    """A reminder of tables that wait for somebody."""
    return DueRow("remind", at, _key(user), None, None, user, msgspec.json.encode(named))


def _waits(row: TableRow, user: int, now: float) -> bool:
    """Whether a table still waits for somebody whose time has not run out, and who has not just heard of it."""
    seat = row.seat_of(user)
    if seat is None or seat.person is None or seat.asked_at is None or row.status != "running":
        return False
    stands = row.paused_at is not None or (seat.away_until is not None and seat.away_until > now)
    return not stands and not _just_heard(seat, now) and (seat.deadline is None or now < seat.deadline)


def _reminders(rows: list[TableRow], user: UserRow, last: Sequence[int]) -> list[tuple[int, NoticeRow]]:
    """One direct message that names all tables; in threads a word in each, since tables are not told of others."""
    if user.route == "thread":
        return notice_rows.thread_reminders([row.id for row in rows], user.id, last)
    mark = LAST if all(row.id in last for row in rows) else ""
    payload = Payload(mentions=(user.id,), mark=mark, tables=tuple(row.id for row in rows))
    return [(rows[0].id, NoticeRow("reminder", msgspec.json.encode(payload), f"user:{user.id}"))]
