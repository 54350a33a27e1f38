"""The players' table under the map."""

from __future__ import annotations

from typing import Any

from engine.yokohama.view.structs import PlayerView
from render.kit import Icon, Sheet, Words, theme
from render.theme import INK
from render.yokohama.board import layout
from render.yokohama.board.layout import COLUMNS, BoardPlan
from render.yokohama.scene import Scene

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


def still(sheet: Sheet, plan: BoardPlan) -> None:
    """The icons above the columns."""
    y = plan.table + layout.HEADS / 2
    for first, last in layout.GROUPS:
        left, right = COLUMNS[first] - 28, COLUMNS[last] + 27
        sheet.panel((left, y - 27, right - left, 54), theme.PANEL, theme.LINE, width=3, radius=10)
    for column, (name, size, variant) in HEADS.items():
        sheet.icon((COLUMNS[column], y), name, size, **variant)
    sheet.row((COLUMNS["total"], y), [Words("=", 28, theme.SOFT), 2, Icon("rosette", 32)], anchor="mm")


def draw(sheet: Sheet, scene: Scene, plan: BoardPlan) -> None:
    """One line per player in turn order from the first player."""
    for place, seat in enumerate(scene.view.turn_order):
        box = plan.row(place)
        moving = seat in scene.movers
        sheet.panel(box, scene.seats[seat].tint if moving else theme.PANEL, theme.LINE)
        _line(sheet, scene, scene.view.players[seat], box[1] + box[3] / 2, moving)
        if moving:
            sheet.mover(box)


def _line(sheet: Sheet, scene: Scene, player: PlayerView, y: float, moving: bool) -> None:
    """All of a player's numbers."""
    view, style = scene.view, scene.seats[player.seat]
    sheet.piece((58, y), style, 46)
    left, room = layout.NAME
    winner = player.seat in view.winners
    sheet.text((left, y), style.name, 32, bold=moving or winner, room=room - 56 * winner, shrink=(30, 28))
    if winner:
        sheet.icon((left + room - 26, y), "trophy", 46)
    best = player.rank == 1 and view.round > 1
    if best:
        sheet.disc(COLUMNS["vp"], y, 30, theme.COIN, theme.COIN_RIM)
    over = view.phase == "over"
    sheet.icon((COLUMNS["vp"], y), "rosette", 52, words=player.total if over else player.vp)
    if not over:
        sheet.text((COLUMNS["total"], y), player.total, 30, INK if best else theme.SOFT, bold=best, anchor="mm")
    amounts: dict[str, int] = {
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
    stored = {
        "warehouse.assistants": player.warehouse.assistants,
        "warehouse.shops": player.warehouse.shops,
        "warehouse.houses": player.warehouse.houses,
    }
    for bar in layout.BARS:
        sheet.line([(bar, y - 15), (bar, y + 15)], theme.LINE, 2)
    for column, n in amounts.items():
        sheet.text((COLUMNS[column], y), n, 32, INK if n else theme.FAINT, bold=bool(n), anchor="mm")
    for column, n in stored.items():
        sheet.text((COLUMNS[column], y), n, 32, theme.SOFT if n else theme.FAINT, anchor="mm")
