"""The players' table under the map."""

from __future__ import annotations

from typing import Any

from engine.yokohama.view.structs import PlayerView, View
from render.kit import Icon, Sheet, Words, theme
from render.theme import INK
from render.yokohama.board import layout
from render.yokohama.board.layout import COLUMNS, BoardPlan
from render.yokohama.scene import Scene
from render.yokohama.wording import pic

HEADS: dict[str, tuple[str, int, dict[str, Any]]] = {
    "vp": ("rosette", 48, {}),
    "yen": ("coin", 42, {"words": "¥"}),
    "copper": ("yokohama.copper", 36, {}),
    "silk": ("yokohama.silk", 42, {}),
    "tea": ("yokohama.tea", 42, {}),
    "fish": ("yokohama.fish", 36, {}),
    "imports": ("crate", 40, {}),
    "hand": ("hand", 42, {}),
    "hand.assistants": ("person", 34, {}),
    "hand.shops": ("yokohama.shop", 36, {}),
    "hand.houses": ("yokohama.house", 36, {}),
    "warehouse": ("yokohama.warehouse", 42, {}),
    "warehouse.assistants": ("person", 34, {}),
    "warehouse.shops": ("yokohama.shop", 36, {}),
    "warehouse.houses": ("yokohama.house", 36, {}),
    "orders": ("sheet", 40, {}),
    "fulfilled": ("sheet", 40, {"done": True}),
    "technologies": ("flask", 42, {}),
    "production": ("gear", 42, {"fill": theme.TEAL, "line": None}),
    "agents": ("agent", 46, {}),
}


BADGE = 31  # px above the middle of a number


def still(sheet: Sheet, plan: BoardPlan) -> None:
    """The icons above the columns."""
    y = plan.table + layout.HEADS / 2
    for first, last in layout.GROUPS:
        left, right = COLUMNS[first] - 28, COLUMNS[last] + 27
        sheet.panel((left, y - 27, right - left, 54), theme.PANEL, theme.LINE, width=3, radius=10)
    for column, (name, size, variant) in HEADS.items():
        sheet.icon((COLUMNS[column], y), name, size, **variant)


def draw(sheet: Sheet, scene: Scene, plan: BoardPlan) -> None:
    """One line per player in turn order from the first player."""
    if scene.view.phase != "over":
        _forecast(sheet, plan, scene.lang)
    for place, seat in enumerate(scene.view.turn_order):
        box = plan.row(place)
        moving = seat in scene.movers
        sheet.panel(box, scene.seats[seat].tint if moving else theme.PANEL, theme.LINE)
        _line(sheet, scene, scene.view.players[seat], box[1] + box[3] / 2, moving)
        if moving:
            sheet.mover(box)
    for place, seat in enumerate(scene.view.turn_order):
        _badges(sheet, scene, scene.view.players[seat], plan.row(place)[1] + layout.LINE / 2 - BADGE)


def _badges(sheet: Sheet, scene: Scene, player: PlayerView, y: float) -> None:
    """What changed about points and money."""
    if scene.view.phase != "over":
        sheet.badge((COLUMNS["vp"] + 30, y), scene.gain(player.seat, "vp", player.vp))
    sheet.badge((COLUMNS["yen"] + 18, y), scene.gain(player.seat, "yen", player.yen))


def _forecast(sheet: Sheet, plan: BoardPlan, lang: str) -> None:
    """What the second number of points means, as long as there is one."""
    y = plan.table + layout.HEADS / 2
    sheet.row((COLUMNS["total"], y), [Words("=", 28, theme.SOFT), 2, Icon("rosette", 32)], anchor="mm")
    after = 30 + sheet.row((30, y), [Words("=", 24, theme.SOFT), 2, Icon("rosette", 26), 8])
    room = (after, plan.table, COLUMNS["vp"] - 40 - after, layout.HEADS)
    sheet.block(room, pic(lang, "if_over"), 24, theme.SOFT, align="lm", shrink=(23, 22))


def _line(sheet: Sheet, scene: Scene, player: PlayerView, y: float, moving: bool) -> None:
    """All of a player's numbers."""
    view, style = scene.view, scene.seats[player.seat]
    sheet.piece((58, y), style, 46)
    left, room = layout.NAME
    winner = player.seat in view.winners
    sheet.text((left, y), style.name, 34, bold=moving or winner, room=room - 56 * winner, shrink=(32, 30, 28, 26, 24))
    if winner:
        sheet.icon((left + room - 26, y), "trophy", 46)
    best, over = leads(view, player), view.phase == "over"
    if best and over:
        sheet.disc(COLUMNS["vp"], y, 30, theme.COIN, theme.INK)
    elif best:
        sheet.panel((COLUMNS["total"] - 36, y - 24, 72, 48), theme.COIN, theme.INK, radius=14)
    sheet.icon((COLUMNS["vp"], y), "rosette", 52, words=player.total if over else player.vp)
    if not over:
        sheet.text((COLUMNS["total"], y), player.total, 34, INK if best else theme.SOFT, bold=best, anchor="mm")
    for bar in layout.BARS:
        sheet.line([(bar, y - 15), (bar, y + 15)], theme.LINE, 2)
    for column, n in amounts(player).items():
        sheet.text((COLUMNS[column], y), n, 37, INK if n else theme.FAINT, bold=bool(n), anchor="mm")
    for column, n in stored(player).items():
        sheet.text((COLUMNS[column], y), n, 35, theme.SOFT if n else theme.FAINT, anchor="mm")


def leads(view: View, player: PlayerView) -> bool:
    """Who is marked: would win if it ended now, or has won."""
    return player.rank == 1 and view.round > 1


def amounts(player: PlayerView) -> dict[str, int]:
    """What can be spent or has been gained, by column."""
    return {
        "yen": player.yen,
        **dict(player.goods.items()),
        "imports": player.imports,
        "hand.assistants": player.hand.assistants,
        "hand.shops": player.hand.shops,
        "hand.houses": player.hand.houses,
        "orders": player.orders,
        "fulfilled": len(player.fulfilled),
        "technologies": len(player.technologies),
        "production": player.production,
        "agents": player.unused_agents,
    }


def stored(player: PlayerView) -> dict[str, int]:
    """What lies in the warehouse, by column."""
    return {
        "warehouse.assistants": player.warehouse.assistants,
        "warehouse.shops": player.warehouse.shops,
        "warehouse.houses": player.warehouse.houses,
    }
