"""The shared icons that carry meaning: marks, pieces, money, points, goods in general, arrows, flags of countries."""

from __future__ import annotations

from collections.abc import Callable

from render.kit import shapes, theme
from render.kit.icons import drawn
from render.kit.pen import Pen
from render.kit.theme import INK, WHITE, Colour, Shape


@drawn("mark")
def mark(pen: Pen, label: str = "") -> None:
    """The numbered disc of an option."""
    pen.disc(50, 50, 46, theme.VERMILION, WHITE, 8)
    pen.text(50, 50, label, 58, WHITE, room=66)


@drawn("piece")
def piece(pen: Pen, shape: Shape, colour: Colour, ink: Colour, words: str = "", line: Colour = INK) -> None:
    """A seat's piece: its shape, its colour, a letter or a number."""
    radius = {"square": 42.0, "diamond": 42.0, "triangle": 44.0}.get(shape, 45.0)
    pen.poly(shapes.seat_shape(shape, 50, 50, 2 * radius), colour, line)
    if words:
        down, size, room = {"triangle": (64, 50, 46), "diamond": (50, 52, 50), "hexagon": (50, 54, 62)}.get(
            shape, (50, 58, 66)
        )
        pen.text(50, down, words, size, ink, room=room)


@drawn("coin")
def coin(pen: Pen, words: str | int = "", hole: bool = False, line: Colour = theme.COIN_RIM) -> None:
    """A gold coin with a number; with a square hole it is old Japanese money."""
    pen.disc(50, 50, 45, theme.COIN, INK if hole else line)
    pen.disc(50, 50, 35, None, theme.GOLD, 3)
    if hole:
        pen.box(36, 36, 64, 64, WHITE)
    elif words != "":
        pen.text(50, 50, str(words), 62, INK, room=64)


@drawn("coins", aspect=1.35)
def coins(pen: Pen) -> None:
    """Two coins, one behind the other."""
    for x in (86, 50):
        pen.disc(x, 50, 43, theme.COIN)
        pen.disc(x, 50, 33, None, theme.GOLD, 3)


@drawn("star")
def star(pen: Pen, words: str | int = "", fill: Colour = theme.STAR, line: Colour = INK) -> None:
    """Victory points as a star, with a number if it is large enough."""
    pen.poly(shapes.star(50, 54, 47, inner=0.48), fill, line)
    if words != "":
        pen.text(50, 57, str(words), 40, INK, room=46)


@drawn("rosette")
def rosette(pen: Pen, words: str | int = "", fill: Colour = theme.INDIGO) -> None:
    """Victory points as an indigo rosette with a number, or a star if it has none."""
    pen.poly(shapes.rosette(50, 50, 49, depth=0.14), fill, None)
    if words != "":
        pen.text(50, 50, str(words), 62, theme.contrast(fill), room=74)
    else:
        pen.poly(shapes.star(50, 52, 30), theme.contrast(fill), None)


@drawn("crate")
def crate(pen: Pen, words: str | int = "") -> None:
    """A wooden crate; with a number it is a resale value or a count."""
    pen.box(8, 10, 92, 92, theme.WOOD_LIGHT)
    if words == "":
        pen.line([(22, 24), (78, 78)], theme.WOOD, 9)
        pen.line([(78, 24), (22, 78)], theme.WOOD, 9)
        pen.box(20, 22, 80, 80, None, theme.WOOD, 7)
    else:
        pen.line([(21, 14), (21, 88)], theme.WOOD, 5)
        pen.line([(79, 14), (79, 88)], theme.WOOD, 5)
        pen.text(50, 51, str(words), 56, INK, room=50)
    pen.box(8, 10, 92, 92, None)


@drawn("parcel")
def parcel(pen: Pen) -> None:
    """A box of finished goods."""
    pen.box(8, 18, 92, 88, theme.WOOD_LIGHT)
    pen.box(8, 18, 92, 42, theme.WOOD)
    pen.box(42, 18, 58, 56, theme.GOLD_TINT, INK, pen.thin * 0.7)


