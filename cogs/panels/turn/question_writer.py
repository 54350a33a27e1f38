"""The open question as one message: its words, its pictures, what newcomers are told, and what stands above it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence, Set
from dataclasses import replace
from functools import partial

from cogs.cards import glance
from cogs.cards.recap import (
    Recap,
    decisive_lines,
    player_lines,
    recap_title,
    remarks,
    scorings,
)
from cogs.clicks import Click
from cogs.clicks.context import Context
from cogs.clicks.people import person
from cogs.messages import pictures
from cogs.messages.heights import fits
from cogs.messages.message import Message
from cogs.messages.reader import Reader
from cogs.panels.coach.guide import Guide, coming_words, explained, guided, in_light, on_buttons
from cogs.panels.coach.lesson_screens import STEP, PassedScreens, page_before, screen_before, step_message, with_guide
from cogs.panels.question.beside import board_message, more_message, past_message
from cogs.panels.question.controls import pictured
from cogs.panels.question.illustrations import Illustration, board_beside, illustrated
from cogs.panels.question.panel import ends, question_message
from cogs.panels.question.panel_state import PanelState
from engine.core.text import Text
from host import LessonMoment, Person, Question, TableInfo, Turn
from host.records import helped

EXPLAINED_TURNS = 1  # of a newcomer in which a question explains itself; later Help does
RECAP_CHARACTERS = 700  # of what the others have done


class QuestionWriter:
    """Gathers what a question is shown with; nothing here changes anything."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.passed = PassedScreens()

    async def message(
        self,
        click: Click,
        question: Question,
        state: PanelState | None = None,
        *,
        note: Text | None = None,
        picture: bool = False,
        doubted: str = "",
    ) -> Message:
        """A question at a state of its panel."""
        reader = await self.context.reader(click, question.table)
        moment = await self.moment(click, question)
        before = None if moment is None else await screen_before(moment, question, reader, self.passed)
        if before is not None:
            return before
        turns = await self.turns(click, question, state)
        recap = self.recap(question, reader, turns)
        page = None if moment is None else await page_before(moment, question, reader, self.passed, recap)
        if page is not None:
            return page
        guide, illustration = await asyncio.gather(  # a picture takes longer than everything else together
            self.guide(question, moment, reader, state),
            self.illustration(question, reader, state, turns, asked=picture, light=in_light(moment)),
        )
        notes, ends_at = self.notes(question.table.id, reader, note), await self.ends_at(question)
        read = moment is not None and self.passed.has(question.table.id, moment, STEP)

        def made(drawn: Illustration) -> Message:
            """What has changed in the turn is shown as far as there is room for it."""
            whole = made_with(drawn)
            while ends(question) and drawn.files and not fits(whole):
                drawn = drawn._replace(files=drawn.files[:-1])
                whole = made_with(drawn)
            return whole

        def made_with(drawn: Illustration) -> Message:
            write = partial(
                question_message,
                question,
                reader,
                state,
                note=notes,
                recap=recap,
                leaves=guide.leaves,
                doubted=doubted,
                shown=drawn.files if read else (*guide.files, *drawn.files),
                pictures=drawn.more and reader.pictures != "never" and pictures.has_board(question.table.game),
                elsewhere=click.channel_id != question.table.thread,
                ends_at=ends_at,
                late=drawn.late is not None,
            )
            told = on_buttons(guide, moment, question, write(), reader) if moment is not None and guide.said else guide
            screen = partial(step_message, question, reader, told, recap, drawn.files)
            return with_guide(told, write, screen, read=read, lately=recap is not None)

        late = illustration.late
        if late is None:
            return made(illustration)

        async def with_picture() -> Message:
            return made(await late)

        return replace(made(illustration), later=with_picture)

    async def ends_at(self, question: Question) -> float | None:
        """When the turn ends by itself, where nothing else is left in it."""
        if question.plan or not ends(question):
            return None
        return await self.context.host.turn_ends.at(question.table.id, question.seat)

    async def board(self, click: Click, question: Question) -> Message:
        """The board by itself, as it is in the middle of the turn."""
        reader = await self.context.reader(click, question.table)
        return board_message(question, reader, await board_beside(pictured(question), reader))

    async def more(self, click: Click, question: Question, *, past: bool) -> Message:
        """What there is beside a question, or only the past in full."""
        reader = await self.context.reader(click, question.table)
        recap = self.recap(question, reader, await self.turns(click, question, None))
        if past:
            return past_message(question, reader, recap)
        return more_message(question, reader, recap, pictures=pictures.has_pictures(question.table.game))

    async def moment(self, click: Click, question: Question) -> LessonMoment | None:
        """Where somebody is in a guided game."""
        if question.table.teaching != "lesson" or question.plan:
            return None
        return await self.context.host.lessons.look(question.table.id, person(click))

    async def guide(
        self, question: Question, moment: LessonMoment | None, reader: Reader, state: PanelState | None
    ) -> Guide:
        """What a guided game, or a newcomer's table, tells with a question."""
        if question.plan or not helped(question.table.teaching, reader.guide, learning=question.learning):
            return Guide()
        if moment is None:
            return Guide(explained(question, reader) if await self.is_unfamiliar(question, reader) else "")
        return await guided(moment, question, reader, picture=state is None and reader.pictures == "always")

    async def is_unfamiliar(self, question: Question, reader: Reader) -> bool:
        """Whether a question is still explained: always to whoever wants that, else in the first turns it comes in."""
        if reader.guide == "always":
            return True
        return await self.context.host.reads.earlier_turns_asked(question) < EXPLAINED_TURNS

    async def illustration(
        self,
        question: Question,
        reader: Reader,
        state: PanelState | None,
        turns: Sequence[Turn],
        *,
        asked: bool,
        light: Set[str] = frozenset(),
    ) -> Illustration:
        """The pictures of a question, if they were asked for or come unasked."""
        if not asked and reader.pictures != "always":
            return Illustration()
        drawn = pictured(question)
        lately = scorings(question.table.game, turns, question.view, question.segment)
        own = state if drawn is question else None
        before = None
        if ends(question) and not (question.plan or question.what_if or question.private):
            me = Person(question.table.seats[question.seat].user or 0)
            before = partial(self.context.host.reads.view, question.table.id, me, question.segment)
        return await illustrated(drawn, reader, own, asked=asked, light=light, lately=lately, before=before)

    async def turns(self, click: Click, question: Question, state: PanelState | None) -> Sequence[Turn]:
        """With the first question of a turn: the turns since the last one."""
        if state not in (None, PanelState()) or question.plan or question.can_undo or question.no_undo is not None:
            return ()
        return await self.context.host.reads.recap(question.table.id, person(click))

    def recap(self, question: Question, reader: Reader, turns: Sequence[Turn]) -> Recap | None:
        """What the others have done in these turns."""
        said = player_lines(question.table.game, turns, reader, question.segment, RECAP_CHARACTERS)
        others = remarks(question.table.game, turns, reader, question.segment)
        decisive = decisive_lines(question.table.game, turns, reader, question.segment)
        brief = glance.since_own_move(question.table.game, turns, reader, question.segment, question.seat)
        if not (said or others):
            return None
        return Recap(recap_title(turns), [*said, *others], decisive, brief)

    async def next_step(self, click: Click, table: TableInfo, reader: Reader) -> str:
        """In a guided game, while others are asked: which step comes."""
        if table.teaching != "lesson" or table.status != "running":
            return ""
        moment = await self.context.host.lessons.look(table.id, person(click))
        return "" if moment is None else coming_words(moment, table.game, reader)

    def notes(self, table: int, reader: Reader, note: Text | None) -> str:
        """What stands above the question: a mistake, and once what keeps the bot from posting in the thread."""
        found = [one for one in (note, self.context.lacking.pop(table, None)) if one is not None]
        return "\n".join(reader.say(one) for one in found)
