"""Players on cards instead of lines in a table, for a phone."""

from __future__ import annotations

from engine.nippon.view.structs_player import PlayerView
from render.head import UNDER, one_or_two, over_badge
from render.kit import Box, Icon, Sheet, Words, theme, width
from render.nippon.board.phone_layout import TableLayout
from render.nippon.board.standings import ICONS, ROWS, badge_size, order
from render.nippon.effects import thing
from render.nippon.pieces import figure
from render.nippon.scene import Scene, foretold, holdings, points, shown
from render.phone import WIDE

HEAD, EDGE = 94, 18  # px
NARROW = (
    ("money", "coal", "silk", "iron"),
    ("science", "mining", "finance", "factories"),
    ("ships", "machines", "trains", "goods"),
    ("influence", "favours"),
)
COLUMNS = {False: (0, 164, 266, 370), True: (0, 190, 330, 470, 610, 750, 890)}  # px: behind money its badge has room
FORECAST = {False: 272, True: 610}  # px
POINTS, STAR = 46, 52
ICON, NUMBER, WORKER, WORKER_STEP = 44, 40, 58, 78
SLOT, BESIDE = 49, 5  # px that an icon has, and between it and its number


def draw(sheet: Sheet, scene: Scene, where: TableLayout) -> None:
    """In the order of their turns; at the end of the game by rank."""
    view = scene.view
    for n, seat in enumerate(order(view)):
        box = where.player(n)
        moving = seat == view.acting and not view.over
        sheet.panel(box, theme.PANEL, theme.LINE)
        sheet.whole(box)
        _head(sheet, scene, view.players[seat], box)
        _rows(sheet, scene, view.players[seat], box)
        if moving:
            sheet.mover(box)
            if "consolidate" in scene.marked:
                x, y, w, h = box
                sheet.legal((x + 10, y + h - 76, w - 20, 66), scene.marked["consolidate"], outside=0)


def _head(sheet: Sheet, scene: Scene, player: PlayerView, box: Box) -> None:
    """Piece, name, and the points; the second marker lies on the piece."""
    view, style = scene.view, scene.seats[player.seat]
    x, y, w, _ = box
    middle = y + HEAD / 2 + 1
    sheet.band((x, y, w, HEAD), style.tint)
    sheet.piece((x + 46, middle), style, 58)
    right, best = x + w - EDGE, view.over and player.seat in view.leaders
    gain = 0 if view.over else scene.gain(player.seat, "vp", player.vp)
    wide = max(width(str(points(view, player)), POINTS, True), width(f"{gain:+}", UNDER, True) + 14 if gain else 0)
    if best:
        sheet.panel((right - wide - STAR - 18, middle - 33, wide + STAR + 30, 66), theme.COIN, theme.INK, radius=14)
    sheet.icon((right, middle), "star", STAR, anchor="rm")
    right -= STAR + 6 + wide
    over_badge(sheet, (right + wide / 2, middle), points(view, player), POINTS, gain)
    one_or_two(sheet, (x + 88, y, right - 22 - x - 88, HEAD), style.name, range(38, 29, -2), 32, least=26)
    if view.marker_2 == player.seat:
        sheet.disc(x + 70, middle + 24, 13, theme.GOLD, theme.INK)


def _rows(sheet: Sheet, scene: Scene, player: PlayerView, box: Box) -> None:
    """Supply, tracks, what is built, what is free, and the workers."""
    x, y, w, h = box
    view, numbers = scene.view, holdings(player)
    alone = w > WIDE / 2
    rows, columns = ROWS if alone else NARROW, COLUMNS[alone]
    step = (h - HEAD - 6) / (len(rows) + 1)
    for n, row in enumerate(rows):
        middle = y + HEAD + step * (n + 0.5)
        for place, name in enumerate(row):
            icon, count = thing(ICONS.get(name, name), ICON), numbers[name]
            left = x + EDGE + columns[place]
            sheet.icon((left + SLOT / 2, middle), icon.name, icon.size, **icon.variant)
            ink, left = theme.INK if count else theme.FAINT, left + SLOT + BESIDE
            long = sheet.text((left, middle), shown(player, name, count), NUMBER, ink, bold=bool(count),
                              room=columns[2] - columns[1] - SLOT, shrink=range(NUMBER - 1, 29, -1))  # fmt: skip
            if name == "money":
                gain = scene.gain(player.seat, name, count)
                sheet.badge((left + 4 + long, middle), gain, badge_size(gain), anchor="lm")
        sheet.line([(x + 12, middle + step / 2), (x + w - 12, middle + step / 2)], theme.LINE, 2)
    workers = y + HEAD + step * (len(rows) + 0.5)
    if foretold(view):
        middle = workers if alone else workers - step
        left, best = x + EDGE + FORECAST[alone], player.seat in view.leaders
        if best:
            sheet.panel((left + 76, middle - 29, 110, 58), theme.COIN, theme.INK, radius=14)
        sheet.row((left, middle), [Words("=", 36, theme.SOFT), 2, Icon("star", 42)])
        ink = theme.INK if best else theme.SOFT
        sheet.text((left + 131, middle), player.score.total, 42, ink, bold=best, anchor="mm")
    for n, cell in enumerate(player.workers):
        at = (x + 54 + n * WORKER_STEP, workers)
        if cell.worker is None:
            sheet.disc(*at, 7, theme.FAINT, None)
        else:
            figure(sheet, at, cell.worker.color, WORKER, expert=cell.worker.expert)
