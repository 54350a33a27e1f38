"""Faces of books: what they ask for above, what they give below."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from engine.mombasa.components.effects import Reward
from engine.mombasa.components.rows import Book, Requirement, StartTile
from render.kit import Box, Colour, Sheet, kept, row_width, theme
from render.mombasa import colours
from render.mombasa.pieces import need, reward

SHADOW = 6


def face(sheet: Sheet, box: Box, book: Book | StartTile, *, passed: bool = False, ground: Colour = theme.PAPER) -> None:
    """A book at its place; grey once the jar has passed it."""
    x, y, w, h = (round(n) for n in box)
    key = ("mombasa.book", book.id, book.requirements, book.reward, w, h, passed, ground)
    tint = colours.BOOK[book.letter] if isinstance(book, Book) else colours.START_BOOK
    tint = colours.SPENT if passed else tint
    made = kept(key, lambda: _face(book.requirements, book.reward, w, h, tint, ground))
    sheet.image.paste(made, (x, y))


def _face(needs: Sequence[Requirement], gain: Reward, w: int, h: int, tint: Colour, ground: Colour) -> Image.Image:
    sheet = Sheet(w + SHADOW, h + SHADOW, ground)
    half = round(h * 0.6)
    sheet.panel((0, 0, w, h), theme.CARD, theme.INK, radius=9, shadow=colours.PAST)
    sheet.band((0, 0, w, half), tint, radius=9)
    sheet.rect((3, half - 2, w - 6, 3), theme.INK)
    asked = fitting(w, h)
    for number, one in enumerate(needs):
        y = half * (0.5 if len(needs) == 1 else (0.28, 0.74)[number])
        size = asked if len(needs) == 1 else min(round(asked * 0.86), round(half * 0.46))
        sheet.row((w / 2, y), need(one, size), gap=8 if w > 100 else 3, anchor="mm")
    size = round((h - half) * 0.75)
    parts = reward(gain, size)
    while row_width(parts, gap=4) > w - 10 and size > 24:
        size -= 2
        parts = reward(gain, size)
    sheet.row((w / 2, (half + h) / 2), parts, gap=4, anchor="mm")
    return sheet.image


def fitting(w: int, h: int) -> int:
    """The size of icons on a book."""
    return 66 if w > 200 else 66 if w > 150 else 54 if w > 100 else 44


def back(sheet: Sheet, box: Box, letter: str) -> None:
    """A book turned face down: the jar walks over it."""
    sheet.panel(box, theme.CARD_BACK, theme.INK, radius=9, shadow=colours.PAST)
    x, y, w, h = box
    sheet.text((x + w / 2, y + h / 2), letter, round(h * 0.3), theme.WHITE, bold=True, anchor="mm")
