"""Amounts and forms offer what can be answered; what does not go together is refused with its own sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random

import pytest
from msgspec.structs import replace

import words
from cogs.messages.reader import Reader
from cogs.panels.question.forms import form_answers, form_ids, returns, spans
from cogs.panels.question.panel import question_message
from cogs.panels.question.panel_state import unpack
from cogs.panels.question.series import bounds, composes, members, series_answers
from cogs.panels.question.several_choices import TIMES
from engine.core.looking_ahead import first_refused
from engine.core.table import Table
from engine.core.text import PlayerMistake
from host.records import Question
from host.tables.cooperative import finished, nobody
from host.tables.questions import times
from testkit.positions import positions
from testkit.questions import NAMES, clicks, parts_of, question_of

GAMES = [("mombasa", 2, {}), ("nippon", 2, {}), ("yokohama", 2, {}), ("yokohama", 3, {"edition": "classic"})]
READER = Reader("en", NAMES)
GENERIC = {"core.mistake.option", "core.why.other_question", "core.why.offered", "core.mistake.count"}
WAYS = 8  # to fill in one question that are tried


def composed(game: str, seats: int, options: dict[str, str]) -> Iterator[tuple[Table, Question]]:
    """Questions of a random game that are answered several at a time, with amounts, with marks or by a form."""
    seen: Counter[str] = Counter()
    for table in positions(game, seats, options, "together", 1.0):
        for ask in table.asks:
            if ask.form is not None or (ask.series is not None and ask.series.left > 1):
                seen[ask.key] += 1
                if seen[ask.key] <= 6:
                    asked = question_of(table, ask)
                    repeat = asked.series is not None and asked.series.repeat
                    yield table, replace(asked, times=finished(times(table, asked), nobody)) if repeat else asked


def amounts(asked: Question) -> list[list[int]]:
    """By option, how often the list or its buttons offer it; where there are none, once."""
    message = question_message(asked, READER)
    menus = [part for part in parts_of(message) if "|count|" in part.get("custom_id", "")]
    if not menus:
        names = [option.id for option in asked.options]
        taken = [unpack(call.arg, names).marks for call in clicks(message) if call.verb == "take"]
        return [[0, 1, *(len(marks) for marks in taken if names[marks[0]] == one.id)] for one in members(asked)]
    found: dict[str, list[int]] = {}
    for option, _, count in (line["value"].partition(TIMES) for line in menus[0]["options"]):
        found.setdefault(option, [0]).append(int(count))
    return list(found.values())


def ways(asked: Question, rng: Random) -> Iterator[list[tuple[str, ...]]]:
    """Ways to fill a question in, as far as the panel lets one."""
    if asked.form is not None and returns(asked):  # every value is sent by itself
        for mark in range(len(form_ids(asked.form))):
            yield [answer.picks for answer in form_answers(asked.form, [mark])]
        return
    if asked.form is not None:
        every = list(product(*(mine for _, mine in spans(asked.form))))
        for filled in rng.sample(every, min(WAYS, len(every))):
            yield [answer.picks for answer in form_answers(asked.form, filled)]
        return
    shown, (_, most) = members(asked), bounds(asked)
    repeat = asked.series is not None and asked.series.repeat
    offered = amounts(asked) if repeat else [[0, 1]] * len(shown)
    for _ in range(WAYS):
        marks: list[int] = []
        for option, counts in rng.sample(list(zip(shown, offered, strict=True)), len(shown)):
            marks += [asked.options.index(option)] * rng.choice(
                [count for count in counts if len(marks) + count <= most]
            )
        yield [answer.picks for answer in series_answers(asked, marks)]


def taken(table: Table, asked: Question, answers: Sequence[tuple[str, ...]]) -> bool:
    """Whether all answers are taken one after the other, or something else is asked or shown before the end."""
    copy = Table.load(table.dump())
    for picks in answers:
        ask = copy.ask_of(asked.seat)
        shown = any(choice.shown for choice in copy.choices[len(table.choices) :])
        if ask is None or copy.segment != table.segment or shown:
            return True
        if not set(picks) <= set(ask.ids()) and picks[0] not in {refusal.id for refusal in ask.refused()}:
            return True
        try:
            copy.answer(asked.seat, picks)
        except PlayerMistake:
            return False
    return True


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=str)
def test_every_combination_is_legal_or_refused_with_its_own_sentence(
    game: str, seats: int, options: dict[str, str]
) -> None:
    rng, legal, refusals = Random(game), 0, Counter[str]()
    for table, asked in composed(game, seats, options):
        if asked.form is None and not composes(asked):
            continue
        for answers in ways(asked, rng):
            refused = first_refused(table, asked.seat, answers)
            assert taken(table, asked, answers) == (refused is None), (asked.key, answers)
            if refused is None:
                legal += 1
                continue
            assert refused.why.key not in GENERIC, (asked.key, answers)
            assert refused.given > 0, (asked.key, answers)  # what is offered can be answered by itself
            assert not returns(asked), (asked.key, answers)
            assert words.has_message(refused.why)
            refusals[refused.why.key] += 1
    assert legal > 20


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "options"), GAMES, ids=str)
def test_an_amount_that_is_offered_can_be_had(game: str, seats: int, options: dict[str, str]) -> None:
    """One option alone, as often as its list says: the employment agency offered pieces that nobody could pay."""
    for table, asked in composed(game, seats, options):
        if asked.series is None or not asked.series.repeat or not composes(asked):
            continue
        for option, counts in zip(members(asked), amounts(asked), strict=True):
            assert first_refused(table, asked.seat, [(option.id,)] * counts[-1]) is None, (asked.key, option.id, counts)
