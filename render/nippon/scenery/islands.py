"""The landscapes of the four regions; what matters of each lies where no piece ever does."""

from __future__ import annotations

from render.kit import shapes
from render.nippon.scenery import tones
from render.nippon.scenery.motifs import (
    HIGH,
    WIDE,
    Print,
    cherry,
    cushion_pine,
    forest,
    furrows,
    house,
    landscape,
    mist,
    peak,
    range_of,
    sky,
    slopes,
    smoke,
    tiled_roof,
)

MIDDLE = 299  # px: between the two cities
GROUND = 340  # px: where the ground of the rails begins
FOOT = 388  # px: down to where a landscape is worth looking at by itself
# Peaks from behind: across, top and half the width in px, and how far snow reaches down.
ALPS = ((196, 168, 130, 0.3), (404, 160, 140, 0.32), (620, 150, 120, 0.4), (66, 112, 150, 0.44), (540, 106, 165, 0.42),
        (MIDDLE, 122, 170, 0.4))  # fmt: skip


@landscape("kyushu")
def kyushu(page: Print) -> None:
    """A volcano that smokes over terraced fields."""
    sky(page, [(0, tones.CREAM), (104, tones.PEACH), (168, tones.GLOW)])
    range_of(page, 350, [(-20, 214), (40, 190), (110, 226), (200, 244), (400, 250), (470, 216), (548, 184), (640, 230),
                         (800, 220)], tones.FAR)  # fmt: skip
    smoke(page, (MIDDLE + 20, 150), 38, 5)
    page.shape(slopes((MIDDLE, 160), 42, 352, 330), tones.ROCK)
    _ridges(page)
    page.flat([(MIDDLE - 43, 160), (MIDDLE - 20, 168), (MIDDLE, 162), (MIDDLE + 18, 169), (MIDDLE + 43, 160),
               (MIDDLE + 56, 182), (MIDDLE + 26, 188), (MIDDLE + 8, 214), (MIDDLE - 10, 184), (MIDDLE - 34, 198),
               (MIDDLE - 54, 180)], tones.LAVA)  # fmt: skip
    mist(page, 196, 286, 150, tones.CREAM)
    range_of(page, 372, [(-20, 312), (60, 288), (150, 322), (240, 338), (330, 326), (420, 340), (520, 304), (600, 296),
                         (800, 330)], tones.HILL)  # fmt: skip
    _meadow(page)
    furrows(page, (470, 320, 130, 30), 4)
    forest(page, [(44, 346, 58), (72, 352, 46), (100, 350, 34), (216, 356, 34), (392, 356, 30)])
    house(page, 256, 358, 58)
    house(page, 340, 360, 50, tones.TILES)
    house(page, 690, 384, 44)


def _ridges(page: Print) -> None:
    """Furrows that rain has washed into the slopes."""
    page.flat([(MIDDLE + 42, 160), *slopes((MIDDLE, 160), 42, 352, 330)[-40:], (MIDDLE + 90, 352), (MIDDLE + 44, 262),
               (MIDDLE + 26, 200)], tones.ROCK_SHADE)  # fmt: skip
    for lean in (-1.0, -0.62, -0.3, 0.1):
        page.bend([(MIDDLE + lean * 40, 196), (MIDDLE + lean * 84, 250), (MIDDLE + lean * 190, 330)], tones.ROCK_SHADE)


@landscape("kansai")
def kansai(page: Print) -> None:
    """A castle over a lake with a gate in it, in spring."""
    sky(page, [(0, tones.HAZE), (96, tones.CREAM), (150, tones.BLUSH)])
    range_of(page, 350, [(-20, 196), (52, 156), (120, 190), (200, 206), (400, 200), (490, 170), (552, 146), (640, 190),
                         (800, 210)], tones.FAR)  # fmt: skip
    mist(page, 30, 182, 110, tones.SNOW)
    mist(page, 484, 186, 120, tones.SNOW)
    range_of(page, 360, [(-20, 268), (80, 236), (190, 216), (299, 196), (410, 214), (520, 232), (620, 264), (800, 280)],
             tones.HILL)  # fmt: skip
    _castle(page, MIDDLE, 200)
    range_of(page, 380, [(-20, 300), (90, 288), (190, 296), (299, 280), (410, 296), (540, 284), (800, 320)],
             tones.HILL_NEAR)  # fmt: skip
    _meadow(page)
    _lake(page)
    for x, foot, high in ((52, 346, 70), (96, 356, 52), (500, 352, 56), (552, 346, 76), (204, 366, 44)):
        cherry(page, x, foot, high)
    cushion_pine(page, 226, 208, 52, -1)
    cushion_pine(page, 374, 208, 54)
    cherry(page, 690, 386, 40)
    house(page, 640, 384, 44, tones.TILES)


