"""The board: the row of cards, and what everybody has."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from render.kit import Sheet, theme
from tests.support.bazaar.view.structs import View
from tests.support.drawing.bazaar import cards
from tests.support.drawing.bazaar.scene import Scene

WIDTH, PLAYERS, LINE = 1000, 190, 70  # px: the picture, where the players begin, the height of a player's line


def draw(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    scene = Scene(view, names, lang, marked, changed)
    sheet = Sheet(WIDTH, PLAYERS + LINE * len(view.coins) + 20)
    for number, card in enumerate(view.row):
        box = cards.place(number, 40)
        cards.draw(sheet, box, card, lang)
        sheet.marks(card, box, marked, changed)
    for seat, style in enumerate(scene.seats):
        y = PLAYERS + LINE * seat + LINE / 2
        sheet.piece((60, y), style, 48)
        sheet.text((100, y), style.name, 28, bold=seat == view.active, anchor="lm", room=500)
        sheet.icon((700, y), "coin", 44, words=view.coins[seat])
        dates, spices = view.goods[seat]
        sheet.text((760, y), f"{dates} · {spices}", 28, anchor="lm")
    sheet.text((WIDTH - 30, 30), str(view.round), theme.TITLE, bold=True, anchor="rm")
    return sheet.image
