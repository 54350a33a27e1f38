"""The illustration of a rule: the things it is about, 720 px wide, an arrow at the first of them and one number.

What lies around the things is pale. The number stands in a band of plain paper on the side from which the arrow has a
short way that leads over none of the other things and hardly any words.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from operator import itemgetter
from typing import NamedTuple

from PIL import Image, ImageDraw, ImageFilter

from render.drawing.around_marks import OUTLINE, Box, clear_line
from render.kit import theme
from render.kit.sheet import Sheet

WIDE = 720
AROUND, CLEAR = 50, 40  # px that are seen around the things, and by which that may be more or less, to cut no words
BAND, DISC = 104, 72  # px of plain paper with the number in it
INSIDE = 7  # px that the tip reaches into the thing
SHAFT, HEAD, RIM = 11, 30, 5  # px of the arrow's line, of its head, and of paper round both
PALE = 0.45  # how much paper lies over what is around the things
SMALLER = 150  # steps that are as bad as things of no size
STEP, LINES = 6, 20  # px between the places at which an arrow may end; of lines under it that are as bad as a step

Point = tuple[float, float]


class Arrow(NamedTuple):
    """Where an arrow lies in a picture, with the thing it points at."""

    tip: Point
    disc: Point  # the middle of its number
    thing: Box


def illustrated(
    drawn: Callable[[Mapping[str, str]], Image.Image], targets: Mapping[str, str], number: str
) -> Image.Image:
    """What `drawn` makes of these targets as an illustration; `arrow` in the picture's info says where that lies."""
    image = drawn(targets)
    first: Box = drawn(dict.fromkeys(list(targets)[:1], "")).info["marks"][""]
    things: list[Box] = image.info["places"][""]
    veiled = pale(image, things)
    tried = (_from(side, way, veiled, first, things) for side, way in _ways(first, things))
    _, sheet, arrow = min(tried, key=itemgetter(0))
    draw_arrow(sheet, arrow, number)
    sheet.image.info["arrow"] = arrow
    sheet.image.info["marks"] = image.info["marks"]
    return sheet.image


def pale(image: Image.Image, things: list[Box]) -> Image.Image:
    """A picture with nothing in its full colours but these things; its colours are flat, as those of all pictures."""
    seen = Image.new("L", image.size, 0)
    pen = ImageDraw.Draw(seen)
    for x, y, w, h in things:
        around = (x - OUTLINE, y - OUTLINE, x + w + OUTLINE, y + h + OUTLINE)
        pen.rounded_rectangle(around, radius=2 * OUTLINE, fill=255)
    veiled = Image.blend(image, Image.new("RGB", image.size, theme.PAPER), PALE).point(lambda c: round(c / 4) * 4)
    return Image.composite(image, veiled, seen)


def draw_arrow(sheet: Sheet, arrow: Arrow, number: str) -> None:
    """An arrow from a number to a thing, with a rim of paper."""
    (x, y), (u, v) = arrow.tip, arrow.disc
    length = math.dist(arrow.tip, arrow.disc)
    along = (u - x) / length, (v - y) / length
    neck = x + along[0] * HEAD * 0.8, y + along[1] * HEAD * 0.8
    back, half = (x + along[0] * HEAD, y + along[1] * HEAD), HEAD * 0.55
    head = [
        arrow.tip,
        (back[0] - along[1] * half, back[1] + along[0] * half),
        (back[0] + along[1] * half, back[1] - along[0] * half),
    ]
    sheet.line([neck, arrow.disc], theme.PAPER, SHAFT + 2 * RIM)
    sheet.polygon(head, theme.PAPER, theme.PAPER, 2 * RIM)
    sheet.line([neck, arrow.disc], theme.VERMILION, SHAFT)
    sheet.polygon(head, theme.VERMILION)
    sheet.icon(arrow.disc, "mark", DISC, label=number)


def _round(things: list[Box]) -> Box:
    """The box round all of them."""
    left, top = (min(box[side] for box in things) for side in (0, 1))
    right, bottom = (max(box[side] + box[side + 2] for box in things) for side in (0, 1))
    return left, top, right - left, bottom - top


