"""The board: map, how near the end is, achievements, players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image

from engine.yokohama.view.structs import View
from render.head import draw_head
from render.kit import Sheet
from render.yokohama.board import achievements, end, harbour, standings
from render.yokohama.board.area import draw_area, draw_marks
from render.yokohama.board.layout import WIDE, BoardLayout, layout_of
from render.yokohama.colours import COLOURS
from render.yokohama.head import head
from render.yokohama.scene import Scene


def draw(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    scene = Scene(view, names, lang, marked, changed)
    where = layout_of(view.seats)
    sheet = Sheet.over(
        ("yokohama.board", lang, view.seats),
        WIDE,
        where.height,
        partial(still, where=where, lang=lang),
        colours=COLOURS,
    )
    draw_head(sheet, head(scene))
    for area in view.areas:
        draw_area(sheet, scene, area, where)
    draw_marks(sheet, scene, where)
    end.draw(sheet, scene, where)
    achievements.draw(sheet, scene, where)
    standings.draw(sheet, scene, where)
    return sheet.image


def still(sheet: Sheet, where: BoardLayout, lang: str) -> None:
    """Everything that never changes for a number of players and a language."""
    harbour.still(sheet, where)
    end.still(sheet, where, lang)
    achievements.still(sheet, where, lang)
    standings.still(sheet, where)


def targets(view: View) -> frozenset[str]:
    """What an option can aim at on the board."""
    return on_map(view) | on_table(view)


def on_map(view: View) -> frozenset[str]:
    """What an option can aim at on the map."""
    found: list[str] = []
    for area in view.areas:
        shops = (f"{area.id}:shop:{n}" for n in range(1, len(area.shops) + 1))
        found += [area.id, f"{area.id}:token", f"{area.id}:house", *shops]
    return frozenset(found)


def on_table(view: View) -> frozenset[str]:
    """What an option can aim at beside the map."""
    return frozenset([*(tile.id for tile in view.achievements), *(token.id for token in view.reward_tokens)])
