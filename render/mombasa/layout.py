"""Where things stand on the three pictures; px on a width of 1600."""

from __future__ import annotations

from render.kit import Box, Point

WIDTH, EDGE = 1600, 32
RIGHT = WIDTH - EDGE
INNER = WIDTH - 2 * EDGE

# Header of board and market
TITLE_SIZE, ROUND_BOX = 44, 48
HEADER, MARKET_HEADER = 92, 104

# Map
MAP_END = 1234
BASE_SIZE = (258, 236)
BASES: dict[str, Point] = {
    "saint_louis": (21, 137),
    "cairo": (1322, 137),
    "mombasa": (1322, 795),
    "cape_town": (331, 956),
}
BASE_BAND = 48
BASE_COIN: Point = (62, 114)
BASE_FACTS: Point = (62, 194)
BASE_CELL = (36, 30)
BASE_GRID: tuple[float, float, float, float] = (142, 76, 42, 34)  # middle of the first cell, steps right and down

# Lanes from a base to the region by number: first point on the panel, last on the coast
LANES: dict[tuple[str, int], list[Point]] = {
    ("saint_louis", 2): [(270, 312), (288, 300), (305, 285)],
    ("saint_louis", 1): [(178, 352), (182, 392), (205, 437), (250, 464)],
    ("saint_louis", 3): [(85, 352), (88, 442), (150, 542), (294, 567)],
    ("cairo", 6): [(1340, 172), (1270, 138), (1190, 120), (1080, 116), (980, 128), (882, 162)],
    ("cairo", 7): [(1340, 218), (1290, 176), (1230, 146), (1150, 138), (1040, 154)],
    ("cairo", 8): [(1340, 304), (1310, 302), (1290, 294), (1266, 279)],
    ("mombasa", 12): [(1376, 812), (1372, 762), (1346, 702), (1288, 676)],
    ("mombasa", 14): [(1340, 868), (1290, 854), (1227, 832)],
    ("mombasa", 11): [(1500, 812), (1496, 712), (1462, 612), (1386, 570)],
    ("cape_town", 18): [(575, 1002), (620, 1002), (675, 1007)],
    ("cape_town", 16): [(575, 1084), (640, 1097), (728, 1119)],
    ("cape_town", 17): [(560, 1162), (640, 1196), (760, 1215), (900, 1215), (1000, 1194), (1020, 1172), (1010, 1137)],
}
QUESTION: Box = (28, 743, 330, 94)
LEGEND: Box = (44, 1022, 226, 170)
ROSE: Point = (1456, 1126)

# Tracks
TRACKS_TOP, TRACK_HIGH, TRACK_STEP = 1248, 108, 116
TRACK_LABEL, TRACK_START, TOLL_GAP, CELL_GAP = 256, 84, 46, 5

# Table of players
TABLE_GAP, TABLE_HEAD, TABLE_ROW, TABLE_STEP = 8, 46, 54, 60
NAME_X, PENNANT_X = 110, 372
CASH_X, SHARES_X, DIAMONDS_X, BOOKS_X, MARKERS_X, HAND_X, SUM_X = (
    440,
    (560, 670, 780, 890),
    1020,
    1150,
    1272,
    1374,
    1510,
)

# Market: cards and books
CARD = (246, 186)
OFFER_END = 1054
TITLES = 40  # px that the title of a part of the market takes
CARD_HEAD, CARD_TOP = 168, 226
LETTER_X, LETTER_WIDE = 822, 76
BOOK = (159, 228)
BOOK_X, BOOK_TOP, BOOK_STEP = 906, 168, 289

# Market: bonus spaces
SMALL_SPACE, SMALL_TOP, SMALL_STEP = (209, 152), 1110, 221
LARGE_TOP, LARGE_HIGH, LARGE_WIDE, LARGE_STEP = 1274, 172, 375, 387
TRACK_BOX_TOP, TRACK_BOX_HIGH, TRACK_BAND = 1486, 176, 58
RING, MARKER = 54, 46

# Market: action areas
AREAS_END, AREA_HEAD, AREAS_TOP, AREA_HIGH, AREA_STEP = 1892, 1914, 1940, 166, 174

# Player
PLAYER_HEADER = 104
PLAYER_TOP = 122
COLUMN, COLUMN_STEP = 228, 240
FEWEST_STRIPS, SLOT_GAP = 3, 36
NOW_X, NOW_WIDE = 1244, 324
HEADING = 36  # px a section's heading takes
DIAMOND_GAP = 14  # px below a row of the diamond track
JAR, BOOK_TAGS = 66, 74  # px that the jar takes above a row of books, and values below it
HAND_CARD, HAND_STEP, HAND_ROW = (246, 186), (258, 202), 6
BACK, BACK_STEP = 132, 102
FORTUNE_HIGH, FORTUNE_LEAST = 100, 610
START_BOOK = (88, 150)
OFFER_HIGH = 172
