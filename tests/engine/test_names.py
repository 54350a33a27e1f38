"""One name per thing: questions, options, reasons, log and pictures call it by the same message, in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import pytest

import render
import render.kit.descriptions
import render.kit.wording
from engine.core import games
from engine.core.table import Table
from engine.core.text import Text
from engine.core.things import Thing
from render import game_pictures
from testkit.positions import positions
from words import LANGUAGES, say
from words.sentences import Nested

pytestmark = pytest.mark.slow

GAMES = {"yokohama": "areas", "nippon": "regions", "mombasa": "companies"}  # with the places that the board names
SEATS, SHARE = 3, 0.06
NAMES = ("Ann", "Bo", "Cy")
CASES = ("nom", "gen", "dat", "acc", "ins", "loc")
WORD = re.compile(r"[^\W\d_]+")
STEM = 3  # letters that no declension changes

# Messages that have the id of a thing in their key and do not name it: they are sentences, or a colour, or a count.
OTHERS = {"no", "none", "then", "log", "detail", "effect", "property", "action_help", "color", "thing"}
PLACES = {"book_display"}  # what lies there is named instead


def said_at(table: Table) -> Iterator[Text]:
    """Questions with all beside them, and the log of the turn."""
    for ask in table.asks:
        yield from (ask.asked, *ask.draft)
        for option in ask.options:
            yield from (text for text in (option.label, option.detail, option.group) if text is not None)
        for refused in ask.refused():
            yield from (refused.label, refused.reason)
    yield from (event.text for event in table.log(None))


def parts(text: Text) -> Iterator[Text]:
    """A text with all inside it."""
    yield text
    for _, value in text.args:
        if isinstance(value, Text):
            yield from parts(value)


def named(things: tuple[Thing, ...]) -> dict[str, set[Text]]:
    """By id: the name of a thing and the names it is made of."""
    found = (thing for thing in things if thing.id not in PLACES)
    return {one: set(parts(thing.name)) for thing in found for one in thing.ids if ":" not in one}


def is_short(text: Text) -> bool:
    """Whether it is the name that a picture of such things has above each of them."""
    return text.key.endswith("_short")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_said_calls_a_thing_by_its_name(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A message that names a thing without being its name would be a second name for it."""
    things = games.get(game).all_things()
    names = named(things)
    known = {part.key for thing in things for part in parts(thing.name)}
    ids = {one.rpartition(":")[2] for thing in things for one in thing.ids}
    heard = listen(monkeypatch)
    wrong: set[str] = set()
    for table in positions(game, SEATS, {}, "names", SHARE):
        heard.update(said_at(table))
        for option in (option for ask in table.asks for option in ask.options):
            said = set(parts(option.label))
            if option.target in names and not (names[option.target] & said or any(map(is_short, said))):
                wrong.add(f"{option.id}: {option.label.key}")
    for name, picture in game_pictures(game).pictures.items():
        if name != "score":  # of another view, and made of the same texts
            picture.text(table.view(0), names=NAMES, lang="en")
    for key in {part.key for text in heard for part in parts(text)} - known:
        family, _, thing = key.removeprefix(f"{game}.").partition(".")
        if thing in ids and family not in OTHERS:
            wrong.add(key)
    assert not wrong, sorted(wrong)
    assert len(heard) > 150


def listen(monkeypatch: pytest.MonkeyPatch) -> set[Text]:
    """All texts that pictures say from now on."""
    heard: set[Text] = set()

    def overhear(module: ModuleType, name: str) -> None:
        voice = getattr(module, name)

        def heard_too(text: Text, *rest: Any) -> Any:
            heard.add(text)
            return voice(text, *rest)

        monkeypatch.setattr(module, name, heard_too)

    overhear(render.kit.wording, "say")
    overhear(render.kit.wording, "label")
    overhear(render.kit.descriptions, "say")
    return heard


@pytest.mark.parametrize("game", GAMES)
def test_the_board_names_its_places_as_options_do(game: str) -> None:
    known = games.get(game)
    view = Table.start(game, SEATS, {}, "names").view(None)
    present = known.present(view).get(GAMES[game])
    places = [thing for thing in known.all_things() if thing.kind == GAMES[game]]
    for lang in LANGUAGES:
        told = game_pictures(game).pictures["board"].text(view, names=NAMES, lang=lang).lower()
        missing = [
            one.id
            for one in places
            if (present is None or one.id in present) and say(one.name, lang).lower() not in told
        ]
        assert missing == [], lang


@pytest.mark.parametrize("game", GAMES)
def test_a_name_is_made_of_the_same_words_in_every_case(game: str) -> None:
    wrong = []
    for name in {part for thing in games.get(game).all_things() for part in parts(thing.name)}:
        for lang in LANGUAGES:
            said = {case: Nested(name, lang, NAMES).say(case).lower() for case in CASES}
            stems = {word[:STEM] for word in WORD.findall(said["nom"]) if len(word) > STEM}
            for other in said.values():
                if not stems <= {word[:STEM] for word in WORD.findall(other)}:
                    wrong.append(f"{lang} {name.key}: {other}")
    assert wrong == []


@pytest.mark.parametrize("game", ["mombasa", "nippon", "yokohama"])
def test_what_accounts_count_has_a_word_where_people_count_it_too(game: str) -> None:
    table = Table.start(game, 2, seed="words")
    named = {what: games.get(game).amount(what, 3) for what in table.game.holdings(table.state, 0)}
    assert named[table.game.points] is not None
    assert sum(name is not None for name in named.values()) >= 5
    for name in named.values():
        assert name is None or "3" in say(name, "en")
