"""Answers and undo of people, answers of computer players, and frozen tables that are tried again after a start."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from engine.core import looking_ahead
from engine.core.looking_ahead import missed_option
from engine.core.offer import Option
from engine.core.table import Table
from engine.core.text import Seat, Text, join, text
from host import rights
from host.errors import GivesAway, HostTrouble, NotTogether, careful, mistake
from host.play.presses import Presses
from host.records import ClickResult, Stopped, helped
from host.rights import BOT, Person
from host.tables import notice_rows, questions, saving
from host.tables.live_tables import Held, LiveTables
from host.tables.saving import Change
from host.tables.stand_ins import rests
from storage import Saving, SeatRow, TableRow, sql

log = logging.getLogger(__name__)


class Answers:
    """Everything that changes a table that was started; the lobby does the rest."""

    def __init__(self, live: LiveTables) -> None:
        self._live = live
        self._presses = Presses()

    @careful
    async def answer(
        self, table: int, person: Person, step: int | None, picks: Sequence[str], *, sure: bool = True
    ) -> ClickResult:
        """Somebody answers the question that had this step; None: whatever question is open.

        Who is not `sure` hears at a newcomer's table what the answer would give away (`GivesAway`).

        Answers to one table queue up and are never refused as busy. Computer players go on by themselves afterwards;
        what they do is told through the outbox.
        """
        async with self._live.hold(table, "answer", person) as held:
            seat = held.row.seats[rights.own_seat(held.row, person)]
            _refuse_over(held.row)
            _check_step(held.table, seat, step)
            if not sure:
                await self._warn(held, seat, picks)
            self._presses.answered(table, seat.seat, held.table)
            done = await self._live.act(held, "answer", seat.seat, picks)
            return await _result(self._live, held, done, seat.seat)

    @careful
    async def answer_all(
        self, table: int, person: Person, step: int, answers: Sequence[Sequence[str]], end: Sequence[str] = ()
    ) -> ClickResult:
        """Somebody answers a series or a form: several questions one after another, then `end` where that is offered.

        What does not go together is refused before anything happens (`NotTogether`). Where something comes to light or
        is asked in between it stops there, and what was answered stays.
        """
        async with self._live.hold(table, "answer", person) as held:
            seat = held.row.seats[rights.own_seat(held.row, person)]
            _refuse_over(held.row)
            _check_step(held.table, seat, step)
            if not answers:
                answers, end = [end], ()
            refused = looking_ahead.first_refused(held.table, seat.seat, answers)
            if refused is not None:
                raise NotTogether(*refused)
            self._presses.answered(table, seat.seat, held.table)
            asked, before, segment = held.table.ask_of(seat.seat), tuple(held.table.choices), held.table.segment
            done, stopped = await self._live.answer_all(held, seat.seat, answers, end)
            if held.table.segment == segment:
                self._presses.note(table, seat.seat, held.table, before, asked, answers)
            return await _result(self._live, held, done, seat.seat, stopped)

    async def _warn(self, held: Held, seat: SeatRow, picks: Sequence[str]) -> None:
        """Who is helped hears what an answer would give away for nothing."""
        assert seat.user is not None
        guide = (await self._live.db.read(sql.settings.of_user, seat.user)).guide
        if helped(held.row.teaching, guide, learning=seat.learning):
            _warn(held, seat.seat, picks)

    @careful
    async def undo(self, table: int, person: Person, step: int | None = None) -> ClickResult:
        """Somebody takes back the last own choice; `step` as `undo_step` gave it, so that a second click is refused.

        What led to it goes along where both came from one press, and nobody saw the question in between.
        """
        async with self._live.hold(table, "undo", person) as held:
            seat = rights.own_seat(held.row, person)
            _refuse_over(held.row)
            if step is not None and step != held.row.seats[seat].step:
                raise mistake("stale")
            times = self._presses.together(table, seat, held.table)
            done = await self._live.act(held, "undo", seat, times=times)
            return await _result(self._live, held, done, seat)

    @careful
    async def answer_for(self, table: int, seat: Seat, step: int, picks: Sequence[str], by: str) -> None:
        """A computer player answers on its seat."""
        async with self._live.hold(table, "look", BOT) as held:
            _check_step(held.table, held.row.seats[seat], step)
            if held.row.seats[seat].computer is None:  # whose seat it is has come back meanwhile
                raise mistake("stale")
            await self._live.act(held, "answer", seat, picks, by)

    @careful
    async def copy_for_computer(self, table: int) -> tuple[Table, SeatRow, str | None] | None:
        """A copy of the table to think about, and the computer player's seat that must answer; None if none must.

        In a guided game comes along by what chance it thinks, so that the same answers lead to the same position.
        """
        async with self._live.hold(table, "look", BOT) as held:
            if held.row.status != "running" or rests(held.row):
                return None
            waiting = [held.row.seats[ask.seat] for ask in held.table.asks]
            seat = next((seat for seat in waiting if seat.computer is not None), None)
            if seat is None:
                return None
            copy = Table.load(held.table.dump())
            own = sum(choice.seat == seat.seat for choice in copy.choices)
            return copy, seat, f"{copy.segment}.{own}" if held.row.teaching == "lesson" else None

    @careful
    async def tell_stuck(self, table: int) -> None:
        """Have everybody told that a computer player cannot go on, which is our mistake."""
        async with self._live.hold_row(table, "look", BOT) as row:
            seats = [seat.seat for seat in row.seats if seat.computer is not None and seat.asked_at is not None]
            noted = notice_rows.notices(row, "stuck", row.posted_segment, seats=seats)
            await self._live.commit(Saving(before=row, after=row, at=self._live.time(), notices=noted))

    @careful
    async def waiting_for_computers(self) -> list[int]:
        """The running tables in which a computer player must answer."""
        return await sql.tables.for_computers(self._live.db)

    @property
    def shared(self) -> bool:
        """Whether other processes may work on the same database."""
        return self._live.shared

    @careful
    async def take_play(self, table: int) -> bool:
        """Have the computer players of a table think in this process; False if they do in another one."""
        return await sql.tables.take_play(self._live.db, table)

    @careful
    async def leave_play(self, table: int) -> None:
        """They have nothing to do here for now."""
        await sql.tables.leave_play(self._live.db, table)

    @careful
    async def retry_frozen(self) -> None:
        """After an update of the rules: let the frozen tables go on that can."""
        for table in await self._live.db.read(sql.tables.with_status, "frozen"):
            try:
                if await self._live.retry(table):
                    log.info("table=%s goes on", table)
            except HostTrouble as trouble:
                log.error("table=%s stays frozen: %s", table, trouble)


async def _result(
    live: LiveTables, held: Held, done: Change, seat: Seat, stopped: Stopped | None = None
) -> ClickResult:
    row, table = held.row, held.table
    plan = table.plan_of(seat)
    return ClickResult(
        update=saving.update(row, table, done),
        question=await live.questions.of(row, table, seat),
        undo_step=questions.undo_step(row, table, seat),
        no_undo=table.why_no_undo(seat),
        stopped=stopped,
        draft=() if plan is None else plan.draft,
    )


def _check_step(table: Table, seat: SeatRow, step: int | None) -> None:
    """Old buttons, double clicks and second devices: the question they mean is not the one that is open."""
    if step is None:
        return
    asked = table.ask_of(seat.seat) is not None
    if step != seat.step or (not asked and step > 0):
        raise mistake("stale")


def _warn(held: Held, seat: Seat, picks: Sequence[str]) -> None:
    """Say to who is helped what would be given away for nothing."""
    ask = held.table.ask_of(seat)
    if ask is None:
        return
    missed = missed_option(ask, picks, held.table.trials(seat))
    if missed is not None:
        option, better = next(one.label for one in ask.options if one.id in picks), missed.option
        if not missed.free:
            left = [one for one in ask.options if one.role == "main" and not one.no_effect] or [better]
            raise GivesAway(text("learn.undone", left=join(map(_with_detail, left), "semicolon"), option=option))
        if better.detail is None:
            raise GivesAway(text("learn.waste", option=option, better=better.label))
        raise GivesAway(text("learn.waste_detail", option=option, better=better.label, detail=better.detail))


def _with_detail(option: Option[Any]) -> Text:
    """What could still be done, and with what."""
    if option.detail is None:
        return option.label
    return text("learn.left_over", option=option.label, detail=option.detail)


def _refuse_over(row: TableRow) -> None:
    if row.status == "over":
        raise mistake("ended", table=row.id)
