"""The pictures of the bazaar: whatever is marked or changed shows, in colours that the palette has."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops

from engine.core.table import Table
from render.kit import png
from testkit.bazaar.view.structs import View
from testkit.drawing.bazaar import PICTURES

NAMES = ("Ada", "Бен", "Chie")


def drawn(
    picture: str, view: View, marked: dict[str, str] | None = None, changed: frozenset[str] = frozenset()
) -> Image.Image:
    return PICTURES[picture].draw(view, names=NAMES, lang="en", marked=marked or {}, changed=changed)


@pytest.mark.parametrize("picture", list(PICTURES))
@pytest.mark.parametrize("lang", ["en", "ru", "uk", "pl"])
def test_every_picture_is_drawn_and_said(picture: str, lang: str) -> None:
    view = Table.start("bazaar", 3, seed="pictures").view(0)
    image = PICTURES[picture].draw(view, names=NAMES, lang=lang, marked={}, changed=frozenset())
    assert not png.strays(image, ())
    assert PICTURES[picture].text(view, names=NAMES, lang=lang)


def test_marks_and_changes_show() -> None:
    view = Table.start("bazaar", 3, seed="pictures").view(0)
    plain = drawn("board", view)
    assert ImageChops.difference(plain, drawn("board", view, marked={view.row[0]: "1"})).getbbox()
    assert ImageChops.difference(plain, drawn("board", view, changed=frozenset({view.row[1]}))).getbbox()


def test_the_public_board_shows_no_hand() -> None:
    table = Table.start("bazaar", 3, seed="pictures")
    assert drawn("board", table.view(0)).tobytes() == drawn("board", table.view(None)).tobytes()
