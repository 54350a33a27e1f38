"""The board: rounds, recruitment, the Iwakura mission, the map with its influence, players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PIL import Image

from engine.nippon.view.structs import View
from render.kit import Sheet, sea, theme, width
from render.nippon.board import automa, pairs, ports, recruit, regions, rounds, standings
from render.nippon.board.layout import MOVER, TITLE_Y, WIDE, Plan, plan
from render.nippon.icons import ACTIONS
from render.nippon.scene import Scene
from render.nippon.wording import ROMAN, automa_name, doing, ends, pic, title


def draw(
    view: View, *, names: Sequence[str], lang: str, marked: Mapping[str, str], changed: frozenset[str]
) -> Image.Image:
    """The picture."""
    scene, where = Scene(view, names, lang, marked, changed), plan(view)
    key = ("nippon.board", lang, where, view.seats, recruit.prices(view))
    sheet = Sheet.over(key, WIDE, where.height, partial(still, view=view, where=where, lang=lang))
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
    sheet.text((24, TITLE_Y), title(lang), 44, bold=True)
    recruit.still(sheet, view, where, lang)
    sea.waves(sheet, where.sea)
    ports.still(sheet, view, where, lang)
    regions.still(sheet, view, where, lang)
    x, y, w, h = where.sea
    sheet.rect((x, y + h - 4, w, 4), theme.COAST)
    standings.still(sheet, where)


def top_line(sheet: Sheet, scene: Scene) -> None:
    """Round and period, what ends the round, and whose turn it is or who has won."""
    view, lang = scene.view, scene.lang
    x = 24 + width(title(lang), 44, True) + 24
    room = MOVER[0] - 16 - x
    head = pic(lang, "round", n=view.round, of=len(view.cells), period=ROMAN[view.period])
    sheet.text((x, TITLE_Y - 18), head, 28, bold=True, room=room, shrink=(26, 24))
    sheet.block((x, TITLE_Y + 2, room, 46), ends(view, lang), 25, theme.SOFT, align="lm", shrink=(23, 22), leading=1.05)
    x, y, w, h = MOVER
    seat = view.ranking[0] if view.over else view.acting
    style = scene.seats[seat]
    sheet.panel(MOVER, style.tint, None, radius=14)
    sheet.mover(MOVER, radius=14)
    if view.over:
        sheet.icon((x + w - 48, y + h / 2), "trophy" if view.winners else "cross", 56)
    elif view.turn.action:
        sheet.icon((x + w - 50, y + h / 2), ACTIONS[view.turn.action], 56)
    sheet.piece((x + 50, y + h / 2), style, 58)
    called = style.name if seat < len(view.players) else automa_name(lang)
    sheet.text((x + 94, y + 26), called, 34, bold=True, room=w - 190, shrink=(32, 30, 28))
    sheet.text((x + 94, y + 57), doing(view, lang), 26, room=w - 190, shrink=(25, 24, 23, 22))
