"""Icons of what is owned and made: resources, points, goods, demand tiles."""

from __future__ import annotations

from render.kit import Pen, drawn, shapes, theme
from render.kit.theme import INK, WHITE
from render.nippon import colours as c


@drawn("nippon.coal")
def coal(pen: Pen) -> None:
    """A lump of coal with one light facet."""
    lump = [(30, 10), (66, 8), (92, 34), (90, 70), (64, 93), (28, 90), (7, 58), (12, 28)]
    pen.poly(lump, c.COAL)
    pen.poly([(30, 10), (66, 8), (54, 34), (24, 36)], c.COAL_LIGHT, None)
    pen.line([(54, 34), (72, 60), (64, 93)], c.COAL_LIGHT, 4)
    pen.line([(54, 34), (24, 36), (12, 28)], c.COAL_LIGHT, 4)
    pen.poly(lump, None)


@drawn("nippon.silk", aspect=0.85)
def silk(pen: Pen) -> None:
    """A spool of red silk."""
    pen.box(16, 20, 69, 80, c.SPOOL)
    for y in (34, 48, 62):
        pen.line([(18, y + 6), (67, y - 4)], (236, 148, 152), 4)
    pen.box(16, 20, 69, 80, None)
    pen.box(6, 7, 79, 21, theme.WOOD)
    pen.box(6, 79, 79, 93, theme.WOOD)


@drawn("nippon.iron", aspect=1.3)
def iron(pen: Pen) -> None:
    """An ingot with a light top."""
    pen.poly([(32, 22), (98, 22), (123, 82), (7, 82)], c.IRON)
    pen.poly([(32, 22), (98, 22), (106, 42), (24, 42)], WHITE, None)
    pen.poly([(32, 22), (98, 22), (123, 82), (7, 82)], None)


@drawn("nippon.money")
def money(pen: Pen) -> None:
    """A coin with a square hole."""
    pen.icon(50, 50, "coin", 100, hole=True)


@drawn("nippon.vp")
def vp(pen: Pen) -> None:
    """A victory point."""
    pen.icon(50, 50, "star", 100)


@drawn("nippon.cotton")
def cotton(pen: Pen) -> None:
    """Three white puffs on a leaf."""
    pen.poly([(50, 96), (22, 74), (50, 62), (78, 74)], c.LEAF)
    for x, y in ((28, 52), (72, 52), (50, 30)):
        pen.disc(x, y, 23, WHITE)
    for x, y in ((28, 52), (72, 52), (50, 30), (50, 48)):
        pen.disc(x, y, 19, WHITE, None)


@drawn("nippon.paper", aspect=0.85)
def paper(pen: Pen) -> None:
    """A sheet with a folded corner."""
    pen.poly([(10, 5), (54, 5), (75, 26), (75, 95), (10, 95)], WHITE)
    pen.poly([(54, 5), (54, 26), (75, 26)], theme.SHADE)
    for y in (44, 58, 72):
        pen.line([(23, y), (62, y)], theme.SOFT, 5)


@drawn("nippon.bento", aspect=1.15)
def bento(pen: Pen) -> None:
    """A red box with four fields."""
    pen.box(6, 12, 109, 88, c.BOX_RED, radius=9)
    pen.box(17, 23, 54, 77, WHITE, INK, pen.thin * 0.7)
    pen.disc(36, 50, 9, c.BOX_RED, None)
    pen.box(61, 23, 98, 47, c.LEAF, INK, pen.thin * 0.7)
    pen.box(61, 54, 98, 77, c.BULB, INK, pen.thin * 0.7)


@drawn("nippon.lenses")
def lenses(pen: Pen) -> None:
    """A magnifier."""
    pen.line([(60, 60), (88, 90)], INK, 20)
    pen.line([(64, 64), (88, 90)], theme.BROWN, 10)
    pen.disc(40, 40, 33, c.LENS, INK, pen.thin * 1.4)
    pen.arc(40, 40, 20, 190, 270, WHITE, 6)


@drawn("nippon.bulbs", aspect=0.8)
def bulbs(pen: Pen) -> None:
    """A light bulb."""
    pen.poly(shapes.curve([(27, 72), (25, 60), (9, 40), (14, 18), (40, 6), (66, 18), (71, 40), (55, 60), (53, 72)],
                          closed=True), c.BULB)  # fmt: skip
    pen.line([(32, 60), (28, 36), (40, 48), (52, 36), (48, 60)], theme.BROWN, 5)
    pen.box(27, 71, 53, 94, theme.STEEL_LIGHT, radius=4)
    pen.line([(28, 82), (52, 82)], INK, 4)


@drawn("nippon.clocks")
def clocks(pen: Pen) -> None:
    """A brass clock."""
    pen.disc(50, 50, 44, c.BRASS)
    pen.disc(50, 50, 32, WHITE)
    pen.line([(50, 30), (50, 50), (66, 58)], INK, 7)


GOODS = ("cotton", "paper", "bento", "lenses", "bulbs", "clocks")
SIDE_ANGLES, SIGN = ((50, 21), (79, 50), (50, 79), (21, 50)), 39


@drawn("nippon.demand")
def demand(pen: Pen, goods: tuple[str, ...], levels: tuple[int, ...]) -> None:
    """A demand tile cut by its diagonals, the goods in the order n, e, s, w."""
    corners = ((2, 2), (98, 2), (98, 98), (2, 98))
    for n, level in enumerate(levels):
        pen.poly([corners[n], corners[(n + 1) % 4], (50, 50)], c.LEVEL[level], None)
    pen.line([(2, 2), (98, 98)], theme.LINE, 1.6)
    pen.line([(98, 2), (2, 98)], theme.LINE, 1.6)
    pen.box(2, 2, 98, 98, None, INK, 2.6)
    for (x, y), good in zip(SIDE_ANGLES, goods, strict=True):
        pen.icon(x, y, f"nippon.{good}", SIGN)
