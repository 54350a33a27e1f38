"""Where the cells of the map stand: positions as on the board, larger with fewer players."""

from __future__ import annotations

from typing import NamedTuple

from engine.yokohama.view.structs import AreaView
from render.kit import Box, Point
from render.zoom import HEAD, WIDTH

SCALE = {2: 1.08, 3: 1.0, 4: 1.0}
COLUMNS = {2: 4, 3: 5, 4: 6}
ROWS = 4

# One cell, in units that are pixels at scale 1.
CELL, STEP = (172, 178), (184, 194)
TOP = 54  # the coloured head of a cell
LAND = 6
KEY_HIGH = 178


class PlacePlan(NamedTuple):
    """The map of a number of players."""

    seats: int
    scale: float
    left: float
    top: float
    height: int

    def px(self, units: float) -> int:
        """Units of a cell in pixels."""
        return round(units * self.scale)

    def box(self, area: AreaView) -> Box:
        x = round(self.left + area.x2 * STEP[0] * self.scale / 2)
        y = round(self.top + area.row * STEP[1] * self.scale)
        return (x, y, self.px(CELL[0]), self.px(CELL[1]))

    @property
    def sea(self) -> Box:
        return (4, HEAD + 6, WIDTH - 8, self.height - HEAD - 12)

    def land(self, row: int) -> Box:
        """The strip under a row."""
        count = COLUMNS[self.seats] - row
        x = self.left + row * STEP[0] * self.scale / 2 - LAND
        wide = (count * STEP[0] - STEP[0] + CELL[0]) * self.scale + 2 * LAND
        return (x, self.top + row * STEP[1] * self.scale - LAND, wide, CELL[1] * self.scale + 2 * LAND)

    def corners(self) -> tuple[Box, Box]:
        """The free corners below, left and right of the last row."""
        x, y, wide, _ = self.land(ROWS - 1)
        high = self.px(KEY_HIGH)
        most = 330  # px; more would only be empty
        left, right = min(most, x - 20 - 12), min(most, WIDTH - 12 - (x + wide) - 20)
        return (12, y + LAND, left, high), (WIDTH - 12 - right, y + LAND, right, high)


def plan(seats: int) -> PlacePlan:
    """The map for so many players."""
    scale = SCALE[seats]
    wide = ((COLUMNS[seats] - 1) * STEP[0] + CELL[0]) * scale
    top = HEAD + 25
    height = round(top + ((ROWS - 1) * STEP[1] + CELL[1]) * scale + 22)
    return PlacePlan(seats, scale, (WIDTH - wide) / 2, top, height)


def between(one: Box, other: Box) -> Point:
    """The middle of the border of two cells that touch."""
    (ax, ay, aw, ah), (bx, by, bw, _) = sorted((one, other), key=lambda box: (box[1], box[0]))
    if ay == by:
        return ((ax + aw + bx) / 2, ay + ah * 0.62)
    return ((max(ax, bx) + min(ax + aw, bx + bw)) / 2, (ay + ah + by) / 2)
