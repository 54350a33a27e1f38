"""Numbers in rules and terms come from the component set: changed in a table, they change in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy
from functools import partial
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest
from babel.numbers import format_decimal

from engine.core import games
from engine.core.components import in_set, said_value, value_at
from engine.core.text import EngineBug, Text
from testkit.rotation import rotated
from tests.words.telling_values import kept, lines
from words import say
from words.check import catalogue, sentences
from words.files import LANGUAGES

OWN_NUMBERS = Path(__file__).parent / "own_numbers"
OTHER = 157  # no table has it, and four times as much is still written without a separator
TABLES: dict[str, Any] = {
    "rounds": {"count": 7},
    "regions": {"rows": [{"id": "karoo", "reward": {"pounds": 2}}, {"id": "natal", "reward": {"pounds": 3}}]},
    "levels": {"rows": [{"level": 3, "costs": 9}, {"level": 1, "costs": 5}]},
    "places": [14, 11, 8],
}


@pytest.mark.parametrize(
    ("place", "value"),
    [
        ("rounds-count", 7),
        ("regions-natal-reward-pounds", 3),
        ("levels-1-costs", 5),
        ("places-1", 14),
        ("places-3", 8),
    ],
)
def test_a_place_names_a_value(place: str, value: int) -> None:
    assert value_at(TABLES, place) == value


@pytest.mark.parametrize("place", ["rounds-many", "regions-congo-reward", "places-4", "places-0", "rounds-count-more"])
def test_a_place_that_is_not_there_is_our_own_fault(place: str) -> None:
    with pytest.raises(EngineBug):
        value_at(TABLES, place)


def test_what_is_worked_out_comes_before_what_stands_there() -> None:
    worked_out = {"places-sum": lambda at: sum(at("places"))}
    assert said_value(worked_out, partial(value_at, TABLES), "places-sum") == 33
    with pytest.raises(EngineBug):
        said_value({}, partial(value_at, TABLES), "places")


def told(game: str) -> Iterator[tuple[str, set[str]]]:
    """Every message that says a value of the set, and the places that it names."""
    known = catalogue(game, "en")
    for name in sentences(known):
        message = known.with_references(name)
        if message.places():
            assert not message.needs(), f"{name}: values of a set and other arguments at once"
            yield name, message.places()


def numbers_in(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all numbers in a value."""
    if isinstance(value, dict | list):
        for step, inside in value.items() if isinstance(value, dict) else enumerate(value):
            yield from numbers_in(inside, (*path, step))
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield path


def changed(tables: dict[str, Any], place: str, way: tuple[Any, ...], number: int) -> dict[str, Any]:
    """The tables with another number at a place, or at the end of a way that begins there."""
    steps = place.split("-")
    tables = {**tables, steps[0]: deepcopy(tables[steps[0]])}
    inside: Any = value_at(tables, "-".join(steps[:-1])) if len(steps) > 1 else tables
    found = value_at(tables, place)
    if not way:
        key: Any = steps[-1] if isinstance(inside, dict) else int(steps[-1]) - 1
        assert inside[key] is found, place
        inside[key] = number
        return tables
    for step in way[:-1]:
        found = found[step]
    found[way[-1]] = number
    return tables


def places_read(kind: games.Game[Any, Any], tables: dict[str, Any], place: str) -> list[str]:
    """The places that what a text says comes from."""
    read: list[str] = []
    if place in kind.worked_out:

        def at(one: str) -> Any:
            read.append(one)
            return value_at(tables, one)

        kind.worked_out[place](at)
    return list(dict.fromkeys(read)) or [place]


def counts_rows(kind: games.Game[Any, Any], tables: dict[str, Any], place: str) -> bool:
    """Whether something else is said if one of the lists that it comes from has a row less."""
    before = said_value(kind.worked_out, partial(value_at, tables), place)
    for one in places_read(kind, tables, place):
        another = deepcopy(tables)
        if isinstance(rows := value_at(another, one), list):
            rows.pop()
            if said_value(kind.worked_out, partial(value_at, another), place) != before:
                return True
    return False


