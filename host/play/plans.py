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
from host.tables.prepared_answers import PlanEnd, choices_of, short_text
from storage import PlanRow, sql


class Draft(Struct):
    """A plan being made: the turn as it would be, as far as the plan leads."""

    seat: Seat
    row: PlanRow
    table: Table
    fit: PlanFit


class Plans:
    """Nothing here changes a table. What is planned is carried out when the turn comes, as `host.ahead` says."""

    def __init__(self, live: LiveTables) -> None:
        self._live = live
        self._db = live.db

    @careful
    async def look(self, table: int, person: Person) -> TurnPlan:
        """Somebody's plan and the question where it goes on; refused where there is no turn to plan."""
        async with self._live.hold(table, "answer", person) as held:
            return await self._plan(held, _draft(held, person))

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
            draft = _draft(held, person, step)
            draft.fit = _with(draft, picks)
            return await self._keep(held, draft)

    @careful
    async def answer_all(
        self, table: int, person: Person, step: int, answers: Sequence[Sequence[str]], end: Sequence[str] = ()
    ) -> TurnPlan:
        """Several answers in a row, then `end` where that is offered; stops where one does not fit."""
        async with self._live.hold(table, "answer", person) as held:
            draft = _draft(held, person, step)
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
            draft = _draft(held, person, step)
            if not draft.fit.answers:
                raise PlayerMistake(Text("plan.mistake.empty"))
            shorter = replace(draft.row, choices=msgspec.json.encode(draft.fit.answers[:-1]))
            return await self._keep(held, _thought(held, draft.seat, shorter))

    @careful
    async def drop(self, table: int, person: Person) -> None:
        """Away with the plan, if there is one."""
        async with self._live.hold(table, "answer", person) as held:
            await self._db.write(sql.table_extras.drop_plan, table, rights.own_seat(held.row, person))

    @careful
    async def refused(self, table: int, person: Person) -> list[Refusal]:
        """What the plan's question does not offer, and why."""
        async with self._live.hold(table, "answer", person) as held:
            draft = _draft(held, person)
            ask = draft.table.ask_of(draft.seat)
            return [] if ask is None else ask.refused()

    async def _keep(self, held: Held, draft: Draft) -> TurnPlan:
        row = PlanRow(draft.seat, draft.row.user, draft.row.step + 1, msgspec.json.encode(draft.fit.answers))
        await self._db.write(sql.table_extras.put_plan, held.row.id, row)
        draft.row = row
        return await self._plan(held, draft)

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
            )
        before = None if fit.stopped is None else short_text(fit.stopped)
        return TurnPlan(_labels(fit.answers), fit.ends, question, draft.row.step, before, fit.why)


def _draft(held: Held, person: Person, step: int | None = None) -> Draft:
    """The plan of somebody as it stands; a mistake if there is nothing to plan, or it was another plan's button."""
    seat = rights.own_seat(held.row, person)
    if held.row.status == "over":
        raise mistake("ended", table=held.row.id)
    if held.table.ask_of(seat) is not None:
        raise PlayerMistake(Text("plan.mistake.asked"))
    stored = next((plan for plan in held.extras.plans if plan.seat == seat), None)
    mine = stored is not None and stored.user == person.user and not stored.stopped
    first = 0 if stored is None else stored.step
    row = stored if stored is not None and mine else PlanRow(seat, person.user, first, b"[]")
    if step is not None and step != row.step:
        raise mistake("stale")
    return _thought(held, seat, row)


def _thought(held: Held, seat: Seat, row: PlanRow) -> Draft:
    ahead = looking_ahead.own_turn(held.table, seat)
    if ahead is None:
        raise PlayerMistake(Text("plan.mistake.no_turn"))
    fit = fit_plan(ahead, seat, choices_of(row))
    for choice in fit.answers[: len(fit.answers) - fit.ends]:
        ahead.answer(seat, choice.picks)
    return Draft(seat, row, ahead, fit)


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
        return TurnPlan(end.done, False, None, row.step, end.before, end.why, begun=True)
    return TurnPlan(_labels(choices_of(row)), False, None, row.step)


def _labels(choices: Sequence[PlannedChoice]) -> tuple[Text, ...]:
    return tuple(label for choice in choices for label in choice.labels)
