"""The sea between the islands: deep and full of waves, in paler bands towards the land, calm at the ports."""

from __future__ import annotations

from collections.abc import Sequence

from render.kit import Box, Point, Sheet, sea, shapes
from render.nippon.scenery import tones

BANDS = tuple(zip((104, 80, 60), tones.SEA[-2::-1], strict=True))  # px along the coasts, both sides together


def draw(sheet: Sheet, box: Box, harbour: Box, coasts: Sequence[Sequence[Point]]) -> None:
    """Everything under the islands and the ports."""
    x, y, w, h = harbour
    sea.waves(sheet, box, tones.SEA[-1], tones.CREST)
    sea.depths(sheet, box, [*coasts, shapes.box_path(x, y, x + w, y + h, 0)], BANDS)
    sheet.rect(harbour, tones.SEA[0])
