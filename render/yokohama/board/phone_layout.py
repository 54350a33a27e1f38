"""Where things stand on a phone: four areas side by side, whatever the number of players, then panels two by two."""

from __future__ import annotations

from functools import lru_cache

from render.kit import Box
from render.phone import EDGE, HEAD, WIDE
from render.yokohama.board.layout import ROWS, AreaLayout, BoardLayout

NOTHING: Box = (0, 0, 0, 0)
SHALLOWS = 6  # px of sea around the areas
PANELS = 1.45  # how much larger the panels are than on the board of four players
CARDS = 1.3
GAP = 16
HALO = 9  # px round what is new
AREAS = {3: 268, 4: 258}  # px of an area where five or six stand below each other
HALF = (WIDE - 2 * EDGE - GAP) / 2
PANEL_HIGH, CARD_HIGH, CARD_LINE, WIDE_CARD_HIGH = 444, 500, 77, 272


def high_area() -> AreaLayout:
    """An area with all of its scene, and a head for names in two lines."""
    return AreaLayout(head=65, power=(6, 68, 28, 45, 28.8), tag=(151, 68, 94, 45), digit=36, reached=42)


def low_area(high: int) -> AreaLayout:
    """An area without room to spare: less of the scene is seen, and people stand closer to the walls."""
    walls, top = high - 79, 104
    seen = walls - top
    return AreaLayout(
        size=(250, high),
        between=(12, 12),
        head=61,
        power=(6, 63, 28, 40, 28.8),
        tag=(151, 63, 94, 40),
        scene=(3, top, 244, seen),
        people=(8, top, 234, seen - 5),
        shop=(4, walls - 5, 46, 80, 47.4),
        house=(194, walls - 10, 52, 85),
        eaves=(6, 11),
        president=seen - 14,
        new=seen - 5 - 2 * HALO - 1,
        chip=56,
        beside=48,
        digit=36,
        reached=40,
        amount=40,
    )


@lru_cache(maxsize=8)
def map_layout(seats: int) -> BoardLayout:
    """The map; where a row has more than four areas it is turned by a quarter."""
    counts = ROWS[seats]
    turned = counts[0] > len(counts)
    parts = low_area(AREAS[seats]) if seats in AREAS else high_area()
    (wide, tall), between = parts.size, parts.between
    step = (wide + between[0], tall + between[1])
    left = round((WIDE - len(counts) * step[0] + between[0]) / 2)
    top = HEAD + SHALLOWS
    high = counts[0] * step[1] - between[1] + 2 * SHALLOWS
    corner, free = step[0] / 2 - 8, 1.5 * step[1]  # the middle and the height of the free corners
    low = HEAD + high - free / 2 + 40
    places = ((corner, HEAD + free / 2 - 40), (corner, low)) if turned else ((corner, low), (WIDE - corner, low))
    compass, steamer = ((*place, size) for place, size in zip(places, (170, 200), strict=True))
    return BoardLayout(
        seats=seats,
        wide=WIDE,
        turned=turned,
        scale=1,
        large=True,
        parts=parts,
        area=parts.size,
        step=step,
        left=left,
        top=top,
        sea=(0, HEAD, WIDE, high),
        end=NOTHING,
        achievements=NOTHING,
        cards=(),
        card_scale=1,
        compass=compass,
        steamer=steamer,
        table=0,
        height=HEAD + high,
    )


@lru_cache(maxsize=8)
def table_layout(seats: int, told: bool) -> BoardLayout:
    """The panels of the board, and a card for each player; a line less where nothing is foretold.

    An odd number of cards is as wide as the picture.
    """
    columns = (EDGE, EDGE + HALF + GAP)
    below = EDGE + PANEL_HIGH + GAP
    abreast, wide, high = 2, HALF, CARD_HIGH - CARD_LINE * (not told)
    if seats % 2:
        abreast, wide, high = 1, 2 * HALF + GAP, WIDE_CARD_HIGH
    cards = tuple((columns[n % abreast], below + n // abreast * (high + GAP), wide, high) for n in range(seats))
    height = round(cards[-1][1] + high + EDGE)
    return map_layout(seats)._replace(
        scale=PANELS,
        sea=(0, 0, WIDE, height),
        end=(columns[0], EDGE, HALF, PANEL_HIGH),
        achievements=(columns[1], EDGE, HALF, PANEL_HIGH),
        cards=cards,
        card_scale=CARDS,
        height=height,
    )
