"""Flags by country code, told apart by pattern as well as colour."""

from __future__ import annotations

from collections.abc import Callable

from render.kit import theme
from render.kit.icons import drawn
from render.kit.pen import Pen
from render.kit.theme import INK, WHITE, Colour


@drawn("flag", aspect=1.5)
def flag(pen: Pen, country: str) -> None:
    """A flag: uk, us, fr, de or nl."""
    _FLAGS[country](pen)
    pen.box(3, 3, 147, 97, None, INK, max(4.0, pen.thin * 0.8))


def _bars(pen: Pen, colours: tuple[Colour, ...], *, across: bool) -> None:
    """Equal stripes, lying or standing."""
    for number, colour in enumerate(colours):
        if across:
            step = 94 / len(colours)
            pen.box(3, 3 + step * number, 147, 3 + step * (number + 1), colour, None)
        else:
            step = 144 / len(colours)
            pen.box(3 + step * number, 3, 3 + step * (number + 1), 97, colour, None)


def _uk(pen: Pen) -> None:
    pen.box(3, 3, 147, 97, theme.FLAG_BLUE, None)
    for ends in ([(6, 5), (144, 95)], [(144, 5), (6, 95)]):
        pen.line(ends, WHITE, 19)
        pen.line(ends, theme.FLAG_RED, 7)
    for width, colour in ((32, WHITE), (18, theme.FLAG_RED)):
        pen.box(75 - width / 2, 3, 75 + width / 2, 97, colour, None)
        pen.box(3, 50 - width / 2, 147, 50 + width / 2, colour, None)


def _us(pen: Pen) -> None:
    _bars(pen, (theme.FLAG_RED, WHITE) * 3 + (theme.FLAG_RED,), across=True)
    pen.box(3, 3, 70, 57, theme.FLAG_BLUE, None)
    for x, y in ((20, 18), (52, 18), (36, 30), (20, 43), (52, 43)):
        pen.disc(x, y, 6.5, WHITE, None)


_FLAGS: dict[str, Callable[[Pen], None]] = {
    "uk": _uk,
    "us": _us,
    "fr": lambda pen: _bars(pen, (theme.FLAG_BLUE, WHITE, theme.FLAG_RED), across=False),
    "de": lambda pen: _bars(pen, (INK, theme.FLAG_RED, theme.FLAG_GOLD), across=True),
    "nl": lambda pen: _bars(pen, (theme.FLAG_RED, WHITE, theme.FLAG_BLUE), across=True),
}
