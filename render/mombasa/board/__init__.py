"""The board: map, bases, share values, four tracks, table of players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image

from engine.mombasa.view.structs import View
from render.head import draw_head
from render.kit import Sheet
from render.mombasa import layout
from render.mombasa.board import bases, land, notes, standings, tracks
from render.mombasa.board.sea_layout import BOARD
from render.mombasa.colours import COLOURS
from render.mombasa.head import head
from render.mombasa.scene import Scene


def draw(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture; as tall as the players need."""
    scene = Scene(view, names, lang, marked, changed)
    high = standings.bottom(view.seats) + 14
    key = ("mombasa.board", view.components, lang)
    sheet = Sheet.over(key, layout.WIDTH, high, partial(still, scene=scene), upper=standings.ROWS, colours=COLOURS)
    draw_head(sheet, head(scene))
    land.draw(sheet, scene, BOARD)
    bases.draw(sheet, scene, BOARD)
    notes.question(sheet, scene, BOARD)
    tracks.draw(sheet, scene, tracks.BOARD)
    standings.draw(sheet, scene)
    return sheet.image


def still(sheet: Sheet, scene: Scene) -> None:
    """What is the same for every table in a language."""
    land.still(sheet, scene.data, BOARD)
    bases.still(sheet, scene, BOARD)
    notes.legend(sheet, scene, BOARD)
    standings.still(sheet, scene)
