"""Cards and books of Mombasa by themselves, wherever they lie."""

from __future__ import annotations

from PIL import Image

from engine.mombasa.components import SHELF
from render.kit import Sheet, theme
from render.mombasa import books, cards

CARD = (232, 176)
BOOK = (128, 150)
SHADOW = 6


def single_card(thing: str, lang: str, components: str = "") -> Image.Image | None:
    """A card or a book; None for anything else."""
    data = SHELF.get(components or SHELF.current())
    if thing in data.card:
        sheet = Sheet(CARD[0] + SHADOW, CARD[1] + SHADOW, theme.PAPER)
        cards.whole(sheet, data, (0, 0, *CARD), thing)
        return sheet.image
    if thing in data.book or thing in data.start_tile:
        sheet = Sheet(BOOK[0] + SHADOW, BOOK[1] + SHADOW, theme.PAPER)
        books.face(sheet, (0, 0, *BOOK), data.book[thing] if thing in data.book else data.start_tile[thing])
        return sheet.image
    return None
