"""Where everything lies on a zaibatsu's board: on one sheet, or on a phone's two."""

from __future__ import annotations

from typing import NamedTuple

from render import phone
from render.kit import Box

GAP = 16


class Grid(NamedTuple):
    """Cells of one size in rows."""

    left: float
    top: float
    wide: float
    high: float
    gap: float
    columns: int

    def __call__(self, n: int) -> Box:
        down, across = divmod(n, self.columns)
        return (self.left + across * (self.wide + self.gap), self.top + down * (self.high + self.gap),
                self.wide, self.high)  # fmt: skip


class Shelf(NamedTuple):
    """Cells of one width in rows of several heights."""

    left: float
    top: float
    wide: float
    gap: float
    columns: int
    heights: tuple[float, ...]

    def __call__(self, n: int) -> Box:
        down, across = divmod(n, self.columns)
        above = sum(self.heights[:down]) + self.gap * down
        return (self.left + across * (self.wide + self.gap), self.top + above, self.wide, self.heights[down])


class Line(NamedTuple):
    """Cells of several widths in one row."""

    left: float
    top: float
    high: float
    gap: float
    wides: tuple[float, ...]

    def __call__(self, n: int) -> Box:
        return (self.left + sum(self.wides[:n]) + self.gap * n, self.top, self.wides[n], self.high)


class TrackLayout(NamedTuple):
    """A track: icon, name and key of the thresholds from its upper left corner, then its cells."""

    icon: tuple[float, float]
    name: tuple[float, float]
    name_size: int
    anchor: str
    room: float
    cells: tuple[float, float]
    step: float
    wide: float
    high: float
    key: Box | None  # where the key of the thresholds lies; None: right of the cells
    apart: float  # from one track to the next
    number: int  # px of the digits


class ZaibatsuLayout(NamedTuple):
    """The panels of a zaibatsu's board, and how large it is written in them."""

    size: tuple[int, int]
    header: Box = (0, 0, 0, 0)
    name: Box = (0, 0, 0, 0)
    stock: Grid = Grid(0, 0, 0, 0, 0, 1)
    stock_size: int = 0
    workers: Box = (0, 0, 0, 0)
    now: Box = (0, 0, 0, 0)
    framed: Box = (0, 0, 0, 0)  # a print, once nothing is consolidated any more
    tracks: Box = (0, 0, 0, 0)
    track: TrackLayout | None = None
    pieces: Box = (0, 0, 0, 0)
    departments: Box = (0, 0, 0, 0)
    department: Grid = Grid(0, 0, 0, 0, 0, 1)
    objectives: Box = (0, 0, 0, 0)
    objective: Grid = Grid(0, 0, 0, 0, 0, 1)
    worth: int = 0  # px of what an objective is worth
    factories: Box = (0, 0, 0, 0)
    factory: Shelf | Line = Shelf(0, 0, 0, 0, 1, ())
    larger: float = 1  # than they were designed are the things on a factory
    contracts: Box = (0, 0, 0, 0)
    contract: Grid = Grid(0, 0, 0, 0, 0, 1)
    tokens: Box = (0, 0, 0, 0)
    token: int = 0  # px of an influence token
    token_rows: int = 1
    heading: int = 32


CELLS, CELL_GAP, WIDEST, NARROWEST = 6, 6, 320, 156  # of factories on the one sheet, and px of one built or not


def whole(built: int, over: bool) -> ZaibatsuLayout:
    """The one sheet with so many factories: they take the room of those that are not there yet.

    Once the game is over nothing is consolidated: what stands beside it takes its room.
    """
    room = 1528 - CELL_GAP * (CELLS - 1)
    empty = max(0, CELLS - built)
    wide = min(WIDEST, (room - NARROWEST * empty) / max(1, built))
    rest = (room - wide * built) / max(1, empty)
    found = ZaibatsuLayout(
        size=(1600, 2290),
        header=(24, 16, 1552, 116),
        name=(144, 16, 382, 116),
        stock=Grid(538, 34, 199, 80, 6, 5),
        stock_size=60,
        tracks=(24, 148, 1552, 438),
        track=TrackLayout((82, 54), (82, 112), 28, "mm", 138, (160, 14), 92, 87, 126, None, 142, 44),
        workers=(24, 602, 352, 612),
        now=(392, 602, 604, 612),
        departments=(1012, 602, 564, 342),
        department=Grid(1028, 662, 171, 128, 9.5, 3),
        tokens=(1012, 960, 564, 254),
        token=84,
        token_rows=2,
        pieces=(24, 1230, 716, 472),
        objectives=(756, 1230, 820, 472),
        objective=Grid(774, 1292, 188.5, 192, 10, 4),
        worth=38,
        factories=(24, 1718, 1552, 362),
        factory=Line(36, 1730, 338, CELL_GAP, (wide,) * built + (rest,) * empty),
        larger=1.3 if wide > 290 else 1.18,
        contracts=(24, 2096, 1552, 178),
        contract=Grid(40, 2156, 184, 104, 6.8, 8),
    )
    if not over:
        return found
    return found._replace(
        now=(0, 0, 0, 0),
        departments=(392, 602, 1184, 390),
        department=Grid(408, 662, 377.7, 152, 9.5, 3),
        tokens=(392, 1008, 1184, 206),
        token=100,
        token_rows=1,
    )


_EDGE, _INNER = phone.EDGE, phone.WIDE - 2 * phone.EDGE
_KEY: Box = (640, 12, 396, 60)

MEANS = ZaibatsuLayout(
    size=(phone.WIDE, 1676),
    header=(_EDGE, _EDGE, _INNER, 204),
    name=(_EDGE + 118, _EDGE, _INNER - 136, 104),
    stock=Grid(_EDGE + 12, _EDGE + 104, 198, 86, 8.5, 5),
    stock_size=64,
    workers=(_EDGE, 236, 352, 612),
    now=(_EDGE + 368, 236, _INNER - 368, 612),
    tracks=(_EDGE, 864, _INNER, 598),
    track=TrackLayout((46, 42), (90, 42), 34, "lm", 500, (14, 80), 68, 63, 106, _KEY, 194, 36),
    tokens=(_EDGE, 1478, _INNER, 182),
    token=78,
)


def means(over: bool) -> ZaibatsuLayout:
    """The first part."""
    return MEANS._replace(now=(0, 0, 0, 0), framed=MEANS.now) if over else MEANS


BUILT, EMPTY, BESIDE = 348, 264, 3  # px of a row of factories with and without any, and how many are in one


def works(built: int) -> ZaibatsuLayout:
    """The second part with so many factories: rows in which there is none yet are lower."""
    heights = tuple(BUILT if built > BESIDE * row else EMPTY for row in range(2))
    end = 790 + 24 + sum(heights) + 8
    return ZaibatsuLayout(
        size=(phone.WIDE, end + 210),
        pieces=(_EDGE, _EDGE, 716, 472),
        departments=(_EDGE + 728, _EDGE, _INNER - 728, 472),
        department=Grid(_EDGE + 742, _EDGE + 60, 141, 126, 10, 2),
        objectives=(_EDGE, 500, _INNER, 278),
        objective=Grid(_EDGE + 14, 564, 120, 200, 8.5, 8),
        worth=34,
        factories=(_EDGE, 790, _INNER, end - 790),
        factory=Shelf(_EDGE + 12, 802, 336, 8, BESIDE, heights),
        larger=1.3,
        contracts=(_EDGE, end + 12, _INNER, 186),
        contract=Grid(_EDGE + 12, end + 74, 122, 112, 6.5, 8),
    )
