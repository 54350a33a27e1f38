"""The hand of whoever looks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PIL import Image

from render.kit import Sheet
from testkit.bazaar.view.structs import View
from testkit.drawing.bazaar import cards


def draw(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    sheet = Sheet(40 + max(3, len(view.hand)) * (cards.WIDTH + cards.GAP), cards.HEIGHT + 60)
    for number, card in enumerate(view.hand):
        box = cards.place(number, 30)
        cards.draw(sheet, box, card, lang)
        sheet.marks(card, box, marked, changed)
    return sheet.image
