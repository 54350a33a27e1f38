"""What is marked in a picture, made easy to find: the part of the picture around it, or a light on it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PIL import Image, ImageDraw, ImageFilter

Box = tuple[float, float, float, float]  # left, top, width, height

PART_MARGIN = 96  # px that are seen around what is on offer
SMALLEST_PART = (720, 480)  # px; less would not tell where on the picture this is
LARGEST_PART = (960, 900)  # px; more would be no larger to the eye than the whole
STRIP = 0.96  # of the width: so high at most is what lies across all of it, without the rest above and below
BAND_MARGIN = 72  # px that are seen above and below what is on offer, where bands of a picture are put together
GAP, GAP_COLOUR = 12, (255, 255, 255)  # px between them
TILE_MARGIN = 30  # px around a thing that is shown by itself, with its number
TILES_ALIKE = 0.7  # how much smaller than the largest of them one may be
MOST_OF_WHOLE = 0.8  # of the height: where bands take more, the whole is shown
LIGHT_MARGIN = 26  # px of light round each thing
LIGHT_FADE = 10  # px over which the light fades
DIMMED = 0.38  # how much is left of a colour outside the light


def cut(image: Image.Image) -> Image.Image | None:
    """The part round the marks of a picture, unscaled, or the bands they lie in; None where that saves too little."""
    marks = image.info.get("marks", {})
    boxes = [marks[label] for label in sorted(marks, key=lambda label: (len(label), label))]  # 2 before 10
    if not boxes:
        return None
    (left, right), (top, bottom) = (_span(boxes, side, whole) for side, whole in enumerate(image.size))
    wide = right - left > LARGEST_PART[0]
    across = (0, image.width) if wide else (left, right)
    if bottom - top <= (STRIP * image.width if wide else LARGEST_PART[1]):
        left, right = widened(across, bottom - top, image.width)
        return image.crop((left, top, right, bottom))
    found = bands(boxes, image.height)
    height = sum(high - low for low, high in found) + GAP * (len(found) - 1)
    left, right = widened(across, height, image.width)
    little = height > MOST_OF_WHOLE * image.height
    if (little or height > STRIP * (right - left)) and (tiles := tiled(image, boxes)) is not None:
        return tiles
    return None if little else joined([image.crop((left, low, right, high)) for low, high in found], height)


def widened(across: tuple[int, int], height: int, whole: int) -> tuple[int, int]:
    """From where to where a part of this height has to reach so that it is no higher than a strip may be."""
    width = max(across[1] - across[0], min(whole, round(height / STRIP)))
    left = min(max(0, (sum(across) - width) // 2), whole - width)
    return left, left + width


def bands(boxes: Iterable[Box], whole: int) -> list[tuple[int, int]]:
    """From where to where something is marked, down a picture; what lies close together is one band."""
    found: list[tuple[int, int]] = []
    for _, top, _, height in sorted(boxes, key=lambda box: box[1]):
        low, high = max(0, round(top - BAND_MARGIN)), min(whole, round(top + height + BAND_MARGIN))
        if found and low - found[-1][1] < BAND_MARGIN:
            found[-1] = found[-1][0], max(high, found[-1][1])
        else:
            found.append((low, high))
    return found


def joined(parts: Sequence[Image.Image], height: int) -> Image.Image:
    """Bands of a picture below each other, with a gap where the rest is left out."""
    made = Image.new(parts[0].mode, (parts[0].width, height), GAP_COLOUR)
    top = 0
    for part in parts:
        made.paste(part, (0, top))
        top += part.height + GAP
    return made


def tiled(image: Image.Image, boxes: Sequence[Box]) -> Image.Image | None:
    """Every marked thing by itself, in rows, where they are all over a picture and about equally large; else None.

    They come in the order of their numbers, and a last row that is shorter stands in the middle.
    """
    wide, high = (round(max(box[side] for box in boxes)) + 2 * TILE_MARGIN for side in (2, 3))
    alike = all(min(box[side] for box in boxes) >= TILES_ALIKE * max(box[side] for box in boxes) for side in (2, 3))
    columns = next((n for n in range(2, len(boxes)) if -(-len(boxes) // n) * high <= STRIP * n * wide), None)
    if not alike or columns is None or columns * wide > image.width:
        return None
    lines = -(-len(boxes) // columns)
    made = Image.new(image.mode, (columns * (wide + GAP) - GAP, lines * (high + GAP) - GAP), GAP_COLOUR)
    short = (lines * columns - len(boxes)) * (wide + GAP) // 2  # by which the last row begins further right
    for n, (x, y, w, h) in enumerate(boxes):
        line, column = divmod(n, columns)
        left = min(max(0, round(x + w / 2 - wide / 2)), image.width - wide)
        top = min(max(0, round(y + h / 2 - high / 2)), image.height - high)
        at = column * (wide + GAP) + (short if line == lines - 1 else 0), line * (high + GAP)
        made.paste(image.crop((left, top, left + wide, top + high)), at)
    return made


def _span(boxes: Iterable[Box], side: int, whole: int) -> tuple[int, int]:
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
