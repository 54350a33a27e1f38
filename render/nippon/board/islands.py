"""The islands on the board: their coasts, landscapes and rails."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.kit import Point, Sheet, sea, shapes
from render.nippon import scenery
from render.nippon.board.layout import BoardLayout
from render.nippon.scenery import tones


def still(sheet: Sheet, where: BoardLayout, regions: Sequence[str]) -> None:
    """All islands, each with its landscape up to the beach."""
    for n, region in enumerate(regions):
        x, y, _, _ = where.region(n)
        path = coast(where, n)
        sea.coast(sheet, path, tones.MEADOW, foam=False)
        seen = Image.new("L", (scenery.WIDE, scenery.HIGH))
        for mask, left, top, wide, high in shapes.polygon(_there(shapes.inset(path, sea.BEACH), -x, -y)):
            seen.paste(255 if mask is None else mask, (left, top, left + wide, top + high))
        left, right = where.landscape
        scene = scenery.view_of(region).crop((left, 0, right, scenery.HIGH))
        sheet.image.paste(scene, (round(x), round(y)), seen.crop((0, 0, *scene.size)))


def coasts(where: BoardLayout, count: int) -> list[list[Point]]:
    """The coasts of all regions, for the water round them."""
    return [coast(where, n) for n in range(count)]


def coast(where: BoardLayout, n: int) -> list[Point]:
    """The coast of a region on the sheet."""
    x, y, _, _ = where.region(n)
    return _there(shapes.curve(where.shore(n), 6, closed=True), x, y)


def _there(path: Sequence[Point], x: float, y: float) -> list[Point]:
    return [(x + across, y + down) for across, down in path]
