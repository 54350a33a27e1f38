"""The few colours that the scenes are printed in; all channels are multiples of 4."""

from __future__ import annotations

from typing import Final

from render.kit import Colour

# An evening sky from above to the horizon, in bands as a printer wipes them.
SKY: Final[tuple[Colour, ...]] = ((176, 200, 212), (204, 216, 216), (232, 228, 212), (248, 224, 192), (244, 204, 168))
SUN: Final[Colour] = (228, 124, 92)
KEY: Final[Colour] = (116, 100, 88)  # the lines of the key block
SNOW: Final[Colour] = (252, 248, 240)
PEAK: Final[Colour] = (140, 160, 184)
HILL: Final[Colour] = (188, 188, 180)
ROCK: Final[Colour] = (168, 148, 132)
ROCK_DARK: Final[Colour] = (136, 116, 104)
PINE: Final[Colour] = (120, 148, 116)
PINE_FAR: Final[Colour] = (164, 184, 152)
FIELD: Final[Colour] = (188, 204, 144)
HEDGE: Final[Colour] = (144, 176, 108)
STREET: Final[Colour] = (236, 224, 192)
PLASTER: Final[Colour] = (248, 240, 220)
STONE: Final[Colour] = (216, 208, 188)
TILES: Final[Colour] = (124, 132, 140)
TILES_LIGHT: Final[Colour] = (164, 172, 176)
BRICK: Final[Colour] = (212, 148, 116)
BRICK_DARK: Final[Colour] = (180, 116, 88)
TIMBER: Final[Colour] = (168, 132, 96)
LACQUER: Final[Colour] = (208, 84, 60)
LAMP: Final[Colour] = (252, 220, 132)
COPPER_GREEN: Final[Colour] = (132, 176, 160)
SMOKE: Final[Colour] = (224, 220, 212)

# The sea from the coast to where it is deepest.
SEA: Final[tuple[Colour, ...]] = ((164, 200, 208), (128, 176, 196), (92, 148, 180), (64, 116, 160), (44, 88, 136))
CREST: Final[Colour] = (108, 156, 188)

TONES: Final[tuple[Colour, ...]] = (
    *SKY, SUN, KEY, SNOW, PEAK, HILL, ROCK, ROCK_DARK, PINE, PINE_FAR, FIELD, HEDGE, STREET, PLASTER, STONE, TILES,
    TILES_LIGHT, BRICK, BRICK_DARK, TIMBER, LACQUER, LAMP, COPPER_GREEN, SMOKE, *SEA, CREST,
)  # fmt: skip
