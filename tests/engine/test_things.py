"""Everything on the table can be asked about, in every language; what is said of it at a table gives nothing away."""

from __future__ import annotations

from random import Random

import pytest

from engine.core import games
from engine.core.rng import Rng
from engine.core.run import decode_state, encode
from engine.core.text import Text
from engine.selfplay import playthrough
from testkit.bazaar import meta as bazaar  # noqa: F401
from testkit.rotation import rotated
from words import LANGUAGES, check_text, has_message, label, say

GAMES = ("yokohama", "nippon", "mombasa", "bazaar")
ANSWERS = 60


@pytest.mark.slow
@pytest.mark.parametrize("name", rotated(GAMES, 2))
def test_a_thing_has_its_words_its_chapter_and_a_name_of_its_own(name: str) -> None:
    game = games.get(name)
    things = game.all_things()
    assert things
    every = [one for thing in things for one in thing.ids]
    assert len(every) == len(set(every))
    checked: set[str] = set()
    for thing in things:
        assert thing.topic in game.topics, thing.id
        assert has_message(Text(f"{name}.things.{thing.kind}"))
        for said in (thing.name, *thing.does):
            assert say(said, "en")
            if said.key not in checked:
                checked.add(said.key)
                assert [check_text(said, lang) for lang in LANGUAGES] == [[]] * len(LANGUAGES)
    for lang in LANGUAGES:
        names = [label(thing.name, lang) for thing in things]
        assert sorted({one for one in names if names.count(one) > 1}) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", rotated(GAMES, 2))
def test_whatever_options_aim_at_is_a_thing_and_is_told_from_what_a_seat_may_see(name: str) -> None:
    game, rng = games.get(name), Random("things")
    ids = {one for thing in game.all_things() for one in thing.ids}
    strays: set[str] = set()
    for at, table in enumerate(playthrough(name, 3, "things", None, ("easy",))):
        strays |= {option.target for ask in table.asks for option in ask.untold if option.target} - ids
        if at == ANSWERS:
            break
    assert strays == set()
    anew = decode_state(game, encode(table.state))
    game.redeal(anew, 0, Rng(str(rng.random())))
    told = 0
    for thing in game.all_things():
        here = game.here(table.view(0), thing.id)
        told += bool(here)
        assert here == game.here(game.view(anew, 0), thing.id)
        for said in here:
            assert [check_text(said, lang) for lang in LANGUAGES] == [[]] * len(LANGUAGES)
    assert told
