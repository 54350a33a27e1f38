"""The few colours that the landscapes are printed in; all channels are multiples of 4."""

from __future__ import annotations

from typing import Final

from render.kit import Colour

# Bands of a sky as a printer wipes them, from cold to warm.
COLD: Final[Colour] = (196, 216, 224)
HAZE: Final[Colour] = (220, 228, 220)
CREAM: Final[Colour] = (240, 232, 208)
PEACH: Final[Colour] = (248, 224, 188)
GLOW: Final[Colour] = (244, 204, 172)
BLUSH: Final[Colour] = (244, 220, 212)
SUN: Final[Colour] = (228, 116, 84)
KEY: Final[Colour] = (132, 116, 92)  # the lines of the key block
SNOW: Final[Colour] = (252, 248, 240)
PEAK: Final[Colour] = (164, 184, 204)
PEAK_SHADE: Final[Colour] = (140, 164, 188)
FAR: Final[Colour] = (204, 208, 196)
HILL: Final[Colour] = (196, 204, 152)
HILL_NEAR: Final[Colour] = (180, 192, 128)
MEADOW: Final[Colour] = (224, 216, 168)
FIELD: Final[Colour] = (208, 212, 140)
ROCK: Final[Colour] = (204, 184, 156)
ROCK_SHADE: Final[Colour] = (184, 160, 132)
LAVA: Final[Colour] = (220, 96, 64)
SMOKE: Final[Colour] = (248, 240, 228)
SMOKE_SHADE: Final[Colour] = (220, 212, 204)
PINE: Final[Colour] = (128, 156, 108)
PINE_FAR: Final[Colour] = (164, 184, 136)
BLOSSOM: Final[Colour] = (240, 184, 188)
LAKE: Final[Colour] = (156, 196, 212)
LAKE_LIGHT: Final[Colour] = (184, 216, 220)
TORII: Final[Colour] = (208, 80, 56)
STONE: Final[Colour] = (212, 200, 176)
PLASTER: Final[Colour] = (252, 244, 224)
TILES: Final[Colour] = (124, 136, 140)
THATCH: Final[Colour] = (188, 160, 112)
TIMBER: Final[Colour] = (156, 120, 88)
BRICK: Final[Colour] = (216, 144, 112)
BRICK_SHADE: Final[Colour] = (184, 112, 84)
LAMP: Final[Colour] = (252, 224, 140)

# The sea from the coast to where it is deepest, and the crests there.
SEA: Final[tuple[Colour, ...]] = ((160, 200, 212), (124, 172, 196), (88, 144, 180), (60, 112, 156))
CREST: Final[Colour] = (84, 136, 176)

TONES: Final[tuple[Colour, ...]] = (
    COLD, HAZE, CREAM, PEACH, GLOW, BLUSH, SUN, KEY, SNOW, PEAK, PEAK_SHADE, FAR, HILL, HILL_NEAR, MEADOW, FIELD, ROCK,
    ROCK_SHADE, LAVA, SMOKE, SMOKE_SHADE, PINE, PINE_FAR, BLOSSOM, LAKE, LAKE_LIGHT, TORII, STONE, PLASTER, TILES,
    THATCH, TIMBER, BRICK, BRICK_SHADE, LAMP, *SEA, CREST,
)  # fmt: skip
