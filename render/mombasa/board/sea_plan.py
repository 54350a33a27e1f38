"""Where the chart and what lies in the sea around it stand: on the board, and on a phone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from render import phone
from render.kit import Box, Point
from render.mombasa import layout
from render.mombasa.board import chart
from render.mombasa.board.chart import Frame


class SeaPlan(NamedTuple):
    """One kind of map."""

    frame: Frame
    sea: Box
    bases: Mapping[str, Point]
    lanes: bool  # from the bases to the coast; else each landing has its company's sign
    rose: Point
    legend: Point
    question: Point
    icons: float  # how large posts, rewards and mines are
    names: int  # px of the names of regions, where they have room

    def base(self, company: str) -> Box:
        return (*self.bases[company], *layout.BASE_SIZE)


BOARD = SeaPlan(
    frame=chart.BOARD,
    sea=(0, layout.HEADER, layout.WIDTH, layout.MAP_END - layout.HEADER),
    bases=layout.BASES,
    lanes=True,
    rose=layout.ROSE,
    legend=layout.LEGEND[:2],
    question=layout.QUESTION[:2],
    icons=1.14,
    names=27,
)

LAND = 1340  # px from the upper edge of the sea to the bases
PHONE = SeaPlan(
    frame=Frame(-22, 1.115, phone.HEAD + 20, 1.32),
    sea=(0, phone.HEAD, phone.WIDE, LAND + layout.BASE_SIZE[1] + 16),
    bases={
        company: (12 + n * (layout.BASE_SIZE[0] + 8), phone.HEAD + LAND)
        for n, company in enumerate(("saint_louis", "cape_town", "mombasa", "cairo"))
    },
    lanes=False,
    rose=(970, phone.HEAD + 1130),
    legend=(24, phone.HEAD + 1120),
    question=(24, phone.HEAD + 800),
    icons=1,
    names=24,
)
