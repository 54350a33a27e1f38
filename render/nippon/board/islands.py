"""The islands on the board: their coasts, rails and what grows and stands there where no piece ever lies."""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from render.kit import Point, Sheet, sea, shapes, theme
from render.nippon import colours
from render.nippon.board.layout import Plan

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
PINES: tuple[tuple[Point, ...], ...] = (
    ((52, 144), (76, 130), (240, 326), (552, 140), (546, 322)),
    ((66, 142), (528, 138), (552, 150), (62, 328), (560, 330)),
    ((50, 140), (546, 136), (564, 150), (54, 326), (250, 130)),
    ((44, 146), (66, 134), (260, 140), (548, 140), (560, 322)),
)


def still(sheet: Sheet, where: Plan, count: int) -> None:
    """All islands."""
    for n in range(count):
        x, y, _, _ = where.region(n)
        if ISLETS[n]:
            sea.coast(sheet, _there(shapes.curve(ISLETS[n], 6, closed=True), x, y), colours.LAND, beach=False)
        sea.coast(sheet, coast(where, n), colours.LAND)
        for tree in PINES[n]:
            _pine(sheet, x + tree[0], y + tree[1])
        SCENERY[n](sheet, x + 304, y + 352)


def coast(where: Plan, n: int) -> list[Point]:
    """The coast of a region on the sheet."""
    x, y, _, _ = where.region(n)
    return _there(shapes.curve(COASTS[n % len(COASTS)], 6, closed=True), x, y)


def _there(path: Sequence[Point], x: float, y: float) -> list[Point]:
    return [(x + across, y + down) for across, down in path]


def rails(sheet: Sheet, where: Plan, n: int, count: int) -> None:
    """Two lines over sleepers, along the southern coast."""
    ends = [-0.48 + k * 0.17 for k in range(round((count - 0.04) / 0.17) + 1)]
    middle = [where.rail(n, along) for along in ends]
    for x, y in middle:
        sheet.line([(x, y - 19), (x, y + 19)], colours.SLEEPER, 6)
    for (x, y), (right, _) in itertools.pairwise(middle):
        for side in (-11, 11):
            sheet.rect((x, y + side - 2, right - x, 4), colours.RAIL)


def pines(sheet: Sheet, at: Sequence[Point]) -> None:
    for x, y in at:
        _pine(sheet, x, y)


def _pine(sheet: Sheet, x: float, y: float) -> None:
    """A small tree, its foot at the point."""
    sheet.rect((x - 2, y - 8, 4, 10), colours.SLEEPER)
    sheet.polygon([(x, y - 34), (x + 11, y - 6), (x - 11, y - 6)], colours.PINE)


def _volcano(sheet: Sheet, x: float, y: float) -> None:
    sheet.polygon([(x - 76, y), (x - 20, y - 46), (x + 18, y - 46), (x + 74, y)], colours.HILL)
    sheet.polygon([(x - 20, y - 46), (x + 18, y - 46), (x + 2, y - 34)], colours.SLEEPER)
    for across, down, r in ((6, 58, 9), (20, 68, 7), (32, 64, 5)):
        sheet.disc(x + across, y - down, r, colours.PLATE, None)


def _lake(sheet: Sheet, x: float, y: float) -> None:
    shore = shapes.curve([(x - 60, y - 16), (x - 26, y - 40), (x + 34, y - 36), (x + 58, y - 22), (x + 30, y - 4),
                          (x - 30, y + 2)], 6, closed=True)  # fmt: skip
    sheet.polygon(shore, theme.WATER, theme.COAST, 3)
    for across, down in ((-22, 24), (10, 16)):
        ripple = [(x + across - 12, y - down), (x + across, y - down - 4), (x + across + 12, y - down)]
        sheet.line(shapes.curve(ripple, 4), theme.FOAM, 3)
    _pagoda(sheet, x, y - 200)


def _peak(sheet: Sheet, x: float, y: float) -> None:
    sheet.polygon([(x - 84, y), (x - 14, y - 60), (x + 14, y - 60), (x + 84, y)], colours.HILL)
    snow = [(x - 14, y - 60), (x + 14, y - 60), (x + 36, y - 40), (x + 18, y - 46), (x + 2, y - 36), (x - 16, y - 46),
            (x - 36, y - 41)]  # fmt: skip
    sheet.polygon(snow, theme.PANEL)


def _temple(sheet: Sheet, x: float, y: float) -> None:
    _pagoda(sheet, x, y)
    pines(sheet, ((x - 56, y), (x + 54, y - 4)))


def _pagoda(sheet: Sheet, x: float, y: float) -> None:
    """Three roofs, one above the other."""
    for n, half in enumerate((34, 28, 22)):
        down = y - n * 24
        sheet.rect((x - half * 0.55, down - 14, half * 1.1, 14), colours.SUNK)
        sheet.polygon([(x - half, down - 12), (x - half * 0.4, down - 26), (x + half * 0.4, down - 26),
                       (x + half, down - 12)], colours.PINE)  # fmt: skip
    sheet.rect((x - 2, y - 86, 4, 14), colours.PINE)


SCENERY = (_volcano, _lake, _peak, _temple)
