"""Nobody is rung asleep or away: what could not be said comes in one message, once somebody may hear of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby

import msgspec
from msgspec.structs import replace

from host.clocks.quiet_hours import waking_hours
from host.days.consent import Consent
from host.days.time_up import TimeUp
from host.errors import careful
from host.play.rewind import Rewind
from host.records import GatheredCall, Notice
from host.rights import BOT
from host.tables.due import Due
from host.tables.live_tables import LiveTables
from host.tables.notice_rows import ASKING, SWAP, Payload, thread_lane
from storage import DueRow, GuildRow, NoticeRow, SeatRow, TableRow, UserRow, sql

AT_ONCE, GATHERED = "at_once", "gathered"  # how somebody likes to hear of turns; else once a day, at a time like 19:30
GATHERED_SECONDS = 3 * 3600.0  # in which calls are gathered for who likes that
PRESENT_SECONDS = 900.0  # after a press of a button in which somebody whose hours are a guess is awake
IN_THREAD = "thread"  # mark of a gathered message that a thread gets
TURN, PERSONAL = "turn", "personal"


class Gathering:
    """What waits for somebody is one due row of theirs; what is done by then is left out when it is told."""

    def __init__(self, live: LiveTables, due: Due, consent: Consent, time_up: TimeUp, rewind: Rewind) -> None:
        self._live, self._due, self._db = live, due, live.db
        self._consent, self._time_up, self._rewind = consent, time_up, rewind
        due.on("gathered", self._tell)

    @careful
    async def rings(self, user: int, call: GatheredCall) -> bool:
        """Whether somebody may be rung about something now; if not, it waits until they may."""
        now = self._live.time()
        at = await self._moment(user, call, now)
        if at > now:
            await self._keep(user, partial(with_calls, user, [call], at))
            return False
        waiting = await self._db.read(sql.due.of_key, gathered_key(user))
        if waiting is not None and call.subject in [one.subject for one in _calls(waiting)]:
            await self._keep(user, partial(without, subjects=[call.subject]))
        return True

    @careful
    async def waits_again(self, user: int, calls: Sequence[GatheredCall]) -> bool:
        """Whether somebody went to sleep or away before Discord took a message to them; then it waits until they may
        be rung."""
        now = self._live.time()
        _, at = await self._waking(user, calls, now)
        if at <= now:
            return False
        await self._keep(user, partial(with_calls, user, calls, at))
        return True

    @careful
    async def awake(self, user: int, guild: int | None) -> bool:
        """Whether somebody is neither asleep nor away."""
        (person,), server = await self._db.read(sql.settings.of_users, [user], guild)
        now = self._live.time()
        return (person.away_until or 0.0) <= now and waking_hours(person, server).awake(now)

    @careful
    async def open(self, user: int, calls: Sequence[GatheredCall]) -> list[GatheredCall]:
        """Those of the calls that somebody still has to hear of."""
        return [call for call in calls if await self._holds(user, call)]

    @careful
    async def tell_in_threads(self, notice: Notice) -> None:
        """A gathered message cannot reach somebody by direct message: each table's thread says its part."""
        (user,) = notice.mentions
        instead = _in_threads(user, notice.gathered)
        await self._db.write(sql.outbox.put_instead, notice.id, notice.nonce, instead, self._live.time())
        self._due.when_told()

    async def welcome(self, user: int, reports: Sequence[GatheredCall] = ()) -> None:
        """A vacation is over: everything that waits is told together, with what stand-ins did meanwhile."""
        waiting = await self._db.read(sql.tables.waiting_for, user)
        tables = dict.fromkeys([*(row.id for row in waiting), *(report.table for report in reports)])
        calls = [*(GatheredCall(TURN, table) for table in tables), *reports]
        if calls:
            await self._keep(user, partial(with_calls, user, calls, self._live.time()))

    async def follow(self, user: int) -> None:
        """Somebody has other hours, is away or is back: what waits comes when they may hear of it now."""
        waiting = await self._db.read(sql.due.of_key, gathered_key(user))
        if waiting is not None:
            now = self._live.time()
            at = min([await self._moment(user, call, now) for call in _calls(waiting)])
            await self._keep(user, lambda row: None if row is None else replace(row, at=at))

    async def _keep(self, user: int, changed: Callable[[DueRow | None], DueRow | None]) -> None:
        row = await self._db.write(sql.due.alter, gathered_key(user), changed)
        if row is not None:
            self._due.rouse(row.at)

    async def _moment(self, user: int, call: GatheredCall, now: float) -> float:
        """When somebody may hear of something."""
        row = await self._db.read(sql.tables.fetch, call.table)
        guild = None if row is None else row.guild
        (person,), server = await self._db.read(sql.settings.of_users, [user], guild)
        return heard_at(person, server, None if row is None else row.seat_of(user), call.kind, now)

    async def _waking(self, user: int, calls: Sequence[GatheredCall], now: float) -> tuple[UserRow, float]:
        """Somebody, and when they are next awake; what is only about their seat does not wait until they are back."""
        first = await self._db.read(sql.tables.fetch, calls[0].table)
        (person,), server = await self._db.read(sql.settings.of_users, [user], None if first is None else first.guild)
        personal = all(call.kind == PERSONAL for call in calls)
        there = 0.0 if personal else person.away_until or 0.0
        return person, waking_hours(person, server).next(max(now, there))

    async def _tell(self, due: DueRow) -> None:
        """The hour has come, unless somebody has gone away or to bed earlier since."""
        assert due.user is not None
        if not await self._due.stands(due):  # something was added in the same moment
            return
        calls, now = _calls(due), self._live.time()
        person, at = await self._waking(due.user, calls, now)
        if at > now:
            await self._db.write(sql.due.save, [replace(due, at=at)], done=due)
            return
        told = [call for call in calls if person.route != "none" or call.kind == PERSONAL]
        notices = [(one.table, _direct(due.user, told)) for one in told[:1]]
        if person.route == "thread":
            notices = _in_threads(due.user, told)
        await self._db.write(sql.due.save, done=due, notices=notices, at=now)
        self._due.when_told()
        turns = [call.table for call in told if call.kind == TURN]
        await self._db.write(sql.tables.note_heard, turns, due.user, now)

    async def _holds(self, user: int, call: GatheredCall) -> bool:
        """Whether what a call is about is still open, and waits for somebody."""
        row = await self._db.read(sql.tables.fetch, call.table)
        if row is None:
            return False
        match call.kind:
            case "turn":
                return _must_decide(row, row.seat_of(user))
            case "late":
                return await self._time_up.asks(row, call.mark, user)
            case "proposal":
                return await self._consent.asks(row, call.mark, user)
            case "back_asked":
                wanted = await self._rewind.open(row.id, BOT) if row.status == "running" else None
                return wanted is not None and user in [row.seats[seat].user for seat in wanted.missing]
            case "invite":
                return row.status == "lobby" and row.seat_of(user) is None
            case "word" if call.mark == SWAP:
                return row.status == "lobby" and any(seat.swaps_with == user for seat in row.seats)
            case "word" if call.mark:  # else it tells of something that is over
                return row.status == "lobby" and (row.seat_of(user) is None) == (call.mark == "join")
            case "accept" | "rematch":
                seat = row.seat_of(user)
                return row.status == "lobby" and seat is not None and (call.kind == "rematch" or not seat.accepted)
        return True


