"""The board: rounds, recruitment, the Iwakura mission, the map with its influence, players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image

from engine.nippon.view.structs import View
from render.head import draw_head
from render.kit import Sheet, theme
from render.nippon.board import automa, islands, pairs, ports, recruit, regions, rounds, standings
from render.nippon.board.head import head
from render.nippon.board.layout import WIDE, BoardLayout, layout_of
from render.nippon.colours import COLOURS
from render.nippon.scene import Scene
from render.nippon.scenery import water


def draw(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    scene, where = Scene(view, names, lang, marked, changed), layout_of(view)
    key = ("nippon.board", lang, where, view.seats, recruit.prices(view), regions.printed(view))
    sheet = Sheet.over(key, WIDE, where.height, partial(still, view=view, where=where, lang=lang), colours=COLOURS)
    draw_head(sheet, head(scene))
    rounds.draw(sheet, scene, where)
    if where.draft:
        pairs.draw(sheet, scene, where)
    recruit.draw(sheet, scene, where)
    ports.draw(sheet, scene, where)
    if where.goals:
        ports.beside_the_mission(sheet, scene, where)
    regions.draw(sheet, scene, where)
    regions.marks(sheet, scene, where)
    if where.solo:
        automa.draw(sheet, scene, where)
    standings.draw(sheet, scene, where)
    return sheet.image


def still(sheet: Sheet, view: View, where: BoardLayout, lang: str) -> None:
    """Everything that never changes for a number of players and a language."""
    recruit.still(sheet, view, where, lang)
    map_still(sheet, view, where, lang)
    x, y, w, h = where.sea
    sheet.rect((x, y + h - 4, w, 4), theme.COAST)


def map_still(sheet: Sheet, view: View, where: BoardLayout, lang: str) -> None:
    """Sea, far shore and islands."""
    water.draw(sheet, where.sea, where.harbour, islands.coasts(where, len(view.regions)))
    ports.still(sheet, view, where, lang)
    regions.still(sheet, view, where, lang)


def targets(view: View) -> frozenset[str]:
    """What an option can aim at on the board."""
    return on_map(view) | on_table(view)


def on_map(view: View) -> frozenset[str]:
    """What an option can aim at on the map."""
    found = [port.id for port in view.ports]
    for region in view.regions:
        found += [region.id, *(cell.id for cell in region.trains if cell.usable)]
        found += [cell.id for market in region.markets for cell in market.cells]
    return frozenset(found)


def on_table(view: View) -> frozenset[str]:
    """What an option can aim at beside the map."""
    found = ["consolidate"]
    for slot in view.slots:
        found += [f"action:{action.id}" for action in slot.actions]
        found += [f"slot:{slot.slot}:{color}" for color in slot.workers]
    if view.phase == "draft":
        found += [pair.a for pair in view.pairs]
    return frozenset(found)
