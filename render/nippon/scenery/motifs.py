"""What landscapes are put together from: skies, mountains, mist, trees, houses; in px of an island's place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from render.kit import Colour, Pen, Point, Points, drawn, shapes
from render.nippon.scenery import tones
from render.nippon.scenery.tones import KEY

WIDE, HIGH = 780, 456  # px of an island's place
UNIT = 100 / HIGH  # of a pen for one px
FINE = 2.2  # px of a key line

Painter = Callable[["Print"], None]


class Print:
    """A pen that is moved in px from the corner of an island's place."""

    def __init__(self, pen: Pen) -> None:
        self.pen = pen

    def flat(self, points: Points, fill: Colour) -> None:
        """A shape without a line."""
        self.pen.poly(_units(points), fill, None)

    def shape(self, points: Points, fill: Colour) -> None:
        """A shape with the line of the key block round it."""
        self.pen.poly(_units(points), fill, KEY, FINE * UNIT)

    def box(self, left: float, top: float, wide: float, high: float, fill: Colour) -> None:
        """A flat box."""
        self.flat([(left, top), (left + wide, top), (left + wide, top + high), (left, top + high)], fill)

    def block(self, left: float, top: float, wide: float, high: float, fill: Colour) -> None:
        """A box with a key line."""
        self.shape([(left, top), (left + wide, top), (left + wide, top + high), (left, top + high)], fill)

    def disc(self, x: float, y: float, r: float, fill: Colour) -> None:
        self.pen.disc(x * UNIT, y * UNIT, r * UNIT, fill, None)

    def oval(self, x: float, y: float, across: float, down: float, fill: Colour) -> None:
        """An ellipse round a middle, by its two radii."""
        self.pen.oval((x - across) * UNIT, (y - down) * UNIT, (x + across) * UNIT, (y + down) * UNIT, fill, None)

    def line(self, points: Points, colour: Colour = KEY, width: float = FINE) -> None:
        self.pen.line(_units(points), colour, width * UNIT)

    def bend(self, points: Points, colour: Colour = KEY, width: float = FINE) -> None:
        """A smooth line through the points."""
        self.line(shapes.curve(points), colour, width)


def _units(points: Points) -> list[Point]:
    return [(x * UNIT, y * UNIT) for x, y in points]


def landscape(region: str) -> Callable[[Painter], Painter]:
    """Registers the landscape of a region."""

    def register(painter: Painter) -> Painter:
        @drawn(f"nippon.scene.{region}", WIDE / HIGH)
        def whole(pen: Pen) -> None:
            painter(Print(pen))

        return painter

    return register


def sky(page: Print, bands: Sequence[tuple[float, Colour]]) -> None:
    """Bands of light, each from its height down."""
    for top, tint in bands:
        page.box(0, top, WIDE, HIGH - top, tint)


def range_of(page: Print, foot: float, tops: Points, fill: Colour) -> None:
    """Hills along the horizon, smoothly through the tops."""
    page.flat([(-20.0, foot), *shapes.curve(tops), (WIDE + 20.0, foot)], fill)


def peak(page: Print, top: Point, foot: float, half: float, tints: tuple[Colour, Colour], snow: float = 0) -> None:
    """A sharp mountain, light on the left and dark on the right, with a share of snow."""
    x, y = top
    high = foot - y
    page.shape([(x - half, foot), (x - half * 0.42, y + high * 0.5), (x, y), (x + half * 0.5, y + high * 0.46),
                (x + half, foot)], tints[0])  # fmt: skip
    page.flat([(x, y), (x + half * 0.5, y + high * 0.46), (x + half, foot), (x + half * 0.14, foot),
               (x + half * 0.2, y + high * 0.55), (x - half * 0.06, y + high * 0.32)], tints[1])  # fmt: skip
    if snow:
        low = y + high * snow
        left, right = half * snow * 0.84, half * snow * 1.02
        edge = [(right, 0), (right * 0.58, -0.07), (right * 0.3, 0.06), (0, -0.05), (-left * 0.34, 0.07),
                (-left * 0.6, -0.04), (-left, 0)]  # fmt: skip
        page.flat([(x, y), *((x + across, low + high * down) for across, down in edge)], tones.SNOW)
    page.line([(x - half, foot), (x - half * 0.42, y + high * 0.5), (x, y), (x + half * 0.5, y + high * 0.46),
               (x + half, foot)])  # fmt: skip


