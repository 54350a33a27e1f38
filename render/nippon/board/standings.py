"""One line per player: whoever is to act first, at the end of the game by rank."""

from __future__ import annotations

from engine.core.text import Seat
from engine.nippon.view.structs import View
from engine.nippon.view.structs_player import PlayerView
from render.kit import Icon, SeatStyle, Sheet, Words, theme
from render.nippon.board.layout import INNER, MARGIN, Plan
from render.nippon.effects import thing
from render.nippon.pieces import figure
from render.nippon.scene import Scene, leads, points

COLUMNS = {
    "vp": 262, "total": 374,
    "money": 448, "coal": 534, "silk": 620, "iron": 694,
    "science": 788, "mining": 862, "finance": 944,
    "ships": 1038, "machines": 1116, "trains": 1190, "factories": 1266,
}  # fmt: skip
BARS = (437, 775, 1026, 1350)
WORKERS, WORKER_STEP = 1380, 34


def draw(sheet: Sheet, scene: Scene, where: Plan) -> None:
    """The lines in order."""
    view, marked = scene.view, scene.marked
    for n, seat in enumerate(order(view)):
        box = where.line(n)
        player, style = view.players[seat], scene.seats[seat]
        sheet.panel(box, style.tint, None)
        moving = seat == view.acting and not view.over
        _line(sheet, view, player, style, box[1] + box[3] / 2, moving)
        if moving:
            sheet.mover(box)
            if "consolidate" in marked:
                area = (WORKERS - 20, box[1] + 5, MARGIN + INNER - WORKERS + 12, box[3] - 10)
                sheet.legal(area, marked["consolidate"], at="lt", outside=0)


def order(view: View) -> list[Seat]:
    """The players from whoever is to act; the Automa has no line."""
    if view.over:
        return list(view.ranking)
    seats = [seat for seat in view.order if seat < len(view.players)]
    at = seats.index(view.acting) if view.acting in seats else 0
    return seats[at:] + seats[:at]


def _line(sheet: Sheet, view: View, player: PlayerView, style: SeatStyle, y: float, moving: bool) -> None:
    sheet.piece((MARGIN + 40, y), style, 46)
    name_x = MARGIN + 76
    second = view.marker_2 == player.seat
    room = 154 - 44 * second
    sheet.text((name_x, y), style.name, 28, bold=moving, room=room, shrink=(26, 24))
    if second:
        sheet.disc(name_x + 128, y, 15, theme.GOLD, theme.INK)
    if leads(view, player):
        sheet.panel((COLUMNS["vp"] - 8, y - 26, 124, 52), theme.GOLD_TINT, theme.GOLD, radius=12)
    sheet.row((COLUMNS["vp"], y), [Icon("star", 42), Words(points(view, player), 36)], gap=4)
    if not view.over:
        sheet.text((COLUMNS["total"] + 56, y), f"→{player.score.total}", 24, theme.SOFT, anchor="rm")
    values: dict[str, int] = {
        "money": player.money,
        "coal": player.coal + player.coal_stored,
        "silk": player.silk,
        "iron": player.iron,
        **{track.id: track.value for track in player.tracks},
        **{row.id: row.built for row in player.rows},
        "factories": len(player.factories),
    }
    for column, n in values.items():
        icon = thing(column, 36)
        left = COLUMNS[column]
        x = left + sheet.icon((left, y), icon.name, icon.size, anchor="lm") + 4
        sheet.text((x, y), n, 32, theme.INK if n else theme.FAINT, bold=True)
    for bar in BARS:
        sheet.line([(bar, y - 16), (bar, y + 16)], theme.LINE, 3)
    for n, cell in enumerate(player.workers):
        at = (WORKERS + 2 + n * WORKER_STEP, y)
        if cell.worker is None:
            sheet.disc(*at, 5, theme.FAINT, None)
        else:
            figure(sheet, at, cell.worker.color, 44, expert=cell.worker.expert)
