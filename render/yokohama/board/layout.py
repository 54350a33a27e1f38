"""Where things stand on the board: final pixels; with fewer areas everything on the map is drawn larger."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engine.yokohama.view.structs import AreaView
from render.head import HIGH
from render.kit import Box, Point

WIDE = 1600
TOP = HIGH + 22  # px above the sea: the head, and roofs below it
SCALE = {2: 1.2, 3: 1.12, 4: 1.0}
ROWS = {2: (4, 3, 2, 1), 3: (5, 4, 3, 2), 4: (6, 5, 4, 3)}

SHORE = 24  # px from the bricks to the coast
CORNER = (359, 340)  # the panels in the lower corners

# The players' table: two lines a player.
LINE, LINE_STEP = 108, 114  # height and step of a player
FIRST, SECOND = 30, 79  # the middles of the two lines
FOOT = 4  # px below the table
NAME = (116, 340)  # left, room
POINTS = 506
COLUMNS: dict[str, tuple[int, int]] = {  # left edge of the icon, and in which line
    "yen": (566, 0),
    "copper": (730, 0),
    "silk": (836, 0),
    "tea": (942, 0),
    "fish": (1048, 0),
    "imports": (1170, 0),
    "orders": (1278, 0),
    "fulfilled": (1376, 0),
    "agents": (1474, 0),
    "hand": (566, 1),
    "hand.assistants": (622, 1),
    "hand.shops": (726, 1),
    "hand.houses": (802, 1),
    "warehouse": (908, 1),
    "warehouse.assistants": (964, 1),
    "warehouse.shops": (1067, 1),
    "warehouse.houses": (1144, 1),
    "technologies": (1278, 1),
    "production": (1376, 1),
}


class AreaLayout(NamedTuple):
    """Where things stand in one area, in units that are pixels at scale 1."""

    size: tuple[int, int] = (250, 340)
    between: tuple[int, int] = (12, 14)
    head: int = 60
    power: tuple[float, float, float, float, float] = (6, 65, 28, 48, 28.8)  # left, top, size, step of the five boxes
    tag: tuple[float, float, float, float] = (151, 65, 94, 48)  # the 5-power token
    scene: tuple[float, float, float, float] = (3, 117, 244, 104)
    people: tuple[float, float, float, float] = (8, 117, 234, 103)
    shop: tuple[float, float, float, float, float] = (4, 227, 46, 109, 47.4)  # left, top, size, step
    house: tuple[float, float, float, float] = (194, 221, 52, 115)
    eaves: tuple[int, int] = (14, 22)  # above the walls of shops and houses
    president: int = 94  # heights of people: a president, anybody new at most, assistants, those before a president
    new: int = 80
    chip: int = 60
    digit: int = 37  # type: what a power yields, what the mover's does, amounts on building spaces
    reached: int = 43
    amount: int = 42
    beside: int = 54


class BoardLayout(NamedTuple):
    """The board of a number of players, or one of its parts on a phone."""

    seats: int
    wide: int
    turned: bool  # by a quarter: the rows of the map stand upright, the mainland at the right
    scale: float
    large: bool  # names of areas are so large that they can be read unopened
    parts: AreaLayout
    area: tuple[int, int]
    step: tuple[float, float]
    left: float
    top: float
    sea: Box
    end: Box
    achievements: Box
    cards: tuple[Box, ...]  # of the players, where they have no table
    card_scale: float
    compass: tuple[float, float, int]
    steamer: tuple[float, float, int]
    table: float  # its top
    height: int

    def px(self, units: float) -> int:
        """Units of an area in pixels."""
        return round(units * self.scale)

    def at(self, area: AreaView) -> tuple[int, int]:
        """The upper left corner of an area."""
        if self.turned:
            column = len(ROWS[self.seats]) - 1 - area.row
            return round(self.left + column * self.step[0]), round(self.top + area.x2 * self.step[1] / 2)
        return round(self.left + area.x2 * self.step[0] / 2), round(self.top + area.row * self.step[1])

    def box(self, area: AreaView) -> Box:
        return (*self.at(area), *self.area)

    def within(self, area: AreaView, box: tuple[float, float, float, float]) -> Box:
        """A box given in units inside an area."""
        x, y = self.at(area)
        left, top, wide, high = box
        return (x + self.px(left), y + self.px(top), self.px(wide), self.px(high))

    def coast(self) -> list[Point]:
        """The outline of the land under the rows: a spur of the mainland that gets narrower step by step."""
        side = int(self.turned)  # rows run across, or down
        start, step, out = (self.left, self.top)[side], self.step[side], self.step[1 - side]
        far = 2 * self.sea[side] + self.sea[2 + side]  # both ends of the mainland together
        deep = self.area[1 - side]
        right: list[Point] = []
        for row, count in enumerate(ROWS[self.seats]):
            edge = start + row * step / 2 + count * step - self.px(self.parts.between[side]) + SHORE
            head = row * out
            foot = head + deep
            if row == 0:
                right += [(far + 80, -84), (far + 80, foot - 120), (max(edge, far - 30), foot - 40)]
                right += [(edge - 30, foot + 16)]
            else:
                right += [(edge + 34, head + 16), (edge + 2, head + 50), (edge, foot - 50)]
                right += [(edge - 6, foot - 2), (edge - 36, foot + 22)] if row < len(ROWS[self.seats]) - 1 else []
        right += [(edge - 14, foot - 6), (edge - 52, foot + 22), (edge - 120, foot + 27)]
        quay = (far / 2, foot + 27)  # far points beside near ones would bend the curve back over itself
        path = [*right, quay, *((far - along, down) for along, down in reversed(right))]
        if self.turned:
            shore = self.left + (len(ROWS[self.seats]) - 1) * self.step[0] + self.area[0]
            return [(shore - down, along) for along, down in path]
        return [(along, self.top + down) for along, down in path]

    def row(self, n: int) -> Box:
        """From the left to the right end of the player's line at a place."""
        return (22, self.table + 8 + n * LINE_STEP, WIDE - 44, LINE)


@lru_cache(maxsize=8)
def layout_of(seats: int) -> BoardLayout:
    """The board for so many players."""
    scale, parts = SCALE[seats], AreaLayout()
    (wide, high), between = parts.size, parts.between
    area = (round(wide * scale), round(high * scale))
    step = (round((wide + between[0]) * scale), round((high + between[1]) * scale))
    count = ROWS[seats][0]
    left = round((WIDE - count * step[0] + between[0] * scale) / 2)
    top = TOP + 24
    sea_high = 24 + 4 * step[1] - round(between[1] * scale) + 40
    corner = (round(left + 1.5 * step[0]) - SHORE - 46 if seats == 2 else round(CORNER[0] * scale), area[1])
    low = top + 3 * step[1]
    side = left + step[0] - SHORE  # left end of the third row
    middle = top + 2.5 * step[1]
    table = TOP + sea_high
    return BoardLayout(
        seats=seats,
        wide=WIDE,
        turned=False,
        scale=scale,
        large=False,
        parts=parts,
        area=area,
        step=step,
        left=left,
        top=top,
        sea=(0, TOP, WIDE, sea_high),
        end=(22, low, *corner),
        achievements=(WIDE - 22 - corner[0], low, *corner),
        cards=(),
        card_scale=1,
        compass=(side / 2, middle, round(min(side - 70, 240))),
        steamer=(WIDE - side / 2, middle, round(min(side - 50, 280))),
        table=table,
        height=round(table + 8 + seats * LINE_STEP + FOOT),
    )
