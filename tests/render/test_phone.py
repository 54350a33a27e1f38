"""Boards on a phone: all that is on the board is in one of the parts, drawn, marked and said."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from importlib import import_module
from itertools import islice

import pytest

import render
from engine.core import games
from engine.core.table import Table
from engine.selfplay import playthrough
from render import encode, phone
from tools.pictures import NAMES, marks
from words import LANGUAGES

GAMES = ("mombasa", "nippon", "yokohama")
ANSWERS = 60
TALLEST = 2_300  # px: more would be narrower than a phone when it is opened
BYTES = 85_000  # per megapixel
SEATED = [(game, seats) for game in GAMES for seats in games.get(game).seats]


@lru_cache(maxsize=len(SEATED))
def some_way_in(game: str, seats: int) -> Table:
    (last,) = deque(islice(playthrough(game, seats, f"phone {seats}", {}, ("random",)), ANSWERS), maxlen=1)
    last.crossed.clear()
    return Table.load(last.dump())


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_parts_are_as_wide_as_a_phone_wants_and_small_files(game: str, seats: int) -> None:
    view, colours = some_way_in(game, seats).view(None), tuple(import_module(f"render.{game}").COLOURS)
    for part in render.phone_parts(game, "board"):
        image = part.draw(view, names=NAMES[:seats], lang="uk", marked={}, changed=frozenset())
        assert image.width == phone.WIDE
        assert image.height <= TALLEST
        assert len(encode.encode(image, colours, tight=True)) <= BYTES * image.width * image.height / 1_000_000
        assert encode.strays(image, colours, least=20_000) == []


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), SEATED)
def test_together_they_say_what_the_board_says(game: str, seats: int) -> None:
    """The same sentences, each in one of the parts; where the board has no room for all, the parts say more."""
    view, whole = some_way_in(game, seats).view(None), render.pictures(game)["board"]
    lang, names, parts = LANGUAGES[seats - 1], NAMES[:seats], render.phone_parts(game, "board")
    board = whole.alt(view, names=names, lang=lang)
    for part in parts:
        for sentence in part.alt(view, names=names, lang=lang).removesuffix(".").split(". "):
            assert sentence in board
            board = board.replace(sentence, "", 1)
    assert board.strip(" .") == ""
    texts = [part.text(view, names=names, lang=lang) for part in parts]
    lines = whole.text(view, names=names, lang=lang).split("\n")
    assert len("\n".join(texts).split("\n")) in (len(lines), len(lines) + 1)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_is_marked_on_the_board_is_marked_in_a_part(game: str) -> None:
    found: set[str] = set()
    names, whole = NAMES[:3], render.pictures(game)["board"].draw
    for table in islice(playthrough(game, 3, "aims", {}, ("random",)), 250):
        table.crossed.clear()
        ask = table.asks[0] if table.asks else None
        if ask is None or ask.key in found or not (aimed := marks(ask)):
            continue
        found.add(ask.key)
        view = table.view(None)
        board = whole(view, names=names, lang="en", marked=aimed, changed=frozenset()).info.get("marks", {})
        parts = [
            part.draw(view, names=names, lang="en", marked=aimed, changed=frozenset()).info.get("marks", {})
            for part in render.phone_parts(game, "board")
        ]
        assert {label for part in parts for label in part} == set(board), ask.key
        for part, kind in zip(parts, render.phone_parts(game, "board"), strict=True):
            if kind.targets is not None:
                assert bool(part) == (not kind.targets(view).isdisjoint(aimed)), ask.key
    assert found


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_have_the_legend_of_the_board(game: str) -> None:
    for part in render.phone_parts(game, "board"):
        assert render.seen(game, part.name) == render.seen(game, "board")
