"""A turn of the computer in words, for hints and reviews: what is chosen where, and what it yields."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import Any

from engine.core.offer import SKIP, STOP, Option
from engine.core.table import Table
from engine.core.text import Seat, Text, join, text
from engine.players.coach import PickedAnswer, picked
from engine.players.trials import TurnLine
from words import known, say

GO_ON = (STOP.label, SKIP.label)  # answers that only lead to the next question
MOST_TOLD = 3  # picks whose gain is told

NamedPick = tuple[str, Option[Any], Text]  # the key of a question, what was picked there, and what to call it


def said_turn(table: Table, seat: Seat, line: TurnLine) -> tuple[tuple[Text, ...], Text | None]:
    """A turn in words, played on a table that nobody needs any more, and what the answer that says most yields.

    What was answered by itself is told where it says something about the turn, and about a place.
    """
    telling = table.game.telling
    told = [one for one in picked(table, seat, line) if one.options and (not one.forced or tells(one, telling))]
    if len(told) > 1 and all(one.role == "confirm" for one in told[-1].options):
        del told[-1]  # that the turn ends goes without saying
    told = [*told[:1], *(one for before, one in pairwise(told) if not goes_on(before, one))]
    said: list[Text] = []
    picks: list[NamedPick] = []
    for form, group in groupby(fields(told), key=lambda field: field[0].form):
        alike = list(group)
        said += [said_field(field) for field in alike] if form else said_picks([one for (one,) in alike])
        for field in alike:
            for n, one in enumerate(field):
                whole = said_field(field[: n + 1]) if n else None
                picks += [(one.key, option, whole or option.label) for option in one.options]
    return tuple(said) or (Text("coach.nothing"),), yielded(picks, telling)


def goes_on(before: PickedAnswer, answer: PickedAnswer) -> bool:
    """Whether an answer only ends what was answered before; to do none of a thing at all is worth a word."""
    label = answer.options[0].label
    return label in GO_ON and (label == SKIP.label or before.key == answer.key)


def tells(answer: PickedAnswer, telling: Sequence[str]) -> bool:
    return answer.key in telling and any(option.target is not None for option in answer.options)


def fields(answers: Sequence[PickedAnswer]) -> list[list[PickedAnswer]]:
    """Answers one by one, but a line of a form with what fills it in; of what is filled in twice, the last."""
    found: list[list[PickedAnswer]] = []
    for answer in answers:
        if found and found[-1][0].form and not answer.form:
            found[-1].append(answer)
        else:
            found.append([answer])
    last = {field[0].options: n for n, field in enumerate(found) if field[0].form}
    return [
        field
        for n, field in enumerate(found)
        if not field[0].form
        or (last[field[0].options] == n and not (len(field) > 1 and field[1].options[0].role == "decline"))
    ]


def said_field(field: Sequence[PickedAnswer]) -> Text:
    """A line of a form, and what is filled in."""
    first, *others = [join((option.label for option in answer.options), "comma") for answer in field]
    return text("coach.hint.about", subject=first, picks=join(others, "comma")) if others else first


def said_picks(answers: Sequence[PickedAnswer]) -> list[Text]:
    """What is picked in one answer after another; what is no answer to its question is told by itself."""
    picks = [(answer.key, option) for answer in answers for option in answer.options]
    said: list[Text] = []
    for (key, main), group in groupby(picks, key=lambda pick: (pick[0], pick[1].role == "main")):
        options = [option for _, option in group]
        said += [said_answer(key, options)] if main else [said_answer(key, [option]) for option in options]
    return said


def said_answer(question: str, options: Sequence[Option[Any]]) -> Text:
    """What was picked, also in several answers to one question, and what that question is about if a game says so."""
    counted = Counter(option.label for option in options)
    told = [one if n == 1 else text("coach.hint.times", what=one, n=n) for one, n in counted.items()]
    picks = join(told, "semicolon" if any("," in say(label, "en") for label in counted) else "comma")
    game, _, name = question.partition(".")
    subject = text(f"{game}.subject.{name}", n=len(options))
    if known(subject) and counted.keys() == {STOP.label}:
        return text("coach.hint.about", subject=subject, picks=Text("coach.nothing"))
    if not known(subject) or any(option.role != "main" for option in options):
        return picks
    return text("coach.hint.about", subject=subject, picks=picks)


def yielded(picks: Sequence[NamedPick], telling: Sequence[str]) -> Text | None:
    """What the picks that say most about a turn cost and yield; their names stand before that where there are others.

    Of what is picked several times the last says how far it leads.
    """
    if len(picks) == 1:
        return picks[0][1].detail
    told = [
        (key, name, option.detail)
        for key, option, name in picks
        if key in telling and option.detail is not None and option.role != "danger"  # that warns of what is given up
    ]
    if not told:
        return None
    most = min((key for key, _, _ in told), key=telling.index)
    found = {name: text("coach.hint.yields", option=name, detail=detail) for key, name, detail in told if key == most}
    return join(list(found.values())[:MOST_TOLD], "semicolon")