def call_of(notice: Notice, kind: str) -> GatheredCall:
    """What a notice of a kind calls somebody for."""
    if kind in ASKING or kind == "back_done":
        return GatheredCall(TURN, notice.table)
    return GatheredCall(
        kind, notice.table, notice.segment, notice.seats, notice.to, notice.sentence, notice.mark
    )  # fmt: skip


def gathered_key(user: int) -> str:
    """The key of what waits for somebody."""
    return f"gathered:{user}"


def heard_at(person: UserRow, server: GuildRow | None, seat: SeatRow | None, kind: str, now: float) -> float:
    """When somebody may hear of something: awake, there, and as they like to hear of it.

    What is done to a person waits for their waking hours, and for the end of a vacation that the table grants.
    """
    hours = waking_hours(person, server)
    if kind == PERSONAL:
        return hours.next(max(now, 0.0 if seat is None else seat.away_until or 0.0))
    there = max(now, person.away_until or 0.0)
    if person.hears == AT_ONCE:
        return now if there == now and _shows(person, seat, now) else hours.next(there)
    return hours.next(there + GATHERED_SECONDS if person.hears == GATHERED else hours.at_time(there, person.hears))


def _shows(person: UserRow, seat: SeatRow | None, now: float) -> bool:
    """Whether somebody who has never said when they sleep has just pressed something at the table."""
    guessed = person.quiet_from is None and person.quiet_to is None
    return guessed and seat is not None and seat.seen_at is not None and now - seat.seen_at < PRESENT_SECONDS


def _must_decide(row: TableRow, seat: SeatRow | None) -> bool:
    return row.status == "running" and seat is not None and seat.person is not None and seat.asked_at is not None


def _calls(due: DueRow) -> tuple[GatheredCall, ...]:
    return msgspec.json.decode(due.payload, type=Payload).gathered


def with_calls(user: int, calls: Sequence[GatheredCall], at: float, row: DueRow | None) -> DueRow:
    """What waits for somebody, with something more; a call about the same as an earlier one takes its place."""
    waiting = () if row is None else _calls(row)
    kept = {call.subject: call for call in (*waiting, *calls)}
    payload = msgspec.json.encode(Payload(gathered=tuple(kept.values())))
    return DueRow("gathered", at if row is None else min(at, row.at), gathered_key(user), None, None, user, payload)


def without(row: DueRow | None, subjects: Sequence[tuple[str, ...]]) -> DueRow | None:
    """What waits for somebody, without what they have heard of."""
    left = () if row is None else tuple(call for call in _calls(row) if call.subject not in subjects)
    return replace(row, payload=msgspec.json.encode(Payload(gathered=left))) if row is not None and left else None


def _direct(user: int, calls: Sequence[GatheredCall]) -> NoticeRow:
    payload = Payload(mentions=(user,), gathered=tuple(calls))
    return NoticeRow("gathered", msgspec.json.encode(payload), f"user:{user}")


def _in_threads(user: int, calls: Sequence[GatheredCall]) -> list[tuple[int, NoticeRow]]:
    """One message for each table, in its thread, since tables are not told of others."""
    found = []
    for table, own in groupby(sorted(calls, key=lambda call: call.table), lambda call: call.table):
        payload = Payload(mentions=(user,), mark=IN_THREAD, gathered=tuple(own))
        found.append((table, NoticeRow("gathered", msgspec.json.encode(payload), thread_lane(table))))
    return found
