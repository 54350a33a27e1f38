"""Reads of a table: questions, views of any turn, the log, scores. Nothing here changes anything."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from engine.core import games, looking_ahead
from engine.core.account import Deed, seen
from engine.core.offer import Refusal
from engine.core.result import Result
from engine.core.run import decode_state
from engine.core.state import Event
from engine.core.table import Table
from engine.core.text import PlayerMistake, Seat, Text
from host import rights
from host.errors import careful, mistake
from host.records import AskedSeat, Question, SecretPlan, TableInfo, Turn, info
from host.rights import Person
from host.tables import questions, saving
from host.tables.hidden_sides import eyes_of
from host.tables.homes import OPEN
from host.tables.live_tables import LiveTables
from host.tables.stand_ins import STANDIN
from storage import BoundaryRow, HappenedRows, SeatShare, Status, TableRow, sql
from storage.sql.results import share

STOPPED: tuple[Status, ...] = ("frozen", "closed")  # what is played there cannot be loaded, or goes no further
LEAD = "core.log.lead"


class Reads:
    """What only looks at tables, for somebody who may; who has no seat there sees what is public."""

    def __init__(self, live: LiveTables) -> None:
        self._live = live
        self._db = live.db

    @careful
    async def info(self, table: int, person: Person) -> TableInfo:
        """A table as everybody may see it."""
        return info(await self._live.row(table, "look", person))

    @careful
    async def on_server(self, person: Person, statuses: Sequence[Status] = OPEN) -> list[TableInfo]:
        """The tables of the server somebody is on, as far as they may see them, newest first."""
        rows = [] if person.guild is None else await self._db.read(sql.tables.of_guild, person.guild, statuses)
        return [info(row) for row in rows if rights.may("look", row, person)]

    @careful
    async def in_thread(self, thread: int, person: Person) -> TableInfo | None:
        """The table that lives in a thread."""
        row = await self._db.read(sql.tables.in_thread, thread)
        return None if row is None or not rights.may("look", row, person) else info(row)

    @careful
    async def of_user(self, user: int, statuses: Sequence[Status] = OPEN) -> list[TableInfo]:
        """The tables at which somebody sits, newest first."""
        return [info(row) for row in await self._db.read(sql.tables.of_user, user, statuses)]

    @careful
    async def asks_for(self, user: int) -> list[TableInfo]:
        """All running tables that wait for somebody, longest waiting first."""
        return [info(row) for row in await self._db.read(sql.tables.waiting_for, user)]

    @careful
    async def running(self) -> int:
        """How many tables are being played."""
        return len(await self._db.read(sql.tables.with_status, "running"))

    @careful
    async def by_status(self) -> dict[Status, int]:
        """How many tables there are of each status."""
        return await self._db.read(sql.tables.by_status)

    @careful
    async def asks(self, table: int, person: Person) -> tuple[AskedSeat, ...]:
        """Who must decide now."""
        async with self._live.hold(table, "look", person) as held:
            return questions.asked(held.row, held.table)

    @careful
    async def question(self, table: int, person: Person) -> Question | None:
        """The question somebody must answer now, for their eyes; None if they need not."""
        async with self._live.hold(table, "answer", person) as held:
            return await self._live.questions.of(held.row, held.table, rights.own_seat(held.row, person))

    @careful
    async def plan(self, table: int, person: Person) -> SecretPlan | None:
        """What somebody has put together where all decide at once, also after they are done; else None."""
        async with self._live.hold(table, "answer", person) as held:
            return questions.plan_of(held.table, rights.own_seat(held.row, person))

    @careful
    async def can_undo(self, table: int, person: Person) -> bool:
        """Whether somebody has a choice to take back."""
        async with self._live.hold(table, "undo", person) as held:
            return held.table.can_undo(rights.own_seat(held.row, person))

    @careful
    async def undo_step(self, table: int, person: Person) -> int | None:
        """The step to hand in with an undo; None if somebody has no choice to take back."""
        async with self._live.hold(table, "undo", person) as held:
            return questions.undo_step(held.row, held.table, rights.own_seat(held.row, person))

    @careful
    async def refused(self, table: int, person: Person) -> list[Refusal]:
        """What somebody's open question does not offer, and why."""
        async with self._live.hold(table, "answer", person) as held:
            ask = held.table.ask_of(rights.own_seat(held.row, person))
            return [] if ask is None else ask.refused()

    @careful
    async def purse_after(self, table: int, person: Person, answers: Sequence[Sequence[str]]) -> tuple[Text, ...]:
        """What somebody could still spend after these answers to their open question; nothing where that is unknown."""
        async with self._live.hold(table, "answer", person) as held:
            return looking_ahead.purse_after(held.table, rights.own_seat(held.row, person), answers)

    @careful
    async def why_not(self, table: int, person: Person, option: str) -> Text:
        """Why an option is not offered."""
        async with self._live.hold(table, "answer", person) as held:
            return held.table.why_not(rights.own_seat(held.row, person), option)

    @careful
    async def view(self, table: int, person: Person, turn: int | None = None, *, public: bool = False) -> Any:
        """What somebody may know now, or knew before segment `turn` began (0: after the set-up).

        With `public` what everybody may know, also for somebody who knows more. Of a turn before a seat was theirs,
        nobody sees more than that.
        """
        row = await self._live.row(table, "look", person)
        if turn is None and row.status in STOPPED:
            turn = await self._last_turn(row)
        if turn is not None:
            return await self._past(row, person, turn, public=public)
        seat = None if public else seat_of(row, person)
        async with self._live.hold(table, "look", person) as held:  # so nothing changes it meanwhile
            return await asyncio.to_thread(held.table.view, seat)

    @careful
    async def turns(self, table: int, person: Person) -> int:
        """How many segments were closed: the highest `turn` that can be looked at."""
        return await self._last_turn(await self._live.row(table, "look", person))

    @careful
    async def result_so_far(self, table: int, person: Person) -> Result:
        """The score sheets as things stand, or at the end; where nobody plays on, as they stood after the last turn."""
        row = await self._live.row(table, "look", person)
        if row.status in STOPPED:
            boundary = await self._boundary(row, await self._last_turn(row))
            kind = games.get(row.game)
            return await asyncio.to_thread(lambda: kind.score(decode_state(kind, boundary.snapshot)))
        async with self._live.hold(table, "look", person) as held:
            return held.table.result_so_far

    @careful
    async def played(self, table: int, person: Person) -> dict[Seat, SeatShare]:
        """Who gave how many answers and for whom it counts, for seats that more than one played on."""
        row = await self._live.row(table, "look", person)
        found = await self._db.read(sql.results.shares, "t.id = ?", (table,))
        shares = {seat.seat: share(found.get((table, seat.seat), ()), seat.user, seat.state) for seat in row.seats}
        return {seat: one for seat, one in shares.items() if len(one.rows) > 1 or one.left}

    @careful
    async def ended_by_standin(self, table: int, person: Person) -> list[Seat]:
        """The seats of people on which a stand-in gave the last answer of all."""
        row = await self._live.row(table, "look", person)
        last = {one.seat: one.by for one in await self._db.read(sql.tables.all_choices, table) if one.by != "auto"}
        return [seat.seat for seat in row.seats if seat.user is not None and last.get(seat.seat) == STANDIN]

    @careful
    async def seen_back(self, table: int, person: Person) -> int:
        """How often somebody alone took back what they had already seen the consequences of."""
        await self._live.row(table, "look", person)
        return await self._db.read(sql.table_extras.seen_back, table)

    @careful
    async def earlier_turns_asked(self, question: Question) -> int:
        """In how many turns before this one somebody has answered a question of this kind at the table."""
        choices = await self._db.read(sql.tables.all_choices, question.table.id)
        alike = [one for one in choices if (one.seat, one.key) == (question.seat, question.key) and one.by != "auto"]
        return len({one.segment for one in alike} - {question.segment})

    @careful
    async def seed(self, table: int, person: Person) -> str | None:
        """The seed by which every shuffle can be checked; None until the game is over."""
        row = await self._live.row(table, "look", person)
        return await self._db.read(sql.tables.seed_of, table) if row.status == "over" else None

    @careful
    async def log(self, table: int, person: Person, since: int = 0) -> list[Turn]:
        """What happened in the closed segments from `since` on, as far as somebody may know it."""
        row = await self._live.row(table, "look", person)
        return turns_of(row, person, await self._db.read(sql.happened.since, table, since, seat_of(row, person)))

    @careful
    async def lately(self, table: int, person: Person, since: int) -> list[Turn]:
        """The log from `since` on, with whom the lead has passed to."""
        row = await self._live.row(table, "look", person)
        return await self._with_leads(
            row, person, await self._db.read(sql.happened.with_states, table, since, seat_of(row, person))
        )

    @careful
    async def recap(self, table: int, person: Person) -> list[Turn]:
        """What happened since somebody's own last move, or since they sat down, without what they did themselves."""
        row = await self._live.row(table, "answer", person)
        seat = rights.own_seat(row, person)
        last, happened = await self._db.read(sql.happened.since_own_move, table, seat)
        if happened.turn is None:
            raise never_begun(row)
        turns = [
            replace(
                turn,
                deeds=tuple(deed for deed in turn.deeds if not (deed.seat == seat and turn.segment == last)),
                after_own_move=last is not None,
            )
            for turn in await self._with_leads(row, person, happened)
        ]
        return [turn for turn in turns if turn.deeds]

    async def _with_leads(self, row: TableRow, person: Person, happened: HappenedRows) -> list[Turn]:
        """What somebody may know of what happened, and in which turn the lead has passed to whom."""
        turns = turns_of(row, person, happened)
        if not turns or len(row.seats) < 2:
            return turns
        await self._live.components(games.get(row.game), row.components)
        return await asyncio.to_thread(with_leads, row.game, turns, happened.snapshots)

    async def _last_turn(self, row: TableRow) -> int:
        last = await self._db.read(sql.tables.last_boundary, row.id)
        if last is None:
            raise never_begun(row)
        return last

    async def _past(self, row: TableRow, person: Person, turn: int, *, public: bool) -> Any:
        own = None if public else seat_of(row, person)
        holders = () if own is None else await self._db.read(sql.holders.of_seat, row.id, own)
        seat = None if public else eyes_of(row, person, holders).at(turn)
        boundary = await self._boundary(row, turn)
        return await asyncio.to_thread(Table.past_view, row.game, boundary.snapshot, seat)

    async def _boundary(self, row: TableRow, turn: int) -> BoundaryRow:
        """The state before a segment, with the components it needs."""
        boundary = await self._db.read(sql.tables.boundary, row.id, turn)
        if boundary is None:
            raise mistake("turn", turn=turn, last=await self._last_turn(row))
        await self._live.components(games.get(row.game), row.components)
        return boundary


