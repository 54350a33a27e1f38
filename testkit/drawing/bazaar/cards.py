"""A card of the bazaar, as the board and the hand show it."""

from __future__ import annotations

from render.kit import Box, Sheet, theme
from testkit.drawing.bazaar.wording import name

WIDTH, HEIGHT, GAP = 220, 120, 20


def place(number: int, top: int) -> Box:
    """Where the card with this number lies in its row."""
    return (30 + number * (WIDTH + GAP), top, WIDTH, HEIGHT)


def draw(sheet: Sheet, box: Box, card: str, lang: str) -> None:
    sheet.panel(box, theme.PAPER, theme.LINE, width=3, radius=12, shadow=theme.SHADE)
    left, top, width, height = box
    middle = (left + width / 2, top + height / 2)
    sheet.text(middle, name(lang, "card", card), 28, anchor="mm", room=width - 16, shrink=(22,))
