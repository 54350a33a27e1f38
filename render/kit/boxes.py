"""Boxes with an outline, kept in parts: those that are copied, and corners that are blended."""

from __future__ import annotations

import itertools

from PIL import Image

from render.kit import shapes
from render.kit.caches import Cache
from render.kit.icons import CutPart, Sprite, cut_bytes
from render.kit.theme import Colour

SMALL = 12_000  # px; up to here a box is kept as it looks

_boxes: Cache[tuple[CutPart, ...]] = Cache(cut_bytes)


def parts(w: int, h: int, radius: int, fill: Colour, line: Colour, width: int) -> tuple[CutPart, ...]:
    """A small box as it looks, of a large one only the corners."""
    return _boxes.get((w, h, radius, fill, line, width), lambda: _parts(w, h, radius, fill, line, width))


def _parts(w: int, h: int, radius: int, fill: Colour, line: Colour, width: int) -> tuple[CutPart, ...]:
    r = max(0, min(radius, w // 2, h // 2))
    if w * h < SMALL or 2 * width >= min(w, h) or width > r:
        return _whole(w, h, radius, fill, line, width).parts
    corners = _whole(2 * r, 2 * r, r, fill, line, width).rgba()
    found: list[CutPart] = []
    for left, top in itertools.product((0, r), repeat=2):
        corner = corners.crop((left, top, left + r, top + r))
        x, y = left and w - r, top and h - r
        found.append((corner.convert("RGB").im, corner.getchannel("A").im, x, y, r, r))
    long, tall = w - 2 * r, h - 2 * r
    bars = ((r, 0, long, width), (r, h - width, long, width), (0, r, width, tall), (w - width, r, width, tall))
    inner = ((r, width, long, r - width), (width, r, w - 2 * width, tall), (r, h - r, long, r - width))
    for colour, boxes in ((line, bars), (fill, inner)):
        found += [(colour, None, *box) for box in boxes if box[2] > 0 and box[3] > 0]
    return tuple(found)


def _whole(w: int, h: int, radius: int, fill: Colour, line: Colour, width: int) -> Sprite:
    mask, rgb = Image.new("L", (w, h)), Image.new("RGB", (w, h), line)
    for part, left, top, wide, tall in shapes.rounded(w, h, radius):
        mask.paste(part or 255, (left, top, left + wide, top + tall))
    if w > 2 * width and h > 2 * width:
        inner = shapes.rounded(w - 2 * width, h - 2 * width, max(0, min(radius, w // 2, h // 2) - width))
        for part, left, top, wide, tall in inner:
            x, y = left + width, top + width
            rgb.paste(fill, (x, y, x + wide, y + tall), part)
    return Sprite(rgb, mask)
