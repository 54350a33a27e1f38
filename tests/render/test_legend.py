"""Every sign in a picture is told about or says itself, and legends are read on a phone."""

from __future__ import annotations

import io
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from importlib import import_module

import pytest
from PIL import Image

import render
import render.kit.sheet
from engine.selfplay import playthrough
from render import PictureRequest, game_pictures
from render.kit import icons
from render.legend import LegendView
from render.zoom import Zoom
from testkit.rotation import rotated
from tests.render.boxes import drawn_anew
from words import LANGUAGES, has_message

GAMES = ("yokohama", "nippon", "mombasa")
ANSWERS = 60
EVERY = 30  # answers between two looks


@cache
def unsaid(game: str) -> frozenset[str]:
    found: frozenset[str] = import_module(f"render.{game}.legend").UNSAID
    return found


def drawn_signs(game: str, patch: pytest.MonkeyPatch) -> dict[str, set[str]]:
    """The icons of every picture of a played game, drawn with nothing remembered but single icons."""
    used: set[str] = set()

    def noted(name: str, size: int, **look: object) -> icons.Sprite:
        used.add(name)
        return icons.icon(name, size, **look)  # type: ignore[arg-type]

    patch.setattr(render.kit.sheet, "icon", noted)
    found: dict[str, set[str]] = defaultdict(set)
    for at, table in enumerate(playthrough(game, 2, "legend", None, ("easy",))):
        if at > ANSWERS:
            break
        for picture, view in looks(game, table, at):
            used.clear()
            kind = {**game_pictures(game).pictures, **game_pictures(game).zooms}[picture]
            with drawn_anew():
                kind.draw(view, names=["Ann", "Bo"], lang="en", marked={}, changed=frozenset())
            found[picture] |= used
    return found


def looks(game: str, table: object, at: int) -> Iterator[tuple[str, object]]:
    asks = table.asks  # type: ignore[attr-defined]
    for ask in asks[:1]:
        view = table.view(ask.seat)  # type: ignore[attr-defined]
        if at % EVERY == EVERY - 1:
            yield from ((picture, view) for picture in game_pictures(game).pictures if picture != "score")
        if ask.key in game_pictures(game).zooms and at % (EVERY // 2) == 1:
            yield ask.key, Zoom.of(view, ask)


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(GAMES, 1))
def test_every_sign_of_a_picture_is_in_its_legend(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found = drawn_signs(game, monkeypatch)
    assert set(game_pictures(game).pictures) - {"score"} <= set(found)
    lacking = {
        name: sorted(used - {*game_pictures(game).icons_in(name)} - unsaid(game)) for name, used in found.items()
    }
    assert {name: some for name, some in lacking.items() if some} == {}


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_legend_has_words_and_fits_a_phone(game: str) -> None:
    listed = game_pictures(game).signs
    assert all(has_message(sign.text) for sign in listed.values())
    for picture in [
        *(kind for kind in game_pictures(game).pictures if kind != "score"),
        *game_pictures(game).zooms,
    ]:
        seen = game_pictures(game).icons_in(picture)
        assert seen
        assert set(seen) <= set(listed)
    longest = max((game_pictures(game).icons_in(kind) for kind in game_pictures(game).pictures), key=len)
    for lang in LANGUAGES:
        made = render.draw(PictureRequest(game, "legend", LegendView(longest), names=(), lang=lang))
        assert Image.open(io.BytesIO(made.png)).size[1] < 1600
        assert len(made.png) < 200_000
        assert "…" not in made.text
