"""The factories of a zaibatsu with machines and goods."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.text import Text
from engine.nippon.view.structs_player import OwnFactoryView, PlayerView
from render.kit import Box, Icon, Part, SeatStyle, Sheet, Words, theme
from render.nippon import colours
from render.nippon.effects import amounts, thing
from render.nippon.pieces import draw_vehicle
from render.nippon.properties import effect, kind_icon
from render.nippon.scene import Scene
from render.nippon.wording import name
from words import label

FACTORIES = (24, 1252, 1552, 328)
CARD, CARD_STEP, CARD_HIGH, HEAD = 248, 254.4, 304, 60


def still(sheet: Sheet) -> None:
    """The panel."""
    sheet.panel(FACTORIES, theme.PANEL, theme.LINE)


def draw(sheet: Sheet, scene: Scene, player: PlayerView) -> None:
    """Six cells; an empty one shows what a favour on factories would be worth with it."""
    for n in range(max(len(player.factories), len(player.factory_worth))):
        box = (FACTORIES[0] + 14 + n * CARD_STEP, FACTORIES[1] + 12, CARD, CARD_HIGH)
        if n < len(player.factories):
            _own(sheet, scene, player.factories[n], box, scene.seats[player.seat])
        else:
            _empty(sheet, player, n, box)


def _empty(sheet: Sheet, player: PlayerView, n: int, box: Box) -> None:
    x, y, w, h = box
    sheet.panel(box, theme.USED, theme.LINE)
    middle = x + w / 2
    sheet.icon((middle, y + 96), "nippon.factory", 84, fill=theme.SHADE, fade=0.45)
    parts: list[Part] = [Icon("star", 36), Words(" / ".join(map(str, player.factory_worth[n])), 27, theme.SOFT)]
    sheet.row((middle, y + h - 46), parts, anchor="mm")
    if n != len(player.factories):
        return
    price: list[Part] = [Words(f"–{player.factory_price}", 30), Icon("coin", 36, hole=True)]
    sheet.row((middle, y + 180), price, anchor="mm")
    waiting = player.waiting
    kept: list[Part] = []
    if waiting.machine:
        kept += [Icon("nippon.machine", 40), Words(f"×{waiting.machine}", 26), 8]
    if waiting.goods:
        kept += [Icon("nippon.good", 40), Words(f"×{waiting.goods}", 26), 8]
    if kept:
        sheet.row((middle, y + 30), kept, gap=4, anchor="mm")


def _own(sheet: Sheet, scene: Scene, own: OwnFactoryView, box: Box, style: SeatStyle) -> None:
    """Head, property, machine cells, goods cells."""
    x, y, w, _ = box
    lang, marked, changed = scene.lang, scene.marked, scene.changed
    token = own.token
    sheet.panel(box, theme.CARD, theme.INK)
    sheet.band((x, y, w, HEAD), colours.LEVEL[own.level])
    sheet.line([(x + 3, y + HEAD), (x + w - 3, y + HEAD)], theme.INK, 3)
    sheet.icon((x + 29, y + HEAD / 2 + 1), f"nippon.{own.type}", 42)
    room = w - 54 - (54 if token else 8)
    sheet.text((x + 54, y + HEAD / 2 + 1), name(lang, "good", own.type), 25, bold=True, room=room, shrink=(24, 23, 22))
    if token is not None:
        sheet.disc(x + w - 30, y + HEAD / 2 + 1, 21, theme.WHITE)
        words = f"{token.number}{token.face.upper()}"
        sheet.text((x + w - 30, y + HEAD / 2 + 1), words, 22, bold=True, anchor="mm")
        used = token.kind == "immediate"
        kind_icon(sheet, (x + 30, y + HEAD + 52), token, 44, **({"fade": 0.5} if used else {}))
        effect(sheet, token, (x + 52, y + HEAD + 6, w - 56, 94), used, 42)
    else:
        sheet.icon((x + w / 2, y + HEAD + 58), "nippon.factory", 76, fill=theme.STEEL_LIGHT)
        words = label(Text("nippon.old_factory"), lang)
        sheet.text((x + w / 2, y + HEAD + 132), words, 25, theme.SOFT, anchor="mm", room=w - 16, shrink=(24, 22))
    top = y + 166
    if own.produces:
        sheet.panel((x + 8, top, 74, 62), theme.CARD, theme.LINE, radius=8)
        coal = token.coal if token is not None else 0
        sheet.row((x + 45, top + 31), [Words(coal, 30), thing("coal", 30)], gap=3, anchor="mm")
        for n, (side, filled) in enumerate((("left", own.left), ("right", own.right))):
            cell = (x + 88 + n * 78, top, 72, 62)
            _machine(sheet, own, cell, side, filled, style)
            sheet.marks(f"{own.id}:{side}", cell, marked, changed, radius=8, at="rt", outside=2)
    if own.coal:
        sheet.row((x + 12, y + HEAD + 92), [*amounts({"coal": own.coal}, 28), Icon("lock", 24)], gap=3)
    _goods(sheet, own, box, marked)
    sheet.marks(own.id, box, marked, changed, at="lt", outside=2)


def _machine(sheet: Sheet, own: OwnFactoryView, cell: Box, side: str, filled: bool, style: SeatStyle) -> None:
    at = (cell[0] + cell[2] / 2, cell[1] + cell[3] / 2)
    sheet.panel(cell, style.tint if filled else theme.USED, theme.INK if filled else theme.LINE, radius=8)
    if filled:
        draw_vehicle(sheet, at, "machine", style, 54)
    elif side == "right" and own.right_costs:
        costs = amounts(own.right_costs, 28)
        sheet.row(at, costs, gap=2, anchor="mm")
    else:
        sheet.icon(at, "nippon.machine", 50, fade=0.7)


def _goods(sheet: Sheet, own: OwnFactoryView, box: Box, marked: Mapping[str, str]) -> None:
    x, y, w, h = box
    wide = (w - 16 - (own.room - 1) * 5) / own.room
    for n in range(own.room):
        cell = (x + 8 + n * (wide + 5), y + h - 70, wide, 60)
        there = n < own.goods
        sheet.panel(
            cell, colours.LEVEL[own.level] if there else theme.USED, theme.INK if there else theme.LINE, radius=8
        )
        if there:
            sheet.icon((cell[0] + wide / 2, cell[1] + 30), f"nippon.{own.type}", 42)
    if own.goods:
        row = (x + 8, y + h - 70, w - 16, 60)
        sheet.marks(f"good:{own.type}", row, marked, frozenset(), radius=8, at="rt", outside=2)
