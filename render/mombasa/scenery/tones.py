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

FREE: Final[dict[str, tuple[Colour, Colour, Colour]]] = {  # land that no company holds: itself, its borders, its signs
    "dunes": ((236, 224, 188), (220, 204, 160), (200, 180, 132)),
    "hills": ((220, 208, 180), (204, 188, 156), (180, 160, 128)),
    "forest": ((204, 212, 172), (184, 196, 148), (156, 168, 120)),
    "savanna": ((224, 216, 168), (208, 200, 140), (184, 172, 112)),
    "palms": ((212, 220, 180), (196, 204, 156), (164, 176, 124)),
}

TONES: Final[tuple[Colour, ...]] = (
    *SEA, COAST_LINE, RHUMB, *ROSE, SHADOW, KEY, SAIL, SAIL_SHADE, HULL, HULL_DARK, BEAST, BEAST_LIGHT, SCROLL,
    SCROLL_BACK, *(tone for tones in FREE.values() for tone in tones),
)  # fmt: skip
