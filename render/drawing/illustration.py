"""The illustration of a rule: the things it is about, 720 px wide, an arrow at the first of them and one number.

What lies around the things is pale. The number stands in a band of plain paper, with the sign and the words of what it
counts, above or below: where the arrow has a short way that leads over none of the other things and hardly any words.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from itertools import pairwise
from operator import itemgetter
from typing import NamedTuple

from msgspec import Struct
from PIL import Image, ImageDraw, ImageFilter

from render.drawing.around_marks import OUTLINE, clear_line
from render.kit import theme
from render.kit.icons import aspect
from render.kit.sheet import Box, Sheet
from render.legend import Sign, Signs
from words import label

WIDE = 720
AROUND, CLEAR = 50, 40  # px that are seen around the things, and by which that may be more or less, to cut no words
BAND, DISC = 104, 72  # px of plain paper with the number in it
ICON, WORDS, SMALLER_WORDS = 60, 30, (28, 26, 24)  # px of the sign beside the number, and of what it stands for
WAY = 42  # px right of two places, where the way from one to the next is
FAINT, BESIDE = 24, 24  # of grey: lines that are seen; px at either side of an arrow where few of them should be
INSIDE = 7  # px that the tip reaches into the thing
SHAFT, HEAD, RIM = 11, 30, 5  # px of the arrow's line, of its head, and of paper round both
PALE = 0.45  # how much paper lies over what is around the things
SMALLER = 150  # steps that are as bad as things of no size
STEP, LINES = 6, 0.5  # px between the places at which an arrow may end; of lines under it that are as bad as a step

Point = tuple[float, float]


class Pointing(Struct, frozen=True):
    """The number of an illustration, the sign of what it counts, and whether the things are places on a way."""

    number: str
    sign: str = ""
    way: bool = False


class Arrow(NamedTuple):
    """Where an arrow lies in a picture, with the thing it points at."""

    tip: Point
    disc: Point  # the middle of its number
    thing: Box


def illustrated(
    drawn: Callable[[Mapping[str, str]], Image.Image],
    targets: Mapping[str, str],
    pointing: Pointing,
    signs: Signs,
    lang: str,
) -> Image.Image:
    """What `drawn` makes of these targets as an illustration; `arrow` in the picture's info says where that lies."""
    image = drawn(targets)
    each: list[Box] = [drawn({target: ""}).info["marks"][""] for target in list(targets)[: None if pointing.way else 1]]
    first = each[0]
    things: list[Box] = image.info["places"][""]
    veiled = with_way(pale(image, things), each) if pointing.way else pale(image, things)
    tried = (_from(side, way, veiled, first, things) for side, way in _ways(first, things))
    _, sheet, arrow = min(tried, key=itemgetter(0))
    if pointing.sign:
        name_number(sheet, arrow, pointing.sign, signs[pointing.sign], lang)
    draw_arrow(sheet, arrow, pointing.number)
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


def with_way(image: Image.Image, places: list[Box]) -> Image.Image:
    """Lines from one place to the next round their right sides, over nothing that is told in them."""
    sheet = Sheet(*image.size)
    sheet.image.paste(image, (0, 0))
    for (x, y, w, h), (u, v, wide, high) in pairwise(places):
        out = min(max(x + w, u + wide) + WAY, image.width - SHAFT)
        start, end = (x + w - OUTLINE, y + h * 0.6), (u + wide - OUTLINE, v + high * 0.4)
        line = [start, (out, start[1]), (out, end[1]), (end[0] + HEAD / 2, end[1])]
        sheet.line(line, theme.PAPER, SHAFT + 2 * RIM)
        _head(sheet, end, (1, 0), HEAD)
        sheet.line(line, theme.VERMILION, SHAFT)
    return sheet.image


def name_number(sheet: Sheet, arrow: Arrow, icon: str, sign: Sign, lang: str) -> None:
    """What the number counts, on the side of it that has more room."""
    x, y = arrow.disc
    beside = DISC / 2 + 16
    right = x < sheet.width / 2
    size = round(ICON / max(1.0, aspect(icon)))
    wide = sheet.icon((x + beside if right else x - beside, y), icon, size, anchor="lm" if right else "rm", **sign.look)
    near = beside + wide + 14
    left, room = (x + near, sheet.width - x - near - 12) if right else (12, x - near - 12)
    box = (left, y - BAND / 2, room, BAND)
    sheet.block(
        box,
        label(sign.text, lang).partition(";")[0],
        WORDS,
        lines=3,
        align="lm" if right else "rm",
        shrink=SMALLER_WORDS,
    )


