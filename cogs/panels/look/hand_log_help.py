"""Hand, In words, Log and Help: what anybody at a table may look at, for their eyes only."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from cogs.cards.plan_words import plan_parts
from cogs.cards.table_parts import hand_message, heading, hidden_hands, stopping
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge_beside
from cogs.clicks.context import Context
from cogs.clicks.people import person
from cogs.clicks.router import Router, Verb
from cogs.messages import limits, pictures, screen_pictures
from cogs.messages.escaping import escaped_lines
from cogs.messages.lookup_index import Chapter
from cogs.messages.message import Message, Part, bullets, button, fit, fit_sentences, note, paragraph, rows
from cogs.messages.reader import Reader
from cogs.panels.look.beside_question import show_beside_question
from cogs.panels.look.reference import chapter_selects
from cogs.panels.question.illustrations import plan_picture
from engine.core import games
from engine.core.text import Text
from host import Person, Question, TableInfo, Turn, rights
from render import PictureRequest
from words import has_message

MessageMaker = Callable[[TableInfo, Person, Reader], Awaitable[Message]]

LOG_LINES = 40
LOG_CHARACTERS = 3_400
WORDS_CHARACTERS = 3_600
QUESTION_CHARACTERS = 1_200  # about the open question


class HandLogHelpPanel:
    """Buttons that change nothing; only their reader sees the answer, in a panel in its place."""

    def __init__(self, context: Context, router: Router) -> None:
        self.context = context
        self.reads = context.host.reads
        for verb, make in {
            "hand": self.hand,
            "in_words": self.in_words,
            "log": self.log,
            "help": self.help,
        }.items():
            router.on(verb, self._answering(make))

    def _answering(self, make: MessageMaker) -> Verb:
        async def done(click: Click, pressed: button_ids.ButtonId) -> None:
            await acknowledge_beside(click, inside=pressed.step is not None)
            who = person(click)
            table = await self.reads.info(button_ids.table_of(pressed), who)
            reader = await self.context.reader(click, table)
            await show_beside_question(self.context, click, table, await make(table, who, reader))

        return done

    async def hand(self, table: TableInfo, who: Person, reader: Reader) -> Message:
        """What only this player may see, as pictures and in words; where nothing is hidden, their own board."""
        rights.allow("answer", table, who)
        view = await self.reads.view(table.id, who)
        plan = await self.reads.plan(table.id, who) if table.status == "running" else None
        planned = [] if plan is None else await plan_picture(table, plan, reader.lang)
        made = [
            await screen_pictures.on_screen(PictureRequest(table.game, kind, view, table.names, reader.lang), reader)
            for kind in pictures.own_kinds(table.game)
        ]
        ahead = await self.context.host.plans.noted(table.id, who)
        below = [] if ahead is None else plan_parts(table, ahead, reader)
        return hand_message(table, reader, [*planned, *(one for parts in made for one in parts)], below=below)

    async def in_words(self, table: TableInfo, who: Person, reader: Reader) -> Message:
        """What lies on the table, for people who do not see pictures."""
        made = await pictures.public_pictures(table, await self.reads.view(table.id, who), reader.lang)
        if not made:
            return note(reader.say(Text("ui.glance.no_picture")))
        in_words = [fit(escaped_lines(one.text), WORDS_CHARACTERS // len(made)) for one in made if one.text.strip()]
        return Message((paragraph("\n\n".join([heading(table, reader), *in_words])),))

    async def log(self, table: TableInfo, who: Person, reader: Reader) -> Message:
        """What happened since this player's last move; for others, and if that is nothing, the last turns."""
        turns = await self.reads.recap(table.id, who) if table.seat_of(who.user) is not None else []
        title = Text("ui.glance.since" if turns and turns[0].after_own_move else "ui.glance.lately")
        return log_message(table, reader, turns or await self.reads.log(table.id, who), title)

    async def help(self, table: TableInfo, who: Person, reader: Reader) -> Message:
        """What the open question is about, how the buttons work, and the way to every chapter of the rules."""
        game = games.get(table.game)
        asked = table.status == "running" and table.seat_of(who.user) is not None
        question = await self.reads.question(table.id, who) if asked else None
        about = None if question is None else game.questions.get(question.key)
        lines = [heading(table, reader)]
        if question is not None:
            lines.append(question_help(question, reader))
        own = Text("ui.help.hand") if hidden_hands(table) else Text("ui.help.own")
        lines += [reader.say(one) for one in (Text("ui.help.buttons"), own, Text("ui.help.commands"))]
        lines += stopping(table, reader)
        parts: list[Part] = [paragraph(fit("\n\n".join(lines), limits.TEXT))]
        buttons = [
            button(reader.label(Text("rules.button.what")), button_ids.make("what", table=table.id)),
            button(reader.label(Text("rules.button.legend")), button_ids.make("legend", table=table.id)),
            button(reader.label(Text("rules.button.contents")), button_ids.make("contents", game.id, table=table.id)),
        ]
        if about is not None:
            name = reader.label(Text(f"{game.id}.topic.{about.topic}"))
            buttons.insert(
                0, button(name, button_ids.make("chapter", f"{game.id}/{about.topic}", table=table.id), "main")
            )
        return Message((*parts, *rows(buttons), *chapter_selects(game.id, reader, table)))


def question_help(question: Question, reader: Reader) -> str:
    """A question with what it means."""
    about = fit_sentences(about_question(question, reader), QUESTION_CHARACTERS)
    return f"**{reader.head(question.asked)}**\n{about}".strip()


def about_question(question: Question, reader: Reader) -> str:
    """What a question means: its own words, else the part of a chapter that it belongs to."""
    own, about = Text(f"{question.key}.help"), games.get(question.table.game).questions.get(question.key)
    if has_message(own):
        return reader.say(own)
    if about is None:
        return ""
    return about.excerpt(reader.say(Chapter(question.table.game, about.topic).body(question.table.components)))


def log_message(table: TableInfo, reader: Reader, turns: list[Turn], title: Text) -> Message:
    """The last lines of the log that there is room for."""
    said = [reader.say(event.text) for turn in turns for event in turn.events]
    if not said:
        return Message((paragraph(f"{heading(table, reader)}\n{reader.say(Text('ui.glance.nothing_yet'))}"),))
    lines = bullets(reader.say(title), said, LOG_LINES, LOG_CHARACTERS)
    return Message((paragraph(f"{heading(table, reader)}\n{lines}"),))
