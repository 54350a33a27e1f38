"""The landscapes of all regions beside each other, from west to east: the head of a poster."""

from __future__ import annotations

from render.kit import Box, Sheet
from render.nippon.scenery import print_of, tones

REGIONS = ("kyushu", "kansai", "chubu", "kanto")
LINE = 5  # px between two prints


def draw(sheet: Sheet, box: Box) -> None:
    """One print beside the other, with a key line between them."""
    x, y, w, h = (round(measure) for measure in box)
    wide = w // len(REGIONS)
    for n, region in enumerate(REGIONS):
        sheet.image.paste(print_of(region, wide, h), (x + n * wide, y))
        if n:
            sheet.rect((x + n * wide - LINE / 2, y, LINE, h), tones.KEY)
