"""Players on cards in the water instead of lines in a table: all of them on a phone."""

from __future__ import annotations

from engine.yokohama.view.structs import PlayerView
from render.head import one_or_two
from render.kit import Box, Icon, Part, Sheet, Words, theme
from render.kit.theme import INK
from render.yokohama.board.layout import BoardLayout
from render.yokohama.board.standings import HEADS, amounts, stored
from render.yokohama.scene import Scene, foretold, leads

MORE, BADGE_HALF = 46, 26  # what a badge takes beside the money, and px to its middle
LESS = -22  # px of the first column where it is an icon without a number
HEAD = 86  # the name and the points; units that are px at scale 1
ROWS: tuple[tuple[str, ...], ...] = (
    ("yen", "copper", "silk", "tea", "fish"),
    ("imports", "orders", "fulfilled", "technologies", "production"),
    ("hand", "hand.assistants", "hand.shops", "hand.houses", "agents"),
    ("warehouse", "warehouse.assistants", "warehouse.shops", "warehouse.houses"),
)


def draw(sheet: Sheet, scene: Scene, where: BoardLayout) -> None:
    """In turn order from the first player."""
    for box, seat in zip(where.cards, scene.view.turn_order, strict=False):
        sheet.panel(box, theme.PANEL, theme.COAST, shadow=theme.INDIGO)
        _head(sheet, scene, scene.view.players[seat], box, where.card_scale)
        _rows(sheet, scene, scene.view.players[seat], box, where.card_scale)
        if seat in scene.movers:
            sheet.mover(box)


def _head(sheet: Sheet, scene: Scene, player: PlayerView, box: Box, k: float) -> None:
    """Piece, name, points; at the end the winner's cup."""
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
    box = (x + 70 * k, y + 2, right - 106 * k - x, HEAD * k)
    one_or_two(sheet, box, style.name, range(round(30 * k), 32, -2), 32, least=26)


def _column(left: float, wide: float, row: int, place: int, k: float) -> tuple[float, float]:
    """The left edge of a number's icon and the room for both; money has more, for what it has changed by."""
    more = (MORE if row == 0 else LESS if row > 1 else 0) * k
    each = (wide - more) / 5
    return left + each * place + more * bool(place), each if place else each + more - 2 * BADGE_HALF * (row == 0)


def _rows(sheet: Sheet, scene: Scene, player: PlayerView, box: Box, k: float) -> None:
    """Supply, gains, hand, warehouse, and what the points would be at the end."""
    x, y, w, h = box
    view = scene.view
    numbers = {**amounts(player), **stored(player)}
    told = foretold(view)
    step = (h - (HEAD + 8) * k) / (len(ROWS) + told)
    for n, row in enumerate(ROWS):
        middle = y + HEAD * k + step * (n + 0.5)
        for place, column in enumerate(row):
            name, size, variant = HEADS[column]
            left, room = _column(x + 14 * k, w - 22 * k, n, place, k)
            wide = sheet.icon(
                (left, middle), name, round(size * (0.72 if n == 0 else 0.86) * k), anchor="lm", **variant
            )
            if column in numbers:
                count = numbers[column]
                ink = theme.FAINT if not count else theme.SOFT if column.startswith("warehouse") else INK
                sizes = [round(one * k) for one in (33, 30, 27, 24, 21, 18)]
                long = sheet.text((left + wide + 4, middle), count, sizes[0], ink, bold=bool(count),
                                  room=room - wide - 6, shrink=sizes[1:])  # fmt: skip
                if column == "yen":
                    at = (left + wide + 10 + long + BADGE_HALF, middle)
                    sheet.badge(at, scene.gain(player.seat, "yen", player.yen))
        if row != ROWS[-1] or told:
            sheet.line([(x + 12, middle + step / 2), (x + w - 12, middle + step / 2)], theme.LINE, 2)
    if not told:
        return
    middle = y + HEAD * k + step * (len(ROWS) + 0.5)
    best = leads(view, player)
    if best:
        sheet.panel((x + 92 * k, middle - 23 * k, 72 * k, 46 * k), theme.COIN, INK, radius=14)
    parts: list[Part] = [Words("=", round(30 * k), theme.SOFT), 2, Icon("rosette", round(40 * k))]
    sheet.row((x + 14 * k, middle), parts)
    at = (x + 128 * k, middle)
    sheet.text(at, player.total, round(32 * k), INK if best else theme.SOFT, bold=best, anchor="mm")
