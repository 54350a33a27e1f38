"""A guided first game: a fixed position, and steps that each explain one idea when its question comes. It is data.

A step belongs to a stretch of questions of one turn. Which step is on, and what became of the one before, is read off
the answers that are recorded, so a step comes again with its question when an answer is taken back.
Texts: `<game>.lesson.<step>` explains the idea, `….title` names it, `….done` says what the move did and why it was
good, `….missed` what would have been gained; `….page1` and so on is what stands on the pages that are read before,
`….until` what to do until it comes, if somebody may do anything;
`<game>.lesson.intro` says what the game is about.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from engine.core.ask import Ask
from engine.core.offer import Option
from engine.core.text import Seat

LEARNER: Seat = 0  # the seat of who learns
Answered: TypeAlias = tuple[Ask[Any], Sequence[str]]  # a question, and what was picked
Opening: TypeAlias = tuple[tuple[Seat, tuple[str, ...]], ...]  # who answered what, question by question


class LessonPage(Struct, frozen=True, forbid_unknown_fields=True):
    """A screen of its own before the question of a step: what is highlighted in which picture."""

    picture: str
    spots: tuple[str, ...]


class LessonStep(Struct, frozen=True, forbid_unknown_fields=True):
    """One idea: in which questions it is taught, what is highlighted, and which answers show that it was achieved."""

    id: str
    keys: tuple[str, ...]  # it begins with the first of them
    picture: str = "board"
    spots: tuple[str, ...] = ()
    picks: tuple[str, ...] = ()  # options, all of which are to be picked in this step
    gain: Mapping[str, int] = {}  # or: what its answers are to yield, by the facts of their options
    after: str = ""  # the step that must have been taught before
    needs: Mapping[str, tuple[str, ...]] = {}  # what must have been picked in earlier steps, else this one falls away
    pages: tuple[LessonPage, ...] = ()  # what is read before

    @property
    def free(self) -> bool:
        """Whether any answer is right in this step, since it asks for none in particular."""
        return not self.picks and not self.gain


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


class TaughtStep(Struct, frozen=True):
    """A step and the answers that were given in it."""

    step: LessonStep
    number: int  # from 1
    answers: tuple[OwnAnswer, ...] = ()


class LessonCourse(Struct, frozen=True):
    """How far somebody has come: every step that was taught, which one is on, and which one the last answer ended.

    Steps fall away where what they need was not picked; of the others the next one is yet to come.
    """

    taught: tuple[TaughtStep, ...]
    now: TaughtStep | None
    ended: TaughtStep | None
    dropped: tuple[TaughtStep, ...] = ()
    following: TaughtStep | None = None


class LessonVerdict(Struct, frozen=True):
    """What became of a step: whether its answers were what it is about, else what was on offer and is missing."""

    achieved: bool
    missing: tuple[Option[None], ...] = ()
    partly: bool = False  # something of it was done


def first_lesson(meta: str) -> Lesson | None:
    """The guided first game that lies beside the `meta.py` that is named, if there is one."""
    path = Path(meta).parent / "lesson.json"
    return msgspec.json.decode(path.read_bytes(), type=Lesson) if path.exists() else None


def course(lesson: Lesson, answers: Sequence[OwnAnswer], segment: int, key: str | None) -> LessonCourse:
    """What was taught up to the question `key` of a segment; None: nothing is asked."""
    taught: list[TaughtStep] = []
    stretch: list[OwnAnswer] = []

    def enter(where: int, asked: str) -> bool:
        """Whether a question goes on with the step that is on; if not, the first that it can begin is on now."""
        if taught and stretch and stretch[-1].segment == where and asked in taught[-1].step.keys and on:
            return True
        coming = _to_come(lesson, taught)
        known, left = {one.step.id for one in taught}, {one.step.id for one in coming}
        begun = (one for one in coming if asked == one.step.keys[0] and not _waits(lesson, one, known, left))
        fresh = next(begun, None)
        if fresh is not None:
            taught.append(fresh)
        stretch.clear()
        return fresh is not None

    on = False
    for answer in answers:
        on = enter(answer.segment, answer.key)
        if on:
            stretch.append(answer)
            taught[-1] = msgspec.structs.replace(taught[-1], answers=tuple(stretch))
    last = taught[-1] if on else None
    on = key is not None and enter(segment, key)
    now = taught[-1] if on else None
    ended = last if last is not now else None
    coming = _to_come(lesson, taught, now)
    left = {one.step.id for one in (*taught, *coming)}
    dropped = tuple(TaughtStep(s, n) for n, s in enumerate(lesson.steps, 1) if s.id not in left)
    return LessonCourse(tuple(taught), now, ended, dropped, coming[0] if coming else None)


def _to_come(lesson: Lesson, taught: Sequence[TaughtStep], now: TaughtStep | None = None) -> list[TaughtStep]:
    """The steps that can still be taught, in their order: what they need was picked, or may yet be."""
    given = {one.step.id: picks_that_hold(one.answers) for one in taught if one is not now}
    known = {one.step.id for one in taught}
    dropped: set[str] = set()
    for step in lesson.steps:
        if any(name in dropped or not given.get(name, set(picks)) >= set(picks) for name, picks in step.needs.items()):
            dropped.add(step.id)
    return [TaughtStep(s, n) for n, s in enumerate(lesson.steps, 1) if s.id not in known | dropped]


def _waits(lesson: Lesson, step: TaughtStep, known: Set[str], left: Set[str]) -> bool:
    """Whether a step comes only after one that is yet to be taught; or where that was dropped, after the one before."""
    names = [one.id for one in lesson.steps]
    nearest = reversed(names[: names.index(step.step.after) + 1]) if step.step.after else ()
    return next((name in left for name in nearest if name in known | left), False)


def dropped_with(course: LessonCourse, missed: TaughtStep) -> tuple[TaughtStep, ...]:
    """The steps that fall away since a step was not done as they need it, and those that need one of them."""
    gone = {missed.step.id}
    for one in course.dropped:
        if gone & one.step.needs.keys():
            gone.add(one.step.id)
    return tuple(one for one in course.dropped if one.step.id in gone)


def answers_that_hold(answers: Sequence[OwnAnswer]) -> list[OwnAnswer]:
    """The answers without those that were replaced: an answer given again replaces itself and what followed from it."""
    held: list[OwnAnswer] = []
    for answer in answers:
        again = next((n for n, old in enumerate(held) if (old.key, old.picks) == (answer.key, answer.picks)), None)
        if again is not None:
            end = next((n for n in range(again + 1, len(held)) if held[n].key == answer.key), len(held))
            del held[again:end]
        held.append(answer)
    return held


def picks_that_hold(answers: Sequence[OwnAnswer]) -> set[str]:
    """What was picked in them and not replaced."""
    return {pick for answer in answers_that_hold(answers) for pick in answer.picks}


def wanted(step: LessonStep, ask: Ask[Any], before: Set[str]) -> list[str]:
    """What a step asks for, of what a question offers and was not picked yet; empty where it is left to the player."""
    named = [name for name in step.picks if name in ask.ids() and name not in before]
    yields = {option.id: _amount(option, step.gain) for option in ask.options}
    best = [max(yields, key=lambda name: yields[name])] if any(yields.values()) else []
    return (named or best)[: ask.max]


def verdict(step: LessonStep, asked: Sequence[Answered], path: Sequence[Answered] = ()) -> LessonVerdict:
    """Whether the answers to a step's questions, in the order they came, were what it is about.

    What is missing may lie in questions that did not come; a `path` on which it is done shows them.
    """
    picked = [option for ask, picks in asked for option in ask.options if option.id in picks]
    done = {option.id for option in picked}
    if done.issuperset(step.picks) and _yields(picked, step.gain):
        return LessonVerdict(True)
    offered = {option.id: option for ask, _ in (*path, *asked) for option in ask.options if option.id not in done}
    lacking = [offered[name] for name in step.picks if name in offered]
    if not lacking:
        by_gain = sorted(offered.values(), key=lambda one: -_amount(one, step.gain))
        lacking = [one for one in by_gain[:1] if _amount(one, step.gain)]
    missing = tuple(msgspec.structs.replace(one, value=None) for one in lacking)
    return LessonVerdict(False, missing, not done.isdisjoint(step.picks))


def _yields(picked: Sequence[Option[Any]], gain: Mapping[str, int]) -> bool:
    got = [dict(option.facts.gain) for option in picked if option.facts is not None]
    return all(sum(one.get(thing, 0) for one in got) >= least for thing, least in gain.items())


def _amount(option: Option[Any], gain: Mapping[str, int]) -> int:
    """How much of what a step asks for an option yields."""
    found = dict(option.facts.gain) if option.facts is not None else {}
    return sum(found.get(thing, 0) for thing in gain)
