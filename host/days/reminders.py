"""What happens when a clock comes due: a reminder, one for all tables of a person, or a notice that time is up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from host.clocks.clock import ring, runs
from host.clocks.quiet_hours import WakingHours, waking_hours
from host.days.gathering import TURN, gathered_key, without
from host.days.time_up import ran_out
from host.records import GatheredCall
from host.rights import BOT
from host.tables import notice_rows
from host.tables.due import Due
from host.tables.live_tables import LiveTables
from host.tables.notice_rows import Payload
from storage import DueRow, NoticeRow, TableRow, UserRow, sql

MANY_TABLES = 3  # running tables from which on reminders are gathered
GATHERED_SECONDS = 3600.0  # seconds in which they are


class Named(Struct, frozen=True):
    """The tables a reminder names."""

    tables: tuple[int, ...] = ()


class Reminders:
    """A clock has one due row, for what it says next; what was slept through is not said."""

    def __init__(self, live: LiveTables, due: Due) -> None:
        self._live = live
        self._due = due
        self._db = live.db
        due.on("clock", self._rings)
        due.on("remind", self._remind)

    async def _rings(self, due: DueRow) -> None:
        assert due.table is not None
        assert due.seat is not None
        async with self._live.hold_row(due.table, "look", BOT) as row:
            seat = row.seats[due.seat]
            if not await self._due.stands(due) or not runs(row, seat) or seat.deadline is None:
                return
            assert seat.user is not None
            deadline, user = seat.deadline, seat.user
            now, hours = self._live.time(), (await self._live.waking_hours(row))[user]
            if now >= deadline:
                await self._live.commit(await ran_out(self._live, row, due, now))
                return
            if not hours.awake(now):
                put = [replace(due, at=hours.next(now))]
            else:
                seat = replace(seat, reminded=seat.reminded + 1)
                following = ring(row.id, seat, hours)
                while following.at <= now:  # slept through
                    seat = replace(seat, reminded=seat.reminded + 1)
                    following = ring(row.id, seat, hours)
                put = [following, await self._gathered(user, row.id, hours, now, (deadline - now) / 2)]
            await self._db.write(sql.tables.note_reminded, row.id, due.seat, seat.reminded, put, due)
        self._due.rouse(min(one.at for one in put))

    async def _gathered(self, user: int, table: int, hours: WakingHours, now: float, longest: float) -> DueRow:
        """A reminder, at once or with others that come due soon."""
        waiting = await self._db.read(sql.due.of_key, _key(user))
        if waiting is not None:
            named = msgspec.json.decode(waiting.payload, type=Named).tables
            at = min(waiting.at, now + longest)
        else:
            many = await self._db.read(sql.tables.running_of, user) >= MANY_TABLES
            named, at = (), now + (min(GATHERED_SECONDS, longest) if many else 0.0)
        tables = tuple(dict.fromkeys((*named, table)))
        at = at if hours.awake(at) else now
        return remind_row(user, tables, at)

    async def _remind(self, due: DueRow) -> None:
        assert due.user is not None
        named = msgspec.json.decode(due.payload, type=Named).tables
        now, user = self._live.time(), await self._db.read(sql.settings.of_user, due.user)
        rows = [row for row in [await self._db.read(sql.tables.fetch, table) for table in named] if row is not None]
        rows = [row for row in rows if _waits(row, due.user, now)]
        if not rows or user.route == "none":
            return
        guild = None if rows[0].guild is None else await self._db.read(sql.settings.of_guild, rows[0].guild)
        hours = waking_hours(user, guild)
        if not hours.awake(now):
            await self._db.write(sql.due.save, [replace(due, at=hours.next(now))], done=due)
            return
        heard = [GatheredCall(TURN, row.id).subject for row in rows]
        await self._db.write(sql.due.alter, gathered_key(user.id), partial(without, subjects=heard))
        await self._db.write(sql.due.save, done=due, notices=_reminders(rows, user), at=now)
        self._due.when_told()


def _key(user: int) -> str:
    return f"remind:{user}"


def remind_row(user: int, tables: Sequence[int], at: float) -> DueRow:
    """A reminder of tables that wait for somebody."""
    return DueRow("remind", at, _key(user), None, None, user, msgspec.json.encode(Named(tuple(tables))))


def _waits(row: TableRow, user: int, now: float) -> bool:
    """Whether a table still waits for somebody whose time has not run out."""
    seat = row.seat_of(user)
    if seat is None or seat.person is None or seat.asked_at is None or row.status != "running":
        return False
    stands = row.paused_at is not None or (seat.away_until is not None and seat.away_until > now)
    return not stands and (seat.deadline is None or now < seat.deadline)


def _reminders(rows: list[TableRow], user: UserRow) -> list[tuple[int, NoticeRow]]:
    """One direct message that names all tables; in threads a word in each, since tables are not told of others."""
    if user.route == "thread":
        return notice_rows.thread_reminders([row.id for row in rows], user.id)
    payload = Payload(mentions=(user.id,), tables=tuple(row.id for row in rows))
    return [(rows[0].id, NoticeRow("reminder", msgspec.json.encode(payload), f"user:{user.id}"))]
