"""Where things stand on the board: final pixels; with fewer areas everything on the map is drawn larger."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.yokohama.view.structs import AreaView
from render.kit import Box, Point

WIDE = 1600
TOP = 92  # height of the top line
SCALE = {2: 1.2, 3: 1.15, 4: 1.0}
ROWS = {2: (4, 3, 2, 1), 3: (5, 4, 3, 2), 4: (6, 5, 4, 3)}

# One area, in units that are pixels at scale 1.
AREA = (250, 306)
BETWEEN = (12, 14)
LAND = 7  # how much wider than the bricks the land is
HEAD = 62
POWER = (9, 72, 28, 42, 30)  # left, top, width, height, step of the five boxes
TAG = (161, 72, 82, 42)  # the 5-power token
PEOPLE = (8, 120, 234, 88)
SHOP = (7, 213, 42, 86, 45)  # left, top, width, height, step
HOUSE = (190, 206, 53, 93)
CORNER = (359, 306)  # the panels in the lower corners

# The players' table.
HEADS = 60
LINE = 64
LINE_STEP = 70
NAME = (96, 232)  # left, room
COLUMNS = {
    "vp": 366,
    "total": 437,
    "yen": 502,
    "copper": 561,
    "silk": 620,
    "tea": 679,
    "fish": 738,
    "imports": 797,
    "hand": 857,
    "hand.assistants": 907,
    "hand.shops": 957,
    "hand.houses": 1007,
    "warehouse": 1068,
    "warehouse.assistants": 1119,
    "warehouse.shops": 1170,
    "warehouse.houses": 1221,
    "orders": 1284,
    "fulfilled": 1339,
    "technologies": 1396,
    "production": 1455,
    "agents": 1530,
}
GROUPS = (("hand", "hand.houses"), ("warehouse", "warehouse.houses"))
BARS = (829, 1037, 1253, 1368, 1492)  # lines between groups of columns


class BoardPlan(NamedTuple):
    """The board of a number of players."""

    seats: int
    scale: float
    area: tuple[int, int]
    step: tuple[float, float]
    left: float
    top: float
    sea: Box
    end: Box
    achievements: Box
    compass: tuple[float, float, int]
    steamer: tuple[float, float, int]
    gulls: tuple[Point, ...]
    table: float  # top of the column heads
    height: int

    def px(self, units: float) -> int:
        """Units of an area in pixels."""
        return round(units * self.scale)

    def at(self, area: AreaView) -> tuple[int, int]:
        """The upper left corner of an area."""
        return round(self.left + area.x2 * self.step[0] / 2), round(self.top + area.row * self.step[1])

    def box(self, area: AreaView) -> Box:
        return (*self.at(area), *self.area)

    def within(self, area: AreaView, box: tuple[float, float, float, float]) -> Box:
        """A box given in units inside an area."""
        x, y = self.at(area)
        left, top, wide, high = box
        return (x + self.px(left), y + self.px(top), self.px(wide), self.px(high))

    def lands(self) -> list[Box]:
        """The strips of land under the rows."""
        edge = self.px(LAND)
        dx, dy = self.step
        return [
            (
                self.left + row * dx / 2 - edge,
                self.top + row * dy - edge,
                count * dx - self.px(BETWEEN[0]) + 2 * edge,
                self.area[1] + 2 * edge,
            )
            for row, count in enumerate(ROWS[self.seats])
        ]

    def row(self, n: int) -> Box:
        """From the left to the right end of the player's line at a place."""
        return (22, self.table + HEADS + n * LINE_STEP, WIDE - 44, LINE)


@lru_cache(maxsize=8)
def plan(seats: int) -> BoardPlan:
    """The board for so many players."""
    scale = SCALE[seats]
    area = (round(AREA[0] * scale), round(AREA[1] * scale))
    step = (round((AREA[0] + BETWEEN[0]) * scale), round((AREA[1] + BETWEEN[1]) * scale))
    count = ROWS[seats][0]
    left = round((WIDE - count * step[0] + BETWEEN[0] * scale) / 2)
    top = TOP + 20
    sea_high = 4 * step[1] - round(BETWEEN[1] * scale) + 36
    sea = (8, TOP + 2, WIDE - 16, sea_high)
    corner = (round(CORNER[0] * scale), round(CORNER[1] * scale))
    low = top + 3 * step[1]
    side = left + step[0]  # left edge of row 2
    middle = top + 2.5 * step[1]
    table = TOP + 2 + sea_high + 8
    return BoardPlan(
        seats=seats,
        scale=scale,
        area=area,
        step=step,
        left=left,
        top=top,
        sea=sea,
        end=(26, low, *corner),
        achievements=(WIDE - 26 - corner[0], low, *corner),
        compass=(8 + side / 2, middle, round(min(side - 80, 250))),
        steamer=(WIDE - 8 - side / 2, middle, round(min(side - 60, 280))),
        gulls=((60, top + 1.3 * step[1]), (90, top + 1.62 * step[1]), (WIDE - 70, top + 1.36 * step[1]),
               (WIDE - 92, top + 1.68 * step[1])),
        table=table,
        height=round(table + HEADS + seats * LINE_STEP + 16),
    )  # fmt: skip
