"""The pen that icons are drawn with: a field 100 units high on an enlarged canvas, everything outlined in ink."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Protocol

from PIL import Image, ImageDraw

from render.kit import fonts, shapes
from render.kit.shapes import Point, Points
from render.kit.theme import INK, Colour

K = 4  # how much larger than the sprite the pen draws
THINNEST = 2.2  # px of an outline in the finished sprite
READABLE = 30  # px that words have in the finished sprite, as far as there is room
HIGHEST = 84  # units: more would touch the edge above and below


class Finder(Protocol):
    """Finds another icon as an RGBA picture, `size` px high."""

    def __call__(self, name: str, size: int, **variant: Any) -> Image.Image: ...


class Pen:
    """Draws in units: y runs from 0 to 100, x from 0 to 100 times the icon's aspect."""

    def __init__(self, size: int, aspect: float, find: Finder) -> None:
        self.size, self.aspect, self._find = size, aspect, find
        self.unit = size * K / 100
        self.image = Image.new("RGBA", (round(size * aspect) * K, size * K), (0, 0, 0, 0))
        self._draw = ImageDraw.Draw(self.image)
        self.thin = max(5.0, THINNEST * 100 / size)  # outline in units: 5 % of the size, never under 2.2 px

    @property
    def wide(self) -> float:
        """Units from left to right."""
        return 100 * self.aspect

    def poly(self, points: Points, fill: Colour | None, line: Colour | None = INK, width: float | None = None) -> None:
        """A polygon; `line=None` leaves the outline away."""
        at = self._scaled(points)
        if fill is not None:
            self._draw.polygon(at, fill=fill)
        if line is not None:
            shapes.thick(self._draw, [*at, at[0]], (width or self.thin) * self.unit, line)

    def blob(self, points: Points, fill: Colour | None, line: Colour | None = INK, width: float | None = None) -> None:
        """A closed smooth curve through the points."""
        self.poly(shapes.curve(points, closed=True), fill, line, width)

    def disc(
        self, x: float, y: float, r: float, fill: Colour | None, line: Colour | None = INK, width: float | None = None
    ) -> None:
        """A disc; the outline lies on its edge, inwards and outwards alike."""
        self.oval(x - r, y - r, x + r, y + r, fill, line, width)

    def oval(
        self, x0: float, y0: float, x1: float, y1: float,
        fill: Colour | None, line: Colour | None = INK, width: float | None = None,
    ) -> None:  # fmt: skip
        """An ellipse in a box."""
        half = (width or self.thin) / 2 if line is not None else 0
        if line is not None:
            self._draw.ellipse(self._box(x0 - half, y0 - half, x1 + half, y1 + half), fill=line if fill else None,
                               outline=None if fill else line, width=round(2 * half * self.unit))  # fmt: skip
        if fill is not None:
            self._draw.ellipse(self._box(x0 + half, y0 + half, x1 - half, y1 - half), fill=fill)

    def box(
        self, x0: float, y0: float, x1: float, y1: float,
        fill: Colour | None, line: Colour | None = INK, width: float | None = None, radius: float = 0,
    ) -> None:  # fmt: skip
        """A box, with round corners if it has a radius."""
        if radius:
            self.poly(shapes.box_path(x0, y0, x1, y1, radius)[:-1], fill, line, width)
        else:
            self.poly([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], fill, line, width)

    def line(self, points: Points, colour: Colour = INK, width: float | None = None) -> None:
        """A line with round ends."""
        shapes.thick(self._draw, self._scaled(points), (width or self.thin) * self.unit, colour)

    def bend(self, points: Points, colour: Colour = INK, width: float | None = None) -> None:
        """A smooth line through the points."""
        self.line(shapes.curve(points), colour, width)

    def arc(
        self, x: float, y: float, r: float, start: float, end: float, colour: Colour = INK, width: float | None = None
    ) -> None:
        """Part of a circle, degrees clockwise from the right."""
        steps = max(4, int(abs(end - start) / 6))
        angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
        self.line([(x + r * math.cos(a), y + r * math.sin(a)) for a in angles], colour, width)

    def text(
        self, x: float, y: float, words: str, size: float, colour: Colour = INK, *, bold: bool = True, room: float = 0
    ) -> None:
        """Text centred on a point; with `room` it is as large as can be read, if it is not wider than that."""
        px = max(1, round(size * self.unit))
        if room:
            px = max(px, min(READABLE * K, round(HIGHEST * self.unit)))
            px = max(1, min(px, int(px * room * self.unit / max(1.0, fonts.width(words, px, bold)))))
        mark = fonts.mask(words, px, bold)
        left = round(x * self.unit - mark.advance / 2) + mark.left
        top = round(y * self.unit + px * fonts.CAP / 2) + mark.top
        self.image.paste(colour, (left, top), mark.image)

    def icon(self, x: float, y: float, name: str, size: float, **variant: Any) -> None:
        """Another icon centred on a point, `size` units high."""
        other = self._find(name, max(1, round(size * self.unit)), **variant)
        left, top = round(x * self.unit - other.width / 2), round(y * self.unit - other.height / 2)
        self.image.alpha_composite(other, (max(0, left), max(0, top)))

    def finished(self) -> Image.Image:
        """The picture at its own size."""
        return self.image.reduce(K)

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self.unit, y * self.unit) for x, y in points]

    def _box(self, x0: float, y0: float, x1: float, y1: float) -> tuple[float, float, float, float]:
        return x0 * self.unit, y0 * self.unit, x1 * self.unit - 1, y1 * self.unit - 1
