"""The illustration of a rule: the things it is about, 720 px wide, an arrow at the first of them and one number.

The things are seen alone: pale, the whole on which they lie, and paper round it. The number stands beside it, above or
below, with the sign and the words of what it counts: where the arrow has a short way that leads over none of the other
things and hardly any words.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping
from itertools import pairwise
from operator import itemgetter
from typing import NamedTuple

from msgspec import Struct
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from render.drawing.around_marks import CORNER, OUTLINE, thing_under
from render.kit import theme, width
from render.kit.icons import aspect
from render.kit.sheet import Box, Sheet, around
from render.legend import Sign, Signs
from words import label

WIDE = 720
EDGE = 28  # px of paper round what is shown
DISC, BAND = 72, 88  # px of the number, and of paper above or below with it in the middle
LONG = 46  # px of an arrow at least
LOW, LARGER = 130, 1.5  # px: what is no higher is shown so much larger at most
NEAR, NEARER = 4, 1.6  # px round things that are seen from near, and how large they are at most
ICON, WORDS, SMALLER_WORDS = 60, 30, (28, 26, 24)  # px of the sign beside the number, and of what it stands for
BESIDE_ROOM, BESIDE_HIGH, AWAY = 330, 236, 56  # px of paper right of it with the number, and of the arrow there
BEFORE, WORDS_ROOM = DISC / 2 + 16, 190  # px from the middle of the number to its sign, and of words behind it
WAY = 42  # px right of two places, where the way from one to the next is
FAINT, BESIDE = 24, 24  # of grey: lines that are seen; px at either side of an arrow where few of them should be
OFF = 6  # px between the outline of the thing and the tip
SHAFT, HEAD, RIM = 11, 30, 5  # px of the arrow's line, of its head, and of paper round both
PALE = 0.45  # how much paper lies over what is around the things
ROOM_TAKEN = 20  # steps that are as bad as a band of paper
STEP, LINES = 6, 0.5  # px between the places at which an arrow may end; of lines under it that are as bad as a step

Point = tuple[float, float]


class Pointing(Struct, frozen=True):
    """The number of an illustration, the sign of what it counts, whether it shows places on a way, and from near."""

    number: str
    sign: str = ""
    way: bool = False
    near: bool = False


class Arrow(NamedTuple):
    """Where an arrow lies in a picture, with the thing it points at."""

    tip: Point
    disc: Point  # the middle of its number
    thing: Box


class Shown(NamedTuple):
    """What is seen in an illustration, and where in it the thing lies that the arrow points at."""

    image: Image.Image
    first: Image.Image  # a mask: its outline, too
    others: list[Box]


def illustrated(
    drawn: Callable[[Mapping[str, str]], Image.Image],
    targets: Mapping[str, str],
    pointing: Pointing,
    signs: Signs,
    lang: str,
) -> Image.Image:
    """What `drawn` makes of these targets as an illustration; `arrow` in the picture's info says where that lies."""
    image = drawn(targets)
    each = [drawn({target: ""}) for target in list(targets)[: None if pointing.way else 1]]
    bare = drawn({})
    plain, frame = alone(image, seen(image, bare))
    if pointing.way:
        plain = with_way(plain, [_round(things_in(one)) for one in each])
        frame = around(frame, (frame[0], frame[1], frame[2] + WAY + SHAFT, frame[3]))
    if pointing.near:
        plain, frame = close_to(plain, seen(image, bare), frame)
    others = [box for box in things_in(image) if box not in things_in(each[0])]
    shown = _fitted(plain, seen(each[0], bare), others, frame, NEARER if pointing.near else LARGER)
    free = WIDE - 2 * EDGE - shown.image.width
    taken = beside(pointing.sign, signs[pointing.sign], lang, free) if pointing.sign else BESIDE_ROOM - EDGE
    tried = (_from(side, shown, taken) for side in ("tb" if pointing.way else "rtb"))
    _, sheet, arrow = min((one for one in tried if one is not None), key=itemgetter(0))
    if pointing.sign:
        name_number(sheet, arrow, pointing.sign, signs[pointing.sign], lang)
    draw_arrow(sheet, arrow, pointing.number)
    sheet.image.info["arrow"] = arrow
    sheet.image.info["marks"] = image.info["marks"]
    return sheet.image


def things_in(image: Image.Image) -> list[Box]:
    """The outlined things; the places of their numbers, of which there are none, lie on them."""
    boxes: list[Box] = image.info["places"][""]

    def on(one: Box, other: Box) -> bool:
        middle = one[0] + one[2] / 2, one[1] + one[3] / 2
        larger = other[2] * other[3] > one[2] * one[3]
        return larger and all(0 <= middle[side] - other[side] <= other[side + 2] for side in (0, 1))

    return [one for one in boxes if not any(on(one, other) for other in boxes)]


