"""Colours, type sizes and seat styles that all pictures share; all channels are multiples of 4 (see `png`)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

Colour = tuple[int, int, int]
Shape = Literal["circle", "square", "triangle", "diamond", "hexagon"]

PAPER: Final[Colour] = (244, 236, 220)
PANEL: Final[Colour] = (252, 248, 240)
CARD: Final[Colour] = (252, 252, 248)
WHITE: Final[Colour] = (252, 252, 252)
INK: Final[Colour] = (44, 40, 32)
SOFT: Final[Colour] = (96, 88, 76)
FAINT: Final[Colour] = (124, 116, 100)
LINE: Final[Colour] = (200, 184, 156)
SHADE: Final[Colour] = (224, 212, 192)
USED: Final[Colour] = (232, 224, 208)
VERMILION: Final[Colour] = (192, 52, 36)
ROSE_TINT: Final[Colour] = (252, 228, 216)
GOLD: Final[Colour] = (216, 160, 48)
GOLD_TINT: Final[Colour] = (252, 228, 164)
GOLD_PALE: Final[Colour] = (252, 240, 204)
RIM: Final[Colour] = (120, 68, 0)  # of whatever is new or different; 3 : 1 on every ground
GAIN: Final[Colour] = (212, 232, 208)
COIN: Final[Colour] = (240, 196, 84)
COIN_RIM: Final[Colour] = (176, 124, 36)
STAR: Final[Colour] = (252, 212, 72)
INDIGO: Final[Colour] = (44, 60, 108)
TEAL: Final[Colour] = (40, 104, 100)
GLASS: Final[Colour] = (92, 168, 168)
CARD_BACK: Final[Colour] = (96, 116, 96)
GREEN: Final[Colour] = (84, 152, 60)
GREEN_TINT: Final[Colour] = (208, 224, 184)
WATER: Final[Colour] = (164, 196, 204)
WATER_DEEP: Final[Colour] = (104, 148, 168)
WAVE: Final[Colour] = (152, 188, 200)
SHALLOW: Final[Colour] = (184, 212, 216)
FOAM: Final[Colour] = (220, 232, 228)
BEACH: Final[Colour] = (244, 232, 200)
COAST: Final[Colour] = (140, 124, 88)
LAND: Final[Colour] = (224, 212, 180)
PRODUCTION: Final[Colour] = (200, 216, 176)
COMMERCE: Final[Colour] = (224, 200, 188)
WOOD: Final[Colour] = (176, 124, 76)
WOOD_LIGHT: Final[Colour] = (212, 164, 108)
BROWN: Final[Colour] = (112, 64, 36)
STEEL: Final[Colour] = (152, 160, 164)
STEEL_LIGHT: Final[Colour] = (208, 216, 216)
SKIN: Final[Colour] = (240, 208, 172)
SKY: Final[Colour] = (196, 224, 240)
BLUE: Final[Colour] = (0, 112, 176)
FLAG_RED: Final[Colour] = (200, 40, 48)
FLAG_BLUE: Final[Colour] = (32, 76, 152)
FLAG_GOLD: Final[Colour] = (244, 200, 48)

GROUP_COLOURS: Final[tuple[Colour, ...]] = (  # of scores; muted, so that none is taken for a seat
    (220, 192, 148),
    (176, 204, 152),
    (164, 196, 204),
    (200, 184, 216),
    (236, 216, 136),
    (228, 176, 160),
    (212, 208, 200),
)

TITLE, NUMBER, LABEL, SMALL = 44, 34, 26, 22  # px; nothing readable is smaller than SMALL on a 1600 px wide picture
MARGIN, GAP, RADIUS = 24, 16, 12
LEGAL_WIDTH, GLOW, RIM_WIDTH, DISC = 6, 4, 5, 40
VEIL = 0.6  # how much of the ground lies over what its reader cannot have

SEAT_COLOURS: Final[dict[str, Colour]] = {
    "blue": (0, 112, 176),
    "orange": (228, 156, 0),
    "green": (0, 156, 116),
    "pink": (204, 120, 164),
    "purple": (112, 72, 152),
    "violet": (112, 72, 152),  # as some boxes call it
    "yellow": (240, 228, 64),
    "red": (120, 16, 60),  # carmine, so that nobody is taken for the accent
    "white": (244, 244, 240),
    "black": (60, 56, 52),
    "grey": (152, 148, 140),
}
SEAT_TINTS: Final[dict[str, Colour]] = {
    "blue": (212, 232, 244),
    "orange": (252, 232, 196),
    "green": (212, 236, 224),
    "pink": (244, 228, 236),
    "purple": (228, 220, 240),
    "violet": (228, 220, 240),
    "yellow": (252, 244, 196),
    "red": (244, 216, 224),
    "white": (252, 252, 248),
    "black": (216, 212, 208),
    "grey": (232, 228, 220),
}
SHAPES: Final[tuple[Shape, ...]] = ("circle", "square", "triangle", "diamond")
LOOKALIKES: Final = str.maketrans("АВЕКМНОРСТУХІЇ", "ABEKMHOPCTYXIÏ")  # Cyrillic letters the eye takes for Latin ones
AUTOMA: Final = "⚙"  # the letter of a seat that no person holds


class SeatStyle(NamedTuple):
    """How one seat looks everywhere: colour, pale tint, the shape of its pieces, its letter and the letter's colour."""

    name: str
    colour_name: str
    colour: Colour
    tint: Colour
    shape: Shape
    letter: str
    ink: Colour


