"""A guided first game: a fixed position, and steps that each tell one idea when its question comes. It is data.

A step belongs to a stretch of questions of one turn. Which step is on, and what became of the one before, is read off
the answers that are recorded, so a step comes again with its question when an answer is taken back.
Texts: `<game>.lesson.<step>` tells the idea, `….done` what the move did and why it was good.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from engine.core.ask import Ask, Option
from engine.core.text import Seat

LEARNER: Seat = 0  # the seat of who learns
Opening: TypeAlias = tuple[tuple[Seat, tuple[str, ...]], ...]  # who answered what, question by question


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: in which questions it is told, what the light falls on, and which answers show that it was caught."""

    id: str
    keys: tuple[str, ...]
    picture: str = "board"
    spots: tuple[str, ...] = ()
    picks: tuple[str, ...] = ()  # options, all of which are to be picked in this step
    gain: Mapping[str, int] = {}  # or: what its answers are to yield, by the facts of their options
    after: str = ""  # the step that must have been told before

    def begins(self, asked: str, known: Set[str]) -> bool:
        """Whether this can be told with a question, once others were told."""
        return asked in self.keys and (not self.after or self.after in known)


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """The script of a game: how the table is set up, what was played before the first step, and the steps."""

    seats: int
    seed: str
    opponent: str  # the computer player on every other seat
    opening: Opening
    steps: tuple[LessonStep, ...]
    options: dict[str, str] = {}


class OwnAnswer(Struct, frozen=True):
    """An answer of who learns: where it is recorded, to which question, what was picked."""

    segment: int
    position: int
    key: str
    picks: tuple[str, ...]


class Taught(Struct, frozen=True):
    """A step and the answers that were given in it."""

    step: LessonStep
    number: int  # from 1
    answers: tuple[OwnAnswer, ...] = ()


class LessonCourse(Struct, frozen=True):
    """How far somebody has come: every step that was told, which one is on, and which one the last answer ended."""

    told: tuple[Taught, ...]
    now: Taught | None
    ended: Taught | None


class LessonVerdict(Struct, frozen=True):
    """What became of a step: whether its answers were what it is about, else the option that would have been."""

    caught: bool
    better: Option[None] | None = None


def first_lesson(meta: str) -> Lesson | None:
    """The guided first game that lies beside the `meta.py` that is named, if there is one."""
    path = Path(meta).parent / "lesson.json"
    return msgspec.json.decode(path.read_bytes(), type=Lesson) if path.exists() else None


def course(lesson: Lesson, answers: Sequence[OwnAnswer], segment: int, key: str | None) -> LessonCourse:
    """What was told up to the question `key` of a segment; None: nothing is asked."""
    told: list[Taught] = []
    stretch: list[OwnAnswer] = []

    def enter(where: int, asked: str) -> bool:
        """Whether a question goes on with the step that is on; if not, the first that it can begin is on now."""
        if told and stretch and stretch[-1].segment == where and asked in told[-1].step.keys and on:
            return True
        known = {one.step.id for one in told}
        fresh = next((n for n, s in enumerate(lesson.steps, 1) if s.id not in known and s.begins(asked, known)), None)
        if fresh is not None:
            told.append(Taught(lesson.steps[fresh - 1], fresh))
        stretch.clear()
        return fresh is not None

    on = False
    for answer in answers:
        on = enter(answer.segment, answer.key)
        if on:
            stretch.append(answer)
            told[-1] = msgspec.structs.replace(told[-1], answers=tuple(stretch))
    last = told[-1] if on else None
    if key is None:
        return LessonCourse(tuple(told), None, last)
    on = enter(segment, key)
    now = told[-1] if on else None
    return LessonCourse(tuple(told), now, last if last is not now else None)


def verdict(step: LessonStep, asked: Sequence[tuple[Ask[Any], Sequence[str]]]) -> LessonVerdict:
    """Whether the answers to a step's questions, in the order they came, were what it is about."""
    picked = [option for ask, picks in asked for option in ask.options if option.id in picks]
    if all(one in {option.id for option in picked} for one in step.picks) and _yields(picked, step.gain):
        return LessonVerdict(True)
    offered = [option for ask, picks in asked for option in ask.options if option.id not in picks]
    wanted = [option for option in offered if option.id in step.picks]
    if step.gain and not wanted:
        wanted = sorted((one for one in offered if _amount(one, step.gain)), key=lambda one: -_amount(one, step.gain))
    return LessonVerdict(False, msgspec.structs.replace(wanted[0], value=None) if wanted else None)


def _yields(picked: Sequence[Option[Any]], gain: Mapping[str, int]) -> bool:
    got = [dict(option.facts.gain) for option in picked if option.facts is not None]
    return all(sum(one.get(thing, 0) for one in got) >= least for thing, least in gain.items())


def _amount(option: Option[Any], gain: Mapping[str, int]) -> int:
    """How much of what a step asks for an option yields."""
    found = dict(option.facts.gain) if option.facts is not None else {}
    return sum(found.get(thing, 0) for thing in gain)
