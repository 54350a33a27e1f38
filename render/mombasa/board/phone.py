"""The board on a phone: the map with the bases, then the tracks and the players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image

from engine.mombasa.view.structs import View
from render import phone
from render.head import draw_phone_head
from render.kit import Sheet, theme
from render.mombasa.board import bases, cards, land, notes, tracks
from render.mombasa.board.sea_layout import PHONE
from render.mombasa.colours import COLOURS
from render.mombasa.head import head
from render.mombasa.scene import Scene

CARDS = tracks.PHONE.top_of(4) + 4


def draw_map(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The continent over the whole width, the bases below it."""
    scene = Scene(view, names, lang, marked, changed)
    below = PHONE.base("cairo")
    key = ("mombasa.phone.map", view.components, lang)
    high = round(below[1] + below[3]) + 12 + theme.DISC * bases.choosing_column(scene)
    sheet = Sheet.over(key, phone.WIDE, high, partial(still, scene=scene), colours=COLOURS)
    draw_phone_head(sheet, head(scene))
    land.draw(sheet, scene, PHONE)
    bases.draw(sheet, scene, PHONE)
    notes.question(sheet, scene, PHONE)
    return sheet.image


def still(sheet: Sheet, scene: Scene) -> None:
    """What is the same for every table in a language."""
    land.still(sheet, scene.data, PHONE)
    bases.still(sheet, scene, PHONE)
    notes.legend(sheet, scene, PHONE)


def draw_table(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The tracks in two lines each, and a card for each player."""
    scene = Scene(view, names, lang, marked, changed)
    _, top, _, high = cards.box_of(view.seats - 1, view.seats, CARDS)
    sheet = Sheet(phone.WIDE, round(top + high) + phone.EDGE)
    tracks.draw(sheet, scene, tracks.PHONE)
    cards.draw(sheet, scene, CARDS)
    return sheet.image