@drawn("lock")
def lock(pen: Pen, colour: Colour = theme.SOFT) -> None:
    """A padlock: closed, or for your eyes only."""
    pen.line([(30, 48), (30, 32)], colour, 11)
    pen.line([(70, 48), (70, 32)], colour, 11)
    pen.arc(50, 32, 20, 180, 360, colour, 11)
    pen.box(20, 46, 80, 90, colour, colour, 4, radius=6)
    pen.disc(50, 63, 7, theme.PANEL, None)
    pen.line([(50, 66), (50, 76)], theme.PANEL, 7)


@drawn("tick")
def tick(pen: Pen, colour: Colour = theme.SEAT_COLOURS["green"], disc: bool = False) -> None:
    """Done, or possible; on a disc it is a mark of its own."""
    if disc:
        pen.disc(50, 50, 44, colour, WHITE, 7)
        pen.line([(28, 52), (44, 68), (73, 34)], WHITE, 12)
    else:
        pen.line([(12, 54), (38, 80), (88, 22)], colour, 14)


@drawn("cross")
def cross(pen: Pen, colour: Colour = theme.VERMILION) -> None:
    """Crossed out."""
    pen.line([(16, 16), (84, 84)], colour, 12)
    pen.line([(84, 16), (16, 84)], colour, 12)


@drawn("pennant")
def pennant(pen: Pen, colour: Colour = theme.VERMILION) -> None:
    """First player."""
    pen.poly([(24, 10), (92, 32), (24, 56)], colour)
    pen.line([(20, 6), (20, 94)], INK, 9)


@drawn("flags", aspect=0.8)
def flags(pen: Pen, count: int = 1, colour: Colour = theme.GREEN) -> None:
    """One or two threshold flags on a pole."""
    for number in range(count):
        top = 8 + 34 * number
        pen.poly([(20, top), (72, top + 15), (20, top + 30)], colour)
    pen.line([(16, 6), (16, 94)], INK, 7)


@drawn("arrow")
def arrow(pen: Pen, colour: Colour = INK) -> None:
    """Leads to."""
    pen.line([(6, 50), (70, 50)], colour, 13)
    pen.poly([(58, 24), (95, 50), (58, 76)], colour, colour, 4)


@drawn("block_arrow", aspect=1.15)
def block_arrow(pen: Pen, words: str | int = "", fill: Colour = WHITE) -> None:
    """A step along a track, with how many."""
    pen.poly([(6, 24), (58, 24), (58, 6), (109, 50), (58, 94), (58, 76), (6, 76)], fill)
    if words != "":
        pen.text(50, 50, str(words), 46, theme.contrast(fill), room=72)


@drawn("up")
def up(pen: Pen, colour: Colour = theme.FAINT) -> None:
    """A small triangle that points upwards."""
    pen.poly([(50, 22), (92, 80), (8, 80)], colour, colour, 4)


@drawn("globe")
def globe(pen: Pen, words: str | int = "", colour: Colour = theme.LINE, fill: Colour = WHITE) -> None:
    """Abroad: a globe with its lines, pale when a number stands in it."""
    pale = theme.mix(colour, fill, 0.45) if words != "" else colour
    pen.disc(50, 50, 44, fill, colour)
    pen.oval(31, 6, 69, 94, None, pale, 4)
    pen.line([(8, 50), (92, 50)], pale, 4)
    pen.line([(17, 26), (83, 26)], pale, 4)
    pen.line([(17, 74), (83, 74)], pale, 4)
    pen.disc(50, 50, 44, None, colour)
    if words != "":
        pen.disc(50, 50, 25, fill, None)
        pen.text(50, 50, str(words), 52, theme.SOFT, room=52)


@drawn("flag", aspect=1.5)
def flag(pen: Pen, country: str) -> None:
    """A flag: uk, us, fr, de or nl; they differ by pattern as well as by colour."""
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
