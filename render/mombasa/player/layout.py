"""Where a player's own things lie: on one sheet, or on a phone's two."""

from __future__ import annotations

from typing import NamedTuple

from render import phone
from render.kit import Box, Point
from render.mombasa import layout


class PlayerLayout(NamedTuple):
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
    strip_step: int
    strip_size: int  # px of an icon there
    slot: int  # px of a slot's height
    below: int  # px of the values where they lie below the slots; 0: beside them
    value: tuple[int, int]  # px of an icon and a number there
    diamonds: int  # cells in a row
    cell: tuple[int, int]
    cell_step: float
    places: int  # books in a row
    place: tuple[int, int]
    place_step: float
    lane: int  # px above the first row of them, for the heading and the jar
    low: int  # px of the places in a last row without books
    hand: int  # cards in a row
    card: tuple[int, int]
    card_step: tuple[int, int]
    offers: int  # starting tiles in a row
    fortune: tuple[int, int]  # cells in a row where it lies below the hand, and px of such a row
    tag: int  # px of the values of the tracks

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
        return self.cell[1] + layout.DIAMOND_GAP

    def diamond_high(self, spaces: int) -> int:
        return layout.HEADING + self.diamond_row * -(-spaces // self.diamonds) + layout.DIAMOND_GAP

    def book(self, position: int, *, low: bool) -> Box:
        """A place of the bookkeeping track, from the top of the track."""
        (down, across), (w, h) = divmod(position, self.places), self.place
        x, y = self.edge + self.place_step * across, self.lane + down * self.book_row
        return (x, y, w, self.low if low and down else h)

    @property
    def book_row(self) -> int:
        return self.place[1] + layout.JAR + 54

    def books_high(self, *, low: bool) -> int:
        """Of both rows."""
        return self.lane + self.book_row + (self.low if low else self.place[1]) + layout.BOOK_TAGS


WHOLE = PlayerLayout(
    width=layout.WIDTH, edge=layout.EDGE, header=layout.PLAYER_HEADER, top=layout.PLAYER_TOP, head_lines=(50, 50),
    name_room=450, heading=32, column=(layout.COLUMN, layout.COLUMN_STEP),
    strip=(208, 68), strip_step=74, strip_size=54, slot=190, below=0, value=(64, 50),
    diamonds=15, cell=(92, 74), cell_step=103,
    places=8, place=(180, 190), place_step=193.7, lane=74, low=84,
    hand=layout.HAND_ROW, card=layout.HAND_CARD, card_step=layout.HAND_STEP, offers=2,
    fortune=(8, layout.FORTUNE_HIGH), tag=36,
)  # fmt: skip
PHONE = PlayerLayout(
    width=phone.WIDE, edge=phone.EDGE, header=172, top=190, head_lines=(44, 122),
    name_room=600, heading=36, column=(200, 212),
    strip=(184, 58), strip_step=64, strip_size=42, slot=172, below=176, value=(60, 46),
    diamonds=15, cell=(62, 66), cell_step=70,
    places=8, place=(120, 196), place_step=132, lane=layout.HEADING + layout.JAR, low=196,
    hand=5, card=(200, 172), card_step=(212, 188), offers=1,
    fortune=(4, 84), tag=36,
)  # fmt: skip
