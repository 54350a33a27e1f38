"""The board on a phone: the map, then how near the end is, the achievements and the players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image

from engine.yokohama.view.structs import View
from render import phone
from render.head import draw_phone_head
from render.kit import Sheet
from render.yokohama.board import achievements, cards, end, harbour
from render.yokohama.board.area import draw_area, draw_marks
from render.yokohama.board.layout import BoardLayout
from render.yokohama.board.phone_layout import map_layout, table_layout
from render.yokohama.colours import COLOURS
from render.yokohama.head import head
from render.yokohama.scene import Scene, foretold


def draw_map(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The areas with all on them; with more than two players the map is turned by a quarter."""
    scene, where = Scene(view, names, lang, marked, changed), map_layout(view.seats)
    key = ("yokohama.phone.map", view.seats)
    sheet = Sheet.over(key, phone.WIDE, where.height, partial(harbour.still, where=where), colours=COLOURS)
    draw_phone_head(sheet, head(scene))
    for area in view.areas:
        draw_area(sheet, scene, area, where)
    draw_marks(sheet, scene, where)
    return sheet.image


def draw_table(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """All that stands beside the map."""
    scene, where = Scene(view, names, lang, marked, changed), table_layout(view.seats, foretold(view))
    key = ("yokohama.phone.table", lang, view.seats, where.height)
    sheet = Sheet.over(key, phone.WIDE, where.height, partial(table_still, where=where, lang=lang), colours=COLOURS)
    end.draw(sheet, scene, where)
    achievements.draw(sheet, scene, where)
    cards.draw(sheet, scene, where)
    return sheet.image


def table_still(sheet: Sheet, where: BoardLayout, lang: str) -> None:
    """The sea under all, the frames of the two panels."""
    harbour.open_sea(sheet, where.sea)
    end.still(sheet, where, lang)
    achievements.still(sheet, where, lang)
