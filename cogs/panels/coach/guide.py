"""What a guided game adds to a question: how the last step went, the idea of this one, and where it is in a picture."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from cogs.messages import pictures, screen_pictures
from cogs.messages.message import PictureFile, fit_sentences, small
from cogs.messages.reader import Reader
from cogs.panels.look.hand_log_help import about_question
from cogs.panels.question.controls import targets
from engine.core.lessons import LessonStep, TaughtStep, picks_that_hold
from engine.core.offer import Option
from engine.core.text import Text, join, text
from host import LessonMoment, Question
from render import PictureRequest

EXPLAINED_CHARACTERS = 450  # about every question at a newcomer's table
LISTED = re.compile(r"^\s*(?:-|\d+\.)\s", re.MULTILINE)  # a line of a list
LETTERS = "abcdefgh"  # for what lies in the light and is not on offer in this question


class Guide(NamedTuple):
    """Words above a question, and the pictures that go with them."""

    said: str = ""
    files: tuple[PictureFile, ...] = ()


async def guided(moment: LessonMoment, question: Question, reader: Reader, *, picture: bool) -> Guide:
    """The words of a moment; a step that begins comes with its picture, unless that is not wanted."""
    step = moment.now.step if moment.now is not None and moment.begins and moment.possible else None
    lit = await light(step, question, reader) if step is not None and picture else None
    said = guide_words(moment, question.table.game, reader)
    if moment.now is None and moment.verdict is None:
        said = f"{said}\n{explained(question, reader)}".strip()
    return Guide(said, () if lit is None else (lit,))


def guide_words(moment: LessonMoment, game: str, reader: Reader) -> str:
    """What became of the last step, then the one that is on, or the one that comes."""
    said = []
    if moment.ended is not None and moment.verdict is not None:
        said.append(after_words(game, moment, moment.ended.step, reader))
    if moment.now is None and moment.following is None and moment.ended is not None:
        said.append(reader.say(Text("practice.lesson_done")))
    elif moment.now is None:
        said.append(coming_words(moment, game, reader))
    elif moment.possible:
        head = reader.say(step_text("learn.step", moment.now, moment, game))
        wanted = f"**{head}**\n{reader.say(Text(f'{game}.lesson.{moment.now.step.id}'))}"
        said.append(f"✓ **{head}**" if is_done(moment.now) else wanted)
    else:
        said.append(reader.say(step_text("learn.impossible", moment.now, moment, game)))
    return "\n\n".join(one for one in said if one)


def is_done(taught: TaughtStep) -> bool:
    """Whether all that a step names was picked, although its last question is still open."""
    return bool(taught.step.picks) and picks_that_hold(taught.answers).issuperset(taught.step.picks)


def coming_words(moment: LessonMoment, game: str, reader: Reader) -> str:
    """Between two steps: which one comes."""
    if moment.following is None:
        return ""
    return f"-# {reader.say(step_text('learn.next', moment.following, moment, game))}"


def after_words(game: str, moment: LessonMoment, step: LessonStep, reader: Reader) -> str:
    """What a move did and why it was good; after another one, which steps fall away by it."""
    if not moment.missed:
        done = reader.say(Text(f"{game}.lesson.{step.id}.done"))
        return done if step.free else f"✓ {done}"
    lines = [reader.say(Text("learn.own_way"))]
    if moment.falling:
        lines.append(reader.say(text("learn.fallen", n=len(moment.falling), steps=listed(moment.falling, game))))
    return " ".join(lines)


def step_text(key: str, step: TaughtStep, moment: LessonMoment, game: str, **more: Text) -> Text:
    """A sentence about a step, by its number and its name."""
    return text(key, n=step.number, all=moment.steps, title=Text(f"{game}.lesson.{step.step.id}.title"), **more)


def listed(steps: Sequence[TaughtStep], game: str) -> Text:
    """Several steps in a row."""
    named = [text("learn.step_name", n=one.number, title=Text(f"{game}.lesson.{one.step.id}.title")) for one in steps]
    return join(named, "and")


def quoted(options: Sequence[Option[None]]) -> Text:
    """Several options in a row, those of one name once."""
    labels = dict.fromkeys(one.label for one in options)
    return join([text("learn.option", option=label) for label in labels], "and")


def explained(question: Question, reader: Reader) -> str:
    """At a newcomer's table: what the question is about, as Help says it, in small print; nothing about an end."""
    if len(question.options) == 1 and question.options[0].role == "confirm":
        return ""
    return small(whole_paragraphs(about_question(question, reader), EXPLAINED_CHARACTERS))


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


async def light(step: LessonStep, question: Question, reader: Reader) -> PictureFile | None:
    """The picture of a step with the light on what it is about; a picture that fails is no reason to say nothing."""
    if not step.spots:
        return None
    numbers = targets(question)
    marked = {spot: numbers.get(spot, letter) for spot, letter in zip(step.spots, LETTERS, strict=False)}
    table = question.table
    request = PictureRequest(table.game, step.picture, question.view, table.names, reader.lang, marked, light=True)
    shown = await pictures.drawn_in_time(table, step.picture, screen_pictures.on_screen(request, reader)) or []
    lit = [one for one in shown if one.marks] or shown[:1]
    if len(lit) > 1:  # one light needs one picture
        return await pictures.picture_in_time(table, request)
    return PictureFile.of(lit[0]) if lit else None
