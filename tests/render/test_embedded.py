"""No picture that a page embeds is stale: its position is drawn again and looks the same from afar."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from cogs.messages.lookup_index import Chapter
from engine.core import games
from testkit.drawing.from_afar import MOST_APART, apart
from testkit.rotation import rotated
from testkit.sources import ROOT
from tools.pages import pictures, rules
from words import LANGUAGES

GAMES = ("mombasa", "nippon", "yokohama")
MOST_BYTES = 5_000_000  # of all pictures in the tree
PICTURES = {".gif", ".jpg", ".png", ".webp"}


def test_another_picture_is_noticed() -> None:
    image = Image.new("RGB", (480, 360), "#204060")
    plain, changed = io.BytesIO(), io.BytesIO()
    image.save(plain, "PNG")
    image.paste("#e0c080", (200, 100, 240, 140))
    image.save(changed, "PNG")
    assert apart(plain.getvalue(), plain.getvalue()) == 0
    assert apart(plain.getvalue(), changed.getvalue()) > MOST_APART


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(GAMES, 1))
def test_the_boards_of_the_documents_are_drawn_as_they_are_now(game: str) -> None:
    for name, png in pictures.documents(game):
        kept = ROOT / "docs" / "img" / f"{game}-{name}.webp"
        assert apart(kept, png) <= MOST_APART, (
            f"{kept.name} is stale: python -m tools.pages.pictures {game} docs/img --docs"
        )


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lang"), rotated([(game, lang) for game in GAMES for lang in LANGUAGES], 1))
def test_the_pictures_of_the_rules_are_drawn_as_they_are_now(game: str, lang: str) -> None:
    folder = ROOT / "docs" / "rules" / "img"
    for chapter in (Chapter(game, topic) for topic in games.get(game).contents):
        if rules.pictured(chapter):
            kept = folder / rules.picture_name(chapter, lang)
            assert apart(kept, rules.drawn(chapter, lang)) <= MOST_APART, (
                f"{kept.name} is stale: python -m tools.pages.rules"
            )
    kept = folder / rules.signs_name(game, lang)
    assert apart(kept, rules.all_signs(game, lang)) <= MOST_APART, f"{kept.name} is stale"


def test_pictures_in_the_tree_are_few() -> None:
    found = [path for path in (ROOT / "docs").rglob("*") if path.suffix in PICTURES]
    assert sum(path.stat().st_size for path in found) <= MOST_BYTES