def turns_of(row: TableRow, person: Person, happened: HappenedRows) -> list[Turn]:
    """What somebody may know of what happened."""
    eyes, found = eyes_of(row, person, happened.holders), []
    for closed in happened.events:
        deeds = seen(saving.deeds_of(closed.events), eyes.at(closed.segment))
        found.append(Turn(closed.segment, deeds, closed.at))
    return found


def with_leads(game: str, turns: Sequence[Turn], snapshots: Mapping[int, bytes]) -> list[Turn]:
    """The turns, with a step of the rules after each in which somebody else comes to lead; a tie changes nobody."""
    kind = games.get(game)
    ahead: set[Seat] = set()
    found = []
    for turn in turns:
        if not ahead and turn.segment in snapshots:
            ahead = leaders(kind, snapshots[turn.segment])[0]
        if turn.segment + 1 in snapshots:
            now, total = leaders(kind, snapshots[turn.segment + 1])
            if len(now) == 1 and not now & ahead:
                event = Event(LEAD, min(now), (("points", total),))
                turn = replace(turn, deeds=(*turn.deeds, Deed(LEAD, events=(event,))))
            ahead = now if len(now) == 1 else ahead
        found.append(turn)
    return found


def leaders(kind: games.AnyGame, snapshot: bytes) -> tuple[set[Seat], int]:
    """Who would win if the game ended there, and with how much, as far as everybody can know."""
    scores = kind.score(decode_state(kind, snapshot)).scores
    most = max(one.total for one in scores)
    return {one.seat for one in scores if one.total == most}, most


def never_begun(row: TableRow) -> PlayerMistake:
    """That there is nothing to look at yet, or never was."""
    return mistake("never_started" if row.status == "closed" else "not_started", table=row.id)


def seat_of(row: TableRow, person: Person) -> Seat | None:
    """The seat whose eyes somebody has."""
    found = row.seat_of(person.user)
    return None if found is None else found.seat
