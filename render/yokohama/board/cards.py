"""The two players of a small board, each on a card in the water instead of a line in a table."""

from __future__ import annotations

from engine.yokohama.view.structs import PlayerView
from render.kit import Box, Icon, Part, Sheet, Words, theme
from render.theme import INK
from render.yokohama.board.layout import BoardPlan
from render.yokohama.board.standings import HEADS, amounts, leads, stored
from render.yokohama.scene import Scene
from render.yokohama.wording import pic

HEAD = 76  # px: the name and the points
ROWS: tuple[tuple[str, ...], ...] = (
    ("yen", "copper", "silk", "tea", "fish"),
    ("imports", "orders", "fulfilled", "technologies", "production"),
    ("hand", "hand.assistants", "hand.shops", "hand.houses", "agents"),
    ("warehouse", "warehouse.assistants", "warehouse.shops", "warehouse.houses"),
)


def draw(sheet: Sheet, scene: Scene, plan: BoardPlan) -> None:
    """In turn order from the first player, left and right of the land."""
    for place, seat in enumerate(scene.view.turn_order):
        box = plan.card(place)
        sheet.panel(box, theme.PANEL, theme.COAST, shadow=theme.WATER_DEEP)
        _head(sheet, scene, scene.view.players[seat], box)
        _rows(sheet, scene, scene.view.players[seat], box)
        if seat in scene.movers:
            sheet.mover(box)


def _head(sheet: Sheet, scene: Scene, player: PlayerView, box: Box) -> None:
    """Piece, name, points; at the end the winner's cup."""
    x, y, w, _ = box
    view, style, middle = scene.view, scene.seats[player.seat], y + HEAD / 2 + 2
    sheet.band((x, y, w, HEAD), style.tint)
    sheet.piece((x + 38, middle), style, 46)
    over = view.phase == "over"
    right = x + w - 42
    if leads(view, player) and over:
        sheet.disc(right, middle, 33, theme.COIN, INK)
    sheet.icon((right, middle), "rosette", 58, words=player.total if over else player.vp)
    if player.seat in view.winners:
        right -= 56
        sheet.icon((right, middle), "trophy", 46)
    bold = player.seat in scene.movers or player.seat in view.winners
    sheet.text((x + 70, middle), style.name, 30, bold=bold, room=right - 38 - x - 70, shrink=(28, 26))


def _rows(sheet: Sheet, scene: Scene, player: PlayerView, box: Box) -> None:
    """Supply, gains, hand, warehouse, and what the points would be at the end."""
    x, y, w, h = box
    view = scene.view
    numbers = {**amounts(player), **stored(player)}
    step = (h - HEAD - 8) / (len(ROWS) + 1)
    for n, row in enumerate(ROWS):
        middle = y + HEAD + step * (n + 0.5)
        for k, column in enumerate(row):
            name, size, variant = HEADS[column]
            left = x + 14 + k * (w - 22) / 5
            wide = sheet.icon((left, middle), name, round(size * 0.86), anchor="lm", **variant)
            if column in numbers:
                count = numbers[column]
                ink = theme.FAINT if not count else theme.SOFT if column.startswith("warehouse") else INK
                sheet.text((left + wide + 4, middle), count, 30, ink, bold=bool(count))
        sheet.line([(x + 12, middle + step / 2), (x + w - 12, middle + step / 2)], theme.LINE, 2)
    if view.phase == "over":
        return
    middle = y + HEAD + step * (len(ROWS) + 0.5)
    best = leads(view, player)
    if best:
        sheet.panel((x + 92, middle - 23, 72, 46), theme.COIN, INK, radius=14)
    parts: list[Part] = [Words("=", 30, theme.SOFT), 2, Icon("rosette", 40)]
    sheet.row((x + 14, middle), parts)
    sheet.text((x + 128, middle), player.total, 32, INK if best else theme.SOFT, bold=best, anchor="mm")
    room = (x + 178, middle - step / 2, w - 190, step)
    sheet.block(room, pic(scene.lang, "if_over"), 24, theme.SOFT, align="lm", shrink=(23, 22))
