"""The players' table under the map."""

from __future__ import annotations

from typing import Any

from engine.yokohama.view.structs import PlayerView
from render.head import alike, one_or_two
from render.kit import Box, Icon, Sheet, Words, aspect, theme, width
from render.kit.theme import INK
from render.yokohama.board import layout
from render.yokohama.board.layout import COLUMNS, BoardLayout
from render.yokohama.scene import Scene, foretold, leads

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


SIZES, NAME_HIGH = range(38, 23, -1), 44  # px of a name, and of its one or two lines
NUMBER, STORED, BADGE, CUP = 46, 45, 30, 60


def still(sheet: Sheet, where: BoardLayout) -> None:
    """The lines with the icons of what is counted."""
    for place in range(where.seats):
        box = where.row(place)
        sheet.panel(box, theme.PANEL, theme.LINE)
        for column, (x, line) in COLUMNS.items():
            name, size, variant = HEADS[column]
            sheet.icon((x, middle(box, line)), name, size, anchor="lm", **variant)


def middle(box: Box, line: int) -> float:
    """The middle of one of the two lines of a player."""
    return box[1] + (layout.FIRST, layout.SECOND)[line]


def draw(sheet: Sheet, scene: Scene, where: BoardLayout) -> None:
    """Two lines per player in turn order from the first player."""
    for place, seat in enumerate(scene.view.turn_order):
        box, player = where.row(place), scene.view.players[seat]
        _who(sheet, scene, player, box)
        _numbers(sheet, scene, player, box)
        if seat in scene.movers:
            sheet.mover(box)


def _who(sheet: Sheet, scene: Scene, player: PlayerView, box: Box) -> None:
    """Piece and name, the points now, and what they would be at the end."""
    x, y, _, h = box
    view, style, half = scene.view, scene.seats[player.seat], y + h / 2
    moving, winner, over = player.seat in scene.movers, player.seat in view.winners, view.phase == "over"
    if moving:
        sheet.panel((x + 3, y + 3, layout.COLUMNS["yen"][0] - 18 - x, h - 6), style.tint, None, radius=9)
    sheet.piece((x + 48, half), style, 64)
    left, room = layout.NAME
    sizes = alike((one.name for one in scene.seats), room, SIZES)
    room -= CUP + 14 if winner else 0
    gain = 0 if over else scene.gain(player.seat, "vp", player.vp)
    alone = not (foretold(view) or gain)  # nothing stands below the name
    one_or_two(sheet, (left, y if alone else y + 7, room, h if alone else NAME_HIGH), style.name, sizes, 23)
    second, best = middle(box, 1), leads(view, player)
    if over and best:
        sheet.disc(layout.POINTS, half, 47, theme.COIN, INK)
    sheet.icon((layout.POINTS, half), "rosette", 86, words=player.total if over else player.vp)
    if winner:
        sheet.icon((layout.POINTS - 62, half), "trophy", CUP, anchor="rm")
    if over:
        return
    beside = layout.POINTS - 58 - width(f"+{gain}", BADGE, True) / 2
    sheet.badge((beside, second), gain, BADGE)
    if not foretold(view):
        return
    at = left + 8 + sheet.row((left, second), [Words("=", 34, theme.SOFT), 2, Icon("rosette", 38)])
    if best:
        wide = width(str(player.total), 45, True) + 24
        sheet.panel((at, second - 26, wide, 52), theme.COIN, INK, radius=14)
    sheet.text((at + 12, second), player.total, 45, INK if best else theme.SOFT, bold=best)


def _numbers(sheet: Sheet, scene: Scene, player: PlayerView, box: Box) -> None:
    """All that is counted, behind its icon."""
    held = stored(player)
    for column, n in {**amounts(player), **held}.items():
        x, line = layout.COLUMNS[column]
        name, size, _ = HEADS[column]
        x, y = x + round(size * aspect(name)) + 6, middle(box, line)
        ink, tall = (theme.SOFT, STORED) if column in held else (INK, NUMBER)
        long = sheet.text((x, y), n, tall, ink if n else theme.FAINT, bold=bool(n) and column not in held)
        if column == "yen":
            sheet.badge((x + long + 34, y), scene.gain(player.seat, "yen", player.yen), 26)


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
