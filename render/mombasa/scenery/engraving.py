"""What is engraved on the land: dunes, hills, trees and beasts, one mask for each region."""

from __future__ import annotations

import math
import random
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from render.kit import Point, icon, shapes
from render.kit.caches import Cache, image_bytes
from render.mombasa.scenery import chart, geography
from render.mombasa.scenery.chart import Frame

Strokes = tuple[tuple[Point, ...], ...]

K = 3  # how much larger than the mask it is drawn
LINE = 2.0  # px of a stroke
APART = (68, 52)  # px between signs
SHIFT = 9  # px that a sign may lie off its place
BORDER = 24  # px that stay free inside a region's outline
ROOM = (92, 62)  # px round the middle of a region that stay free for what stands there
COARSER = [(value + 64) // 128 * 127 for value in range(256)]  # fewer shades pack better and are not missed
WASH = 13  # px of a region's border that are washed in a stronger tone

_patches: Cache[geography.Patch] = Cache(lambda patch: image_bytes(patch[0]))

SIGNS: dict[str, tuple[Strokes, ...]] = {  # px round the foot of the sign
    "dunes": (
        (((-15, 2), (-8, -4), (-1, -6), (5, -2), (9, 3)), ((-1, -6), (3, 0), (4, 4))),
        (((-12, 3), (-4, -3), (4, -3), (13, 3)),),
        (((-9, 2), (-3, -2), (4, -2), (10, 2)), ((-2, 8), (4, 5), (11, 6))),
    ),
    "hills": (
        (((-14, 4), (-6, -7), (-1, -11), (4, -7), (13, 4)), ((-1, -11), (1, -4), (0, 3)), ((4, -7), (6, -2), (6, 3))),
        (((-10, 4), (-4, -4), (0, -7), (5, -3), (10, 4)), ((0, -7), (2, -2), (2, 3))),
    ),
    "forest": (
        (((0, 6), (0, 0)), ((-6, -1), (-8, -6), (-4, -11), (2, -12), (7, -8), (7, -3), (2, 0), (-3, 1), (-6, -1))),
        (((0, 5), (0, 0)), ((-5, 0), (-6, -5), (-1, -9), (4, -7), (6, -2), (2, 1), (-3, 1), (-5, 0))),
        (((-5, 5), (-5, 1)), ((-9, 0), (-9, -4), (-5, -7), (-1, -4), (-2, 0), (-9, 0)), ((6, 5), (6, 0)),
         ((1, -1), (2, -7), (6, -10), (11, -6), (11, -1), (6, 1), (1, -1))),
    ),
    "savanna": (
        (((0, 6), (0, -2), (-6, -7)), ((0, -2), (6, -7)),
         ((-12, -7), (-6, -11), (2, -12), (9, -10), (13, -7), (-12, -7))),
        (((-5, 4), (-7, -3)), ((-3, 4), (-2, -4)), ((-1, 4), (3, -2)), ((8, 5), (7, 0)), ((10, 5), (12, 0))),
        (((-6, 4), (-8, -1)), ((-4, 4), (-3, -3)), ((-2, 4), (2, -1))),
    ),
    "palms": (
        (((0, 8), (1, 0), (3, -7)), ((3, -7), (-3, -9), (-8, -5)), ((3, -7), (8, -10), (12, -6)),
         ((3, -7), (0, -12), (-5, -12)), ((3, -7), (7, -13), (11, -12))),
    ),
}  # fmt: skip
GROUND: dict[int, str] = {
    **dict.fromkeys((6, 7, 8, 11, 18, 21), "dunes"),
    **dict.fromkeys((10, 12, 16, 17), "hills"),
    **dict.fromkeys((3, 4, 5, 20, 23, 24), "forest"),
    **dict.fromkeys((1, 2, 9, 13, 14, 19), "savanna"),
    **dict.fromkeys((15, 22), "palms"),
}


class Vignette(NamedTuple):
    """A larger picture on free ground: its icon, its middle on the chart, its height in px."""

    icon: str
    at: Point
    high: int


VIGNETTES: dict[int, tuple[Vignette, ...]] = {
    21: (Vignette("mombasa.camels", (270, 54), 46),),
    2: (Vignette("mombasa.elephant", (281, 303), 46),),
    9: (Vignette("mombasa.giraffe", (532, 267), 58),),
}


@_patches.remember
def signs(frame: Frame, number: int) -> geography.Patch:
    """Everything engraved in a region, and where it lies."""
    inner, left, top = geography.inside(frame, number, BORDER)
    image = Image.new("L", (inner.width * K, inner.height * K))
    pen = ImageDraw.Draw(image)
    dice = random.Random(f"ground {number}")  # for the eye only; the same ground in every picture
    kinds = SIGNS[GROUND[number]]
    for x, y in _places(frame, number, (left, top, *inner.size), dice):
        sign = dice.choice(kinds)
        if inner.getpixel((int(x - left), int(y - top))):
            for stroke in sign:
                path = [((x - left + a) * K, (y - top + b) * K) for a, b in shapes.curve(stroke, 4)]
                shapes.thick(pen, path, LINE * K, 255)
    mask = image.reduce(K).point(COARSER)
    for picture in VIGNETTES.get(number, ()):
        sprite = icon(picture.icon, picture.high)
        x, y = frame.pixel(picture.at)
        mask.paste(255, (round(x - left - sprite.width / 2), round(y - top - sprite.height / 2)), sprite.mask)
    return mask, left, top


def _places(frame: Frame, number: int, box: tuple[int, int, int, int], dice: random.Random) -> list[Point]:
    """Rows of places, every other one shifted, without those where something else stands."""
    left, top, wide, high = box
    taken: list[tuple[float, float, float, float]] = [(*frame.pixel(chart.CENTRES[number]), *ROOM)]
    taken += [(*frame.pixel(picture.at), picture.high, picture.high * 0.8) for picture in VIGNETTES.get(number, ())]
    found = []
    for row in range(high // APART[1] + 1):
        for column in range(-1, wide // APART[0] + 1):
            x = left + (column + row % 2 / 2) * APART[0] + dice.uniform(-SHIFT, SHIFT)
            y = top + row * APART[1] + 16 + dice.uniform(-SHIFT, SHIFT)
            within = left <= x < left + wide and top <= y < top + high
            if within and all(math.hypot((x - a) / w, (y - b) / h) > 1 for a, b, w, h in taken):
                found.append((x, y))
    return found


@_patches.remember
def wash(frame: Frame, number: int) -> geography.Patch:
    """The border of a region that is washed in a stronger tone."""
    whole, left, top = geography.inside(frame, number, 0)
    return ImageChops.subtract(whole, geography.inside(frame, number, WASH)[0]), left, top