def _castle(page: Print, x: float, foot: float) -> None:
    """A keep of three storeys on its wall."""
    page.shape([(x - 70, foot), (x - 52, foot - 30), (x + 52, foot - 30), (x + 70, foot)], tones.STONE)
    for left, top in ((-48, 14), (-16, 20), (18, 13), (-30, 6), (4, 5), (36, 7)):
        page.line([(x + left, foot - top), (x + left + 20, foot - top)], tones.ROCK_SHADE)
    for n, half in enumerate((44, 33, 22)):
        low = foot - 30 - 26 * n
        page.block(x - half, low - 18, 2 * half, 18, tones.PLASTER)
        for window in range(-half + 8, half - 8, 14):
            page.box(x + window, low - 13, 6, 9, tones.TILES)
        tiled_roof(page, x, low - 15, half + 17, 15 if n < 2 else 24)
    page.flat([(x - 9, foot - 116), (x, foot - 126), (x + 9, foot - 116)], tones.LAMP)


def _lake(page: Print) -> None:
    shore = shapes.curve([(190, 330), (236, 300), (300, 292), (372, 298), (418, 328), (386, 356), (300, 364),
                          (222, 358)], closed=True)  # fmt: skip
    page.shape(shore, tones.LAKE)
    for x, y, long in ((214, 324, 40), (346, 318, 44), (236, 346, 50), (340, 344, 40)):
        page.line([(x, y), (x + long, y)], tones.LAKE_LIGHT, 5)
    x, foot = MIDDLE, 350
    for across in (-28, 22):
        page.box(x + across, foot - 58, 7, 58, tones.TORII)
    page.box(x - 36, foot - 46, 72, 6, tones.TORII)
    page.flat([(x - 48, foot - 68), (x + 48, foot - 68), (x + 42, foot - 57), (x - 42, foot - 57)], tones.TORII)
    page.line([(x - 48, foot - 68), (x + 48, foot - 68)], tones.TILES, 4)


@landscape("chubu")
def chubu(page: Print) -> None:
    """The snowy Alps over steep thatched roofs."""
    sky(page, [(0, tones.COLD), (92, tones.HAZE), (150, tones.CREAM)])
    stone = (tones.PEAK, tones.PEAK_SHADE)
    for x, top, half, snow in ALPS:
        peak(page, (x, top), 336, half, stone, snow)
    mist(page, 20, 274, 120, tones.SNOW)
    mist(page, 470, 280, 130, tones.SNOW)
    range_of(page, 372, [(-20, 284), (50, 304), (140, 276), (230, 300), (320, 282), (430, 304), (530, 286), (620, 310),
                         (800, 320)], tones.PINE_FAR)  # fmt: skip
    _meadow(page)
    forest(page, [(34, 336, 50), (60, 348, 58), (90, 342, 48), (114, 354, 40), (496, 348, 46), (524, 340, 56),
                  (552, 350, 60), (578, 342, 44), (206, 354, 40), (398, 354, 42)])  # fmt: skip
    _steep(page, 252, 360, 74)
    _steep(page, 340, 362, 64)
    forest(page, [(640, 378, 34), (664, 382, 28), (716, 380, 34)], tones.PINE_FAR)


def _steep(page: Print, x: float, foot: float, wide: float) -> None:
    """A house whose roof comes down like praying hands."""
    page.block(x - wide * 0.34, foot - wide * 0.26, wide * 0.68, wide * 0.26, tones.PLASTER)
    page.shape([(x - wide * 0.52, foot - wide * 0.2), (x, foot - wide * 0.96), (x + wide * 0.52, foot - wide * 0.2)],
               tones.THATCH)  # fmt: skip
    page.shape([(x - wide * 0.24, foot - wide * 0.2), (x, foot - wide * 0.6), (x + wide * 0.24, foot - wide * 0.2)],
               tones.PLASTER)  # fmt: skip
    page.box(x - wide * 0.07, foot - wide * 0.4, wide * 0.14, wide * 0.12, tones.TIMBER)
    page.box(x - wide * 0.1, foot - wide * 0.18, wide * 0.2, wide * 0.18, tones.TIMBER)


