"""The factories of a zaibatsu with machines and goods."""

from __future__ import annotations

from engine.core.text import Text
from engine.nippon.view.structs_player import OwnFactoryView, PlayerView
from render.kit import CAPITALS, Box, Icon, Part, SeatStyle, Sheet, Words, theme
from render.nippon import colours
from render.nippon.effects import amounts, thing
from render.nippon.pieces import draw_vehicle
from render.nippon.player.layout import ZaibatsuLayout
from render.nippon.properties import effect, kind_icon
from render.nippon.scene import Scene
from render.nippon.wording import name
from words import label

HEAD = 60
ASIDE = 17  # px by which a machine lies further right where a disc is
SLIM = 260  # px below which the worths of an empty cell stand below each other


def still(sheet: Sheet, where: ZaibatsuLayout) -> None:
    """The panel."""
    sheet.panel(where.factories, theme.PANEL, theme.LINE)


def draw(sheet: Sheet, scene: Scene, player: PlayerView, where: ZaibatsuLayout) -> None:
    """Six cells; an empty one shows what a favour on factories would be worth with it."""
    for n in range(max(len(player.factories), len(player.factory_worth))):
        box = where.factory(n)
        sheet.whole(box)
        if n < len(player.factories):
            _own(sheet, scene, player.factories[n], box, scene.seats[player.seat], where.larger)
        else:
            _empty(sheet, player, n, box, where.larger, sold=not scene.view.over)


def _empty(sheet: Sheet, player: PlayerView, n: int, box: Box, k: float, *, sold: bool) -> None:
    """What a factory here would be worth; on the next cell what it costs, while any can be bought."""
    x, y, w, h = box
    sheet.panel(box, theme.USED, theme.LINE)
    middle = x + w / 2
    if w < SLIM:
        sheet.icon((middle - 34, y + h - 78), "star", 50)
        for down, worth in enumerate(player.factory_worth[n]):
            sheet.text((middle + 42, y + h - 120 + down * 43), worth, 36, theme.SOFT, bold=True, anchor="rm")
    else:
        worths = " / ".join(map(str, player.factory_worth[n]))
        parts: list[Part] = [Icon("star", round(36 * k)), Words(worths, round(27 * k), theme.SOFT)]
        sheet.row((middle, y + h - 46 * k), parts, anchor="mm")
    waiting, size, following = player.waiting, round(44 * k), n == len(player.factories)
    kept: list[Part] = []
    if following and waiting.machine:
        kept += [Icon("nippon.machine", size), Words(f"×{waiting.machine}", round(30 * k)), 8]
    if following and waiting.goods:
        kept += [Icon("nippon.good", size), Words(f"×{waiting.goods}", round(30 * k)), 8]
    if kept:
        sheet.row((middle, y + h * 0.24), kept, gap=4, anchor="mm")
    else:
        sheet.icon((middle, y + h * 0.24), "nippon.factory", round(76 * k), fill=theme.SHADE, fade=0.45)
    if not (following and sold):
        return
    price: list[Part] = [Words(f"–{player.factory_price}", round(34 * k)), Icon("coin", round(38 * k), hole=True)]
    sheet.row((middle, y + h * 0.48), price, anchor="mm")


