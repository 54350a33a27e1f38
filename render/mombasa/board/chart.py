"""The chart in units of the map (0 to 1000 across and down): coast, meeting points, places; regions by number."""

from __future__ import annotations

from typing import NamedTuple

from render.kit import Point


def points(table: str) -> list[Point]:
    """ "179,65 138,102" as points."""
    return [(float(x), float(y)) for x, y in (pair.split(",") for pair in table.split())]


def places(table: str) -> dict[int, Point]:
    """ "1 132,308 · 2 239,215" as points by region."""
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

    def units(self, at: Point) -> Point:
        """The point of the chart that lies at a pixel of the picture."""
        return (at[0] - self.left) / self.across, (at[1] - self.top) / self.down


BOARD = Frame(176, 1.28, 102, 1.095)


COAST = points(
    "179,65 138,102 98,161 85,199 81,242 59,296 59,323 65,347 102,438 136,483 175,503 223,495 252,498 313,478 347,493 "
    "371,492 360,541 388,605 395,647 392,675 371,731 369,761 393,827 404,869 428,911 446,960 462,976 487,983 590,970 "
    "629,952 667,920 686,883 719,861 727,847 730,821 792,797 822,769 833,722 832,695 821,658 830,588 860,522 912,472 "
    "943,422 966,348 974,307 971,290 960,280 946,277 876,290 884,267 881,243 864,176 841,132 792,75 756,51 722,37 "
    "695,33 626,43 565,41 540,49 522,62 459,42 455,20 438,9 249,14 229,20 192,45"
)
MEETING = corners(
    "1-2-3 228,326 · 2-3-4 234,376 · 2-4-5 326,352 · 2-5-21 355,275 · 5-9-21-23 486,350 · 6-9-21 496,230 · "
    "6-7-9 604,224 · 7-9-10 687,280 · 7-8-10 716,250 · 8-10-11 820,316 · 10-11-12 820,407 · 10-12-13 743,440 · "
    "9-10-13 680,380 · 9-13-23 590,426 · 12-13-14 745,556 · 13-14-23 645,560 · 14-19-23 632,632 · 14-15-19 690,708 · "
    "15-17-19 655,814 · 17-18-19 570,810 · 16-17-18 542,860 · 18-19-20 510,754 · 19-20-23 525,650"
)
BEACH = corners(
    "1-2 94,172 · 2-21 188,49 · 6-21 477,46 · 6-7 610,44 · 7-8 724,37 · 8-11 876,290 · 11-12 919,463 · 12-14 829,589 · "
    "14-15 829,682 · 15-17 702,873 · 16-17 603,965 · 16-18 406,874 · 18-20 371,768 · 20-23 389,608 · 5-23 371,492 · "
    "4-5 346,494 · 3-4 209,498 · 1-3 85,390"
)
LAKE: Point = (486, 350)
CENTRES = places(
    "1 132,308 · 2 239,215 · 3 160,410 · 4 277,425 · 5 387,364 · 6 534,135 · 7 657,164 · 8 792,208 · 9 617,336 · "
    "10 753,345 · 11 894,360 · 12 800,489 · 13 678,484 · 14 753,637 · 15 751,747 · 16 496,916 · 17 614,871 · "
    "18 460,809 · 19 589,736 · 20 446,690 · 21 412,235 · 22 371,133 · 23 512,452 · 24 504,549"
)
DISCS = places(
    "1 200,321 · 2 178,228 · 3 106,382 · 4 324,432 · 5 373,446 · 6 542,73 · 7 658,97 · 8 781,104 · 9 539,336 · "
    "10 752,412 · 11 903,437 · 12 867,468 · 13 678,415 · 14 678,632 · 15 694,809 · 16 447,893 · 17 675,868 · "
    "18 402,774 · 19 589,674 · 20 450,744 · 21 355,214 · 22 295,134 · 23 428,453 · 24 436,550"
)
COST_ASIDE = (6, 13, 19)  # where a disc has no room below it
ENCLAVES = {22: (98, 68), 24: (88, 66)}  # half axes in px
NAME_ROOM = {
    1: 142,
    2: 150,
    3: 104,
    4: 98,
    5: 120,
    6: 124,
    8: 138,
    11: 156,
    12: 113,
    14: 140,
    15: 150,
    21: 120,
    22: 152,
    23: 180,
    24: 110,
}
NAME_ROOM_ELSE = 132  # px
SMALLER = {3: 0.9, 5: 0.82, 24: 0.88}  # what stands in narrow regions
ONE_LINE = (22, 23, 24)  # whose names do not wrap