def seen(image: Image.Image, bare: Image.Image) -> Image.Image:
    """Where the outlined things are, with their outlines, which `bare` does not have."""
    mask = Image.new("L", image.size, 0)
    pen = ImageDraw.Draw(mask)
    paths = image.info.get("paths", {}).get("", ())
    for path in paths:
        pen.polygon([*path], fill=255)
        pen.line([*path, *path[:2]], fill=255, width=OUTLINE, joint="curve")
    outlines = ImageChops.difference(image, bare)
    for x, y, w, h in () if paths else things_in(image):
        left, top = round(x - OUTLINE), round(y - OUTLINE)
        lines = outlines.crop((left, top, round(x + w + OUTLINE), round(y + h + OUTLINE))).getbbox()
        if lines is not None:
            corners = left + lines[0], top + lines[1], left + lines[2] - 1, top + lines[3] - 1
            pen.rounded_rectangle(corners, CORNER, fill=255)
    for x, y, wide, high in image.info.get("pinned", ()):
        if mask.crop((round(x), round(y), round(x + wide), round(y + high))).getbbox() is not None:
            pen.ellipse((x, y, x + wide, y + high), fill=255)
    return mask


def alone(image: Image.Image, things: Image.Image) -> tuple[Image.Image, Box]:
    """These things and, pale, the whole on which each of them lies; all round them is paper.

    The colours are flat, as those of all pictures.
    """
    wholes = Image.new("L", image.size, 0)
    pen = ImageDraw.Draw(wholes)
    x, y, right, bottom = things.getbbox() or (0, 0, *image.size)
    frame: Box = (x, y, right - x, bottom - y)
    for thing in things_in(image):
        if whole := thing_under(image, thing):
            left, top, w, h = whole
            pen.rounded_rectangle((left, top, left + w - 1, top + h - 1), CORNER, fill=255)
            frame = around(frame, whole)
    paper = Image.new("RGB", image.size, theme.PAPER)
    veiled = Image.blend(image, paper, PALE).point(lambda c: round(c / 4) * 4)
    return Image.composite(image, Image.composite(veiled, paper, wholes), things), frame


