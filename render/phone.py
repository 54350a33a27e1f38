"""What pictures for a phone have in common: 1080 px wide, so that all is half as large again to the eye.

A phone shows a picture about 400 px wide. Where the wide one would be too small then, a game's `PHONE` has it in
parts: of a board the map alone, then the table. Nothing is drawn anew for that; the same things have other places.
"""

from __future__ import annotations

from render.kit.fonts import width
from render.kit.rows import Icon
from render.kit.sheet import Box, Sheet
from render.kit.theme import INK, SOFT, VERMILION, SeatStyle

WIDE, EDGE = 1080, 16
HEAD = 156
MOVER: Box = (EDGE, 74, WIDE - 2 * EDGE, 74)
TITLE, WHEN, NAME, DOING = 44, 36, 42, 34  # px


def title(sheet: Sheet, words: str, when: str, *, warning: bool = False) -> None:
    """The game at the left, and at the right how far it is; a warning is one."""
    wide = sheet.text((EDGE + 8, 38), words, TITLE, bold=True)
    room = WIDE - 2 * EDGE - wide - 40
    if warning:
        sheet.pill((WIDE - EDGE, 38), when, 32, VERMILION, anchor="rm")
    else:
        sheet.text((WIDE - EDGE - 8, 38), when, WHEN, SOFT, anchor="rm", room=room, shrink=(34, 32, 30, 28, 26))


def mover(sheet: Sheet, style: SeatStyle, name: str, doing: str, sign: Icon | None = None) -> None:
    """Whose turn it is and what is decided, or who has won."""
    x, y, w, h = MOVER
    middle, right = y + h / 2, x + w - 20
    sheet.panel(MOVER, style.tint, None, radius=14)
    sheet.mover(MOVER, radius=14)
    sheet.piece((x + 46, middle), style, 56)
    if sign is not None:
        sheet.icon((right, middle), sign.name, sign.size, anchor="rm", **sign.variant)
        right -= 78
    left = x + 88
    room = right - left - 22 - min(width(doing, DOING), (right - left) * 0.5)
    called = sheet.text((left, middle), name, NAME, bold=True, room=room, shrink=(40, 38, 36))
    left += called + 22
    sheet.block((left, y, right - left, h), doing, DOING, INK, align="rm", shrink=(32, 30, 28, 26), leading=1.05)


def everybody(sheet: Sheet, words: str) -> None:
    """What all decide at once."""
    x, y, w, h = MOVER
    sheet.panel(MOVER, None, VERMILION, width=6, radius=14)
    sheet.block((x + 24, y, w - 48, h), words, NAME, align="lm", shrink=(40, 38, 36, 34, 32, 30, 28), leading=1.05)
