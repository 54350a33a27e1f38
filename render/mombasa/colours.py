"""Mombasa's own flat colours beside the theme's; all channels are multiples of 4."""

from __future__ import annotations

from render.kit import Colour, mix, theme
from render.mombasa.scenery import tones

COMPANY: dict[str, Colour] = {
    "mombasa": (52, 48, 44),
    "cape_town": (168, 40, 52),
    "saint_louis": theme.CARD,
    "cairo": (232, 132, 28),
}
LAND_OF: dict[str, Colour] = {
    "mombasa": (192, 180, 168),
    "cape_town": (228, 172, 160),
    "saint_louis": (224, 236, 244),
    "cairo": (248, 208, 144),
}
HATCH: dict[str, Colour] = {  # lines on the land of a company, felt rather than seen
    "mombasa": (180, 168, 156),
    "cape_town": (220, 160, 148),
    "saint_louis": (208, 224, 236),
    "cairo": (240, 196, 124),
}
WASH: dict[str, Colour] = {  # of a company on score sheet and poster
    "mombasa": (164, 160, 152),
    "cape_town": (216, 148, 136),
    "saint_louis": (212, 224, 232),
    "cairo": (240, 188, 112),
}
ENGRAVED: dict[str, Colour] = {  # signs on that land
    "mombasa": (148, 136, 124),
    "cape_town": (196, 124, 112),
    "saint_louis": (160, 184, 204),
    "cairo": (216, 160, 84),
}
KIND: dict[str, Colour] = {
    "coffee": (228, 208, 188),
    "banana": (252, 240, 184),
    "cotton": (228, 236, 232),
    "expansion": (196, 220, 212),
    "bookkeeper": (236, 212, 180),
    "merchant": (200, 224, 236),
    "share": (252, 248, 240),
}
BOOK: dict[str, Colour] = {"A": (204, 220, 180), "B": (236, 204, 188), "C": (196, 208, 232)}
START_BOOK: Colour = (240, 232, 196)

BEAN: Colour = (116, 76, 48)
BANANA: Colour = (252, 216, 72)
BANANA_DARK: Colour = (216, 164, 40)
LEAF: Colour = (104, 148, 80)
COMPASS: Colour = (56, 124, 120)
GEM: Colour = (104, 192, 220)
GEM_LIGHT: Colour = (204, 236, 244)
CLOTH: Colour = (84, 124, 164)
LEATHER: Colour = (148, 88, 60)
SKIN: Colour = (236, 204, 172)
TILE: Colour = (248, 228, 164)
FIELD: Colour = (252, 232, 160)
HOUSE: Colour = (216, 212, 204)
PAST: Colour = theme.LINE
SPENT: Colour = (216, 208, 200)
STROKE: Colour = (176, 168, 160)
TRACK_DONE: Colour = (196, 228, 240)
STACK: Colour = (236, 228, 208)

GHOST = 0.55  # how much of the ground covers a card that has left the hand
FADED = tuple(mix(one, theme.PAPER, GHOST) for one in (BEAN, BANANA, COMPASS, LEATHER, CLOTH, theme.BROWN, theme.INK))
# What is not to be had.
VEILED = tuple(mix(one, theme.PAPER, theme.VEIL) for one in (*KIND.values(), theme.INK, theme.LINE, theme.BROWN))

COLOURS: tuple[Colour, ...] = tuple(
    dict.fromkeys(
        (
            *COMPANY.values(),
            *LAND_OF.values(),
            *HATCH.values(),
            *WASH.values(),
            *ENGRAVED.values(),
            *tones.TONES,
            *FADED,
            *VEILED,
            *KIND.values(),
            *BOOK.values(),
            START_BOOK,
            BEAN,
            BANANA,
            BANANA_DARK,
            LEAF,
            COMPASS,
            GEM,
            GEM_LIGHT,
            CLOTH,
            LEATHER,
            SKIN,
            TILE,
            FIELD,
            HOUSE,
            SPENT,
            STROKE,
            TRACK_DONE,
            STACK,
        )
    )
)