def close_to(image: Image.Image, things: Image.Image, frame: Box) -> tuple[Image.Image, Box]:
    """What of a frame is near these things, with round corners."""
    left, top, right, bottom = things.getbbox() or (0, 0, *things.size)
    x, y = max(left - NEAR, frame[0]), max(top - NEAR, frame[1])
    w, h = min(right + NEAR, frame[0] + frame[2]) - x, min(bottom + NEAR, frame[1] + frame[3]) - y
    mask = Image.new("L", image.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((x, y, x + w - 1, y + h - 1), CORNER, fill=255)
    return Image.composite(image, Image.new("RGB", image.size, theme.PAPER), mask), (x, y, w, h)


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
    """What the number counts: in its band on the side of it that has more room, else below or above the number."""
    (x, y), across = arrow.disc, arrow.tip[1] == arrow.disc[1]
    right = across or x < sheet.width / 2
    wide = sheet.icon(
        (x + BEFORE if right else x - BEFORE, y), icon, sized(icon), anchor="lm" if right else "rm", **sign.look
    )
    near = beside_number(wide)
    if across and sheet.width - x - near - EDGE >= longest(sign, lang):
        left, room = x + near, sheet.width - x - near - EDGE
        box: Box = (left, y - BAND, room, 2 * BAND)
        align = "lm"
    elif across:
        left, high = x - DISC / 2, DISC / 2 + 10
        below = y < sheet.height / 2
        room = sheet.height - y - high if below else y - high
        box = (left, y + high if below else 0, sheet.width - left - 12, room)
        align = "lt" if below else "lb"
    else:
        left, room = (x + near, sheet.width - x - near - 12) if right else (12, x - near - 12)
        box, align = (left, y - BAND / 2, room, BAND), "lm" if right else "rm"
    sheet.block(box, said(sign, lang), WORDS, lines=3, align=align, shrink=SMALLER_WORDS)


def sized(icon: str) -> int:
    """How high a sign beside the number is: a wide one is lower."""
    return round(ICON / max(1.0, aspect(icon)))


def beside_number(wide: float) -> float:
    """Px from the middle of the number to the words behind a sign so wide."""
    return BEFORE + wide + 14


def longest(sign: Sign, lang: str) -> float:
    """Px of its longest word."""
    return max(width(word, WORDS) for word in said(sign, lang).split())


def beside(icon: str, sign: Sign, lang: str, free: float) -> float:
    """Px that the arrow, the number, its sign and its words take right of a thing, with so many `free` px there."""
    wide, words, long = sized(icon) * aspect(icon), width(said(sign, lang), WORDS), longest(sign, lang)
    before = AWAY + DISC / 2 + beside_number(wide)
    if before + long <= free:
        return before + min(words, max(long, WORDS_ROOM))
    return AWAY + max(DISC / 2 + BEFORE + wide, min(words, WORDS_ROOM))


def said(sign: Sign, lang: str) -> str:
    """What a sign stands for in a few words."""
    return re.split("[;:,]", label(sign.text, lang))[0]


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


def _fitted(image: Image.Image, first: Image.Image, others: list[Box], frame: Box, larger: float) -> Shown:
    """What lies in a frame, no wider than an illustration has room for."""
    x, y, w, h = (round(side) for side in frame)
    scale = min(larger if h <= LOW or larger > LARGER else 1.0, (WIDE - 2 * EDGE) / w)
    size = round(w * scale), round(h * scale)
    whole = Image.new("RGB", (w, h), theme.PAPER)
    whole.paste(image.crop((x, y, min(x + w, image.width), min(y + h, image.height))))
    cut = first.crop((x, y, x + w, y + h))
    boxes = [((u - x) * scale, (v - y) * scale, wide * scale, high * scale) for u, v, wide, high in others]
    shown = whole.resize(size, Image.Resampling.LANCZOS)
    return Shown(shown, cut.resize(size, Image.Resampling.BOX).point(lambda c: 255 * (c > 127)), boxes)


def _from(side: str, shown: Shown, taken: float) -> tuple[float, Sheet, Arrow] | None:
    """The illustration with an arrow from a side (r t b), not drawn yet, and how bad that is; None without room.

    With what is `taken` right of it by the arrow and its number, what is shown stands in the middle.
    """
    (wide, high), across = shown.image.size, side == "r"
    if across and wide + EDGE + BESIDE_ROOM > WIDE:
        return None
    box = shown.first.getbbox() or (0, 0, wide, high)
    inside = box[1] if side == "t" else high - box[3]  # so far the arrow leads over what is shown
    band = BAND + max(0, LONG - inside)
    sheet = Sheet(WIDE, max(high + 2 * EDGE, BESIDE_HIGH) if across else high + EDGE + band)
    left = max(EDGE, (WIDE - wide - round(taken if across else 0)) // 2)
    top = (sheet.height - high) // 2 if across else band if side == "t" else EDGE
    sheet.image.paste(shown.image, (left, top))
    mask = Image.new("L", sheet.image.size, 0)
    mask.paste(shown.first, (left, top))
    others = [(x + left, y + top, w, h) for x, y, w, h in shown.others]
    end = {"r": left + wide + AWAY + DISC / 2, "t": BAND / 2, "b": sheet.height - BAND / 2}[side]
    bad, arrow = _arrow(sheet.image, mask, others, side, end)
    return bad + ROOM_TAKEN * (not across), sheet, arrow


def _arrow(image: Image.Image, mask: Image.Image, others: list[Box], side: str, end: float) -> tuple[float, Arrow]:
    """Near the middle of the thing, where few lines of the picture and none of the other things lie under the arrow."""
    x, y, right, bottom = mask.getbbox() or (0, 0, *image.size)
    edges = image.convert("L").filter(ImageFilter.FIND_EDGES).point(lambda c: 255 * (c > FAINT))
    low, high, most = (y, bottom, image.height) if side == "r" else (x, right, image.width)
    middle, found = (low + high) // 2, list[tuple[float, Point, Point]]()
    for n in range(round((high - low) / 2 / STEP) + 1):
        for at in (middle - n * STEP, middle + n * STEP):
            if not (low + HEAD / 2 <= at <= high - HEAD / 2 and DISC / 2 < at < most - DISC / 2):
                continue
            line = (x, at, right, at + 1) if side == "r" else (at, y, at + 1, bottom)
            rim = mask.crop(line).getbbox()
            if rim is None:
                continue
            tip = x + rim[2] + OFF if side == "r" else y + rim[1] - OFF if side == "t" else y + rim[3] + OFF
            span, thick = sorted((tip, end)), (at - BESIDE, at + BESIDE)
            under = (span[0], thick[0], span[1], thick[1]) if side == "r" else (thick[0], span[0], thick[1], span[1])
            crossed = any(
                a < u + w and u < c and b < v + h and v < d for u, v, w, h in others for a, b, c, d in [under]
            )
            lines = edges.crop(under).histogram()[255]
            bad = lines / LINES + n + (span[1] - span[0]) / STEP + 1000 * crossed
            found.append((bad, *(((tip, at), (end, at)) if side == "r" else ((at, tip), (at, end)))))
    bad, at_tip, disc = min(found, default=(math.inf, (middle, float(y)), (middle, end)))
    return bad, Arrow(at_tip, disc, (x, y, right - x, bottom - y))
