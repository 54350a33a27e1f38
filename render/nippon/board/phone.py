"""The board on a phone: the map with the mission, then rounds, recruitment and the players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image

from engine.nippon.view.structs import View
from render import phone
from render.head import draw_phone_head
from render.kit import CAPITALS, Sheet, theme
from render.nippon.board import automa, cards, map_still, pairs, ports, recruit, regions, rounds
from render.nippon.board.head import head
from render.nippon.board.layout import layout_as
from render.nippon.board.phone_layout import MapLayout, TableLayout
from render.nippon.colours import COLOURS
from render.nippon.scene import Scene
from render.nippon.wording import ends


def draw_map(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The ports, below them the islands two by two."""
    scene, where = Scene(view, names, lang, marked, changed), layout_as(MapLayout, view)
    key = ("nippon.phone.map", lang, where, view.seats, regions.printed(view))
    sheet = Sheet.over(
        key, phone.WIDE, where.height, partial(map_still, view=view, where=where, lang=lang), colours=COLOURS
    )
    draw_phone_head(sheet, head(scene))
    ports.draw(sheet, scene, where)
    regions.draw(sheet, scene, where)
    regions.marks(sheet, scene, where)
    return sheet.image


def draw_table(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The second part for a phone: rounds, recruiting, starting pairs and standings, everything but the map."""
    scene, where = Scene(view, names, lang, marked, changed), layout_as(TableLayout, view)
    key = ("nippon.phone.table", lang, where, view.seats, recruit.prices(view))
    still = partial(recruit.still, view=view, where=where, lang=lang)
    sheet = Sheet.over(key, phone.WIDE, where.height, still, colours=COLOURS)
    rounds.draw(sheet, scene, where)
    x, y, room, high = where.ends
    sheet.text((x, y + high / 2), ends(view, lang), 30, theme.SOFT, bold=CAPITALS, room=room, narrow=True)
    if where.draft:
        pairs.draw(sheet, scene, where)
    recruit.draw(sheet, scene, where)
    if where.solo:
        automa.draw(sheet, scene, where)
    if where.goals:
        ports.goals(sheet, scene, (phone.EDGE, phone.WIDE - phone.EDGE), where.heads + 22)
    cards.draw(sheet, scene, where)
    return sheet.image
