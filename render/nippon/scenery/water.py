"""The sea between the islands: deep and full of waves, in paler bands towards the land, calm at the ports."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit import Box, Pen, Point, Sheet, drawn, sea, shapes, theme
from render.nippon.scenery import tones

BANDS = tuple(zip((104, 76), tones.SEA[-2:0:-1], strict=True))  # px along the coasts, both sides together


def draw(sheet: Sheet, box: Box, harbour: Box, coasts: Sequence[Sequence[Point]]) -> None:
    """Everything under the islands and the ports."""
    x, y, w, h = harbour
    sea.waves(sheet, box, tones.SEA[-1], tones.CREST)
    sea.depths(sheet, box, [*coasts, shapes.box_path(x, y, x + w, y + h, 0)], BANDS)
    sheet.rect(harbour, tones.SEA[0])


@drawn("nippon.junk")
def junk(pen: Pen) -> None:
    """A boat under one square sail."""
    pen.poly([(10, 74), (92, 70), (78, 94), (26, 94)], tones.TIMBER, theme.INK, 3)
    pen.line([(48, 6), (48, 74)], theme.INK, 4)
    pen.poly([(22, 14), (74, 14), *shapes.curve([(74, 14), (84, 40), (72, 64)]), (24, 64)], tones.SNOW, theme.INK, 3)
    for x in (39, 56):
        pen.line([(x, 16), (x, 62)], tones.KEY, 2)
    pen.line([(4, 96), (96, 96)], tones.SEA[0], 4)