def told_number(value: int | str, lang: str) -> str:
    """A value as texts show it: large numbers have their thousands apart."""
    return format_decimal(value, locale=lang) if isinstance(value, int) else value


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(games.shipped(), 1))
def test_every_number_that_a_text_names_is_told_as_a_set_has_it(game: str) -> None:
    kind = games.get(game)
    shelf = kind.shelf
    shipped = shelf.shipped()
    data, tables = shelf.get(shipped), shelf.tables(shipped)
    for name, places in told(game):
        for place in places:
            ways = [(one, way) for one in places_read(kind, tables, place) for way in numbers_in(value_at(tables, one))]
            moved = not ways  # a name, or how many rows there are
            for number in (OTHER, 0):  # what is at its most changes only if it becomes less
                if moved:
                    break
                for one, way in ways:
                    another = changed(tables, one, way, number)
                    before, after = (
                        said_value(kind.worked_out, partial(value_at, t), place) for t in (tables, another)
                    )
                    if before == after:
                        continue
                    moved = True
                    key = f"{one} {way} is {number}"
                    shelf._sets[key], shelf._tables[key] = data, another
                    try:
                        for lang in LANGUAGES:
                            said = say(in_set(Text(name.replace("-", ".")), key), lang)
                            wanted = say(after, lang) if isinstance(after, Text) else told_number(after, lang)
                            assert wanted in said, f"{name} in {lang}: {one} {way} is {wanted}"
                    finally:
                        shelf.forget(key)
            assert moved or counts_rows(kind, tables, place), f"{name}: no number changes {place}"


@pytest.mark.slow
@pytest.mark.parametrize("game", sorted(games.shipped()))
def test_all_that_is_said_of_a_set_is_what_was_last_read(game: str) -> None:
    changed = [now for was, now in zip_longest(kept(game), lines(game)) if was != now]
    assert changed[:9] == [], f"read what is said there, then: python -m tests.words.telling_values {game}"


WORDS = {
    "en": "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|double|half|second|third|fourth|fifth",
    "ru": "дв[ае]|двух|двум|двумя|тр[иё]|тр[её]х|тр[её]м|четыр\\w+|пят[ьи]|пятью|шест[ьи]|сем[ьи]|восем\\w+|восьми"
    "|девят[ьи]|десят[ьи]"
    "|двенадцат\\w+|втор\\w+|трет\\w+|дважды|вдвое|двое|трое",
    "uk": "дв[аі]|двох|двом|двома|три|трьох|трьом|чотир\\w+|п['’]ят[ьи]|шіст[ьи]|шести|сім|семи|вісім|восьми"
    "|дев['’]ят[ьи]|десят[ьи]"
    "|дванадцят\\w+|друг\\w+|трет\\w+|двічі|вдвічі|двоє|троє",
    "pl": "dw[aie]\\w*|trz[yech]+|cztere?\\w+|pięci?u?|pięć|sześ[ćc]\\w*|siedem|siedmiu|osiem|ośmiu"
    "|dziewię\\w+|dziesię\\w+"
    "|dwanaście|drug\\w+|trzec\\w+",
}


def own_numbers(game: str) -> dict[str, set[str]]:
    """By message the numbers that are rules themselves: no table has them, so no owner of a box can correct them."""
    path = OWN_NUMBERS / f"{game}.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    pairs = (line.partition(": ") for line in lines if line and not line.startswith("#"))
    return {name: set(numbers.split()) for name, _, numbers in pairs}


def strays(words: str, lang: str) -> set[str]:
    """The numbers in the words of a message, as digits or as words."""
    return {*re.findall(r"\d+", words)} | {*re.findall(rf"\b(?:{WORDS[lang]})\b", words.lower())}


@pytest.mark.slow
@pytest.mark.parametrize("lang", rotated(LANGUAGES, 2))
def test_no_number_stands_in_a_text_that_a_table_has(lang: str) -> None:
    for game in sorted(path.stem for path in OWN_NUMBERS.glob("*.txt")):
        known, own = catalogue(game, lang), own_numbers(game)
        for name in sentences(known):
            if name.startswith((f"{game}-topic-", f"{game}-term-")) and name.endswith(("-body", "-about")):
                left = strays(known.messages[name].words, lang) - own.get(name, set())
                assert not left, f"{name} in {lang}: {', '.join(sorted(left))}: a place in the tables, or of the rules"


def test_a_chapter_is_told_although_a_set_lacks_what_it_names() -> None:
    shelf = games.get("mombasa").shelf
    tables = deepcopy(shelf.tables(shelf.shipped()))
    value_at(tables, "tracks-A1")["tolls"] = []
    value_at(tables, "tracks-A1-special_fields-1")["pounds"] = OTHER
    key = shelf.remember(tables)
    try:
        said = say(in_set(Text("mombasa.topic.tracks.body"), key), "en")
        assert f"£{OTHER}" in said
        assert "a toll of £2" in said  # as the shipped set has it
    finally:
        shelf.forget(key)
