"""Boards on a phone: all that is on the board is in one of the parts, drawn, marked and said."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from itertools import islice
from typing import Any

import pytest

import render
from engine.core import games
from engine.core.table import Table
from engine.selfplay import playthrough
from render import game_pictures, phone
from render.kit import png
from testkit.rotation import by_turns, rotated
from tests.render.boxes import watching
from tools.pages.pictures import NAMES, marks
from words import LANGUAGES

GAMES = ("mombasa", "nippon", "yokohama")
ANSWERS = 60
TALLEST = 2_340  # px: more would be narrower than a phone when it is opened
LONG = ("Анастасія Ковальчук", "Bartłomiej Wiśniewski", "Aleksandra Kowalczyk", "Bob")
SEEN_AS_EIGHT = 30  # px of type that are 8 px high where 1080 are seen as 400
BYTES = 85_000  # per megapixel
SEATED = [(game, seats) for game in GAMES for seats in games.get(game).seats]
SOME = rotated(SEATED, 2)
WHOLE = {
    game: [picture for picture in game_pictures(game).pictures if game_pictures(game).phone.get(picture, ())]
    for game in GAMES
}


@lru_cache(maxsize=len(SEATED))
def some_way_in(game: str, seats: int) -> Table:
    (last,) = deque(islice(playthrough(game, seats, f"phone {seats}", {}, ("random",)), ANSWERS), maxlen=1)
    last.crossed.clear()
    return Table.load(last.dump())


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), SOME)
def test_parts_are_as_wide_as_a_phone_wants_and_small_files(game: str, seats: int) -> None:
    table, colours = some_way_in(game, seats), game_pictures(game).colours
    for part in game_pictures(game).parts.values():
        view = table.view(0 if part.private else None)
        image = part.draw(view, names=NAMES[:seats], lang="uk", marked={}, changed=frozenset())
        assert image.width == phone.WIDE
        assert image.height <= TALLEST
        assert len(png.encode(image, colours, tight=True)) <= BYTES * image.width * image.height / 1_000_000
        assert png.strays(image, colours, least=20_000) == []


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), SOME)
def test_together_they_say_what_the_board_says(game: str, seats: int) -> None:
    """The same sentences, each in one of the parts or in two; where the board has no room for all, they say more."""
    view, whole = some_way_in(game, seats).view(None), game_pictures(game).pictures["board"]
    lang, names, parts = LANGUAGES[seats - 1], NAMES[:seats], game_pictures(game).phone.get("board", ())
    board = left = whole.alt(view, names=names, lang=lang)
    for part in parts:
        for sentence in part.alt(view, names=names, lang=lang).removesuffix(".").split(". "):
            assert sentence in board
            left = left.replace(sentence, "", 1)
    assert left.strip(" .") == ""
    texts = [part.text(view, names=names, lang=lang) for part in parts]
    lines = whole.text(view, names=names, lang=lang).split("\n")
    assert len("\n".join(texts).split("\n")) in (len(lines), len(lines) + 1)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), SOME)
def test_parts_of_the_others_leave_no_sentence_out(game: str, seats: int) -> None:
    """Each sentence of the whole is in one of the parts, none in two; each part has something to say of itself."""
    table, lang, names = some_way_in(game, seats), LANGUAGES[seats - 1], NAMES[:seats]
    for picture in WHOLE[game]:
        whole, parts = game_pictures(game).pictures[picture], game_pictures(game).phone.get(picture, ())
        view = table.view(0 if whole.private else None)
        told = [part.alt(view, names=names, lang=lang) for part in parts]
        assert all(told)
        for sentence in whole.alt(view, names=names, lang=lang).removesuffix(".").split(". "):
            assert sum(sentence in one for one in told) >= 1, sentence
        if picture != "board":
            lines = [line for part in parts for line in part.text(view, names=names, lang=lang).split("\n")]
            told_whole = whole.text(view, names=names, lang=lang).split("\n")
            assert len(lines) == len(told_whole)
            for line in told_whole:  # the parts have more room, so one may go on where the whole's ends
                assert any(one.startswith(line[:24]) for one in lines), line


@by_turns(1, days=3)
@pytest.mark.parametrize("game", rotated(GAMES, 1))
def test_what_is_marked_on_the_board_is_marked_in_a_part(game: str) -> None:
    """Every other picture that has parts shows everything in them, too."""
    found: set[tuple[str, str]] = set()
    for table in islice(playthrough(game, 3, "aims", {}, ("random",)), 250):
        table.crossed.clear()
        ask = table.asks[0] if table.asks else None
        if ask is None or not (aimed := marks(ask)):
            continue
        for picture in WHOLE[game]:
            if (picture, ask.key) not in found:
                found.add((picture, ask.key))
                marked_in_parts(game, picture, table.view(ask.seat), aimed)
    assert {picture for picture, _ in found} == set(WHOLE[game])


def marked_in_parts(game: str, picture: str, view: Any, aimed: dict[str, str]) -> None:
    def drawn(kind: render.Picture) -> dict[str, object]:
        image = kind.draw(view, names=NAMES[:3], lang="en", marked=aimed, changed=frozenset())
        return dict(image.info.get("marks", {}))

    parts = game_pictures(game).phone.get(picture, ())
    marked = [drawn(part) for part in parts]
    assert {label for part in marked for label in part} == set(drawn(game_pictures(game).pictures[picture])), aimed
    for part, kind in zip(marked, parts, strict=True):
        if kind.targets is not None:
            assert bool(part) == (not kind.targets(view).isdisjoint(aimed)), aimed


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_have_the_legend_of_the_whole(game: str) -> None:
    for picture in WHOLE[game]:
        for part in game_pictures(game).phone.get(picture, ()):
            assert game_pictures(game).icons_in(part.name) == game_pictures(game).icons_in(picture)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_own_board_of_yokohama_can_be_read_unopened(lang: str) -> None:
    """With long names, and nothing in it is shortened."""
    view = some_way_in("yokohama", 4).view(0)
    with watching(painted=True) as seen:
        for part in game_pictures("yokohama").phone["player"]:
            part.draw(view, names=LONG, lang=lang, marked={}, changed=frozenset())
    assert {(one.what, one.size) for one in seen.words if one.size < SEEN_AS_EIGHT} == set()
    assert {key: px for key, px in seen.digits.items() if key[2].isdigit() and px < SEEN_AS_EIGHT - 0.5} == {}
    assert not [one.what for one in seen.words if one.what.endswith("…")]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_long_names_are_whole_in_the_table(game: str) -> None:
    """In two lines."""
    view = Table.start(game, 4, seed="long names").view(None)
    table = game_pictures(game).pictures_and_parts["table"]
    with watching() as seen:
        table.draw(view, names=LONG, lang="uk", marked={}, changed=frozenset())
    written = {str(one.what) for one in seen.words}
    assert written >= {line for name in LONG for line in name.split(" ", 1)}
