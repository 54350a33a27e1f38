"""Beasts of the sea and of the land; units of a pen 100 high."""

from __future__ import annotations

import math

from render.kit import Pen, Point, drawn, shapes
from render.mombasa.scenery import tones
from render.mombasa.scenery.tones import KEY

FINE = 1.8  # units of a line


@drawn("mombasa.serpent", aspect=2.1)
def serpent(pen: Pen) -> None:
    """A sea serpent in three loops."""
    for x, reach, high in ((92, 24, 46), (138, 20, 36), (176, 15, 26)):
        _loop(pen, x, 84, reach, high)
    neck = [(30, 86), *shapes.curve([(30, 86), (22, 60), (30, 36), (48, 22), (64, 28)])]
    throat = shapes.curve([(74, 38), (56, 44), (48, 58), (56, 86)])
    pen.poly([*neck, *throat], tones.BEAST, KEY, FINE)
    pen.poly([*shapes.curve([(50, 22), (66, 14), (90, 26), (96, 34)]), (78, 38), (90, 42), (72, 44), (56, 40)],
             tones.BEAST, KEY, FINE)  # fmt: skip
    for x, y in ((24, 52), (27, 40), (36, 28)):
        pen.poly([(x, y + 7), (x - 11, y - 3), (x + 4, y - 3)], tones.BEAST_LIGHT, KEY, FINE)
    pen.poly([(52, 21), (44, 8), (58, 17)], tones.BEAST_LIGHT, KEY, FINE)
    pen.disc(72, 26, 2.6, tones.SAIL, KEY, 1.4)
    pen.poly([(196, 84), (200, 66), (192, 52), (206, 58), (209, 50), (208, 66), (204, 84)], tones.BEAST, KEY, FINE)
    _water(pen, 8, 205, 87)


def _loop(pen: Pen, x: float, foot: float, reach: float, high: float) -> None:
    """A part of the back above the water, with rings."""
    outer = _arch(x, foot, reach, high)
    pen.poly([*outer, *reversed(_arch(x, foot, reach * 0.42, high * 0.5))], tones.BEAST, KEY, FINE)
    for turn in (0.25, 0.5, 0.75):
        a = math.pi * (1 - turn)
        far = (x + reach * math.cos(a), foot - high * math.sin(a))
        near = (x + reach * 0.5 * math.cos(a), foot - high * 0.58 * math.sin(a))
        pen.line([far, near], tones.BEAST_LIGHT, 2.4)
    pen.line(outer, KEY, FINE)


def _arch(x: float, foot: float, reach: float, high: float) -> list[Point]:
    angles = [math.pi * (1 - n / 16) for n in range(17)]
    return [(x + reach * math.cos(a), foot - high * math.sin(a)) for a in angles]


def _water(pen: Pen, left: float, right: float, y: float) -> None:
    """Waves where a beast rises from the sea."""
    crests = [(left + n * 10.0, y + (3 if n % 2 else -2)) for n in range(int((right - left) / 10) + 1)]
    pen.line(shapes.curve(crests), tones.SEA[0], 4)


@drawn("mombasa.whale", aspect=1.7)
def whale(pen: Pen) -> None:
    """A whale that spouts."""
    back = shapes.curve([(14, 82), (14, 58), (38, 44), (72, 46), (104, 66), (128, 72), (140, 56)])
    belly = shapes.curve([(146, 60), (138, 84), (112, 90)])
    pen.poly([*back, (128, 40), (144, 46), (162, 34), (158, 52), *belly, (24, 90)], tones.BEAST, KEY, FINE)
    pen.poly([*shapes.curve([(14, 78), (34, 80), (58, 90)]), (22, 90)], tones.BEAST_LIGHT, None)
    pen.disc(34, 66, 2.6, tones.SAIL, KEY, 1.4)
    for end in ((24, 10), (40, 4), (58, 12)):
        pen.bend([(42, 42), ((42 + end[0]) / 2 + (end[0] - 42) * 0.1, 18), (end[0], end[1] + 8)], tones.SEA[0], 3.4)
    _water(pen, 4, 166, 92)


@drawn("mombasa.camels", aspect=2.5)
def camels(pen: Pen) -> None:
    """A caravan of two; a silhouette."""
    for left in (6, 132):
        _camel(pen, left)
    pen.line(shapes.curve([(113, 28), (128, 42), (146, 46), (157, 50)]), KEY, 1.8)


def _camel(pen: Pen, x: float) -> None:
    body = [(22, 62), (20, 50), (30, 44), (40, 26), (52, 42), (62, 44), (72, 52), (82, 44), (86, 24), (94, 18),
            (108, 22), (107, 29), (96, 30), (94, 52), (84, 66), (70, 70), (34, 70)]  # fmt: skip
    pen.poly(shapes.smooth([(x + a, b) for a, b in body], 2, closed=True), KEY, None)
    for top, foot in ((28, 24), (36, 40), (70, 66), (80, 84)):
        pen.line([(x + top, 64), (x + (top + foot) / 2 + 1, 82), (x + foot, 97)], KEY, 4.5)
    pen.line([(x + 22, 54), (x + 15, 70)], KEY, 2.4)


@drawn("mombasa.elephant", aspect=1.3)
def elephant(pen: Pen) -> None:
    """An elephant; a silhouette."""
    back = [(10, 96), (10, 50), (22, 28), (52, 20), (78, 26), (86, 18), (104, 20), (114, 34), (116, 60), (122, 84),
            (116, 88), (108, 64), (100, 56), (92, 60), (90, 96), (76, 96), (74, 70), (40, 70), (36, 96), (24, 96),
            (22, 70), (20, 96)]  # fmt: skip
    pen.poly(shapes.smooth([(x, y) for x, y in back], 1, closed=True), KEY, None)
    pen.bend([(104, 56), (116, 62), (126, 56)], KEY, 3.5)
    pen.line([(10, 46), (4, 66)], KEY, 2.4)


@drawn("mombasa.giraffe", aspect=0.9)
def giraffe(pen: Pen) -> None:
    """A giraffe; a silhouette."""
    body = [(14, 56), (24, 50), (44, 48), (56, 40), (66, 12), (70, 6), (86, 14), (85, 19), (74, 19), (70, 34), (66, 56),
            (56, 66), (24, 66), (14, 64)]  # fmt: skip
    pen.poly(shapes.smooth([(x, y) for x, y in body], 1, closed=True), KEY, None)
    for top, foot in ((18, 14), (25, 28), (54, 50), (61, 66)):
        pen.line([(top, 60), (foot, 97)], KEY, 4.5)
    pen.line([(14, 56), (8, 72)], KEY, 2.4)
    pen.line([(71, 8), (69, 1)], KEY, 2.4)
