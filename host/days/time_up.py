"""Somebody's time is up: those who are there say whether they wait, have a stand-in take this turn, or offer the seat.

One of them is enough for the stand-in. Else what more than half of them want is done at once, and after a waking day
what most of them want. Whoever runs out of time twice in a row is stood in for without a question.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core.text import Seat, Text, text, who
from host import rights
from host.clocks.clock import clock_key, late_key, more_time, running_pace, wound
from host.consents import DAY_SECONDS, silent_since
from host.errors import careful, mistake
from host.records import GatheredCall, TableInfo, info
from host.rights import BOT, Person
from host.seating.handover import (
    END_WARNING_SECONDS,
    EndWarning,
    close_if_empty,
    ended,
    nobody_since,
    warnings,
    word_to,
)
from host.seating.offers import offer
from host.tables import notice_rows
from host.tables.due import Due
from host.tables.live_tables import LiveTables
from host.tables.stand_ins import present, standin_of, with_seat
from storage import DueRow, Saving, SeatRow, TableRow, sql

LateChoice = Literal["wait", "standin", "offer"]
CHOICES: Final[tuple[LateChoice, ...]] = get_args(LateChoice)  # where as many want one as another, the first is done
ASKED_AGAIN_SECONDS = 7 * DAY_SECONDS
UNSEEN_SECONDS = 14 * DAY_SECONDS  # without a sign of anybody until everybody is told that the table will end
RUNG_SECONDS = 3600.0  # in which nobody is rung twice about people who are late
MOST_MISSED = 2  # times in a row that somebody's time runs out until the stand-in plays on


class LateVotes(Struct, frozen=True):
    """What was said so far; `mark` tells one time-out from another, and is when it came."""

    mark: str
    said: dict[int, LateChoice] = {}
    asked_at: float = 0.0  # the last time
    decide_at: float = 0.0  # from when on what most want is done, however few have said something
    warned_at: float | None = None  # when everybody was told that the table will end


class Chosen(NamedTuple):
    """What one of the others has said: what is done, if that decides it, and who wants what."""

    table: TableInfo
    done: LateChoice | None
    votes: LateVotes


class TimeUp:
    """What the votes are is in a due row, which also says when they are looked at again."""

    def __init__(self, live: LiveTables, due: Due) -> None:
        self._live = live
        self._due = due
        due.on("late", self._goes_on)

    @careful
    async def choose(self, table: int, person: Person, number: Seat, mark: str, choice: LateChoice) -> Chosen:
        """One of the others says what they want."""
        async with self._live.hold_row(table, "decide", person) as row:
            due = await self._live.db.read(sql.due.of_key, late_key(table, number))
            votes = None if due is None else msgspec.json.decode(due.payload, type=LateVotes)
            if due is None or votes is None or votes.mark != mark or row.status != "running":
                raise mistake("late_over", table=table)
            own, at = rights.own_seat(row, person), self._live.time()
            if own == number:
                raise mistake("late_own", table=table)
            if row.seats[own].person is None:
                raise mistake("has_standin", table=table)
            if _late(row.seats[own], at):
                raise mistake("late_too", table=table)
            votes = replace(votes, said=_said(votes, row, number) | {person.user: choice})
            wanted, count = _most(votes.said)
            there = {*voters(row, number, at), *votes.said}
            if "standin" in votes.said.values():
                wanted = "standin"
            elif 2 * count <= len(there) and at < votes.decide_at:
                noted = replace(due, payload=msgspec.json.encode(votes))
                await self._live.db.write(sql.due.save, [noted])
                return Chosen(info(row), None, votes)
            return Chosen(info(await self._live.commit(await self._decided(row, number, wanted))), wanted, votes)

    async def asks(self, row: TableRow, mark: str, user: int) -> bool:
        """Whether somebody has yet to say what they want, of a time-out that is still open."""
        number, _, own = mark.partition(".")
        due = await self._live.db.read(sql.due.of_key, late_key(row.id, int(number)))
        votes = None if due is None else msgspec.json.decode(due.payload, type=LateVotes)
        if votes is None or votes.mark != own or row.status != "running":
            return False
        return user not in votes.said and user in voters(row, int(number), self._live.time())

    async def stands(self, table: int, mark: str) -> bool:
        """Whether it is still asked what to do about a time-out, by what the buttons carry."""
        number, _, own = mark.partition(".")
        due = await self._live.db.read(sql.due.of_key, late_key(table, int(number)))
        return due is not None and bool(due.payload) and msgspec.json.decode(due.payload, type=LateVotes).mark == own

    async def _decided(self, row: TableRow, number: Seat, choice: LateChoice) -> Saving:
        at, seat = self._live.time(), row.seats[number]
        change = Saving(before=row, after=row, at=at, void=[late_key(row.id, number)])
        said = text("days.news.late_wait" if choice == "wait" else "days.news.late_standin", player=who(number))
        if choice == "wait":
            pace = running_pace(row)
            assert seat.user is not None
            day = (await self._live.waking_hours(row))[seat.user]
            if pace is not None:
                seat = replace(seat, bank=more_time(pace))
            going, due = wound(row, seat, day, at)
            change.after, change.due = with_seat(row, going), [due]
        else:
            change.after = with_seat(row, replace(seat, standin=standin_of(row), state="playing"))
            change.void.append(clock_key(row.id, number))
        change.notices = notice_rows.news(row, said)
        if choice == "offer":
            await offer(self._live, change, number, why="waited" if running_pace(row) is None else "late")
        elif choice == "wait":  # of the stand-in's turn its player hears once it is made, with what was done
            own = text("days.yours.wait", table=row.id)
            change.notices.append(await word_to(self._live, row, number, own, button="move"))
        close_if_empty(change)
        return change

    async def _goes_on(self, due: DueRow) -> None:
        """A waking day or weeks have passed: what was said is done, or it is asked again; at last the table ends."""
        assert due.table is not None
        assert due.seat is not None
        async with self._live.hold_row(due.table, "look", BOT) as row:
            if not await self._due.stands(due) or row.status != "running":
                return
            at, votes = self._live.time(), msgspec.json.decode(due.payload, type=LateVotes)
            if said := _said(votes, row, due.seat):
                await self._live.commit(await self._decided(row, due.seat, _most(said)[0]))
            elif votes.warned_at is not None and nobody_since(row, votes.warned_at, at):
                await self._live.commit(ended(row, at, due))
            elif at < votes.asked_at + ASKED_AGAIN_SECONDS:
                await self._live.db.write(sql.due.save, [replace(due, at=votes.asked_at + ASKED_AGAIN_SECONDS)])
            elif at - float(votes.mark) >= UNSEEN_SECONDS and nobody_since(row, at - UNSEEN_SECONDS, at):
                await self._live.commit(await self._warned(row, due, votes, at))
            else:
                await self._live.commit(await asked(self._live, row, due, votes.mark, at))

    async def _warned(self, row: TableRow, due: DueRow, votes: LateVotes, at: float) -> Saving:
        """Everybody is told that the table ends in a week, unless somebody is there; once, whoever else is late."""
        until = at + END_WARNING_SECONDS
        later = replace(due, at=until, payload=msgspec.json.encode(replace(votes, warned_at=at)))
        others = await self._live.db.read(sql.due.of_table, row.id)
        noted = [] if any(ends(one) for one in others) else await warnings(self._live, row, until)
        return Saving(before=row, after=row, at=at, notices=noted, due=[later], done=due)


async def ran_out(live: LiveTables, row: TableRow, due: DueRow, at: float) -> Saving:
    """Somebody's time is up: the others are asked, or the stand-in plays on where it is not the first time."""
    assert due.seat is not None
    seat = row.seats[due.seat]
    timed = running_pace(row) is not None
    # Without a clock nobody is late who looks in now and then.
    counts = timed or silent_since(seat, seat.asked_at or at, at)
    missed = replace(seat, missed=seat.missed + counts)
    if not counts or missed.missed < MOST_MISSED:
        change = await asked(live, row, due, str(int(at)), at)
        change.after = with_seat(row, missed)
        return change
    after = with_seat(row, replace(missed, standin=standin_of(row), state="away"))
    change = Saving(before=row, after=after, at=at, void=[late_key(row.id, due.seat)], done=due)
    change.notices = notice_rows.news(
        after, text("days.news.late_twice" if timed else "days.news.waited_twice", player=who(due.seat))
    )
    own = text("days.yours.late_twice" if timed else "days.yours.waited_twice", table=row.id)
    change.notices.append(await word_to(live, row, due.seat, own, button="come_back"))
    close_if_empty(change)
    return change


