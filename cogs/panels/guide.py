"""What a guided game adds to a question: how the last step went, the idea of this one, and where it is in a picture."""

from __future__ import annotations

import logging
import re
from typing import NamedTuple

from cogs.kit import pictures, screens
from cogs.kit.message import PictureFile, fit_sentences, small
from cogs.kit.reader import Reader
from cogs.panels.controls import targets
from cogs.panels.looking import about_question
from engine.core.lessons import LessonStep, LessonVerdict
from engine.core.text import Text, text
from host import LessonMoment, Question

log = logging.getLogger(__name__)

EXPLAINED = 450  # characters about every question at a newcomer's table
LISTED = re.compile(r"^\s*(?:-|\d+\.)\s", re.MULTILINE)  # a line of a list
LETTERS = "abcdefgh"  # for what lies in the light and is not on offer in this question


class Guide(NamedTuple):
    """Words above a question, and the pictures that go with them."""

    said: str = ""
    files: tuple[PictureFile, ...] = ()


async def guided(moment: LessonMoment, question: Question, reader: Reader, *, picture: bool) -> Guide:
    """The words of a moment; a step that begins comes with its picture, unless that is not wanted."""
    lit = await light(moment.step, question, reader) if moment.step and moment.begins and picture else None
    return Guide(guide_words(moment, question, reader), () if lit is None else (lit,))


def guide_words(moment: LessonMoment, question: Question, reader: Reader) -> str:
    """What became of the last step, then the one that is on."""
    game, said = question.table.game, []
    if moment.ended is not None and moment.verdict is not None:
        said.append(after_words(game, moment.ended, moment.verdict, question, reader))
    if moment.step is not None:
        head = reader.say(text("learn.step", n=moment.number, all=moment.steps))
        said.append(f"**{head}**\n{reader.say(Text(f'{game}.lesson.{moment.step.id}'))}")
    return "\n\n".join(said)


def explained(question: Question, reader: Reader) -> str:
    """At a newcomer's table: what the question is about, as Help says it, in small print; nothing about an end."""
    if len(question.options) == 1 and question.options[0].role == "confirm":
        return ""
    return small(whole_paragraphs(about_question(question, reader), EXPLAINED))


def whole_paragraphs(said: str, most: int) -> str:
    """As many paragraphs from the beginning as there is room for, never a part of a list or its heading alone."""
    parts: list[str] = []
    for line in said.splitlines():
        if parts and (LISTED.match(line) or not line.strip()):
            parts[-1] += f"\n{line}"
        else:
            parts.append(line)
    kept: list[str] = []
    for part in parts:
        if len("\n".join([*kept, part]).strip()) > most:
            break
        kept.append(part)
    if not kept and parts and not LISTED.search(parts[0]):
        return fit_sentences(parts[0], most)
    return "\n".join(kept).strip()


def after_words(game: str, step: LessonStep, verdict: LessonVerdict, question: Question, reader: Reader) -> str:
    """What a move did and why it was good; after another one, what would have been gained, and the way back."""
    if verdict.caught:
        return f"✓ {reader.say(Text(f'{game}.lesson.{step.id}.done'))}"
    lines = [reader.say(Text("learn.other"))]
    better = verdict.better
    if better is not None and better.detail is not None:
        lines.append(reader.say(text("learn.better_detail", option=better.label, detail=better.detail)))
    elif better is not None:
        lines.append(reader.say(text("learn.better", option=better.label)))
    if question.can_undo:
        lines.append(reader.say(text("learn.take_back", button=Text("ui.button.back"))))
    return " ".join(lines)


async def light(step: LessonStep, question: Question, reader: Reader) -> PictureFile | None:
    """The picture of a step with the light on what it is about; a picture that fails is no reason to say nothing."""
    if not step.spots:
        return None
    numbers = targets(question)
    marked = {spot: numbers.get(spot, letter) for spot, letter in zip(step.spots, LETTERS, strict=False)}
    table, view = question.table, question.view
    parts = screens.on_screen(table, step.picture, view, reader, marked=marked, light=True)
    shown = await pictures.if_drawn(table, step.picture, parts) or []
    lit = [one for one in shown if one.marks] or shown[:1]
    if len(lit) > 1:  # one light needs one picture
        return await pictures.picture_if_drawn(table, step.picture, view, reader.lang, marked=marked, light=True)
    return PictureFile.of(lit[0]) if lit else None
