"""Everything a game's renderer needs, in one import: `from render.kit import Sheet, drawn, theme`."""

from render import shapes, theme
from render.encode import encode
from render.fonts import ellipsis, fit, missing_glyphs, readable, widest, width, wrap
from render.icons import Sprite, aspect, drawn, icon
from render.pen import Pen
from render.shapes import Point, Points
from render.sheet import Box, Icon, Part, Sheet, Words
from render.theme import Colour, SeatStyle, mix, neutral, seat_styles

__all__ = [
    "Box", "Colour", "Icon", "Part", "Pen", "Point", "Points", "SeatStyle", "Sheet", "Sprite", "Words", "aspect",
    "drawn", "ellipsis", "encode", "fit", "icon", "missing_glyphs", "mix", "neutral", "readable", "seat_styles",
    "shapes", "theme", "widest", "width", "wrap",
]  # fmt: skip