async def asked(live: LiveTables, row: TableRow, due: DueRow, mark: str, at: float) -> Saving:
    """Those who are there are asked what is to be done, for the first time or again; the late one is told."""
    assert due.seat is not None
    others, hours = voters(row, due.seat, at), await live.waking_hours(row)
    decide_at = max([hours[user].after(at, hours[user].day_seconds) for user in others], default=at + DAY_SECONDS)
    said = text(late_sentence(row, others, mark, at), player=who(due.seat), until=int(decide_at))
    rung = [] if await _just_asked(live, row.id, at) else others
    noted = notice_rows.news(row, said, kind="late", mentions=rung, mark=f"{due.seat}.{mark}", seats=[due.seat])
    noted.append(await word_to(live, row, due.seat, _own_word(row, others), button="move"))
    votes = msgspec.json.encode(LateVotes(mark, asked_at=at, decide_at=decide_at))
    later = DueRow("late", decide_at, late_key(row.id, due.seat), row.id, due.seat, due.user, votes)
    return Saving(before=row, after=row, at=at, notices=noted, due=[later], done=due)


def put_off(due: DueRow, seconds: float, at: float) -> DueRow:
    """A vote with as much longer as nobody could say anything until now."""
    votes = msgspec.json.decode(due.payload, type=LateVotes)
    later = replace(votes, asked_at=votes.asked_at + seconds)
    if votes.decide_at > at - seconds:
        later = replace(later, decide_at=votes.decide_at + seconds)
    return replace(due, payload=msgspec.json.encode(later))