def seat_styles(names: Sequence[str], colours: Sequence[str]) -> list[SeatStyle]:
    """One style per seat, in seat order; the shape goes with the seat, the colour is the seat's own."""
    letters = seat_letters(names)
    return [
        SeatStyle(name, colour, SEAT_COLOURS[colour], SEAT_TINTS[colour], shape, letter, contrast(SEAT_COLOURS[colour]))
        for name, colour, shape, letter in zip(names, colours, SHAPES, letters, strict=False)
    ]


def neutral(letter: str = "") -> SeatStyle:
    """A piece that belongs to nobody: a grey hexagon."""
    grey = SEAT_COLOURS["grey"]
    return SeatStyle("", "grey", grey, SEAT_TINTS["grey"], "hexagon", letter, contrast(grey))


def seat_letters(names: Sequence[str]) -> list[str]:
    """First letters, or the number a name ends with; of two alike the later seat takes the next sign of its name."""
    taken: list[str] = []
    for number, name in enumerate(names, start=1):
        if name == AUTOMA:
            taken.append(AUTOMA)
            continue
        own = [c.upper() for c in name if c.isalnum() and len(c.upper()) == 1]
        if re.fullmatch(r".* \d", name):  # Kontor 2: computer players are told apart by their number
            own.insert(0, name[-1])
        spare = [str(number), *map(str, range(5, 10))]
        looks = [c.translate(LOOKALIKES) for c in taken]
        taken.append(next(c for c in own + spare if c.translate(LOOKALIKES) not in looks))
    return taken


def contrast(colour: Colour) -> Colour:
    """White or ink, whichever is read better on `colour`."""
    return INK if luminance(colour) > 0.28 else WHITE


def ratio(one: Colour, other: Colour) -> float:
    """The contrast of two colours: from 1 (equal) to 21 (black on white)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: Colour) -> float:
    """Relative luminance, 0 to 1."""
    linear = [(c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4) for c in colour]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """`share` of `other` in `one`, rounded to the palette's grid."""
    return tuple(min(252, round((a + (b - a) * share) / 4) * 4) for a, b in zip(one, other, strict=True))  # type: ignore[return-value]


def shared_colours() -> tuple[Colour, ...]:
    """Every colour of this module, each once, in a fixed order."""
    own = [v for k, v in globals().items() if k.isupper() and isinstance(v, tuple) and len(v) == 3 and k != "SHAPES"]
    rgb = [v for v in own if all(isinstance(c, int) for c in v)]
    return tuple(dict.fromkeys([*rgb, *GROUP_COLOURS, *SEAT_COLOURS.values(), *SEAT_TINTS.values()]))
