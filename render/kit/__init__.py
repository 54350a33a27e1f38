"""Everything a game's renderer needs, in one import: `from render.kit import Icon, Sheet, Words, drawn, theme`.

All measures are final pixels, boxes are (left, top, width, height), anchors two letters (l m r across, then down).
Every shape is antialiased by the kit; there is no double-size canvas to think of.

    sheet = Sheet.over(("bazaar.board", lang, layout), 1600, 1848, still, colours=COLOURS)
        # still(sheet) draws what never changes
    sheet.text((24, 46), title, theme.TITLE, bold=True, room=400, shrink=(40, 36))   # ends with "…" if it must
    sheet.text((24, 46), name, 30, bold=CAPITALS)    # small capitals of the serif: names of places, heads
    sheet.block(box, words, 24, bold=True, lines=2, align="lm", shrink=(22,))        # broken at spaces
    sheet.panel(box, fill, line, width=3, radius=12, shadow=theme.SHADE)   # fill or line may be None
    sheet.band(box, fill) · rect · disc · dashed (empty place) · line · dashes · polygon(points, fill, line) · pill
    sheet.icon((x, y), "coin", 44, words=5)      # anchor="mm"; any icon takes grey=True and fade=0.66
    sheet.row((x, y), [Icon("crate", 36), Words(3), 12, Icon("arrow", 28)], anchor="lm")   # numbers are space
    sheet.piece((x, y), seat, 54) · sheet.piece((x, y), seat, 54, 3)       # with the letter, with a number
    sheet.marks(target, box, marked, changed, at="lt")    # legal and changed, as far as `target` is in them
    sheet.legal_path(points, label, disc_at, by=11) · mover(box)

    seats = seat_styles(names, ("blue", "pink", "purple", "yellow"))       # seats[0].colour .tint .shape .letter .ink

    @drawn("bazaar.silk", aspect=1.0)          # a game's icons: 100 units high, outlined in ink, sprites are cached
    def silk(pen: Pen, words: str | int = "") -> None:
        pen.box(20, 10, 80, 90, theme.TEAL, radius=6) · poly · blob · disc · oval · line · bend · arc · text · icon

A map begins with `sea.waves(sheet, box)` and `sea.coast(sheet, path, land)`, both in the still layer; a piece that
stands on it gets a `sheet.shadow` first.

A zoom, the picture of one question, begins with `render.zoom.head` and ends with `render.zoom.disc` for every number.

`shapes` has smooth, wobble, curve, inset, star, gear, rosette, regular, box_path for building point lists. Colours of a
game stand in its `COLOURS` (multiples of 4), or the palette shifts them: `render.kit.png.strays(image, COLOURS)` tells.
`python -m tools.pages.pictures kit FOLDER` draws everything there is.
"""

from render.kit import sea, shapes, theme
from render.kit.caches import kept
from render.kit.descriptions import BaseDescriber, cut_words, fitting
from render.kit.fonts import CAPITALS, ellipsis, fit, missing_glyphs, readable, widest, width, wrap
from render.kit.icons import Sprite, aspect, drawn, icon
from render.kit.pen import Pen
from render.kit.png import encode
from render.kit.rows import Icon, Part, Words, fitting_rows, piece, row_width
from render.kit.scene import BaseScene
from render.kit.shapes import Point, Points
from render.kit.sheet import Box, Sheet
from render.kit.theme import Colour, SeatStyle, mix, neutral, seat_styles
from render.kit.wording import GameWords

__all__ = [
    "CAPITALS",
    "BaseDescriber",
    "BaseScene",
    "Box",
    "Colour",
    "GameWords",
    "Icon",
    "Part",
    "Pen",
    "Point",
    "Points",
    "SeatStyle",
    "Sheet",
    "Sprite",
    "Words",
    "aspect",
    "cut_words",
    "drawn",
    "ellipsis",
    "encode",
    "fit",
    "fitting",
    "fitting_rows",
    "icon",
    "kept",
    "missing_glyphs",
    "mix",
    "neutral",
    "piece",
    "readable",
    "row_width",
    "sea",
    "seat_styles",
    "shapes",
    "theme",
    "widest",
    "width",
    "wrap",
]  # fmt: skip