def slopes(top: Point, flat: float, foot: float, half: float) -> list[Point]:
    """The outline of a volcano: a crest so wide, then sides that run out."""
    x, y = top
    side = [
        (flat, 0.0),
        (flat + half * 0.09, 0.16),
        (flat + half * 0.26, 0.42),
        (flat + half * 0.56, 0.74),
        (half, 1.0),
    ]
    right = shapes.curve([(x + across, y + (foot - y) * down) for across, down in side])
    return [*((2 * x - across, down) for across, down in reversed(right)), *right]


def mist(page: Print, x: float, y: float, long: float, tint: Colour) -> None:
    """A long bank with round ends and a shorter one on it, as prints have them."""
    high = 12
    for across, down, wide in ((0.0, 0.0, long), (long * 0.24, -high, long * 0.52)):
        page.flat(shapes.box_path(x + across, y + down, x + across + wide, y + down + high, high / 2), tint)


def smoke(page: Print, at: Point, size: float, puffs: int = 5) -> None:
    """Puffs that grow and drift to the right."""
    for tint, shift in ((tones.SMOKE_SHADE, 0.16), (tones.SMOKE, 0.0)):
        x, y = at
        for n in range(puffs):
            reach = size * (0.42 + 0.16 * n)
            page.disc(x + shift * reach, y + shift * reach, reach, tint)
            x, y = x + reach * 1.05, y - reach * 0.62


def pine(page: Print, x: float, foot: float, high: float, fill: Colour = tones.PINE) -> None:
    """A fir of two storeys."""
    page.line([(x, foot), (x, foot - high * 0.3)], tones.TIMBER, max(3.0, high * 0.08))
    for down, reach, tall in ((0.14, 0.34, 0.5), (0.42, 0.26, 0.58)):
        low = foot - high * down
        page.flat([(x - high * reach, low), (x, low - high * tall), (x + high * reach, low)], fill)


def forest(page: Print, feet: Sequence[tuple[float, float, float]], fill: Colour = tones.PINE) -> None:
    """Firs, by where they stand and how high they are."""
    for x, foot, high in feet:
        pine(page, x, foot, high, fill)


def cushion_pine(page: Print, x: float, foot: float, high: float, lean: float = 1.0) -> None:
    """An old pine that leans, with cushions of needles."""
    tip = (x + lean * high * 0.3, foot - high * 0.8)
    page.bend([(x, foot), (x + lean * high * 0.02, foot - high * 0.36), tip], tones.TIMBER, high * 0.08)
    for across, down, reach in ((-0.24, 0.46, 0.24), (0.34, 0.6, 0.27), (0.08, 0.78, 0.22), (0.34, 0.94, 0.24)):
        page.oval(x + lean * high * across, foot - high * down, high * reach, high * 0.1, tones.PINE)


def cherry(page: Print, x: float, foot: float, high: float) -> None:
    """A tree in bloom."""
    page.bend([(x, foot), (x + high * 0.06, foot - high * 0.3), (x - high * 0.04, foot - high * 0.56)],
              tones.TIMBER, high * 0.09)  # fmt: skip
    for across, down, reach in ((-0.26, 0.6, 0.24), (0.24, 0.62, 0.25), (0.0, 0.8, 0.28)):
        page.disc(x + high * across, foot - high * down, high * reach, tones.BLOSSOM)


def tiled_roof(page: Print, x: float, eaves: float, half: float, high: float, fill: Colour = tones.TILES) -> None:
    """A roof that swings up at its ends."""
    side = shapes.curve([(half, -high * 0.12), (half * 0.74, -high * 0.3), (half * 0.5, -high)])
    right = [(x + across, eaves + down) for across, down in side]
    left = [(2 * x - across, down) for across, down in right]
    page.shape([*left, *reversed(right), (x + half * 0.84, eaves), (x - half * 0.84, eaves)], fill)


def house(page: Print, x: float, foot: float, wide: float, roof: Colour = tones.THATCH) -> None:
    """A farmhouse below a broad roof."""
    page.block(x - wide * 0.38, foot - wide * 0.32, wide * 0.76, wide * 0.32, tones.PLASTER)
    page.box(x - wide * 0.1, foot - wide * 0.24, wide * 0.2, wide * 0.24, tones.TIMBER)
    tiled_roof(page, x, foot - wide * 0.28, wide * 0.56, wide * 0.36, roof)


def furrows(page: Print, box: tuple[float, float, float, float], rows: int) -> None:
    """A field in curved rows."""
    x, y, w, h = box
    for n in range(rows):
        top = y + h * n / rows
        page.bend(
            [(x, top + 4), (x + w * 0.35, top - 2), (x + w * 0.7, top + 5), (x + w, top)], tones.FIELD, h / rows * 0.5
        )
