"""Where the chart and what lies in the sea around it stand: on the board, and on a phone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from render import head, phone
from render.kit import Box, Point
from render.mombasa import layout
from render.mombasa.scenery import chart
from render.mombasa.scenery.chart import Frame


class Ornament(NamedTuple):
    """Something that is there to be looked at: its icon, its middle, its height in px."""

    icon: str
    at: Point
    high: int


class SeaLayout(NamedTuple):
    """One kind of map."""

    frame: Frame
    sea: Box
    bases: Mapping[str, Point]
    mount: int  # px of paper round a base, on which every mark stands out
    lanes: bool  # from the bases to the coast; else each landing has its company's sign
    rose: Point
    knots: tuple[Point, ...]  # where winds cross
    ornaments: tuple[Ornament, ...]
    legend: Point
    question: Point
    icons: float  # how large posts, rewards and mines are
    smaller: Mapping[int, float]  # what stands in narrow regions
    names: int  # px of the names of regions, where they have room
    rooms: Mapping[int, int]  # px that they may be wide
    narrow: bool  # names that are wider become a little smaller and are then set narrower; else only smaller

    def scale(self, number: int) -> float:
        """How large what stands in a region is."""
        return self.smaller.get(number, 1) * self.icons

    def base(self, company: str) -> Box:
        return (*self.bases[company], *layout.BASE_SIZE)


BOARD = SeaLayout(
    frame=chart.BOARD,
    sea=(0, head.HIGH, layout.WIDTH, layout.MAP_END - head.HIGH),
    bases=layout.BASES,
    mount=10,
    lanes=True,
    rose=layout.ROSE,
    knots=(layout.ROSE, (180, 696), (1450, 526)),
    ornaments=(
        Ornament("mombasa.ship", (497, 862), 160),
        Ornament("mombasa.serpent", (150, 720), 92),
        Ornament("mombasa.dhow", (1232, 1140), 120),
        Ornament("mombasa.whale", (1494, 576), 74),
    ),
    legend=layout.LEGEND[:2],
    question=layout.QUESTION[:2],
    icons=1.14,
    smaller=chart.SMALLER,
    names=27,
    rooms={
        1: 140, 2: 150, 3: 130, 4: 130, 5: 130, 6: 130, 7: 132, 8: 148, 9: 150, 10: 150, 11: 184, 12: 162, 13: 132,
        14: 180, 15: 160, 16: 132, 17: 132, 18: 150, 19: 132, 20: 132, 21: 132, 22: 96, 23: 112, 24: 110,
    },
    narrow=False,
)  # fmt: skip

LAND = 1274  # px from the upper edge of the sea to the bases
PHONE = SeaLayout(
    frame=Frame(-11, 1.095, phone.HEAD + 10, 1.265),
    sea=(0, phone.HEAD, phone.WIDE, LAND - 14),
    bases={
        company: (12 + n * (layout.BASE_SIZE[0] + 8), phone.HEAD + LAND)
        for n, company in enumerate(("saint_louis", "cape_town", "mombasa", "cairo"))
    },
    mount=0,
    lanes=False,
    rose=(936, phone.HEAD + 1110),
    knots=(),  # few signs on little room
    ornaments=(Ornament("mombasa.ship", (196, phone.HEAD + 906), 176),),
    legend=(40, phone.HEAD + 1060),
    question=(28, phone.HEAD + 672),
    icons=1.08,
    smaller=chart.SMALLER | {3: 0.78, 8: 0.86, 10: 0.86, 11: 0.86, 15: 0.88, 18: 0.92, 20: 0.86},
    names=30,
    rooms={
        1: 128, 2: 158, 3: 132, 4: 108, 5: 110, 6: 126, 7: 102, 8: 138, 9: 154, 10: 138, 11: 158, 12: 138, 13: 114,
        14: 184, 15: 152, 16: 100, 17: 118, 18: 160, 19: 134, 20: 118, 21: 118, 22: 98, 23: 100, 24: 100,
    },
    narrow=True,
)  # fmt: skip
