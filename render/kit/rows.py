"""Icons and words that stand in one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from render.kit import fonts, theme
from render.kit.icons import icon
from render.kit.theme import Colour, SeatStyle


class Icon:
    """An icon in a row; `down` moves it off the middle line, `change` says that it is new (1) or gone (-1)."""

    __slots__ = ("change", "down", "name", "size", "variant")

    def __init__(self, name: str, size: int, *, down: float = 0, change: int = 0, **variant: Any) -> None:
        self.name, self.size, self.down, self.change, self.variant = name, size, down, change, variant


class Words:
    """Words in a row."""

    __slots__ = ("bold", "colour", "size", "words")

    def __init__(
        self, words: str | int, size: int = theme.NUMBER, colour: Colour = theme.INK, *, bold: fonts.Weight = True
    ) -> None:
        self.words, self.size, self.colour, self.bold = words, size, colour, bold


Part = Icon | Words | int | float


def piece(seat: SeatStyle, size: int, words: str | int | None = None, **variant: Any) -> Icon:
    """A seat's piece with its letter, or with other words (a number), or with none (""); no letter under 36 px."""
    shown = str(words) if words is not None else seat.letter if size >= 36 else ""
    return Icon("piece", size, shape=seat.shape, colour=seat.colour, ink=seat.ink, words=shown, **variant)


def row_width(parts: Sequence[Part], *, gap: float = 6) -> float:
    """How long a row would be."""
    total = 0.0
    for number, part in enumerate(parts):
        if number and not isinstance(part, int | float) and not isinstance(parts[number - 1], int | float):
            total += gap
        if isinstance(part, Icon):
            total += icon(part.name, part.size, **part.variant).width
        elif isinstance(part, Words):
            total += fonts.width(str(part.words), part.size, part.bold)
        else:
            total += part
    return total


def fitting_rows(
    rows: Sequence[Sequence[Part]], room: float, *, between: float, gap: float = 6, more: float = 0
) -> Sequence[Sequence[Part]]:
    """As many rows as fit side by side, in order; where one is left out, `more` px stay free to say so."""
    used = 0.0
    for number, row in enumerate(rows):
        wide = row_width(row, gap=gap)
        if used + wide > room - (more if number < len(rows) - 1 else 0):
            return rows[:number]
        used += wide + between
    return rows
