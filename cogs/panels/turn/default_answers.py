"""Answers that always stand: chosen at a question, listed and let go at the table."""

from __future__ import annotations

from functools import partial

from cogs.cards.table_parts import heading
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.clicks.guard import SAVED
from cogs.clicks.people import person
from cogs.clicks.router import Router
from cogs.messages import limits
from cogs.messages.message import Message, Part, SelectLine, bullets, button, paragraph, rows, select
from cogs.messages.reader import Reader
from engine.core.text import Text, text
from host import DefaultAnswer, Question, TableInfo

LIST_CHARACTERS = 3_000


class DefaultAnswersPanel:
    """The list of what is answered for somebody, with a way out of each."""

    def __init__(self, context: Context, router: Router) -> None:
        self.context = context
        self.default_answers = context.host.default_answers
        router.on("forget", self.forget)

    async def show(self, click: Click, table: TableInfo, note: Text | None = None) -> None:
        """What stands at a table."""
        stands = await self.default_answers.of(table.id, person(click))
        reader = await self.context.reader(click, table)
        await self.context.show(click, default_answers_message(table, stands, reader, note))

    async def forget(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """One of them shall be asked again."""
        await acknowledge(click)
        table = await self.context.host.reads.info(button_ids.table_of(pressed), person(click))
        await self.default_answers.forget(table.id, person(click), button_ids.number(button_ids.chosen(pressed)))
        click.extras[SAVED] = True
        await self.show(click, table, Text("plan.always.forgotten"))


def default_answers_message(
    table: TableInfo, answers: list[DefaultAnswer], reader: Reader, note: Text | None = None
) -> Message:
    """The answers, and a list to let go of one."""
    above = [heading(table, reader), *([] if note is None else [reader.say(note)])]
    if not answers:
        return Message((paragraph("\n".join([*above, reader.say(Text("plan.always.none"))])),))
    said = [reader.say(text("plan.always.line", asked=one.asked, label=one.label)) for one in answers]
    listed = bullets(reader.say(Text("plan.always.title")), said, len(said), LIST_CHARACTERS)
    lines = [
        SelectLine(reader.label(one.asked, limits.OPTION_TEXT), str(one.number), reader.label(one.label))
        for one in answers
    ]
    way_out = select(button_ids.make("forget", table=table.id), lines, reader.label(Text("plan.always.forget")))
    return Message((paragraph("\n".join([*above, listed])), way_out))


def always_message(question: Question, reader: Reader) -> Message:
    """Which answer to a question shall stand."""
    button_id = partial(button_ids.make, table=question.table.id, step=question.step)
    said = [heading(question.table, reader), f"**{reader.head(question.asked)}**"]
    said.append(reader.say(Text("plan.always.ask")))
    lines = [
        SelectLine(
            reader.label(option.label, limits.OPTION_TEXT),
            option.id,
            "" if option.detail is None else reader.label(option.detail, limits.OPTION_TEXT),
        )
        for option in question.options
    ]
    parts: list[Part] = [paragraph("\n".join(said))]
    parts.append(select(button_id("always", "="), lines, reader.label(Text("plan.button.always"), limits.PLACEHOLDER)))
    return Message((*parts, *rows([button(f"‹ {reader.label(Text('ui.why.back'))}", button_id("ask"), "main")])))
