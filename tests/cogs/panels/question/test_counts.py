"""How many one may choose is said once, and what brings nothing comes last: every kind of question of random games."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import words
from cogs.messages import limits
from cogs.messages.reader import Reader
from cogs.panels.question.panel import question_message
from cogs.panels.question.paths import two_lists
from cogs.panels.question.series import bounds, composes
from engine.core.plan import may_have_default
from engine.core.table import Table
from engine.core.text import Text
from host.records import Question
from testkit import questions as made
from testkit.positions import positions
from testkit.questions import NAMES, parts_of, question_with_ahead, words_of
from testkit.rotation import rotated

READER = Reader("en", NAMES)
GAMES = [("mombasa", 2), ("nippon", 2), ("yokohama", 3)]
COMES_AGAIN = {"yokohama.recover", "yokohama.port_second", "nippon.modifier", "nippon.optional"}
PROGRESS = re.compile(r"\b\d+ of (?:up to )?\d+\b")  # "assistant 1 of 3"
CHOOSE = re.compile(r"Choose (?:up to |\d+ to )?(\d+)$")
UP_TO = re.compile(r": up to (\d+)$")


def questions(game: str, seats: int) -> Iterator[tuple[Table, Question]]:
    """Questions of two random games, two of every kind."""
    seen: dict[tuple[str, bool, bool], int] = {}
    for seed in ("counts", "more counts"):
        for table in positions(game, seats, {}, seed, 1.0):
            for ask in table.asks:
                kind = (ask.key, ask.series is not None and ask.series.left > 1, len(ask.untold) > 5)
                seen[kind] = seen.get(kind, 0) + 1
                if seen[kind] <= 2:
                    yield table, question_with_ahead(table, ask)


def contradictions(asked: Question) -> list[str]:
    """Counts in a panel that differ from what can be chosen in it, or say the same twice."""
    message = question_message(asked, READER)
    said = words_of(message).replace("\u00a0", " ")
    menus = [part for part in parts_of(message) if part["type"] == limits.SELECT]
    told = [(int(found[1]), menu["max_values"]) for menu in menus if (found := CHOOSE.search(menu["placeholder"]))]
    wrong = [f"{asked.key}: Choose {n}, {most} can be" for n, most in told if n != most]
    fewest, most = bounds(asked)
    repeat = composes(asked) and asked.series is not None and asked.series.repeat
    if most > 1 and (head := next((line for line in said.splitlines() if line.startswith("**")), "")):
        numbers = [int(n) for n in re.findall(r"\d+", re.sub(r"[¥£]\d+|\d+\xa0[¥£]", "", head))]
        if PROGRESS.search(head):
            wrong.append(f"{asked.key}: {head!r} beside a choice of {fewest} to {most}")
        if repeat and numbers != [most]:
            wrong.append(f"{asked.key}: {head!r} instead of {most}")
    for menu, following in zip(menus, two_lists(asked).values(), strict=False):
        if bounds(following)[1] > 1 and UP_TO.findall(menu["placeholder"]) != [str(bounds(following)[1])]:
            wrong.append(f"{asked.key}: {menu['placeholder']} before a choice of {bounds(following)[1]}")
    return wrong


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), rotated(GAMES, 1))
def test_no_two_numbers_about_how_many_one_may_choose(game: str, seats: int) -> None:
    kinds = set()
    for table, asked in questions(game, seats):
        kinds.add(asked.key)
        ask = table.ask_of(asked.seat)
        assert ask is not None
        assert not may_have_default(table, ask) or asked.key in COMES_AGAIN  # elsewhere it would stand for nothing
        assert contradictions(asked) == []
        useless = [option.no_effect for option in asked.options]
        assert useless == sorted(useless), asked.key
        for option in asked.options:
            assert not option.no_effect or option.detail is not None, (asked.key, option.id)
    assert len(kinds) > 10


@pytest.mark.slow
def test_a_series_is_asked_as_one_question_in_every_language() -> None:
    """Beside a list to mark nothing counts one after the other."""
    for lang in words.LANGUAGES:
        for key in ("yokohama.place.all", "nippon.production_all", "nippon.goods_target_all"):
            assert not re.search(r"\d", words.say(Text(key), lang)), key


@pytest.mark.parametrize("fewest", [0, 2])
def test_a_list_for_exactly_two_takes_no_fewer(fewest: int) -> None:
    asked = made.question([made.option(f"item:{n}") for n in "abcd"], min=fewest, max=2, shape="some")
    [menu] = [part for part in parts_of(question_message(asked, READER)) if part["type"] == limits.SELECT]
    assert (menu["min_values"], menu["max_values"]) == (fewest, 2)
