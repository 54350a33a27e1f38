"""One line per player: whoever is to act first, at the end of the game by rank."""

from __future__ import annotations

from engine.core.text import Seat
from engine.nippon.view.structs import View
from engine.nippon.view.structs_player import PlayerView
from render.kit import Icon, Sheet, Words, theme
from render.nippon.board.layout import HEADS, LINE, MARGIN, Plan
from render.nippon.effects import thing
from render.nippon.pieces import figure
from render.nippon.scene import Scene, holdings, points
from render.nippon.wording import pic

COLUMNS = {
    "vp": 404, "total": 484,
    "money": 558, "coal": 612, "silk": 664, "iron": 716,
    "science": 782, "mining": 836, "finance": 892,
    "ships": 958, "machines": 1010, "trains": 1062, "factories": 1116,
    "goods": 1182, "influence": 1234, "favours": 1288,
}  # fmt: skip
ICONS = {"goods": "good", "favours": "fan"}
BARS = (525, 749, 925, 1149, 1321)
NAME, NAME_ROOM = 86, 268
WORKERS, WORKER_STEP = 1354, 41
BADGE = 31  # px above the middle of a number


def still(sheet: Sheet, where: Plan) -> None:
    """The icons above the columns."""
    y = where.heads + HEADS / 2
    sheet.icon((COLUMNS["vp"], y), "star", 46)
    for column in list(COLUMNS)[2:]:
        icon = thing(ICONS.get(column, column), 40)
        sheet.icon((COLUMNS[column], y), icon.name, icon.size)
    sheet.icon((WORKERS + 2.5 * WORKER_STEP, y), "worker", 42, colour=theme.SOFT)


def draw(sheet: Sheet, scene: Scene, where: Plan) -> None:
    """The lines in order."""
    view, marked = scene.view, scene.marked
    if not view.over:
        _forecast(sheet, where, scene.lang)
    for n, seat in enumerate(order(view)):
        box = where.line(n)
        player, style = view.players[seat], scene.seats[seat]
        sheet.panel(box, style.tint, None)
        moving = seat == view.acting and not view.over
        _line(sheet, scene, player, box[1] + box[3] / 2, moving)
        if moving:
            sheet.mover(box)
            if "consolidate" in marked:
                area = (WORKERS - 26, box[1] + 5, 6 * WORKER_STEP + 4, box[3] - 10)
                sheet.legal(area, marked["consolidate"], at="lt", outside=0)
    for n, seat in enumerate(order(view)):
        _badges(sheet, scene, view.players[seat], where.line(n)[1] + LINE / 2 - BADGE)


def _badges(sheet: Sheet, scene: Scene, player: PlayerView, y: float) -> None:
    """What changed about points and money."""
    if not scene.view.over:
        sheet.badge((COLUMNS["vp"] + 30, y), scene.gain(player.seat, "vp", player.vp))
    sheet.badge((COLUMNS["money"] + 16, y), scene.gain(player.seat, "money", player.money))


def _forecast(sheet: Sheet, where: Plan, lang: str) -> None:
    """What the second number of points means, as long as there is one."""
    y = where.heads + HEADS / 2
    sheet.row((COLUMNS["total"], y), [Words("=", 28, theme.SOFT), 2, Icon("star", 34)], anchor="mm")
    left = MARGIN + sheet.row((MARGIN, y), [Words("=", 24, theme.SOFT), 2, Icon("star", 28), 8])
    room = (left, y - HEADS / 2, COLUMNS["vp"] - 44 - left, HEADS)
    sheet.block(room, pic(lang, "if_over"), 24, theme.SOFT, align="lm", shrink=(23, 22))


def order(view: View) -> list[Seat]:
    """The players from whoever is to act; the Automa has no line."""
    if view.over:
        return list(view.ranking)
    seats = [seat for seat in view.order if seat < len(view.players)]
    at = seats.index(view.acting) if view.acting in seats else 0
    return seats[at:] + seats[:at]


def _line(sheet: Sheet, scene: Scene, player: PlayerView, y: float, moving: bool) -> None:
    view, style = scene.view, scene.seats[player.seat]
    sheet.piece((52, y), style, 46)
    second = view.marker_2 == player.seat
    room = NAME_ROOM - 44 * second
    wide = sheet.text((NAME, y), style.name, 34, bold=moving, room=room, shrink=(32, 30, 28, 26, 24))
    if second:
        sheet.disc(NAME + wide + 26, y, 15, theme.GOLD, theme.INK)
    best = player.seat in view.leaders
    if best:
        middle = COLUMNS["vp" if view.over else "total"]
        sheet.panel((middle - 39, y - 24, 78, 48), theme.COIN, theme.INK, radius=14)
    sheet.text((COLUMNS["vp"], y), points(view, player), 40, bold=True, anchor="mm")
    if not view.over:
        sheet.text(
            (COLUMNS["total"], y), player.score.total, 34, theme.INK if best else theme.SOFT, bold=best, anchor="mm"
        )
    for column, n in holdings(player).items():
        sheet.text((COLUMNS[column], y), n, 37, theme.INK if n else theme.FAINT, bold=bool(n), anchor="mm")
    for bar in BARS:
        sheet.line([(bar, y - 14), (bar, y + 14)], theme.LINE, 3)
    for n, cell in enumerate(player.workers):
        at = (WORKERS + n * WORKER_STEP, y)
        if cell.worker is None:
            sheet.disc(*at, 5, theme.FAINT, None)
        else:
            figure(sheet, at, cell.worker.color, 46, expert=cell.worker.expert)
