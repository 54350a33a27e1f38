"""The sea of the chart: bands from the pale coast to the deep, lines along the shore, winds from the rose, a frame."""

from __future__ import annotations

import math

from PIL import Image, ImageDraw, ImageFilter

from render.kit import Box, Point, Sheet, shapes, theme
from render.kit.shapes import Points
from render.mombasa.scenery import tones

COARSE = 4  # px of the picture in one of the mask whose blur the bands follow
BLUR = 96  # px
BANDS = (14, 40, 74, 112)  # of 255 that the blurred land has where the next paler band begins
LINES = (48, 19)  # px from the coast
LINE_WIDE = 2  # px
WINDS = (8, 0)  # from the rose, and from other knots
FRAME, DEGREE = 13, 40  # px: breadth of the frame, length of one of its degrees


def draw(sheet: Sheet, box: Box, coast: Points, knots: Points) -> None:
    """Fills a box with sea round a coast; winds cross in the knots, most of them in the first."""
    x, y, w, h = (round(measure) for measure in box)
    within = [(across - x, down - y) for across, down in coast]
    image = _bands((w, h), within)
    _winds(image, [(across - x, down - y) for across, down in knots])
    image.paste(tones.COAST_LINE, (0, 0), _shore((w, h), within))
    sheet.image.paste(image, (x, y))


def _bands(size: tuple[int, int], coast: Points) -> Image.Image:
    """Flat steps of depth that follow the coast ever more loosely."""
    around = BLUR * 2 // COARSE  # so that the picture's edge is no shore
    small = Image.new("L", (size[0] // COARSE + 1 + 2 * around, size[1] // COARSE + 1 + 2 * around))
    ImageDraw.Draw(small).polygon([(x / COARSE + around, y / COARSE + around) for x, y in coast], fill=255)
    soft = small.filter(ImageFilter.GaussianBlur(BLUR / COARSE))
    soft = soft.crop((around, around, soft.width - around, soft.height - around))
    deep = soft.resize((soft.width * COARSE, soft.height * COARSE), Image.Resampling.BICUBIC).crop((0, 0, *size))
    paler = [sum(value >= bound for bound in BANDS) for value in range(256)]
    steps = tones.SEA[::-1]
    channels = [deep.point([steps[step][n] for step in paler]) for n in range(3)]
    return Image.merge("RGB", channels)


def _shore(size: tuple[int, int], coast: Points) -> Image.Image:
    """Lines along the coast, wider apart with every one, as engravers cut them; so pale that edges may be hard."""
    mask = Image.new("L", size)
    pen = ImageDraw.Draw(mask)
    for away in LINES:
        path = _thinned(coast, away / 3)
        for far, value in ((away + LINE_WIDE / 2, 255), (away - LINE_WIDE / 2, 0)):
            shapes.thick(pen, [*path, *path[:2]], 2 * far, value)
    return mask


def _thinned(path: Points, apart: float) -> list[Point]:
    """A line with its points at least so far apart: a wide stroke needs no more of them."""
    kept = [path[0]]
    for at in path:
        if math.dist(at, kept[-1]) >= apart:
            kept.append(at)
    return kept


def _winds(image: Image.Image, knots: Points) -> None:
    """The winds of all roses, the visible one and the others."""
    pen = ImageDraw.Draw(image)
    reach = image.width + image.height
    for knot, (x, y) in enumerate(knots):
        count = WINDS[knot > 0]
        for n in range(count):
            turn = math.tau * n / count
            pen.line([(x, y), (x + reach * math.cos(turn), y + reach * math.sin(turn))], tones.RHUMB, 2)


def frame(sheet: Sheet, box: Box) -> None:
    """The neat line: degrees in ink and paper between two fine lines, with a square in each corner."""
    x, y, w, h = box
    inner, down = w - 2 * FRAME, h - 2 * FRAME
    ends = (round(w / DEGREE), round(h / DEGREE))
    for left, top, wide, high, count in (
        (x + FRAME, y, inner, FRAME, ends[0]), (x + FRAME, y + h - FRAME, inner, FRAME, ends[0]),
        (x, y + FRAME, FRAME, down, ends[1]), (x + w - FRAME, y + FRAME, FRAME, down, ends[1]),
    ):  # fmt: skip
        sheet.rect((left, top, wide, high), theme.INK)
        across = wide > high
        long = (wide if across else high) / count
        for n in range(count):
            start, thin = round(n * long), 3 if n % 2 else 6
            piece = round((n + 1) * long) - start
            if across:
                sheet.rect((left + start, top + (FRAME - thin) / 2, piece, thin), tones.SAIL)
            else:
                sheet.rect((left + (FRAME - thin) / 2, top + start, thin, piece), tones.SAIL)
    for left in (x, x + w - FRAME):
        for top in (y, y + h - FRAME):
            sheet.rect((left, top, FRAME, FRAME), theme.INK)
            sheet.rect((left + 4, top + 4, FRAME - 8, FRAME - 8), tones.SAIL)
