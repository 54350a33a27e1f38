"""What is marked in a picture, made easy to find: the part of the picture around it, or a light on it."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image, ImageDraw, ImageFilter

PART_MARGIN = 96  # px that are seen around what is on offer
SMALLEST_PART = (720, 480)  # px; less would not tell where on the picture this is
LARGEST_PART = (960, 900)  # px; more would be no larger to the eye than the whole
STRIP = 0.96  # of the width: so high at most is what lies across all of it, without the rest above and below
LIGHT_MARGIN = 26  # px of light round each thing
LIGHT_FADE = 10  # px over which the light fades
DIMMED = 0.38  # how much is left of a colour outside the light


def cut(image: Image.Image) -> Image.Image | None:
    """The part round the marks of a picture, unscaled; None where they lie too far apart, or there are none."""
    boxes = image.info.get("marks", {}).values()
    if not boxes:
        return None
    spans = (_span(boxes, side, whole) for side, whole in enumerate(image.size))
    (left, right), (top, bottom) = spans
    if right - left > LARGEST_PART[0]:
        return image.crop((0, top, image.width, bottom)) if bottom - top <= STRIP * image.width else None
    if bottom - top > LARGEST_PART[1]:
        return None
    return image.crop((left, top, right, bottom))


def _span(boxes: Iterable[tuple[float, float, float, float]], side: int, whole: int) -> tuple[int, int]:
    """From where to where the part reaches across (0) or down (1)."""
    low = min(box[side] for box in boxes) - PART_MARGIN
    high = max(box[side] + box[side + 2] for box in boxes) + PART_MARGIN
    lacking = max(0.0, SMALLEST_PART[side] - (high - low))
    low, high = low - lacking / 2, high + lacking / 2
    shift = max(0.0, -low) - max(0.0, high - whole)
    return max(0, round(low + shift)), min(whole, round(high + shift))


def lit(image: Image.Image) -> Image.Image:
    """A picture with only what is marked in full light; as it is where nothing is marked."""
    boxes = image.info.get("places", ())
    if not boxes:
        return image
    light = Image.new("L", image.size, round(255 * DIMMED))
    pen = ImageDraw.Draw(light)
    for x, y, w, h in boxes:
        around = (x - LIGHT_MARGIN, y - LIGHT_MARGIN, x + w + LIGHT_MARGIN, y + h + LIGHT_MARGIN)
        pen.rounded_rectangle(around, radius=LIGHT_MARGIN, fill=255)
    light = light.filter(ImageFilter.GaussianBlur(LIGHT_FADE))
    shown = Image.composite(image, Image.new(image.mode, image.size), light)
    shown.info.update(image.info)
    return shown