def draw_arrow(sheet: Sheet, arrow: Arrow, number: str) -> None:
    """An arrow from a number to a thing, with a rim of paper."""
    (x, y), (u, v) = arrow.tip, arrow.disc
    length = math.dist(arrow.tip, arrow.disc)
    along = (u - x) / length, (v - y) / length
    neck = x + along[0] * HEAD * 0.8, y + along[1] * HEAD * 0.8
    sheet.line([neck, arrow.disc], theme.PAPER, SHAFT + 2 * RIM)
    _head(sheet, arrow.tip, along, HEAD)
    sheet.line([neck, arrow.disc], theme.VERMILION, SHAFT)
    sheet.icon(arrow.disc, "mark", DISC, label=number)


def _head(sheet: Sheet, tip: Point, back: Point, long: float) -> None:
    """The head of an arrow, with a rim of paper; `back` is a step of one px away from its tip."""
    (x, y), (u, v), half = tip, back, long * 0.55
    ends = [(x + u * long + side * v * half, y + v * long - side * u * half) for side in (-1, 1)]
    sheet.polygon([tip, *ends], theme.PAPER, theme.PAPER, 2 * RIM)
    sheet.polygon([tip, *ends], theme.VERMILION)


def _round(things: list[Box]) -> Box:
    """The box round all of them."""
    left, top = (min(box[side] for box in things) for side in (0, 1))
    right, bottom = (max(box[side] + box[side + 2] for box in things) for side in (0, 1))
    return left, top, right - left, bottom - top


def _ways(first: Box, things: list[Box]) -> list[tuple[str, float]]:
    """From which sides an arrow may come (t b), and how far past the others."""
    (x, y, w, h), (_, top, _, high) = first, _round(things)
    ways = {
        "t": (y - top, (x, top - 1, w, y - top)),
        "b": (top + high - y - h, (x, y + h, w, top + high - y - h + 1)),
    }
    others = [box for box in things if box != first]
    free = [side for side, (_, way) in ways.items() if not any(_overlap(way, other) for other in others)]
    return [(side, ways[side][0]) for side in free or ways]


def _overlap(one: Box, other: Box) -> bool:
    return all(one[s] < other[s] + other[s + 2] and other[s] < one[s] + one[s + 2] for s in (0, 1))


def _window(image: Image.Image, things: list[Box]) -> tuple[tuple[int, int, int, int], float]:
    """The part of a picture round these things, and by what it is made as wide as an illustration."""
    x, y, w, h = _round(things)
    taken = max(round(w) + 2 * AROUND, min(WIDE, image.width))
    taken = min(taken, image.width)
    left = round(min(max(0, x + w / 2 - taken / 2), image.width - taken))
    across = left, left + taken
    top, bottom = max(0, round(y - AROUND)), min(image.height, round(y + h + AROUND))
    found = clear_line(image, top, (max(0, top - CLEAR), round(y - 2 * OUTLINE)), across, 1)
    top = top if found is None else found
    found = clear_line(image, bottom, (round(y + h + 2 * OUTLINE), min(image.height, bottom + CLEAR)), across, 1)
    bottom = bottom if found is None else found
    return (left, top, left + taken, bottom), WIDE / taken


def _from(side: str, way: float, image: Image.Image, first: Box, things: list[Box]) -> tuple[float, Sheet, Arrow]:
    """The illustration with an arrow from a side, not drawn yet, and how bad that is."""
    window, scale = _window(image, things)
    shown = image.crop(window)
    shown = shown.resize((round(shown.width * scale), round(shown.height * scale)), Image.Resampling.LANCZOS)
    down = BAND if side == "t" else 0
    sheet = Sheet(WIDE, shown.height + BAND)
    sheet.image.paste(shown, (0, down))
    x, y, w, h = first
    thing = (x - window[0]) * scale, (y - window[1]) * scale + down, w * scale, h * scale
    bad, arrow = _arrow(sheet.image, thing, side)
    return bad + way / STEP + SMALLER * (1 - scale), sheet, arrow


def _arrow(image: Image.Image, thing: Box, side: str) -> tuple[float, Arrow]:
    """Near the middle of the thing, where few lines of the picture lie under the arrow."""
    x, y, w, h = thing
    half = BAND / 2
    end, tip = (half, y + INSIDE) if side == "t" else (image.height - half, y + h - INSIDE)
    edges = image.convert("L").filter(ImageFilter.FIND_EDGES).point(lambda c: 255 * (c > FAINT))
    most = image.width - half
    middle = min(max(x + w / 2, half), most)
    found: list[tuple[float, float]] = []
    for n in range(round(w / 2 / STEP) + 1):
        for at in (middle - n * STEP, middle + n * STEP):
            if half <= at <= most and x + HEAD / 2 < at < x + w - HEAD / 2:
                lines = edges.crop((at - BESIDE, min(tip, end), at + BESIDE, max(tip, end))).histogram()[255]
                found.append((lines / LINES + n, at))
    bad, at = min(found, default=(math.inf, middle))
    return bad, Arrow((at, tip), (at, end), thing)