def asked_anew(row: TableRow, due: DueRow, at: float) -> list[GatheredCall]:
    """The question of a vote that goes on, with the time until which there is now."""
    assert due.seat is not None
    votes = msgspec.json.decode(due.payload, type=LateVotes)
    if votes.decide_at <= at or votes.warned_at is not None:
        return []
    key = late_sentence(row, voters(row, due.seat, at), votes.mark, at)
    said = text(key, player=who(due.seat), until=int(votes.decide_at))
    return [GatheredCall("late", row.id, seats=(due.seat,), sentence=said, mark=f"{due.seat}.{votes.mark}")]


def ends(due: DueRow) -> bool:
    """Whether a table ends when a row comes due, and everybody was told so."""
    if due.kind == "late":
        return msgspec.json.decode(due.payload, type=LateVotes).warned_at is not None
    return due.kind == "empty" and msgspec.json.decode(due.payload, type=EndWarning).warned_at is not None


def late_sentence(row: TableRow, others: Sequence[int], mark: str, at: float) -> str:
    """The question to those who are there, if any are: time is up, or somebody was waited for long enough."""
    if running_pace(row) is None:
        return "days.late.again" if others else "days.late.alone"
    if not others:
        return "days.late.nobody"
    return "days.late.again" if at - float(mark) >= ASKED_AGAIN_SECONDS else "days.late.asked"


def _own_word(row: TableRow, others: Sequence[int]) -> Text:
    """What is said to the one who is waited for; where there is no clock, nobody's time is up."""
    if running_pace(row) is not None:
        return text("days.yours.late", table=row.id)
    return text("days.yours.waited" if others else "days.yours.waited_alone", table=row.id)


async def _just_asked(live: LiveTables, table: int, at: float) -> bool:
    """Whether the same people were rung about another seat of this table a moment ago."""
    rows = [row for row in await live.db.read(sql.due.of_table, table) if row.kind == "late"]
    return any(at - msgspec.json.decode(row.payload, type=LateVotes).asked_at < RUNG_SECONDS for row in rows)


def voters(row: TableRow, number: Seat, at: float) -> list[int]:
    """Who is asked about a seat: the others who play themselves, and are neither late nor on vacation."""
    return [
        seat.person
        for seat in row.seats
        if seat.seat != number
        and seat.person is not None
        and not _late(seat, at)
        and not (seat.away_until is not None and seat.away_until > at)
    ]


def _late(seat: SeatRow, at: float) -> bool:
    return seat.asked_at is not None and seat.deadline is not None and seat.deadline <= at


def _said(votes: LateVotes, row: TableRow, number: Seat) -> dict[int, LateChoice]:
    """What those want who still play themselves."""
    return {user: one for user, one in votes.said.items() if user in present(row) and user != row.seats[number].user}


def _most(said: Mapping[int, LateChoice]) -> tuple[LateChoice, int]:
    """What most of them want, and how many."""
    counted = Counter(said.values())
    wanted = max(CHOICES, key=lambda one: counted[one])
    return wanted, counted[wanted]
