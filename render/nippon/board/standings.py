"""Two lines per player: the first player first, at the end of the game by rank."""

from __future__ import annotations

from engine.core.text import Seat
from engine.nippon.view.structs import View
from engine.nippon.view.structs_player import PlayerView
from render.head import alike, one_or_two
from render.kit import Box, Icon, Part, Sheet, Words, row_width, theme
from render.nippon.board.layout import BoardLayout
from render.nippon.effects import thing
from render.nippon.pieces import figure
from render.nippon.scene import Scene, foretold, holdings, points, shown

ROWS = (
    ("money", "coal", "silk", "iron", "science", "mining", "finance"),
    ("ships", "machines", "trains", "factories", "goods", "influence", "favours"),
)
ICONS = {"goods": "good", "favours": "fan"}
NAME, NAME_ROOM, NAME_HIGH, FORECAST = 110, 384, 44, 486  # the forecast ends there
COLUMN, COLUMN_STEP, FIRST, APART = 522, 113, 4, 20  # after the first few columns a bar stands apart
GAINED = 58  # px that the badge of money takes behind it
BARS = (508, COLUMN + GAINED + FIRST * COLUMN_STEP + 6, 1396)
WORKERS, WORKER_STEP, BESIDE = 1434, 54, 3
WORKER, LOW_WORKER, LOW_MIDDLES = 50, 42, (33, 77)  # px of one; of those in two rows, which the frame must not cut
MIDDLES = (29, 77)  # px of the lines from the top of a player's box
ICON, NUMBER, GAP = 44, 46, 5
SIZES = range(38, 23, -1)  # px of a name in one line
BADGE = 76  # px that it takes behind the points


def draw(sheet: Sheet, scene: Scene, where: BoardLayout) -> None:
    """The players in order."""
    view, marked = scene.view, scene.marked
    for n, seat in enumerate(order(view)):
        box = where.line(n)
        player = view.players[seat]
        sheet.panel(box, scene.seats[seat].tint, None)
        sheet.whole(box)
        moving = seat == view.acting and not view.over
        _who(sheet, scene, player, box)
        if foretold(view):
            _forecast(sheet, scene, player, box)
        _things(sheet, scene, player, box)
        if moving:
            sheet.mover(box)
            if "consolidate" in marked:
                area = (BARS[-1] + 8, box[1] + 6, 1576 - BARS[-1] - 8, box[3] - 12)
                sheet.legal(area, marked["consolidate"], outside=0)


def order(view: View) -> list[Seat]:
    """The players from the first on, at the end of the game by rank; the Automa has no line."""
    if view.over:
        return list(view.ranking)
    return sorted(range(len(view.players)), key=lambda seat: seat < view.first)


def badge_size(gain: int) -> int:
    """The px of type of the badge of money, which has little room."""
    return 24 if abs(gain) < 10 else theme.SMALL


def _who(sheet: Sheet, scene: Scene, player: PlayerView, box: Box) -> None:
    """Piece and name, below it the points; the second marker lies behind the name."""
    view, style = scene.view, scene.seats[player.seat]
    below = box[1] + MIDDLES[1]
    sheet.piece((60, box[1] + box[3] / 2), style, 66)
    second = view.marker_2 == player.seat
    room = NAME_ROOM - 44 * second
    sizes = alike((scene.seats[one.seat].name for one in view.players), NAME_ROOM, SIZES)
    wide = one_or_two(sheet, (NAME, box[1] + 7, room, NAME_HIGH), style.name, sizes, 23)
    if second:
        sheet.disc(NAME + wide + 26, box[1] + MIDDLES[0], 16, theme.GOLD, theme.INK)
    best = player.seat in view.leaders
    now: list[Part] = [Words(points(view, player), 50), Icon("star", 48)]
    if best and view.over:
        _leads(sheet, (NAME, below), row_width(now))
    left = NAME + sheet.row((NAME, below), now)
    if not view.over:
        sheet.badge((left + 6 + BADGE / 2, below), scene.gain(player.seat, "vp", player.vp), 30)


def _forecast(sheet: Sheet, scene: Scene, player: PlayerView, box: Box) -> None:
    """The points if the game were over, right of those there are."""
    best, below = player.seat in scene.view.leaders, box[1] + MIDDLES[1]
    shown: list[Part] = [Words(player.score.total, 44, theme.INK if best else theme.SOFT, bold=best)]
    if best:
        _leads(sheet, (FORECAST - row_width(shown), below), row_width(shown))
    wide = sheet.row((FORECAST, below), shown, anchor="rm")
    sheet.row((FORECAST - wide - 20, below), [Words("=", 36, theme.SOFT), 2, Icon("star", 40)], anchor="rm")


def _leads(sheet: Sheet, at: tuple[float, float], wide: float) -> None:
    """The golden ground of the most points."""
    x, y = at
    sheet.panel((x - 12, y - 26, wide + 24, 52), theme.COIN, theme.INK, radius=14)


def _things(sheet: Sheet, scene: Scene, player: PlayerView, box: Box) -> None:
    """Supply and tracks above, what is built and what is free below, and the workers."""
    _, y, _, h = box
    numbers = holdings(player)
    for row, middle in zip(ROWS, MIDDLES, strict=True):
        for n, name in enumerate(row):
            left = COLUMN + n * COLUMN_STEP + GAINED * (n > 0) + APART * (n >= FIRST)
            icon, count = thing(ICONS.get(name, name), ICON), numbers[name]
            sheet.icon((left + ICON / 2, y + middle), icon.name, icon.size, **icon.variant)
            at, ink = (left + ICON + GAP, y + middle), theme.INK if count else theme.FAINT
            words, room = shown(player, name, count), COLUMN_STEP - ICON - GAP - 8
            wide = sheet.text(at, words, NUMBER, ink, bold=bool(count), room=room, shrink=range(NUMBER - 1, 31, -1))
            if name == "money":
                gain = scene.gain(player.seat, name, count)
                sheet.badge((at[0] + wide + 6, at[1]), gain, badge_size(gain), anchor="lm")
    for bar in BARS:
        sheet.line([(bar, y + 14), (bar, y + h - 14)], theme.LINE, 3)
    size, middles = (LOW_WORKER, LOW_MIDDLES) if len(player.workers) > BESIDE else (WORKER, MIDDLES)
    for n, cell in enumerate(player.workers):
        down, across = divmod(n, BESIDE)
        at = (WORKERS + across * WORKER_STEP, y + middles[down])
        if cell.worker is None:
            sheet.disc(*at, 6, theme.FAINT, None)
        else:
            figure(sheet, at, cell.worker.color, size, expert=cell.worker.expert)
