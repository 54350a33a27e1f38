"""The chart in units of the map (0 to 1000 across and down): coast, meeting points, places; regions by number."""

from __future__ import annotations

import math
from typing import NamedTuple

from render.kit import Point


def points(table: str) -> list[Point]:
    """ "179,65 138,102" as points."""
    return [(float(x), float(y)) for x, y in (pair.split(",") for pair in table.split())]


def places(table: str) -> dict[int, Point]:
    """ "1 129,308 · 2 230,215" as points by region."""
    rows = (row.split() for row in table.split("·"))
    return {int(number): points(at)[0] for number, at in rows}


def corners(table: str) -> list[tuple[tuple[int, ...], Point]]:
    """ "1-2-3 228,326" as the regions that meet and where they do."""
    rows = (row.split() for row in table.split("·"))
    return [(tuple(map(int, who.split("-"))), points(at)[0]) for who, at in rows]


class Frame(NamedTuple):
    """Where the chart lies on a picture, and how large it is there."""

    left: float
    across: float
    top: float
    down: float

    def pixel(self, at: Point) -> Point:
        """A point of the chart on the picture."""
        return self.left + self.across * at[0], self.top + self.down * at[1]

    @property
    def scale(self) -> float:
        """How large it is beside the map of the board, roughly."""
        return round(math.sqrt(self.across * self.down / (BOARD.across * BOARD.down)), 1)

    def units(self, at: Point) -> Point:
        """The point of the chart that lies at a pixel of the picture."""
        return (at[0] - self.left) / self.across, (at[1] - self.top) / self.down


BOARD = Frame(176, 1.28, 170, 1.095)


COAST = points(
    "179,65 138,102 98,161 85,199 81,242 59,296 59,323 65,347 102,438 136,483 175,503 223,495 252,498 313,478 347,493 "
    "371,492 360,541 388,605 395,647 392,675 371,731 369,761 393,827 404,869 428,911 446,960 462,976 487,983 590,970 "
    "629,952 667,920 686,883 719,861 727,847 730,821 792,797 822,769 833,722 832,695 821,658 830,588 860,522 912,472 "
    "943,422 966,348 974,307 971,290 960,280 946,277 876,290 884,267 881,243 864,176 841,132 792,75 756,51 722,37 "
    "695,33 626,43 565,41 540,49 522,62 459,42 455,20 438,9 249,14 229,20 192,45"
)
MEETING = corners(
    "1-2-3 228,326 · 2-3-4 230,376 · 2-4-5 328,352 · 2-5-21 355,275 · 5-9-21-23 486,350 · 6-9-21 496,230 · "
    "6-7-9 608,224 · 7-9-10 687,280 · 7-8-10 716,250 · 8-10-11 814,316 · 10-11-12 813,407 · 10-12-13 743,440 · "
    "9-10-13 680,380 · 9-13-23 590,426 · 12-13-14 745,556 · 13-14-23 645,560 · 14-19-23 632,632 · 14-15-19 690,708 · "
    "15-17-19 655,814 · 17-18-19 570,810 · 16-17-18 542,860 · 18-19-20 510,754 · 19-20-23 525,650"
)
BEACH = corners(
    "1-2 94,172 · 2-21 188,49 · 6-21 477,46 · 6-7 614,44 · 7-8 724,37 · 8-11 876,290 · 11-12 919,463 · 12-14 829,589 · "
    "14-15 829,682 · 15-17 702,873 · 16-17 603,965 · 16-18 406,874 · 18-20 371,768 · 20-23 389,608 · 5-23 371,492 · "
    "4-5 352,494 · 3-4 203,499 · 1-3 85,390"
)
LAKE: Point = (486, 350)
CENTRES = places(
    "1 129,308 · 2 230,215 · 3 158,412 · 4 275,428 · 5 389,370 · 6 539,145 · 7 659,164 · 8 786,199 · 9 617,336 · "
    "10 747,352 · 11 893,360 · 12 801,489 · 13 678,484 · 14 750,635 · 15 752,754 · 16 500,924 · 17 614,871 · "
    "18 465,815 · 19 589,736 · 20 448,699 · 21 412,235 · 22 371,133 · 23 509,446 · 24 504,556"
)
DISCS = places(
    "1 104,223 · 2 135,152 · 3 187,476 · 4 223,490 · 5 363,431 · 6 519,210 · 7 635,70 · 8 739,81 · 9 539,318 · "
    "10 739,406 · 11 915,428 · 12 871,461 · 13 674,410 · 14 662,580 · 15 703,805 · 16 568,936 · 17 602,930 · "
    "18 547,812 · 19 546,674 · 20 394,747 · 21 466,150 · 22 433,162 · 23 388,512 · 24 434,562"
)
COST_AT = {3: "l", 4: "r", 6: "r", 10: "r", 11: "l", 13: "l", 17: "r", 19: "r", 20: "r", 22: "t", 24: "t"}
# On which side of a disc a cost stands, where there is no room for it below.
ENCLAVES = {22: (98, 68), 24: (88, 66)}  # half axes in px of the board
NAME_ROOM = {
    1: 136,
    2: 150,
    3: 108,
    4: 115,
    5: 108,
    6: 121,
    8: 146,
    11: 168,
    12: 113,
    14: 140,
    15: 150,
    21: 120,
    22: 152,
    23: 165,
    24: 110,
}
NAME_ROOM_ELSE = 132  # px
NARROW_ROOM = {
    1: 138,
    3: 104,
    4: 102,
    5: 104,
    6: 118,
    8: 134,
    9: 142,
    10: 136,
    11: 150,
    12: 106,
    14: 156,
    15: 158,
    18: 140,
    22: 146,
}  # the same where names are set narrower instead of smaller
SMALLER = {3: 0.86, 5: 0.82, 23: 0.86, 24: 0.88}  # what stands in narrow regions
ONE_LINE = (24,)  # whose names do not wrap
