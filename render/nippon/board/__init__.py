"""The board: rounds, recruitment, the Iwakura mission, the map with its influence, players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image

from engine.nippon.view.structs import View
from render.kit import CAPITALS, Sheet, theme, width
from render.nippon.board import automa, islands, pairs, ports, recruit, regions, rounds, standings
from render.nippon.board.layout import MOVER, TITLE_Y, WIDE, Plan, plan
from render.nippon.colours import COLOURS
from render.nippon.icons import ACTIONS
from render.nippon.scene import Scene
from render.nippon.scenery import water
from render.nippon.wording import ROMAN, automa_name, doing, ends, pic, title

TITLE = 40  # px


def draw(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    scene, where = Scene(view, names, lang, marked, changed), plan(view)
    key = ("nippon.board", lang, where, view.seats, recruit.prices(view), regions.printed(view))
    sheet = Sheet.over(key, WIDE, where.height, partial(still, view=view, where=where, lang=lang), colours=COLOURS)
    top_line(sheet, scene)
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


def still(sheet: Sheet, view: View, where: Plan, lang: str) -> None:
    """Everything that never changes for a number of players and a language."""
    sheet.text((24, TITLE_Y), title(lang), TITLE, bold=CAPITALS)
    recruit.still(sheet, view, where, lang)
    map_still(sheet, view, where, lang)
    x, y, w, h = where.sea
    sheet.rect((x, y + h - 4, w, 4), theme.COAST)


def map_still(sheet: Sheet, view: View, where: Plan, lang: str) -> None:
    """Sea, far shore and islands."""
    water.draw(sheet, where.sea, where.harbour, islands.coasts(where, len(view.regions)))
    ports.still(sheet, view, where, lang)
    regions.still(sheet, view, where, lang)


def top_line(sheet: Sheet, scene: Scene) -> None:
    """Round and period, what ends the round, and whose turn it is or who has won."""
    view, lang = scene.view, scene.lang
    x = 24 + width(title(lang), TITLE, CAPITALS) + 28
    room = MOVER[0] - 20
    head = pic(lang, "round", n=view.round, of=len(view.cells), period=ROMAN[view.period])
    sheet.text((x, TITLE_Y), head, 36, bold=CAPITALS, room=room - x, shrink=range(35, 25, -1))
    sheet.text(
        (24, TITLE_Y + 48), ends(view, lang), 32, theme.SOFT, bold=CAPITALS, room=room - 24, shrink=range(31, 25, -1)
    )
    x, y, w, h = MOVER
    seat = view.ranking[0] if view.over else view.acting
    style = scene.seats[seat]
    sheet.panel(MOVER, style.tint, None, radius=14)
    sheet.mover(MOVER, radius=14)
    if view.over:
        sheet.icon((x + w - 48, y + h / 2), "trophy" if view.winners else "cross", 66)
    elif view.turn.action:
        sheet.icon((x + w - 50, y + h / 2), ACTIONS[view.turn.action], 66)
    sheet.piece((x + 54, y + h / 2), style, 70)
    signed = view.over or view.turn.action
    room = w - 106 - (94 if signed else 20)
    called = style.name if seat < len(view.players) else automa_name(lang)
    sheet.text((x + 106, y + 30), called, 42, bold=CAPITALS, room=room, shrink=range(41, 27, -1))
    sheet.text((x + 106, y + 70), doing(view, lang), 34, bold=CAPITALS, room=room, shrink=range(33, 25, -1))


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