def _ways(first: Box, things: list[Box]) -> list[tuple[str, float]]:
    """From which sides an arrow may come (l r t b), and how far past the others."""
    (x, y, w, h), (left, top, wide, high) = first, _round(things)
    ways = {
        "t": (y - top, (x, top - 1, w, y - top)),
        "b": (top + high - y - h, (x, y + h, w, top + high - y - h + 1)),
        "r": (left + wide - x - w, (x + w, y, left + wide - x - w + 1, h)),
        "l": (x - left, (left - 1, y, x - left, h)),
    }
    others = [box for box in things if box != first]
    free = [side for side, (_, way) in ways.items() if not any(_overlap(way, other) for other in others)]
    return [(side, ways[side][0]) for side in free or ways]


def _overlap(one: Box, other: Box) -> bool:
    return all(one[s] < other[s] + other[s + 2] and other[s] < one[s] + one[s + 2] for s in (0, 1))


def _window(image: Image.Image, things: list[Box], wide: int) -> tuple[tuple[int, int, int, int], float]:
    """The part of a picture round these things, so many px wide once it is made smaller by what is told beside it."""
    x, y, w, h = _round(things)
    taken = max(round(w) + 2 * AROUND, min(wide, image.width))
    taken = min(taken, image.width)
    left = round(min(max(0, x + w / 2 - taken / 2), image.width - taken))
    across = left, left + taken
    top, bottom = max(0, round(y - AROUND)), min(image.height, round(y + h + AROUND))
    found = clear_line(image, top, (max(0, top - CLEAR), round(y - 2 * OUTLINE)), across, 1)
    top = top if found is None else found
    found = clear_line(image, bottom, (round(y + h + 2 * OUTLINE), min(image.height, bottom + CLEAR)), across, 1)
    bottom = bottom if found is None else found
    return (left, top, left + taken, bottom), wide / taken


def _from(side: str, way: float, image: Image.Image, first: Box, things: list[Box]) -> tuple[float, Sheet, Arrow]:
    """The illustration with an arrow from a side, not drawn yet, and how bad that is."""
    window, scale = _window(image, things, WIDE - BAND * (side in "lr"))
    shown = image.crop(window)
    shown = shown.resize((round(shown.width * scale), round(shown.height * scale)), Image.Resampling.LANCZOS)
    across, down = (BAND if side == "l" else 0), (BAND if side == "t" else 0)
    sheet = Sheet(WIDE, shown.height + BAND * (side in "tb"))
    sheet.image.paste(shown, (across, down))
    x, y, w, h = first
    thing = (x - window[0]) * scale + across, (y - window[1]) * scale + down, w * scale, h * scale
    bad, arrow = _arrow(sheet.image, thing, side)
    return bad + way / STEP + SMALLER * (1 - scale), sheet, arrow


def _arrow(image: Image.Image, thing: Box, side: str) -> tuple[float, Arrow]:
    """Near the middle of the thing, where few lines of the picture lie under the arrow."""
    x, y, w, h = thing
    upright = side in "tb"
    low, long = (x, w) if upright else (y, h)
    half = BAND / 2
    end = {"t": half, "b": image.height - half, "l": half, "r": image.width - half}[side]
    tip = {"t": y + INSIDE, "b": y + h - INSIDE, "l": x + INSIDE, "r": x + w - INSIDE}[side]
    edges = image.convert("L").filter(ImageFilter.FIND_EDGES).point(lambda c: 255 * (c > theme.INK[0]))
    most = (image.width if upright else image.height) - half
    middle = min(max(low + long / 2, half), most)
    found: list[tuple[float, float]] = []
    for n in range(round(long * 0.3 / STEP) + 1):
        for at in (middle - n * STEP, middle + n * STEP):
            if half <= at <= most and low + INSIDE < at < low + long - INSIDE:
                near, far = sorted((tip, end))
                ends = (
                    (at - HEAD / 2, near, at + HEAD / 2, far) if upright else (near, at - HEAD / 2, far, at + HEAD / 2)
                )
                lines = edges.crop(ends).histogram()[255]
                found.append((lines / LINES + n, at))
    bad, at = min(found, default=(math.inf, low + long / 2))
    spot: tuple[Point, Point] = ((at, tip), (at, end)) if upright else ((tip, at), (end, at))
    return bad, Arrow(*spot, thing)
