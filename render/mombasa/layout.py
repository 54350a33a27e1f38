"""Where things stand on the three pictures; px on a width of 1600."""

from __future__ import annotations

from render.kit import Box, Point

WIDTH, EDGE = 1600, 32
RIGHT = WIDTH - EDGE
INNER = WIDTH - 2 * EDGE

# Map
MAP_END = 1290
BASE_SIZE = (258, 236)
BASES: dict[str, Point] = {
    "saint_louis": (27, 193),
    "cairo": (1316, 193),
    "mombasa": (1316, 851),
    "cape_town": (331, 1012),
}
BASE_BAND = 48
BASE_COIN: Point = (62, 114)
BASE_FACTS: Point = (62, 194)
BASE_CELL = (36, 30)
BASE_GRID: tuple[float, float, float, float] = (142, 76, 42, 34)  # middle of the first cell, steps right and down

# Lanes from a base to the region by number: first point on the panel, last on the coast
LANES: dict[tuple[str, int], list[Point]] = {
    ("saint_louis", 2): [(270, 368), (288, 356), (305, 341)],
    ("saint_louis", 1): [(178, 408), (182, 448), (205, 493), (250, 520)],
    ("saint_louis", 3): [(85, 408), (88, 498), (150, 598), (294, 623)],
    ("cairo", 6): [(1340, 228), (1270, 194), (1190, 176), (1080, 172), (980, 184), (882, 218)],
    ("cairo", 7): [(1340, 274), (1290, 232), (1230, 202), (1150, 194), (1040, 210)],
    ("cairo", 8): [(1340, 360), (1310, 358), (1290, 350), (1266, 335)],
    ("mombasa", 12): [(1376, 868), (1372, 818), (1346, 758), (1288, 732)],
    ("mombasa", 14): [(1340, 924), (1290, 910), (1227, 888)],
    ("mombasa", 11): [(1500, 868), (1496, 768), (1462, 668), (1386, 626)],
    ("cape_town", 18): [(575, 1058), (620, 1058), (675, 1063)],
    ("cape_town", 16): [(575, 1140), (640, 1153), (728, 1175)],
    ("cape_town", 17): [(560, 1218), (640, 1252), (760, 1271), (900, 1271), (1000, 1250), (1020, 1228), (1010, 1193)],
}
QUESTION: Box = (28, 790, 330, 140)
LEGEND: Box = (44, 1078, 226, 170)
ROSE: Point = (1456, 1182)

# Tracks
TRACKS_TOP, TRACK_HIGH, TRACK_STEP = 1304, 108, 116
TRACK_LABEL, TRACK_START, TOLL_GAP, CELL_GAP = 256, 84, 46, 5

# Table of players
TABLE_GAP, TABLE_HEAD, TABLE_ROW, TABLE_STEP = 8, 46, 60, 65
NAME_X = 110
CASH_X, SHARES_X, DIAMONDS_X, BOOKS_X, MARKERS_X, HAND_X, SUM_X = (
    436,
    (570, 670, 770, 870),
    984,
    1106,
    1226,
    1324,
    1438,
)

# Market: cards and books
CARD = (246, 186)
OFFER_END = 1098
TITLES = 40  # px that the title of a part of the market takes
CARD_HEAD, CARD_TOP = 212, 270
LETTER_X, LETTER_WIDE = 822, 76
BOOK = (159, 228)
BOOK_X, BOOK_TOP, BOOK_STEP = 906, 212, 289

# Market: bonus spaces
SMALL_SPACE, SMALL_TOP, SMALL_STEP = (209, 152), 1154, 221
LARGE_TOP, LARGE_HIGH, LARGE_WIDE, LARGE_STEP = 1318 + TITLES, 172, 375, 387
TRACK_BOX_TOP, TRACK_BOX_HIGH, TRACK_BAND = 1530 + 2 * TITLES, 176, 58
RING, MARKER = 54, 46

# Market: action areas
AREAS_END, AREA_HEAD, AREAS_TOP = (below + 2 * TITLES for below in (1936, 1958, 1984))
AREA_HIGH, AREA_STEP = 166, 174

# Player
PLAYER_HEADER = 104
PLAYER_TOP = 122
COLUMN, COLUMN_STEP = 228, 240
FEWEST_STRIPS, SLOT_GAP = 3, 36
NOW_X, NOW_WIDE = 1244, 324
HEADING = 44  # px a section's heading takes
DIAMOND_GAP = 14  # px below a row of the diamond track
JAR, BOOK_TAGS = 66, 74  # px that the jar takes above a row of books, and values below it
HAND_CARD, HAND_STEP, HAND_ROW = (246, 186), (258, 202), 6
BACK, BACK_STEP = 132, 102
FORTUNE_HIGH, FORTUNE_LEAST = 100, 610
START_BOOK = (88, 150)
OFFER_HIGH = 172
