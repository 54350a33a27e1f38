"""Plans: a turn thought through before it comes, on a copy of the table, for the eyes of one person."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.core import looking_ahead
from engine.core.offer import Refusal
from engine.core.plan import PlanFit, PlannedChoice, fit_plan, planned
from engine.core.table import Table
from engine.core.text import PlayerMistake, Seat, Text
from host import rights
from host.errors import NotTogether, careful, mistake
from host.records import Question, Stopped, TurnPlan
from host.rights import Person
from host.tables import questions
from host.tables.live_tables import Held, LiveTables
from host.tables.prepared_answers import PlanEnd, StoredPlan, plan_of, short_text
from storage import PlanRow, sql

MOST_LINES = 3  # of a plan
IS_ASKED = Text("plan.mistake.asked")


class Draft(Struct):
    """A plan being made: the turn as it would be, as far as its open line leads."""

    seat: Seat
    row: PlanRow
    plan: StoredPlan
    table: Table
    fit: PlanFit


class Plans:
    """Nothing here changes a table; `host/tables/prepared_answers.py` carries plans out when their turn comes."""

    def __init__(self, live: LiveTables) -> None:
        self._live = live
        self._db = live.db

    @careful
    async def look(self, table: int, person: Person) -> TurnPlan:
        """Somebody's plan and the question where it goes on; refused where there is no turn to plan."""
        async with self._live.hold(table, "answer", person) as held:
            return await self._plan(held, draft_of(held, person))

    @careful
    async def noted(self, table: int, person: Person) -> TurnPlan | None:
        """What somebody has planned, or what became of it, without the question; None for nothing."""
        row, kept = await asyncio.gather(
            self._live.row(table, "answer", person), self._db.read(sql.table_extras.of_table, table)
        )
        return next(
            (
                _noted(plan)
                for plan in kept.plans
                if plan.seat == rights.own_seat(row, person) and plan.user == person.user
            ),
            None,
        )

    @careful
    async def answer(self, table: int, person: Person, step: int, picks: Sequence[str]) -> TurnPlan:
        """One more answer; a mistake where it is not offered, or would show something hidden."""
        async with self._live.hold(table, "answer", person) as held:
            draft = draft_of(held, person, step)
            draft.fit = _with(draft, picks)
            return await self._keep(held, draft)

    @careful
    async def answer_all(
        self, table: int, person: Person, step: int, answers: Sequence[Sequence[str]], end: Sequence[str] = ()
    ) -> TurnPlan:
        """Several answers in a row, then `end` where that is offered; stops where one does not fit."""
        async with self._live.hold(table, "answer", person) as held:
            draft = draft_of(held, person, step)
            stopped, opened = None, draft.table.ask_of(draft.seat)
            apart = looking_ahead.first_refused(draft.table, draft.seat, answers)
            if apart is not None:
                raise NotTogether(*apart)
            for given, picks in enumerate(answers or [end]):
                try:
                    draft.fit = _with(draft, picks)
                except PlayerMistake as refused:
                    if not given:
                        raise
                    stopped = Stopped(given, refused.text)
                    break
            ask = draft.table.ask_of(draft.seat)
            goes_on = opened is not None and ask is not None and (opened.series is None or ask.key == opened.key)
            if answers and end and stopped is None and ask is not None and goes_on and set(end) <= set(ask.ids()):
                draft.fit = _with(draft, end)
            return replace(await self._keep(held, draft), stopped=stopped)

    @careful
    async def undo(self, table: int, person: Person, step: int | None = None) -> TurnPlan:
        """The last planned answer back."""
        async with self._live.hold(table, "answer", person) as held:
            draft = draft_of(held, person, step)
            if not draft.fit.answers:
                raise PlayerMistake(Text("plan.mistake.empty"))
            return await self._change(held, draft, _with_line(draft.plan, draft.fit.answers[:-1]))

    @careful
    async def drop(self, table: int, person: Person) -> None:
        """Away with the plan, if there is one."""
        async with self._live.hold(table, "answer", person) as held:
            await self._db.write(sql.table_extras.drop_plan, table, rights.own_seat(held.row, person))

    @careful
    async def open_line(self, table: int, person: Person, step: int, line: int) -> TurnPlan:
        """Go on with another line; the number after the last one begins a line."""
        async with self._live.hold(table, "answer", person) as held:
            draft = draft_of(held, person, step)
            lines = lines_of(draft.plan)
            if line == MOST_LINES:
                raise PlayerMistake(Text("plan.mistake.lines"))
            if not 0 <= line <= len(lines):
                raise mistake("stale")
            begun = lines if line < len(lines) else (*lines, ())
            return await self._change(held, draft, StoredPlan(begun, line))

    @careful
    async def prefer_line(self, table: int, person: Person, step: int) -> TurnPlan:
        """Put the open line before the one above it."""
        async with self._live.hold(table, "answer", person) as held:
            draft = draft_of(held, person, step)
            lines, at = [*draft.plan.lines], draft.plan.open
            if not at:
                raise mistake("stale")
            lines.insert(at - 1, lines.pop(at))
            return await self._change(held, draft, StoredPlan(tuple(lines), at - 1))

    @careful
    async def drop_line(self, table: int, person: Person, step: int) -> TurnPlan:
        """Away with the open line; with the last one the plan is empty."""
        async with self._live.hold(table, "answer", person) as held:
            draft = draft_of(held, person, step)
            at, lines = draft.plan.open, draft.plan.lines
            return await self._change(held, draft, StoredPlan((*lines[:at], *lines[at + 1 :]) or ((),)))

    @careful
    async def refused(self, table: int, person: Person) -> list[Refusal]:
        """What the plan's question does not offer, and why."""
        async with self._live.hold(table, "answer", person) as held:
            draft = draft_of(held, person)
            ask = draft.table.ask_of(draft.seat)
            return [] if ask is None else ask.refused()

    async def _keep(self, held: Held, draft: Draft) -> TurnPlan:
        """Store the open line as far as it leads now."""
        draft.plan = _with_line(draft.plan, draft.fit.answers)
        draft.row = PlanRow(draft.seat, draft.row.user, draft.row.step + 1, msgspec.json.encode(draft.plan))
        await self._db.write(sql.table_extras.put_plan, held.row.id, draft.row)
        return await self._plan(held, draft)

    async def _change(self, held: Held, draft: Draft, plan: StoredPlan) -> TurnPlan:
        """Store other lines, as they were made: what does not fit now may fit when the turn comes."""
        row = PlanRow(draft.seat, draft.row.user, draft.row.step + 1, msgspec.json.encode(plan))
        changed = _thought(held, draft.seat, row)
        await self._db.write(sql.table_extras.put_plan, held.row.id, row)
        return await self._plan(held, changed)

    async def _plan(self, held: Held, draft: Draft) -> TurnPlan:
        fit = draft.fit
        question: Question | None = None
        if not fit.ends:
            question = await questions.question_of(held.row, draft.table, draft.seat, self._live.questions.busy)
        if question is not None:
            question = replace(
                question,
                step=draft.row.step,
                plan=True,
                can_undo=bool(fit.answers),
                no_undo=None,
                may_have_default=False,
                plan_line=draft.plan.open if len(draft.plan.lines) > 1 else None,
            )
        before = None if fit.stopped is None else short_text(fit.stopped)
        lines = tuple(map(_labels, draft.plan.lines))
        return TurnPlan(
            _labels(fit.answers), fit.ends, question, draft.row.step, before, fit.why, line=draft.plan.open, lines=lines
        )


