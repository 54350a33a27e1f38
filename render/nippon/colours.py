"""Nippon's own flat colours beside the theme's; all channels are multiples of 4."""

from __future__ import annotations

from render.kit import Colour, mix, theme
from render.nippon.scenery import abroad, tones

WORKER: dict[str, Colour] = {
    "black": (52, 48, 48),
    "red": (184, 36, 52),
    "grey": (152, 152, 156),
    "blue": (32, 88, 164),
    "white": (252, 252, 248),
    "yellow": (240, 204, 56),
}
SIGN: dict[str, Colour] = {
    "black": theme.WHITE,
    "red": theme.WHITE,
    "grey": theme.INK,
    "blue": theme.WHITE,
    "white": theme.INK,
    "yellow": theme.INK,
}
LEVEL: dict[int, Colour] = {1: (212, 228, 188), 2: (248, 224, 168), 3: (240, 204, 196)}
LEVEL_PALE: dict[int, Colour] = {1: (232, 240, 216), 2: (252, 240, 208), 3: (248, 228, 220)}
BUILDS: Colour = (204, 220, 180)  # an action on one's own board
ACTS: Colour = (228, 204, 192)  # an action on the map, or a sale
LAND_CARD: Colour = (236, 228, 204)
LAND: Colour = (224, 216, 176)
PLATE: Colour = (240, 232, 208)  # under something printed on land
SLEEPER: Colour = (188, 168, 128)
RAIL: Colour = (140, 120, 92)
GRID: Colour = (212, 196, 164)  # of a globe behind its number
SHADOW: Colour = (184, 176, 136)
DEEP: Colour = (44, 88, 132)  # shadows on the sea
QUAY: Colour = (212, 168, 120)
LEAD: Colour = (248, 224, 160)
COAL: Colour = (56, 52, 52)
COAL_LIGHT: Colour = (116, 112, 112)
SPOOL: Colour = (192, 40, 56)
IRON: Colour = (200, 204, 208)
IRON_DARK: Colour = (152, 160, 168)
LEAF: Colour = (92, 148, 60)
BOX_RED: Colour = (188, 52, 44)
LENS: Colour = (184, 220, 236)
BULB: Colour = (252, 212, 84)
BRASS: Colour = (208, 152, 64)
BRICK: Colour = (196, 104, 84)
HULL: Colour = (100, 120, 140)
ENGINE: Colour = (92, 108, 100)
FAN: Colour = (176, 68, 92)
FAN_DARK: Colour = (132, 44, 68)
DARK_CELL: Colour = (176, 160, 132)
BAR: Colour = (216, 164, 76)
TICKED: Colour = (216, 208, 192)

COLOURS: tuple[Colour, ...] = tuple(
    dict.fromkeys(
        [
            *WORKER.values(),
            *LEVEL.values(),
            *LEVEL_PALE.values(),
            BUILDS,
            ACTS,
            LAND_CARD,
            LAND,
            PLATE,
            SLEEPER,
            RAIL,
            GRID,
            SHADOW,
            QUAY,
            LEAD,
            COAL,
            COAL_LIGHT,
            SPOOL,
            IRON,
            IRON_DARK,
            LEAF,
            BOX_RED,
            LENS,
            BULB,
            BRASS,
            BRICK,
            HULL,
            ENGINE,
            FAN,
            FAN_DARK,
            DARK_CELL,
            BAR,
            TICKED,
            *tones.TONES,
            *abroad.COLOURS,
            DEEP,
            mix(theme.WATER, theme.WATER_DEEP, 0.45),
            mix(theme.WATER, theme.WHITE, 0.35),
        ]
    )
)
