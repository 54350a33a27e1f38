"""Portraits of the podium: a merchant in a frame, in the colour of the seat, with its shape; each game has its own.

A game puts its people together from what is here and registers them with `people`; the shape of a seat says which of
them it is, so that nobody has to tell colours apart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from render.kit import Colour, Icon, Pen, SeatStyle, drawn, shapes, theme
from render.kit.theme import INK, SHAPES, WHITE, Shape

ASPECT = 0.92
LINE = 1.6  # units of an outline
LEFT, TOP, RIGHT, BOTTOM = 10.0, 1.5, 90.0, 92.0  # units: the frame
MAT = 4.5  # units of paper inside it
MIDDLE, CHIN = 50.0, 57.0
PIECE = (16.0, 84.0)  # where its middle lies
HAIR: Colour = theme.INK
GREY: Colour = theme.STEEL

Figure = Callable[[Pen, Colour], None]  # draws somebody in a coat of that colour
Backdrop = Sequence[tuple[float, Colour]]  # bands, each from so many units down


def people(name: str, figures: Sequence[Figure], backdrop: Backdrop) -> None:
    """Registers the portraits of a game, one for each shape of a seat."""

    @drawn(name, ASPECT)
    def portrait(pen: Pen, colour: Colour = theme.SOFT, shape: Shape = "circle") -> None:
        for top, tint in backdrop:
            pen.box(LEFT, top, RIGHT, BOTTOM, tint, None)
        figures[SHAPES.index(shape) % len(figures) if shape in SHAPES else 0](pen, colour)
        _frame(pen)
        pen.poly(shapes.seat_shape(shape, *PIECE, 26), WHITE, WHITE, 3)
        pen.icon(*PIECE, "piece", 28, shape=shape, colour=colour, ink=theme.contrast(colour))


def of(name: str, seat: SeatStyle, size: int) -> Icon:
    """Somebody's portrait."""
    return Icon(name, size, colour=seat.colour, shape=seat.shape)


def _frame(pen: Pen) -> None:
    """A mat of paper between two lines; whatever reaches beyond it is cut off there."""
    for x0, y0, x1, y1 in (
        (LEFT, TOP, RIGHT, TOP + MAT), (LEFT, BOTTOM - MAT, RIGHT, BOTTOM),
        (LEFT, TOP, LEFT + MAT, BOTTOM), (RIGHT - MAT, TOP, RIGHT, BOTTOM),
    ):  # fmt: skip
        pen.box(x0, y0, x1, y1, theme.PANEL, None)
    pen.image.paste((0, 0, 0, 0), (0, round(BOTTOM * pen.unit), *pen.image.size))
    pen.box(LEFT + MAT, TOP + MAT, RIGHT - MAT, BOTTOM - MAT, None, INK, 1.2)
    pen.box(LEFT, TOP, RIGHT, BOTTOM, None, INK, 2.4)


# Clothes


def shoulders(pen: Pen, coat: Colour) -> None:
    path = [(13, 94), (16, 78), (28, 70), (42, 66), (58, 66), (72, 70), (84, 78), (87, 94)]
    pen.poly([(13, 94), *shapes.curve([(float(x), float(y)) for x, y in path]), (87, 94)], coat, INK, LINE)


def suit(pen: Pen, coat: Colour, tie: Colour = INK) -> None:
    """Shirt, tie and lapels."""
    shoulders(pen, coat)
    pen.poly([(40, 65), (60, 65), (50, 92)], WHITE, INK, LINE)
    pen.poly([(46, 68), (54, 68), (52, 73), (55, 90), (50, 94), (45, 90), (48, 73)], tie, None)
    for side in (-1, 1):
        lapel = [(10, -28), (20, -24), (18, -14), (13, -12), (15, -8), (0, 2)]
        pen.poly([(MIDDLE + side * x, 93 + y) for x, y in lapel], theme.mix(coat, INK, 0.3), INK, LINE)


def robe(pen: Pen, coat: Colour, under: Colour = WHITE) -> None:
    """A robe whose left side lies over the right one, with an edge of what is worn below it."""
    shoulders(pen, coat)
    edge = theme.mix(coat, INK, 0.35)
    pen.poly([(40, 64), (60, 64), (54, 82), (46, 82)], under, INK, LINE)
    pen.poly([(60, 62), (67, 67), (48, 94), (38, 94)], edge, INK, LINE)
    pen.poly([(40, 62), (33, 67), (52, 94), (63, 94)], edge, INK, LINE)
    pen.line([(41, 65), (57, 88)], under, 2.2)


# Heads


