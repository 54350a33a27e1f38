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


class TrackPlan(NamedTuple):
    """A track: icon, name and key of the thresholds from its upper left corner, then its cells."""

    icon: tuple[float, float]
    name: tuple[float, float]
    name_size: int
    anchor: str
    room: float
    cells: tuple[float, float]
    step: float
    wide: float
    key: Box | None  # where the key of the thresholds lies; None: right of the cells
    apart: float  # from one track to the next
    number: int  # px of the digits


class ZaibatsuPlan(NamedTuple):
    """The panels of a zaibatsu's board, and how large it is written in them."""

    size: tuple[int, int]
    header: Box = (0, 0, 0, 0)
    name: Box = (0, 0, 0, 0)
    stock: Grid = Grid(0, 0, 0, 0, 0, 1)
    stock_size: int = 0
    workers: Box = (0, 0, 0, 0)
    now: Box = (0, 0, 0, 0)
    now_below: bool = False  # what a consolidation brings stands line by line
    tracks: Box = (0, 0, 0, 0)
    track: TrackPlan | None = None
    pieces: Box = (0, 0, 0, 0)
    departments: Box = (0, 0, 0, 0)
    department: Grid = Grid(0, 0, 0, 0, 0, 1)
    objectives: Box = (0, 0, 0, 0)
    objective: Grid = Grid(0, 0, 0, 0, 0, 1)
    worth: int = 0  # px of what an objective is worth
    factories: Box = (0, 0, 0, 0)
    factory: Shelf = Shelf(0, 0, 0, 0, 1, ())
    larger: float = 1  # than on the one sheet are the things on a factory
    contracts: Box = (0, 0, 0, 0)
    contract: Grid = Grid(0, 0, 0, 0, 0, 1)
    tokens: Box = (0, 0, 0, 0)
    token: int = 0  # px of an influence token
    heading: int = 26


WHOLE = ZaibatsuPlan(
    size=(1600, 1776),
    header=(24, 16, 1552, 104),
    name=(142, 16, 384, 104),
    stock=Grid(538, 32, 197, 72, 6, 5),
    stock_size=56,
    workers=(24, 136, 352, 612),
    now=(392, 568, 1184, 180),
    tracks=(392, 136, 1184, 416),
    track=TrackPlan((78, 54), (78, 106), 24, "mm", 148, (156, 14), 68, 63, None, 132, 32),
    pieces=(24, 764, 716, 472),
    departments=(756, 764, 820, 208),
    department=Grid(774, 820, 122.3, 136, 10, 6),
    objectives=(756, 988, 820, 248),
    objective=Grid(774, 1044, 91, 176, 8, 8),
    worth=28,
    factories=(24, 1252, 1552, 328),
    factory=Shelf(38, 1264, 248, 6.4, 6, (304,)),
    contracts=(24, 1596, 848, 164),
    contract=Grid(40, 1650, 96.7, 98, 6, 8),
    tokens=(888, 1596, 688, 164),
    token=58,
)

_EDGE, _INNER = phone.EDGE, phone.WIDE - 2 * phone.EDGE
_KEY: Box = (640, 12, 396, 60)

MEANS = ZaibatsuPlan(
    size=(phone.WIDE, 1478),
    header=(_EDGE, _EDGE, _INNER, 204),
    name=(_EDGE + 118, _EDGE, _INNER - 136, 104),
    stock=Grid(_EDGE + 12, _EDGE + 104, 198, 86, 8.5, 5),
    stock_size=64,
    workers=(_EDGE, 236, 352, 612),
    now=(_EDGE + 368, 236, _INNER - 368, 612),
    now_below=True,
    tracks=(_EDGE, 864, _INNER, 598),
    track=TrackPlan((46, 42), (90, 42), 34, "lm", 500, (14, 80), 68, 63, _KEY, 194, 36),
    heading=32,
)

BUILT, EMPTY, BESIDE = 362, 264, 3  # px of a row of factories with and without any, and how many are in one


def works(built: int) -> ZaibatsuPlan:
    """The second part with so many factories: rows in which there is none yet are lower."""
    heights = tuple(BUILT if built > BESIDE * row else EMPTY for row in range(2))
    end = 790 + 24 + sum(heights) + 8
    return ZaibatsuPlan(
        size=(phone.WIDE, end + 408),
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
        tokens=(_EDGE, end + 210, _INNER, 182),
        token=78,
        heading=30,
    )
