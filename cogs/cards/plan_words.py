"""What is said of a plan: beside a hand, above a question, and once it was carried out."""

from __future__ import annotations

from cogs.cards.table_parts import back_button, heading, public_button
from cogs.clicks import button_ids
from cogs.messages.message import Message, Part, bullets, button, fit, paragraph, rows
from cogs.messages.reader import Reader
from engine.core.text import Text, text
from host import TableInfo, TurnPlan

PLAN_LINES = 15
PLAN_CHARACTERS = 900


def became_of(plan: TurnPlan) -> Text:
    """How far a plan that was begun went, and what stopped it."""
    if plan.before is None or plan.why is None:
        return Text("plan.begun")
    return text("plan.stopped", label=plan.before, why=plan.why)


def chosen_words(plan: TurnPlan, reader: Reader, above: Text) -> str:
    """What is planned, answer by answer."""
    return bullets(reader.say(above), [reader.head(label) for label in plan.chosen], PLAN_LINES, PLAN_CHARACTERS)


def plan_parts(table: TableInfo, plan: TurnPlan, reader: Reader) -> list[Part]:
    """A plan, or what became of it, below the hand of its maker."""
    if plan.begun:
        return [paragraph(fit(reader.say(became_of(plan)), PLAN_CHARACTERS))]
    if not plan.chosen:
        return []
    buttons = [public_button("plan", table, reader), drop_button(table, reader)]
    return [paragraph(chosen_words(plan, reader, Text("plan.noted"))), *rows(buttons)]


def whole_message(table: TableInfo, plan: TurnPlan, reader: Reader, note: str) -> Message:
    """A plan in which nothing is left to decide."""
    end = Text("plan.whole") if plan.ends else Text("plan.waits")
    said = [heading(table, reader), note, chosen_words(plan, reader, Text("plan.noted")), reader.say(end)]
    buttons = [back_button(table, plan.step, reader, plan=True), drop_button(table, reader)]
    return Message((paragraph("\n".join(one for one in said if one)), *rows(buttons)))


def drop_button(table: TableInfo, reader: Reader) -> Part:
    """Away with a plan."""
    return button(reader.label(Text("plan.button.drop")), button_ids.make("drop_plan", table=table.id), "bad")
