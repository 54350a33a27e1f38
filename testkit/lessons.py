"""Guided games played as their scripts want it: what a step asks for where that is offered, else what habit says."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from engine.core import games, lessons
from engine.core.ask import Ask
from engine.core.lessons import LEARNER, Lesson, LessonCourse, OwnAnswer
from engine.core.table import Table
from engine.players import answer
from engine.players.trials import HABIT


class TaughtQuestion(NamedTuple):
    """A question of who learns: the table as it stands, and how far the script has come."""

    table: Table
    ask: Ask[Any]
    course: LessonCourse
    picks: list[str]  # what is answered to it


def lesson_of(game: str) -> Lesson:
    found = games.get(game).lesson
    assert found is not None
    return found


def wanted(ask: Ask[Any], course: LessonCourse) -> list[str]:
    """What the step that is on asks for, of what is offered and not yet picked."""
    if course.now is None:
        return []
    return lessons.wanted(course.now.step, ask, lessons.picks_that_hold(course.now.answers))


def played(game: str) -> Iterator[TaughtQuestion]:
    """Every question of a guided game up to the end of its last step."""
    lesson = lesson_of(game)
    table = Table.start(game, lesson.seats, lesson.options, lesson.seed)
    for seat, picks in lesson.opening:
        table.answer(seat, picks, "auto")
    own: list[OwnAnswer] = []
    told = 0
    while told < len(lesson.steps):
        ask = table.asks[0]
        if ask.seat != LEARNER:
            count = sum(choice.seat == ask.seat for choice in table.choices)
            rng = Random(f"{table.segment}.{count}")
            table.answer(ask.seat, list(answer(table, ask.seat, lesson.opponent, rng)))
            continue
        course = lessons.course(lesson, own, table.segment, ask.key)
        given = wanted(ask, course) or list(map(str, answer(table, LEARNER, HABIT, Random(table.segment))))
        yield TaughtQuestion(table, ask, course, given)
        own.append(OwnAnswer(table.segment, len(table.choices), ask.key, tuple(given)))
        table.answer(LEARNER, given)
        told = len(course.taught)