def head(pen: Pen, skin: Colour = theme.SKIN, brows: Colour = HAIR) -> None:
    """Neck, ears and a calm face."""
    shade = theme.mix(skin, theme.BROWN, 0.28)
    pen.poly([(43, 50), (57, 50), (58, 66), (50, 71), (42, 66)], shade, INK, LINE)
    for x in (36.0, 64.0):
        pen.oval(x - 3.4, 38, x + 3.4, 47, skin, INK, LINE)
    face = [(36, 34), (38, 26), (50, 21), (62, 26), (64, 34), (63, 46), (57, 55), (50, CHIN), (43, 55), (37, 46)]
    pen.blob([(float(x), float(y)) for x, y in face], skin, INK, LINE)
    for side in (-1, 1):
        x = MIDDLE + side * 6.4
        pen.bend([(x - 3.4, 36.4), (x, 35), (x + 3.4, 36.4)], brows, 1.6)
        pen.oval(x - 1.5, 38.6, x + 1.5, 42, INK, None)
    pen.bend([(50.5, 40), (52.4, 45.5), (49, 46.4)], shade, 1.5)
    pen.bend([(46, 50.8), (50, 52.2), (54, 50.8)], theme.mix(skin, theme.VERMILION, 0.55), 1.7)


def moustache(pen: Pen, colour: Colour = HAIR) -> None:
    for side in (-1, 1):
        path = [(0, 48), (4, 47.4), (8, 49.6), (11, 47.8), (9, 51.6), (4, 51.6), (0, 50)]
        pen.poly([(MIDDLE + side * x, y) for x, y in path], colour, None)


def beard(pen: Pen, colour: Colour, long: float = 66) -> None:
    """A full beard down to so many units."""
    path = [(36.4, 40), (39, 47), (44, 48.6), (50, 47.6), (56, 48.6), (61, 47), (63.6, 40), (63, 52), (58, long - 4),
            (50, long), (42, long - 4), (37, 52)]  # fmt: skip
    pen.blob([(float(x), float(y)) for x, y in path], colour, INK, LINE)
    pen.bend([(46.6, 51.6), (50, 52.8), (53.4, 51.6)], theme.mix(theme.SKIN, theme.VERMILION, 0.55), 1.6)


def whiskers(pen: Pen, colour: Colour) -> None:
    """Down both cheeks."""
    for side in (-1, 1):
        path = [(14, 32), (14.4, 46), (9, 54), (8, 50), (11, 44), (11.4, 32)]
        pen.poly([(MIDDLE + side * x, y) for x, y in path], colour, None)


def glasses(pen: Pen) -> None:
    for x in (43.4, 56.6):
        pen.disc(x, 40, 4.8, None, INK, 1.3)
    pen.line([(48.2, 39.4), (51.8, 39.4)], INK, 1.3)


def short_hair(pen: Pen) -> None:
    """Parted at the side."""
    path = [(35.4, 38), (34, 28), (40, 18), (52, 15.6), (62, 20), (66, 29), (64.6, 38), (62, 30), (54, 27), (46, 23.6),
            (39, 30)]  # fmt: skip
    pen.poly([(float(x), float(y)) for x, y in path], HAIR, INK, LINE)


# Hats


def bowler(pen: Pen, colour: Colour, ribbon: Colour) -> None:
    pen.poly([(34, 25), *shapes.curve([(34, 25), (36, 12), (50, 7), (64, 12), (66, 25)])], colour, INK, LINE)
    pen.poly([(34, 28), (66, 28), (66, 20.6), (34, 20.6)], ribbon, INK, LINE)
    pen.poly([(26, 24), *shapes.curve([(26, 24), (38, 27.6), (62, 27.6), (74, 24)]),
              *shapes.curve([(74, 24), (62, 31.6), (38, 31.6), (26, 24)])], colour, INK, LINE)  # fmt: skip


def top_hat(pen: Pen, colour: Colour, ribbon: Colour) -> None:
    pen.poly([(35, 26), (33, 7.5), (67, 7.5), (65, 26)], colour, INK, LINE)
    pen.poly([(34.6, 25), (65.4, 25), (65.8, 19.6), (34.2, 19.6)], ribbon, INK, LINE)
    pen.poly([(26, 24.6), *shapes.curve([(26, 24.6), (38, 27), (62, 27), (74, 24.6)]),
              *shapes.curve([(74, 24.6), (62, 30.6), (38, 30.6), (26, 24.6)])], colour, INK, LINE)  # fmt: skip


def boater(pen: Pen, straw: Colour, ribbon: Colour) -> None:
    pen.poly([(36, 25), (37, 11), (63, 11), (64, 25)], straw, INK, LINE)
    pen.poly([(36, 25), (64, 25), (63.6, 19), (36.4, 19)], ribbon, INK, LINE)
    pen.oval(25, 23, 75, 30.6, straw, INK, LINE)


# Where a game has no people of its own


def _merchant(pen: Pen, coat: Colour) -> None:
    suit(pen, coat)
    head(pen)
    moustache(pen)
    bowler(pen, theme.SOFT, coat)


people("portrait", [_merchant], [(0, theme.SKY), (60, theme.LAND)])