def draft_of(held: Held, person: Person, step: int | None = None) -> Draft:
    """The plan of somebody as it stands; a mistake if there is nothing to plan, or it was another plan's button."""
    seat = rights.own_seat(held.row, person)
    if held.row.status == "over":
        raise mistake("ended", table=held.row.id)
    if held.table.ask_of(seat) is not None:
        raise PlayerMistake(IS_ASKED)
    stored = next((plan for plan in held.extras.plans if plan.seat == seat), None)
    mine = stored is not None and stored.user == person.user and not stored.stopped
    first = 0 if stored is None else stored.step
    row = stored if stored is not None and mine else PlanRow(seat, person.user, first, b"[]")
    if step is not None and step != row.step:
        raise mistake("stale")
    return _thought(held, seat, row)


def _thought(held: Held, seat: Seat, row: PlanRow) -> Draft:
    """The turn as it would be, with what the open line says done in it; a mistake where there is none to plan."""
    ahead = looking_ahead.own_turn(held.table, seat)
    if ahead is None:
        raise PlayerMistake(Text("plan.mistake.no_turn"))
    plan = plan_of(row)
    fit = fit_plan(ahead, seat, plan.lines[plan.open])
    for choice in fit.answers[: len(fit.answers) - fit.ends]:
        ahead.answer(seat, choice.picks)
    return Draft(seat, row, plan, ahead, fit)


def _with_line(plan: StoredPlan, line: tuple[PlannedChoice, ...]) -> StoredPlan:
    """A plan whose open line is another one."""
    return StoredPlan((*plan.lines[: plan.open], line, *plan.lines[plan.open + 1 :]), plan.open)


def lines_of(plan: StoredPlan) -> tuple[tuple[PlannedChoice, ...], ...]:
    """The lines that say something; one that was begun and left empty is none."""
    return tuple(line for line in plan.lines if line)


def _with(draft: Draft, picks: Sequence[str]) -> PlanFit:
    """One more answer in a plan."""
    ask = None if draft.fit.ends else draft.table.ask_of(draft.seat)
    if ask is None:
        raise PlayerMistake(Text("plan.mistake.whole"))
    choice = planned(ask, picks)
    fit = fit_plan(draft.table, draft.seat, [choice])
    if fit.why is not None:
        raise PlayerMistake(fit.why if fit.why.key != "core.plan.reveals" else Text("plan.mistake.reveals"))
    if not fit.ends:
        draft.table.answer(draft.seat, picks)
    return PlanFit((*draft.fit.answers, choice), ends=fit.ends)


def _noted(row: PlanRow) -> TurnPlan:
    if row.stopped:
        end = msgspec.json.decode(row.stopped, type=PlanEnd)
        return TurnPlan(
            end.done, end.ends, None, row.step, end.before, end.why, begun=True, line=end.line, passed=end.passed
        )
    plan = plan_of(row)
    lines = tuple(map(_labels, lines_of(plan)))
    return TurnPlan(_labels(plan.lines[plan.open]), False, None, row.step, line=plan.open, lines=lines)


def _labels(choices: Sequence[PlannedChoice]) -> tuple[Text, ...]:
    return tuple(label for choice in choices for label in choice.labels)
