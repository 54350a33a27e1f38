"""Yokohama's own flat colours beside the theme's; all channels are multiples of 4."""

from __future__ import annotations

from render.kit import Colour, mix, theme
from render.yokohama.scenery import skyline, tones

COPPER: Colour = (204, 104, 56)
COPPER_LIGHT: Colour = (236, 152, 108)
COPPER_DARK: Colour = (160, 76, 40)
THREAD: Colour = (48, 148, 152)
CREAM: Colour = (248, 240, 208)
LEAF: Colour = (88, 148, 64)
LEAF_LIGHT: Colour = (144, 192, 108)
FISH: Colour = (92, 132, 164)
FISH_LIGHT: Colour = (172, 200, 220)
FAITH: Colour = (116, 84, 140)
ROOF: dict[str, Colour] = {"production": (148, 176, 112), "commercial": (192, 152, 132)}
HEAD: dict[str, Colour] = {"production": theme.PRODUCTION, "commercial": theme.COMMERCE}
ZONE: dict[str, Colour] = {"blue": (164, 200, 224), "yellow": (240, 216, 140), "red": (236, 168, 148)}
SURCHARGE: tuple[Colour, ...] = ((224, 212, 180), (212, 196, 156), (196, 176, 132))
GOLDEN_ROOF: Colour = (216, 172, 72)
DECK: Colour = (212, 168, 120)
BUILT_ON: Colour = (240, 232, 212)  # power boxes that allow building

SHINES = 0.38  # how much is seen of an area that may not be chosen
SHONE_THROUGH = (
    *(theme.PANEL, theme.CARD, theme.WATER, theme.PRODUCTION, theme.COMMERCE),
    *(theme.INK, theme.INDIGO, theme.GOLD_TINT, BUILT_ON, *ROOF.values()),
    *(*tones.SKY, tones.STREET),
)
DIMMED = tuple(mix(theme.LAND, one, SHINES) for one in SHONE_THROUGH)

PRINTED = 0.5  # how much is seen of a print in an empty place
PALE = tuple(
    mix(theme.PAPER, one, PRINTED)
    for one in (*tones.SKY, tones.STREET, tones.PLASTER, tones.TILES, tones.KEY, tones.PINE, *tones.SEA[:2])
)

COLOURS: tuple[Colour, ...] = (
    COPPER,
    COPPER_LIGHT,
    COPPER_DARK,
    THREAD,
    CREAM,
    LEAF,
    LEAF_LIGHT,
    FISH,
    FISH_LIGHT,
    FAITH,
    *ROOF.values(),
    *ZONE.values(),
    *SURCHARGE,
    GOLDEN_ROOF,
    BUILT_ON,
    *DIMMED,
    DECK,
    *tones.TONES,
    *skyline.COLOURS,
    *PALE,
    mix(theme.WATER, theme.WATER_DEEP, 0.45),
    mix(theme.LAND, theme.SOFT, 0.1),
)
