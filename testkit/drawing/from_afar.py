"""Whether two pictures look the same from afar: a moved label does not count, another scene or position does."""

from __future__ import annotations

import io
import itertools
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

COARSE = (48, 36)  # pixels that are left of a picture
PIECE = (320, 240)  # pixels of a sheet of many pictures that are compared as one picture
MOST_APART = 4.0  # of 255 on average, and four times as much anywhere
OTHER = 255.0

Picture = Path | bytes | Image.Image


def opened(picture: Picture) -> Image.Image:
    if isinstance(picture, Image.Image):
        return picture
    with Image.open(picture if isinstance(picture, Path) else io.BytesIO(picture)) as image:
        return image.convert("RGB")


def apart(one: Picture, another: Picture) -> float:
    """How far two pictures are apart from afar, 0 to 255; where a small part of them is, as much as that is."""
    small = [opened(picture).resize(COARSE, Image.Resampling.BOX) for picture in (one, another)]
    found = ImageStat.Stat(ImageChops.difference(*small))
    spread = max(high for _, high in found.extrema)
    return max(sum(found.mean) / 3, spread / 16)


def sheets_apart(one: Picture, another: Picture) -> float:
    """The same of sheets of many pictures, piece by piece; one of another size is another sheet."""
    sheets = opened(one), opened(another)
    (wide, high), size = sheets[0].size, sheets[1].size
    if size != (wide, high):
        return OTHER
    corners = itertools.product(range(0, wide, PIECE[0]), range(0, high, PIECE[1]))
    boxes = [(x, y, min(wide, x + PIECE[0]), min(high, y + PIECE[1])) for x, y in corners]
    return max(apart(*(sheet.crop(box) for sheet in sheets)) for box in boxes)
