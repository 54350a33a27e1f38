"""Where the cells of the map stand: positions as on the board, as wide as the picture has room for."""

from __future__ import annotations

from typing import NamedTuple

from engine.yokohama.view.structs import AreaView
from render.kit import Box, Point
from render.zoom import HEAD, WIDTH

COLUMNS = {2: 4, 3: 5, 4: 6}
ROWS = 4
EDGE, GAP = 14, 12  # px round all cells and between them
LEAST = 4  # columns
HIGH = {4: 112, 5: 136, 6: 136}  # by columns, of a cell: head and one line where it is wide, else two
TOP = 46  # px, the coloured head of a cell
KEY_LINE = 34  # px, the least
KEY_WIDE = 360  # px; more would only be empty


class PlaceLayout(NamedTuple):
    """The map of a number of players, or the part of it that counts."""

    seats: int
    first: int = 0  # row
    last: int = ROWS - 1
    left: int = 0  # half a column
    fewer: int = 0  # columns than the map has

    @classmethod
    def part(cls, seats: int, rows: tuple[int, int], halves: tuple[int, int]) -> PlaceLayout:
        """So many rows, and as many columns as these places need, with what lies around them."""
        count = max(LEAST, -(-(halves[1] - halves[0]) // 2) + 1)
        most = 2 * (COLUMNS[seats] - count)
        middle = (halves[0] + halves[1]) // 2 - count + 1
        return cls(seats, *rows, min(max(0, middle), most), COLUMNS[seats] - count)

    @property
    def columns(self) -> int:
        return COLUMNS[self.seats] - self.fewer

    @property
    def wide(self) -> int:
        """Of a cell."""
        return (WIDTH - 2 * EDGE - (self.columns - 1) * GAP) // self.columns

    @property
    def size(self) -> tuple[int, int]:
        return self.wide, HIGH[self.columns]

    @property
    def one_line(self) -> bool:
        """Whether all that stands in a cell stands in one line below its head."""
        return self.columns == LEAST

    @property
    def height(self) -> int:
        rows = self.last - self.first + 1
        return HEAD + rows * (self.size[1] + GAP) - GAP + 2 * EDGE

    def shows(self, area: AreaView) -> bool:
        across = self.left <= area.x2 <= self.left + 2 * (self.columns - 1)
        return across and self.first <= area.row <= self.last

    def box(self, area: AreaView) -> Box:
        x = EDGE + (area.x2 - self.left) * (self.wide + GAP) // 2
        y = HEAD + EDGE + (area.row - self.first) * (self.size[1] + GAP)
        return (x, y, *self.size)

    def corner(self, lines: int, *, right: bool) -> Box:
        """What is free beside the last row; beside the one above it, too, where so many lines need it."""
        high = max(self.size[1], lines * KEY_LINE)
        free = (self.last - (high > self.size[1])) * (self.wide + GAP) // 2
        wide = min(KEY_WIDE, free - GAP)
        return (WIDTH - EDGE - wide if right else EDGE, self.height - EDGE - high, wide, high)


def between(one: Box, other: Box) -> Point:
    """The middle of the border of two cells that touch."""
    (ax, ay, aw, ah), (bx, by, bw, _) = sorted((one, other), key=lambda box: (box[1], box[0]))
    if ay == by:
        return ((ax + aw + bx) / 2, ay + ah * 0.62)
    return ((max(ax, bx) + min(ax + aw, bx + bw)) / 2, (ay + ah + by) / 2)
