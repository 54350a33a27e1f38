"""Screens between the steps of a guided game: what the game is about, and a missed step that is offered again."""

from __future__ import annotations

from collections import OrderedDict

from cogs.cards.table_parts import heading
from cogs.clicks import button_ids
from cogs.messages import pictures
from cogs.messages.message import Message, Part, PictureFile, button, galleries, paragraph, rows, small
from cogs.messages.reader import Reader
from cogs.panels.coach.guide import listed, quoted, step_text
from engine.core.lessons import OwnAnswer
from engine.core.text import Text, text
from host import LessonMoment, Question
from render import PictureRequest

SCREENS_KEPT = 1_000  # screens that were passed


class PassedScreens:
    """Which screens somebody has gone on from; whoever comes back after a restart sees the last one once more."""

    def __init__(self) -> None:
        self._passed: OrderedDict[tuple[int, OwnAnswer | None], None] = OrderedDict()  # by table and what it was about

    def add(self, table: int, moment: LessonMoment) -> None:
        """What stands before a question was read: the first screen, or that a step was missed with an answer."""
        self._passed[table, moment.left_with] = None
        while len(self._passed) > SCREENS_KEPT:
            self._passed.popitem(last=False)

    def has(self, table: int, moment: LessonMoment) -> bool:
        return (table, moment.left_with) in self._passed


async def screen_before(moment: LessonMoment, question: Question, reader: Reader) -> Message | None:
    """The screen that stands before a question, if one does; the first has the board that all is about."""
    if moment.missed:
        return missed_message(moment, question, reader)
    if moment.begins and moment.now is not None and moment.now.number == 1:
        board = None
        if reader.pictures != "never" and pictures.has_board(question.table.game):
            table = question.table
            request = PictureRequest(table.game, pictures.BOARD, question.view, table.names, reader.lang)
            board = await pictures.picture_in_time(table, request)
        return intro_message(question, reader, board, other_values=moment.other_values)
    return None


def intro_message(
    question: Question, reader: Reader, board: PictureFile | None = None, *, other_values: bool = False
) -> Message:
    """Below the board who you are and what brings points, and small when it ends and how long this takes."""
    you, *told = reader.say(Text(f"{question.table.game}.lesson.intro")).split("\n\n")
    rest = [*told[1:], reader.say(Text("learn.intro"))]
    if other_values:
        rest.append(reader.say(Text("learn.shipped_values")))
    begin = button(reader.label(Text("learn.button.begin")), button_id("step_on", question), "main")
    shown = () if board is None else (board,)
    parts: list[Part] = [paragraph(heading(question.table, reader)), *galleries(shown)]
    parts += [paragraph("\n".join(["\n\n".join([you, *told[:1]]), *map(small, rest)])), *rows([begin])]
    return Message(tuple(parts), shown)


def missed_message(moment: LessonMoment, question: Question, reader: Reader) -> Message:
    """What a step was about and what it would have brought: it can be done again, or left."""
    missed, verdict, game = moment.missed, moment.verdict, question.table.game
    assert missed is not None
    assert verdict is not None
    head = f"**{reader.say(step_text('learn.step', missed, moment, game))}**"
    lines = [reader.say(Text("learn.partly") if verdict.partly else Text("learn.other"))]
    if verdict.missing:
        wanted = "learn.lacking" if verdict.partly else "learn.missing"
        lines.append(reader.say(text(wanted, options=quoted(verdict.missing))))
    lines.append(reader.say(Text(f"{game}.lesson.{missed.step.id}.missed")))
    ways = [reader.say(Text("learn.ways"))]
    if moment.falling:
        ways.append(reader.say(text("learn.falling", n=len(moment.falling), steps=listed(moment.falling, game))))
    said = [heading(question.table, reader), f"{head}\n{' '.join(lines)}", " ".join(ways)]
    buttons = [
        button(reader.label(Text("learn.button.repeat")), button_id("step_again", question), "main"),
        button(reader.label(Text("learn.button.on")), button_id("step_on", question)),
    ]
    return Message((paragraph("\n\n".join(said)), *rows(buttons)))


def button_id(verb: str, question: Question) -> str:
    """A button that belongs to one question."""
    return button_ids.make(verb, table=question.table.id, step=question.step)
