"""A turn of the computer in words, for hints and reviews: what is chosen where, and what it yields."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from msgspec.structs import replace

from engine.core.games import AnyGame
from engine.core.offer import SKIP, STOP, Option
from engine.core.table import Table
from engine.core.text import Seat, Text, join, text
from engine.players.coach import PickedAnswer, picked_answers
from engine.players.trials import TurnLine
from words import has_message, say

GO_ON = (STOP.label, SKIP.label)  # answers that only lead to the next question
MOST_TOLD = 3  # picks whose gain is told

NamedPick = tuple[str, Option[Any], Text]  # the key of a question, what was picked there, and what to call it


def said_turn(table: Table, seat: Seat, line: TurnLine) -> tuple[tuple[Text, ...], tuple[Text, ...]]:
    """A turn in words, played on a table that nobody needs any more, and what the answers that say most yield."""
    return said_answers(table.game, picked_answers(table, seat, line))


def said_answers(game: AnyGame, picked: Sequence[PickedAnswer]) -> tuple[tuple[Text, ...], tuple[Text, ...]]:
    """The answers of a turn in words, and what those that say most yield.

    What was answered by itself is told where it says something about the turn, and about a place.
    """
    telling = game.summary_questions
    told = [one for one in picked if one.options and (not one.forced or tells(one, telling))]
    if len(told) > 1 and all(one.role == "confirm" for one in told[-1].options):
        del told[-1]  # that the turn ends goes without saying
    told = [one for n, one in enumerate(told) if not n or not goes_on(told[:n], one)]
    said: list[Text] = []
    picks: list[NamedPick] = []
    for filled, group in groupby(fields(told), key=lambda field: len(field) > 1):
        alike = list(group)
        if filled:
            alike = in_order(alike)
        said += [said_field(field) for field in alike] if filled else said_picks([one for (one,) in alike])
        for field in alike:
            for n, one in enumerate(field):
                whole = said_field(field[: n + 1]) if n else None
                picks += [(one.key, option, whole or option.label) for option in one.options]
    return tuple(said) or (Text("coach.nothing"),), yielded(picks, telling)


def on_buttons(answers: Sequence[PickedAnswer]) -> list[PickedAnswer]:
    """Answers whose options are called as on their buttons: by number, and by the shorter of their names.

    What fills in a form has no number there.
    """
    found: list[PickedAnswer] = []
    while len(found) < len(answers):
        rest = answers[len(found) :]
        many = filling(rest)
        found += rest[:many] if many > 1 or rest[0].lines else [_numbered(rest[0])]
    return found


def _numbered(answer: PickedAnswer) -> PickedAnswer:
    numbers = answer.numbers or ("",) * len(answer.options)
    called = (replace(one, label=on_button(one, n)) for one, n in zip(answer.options, numbers, strict=True))
    return replace(answer, options=tuple(called))


def on_button(option: Option[Any], number: str) -> Text:
    """What a button calls an option; what its name is numbered by itself is called by that alone."""
    name = brief_name(option)
    numbered = number and not option.sign and not say(name, "en")[:1].isdigit()
    return text("coach.hint.button", number=number, option=name) if numbered else name


def brief_name(option: Option[Any]) -> Text:
    """The shorter of the names of an option; that which has its sign in it, if it has one."""
    if option.short is None or option.sign or len(say(option.short, "en")) >= len(say(option.label, "en")):
        return option.label
    return option.short


def amounts_of(table: Table, seat: Seat, line: TurnLine) -> Counter[str]:
    """What a turn brings its player, and what it costs, by the account of its answers."""
    outcome = table.trials(seat).outcome(*(step.picks for step in line))
    found: Counter[str] = Counter()
    for deed in () if outcome is None else outcome.deeds:
        for entry in deed.entries:
            if deed.seat == entry.seat == seat and not entry.lost:
                found[entry.what] += entry.n
    return found


def named_amounts(game: AnyGame, brings: Counter[str], sign: int) -> tuple[Text, ...]:
    """What there is more of (or, below nought, less), points first."""
    kinds = sorted((what for what, n in brings.items() if n * sign > 0), key=lambda what: what != game.points)
    named = [game.amount(what, abs(brings[what])) for what in kinds]
    return tuple(one for one in named if one is not None)


def difference(game: AnyGame, better: Counter[str], other: Counter[str]) -> tuple[Text, ...]:
    """The few amounts in which two turns differ most, points before anything else."""
    gaps = {what: better[what] - other[what] for what in dict.fromkeys((*better, *other))}
    most = sorted((what for what, n in gaps.items() if n), key=lambda what: (what != game.points, -abs(gaps[what])))
    named = [(gaps[what], game.amount(what, abs(gaps[what]))) for what in most]
    told = [text("coach.more" if n > 0 else "coach.less", what=name) for n, name in named if name is not None]
    return tuple(told[:MOST_TOLD])


def goes_on(before: Sequence[PickedAnswer], answer: PickedAnswer) -> bool:
    """Whether an answer only ends what was answered before; to do none of a thing at all is worth a word."""
    label = answer.options[0].label
    return label in GO_ON and (label == SKIP.label or any(one.key == answer.key for one in before))


def tells(answer: PickedAnswer, telling: Sequence[str]) -> bool:
    return answer.key in telling and any(option.target is not None for option in answer.options)


def fields(answers: Sequence[PickedAnswer]) -> list[list[PickedAnswer]]:
    """Answers one by one, but a line of a form with what fills it in; of what is filled in twice, the last."""
    found: list[list[PickedAnswer]] = []
    at = 0
    while at < len(answers):
        many = filling(answers[at:])
        found.append(list(answers[at : at + many]))
        at += many
    last = {field[0].options: n for n, field in enumerate(found) if len(field) > 1}
    return [
        field
        for n, field in enumerate(found)
        if len(field) == 1 or (last[field[0].options] == n and field[1].options[0].role != "decline")
    ]


def in_order(filled: list[list[PickedAnswer]]) -> list[list[PickedAnswer]]:
    """Lines of a form as they stand in it, whichever was filled in first."""
    stand = list(dict.fromkeys(line[0] for line in filled[0][0].lines if line))
    return sorted(filled, key=lambda field: at(stand, tuple(option.id for option in field[0].options)))


def at(stand: Sequence[tuple[str, ...]], picks: tuple[str, ...]) -> int:
    return stand.index(picks) if picks in stand else len(stand)


def filling(answers: Sequence[PickedAnswer]) -> int:
    """How many answers from the first on fill in one line of its form; one, if they do not."""
    picks = tuple(tuple(option.id for option in answer.options) for answer in answers)
    return max((len(line) for line in answers[0].lines if line and picks[: len(line)] == line), default=1)


def said_field(field: Sequence[PickedAnswer]) -> Text:
    """A line of a form, and what is filled in."""
    first, *others = [join((option.label for option in answer.options), "comma") for answer in field]
    return text("coach.hint.about", subject=first, picks=join(others, "comma")) if others else first


def said_picks(answers: Sequence[PickedAnswer]) -> list[Text]:
    """What is picked in one answer after another; what is no answer to its question is told by itself."""
    picks = [(answer.key, option) for answer in answers for option in answer.options]
    said: list[Text] = []
    for (key, main, _), alike in groupby(picks, key=lambda pick: (pick[0], pick[1].role == "main", pick[1].group)):
        options = [option for _, option in alike]
        said += [said_answer(key, options)] if main else [said_answer(key, [option]) for option in options]
    return said


def said_answer(question: str, options: Sequence[Option[Any]]) -> Text:
    """What was picked, also in several answers to one question, and what that question is about if a game says so.

    Options of a group may have a subject of their own.
    """
    counted = Counter(option.label for option in options)
    told = [one if n == 1 else text("coach.hint.times", what=one, n=n) for one, n in counted.items()]
    picks = join(told, "semicolon" if any("," in say(label, "en") for label in counted) else "comma")
    game, _, name = question.partition(".")
    subject = text(f"{game}.subject.{name}", n=len(options))
    if has_message(subject) and counted.keys() == {STOP.label}:
        return text("coach.hint.about", subject=subject, picks=Text("coach.nothing"))
    if any(option.role != "main" for option in options):
        return picks
    group = options[0].group
    if group is not None and has_message(of_group := Text(f"{group.key}.subject")):
        subject = of_group
    return text("coach.hint.about", subject=subject, picks=picks) if has_message(subject) else picks


def yielded(picks: Sequence[NamedPick], telling: Sequence[str]) -> tuple[Text, ...]:
    """What the picks that say most about a turn cost and yield; their names stand before that where there are others.

    Of what is picked several times in a row the last says how far it leads.
    """
    if len(picks) == 1:
        return () if picks[0][1].detail is None else (picks[0][1].detail,)
    keys = [key for key, option, _ in picks if key in telling and gained(option)]
    most = min(keys, key=telling.index, default=None)
    found: list[tuple[int, Text, Text]] = []
    for n, (key, option, name) in enumerate(picks):
        if key != most or not gained(option) or option.detail is None:
            continue
        if found and found[-1][0] == n - 1 and found[-1][1] == name:
            del found[-1]
        found.append((n, name, text("coach.hint.yields", option=name, detail=option.detail)))
    return tuple(told for _, _, told in found[:MOST_TOLD])


def gained(option: Option[Any]) -> bool:
    """Whether the detail of an option tells what it yields: not of one that warns of what is given up."""
    return option.detail is not None and option.role != "danger"