def _own(sheet: Sheet, scene: Scene, own: OwnFactoryView, box: Box, style: SeatStyle, k: float) -> None:
    """Head, property, machine cells, goods cells."""
    x, y, w, h = box
    lang, marked, changed = scene.lang, scene.marked, scene.changed
    token = own.token
    sheet.panel(box, theme.CARD, theme.INK)
    sheet.band((x, y, w, HEAD), colours.LEVEL[own.level])
    sheet.line([(x + 3, y + HEAD), (x + w - 3, y + HEAD)], theme.INK, 3)
    middle = y + HEAD / 2 + 1
    gives = marked.get(f"good:{own.type}")  # with a number it is a factory that gives some
    left = x + theme.DISC * bool(marked.get(own.id) or (gives and own.goods))
    sheet.icon((left + 29, middle), f"nippon.{own.type}", 42)
    room, size = x + w - left - 54 - (62 if token else 8), round(25 * k)
    sheet.text(
        (left + 54, middle),
        name(lang, "good", own.type),
        size,
        bold=CAPITALS,
        room=room,
        shrink=range(size - 1, 21, -1),
    )
    high = 58 * k  # of a machine, and of a good
    goods = (x + 8, y + h - high - 8, w - 16, high)
    top = goods[1] - high - 8
    free = top - y - HEAD
    if token is not None:
        sheet.disc(x + w - 30, middle, 23, theme.WHITE)
        sheet.text((x + w - 30, middle), f"{token.number}{token.face.upper()}", 24, bold=True, anchor="mm")
        used = token.kind == "immediate"
        kind_icon(sheet, (x + 30, y + HEAD + free / 2), token, 46, **({"fade": 0.5} if used else {}))
        effect(sheet, token, (x + 54, y + HEAD + 6, w - 58, free - 12), used, round(42 * k))
    else:
        sheet.icon((x + w / 2, y + HEAD + free * 0.36), "nippon.factory", round(66 * k), fill=theme.STEEL_LIGHT)
        words = label(Text("nippon.old_factory"), lang)
        sheet.text(
            (x + w / 2, y + HEAD + free - 20), words, size, theme.SOFT, anchor="mm", room=w - 16, shrink=(24, 22)
        )
    if own.produces:
        wide = (w - 28) / 3
        sheet.panel((x + 8, top, wide, high), theme.CARD, theme.LINE, radius=8)
        coal = token.coal if token is not None else 0
        row: list[Part] = [Words(coal, round(31 * k)), thing("coal", round(29 * k))]
        sheet.row((x + 8 + wide / 2, top + high / 2), row, gap=3, anchor="mm")
        sheet.marks(f"{own.id}:coal", (x + 8, top, wide, high), marked, frozenset(), radius=8, outside=2)
        for n, (side, filled) in enumerate((("left", own.left), ("right", own.right)), start=1):
            cell = (x + 8 + n * (wide + 6), top, wide, high)
            _machine(sheet, own, cell, side, filled, style, aside=bool(marked.get(f"{own.id}:{side}")))
            sheet.marks(f"{own.id}:{side}", cell, marked, changed, radius=8, outside=2)
    if own.coal:
        sheet.row((x + 12, top - 18), [*amounts({"coal": own.coal}, 28), Icon("lock", 24)], gap=3)
    _goods(sheet, own, goods)
    if own.goods or not gives:
        target = box if gives else goods
        sheet.marks(f"good:{own.type}", target, marked, frozenset(), radius=8, outside=2)
    if goods_of(own) in changed:
        sheet.changed(goods, radius=8, outside=2)
    sheet.marks(own.id, box, marked, changed, outside=2)


def goods_of(own: OwnFactoryView) -> str:
    """What the goods on a factory are called, where there are more of them than before."""
    return f"{own.id}:goods"


def _machine(
    sheet: Sheet, own: OwnFactoryView, cell: Box, side: str, filled: bool, style: SeatStyle, *, aside: bool
) -> None:
    at, high = (cell[0] + cell[2] / 2 + ASIDE * aside, cell[1] + cell[3] / 2), cell[3]
    sheet.panel(cell, style.tint if filled else theme.USED, theme.INK if filled else theme.LINE, radius=8)
    if filled:
        draw_vehicle(sheet, at, "machine", style, round(high * 0.86))
    elif side == "right" and own.right_costs:
        costs = amounts(own.right_costs, round(high * 0.48))
        sheet.row(at, costs, gap=2, anchor="mm")
    else:
        sheet.icon(at, "nippon.machine", round(high * 0.8), fade=0.7)


def _goods(sheet: Sheet, own: OwnFactoryView, row: Box) -> None:
    x, y, w, h = row
    wide = (w - (own.room - 1) * 5) / own.room
    for n in range(own.room):
        cell = (x + n * (wide + 5), y, wide, h)
        there = n < own.goods
        fill, line = (colours.LEVEL[own.level], theme.INK) if there else (theme.USED, theme.LINE)
        sheet.panel(cell, fill, line, radius=8)
        if there:
            sheet.icon((cell[0] + wide / 2, y + h / 2), f"nippon.{own.type}", round(h * 0.7))
