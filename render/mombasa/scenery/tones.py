"""The few colours that the chart is printed and washed in; all channels are multiples of 4."""

from __future__ import annotations

from typing import Final

from render.kit import Colour

# The sea from the coast to where it is deepest.
SEA: Final[tuple[Colour, ...]] = (
    (208, 224, 212),
    (188, 212, 208),
    (164, 196, 200),
    (140, 180, 192),
    (120, 164, 180),
)
COAST_LINE: Final[Colour] = (120, 152, 160)  # of the lines along the coast
RHUMB: Final[Colour] = (152, 188, 196)
ROSE: Final[tuple[Colour, Colour]] = ((64, 104, 124), (220, 228, 216))  # dark and light points
SHADOW: Final[Colour] = (84, 128, 148)  # of what lies on the deep

KEY: Final[Colour] = (84, 64, 44)  # lines of ships and beasts
SAIL: Final[Colour] = (248, 240, 220)
SAIL_SHADE: Final[Colour] = (220, 204, 172)
HULL: Final[Colour] = (156, 108, 64)
HULL_DARK: Final[Colour] = (112, 72, 44)
BEAST: Final[Colour] = (96, 140, 148)
BEAST_LIGHT: Final[Colour] = (168, 196, 188)
SCROLL: Final[Colour] = (244, 232, 200)
SCROLL_BACK: Final[Colour] = (212, 188, 144)

FREE_WASH: Final[Colour] = (212, 196, 156)  # along the borders of land that no company holds
FREE_MARKS: Final[Colour] = (188, 168, 124)

TONES: Final[tuple[Colour, ...]] = (
    *SEA, COAST_LINE, RHUMB, *ROSE, SHADOW, KEY, SAIL, SAIL_SHADE, HULL, HULL_DARK, BEAST, BEAST_LIGHT, SCROLL,
    SCROLL_BACK, FREE_WASH, FREE_MARKS,
)  # fmt: skip