@landscape("kanto")
def kanto(page: Print) -> None:
    """The great mountain in the evening, and brick works at its foot."""
    sky(page, [(0, tones.HAZE), (88, tones.CREAM), (136, tones.PEACH), (186, tones.GLOW)])
    page.disc(506, 138, 28, tones.SUN)
    mist(page, 446, 168, 120, tones.SNOW)
    mist(page, 24, 150, 120, tones.SNOW)
    top = (MIDDLE, 104)
    mountain = slopes(top, 26, 344, 400)
    page.shape(mountain, tones.PEAK)
    half = len(mountain) // 2
    page.flat([*mountain[half:], (MIDDLE + 120, 344), (MIDDLE + 46, 220), (MIDDLE + 14, 150)], tones.PEAK_SHADE)
    page.flat([(MIDDLE - 26, 104), (MIDDLE + 26, 104), (MIDDLE + 61, 144), (MIDDLE + 96, 188), (MIDDLE + 66, 172),
               (MIDDLE + 52, 196), (MIDDLE + 30, 160), (MIDDLE + 12, 190), (MIDDLE - 8, 162), (MIDDLE - 28, 198),
               (MIDDLE - 46, 168), (MIDDLE - 70, 192), (MIDDLE - 96, 188), (MIDDLE - 61, 144)], tones.SNOW)  # fmt: skip
    page.line(mountain)
    mist(page, 14, 276, 116, tones.CREAM)
    mist(page, 478, 282, 124, tones.CREAM)
    range_of(page, 372, [(-20, 300), (70, 312), (160, 322), (299, 330), (440, 320), (540, 304), (640, 318), (800, 320)],
             tones.HILL)  # fmt: skip
    _meadow(page)
    furrows(page, (22, 326, 96, 28), 4)
    furrows(page, (484, 326, 110, 28), 4)
    _works(page, MIDDLE, 362)
    house(page, 78, 340, 48)
    forest(page, [(520, 338, 36), (560, 346, 48), (214, 360, 34), (388, 360, 34)])
    for x in (620, 690, 760):
        _pole(page, x, 384)


def _works(page: Print, x: float, foot: float) -> None:
    """A mill of brick with a saw-tooth roof and two chimneys that smoke."""
    for across, high in ((-46, 70), (34, 82)):
        smoke(page, (x + across + 6, foot - high - 6), 9, 4)
        page.block(x + across, foot - high, 12, high, tones.BRICK_SHADE)
        page.box(x + across - 2, foot - high, 16, 5, tones.BRICK_SHADE)
    left, wide = x - 66, 33
    teeth = [(left + n * wide + across, foot - up) for n in range(4) for across, up in ((0, 34), (wide * 0.75, 52))]
    page.shape([(left, foot), *teeth, (left + 4 * wide, foot - 34), (left + 4 * wide, foot)], tones.BRICK)
    for n in range(4):
        page.box(left + n * wide + 9, foot - 24, 14, 14, tones.LAMP)


def _pole(page: Print, x: float, foot: float) -> None:
    """A telegraph pole with its wire."""
    page.line([(x, foot), (x, foot - 38)], tones.TIMBER, 3)
    page.line([(x - 8, foot - 34), (x + 8, foot - 34)], tones.TIMBER, 3)
    page.bend([(x - 70, foot - 34), (x - 35, foot - 26), (x, foot - 34)], tones.KEY, 1.6)


def _meadow(page: Print) -> None:
    """The ground of the rails."""
    tops = [(-20, GROUND), (120, GROUND + 14), (260, GROUND + 22), (420, GROUND + 16), (560, GROUND + 2),
            (660, GROUND + 8), (WIDE + 20, GROUND + 6)]  # fmt: skip
    range_of(page, HIGH + 20, tops, tones.MEADOW)
