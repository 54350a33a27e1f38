"""Chapters, things and options tell the values of the component set that is played with."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy

import pytest

from cogs.messages.lookup_index import Chapter, as_in_set, by_id
from engine.core import games
from engine.nippon.components import SHELF
from engine.nippon.components.things import things
from engine.nippon.meta import GAME
from engine.nippon.state import State
from engine.nippon.view.structs import PairView
from render.nippon.wording import token_effect
from tests.engine.nippon.scenario import begin
from words import LANGUAGES, say
from words.check import catalogue, sentences

TOKENS = ("cotton_1a", "cotton_2a", "paper_1a")


@pytest.fixture
def corrected() -> Iterator[str]:
    """A set with other salaries, points for places, steps of science and coal on a starting token."""
    shelf = games.get("nippon").shelf
    tables = deepcopy(shelf.tables(shelf.shipped()))
    tables["salary"]["money_per_color"] = 4
    tables["period_scoring"]["rows"][1]["places"] = [26, 20, 14, 4]
    token = next(row for row in tables["factories"]["rows"] if row["id"] == "cotton_1")
    token["sides"]["a"]["ops"][0]["steps"] = 6
    next(row for row in tables["starting_tokens_a"]["rows"] if row["id"] == "a_coal")["amount"] = 7
    key = shelf.remember(tables)
    yield key
    shelf.forget(key)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_chapters_tell_corrected_values_and_what_follows_from_them(lang: str, corrected: str) -> None:
    consolidation, influence, factory = (
        say(Chapter("nippon", topic).body(corrected), lang) for topic in ("consolidation", "influence", "cotton_1")
    )
    salaries = consolidation.split("\n\n")[-1].replace("\xa0", " ")
    assert all(f" {n}" in salaries for n in (8, 7, 20, 11, 9))  # of two colours, kept; of five, paid, lost
    assert "26, 20, 14, 4" in influence
    assert "26, 14, 4" in influence  # with two players
    assert "+6" in factory


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_factory_is_told_as_the_set_of_a_table_has_it(lang: str, corrected: str) -> None:
    thing = as_in_set("nippon", by_id("nippon")["cotton_1a"], corrected)
    assert "+6" in say(thing.does[0], lang)

    def rich(g: State) -> None:
        g.components = corrected
        g.laid_out, g.available = [*TOKENS], [*TOKENS]
        g.players[0].money, g.players[0].science = 20, 5

    play = begin(rich, whole=False)
    play.act("factory")
    play.go("type:cotton")
    option = next(one for one in play.table.asks[0].options if one.id == "build:cotton_1a")
    assert option.detail is not None
    assert "+6" in say(option.detail, lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_starting_token_tells_its_own_amount(lang: str, corrected: str) -> None:
    thing = as_in_set("nippon", by_id("nippon")["a_coal"], corrected)
    chapter = say(Chapter("nippon", "start").body(corrected), lang)
    assert say(thing.does[0], lang).startswith("7\xa0")
    assert "**7\xa0" in chapter
    pair = PairView("a_coal", "b_1", 10, "protected_coal", 7, {}, {}, None)
    assert token_effect(pair, lang).startswith("7\xa0")


@pytest.mark.slow
def test_everything_that_is_worked_out_is_told() -> None:
    known = catalogue("nippon", "en")
    told = {place for name in sentences(known) for place in known.messages[name].places()}
    assert set(GAME.worked_out) - told == set()


def test_an_action_is_told_with_the_prices_of_a_set() -> None:
    tables = deepcopy(SHELF.tables(SHELF.shipped()))
    machines = next(row for row in tables["actions"]["rows"] if row["id"] == "machines")
    machines["cost_options"][0]["money"] = 13
    key = SHELF.remember(tables)
    try:
        thing = next(one for one in things(SHELF.get(key)) if one.id == "action:machines")
        for lang in LANGUAGES:
            assert "13" in " ".join(say(one, lang) for one in thing.does)
    finally:
        SHELF.forget(key)
