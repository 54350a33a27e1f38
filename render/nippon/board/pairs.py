"""The starting pairs while they are being chosen."""

from __future__ import annotations

from engine.nippon.view.structs import PairView
from render.kit import Box, Icon, Part, Sheet, Words, row_width, theme, wrap
from render.nippon.board.layout import BoardLayout
from render.nippon.effects import thing
from render.nippon.pair_signs import SIGNS, given, joined
from render.nippon.scene import Scene
from render.nippon.wording import token_effect

LEADING, LINES = 1.12, 4
HEAD, GAINS = 64, 50  # px of a card for the points, and for a row of what is gained
TALL = 250  # px from which on a card has two such rows
BESIDE = 700  # px from which on what it does stands beside the points
WIDE = 500  # px from which on a card has room for larger words


def draw(sheet: Sheet, scene: Scene, where: BoardLayout) -> None:
    """A card per pair, over the whole width."""
    view, lang = scene.view, scene.lang
    for n, pair in enumerate(view.pairs):
        box = where.pair(n, len(view.pairs))
        _pair(sheet, pair, box, lang)
        sheet.whole(box)
        if pair.taken is not None:
            sheet.piece((box[0] + box[2] - 34, box[1] + 32), scene.seats[pair.taken], 50)
        sheet.marks(pair.a, box, scene.marked, frozenset(), outside=2)


def _pair(sheet: Sheet, pair: PairView, box: Box, lang: str) -> None:
    """Points, what the A token does, what the B token gives."""
    x, y, w, h = box
    taken = pair.taken is not None
    ink = theme.SOFT if taken else theme.INK
    sheet.panel(box, theme.USED if taken else theme.CARD, theme.LINE if taken else theme.INK)
    if not taken and w <= BESIDE:
        sheet.band((x, y, w, HEAD - 2), theme.LAND)
    rows = gains(pair, w, 2 if h > TALL else 1)
    low = y + h - GAINS * (2 if h > TALL else 1)
    middle, room = y + 34, (x + 14, y + HEAD + 2, w - 28, low - y - HEAD - 6)
    if w > BESIDE:
        middle, room = (y + low) / 2, (x + 196, y + 4, w - 210, low - y - 8)
    sheet.icon((x + 42, middle), thing(SIGNS[pair.effect], 52).name, 52, grey=taken)
    sheet.row((x + 82, middle), [Words(pair.vp, 42, ink), Icon("star", 44, grey=taken)])
    words, size = rule(pair, room, lang)
    sheet.block(room, words, size, ink, lines=LINES, align="lm", leading=LEADING)
    sheet.line([(x + 12, low), (x + w - 12, low)], theme.LINE, 2)
    step = (y + h - low) / len(rows)
    for n, row in enumerate(rows):
        sheet.row((x + w / 2, low + (n + 0.5) * step - 1), row, gap=2, anchor="mm")


def rule(pair: PairView, box: Box, lang: str) -> tuple[str, int]:
    """What the A token does, and the size in which the lines of a card hold it whole."""
    words, (_, _, wide, high) = token_effect(pair, lang), box
    for size in range(44 if wide > WIDE else 34, 22, -1):
        lines, _ = wrap(words, size, wide, LINES)
        if " ".join(lines) == words and len(lines) * size * LEADING <= high:
            return words, size
    return words, 22


def gains(pair: PairView, wide: float, most: int) -> list[list[Part]]:
    """What the B token gives, as large as a card takes it in so many rows."""
    rows: list[list[Part]] = []
    for size in range(44 if wide > WIDE else 40 + 6 * (most - 1), 25, -2):
        found = given(pair, size)
        above = -(-len(found) // most)
        rows = [joined(part, size) for part in (found[:above], found[above:]) if part]
        if max(row_width(row, gap=2) for row in rows) <= wide - 24:
            break
    return rows
