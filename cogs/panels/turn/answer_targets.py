"""Where the answers of a panel go: to the table, or to the plan of a turn that has not come yet."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import NamedTuple, Protocol

from cogs.cards.plan_words import became_of, line_message, lines_message
from cogs.cards.table_parts import thread_url
from cogs.clicks import Click
from cogs.clicks.context import Context
from cogs.clicks.people import person
from cogs.messages.message import Message
from cogs.panels.question.panel import lines
from cogs.panels.question.waiting import done_message, waiting_message
from cogs.panels.turn.next_question import KEEPS, NextQuestion
from engine.core.offer import Refusal
from engine.core.result import Result
from engine.core.text import Text, text
from host import ClickResult, Person, Question, TableInfo, TurnPlan
from host.records import Stopped

log = logging.getLogger(__name__)


class Coming(NamedTuple):
    """What a panel shows next: a question, or the message for somebody who has nothing to decide."""

    question: Question | None
    message: Callable[[Click, Text | None], Awaitable[Message]]  # with a note above
    note: Text | None = None  # what stands above either, unless something else is to be said there
    stopped: Stopped | None = None  # which of several answers was not given, and why


class AnswerTarget(Protocol):
    """Asks one question after the other, takes the answers, and says what comes next."""

    async def question(self, table: int, who: Person) -> Question | None:
        """What somebody has to decide now."""

    async def refused(self, table: int, who: Person) -> list[Refusal]:
        """What is not offered to them there, and why."""

    async def open(self, table: int, who: Person) -> Coming:
        """Where things stand for somebody."""

    async def answer(self, table: int, who: Person, step: int | None, picks: Sequence[str], *, sure: bool) -> Coming:
        """One answer."""

    async def answer_all(
        self, table: int, who: Person, step: int, answers: Sequence[Sequence[str]], end: Sequence[str]
    ) -> Coming:
        """Several answers in a row, and what ends them."""

    async def undo(self, table: int, who: Person, step: int | None) -> Coming:
        """The last own answer back."""


class TableAnswers:
    """Gives every answer at the table."""

    def __init__(self, context: Context, next_question: NextQuestion) -> None:
        self.context, self.host, self.reads = context, context.host, context.host.reads
        self.writer, self.next_question = next_question.writer, next_question
        self.question, self.refused = self.reads.question, self.reads.refused

    async def open(self, table: int, who: Person) -> Coming:
        """The open question, with what became of a plan that was begun for this turn; else for whom the table waits."""
        question, plan = await asyncio.gather(self.reads.question(table, who), self.host.plans.noted(table, who))
        begun = question is not None and plan is not None and plan.begun
        return Coming(question, partial(self._waiting, table), became_of(plan) if begun and plan else None)

    async def answer(self, table: int, who: Person, step: int | None, picks: Sequence[str], *, sure: bool) -> Coming:
        return self._after(await self.host.answers.answer(table, who, step, picks, sure=sure))

    async def answer_all(
        self, table: int, who: Person, step: int, answers: Sequence[Sequence[str]], end: Sequence[str]
    ) -> Coming:
        return self._after(await self.host.answers.answer_all(table, who, step, answers, end))

    async def undo(self, table: int, who: Person, step: int | None) -> Coming:
        return self._after(await self.host.answers.undo(table, who, step))

    def _after(self, outcome: ClickResult) -> Coming:
        """An outcome has everything in it: the table is not looked at again."""
        return Coming(outcome.question, partial(self._done, outcome), stopped=outcome.stopped)

    async def _waiting(self, table: int, click: Click, note: Text | None) -> Message:
        """For whom a table waits, if not for this person."""
        who = person(click)
        info, asked = await self.reads.info(table, who), await self.reads.asks(table, who)
        undo_step = await self.reads.undo_step(table, who)
        reader = await self.context.reader(click, info)
        said = self.writer.notes(table, reader, note)
        url = url_elsewhere(click, info)
        result = await self._result(info, who)
        return waiting_message(
            info, reader, asked, note=said, undo_step=undo_step, url=url, user=who.user, result=result
        )

    async def _done(self, outcome: ClickResult, click: Click, note: Text | None) -> Message:
        """The end of a turn; who stays where they are gets the next question there."""
        table = outcome.update.table
        reader = await self.context.reader(click, table)
        said = lines(self.writer.notes(table.id, reader, note), await self.writer.next_step(click, table, reader))
        url = url_elsewhere(click, table)
        if not url or table.direct or table.teaching == "lesson":  # who learns, or has no thread, stays where they are
            click.extras[KEEPS] = bool(outcome.draft)
            self.next_question.follow(click, table.id)
        return done_message(
            table,
            reader,
            outcome.update.asked,
            note=said,
            undo_step=outcome.undo_step,
            url=url,
            more=bool(await self.reads.asks_for(click.user.id)),
            draft=outcome.draft,
            user=click.user.id,
            result=await self._result(table, person(click)),
        )

    async def _result(self, table: TableInfo, who: Person) -> Result | None:
        """How a game ended, where it is over."""
        return await self.reads.result_so_far(table.id, who) if table.status == "over" else None

    async def ended(self, table: int, user: int) -> None:
        """A turn has ended by itself: whoever still has its panel open sees that there, and is followed."""
        await self._show_done(table, user, self.next_question.last_click(table, user))

    async def over(self, table: int, user: int) -> None:
        """A game has ended: whoever still has a panel open sees that there, whatever it showed."""
        await self._show_done(table, user, self.next_question.last_panel(table, user))

    async def _show_done(self, table: int, user: int, click: Click | None) -> None:
        if click is None:
            return
        try:
            info = await self.reads.info(table, person(click))
            asked = await self.reads.asks(table, person(click)) if info.status == "running" else []
            reader, more = await self.context.reader(click, info), bool(await self.reads.asks_for(user))
            result, url = await self._result(info, person(click)), url_elsewhere(click, info)
            message = done_message(info, reader, asked, url=url, more=more, user=user, result=result)
            await self.context.show(click, message)
        except Exception as error:
            log.info("table=%s user=%s is not told in the panel that it is over: %r", table, user, error)


class PlanAnswers:
    """The questions of a turn that has not come yet, asked on a copy; nothing that is chosen happens."""

    def __init__(self, context: Context, next_question: NextQuestion) -> None:
        self.context, self.host = context, context.host
        self.refused, self.next_question = context.host.plans.refused, next_question

    async def question(self, table: int, who: Person) -> Question | None:
        return (await self.host.plans.look(table, who)).question

    async def open(self, table: int, who: Person) -> Coming:
        return self._after(table, await self.host.plans.look(table, who))

    async def answer(self, table: int, who: Person, step: int | None, picks: Sequence[str], *, sure: bool) -> Coming:
        return self._after(table, await self.host.plans.answer(table, who, step or 0, picks))

    async def answer_all(
        self, table: int, who: Person, step: int, answers: Sequence[Sequence[str]], end: Sequence[str]
    ) -> Coming:
        return self._after(table, await self.host.plans.answer_all(table, who, step, answers, end))

    async def undo(self, table: int, who: Person, step: int | None) -> Coming:
        return self._after(table, await self.host.plans.undo(table, who, step))

    def _after(self, table: int, plan: TurnPlan) -> Coming:
        note = None
        if plan.before is not None and plan.why is not None:
            note = text("plan.no_longer", label=plan.before, why=plan.why)
        return Coming(plan.question, partial(self._lines, table), note, plan.stopped)

    async def lines(self, table: int, who: Person) -> Coming:
        """Every line there is; where nothing is planned yet, the first question."""
        noted = await self.host.plans.noted(table, who)
        if noted is None or not noted.lines:
            return await self.open(table, who)
        await self.host.plans.look(table, who)  # refused where there is no turn to plan
        return Coming(None, partial(self._lines, table))

    def opened(self, table: int, plan: TurnPlan) -> Coming:
        """A line where it goes on; where it goes to its end, what can be done with it."""
        coming = self._after(table, plan)
        return coming if len(plan.lines) < 2 else coming._replace(message=partial(self._line, table))

    async def _lines(self, table: int, click: Click, note: Text | None) -> Message:
        self.next_question.planned(click, table)
        plan = await self.host.plan_lines.look(table, person(click))
        reader = await self.context.reader(click, plan.table)
        return lines_message(plan, reader, "" if note is None else reader.say(note))

    async def _line(self, table: int, click: Click, note: Text | None) -> Message:
        self.next_question.planned(click, table)
        plan = await self.host.plan_lines.look(table, person(click))
        reader = await self.context.reader(click, plan.table)
        return line_message(plan, reader, "" if note is None else reader.say(note))


def url_elsewhere(click: Click, table: TableInfo) -> str:
    """Where the table is played, for who is not there."""
    return thread_url(table) if click.channel_id != (table.channel if table.direct else table.thread) else ""
