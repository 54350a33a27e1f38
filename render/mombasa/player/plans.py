"""Where a player's own things lie: on one sheet, or on a phone's two."""

from __future__ import annotations

from typing import NamedTuple

from render import phone
from render.kit import Box, Point
from render.mombasa import layout


class PlayerPlan(NamedTuple):
    """Measures of the sections; all begin at the left edge and end at the right one."""

    width: int
    edge: int
    header: int
    top: int  # where the first section begins
    head_lines: tuple[float, float]  # middles of the name and of what stands behind it
    name_room: float
    heading: int  # px of the words above a section
    column: tuple[int, int]  # width of a stack, and from one to the next
    strip: tuple[int, int]
    below: int  # px of the values where they lie below the slots; 0: beside them
    value: tuple[int, int]  # px of an icon and a number there
    diamonds: int  # cells in a row
    cell: tuple[int, int]
    cell_step: float
    places: int  # books in a row
    place: tuple[int, int]
    place_step: int
    hand: int  # cards in a row
    card: tuple[int, int]
    card_step: tuple[int, int]
    offers: int  # starting tiles in a row
    fortune: tuple[int, int]  # cells in a row where it lies below the hand, and px of such a row
    tag: int  # px of the values below the tracks

    @property
    def right(self) -> int:
        return self.width - self.edge

    @property
    def inner(self) -> int:
        return self.width - 2 * self.edge

    def diamond(self, space: int) -> Point:
        """The corner of a cell of the diamond track, from the top of the track."""
        down, across = divmod(space, self.diamonds)
        return self.edge + self.cell_step * across, layout.HEADING + down * self.diamond_row

    @property
    def diamond_row(self) -> int:
        return layout.DIAMOND_HIGH - layout.HEADING + self.cell[1] - layout.DIAMOND_CELL[1]

    def diamond_high(self, spaces: int) -> int:
        return layout.HEADING + self.diamond_row * -(-spaces // self.diamonds)

    def book(self, position: int) -> Box:
        """A place of the bookkeeping track, from the top of the track."""
        down, across = divmod(position, self.places)
        return (self.edge + self.place_step * across, layout.JAR_LANE + down * self.book_row, *self.place)

    @property
    def book_row(self) -> int:
        return self.place[1] + (layout.JAR_LANE - layout.HEADING) + 54

    def books_high(self, places: int) -> int:
        rows = -(-places // self.places)
        return layout.LEDGER_HIGH - layout.PLACE[1] + self.place[1] + (rows - 1) * self.book_row


WHOLE = PlayerPlan(
    width=layout.WIDTH, edge=layout.EDGE, header=layout.PLAYER_HEADER, top=layout.PLAYER_TOP, head_lines=(50, 50),
    name_room=420, heading=28, column=(layout.COLUMN, layout.COLUMN_STEP), strip=layout.STRIP, below=0, value=(48, 34),
    diamonds=99, cell=layout.DIAMOND_CELL, cell_step=layout.DIAMOND_STEP,
    places=99, place=layout.PLACE, place_step=layout.PLACE_STEP,
    hand=layout.HAND_ROW, card=layout.HAND_CARD, card_step=layout.HAND_STEP, offers=2,
    fortune=(8, layout.FORTUNE_HIGH), tag=28,
)  # fmt: skip
PHONE = PlayerPlan(
    width=phone.WIDE, edge=phone.EDGE, header=172, top=190, head_lines=(44, 122),
    name_room=600, heading=36, column=(200, 212), strip=(184, 58), below=176, value=(60, 46),
    diamonds=15, cell=(62, 66), cell_step=70,
    places=8, place=(120, 196), place_step=132,
    hand=5, card=(200, 172), card_step=(212, 188), offers=1,
    fortune=(4, 84), tag=36,
)  # fmt: skip
