"""The panel of a turn that has not come yet: the same questions, asked on a copy; nothing that is chosen happens."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
from cogs.clicks.guard import SAVED
from cogs.clicks.people import person
from cogs.messages.message import note as sentence
from cogs.panels.question.panel_state import PanelState
from cogs.panels.question.planned import whole_message
from cogs.panels.question.series import Answer
from cogs.panels.turn.play import PlayPanel, option_ids
from engine.core.offer import Refusal
from engine.core.text import PlayerMistake, Text, text
from host import Question, TurnPlan


class PlanPanel(PlayPanel):
    """What is chosen here is kept for the turn; where there is nothing to plan, the panel of the turn that is on."""

    async def question(self, click: Click, table: int) -> Question | None:
        return (await self.context.host.plans.look(table, person(click))).question

    async def refused(self, click: Click, table: int) -> list[Refusal]:
        return await self.context.host.plans.refused(table, person(click))

    async def answer_step(
        self, click: Click, table: int, step: int | None, picks: Sequence[str], *, sure: bool = True
    ) -> None:
        plan = await self.context.host.plans.answer(table, person(click), step or 0, picks)
        click.extras[SAVED] = True
        await self.show_plan(click, table, plan)

    async def give_all(
        self, click: Click, question: Question, answers: Sequence[Answer], end: Sequence[str], marks: Sequence[str]
    ) -> None:
        picks = [answer.picks for answer in answers]
        table = question.table.id
        plan = await self.context.host.plans.answer_all(table, person(click), question.step, picks, end)
        click.extras[SAVED] = True
        note = None
        if plan.stopped is not None:
            note = text("ui.panel.stopped", label=answers[plan.stopped.given].label, why=plan.stopped.why)
        await self.show_plan(click, table, plan, note=note, marks=marks)

    async def undo(self, click: Click, table: int, step: int | None) -> None:
        plan = await self.context.host.plans.undo(table, person(click), step)
        click.extras[SAVED] = True
        await self.show_plan(click, table, plan, note=Text("ui.panel.taken_back"))

    async def drop(self, click: Click, call: button_ids.ButtonId) -> None:
        """Away with the plan."""
        await acknowledge(click)
        table = await self.reads.info(button_ids.table_of(call), person(click))
        await self.context.host.plans.drop(table.id, person(click))
        click.extras[SAVED] = True
        reader = await self.context.reader(click, table)
        await self.context.show(click, sentence(reader.say(Text("plan.dropped"))))

    async def show(self, click: Click, table: int, *, note: Text | None = None) -> None:
        """The plan where it goes on; where nothing can be planned, that is said above what is open."""
        try:
            plan = await self.context.host.plans.look(table, person(click))
        except PlayerMistake as mistake:
            if not mistake.text.key.startswith("plan."):
                raise
            await super().show(click, table, note=mistake.text)
            return
        await self.show_plan(click, table, plan, note=note)

    async def show_plan(
        self, click: Click, table: int, plan: TurnPlan, *, note: Text | None = None, marks: Sequence[str] = ()
    ) -> None:
        """The question where a plan goes on, or the whole of it."""
        if note is None and plan.before is not None and plan.why is not None:
            note = text("plan.no_longer", label=plan.before, why=plan.why)
        if plan.question is not None:
            marked = tuple(n for n, name in enumerate(option_ids(plan.question)) if name in marks)
            await self.show_question(click, plan.question, PanelState(None, marked), note=note)
            return
        info = await self.reads.info(table, person(click))
        reader = await self.context.reader(click, info)
        said = "" if note is None else reader.say(note)
        await self.context.show(click, whole_message(info, plan, reader, said))
