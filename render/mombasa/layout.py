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
MAP_END = 1214
BASE_SIZE = (258, 236)
BASES: dict[str, Point] = {
    "saint_louis": (21, 125),
    "cairo": (1322, 125),
    "mombasa": (1322, 783),
    "cape_town": (331, 944),
}
BASE_BAND = 48
BASE_COIN: Point = (62, 114)
BASE_FACTS: Point = (62, 194)
BASE_CELL = (36, 30)
BASE_GRID: tuple[float, float, float, float] = (142, 76, 42, 34)  # middle of the first cell, steps right and down

# Lanes from a base to the region by number: first point on the panel, last on the coast
LANES: dict[tuple[str, int], list[Point]] = {
    ("saint_louis", 2): [(270, 300), (288, 288), (305, 273)],
    ("saint_louis", 1): [(178, 340), (182, 380), (205, 425), (250, 452)],
    ("saint_louis", 3): [(85, 340), (88, 430), (150, 530), (294, 555)],
    ("cairo", 6): [(1340, 160), (1270, 126), (1190, 108), (1080, 104), (980, 116), (882, 150)],
    ("cairo", 7): [(1340, 206), (1290, 164), (1230, 134), (1150, 126), (1040, 142)],
    ("cairo", 8): [(1340, 292), (1310, 290), (1290, 282), (1266, 267)],
    ("mombasa", 12): [(1376, 800), (1372, 750), (1346, 690), (1288, 664)],
    ("mombasa", 14): [(1340, 856), (1290, 842), (1227, 820)],
    ("mombasa", 11): [(1500, 800), (1496, 700), (1462, 600), (1386, 558)],
    ("cape_town", 18): [(575, 990), (620, 990), (675, 995)],
    ("cape_town", 16): [(575, 1072), (640, 1085), (728, 1107)],
    ("cape_town", 17): [(560, 1150), (640, 1184), (760, 1203), (900, 1203), (1000, 1182), (1020, 1160), (1010, 1125)],
}
QUESTION: Box = (24, 731, 330, 94)
LEGEND: Box = (24, 1010, 246, 166)
ROSE: Point = (1456, 1110)

# Tracks
TRACKS_TOP, TRACK_HIGH, TRACK_STEP = 1229, 94, 102
TRACK_LABEL, TRACK_START, TOLL_GAP, CELL_GAP = 256, 84, 36, 5

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
TITLES = 40  # px that the title of a part of the market takes
CARD_HEAD, CARD_TOP = 152, 210
LETTER_X, LETTER_WIDE = 822, 76
BOOK = (159, 228)
BOOK_X, BOOK_TOP, BOOK_STEP = 906, 152, 289

# Market: bonus spaces
SMALL_SPACE, SMALL_TOP, SMALL_STEP = (209, 152), 1060, 221
LARGE_TOP, LARGE_HIGH, LARGE_WIDE, LARGE_STEP = 1224, 172, 375, 387
TRACK_BOX_TOP, TRACK_BOX_HIGH, TRACK_BAND = 1436, 176, 58
RING, MARKER = 54, 46

# Market: action areas
AREAS_END, AREA_HEAD, AREAS_TOP, AREA_HIGH, AREA_STEP = 1842, 1864, 1890, 166, 174

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
