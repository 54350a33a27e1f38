"""Questions that are asked several times in a row: their answers are put together, then given one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cogs.messages import limits
from engine.core.offer import Option
from engine.core.text import Text
from host.records import Question
from host.tables.questions import STEPS

COUNTED = 4  # up to so many options have a button for every number


class Answer(NamedTuple):
    """One of several answers that are given in a row, and how to call it if it cannot be given."""

    label: Text
    picks: tuple[str, ...]


def members(question: Question) -> list[Option[None]]:
    """The options that the series is about: those that go on with it."""
    end = question.series.end if question.series is not None else None
    return [option for option in question.options if option.role in ("main", "danger") and option.id != end]


def composes(question: Question) -> bool:
    """Whether there is anything to put together: more than one answer to come, and no more options than have room."""
    series, inside = question.series, len(members(question))
    if series is None or series.left < 2:
        return False
    if not series.repeat:
        return 1 < inside <= limits.OPTIONS
    return counts_on_buttons(question) or (series.left >= STEPS and 0 < inside <= limits.OPTIONS)


def counts_on_buttons(question: Question) -> bool:
    """Whether the same can be had a few times, and few enough options have a button for every number."""
    series, inside = question.series, len(members(question))
    again = series is not None and series.repeat and max(question.times or (series.left,)) > 1
    return again and series is not None and 1 < series.left < STEPS and 0 < inside <= COUNTED


def series_answers(question: Question, marks: Sequence[int]) -> list[Answer]:
    """The marked options, in the order in which they are offered."""
    return [Answer(question.options[n].label, (question.options[n].id,)) for n in sorted(marks)]


def asked_of(question: Question) -> Text:
    """What is asked: of a series that is put together, the whole of it."""
    whole = question.series.prompt if question.series is not None and composes(question) else None
    return question.asked if whole is None else whole


def bounds(question: Question) -> tuple[int, int]:
    """How few and how many may be marked: the one source of every count in a panel."""
    series = question.series
    if series is None or not composes(question):
        return question.min, question.max
    most = series.left if series.repeat else min(series.left, len(members(question)))
    return (most if series.end is None else 0), most
