"""What scenes are put together from: skies, mountains, trees, roofs, boats; units of a pen 100 high."""

from __future__ import annotations

from collections.abc import Callable

from PIL import ImageOps

from render.kit import Colour, Pen, drawn, shapes
from render.kit.shapes import Points
from render.yokohama.scenery import tones
from render.yokohama.scenery.tones import KEY

ASPECT = 2.34  # of a scene
WIDE = 100 * ASPECT
FINE = 1.7  # units of a key line
HORIZON = 64

Painter = Callable[[Pen], None]


def scene(kind: str) -> Callable[[Painter], Painter]:
    """Registers the scene of a kind of area; that of a second such area is seen in the mirror."""

    def register(painter: Painter) -> Painter:
        @drawn(f"yokohama.scene.{kind}", ASPECT)
        def whole(pen: Pen, second: bool = False) -> None:
            painter(pen)
            if second:
                pen.image.paste(ImageOps.mirror(pen.image))

        return painter

    return register


def sky(pen: Pen, horizon: float = HORIZON, ground: Colour = tones.STREET, *, sun: float | None = None) -> None:
    """Bands of evening light down to the horizon, a sun that sets there if it has a place, then the ground."""
    depth = horizon / len(tones.SKY)
    for n, band in enumerate(tones.SKY):
        pen.box(0, n * depth, WIDE, (n + 1) * depth + 1, band, None)
    if sun is not None:
        pen.disc(sun, horizon - 12, 15, tones.SUN, None)
    pen.box(0, horizon, WIDE, 101, ground, None)


def shape(pen: Pen, points: Points, fill: Colour) -> None:
    """A flat shape with the line of the key block round it."""
    pen.poly(points, fill, KEY, FINE)


def block(pen: Pen, left: float, top: float, right: float, bottom: float, fill: Colour) -> None:
    shape(pen, [(left, top), (right, top), (right, bottom), (left, bottom)], fill)


def fuji(pen: Pen, x: float, foot: float, high: float, wide: float) -> None:
    """The mountain with its snow."""
    top = foot - high
    left = shapes.curve([(x - wide, foot), (x - wide * 0.5, foot - high * 0.38), (x - wide * 0.11, top)])
    right = shapes.curve([(x + wide * 0.11, top), (x + wide * 0.5, foot - high * 0.38), (x + wide, foot)])
    shape(pen, [*left, *right], tones.PEAK)
    snow = top + high * 0.34
    edge = [(0.3, 0.02), (0.19, -0.08), (0.1, 0.08), (0.0, -0.04), (-0.1, 0.1), (-0.2, -0.06), (-0.3, 0.03)]
    pen.poly([(x - wide * 0.11, top), (x + wide * 0.11, top), *((x + wide * a, snow + high * b) for a, b in edge)],
             tones.SNOW, None)  # fmt: skip


def hills(pen: Pen, foot: float, tops: Points, fill: Colour = tones.HILL) -> None:
    """Soft hills along the horizon, through the tops."""
    pen.poly([(0, foot), *shapes.curve([(-10, foot), *tops, (WIDE + 10, foot)]), (WIDE, foot)], fill, None)


def pine(pen: Pen, x: float, foot: float, high: float, fill: Colour = tones.PINE) -> None:
    """A pine with cushions of needles, as prints have them."""
    pen.bend([(x, foot), (x - high * 0.05, foot - high * 0.4), (x + high * 0.06, foot - high * 0.75)], KEY, high * 0.07)
    for across, down, reach in ((-0.22, 0.5, 0.26), (0.22, 0.66, 0.26), (0.0, 0.92, 0.24)):
        middle = (x + high * across, foot - high * down)
        pen.oval(middle[0] - high * reach, middle[1] - high * 0.11, middle[0] + high * reach, middle[1] + high * 0.11,
                 fill, None)  # fmt: skip


def tree(pen: Pen, x: float, foot: float, high: float, fill: Colour = tones.PINE) -> None:
    """A round tree."""
    pen.line([(x, foot), (x, foot - high * 0.5)], KEY, 2)
    pen.disc(x, foot - high * 0.64, high * 0.36, fill, None)


def windows(
    pen: Pen, left: float, top: float, count: int, step: float, size: tuple[float, float], fill: Colour
) -> None:
    """A row of equal windows."""
    for n in range(count):
        pen.box(left + n * step, top, left + n * step + size[0], top + size[1], fill, None)


def tiled_roof(pen: Pen, x: float, eaves: float, wide: float, high: float, fill: Colour = tones.TILES) -> None:
    """A roof that swings up at its ends."""
    left = shapes.curve([(x - wide, eaves - 3), (x - wide * 0.74, eaves - high * 0.3), (x - wide * 0.5, eaves - high)])
    right = shapes.curve([(x + wide * 0.5, eaves - high), (x + wide * 0.74, eaves - high * 0.3), (x + wide, eaves - 3)])
    shape(pen, [*left, *right, (x + wide * 0.8, eaves), (x - wide * 0.8, eaves)], fill)


def water(pen: Pen, top: float, bottom: float, tints: tuple[Colour, ...] = tones.SEA[:2]) -> None:
    """Bands of water with a few lines of waves."""
    depth = (bottom - top) / len(tints)
    for n, tint in enumerate(tints):
        pen.box(0, top + n * depth, WIDE, top + (n + 1) * depth + 1, tint, None)
    for n in range(9):
        x, y = (n * 61 + 12) % WIDE, top + 4 + (n * 7.3) % max(1.0, bottom - top - 6)
        pen.bend([(x, y), (x + 6, y - 1.6), (x + 12, y), (x + 18, y - 1.6), (x + 24, y)], tones.SNOW, 1.2)


def sail(pen: Pen, x: float, foot: float, high: float, cloth: Colour = tones.SNOW) -> None:
    """A junk under one square sail."""
    hull = [(x - high * 0.42, foot - high * 0.2), (x + high * 0.46, foot - high * 0.24), (x + high * 0.3, foot),
            (x - high * 0.3, foot)]  # fmt: skip
    shape(pen, hull, tones.TIMBER)
    pen.line([(x, foot - high * 0.2), (x, foot - high)], KEY, FINE)
    top, low = foot - high * 0.96, foot - high * 0.32
    shape(pen, [(x - high * 0.26, top), (x + high * 0.26, top), *shapes.curve(
        [(x + high * 0.26, top), (x + high * 0.33, (top + low) / 2), (x + high * 0.24, low)]),
        (x - high * 0.24, low)], cloth)  # fmt: skip


def smoke(pen: Pen, x: float, y: float, size: float) -> None:
    """Three puffs that drift to the right."""
    for n, reach in enumerate((0.5, 0.8, 1.0)):
        pen.disc(x + n * size * 1.1, y - n * size * 0.7, size * reach, tones.SMOKE, None)


def lantern(pen: Pen, x: float, y: float, size: float = 5) -> None:
    """A paper lantern that hangs."""
    pen.line([(x, y - size * 1.8), (x, y)], KEY, 1)
    pen.oval(x - size * 0.75, y - size, x + size * 0.75, y + size, tones.LACQUER, None)
    pen.box(x - size * 0.75, y - 1, x + size * 0.75, y + 1, tones.LAMP, None)
