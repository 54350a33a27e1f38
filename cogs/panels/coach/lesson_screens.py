"""Screens between the steps of a guided game: what the game is about, and a missed step that is offered again."""

from __future__ import annotations

from collections import OrderedDict

from cogs.cards.table_parts import heading
from cogs.clicks import button_ids
from cogs.messages.message import Message, button, paragraph, rows
from cogs.messages.reader import Reader
from cogs.panels.coach.guide import listed, quoted, step_text
from engine.core.text import Text, text
from host import LessonMoment, Question

SCREENS_KEPT = 1_000  # screens that were passed


class PassedScreens:
    """Which screens somebody has gone on from; whoever comes back after a restart sees the last one once more."""

    def __init__(self) -> None:
        self._passed: OrderedDict[tuple[int, int], None] = OrderedDict()  # by table and step of the question

    def add(self, table: int, step: int) -> None:
        """What stands before a question was read."""
        self._passed[table, step] = None
        while len(self._passed) > SCREENS_KEPT:
            self._passed.popitem(last=False)

    def __contains__(self, question: Question) -> bool:
        return (question.table.id, question.step) in self._passed


def screen_before(moment: LessonMoment, question: Question, reader: Reader) -> Message | None:
    """The screen that stands before a question, if one does."""
    if moment.missed:
        return missed_message(moment, question, reader)
    if moment.begins and moment.now is not None and moment.now.number == 1:
        return intro_message(question, reader, other_values=moment.other_values)
    return None


def intro_message(question: Question, reader: Reader, *, other_values: bool = False) -> Message:
    """Who you are, what brings points, when it ends, how long the guided game is."""
    game = question.table.game
    begins = f"{heading(question.table, reader)}\n{reader.say(Text(f'{game}.lesson.intro'))}"
    said = [begins, reader.say(Text("learn.intro"))]
    if other_values:
        said.append(reader.say(Text("learn.shipped_values")))
    begin = button(reader.label(Text("learn.button.begin")), button_id("step_on", question), "main")
    return Message((paragraph("\n\n".join(said)), *rows([begin])))


def missed_message(moment: LessonMoment, question: Question, reader: Reader) -> Message:
    """What a step was about and what it would have brought: it can be done again, or left."""
    ended, verdict, game = moment.ended, moment.verdict, question.table.game
    assert ended is not None
    assert verdict is not None
    head = f"**{reader.say(step_text('learn.step', ended, moment, game))}**"
    lines = [reader.say(Text("learn.partly") if verdict.partly else Text("learn.other"))]
    if verdict.missing:
        wanted = "learn.lacking" if verdict.partly else "learn.missing"
        lines.append(reader.say(text(wanted, options=quoted(verdict.missing))))
    lines.append(reader.say(Text(f"{game}.lesson.{ended.step.id}.missed")))
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
