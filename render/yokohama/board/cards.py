"""Players on cards in the water instead of lines in a table: all of them on a phone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise

from engine.yokohama.view.structs import PlayerView
from render.head import one_or_two
from render.kit import Box, Icon, Part, Point, Sheet, Words, theme, width
from render.kit.theme import INK
from render.yokohama.board.layout import BoardLayout
from render.yokohama.board.standings import HEADS, amounts, stored
from render.yokohama.scene import Scene, foretold, leads

HEAD, TOTAL = 86, 160  # the name and the points, and what the forecast takes beside them; units that are px at scale 1
BADGE = 20  # px that the badge beside the money takes with its words
ROWS: tuple[tuple[str, ...], ...] = (
    ("yen", "copper", "silk", "tea", "fish"),
    ("imports", "orders", "fulfilled", "technologies", "production"),
    ("hand", "hand.assistants", "hand.shops", "hand.houses", "agents"),
    ("warehouse", "warehouse.assistants", "warehouse.shops", "warehouse.houses"),
)
WIDE_ROWS = tuple(first + second for first, second in zip(ROWS[::2], ROWS[1::2], strict=True))
COLUMNS, WIDE_COLUMNS = (131, 95, 79, 79, 103), (144, 104, 92, 92, 98, 106, 106, 92, 92, 108)  # parts of the width


def draw(sheet: Sheet, scene: Scene, where: BoardLayout) -> None:
    """In turn order from the first player."""
    for box, seat in zip(where.cards, scene.view.turn_order, strict=False):
        sheet.panel(box, theme.PANEL, theme.COAST, shadow=theme.INDIGO)
        across, player, k = box[2] > where.wide / 2, scene.view.players[seat], where.card_scale
        told = foretold(scene.view)
        _head(sheet, scene, player, box, k, told=told and across)
        _rows(sheet, scene, player, box, k, WIDE_ROWS if across else ROWS, told=told and not across)
        if seat in scene.movers:
            sheet.mover(box)


def _head(sheet: Sheet, scene: Scene, player: PlayerView, box: Box, k: float, *, told: bool) -> None:
    """Piece, name, points; what they would be at the end where there is room for it, then the winner's cup."""
    x, y, w, _ = box
    view, style, middle = scene.view, scene.seats[player.seat], y + HEAD * k / 2 + 2
    sheet.band((x, y, w, HEAD * k), style.tint)
    sheet.piece((x + 38 * k, middle), style, round(46 * k))
    over = view.phase == "over"
    right = x + w - 42 * k
    gain = 0 if over else scene.gain(player.seat, "vp", player.vp)
    if leads(view, player) and over:
        sheet.disc(right, middle, 33 * k, theme.COIN, INK)
    words, up = player.total if over else player.vp, 12 * k * bool(gain)
    sheet.icon((right, middle - up), "rosette", round((50 if gain else 58) * k), words=words)
    sheet.badge((right, middle + 25 * k), gain, round(22 * k), tall=round(22 * k))
    if player.seat in view.winners:
        right -= 56 * k
        sheet.icon((right, middle), "trophy", round(46 * k))
    if told:
        right -= TOTAL * k
        _total(sheet, scene, player, (right - 36 * k, middle), k)
    box = (x + 70 * k, y + 2, right - 106 * k - x, HEAD * k)
    one_or_two(sheet, box, style.name, range(round(30 * k), 32, -2), 32, least=26)


def _rows(
    sheet: Sheet, scene: Scene, player: PlayerView, box: Box, k: float, rows: Sequence[Sequence[str]], *, told: bool
) -> None:
    """Supply, gains, hand and warehouse in columns, and what the points would be at the end."""
    x, y, w, h = box
    numbers = {**amounts(player), **stored(player)}
    step, shares = (h - (HEAD + 8) * k) / (len(rows) + told), COLUMNS if rows == ROWS else WIDE_COLUMNS
    edges = [x + 14 * k + (w - 22 * k) * part / sum(shares) for part in accumulate(shares, initial=0)]
    for n, row in enumerate(rows):
        middle = y + HEAD * k + step * (n + 0.5)
        for column, (left, right) in zip(row, pairwise(edges), strict=False):
            name, size, variant = HEADS[column]
            smaller = 0.72 if column in ROWS[0] else 0.86
            left += 4 + sheet.icon((left, middle), name, round(size * smaller * k), anchor="lm", **variant)
            if column in numbers:
                gain = scene.gain(player.seat, "yen", player.yen) if column == "yen" else 0
                _number(sheet, (left, middle), numbers[column], column, right - left - 2, gain, k)
        if row != rows[-1] or told:
            sheet.line([(x + 12, middle + step / 2), (x + w - 12, middle + step / 2)], theme.LINE, 2)
    if told:
        _total(sheet, scene, player, (x + 14 * k, y + HEAD * k + step * (len(rows) + 0.5)), k)


def _number(sheet: Sheet, at: Point, count: int, column: str, room: float, gain: int, k: float) -> None:
    """A number behind its icon, beside it what it has changed by."""
    ink = theme.FAINT if not count else theme.SOFT if column.startswith("warehouse") else INK
    sizes = [round(one * k) for one in (33, 30, 27, 24, 21, 18)]
    badge = width(f"{gain:+}", theme.SMALL, True) + BADGE if gain else 0
    long = sheet.text(at, count, sizes[0], ink, bold=bool(count), room=room - badge, shrink=sizes[1:])
    sheet.badge((at[0] + long + 6, at[1]), gain, anchor="lm")


def _total(sheet: Sheet, scene: Scene, player: PlayerView, at: Point, k: float) -> None:
    """What the points would be at the end, the best on gold."""
    x, y = at
    best = leads(scene.view, player)
    if best:
        sheet.panel((x + 78 * k, y - 23 * k, 72 * k, 46 * k), theme.COIN, INK, radius=14)
    parts: list[Part] = [Words("=", round(30 * k), theme.SOFT), 2, Icon("rosette", round(40 * k))]
    sheet.row((x, y), parts)
    at = (x + 114 * k, y)
    sheet.text(at, player.total, round(32 * k), INK if best else theme.SOFT, bold=best, anchor="mm")
