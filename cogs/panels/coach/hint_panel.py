"""The button Hint, and below a hint the way to play it."""

from __future__ import annotations

from cogs.cards.table_parts import heading
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge, answer
from cogs.clicks.context import Context
from cogs.clicks.guard import IN_PLACE
from cogs.clicks.people import person
from cogs.clicks.router import Router
from cogs.messages import limits
from cogs.messages.message import Message, Part, button, paragraph, rows
from cogs.messages.reader import Reader
from cogs.panels.coach.hints import MOST_STEPS, hint_message
from cogs.panels.look.beside_question import show_beside_question
from cogs.panels.question.controls import numbered
from cogs.panels.question.forms import GO, PUT, form_ids, marks_of
from cogs.panels.question.panel_builder import numbered_label
from cogs.panels.question.panel_state import PanelState
from engine.core.text import PlayerMistake, Text
from host import Hint, LessonMoment, Question, TableInfo
from host.coach.turn_words import brief_name


class HintPanel:
    """The button Hint: the hint takes the place of the screen it stands on, unless somebody has gone on from there."""

    def __init__(self, context: Context, router: Router) -> None:
        self.context, self.host = context, context.host
        router.on("hint", self.hint)

    async def hint(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The button of a question: the screen shows that we are thinking, until the workers have thought."""
        await acknowledge(click)
        table = await self.host.reads.info(button_ids.table_of(pressed), person(click))
        reader, before = await self.context.reader(click, table), self.context.last_press(table.id, click.user.id)

        def has_stayed() -> bool:
            return self.context.last_press(table.id, click.user.id) is before

        async def failed(said: str, *more: Part) -> None:
            """What went wrong, in the place of the hint; whoever has gone on from there can ask again."""
            if has_stayed():
                told = paragraph(f"{heading(table, reader)}\n{said}")
                await show_beside_question(self.context, click, table, Message((told,)), *more)

        thinking = f"{heading(table, reader)}\n{reader.say(Text('coach.hint.thinking'))}"
        await show_beside_question(self.context, click, table, Message((paragraph(thinking),)))
        again = button_ids.make("hint", table=table.id, step=pressed.step)
        click.extras[IN_PLACE] = lambda said: failed(said, button(reader.label(Text("coach.button.again")), again))
        try:
            message = await self.message(click, table, reader, pressed.step)
        except PlayerMistake:  # which it would be again
            click.extras[IN_PLACE] = failed
            raise
        del click.extras[IN_PLACE]
        if has_stayed():
            await show_beside_question(self.context, click, table, message)
        else:
            await answer(click, message)

    async def show(self, click: Click, table: TableInfo) -> None:
        """A hint for whatever is open."""
        message = await self.message(click, table, await self.context.reader(click, table))
        await show_beside_question(self.context, click, table, message)

    async def message(self, click: Click, table: TableInfo, reader: Reader, step: int | None = None) -> Message:
        """A hint for whatever is open, or for one question only."""
        who = person(click)
        question = await self.host.reads.question(table.id, who)
        hint = await self.host.hints.hint(table.id, who, step)
        moment = await self.host.lessons.look(table.id, who) if table.teaching == "lesson" else None
        message = hint_message(table, hint, reader, moment, elsewhere=click.channel_id != table.thread)
        return Message((*message.parts, *rows(play_buttons(question, hint, reader, moment))))


def play_buttons(
    question: Question | None, hint: Hint, reader: Reader, moment: LessonMoment | None = None
) -> list[Part]:
    """The whole turn, or its first answer, where that is all or one option; and of the other turn that is as good.

    A form is filled in as the turn has it, and sent by whoever is content. A step of a guided game has its own way.
    """
    if question is None or (moment is not None and moment.now is not None and moment.possible and moment.wanted):
        return []
    if question.form is not None:
        marks = marks_of(question.form, hint.best.picks)
        if marks:
            filled = PanelState(None, marks).pack(form_ids(question.form), GO if question.form.end else PUT)
            return [
                button(reader.say(Text("coach.button.fill")), button_ids.of_question(question, "fill", filled), "main")
            ]
    whole = len(hint.best.names) > 1 and len(hint.best.said) <= MOST_STEPS
    made = [button(reader.say(Text("coach.button.play")), button_ids.of_question(question, "hinted"), "main")]
    turns = [hint.best, hint.other] if hint.verdict == "close" else [hint.best]
    first = dict.fromkeys(turn.picks[0] for turn in turns[whole:] if turn is not None and turn.picks)
    found = [option for picks in first for option in question.options if picks == (option.id,)]
    numbers = numbered(question)
    return made[:whole] + [
        button(
            numbered_label(None if option.sign else numbers.get(option.id), reader, brief_name(option), limits.LABEL),
            button_ids.of_question(question, "pick", option.id),
            "plain" if whole else "main",
        )
        for option in found
        if not (whole and hint.best.picks[:1] == ((option.id,),))
    ]
