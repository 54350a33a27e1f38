"""The evening skyline that heads are printed on: bands of light, the mountain, the sun, roofs along the bay."""

from __future__ import annotations

from render.kit import Box, Colour, Point, Sheet, shapes, theme
from render.yokohama.scenery import tones

FAR: Colour = (228, 188, 160)
NEAR: Colour = (180, 140, 124)
MOUNTAIN: Colour = (164, 176, 192)
GLOW: tuple[Colour, ...] = (theme.PAPER, (248, 232, 204), (252, 224, 184), tones.SKY[4])
COLOURS: tuple[Colour, ...] = (FAR, NEAR, MOUNTAIN, *GLOW[1:3])

BANDS = (56, 42, 28)  # px above the foot, where the next band of light begins
ROOFS = (46, 30, 60, 38, 52, 34, 44, 66, 40, 56)  # px: widths of houses, again and again
SUN = 34  # px of half the sun
SUN_AT, PEAK_AT = (0.46, 90), (0.53, 128)  # place and px above the foot: in heads they look out above the points
MASTS = ((0.13, 34), (0.16, 40), (0.19, 32), (0.9, 36), (0.93, 42))  # of ships in the bay: place, px above the foot
PAGODA = 0.47  # its place


def draw(
    sheet: Sheet, box: Box, *, scale: float = 1, sun: Point = SUN_AT, peak: Point = PEAK_AT, pagoda: float = PAGODA
) -> None:
    """The evening over the town, so much larger; sun and mountain stand so much of the width further on, and so high.

    What is written on it stands above the lower bands.
    """
    x, y, w, h = box
    foot = y + h
    sheet.rect(box, GLOW[0])
    for high, tint in zip(BANDS, GLOW[1:], strict=True):
        sheet.rect((x, foot - high * scale, w, high * scale), tint)
    disc = shapes.regular(x + w * sun[0], foot - sun[1] * scale, SUN * scale, 48)
    sheet.polygon([(across, min(down, foot)) for across, down in disc], tones.SUN)
    _mountain(sheet, x + w * peak[0], foot, peak[1] * scale)
    for place, high in MASTS:
        _mast(sheet, x + w * place, foot - 8 * scale, high * scale)
    _roofs(sheet, box, FAR, 20, 3, scale)
    _pagoda(sheet, x + w * pagoda, foot, scale)
    _roofs(sheet, box, NEAR, 9, 0, scale)


def _mountain(sheet: Sheet, x: float, foot: float, high: float) -> None:
    side = shapes.curve([(-high * 3.0, 0), (-high * 1.3, -high * 0.42), (-high * 0.3, -high)])
    path = [*((x + a, foot + b) for a, b in side), *((x - a, foot + b) for a, b in reversed(side))]
    sheet.polygon(path, MOUNTAIN)
    snow = [(0.3, -1.0), (0.6, -0.76), (0.42, -0.7), (0.22, -0.8), (0.06, -0.64), (-0.14, -0.78), (-0.34, -0.66),
            (-0.6, -0.76), (-0.3, -1.0)]  # fmt: skip
    sheet.polygon([(x + a * high, foot + b * high) for a, b in snow], tones.SNOW)


def _mast(sheet: Sheet, x: float, foot: float, high: float) -> None:
    """A mast with two furled yards."""
    sheet.line([(x, foot - high), (x, foot)], NEAR, 3)
    for share, reach in ((0.85, 0.27), (0.55, 0.38)):
        sheet.line([(x - reach * high, foot - high * share), (x + reach * high, foot - high * share)], NEAR, 3)


def _pagoda(sheet: Sheet, x: float, foot: float, scale: float) -> None:
    """Three roofs above each other."""
    sheet.rect((x - 10 * scale, foot - 40 * scale, 20 * scale, 40 * scale), NEAR)
    for n, reach in enumerate((30 * scale, 25 * scale, 20 * scale)):
        down = foot - (18 + 12 * n) * scale
        up = down - 8 * scale
        sheet.polygon([(x - reach, down), (x - reach * 0.5, up), (x + reach * 0.5, up), (x + reach, down)], NEAR)
    sheet.line([(x, foot - 62 * scale), (x, foot - 44 * scale)], NEAR, 3 * scale)


def _roofs(sheet: Sheet, box: Box, tint: Colour, high: float, first: int, scale: float) -> None:
    """A row of gables and hipped roofs."""
    x, y, w, h = box
    left, n, foot = x - 20.0 * scale, first, y + h
    while left < x + w:
        wide = ROOFS[n % len(ROOFS)] * scale
        top = foot - (high + (n * 7 % 5) * 2) * scale
        eaves, over = top + 9 * scale, 3 * scale
        sheet.rect((left + over, top + 7 * scale, wide - 2 * over, foot - top - 7 * scale), tint)
        ridge = wide * (0.5 if n % 3 else 0.28)
        sheet.polygon([(left - over, eaves), (left + ridge, top - 2 * scale), (left + wide - ridge, top - 2 * scale),
                       (left + wide + over, eaves)], tint)  # fmt: skip
        left += wide + (4 if n % 4 else 26) * scale
        n += 1
