"""The part of a picture in which everything lies that is on offer, where that is a small part."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

AROUND = 96  # px that are seen around what is on offer
LEAST = (720, 480)  # less would not tell where on the picture this is
MOST = (960, 900)  # more would be no larger to the eye than the whole
STRIP = 0.45  # of the height: what lies across the whole width is shown without the rest above and below


def cut(image: Image.Image) -> Image.Image | None:
    """The part round the marks of a picture, unscaled; None where they lie too far apart, or there are none."""
    boxes = image.info.get("marks", {}).values()
    if not boxes:
        return None
    spans = (_span(boxes, side, whole) for side, whole in enumerate(image.size))
    (left, right), (top, bottom) = spans
    if right - left > MOST[0]:
        return image.crop((0, top, image.width, bottom)) if bottom - top <= STRIP * image.height else None
    if bottom - top > MOST[1]:
        return None
    return image.crop((left, top, right, bottom))


def _span(boxes: Iterable[tuple[float, float, float, float]], side: int, whole: int) -> tuple[int, int]:
    """From where to where the part reaches across (0) or down (1)."""
    low = min(box[side] for box in boxes) - AROUND
    high = max(box[side] + box[side + 2] for box in boxes) + AROUND
    lacking = max(0.0, LEAST[side] - (high - low))
    low, high = low - lacking / 2, high + lacking / 2
    shift = max(0.0, -low) - max(0.0, high - whole)
    return max(0, round(low + shift)), min(whole, round(high + shift))
