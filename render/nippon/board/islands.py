"""The islands on the board: their coasts, landscapes and rails."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from render.kit import Point, Sheet, sea, shapes
from render.nippon import colours, scenery
from render.nippon.board.layout import BoardLayout
from render.nippon.scenery import tones

# Coasts in px from the corner of the island's place; clockwise.
COASTS: tuple[tuple[Point, ...], ...] = (
    ((16, 130), (26, 76), (80, 50), (170, 42), (262, 48), (300, 72), (316, 120), (329, 132), (342, 120), (352, 76),
     (376, 46), (440, 40), (520, 44), (574, 70), (592, 130), (588, 210), (588, 280), (600, 322), (660, 338), (724, 338),
     (762, 356), (766, 402), (744, 440), (660, 446), (540, 440), (420, 450), (300, 446), (180, 452), (70, 448),
     (18, 436), (8, 404), (18, 362), (6, 316), (20, 262), (8, 196)),
    ((44, 96), (66, 58), (130, 44), (230, 50), (304, 44), (400, 52), (480, 40), (548, 48), (582, 84), (592, 150),
     (588, 226), (588, 290), (612, 326), (680, 334), (742, 342), (768, 376), (760, 424), (716, 444), (600, 448),
     (470, 440), (340, 450), (210, 444), (90, 452), (28, 442), (6, 408), (16, 358), (14, 300), (8, 240), (14, 176),
     (30, 134)),
    ((12, 150), (18, 92), (60, 56), (150, 46), (236, 48), (290, 66), (322, 92), (348, 84), (372, 56), (440, 42),
     (528, 48), (576, 78), (592, 140), (588, 204), (588, 262), (588, 312), (634, 334), (706, 330), (754, 348),
     (768, 392), (750, 436), (680, 448), (560, 442), (430, 452), (300, 442), (170, 450), (66, 446), (16, 428),
     (10, 380), (22, 330), (8, 270), (18, 210)),
    ((10, 170), (22, 104), (52, 62), (128, 46), (220, 52), (310, 42), (400, 48), (490, 42), (556, 56), (584, 96),
     (588, 160), (592, 226), (588, 284), (594, 322), (650, 336), (716, 332), (760, 352), (768, 398), (748, 438),
     (668, 446), (560, 450), (430, 442), (310, 452), (190, 444), (80, 452), (18, 438), (8, 402), (16, 362),
     (8, 316), (20, 260), (8, 214)),
)  # fmt: skip
ISLETS: tuple[tuple[Point, ...], ...] = (
    (),
    ((-4, 96), (16, 84), (30, 100), (22, 116), (2, 116)),
    ((322, 48), (336, 44), (342, 56), (330, 64)),
    (),
)  # fmt: skip


def still(sheet: Sheet, where: BoardLayout, regions: Sequence[str]) -> None:
    """All islands, each with its landscape up to the beach."""
    for n, region in enumerate(regions):
        x, y, _, _ = where.region(n)
        if ISLETS[n]:
            sea.coast(
                sheet, _there(shapes.curve(ISLETS[n], 6, closed=True), x, y), colours.LAND, beach=False, foam=False
            )
        path = coast(where, n)
        sea.coast(sheet, path, tones.MEADOW, foam=False)
        seen = Image.new("L", (scenery.WIDE, scenery.HIGH))
        for mask, left, top, wide, high in shapes.polygon(_there(shapes.inset(path, sea.BEACH), -x, -y)):
            seen.paste(255 if mask is None else mask, (left, top, left + wide, top + high))
        sheet.image.paste(scenery.view_of(region), (round(x), round(y)), seen)


def coasts(where: BoardLayout, count: int) -> list[list[Point]]:
    """The coasts of all regions, for the water round them."""
    return [coast(where, n) for n in range(count)]


def coast(where: BoardLayout, n: int) -> list[Point]:
    """The coast of a region on the sheet."""
    x, y, _, _ = where.region(n)
    return _there(shapes.curve(COASTS[n % len(COASTS)], 6, closed=True), x, y)


def _there(path: Sequence[Point], x: float, y: float) -> list[Point]:
    return [(x + across, y + down) for across, down in path]
