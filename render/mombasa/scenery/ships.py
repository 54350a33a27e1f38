"""What sails on the chart, and the scroll that explains it; units of a pen 100 high."""

from __future__ import annotations

from render.kit import Colour, Pen, drawn, shapes, theme
from render.kit.shapes import Points
from render.mombasa.scenery import tones
from render.mombasa.scenery.tones import KEY

FINE = 1.5  # units of a line
MASTS = ((48, 30, 8), (82, 38, 0), (114, 26, 10))  # of a ship: place, how far its lowest yard reaches, top
COURSES = ((0.56, 0.82, 1.0), (0.29, 0.53, 0.82), (0.08, 0.27, 0.6))  # sails: from, to (of the mast), breadth


def cloth(pen: Pen, points: Points, fill: Colour = tones.SAIL) -> None:
    pen.poly(points, fill, KEY, FINE)


@drawn("mombasa.ship", aspect=1.7)
def ship(pen: Pen) -> None:
    """A full-rigged ship before the wind."""
    hull = [*shapes.curve([(18, 70), (24, 84), (34, 93)]), (126, 93), *shapes.curve([(126, 93), (136, 84), (140, 70)])]
    pen.line([(134, 71), (168, 52)], KEY, 2.4)
    for x, reach, top in MASTS:
        pen.line([(x, top), (x, 74)], KEY, 2.2)
        pen.line([(x, top + 1), (x - reach * 0.62, 73)], KEY, 0.9)
        pen.line([(x, top + 1), (x + reach * 0.62, 73)], KEY, 0.9)
        for start, end, share in COURSES:
            _sail(pen, x, reach * share * 0.62, top + (74 - top) * start, top + (74 - top) * end)
        pen.poly([(x, top), (x - 15, top - 0.5), (x - 10, top + 2.5), (x - 15, top + 5.5), (x, top + 5)],
                 theme.VERMILION, None)  # fmt: skip
    cloth(pen, [(132, 70), (163, 54), (140, 44)], tones.SAIL)
    cloth(pen, [(18, 62), (36, 64), (38, 70), (118, 70), (120, 65), (140, 63), (140, 71), (18, 71)], tones.HULL)
    cloth(pen, [*hull, (18, 70)], tones.HULL)
    pen.poly([(27, 86), (132, 86), (126, 93), (34, 93)], tones.HULL_DARK, None)
    pen.line([(23, 77), (137, 77)], tones.SAIL, 3.4)
    for x in range(34, 132, 11):
        pen.box(x, 75.4, x + 4, 78.8, KEY, None)
    _wake(pen, 10, 162, 94)


def _sail(pen: Pen, x: float, reach: float, top: float, foot: float) -> None:
    """A square sail that the wind fills to the right."""
    belly = (foot - top) * 0.3
    right = shapes.curve([(x + reach * 0.86, top), (x + reach * 0.86 + belly, (top + foot) / 2), (x + reach, foot)])
    left = shapes.curve([(x - reach, foot), (x - reach * 0.9 + belly, (top + foot) / 2), (x - reach * 0.86, top)])
    cloth(pen, [*right, *left])
    shade = [(a - reach * 0.45, b) for a, b in right]
    pen.poly([*right, *reversed(shade)], tones.SAIL_SHADE, None)
    pen.line(right, KEY, FINE)
    pen.line([(x - reach * 0.95, top), (x + reach * 0.95, top)], KEY, 1.8)


def _wake(pen: Pen, left: float, right: float, y: float) -> None:
    """Waves along the keel."""
    crests = [(left + n * 9.0, y + (2.2 if n % 2 else -1)) for n in range(int((right - left) / 9) + 1)]
    pen.line(shapes.curve(crests), tones.SEA[0], 3.2)


@drawn("mombasa.dhow", aspect=1.3)
def dhow(pen: Pen) -> None:
    """A dhow under its lateen sail."""
    pen.line([(62, 22), (70, 76)], KEY, 2.6)
    belly = shapes.curve([(112, 2), (112, 34), (94, 68)])
    cloth(pen, [(22, 58), *belly, (58, 66)])
    pen.poly([(88, 17), *belly, (78, 67)], tones.SAIL_SHADE, None)
    pen.line(belly, KEY, FINE)
    pen.line([(18, 61), (114, 0)], KEY, 2.4)
    cloth(pen, [*shapes.curve([(8, 66), (28, 74), (64, 77), (96, 74), (122, 60)]),
                *shapes.curve([(122, 60), (108, 84), (88, 93)]), *shapes.curve([(30, 93), (16, 84), (8, 66)])],
          tones.HULL)  # fmt: skip
    pen.poly([(19, 86), (107, 86), (88, 93), (30, 93)], tones.HULL_DARK, None)
    _wake(pen, 2, 128, 94)
