"""The pages of pictures that people look at: all that the documents show, and something of every question."""

from __future__ import annotations

from typing import Any

import pytest

import render
from engine.core import games
from render import Rendered
from testkit.rotation import by_turns, rotated
from testkit.sources import ROOT
from tools.pages import kit_pictures, pictures

DRAWN = [name for name in games.names() if (ROOT / "render" / name).is_dir()]


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Random games, and nothing is drawn."""
    monkeypatch.setattr(pictures, "PLAYER", "random")
    monkeypatch.setattr(render, "draw", lambda request: Rendered(repr(request).encode(), "", "", ""))


@pytest.mark.slow
@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("game", rotated(DRAWN, 2))
def test_the_documents_have_exactly_their_pictures(game: str) -> None:
    there = {path.stem.removeprefix(f"{game}-") for path in (ROOT / "docs" / "img").glob(f"{game}-*.webp")}
    assert {name for name, _ in pictures.documents(game)} == there


@by_turns(1, days=3)
@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("game", rotated(DRAWN, 1))
def test_the_gallery_has_every_option_and_questions(game: str) -> None:
    made = [name for name, _ in pictures.gallery(game)]
    assert len(set(made)) == len(made)
    assert any(name.startswith("question-") for name in made)
    for option in games.get(game).options:
        for value in option.values:
            assert value == option.standard or any(f"-{option.id}-{value}-" in name for name in made)


@pytest.mark.slow
def test_the_kit_is_on_five_sheets() -> None:
    made: dict[str, Any] = dict(kit_pictures.sheets())
    assert len(made) == 5
    assert all(png.startswith(b"\x89PNG") for png in made.values())
