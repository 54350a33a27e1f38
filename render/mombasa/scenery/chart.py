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
    "179,65 138,102 98,161 85,199 81,242 59,296 59,323 65,347 94,436 130,488 174,509 223,502 252,504 313,484 347,497 "
    "371,492 360,541 388,605 395,647 392,675 371,731 369,761 393,827 404,869 428,911 446,960 462,976 487,983 590,970 "
    "629,952 667,920 686,883 719,861 727,847 730,821 792,797 822,769 833,722 832,695 821,658 830,588 860,522 912,472 "
    "943,422 966,348 974,307 971,290 960,280 946,277 876,290 884,267 881,243 864,176 841,132 792,75 756,51 722,37 "
    "695,33 626,43 565,41 540,49 522,62 459,42 455,20 438,9 249,14 229,20 192,45"
)
MEETING = corners(
    "1-2-3 244,323 · 2-3-4 235,350 · 2-4-5 338,326 · 2-5-21 354,242 · 5-9-21-23 506,344 · 6-9-21 496,230 · "
    "6-7-9 608,224 · 7-9-10 674,284 · 7-8-10 710,248 · 8-10-11 800,312 · 10-11-12 798,408 · 10-12-13 735,442 · "
    "9-10-13 662,384 · 9-13-23 578,424 · 12-13-14 745,556 · 13-14-23 636,562 · 14-19-23 632,632 · 14-15-19 684,706 · "
    "15-17-19 648,815 · 17-18-19 570,810 · 16-17-18 542,860 · 18-19-20 510,754 · 19-20-23 525,650"
)
BEACH = corners(
    "1-2 95,172 · 2-21 176,67 · 6-21 477,46 · 6-7 614,44 · 7-8 720,37 · 8-11 876,290 · 11-12 919,463 · "
    "12-14 829,589 · 14-15 829,682 · 15-17 702,873 · 16-17 603,965 · 16-18 406,874 · 18-20 371,768 · 20-23 389,608 · "
    "5-23 361,541 · 4-5 370,494 · 3-4 215,500 · 1-3 74,374"
)
LAKE: Point = (506, 344)
CENTRES = places(
    "1 140,310 · 2 200,188 · 3 161,414 · 4 285,430 · 5 400,364 · 6 540,157 · 7 660,188 · 8 780,198 · 9 592,335 · "
    "10 733,357 · 11 883,368 · 12 808,493 · 13 677,495 · 14 733,636 · 15 747,751 · 16 501,923 · 17 614,871 · "
    "18 465,815 · 19 596,736 · 20 450,699 · 21 428,245 · 22 381,132 · 23 514,452 · 24 508,566"
)
DISCS = places(
    "1 103,224 · 2 170,106 · 3 189,477 · 4 316,356 · 5 366,432 · 6 518,83 · 7 633,70 · 8 738,81 · 9 539,273 · "
    "10 754,410 · 11 914,432 · 12 821,558 · 13 664,422 · 14 700,576 · 15 702,806 · 16 559,954 · 17 624,922 · "
    "18 539,820 · 19 546,674 · 20 389,750 · 21 439,48 · 22 441,149 · 23 399,524 · 24 492,614"
)
COST_AT = {
    2: "r", 3: "l", 4: "l", 5: "r", 6: "r", 9: "r", 10: "l", 11: "l", 12: "l",
    13: "l", 14: "l", 16: "r", 17: "l", 19: "r", 20: "r", 21: "l", 22: "t", 24: "r",
}  # fmt: skip
# On which side of a disc a cost stands, where there is no room for it below.
ENCLAVES = {22: (82, 66), 24: (78, 58)}  # half axes
SMALLER = {3: 0.86, 5: 0.78, 23: 0.82, 24: 0.88}  # what stands in narrow regions
