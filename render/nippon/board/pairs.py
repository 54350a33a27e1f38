"""The starting pairs while they are being chosen."""

from __future__ import annotations

from collections.abc import Sequence

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
    """A card per pair, over the whole width; all of them as wide as each other and written in the same size."""
    view, lang = scene.view, scene.lang
    boxes = [where.pair(n, len(view.pairs)) for n in range(len(view.pairs))]
    _, _, _, room = _parts(boxes[0])
    words, things = rule_size(view.pairs, room, lang), gain_size(view.pairs, boxes[0])
    for pair, box in zip(view.pairs, boxes, strict=True):
        _pair(sheet, pair, box, (words, things), lang)
        sheet.whole(box)
        if pair.taken is not None:
            sheet.piece((box[0] + box[2] - 34, box[1] + 32), scene.seats[pair.taken], 50)
        sheet.marks(pair.a, box, scene.marked, frozenset(), outside=2)


def _parts(box: Box) -> tuple[int, float, float, Box]:
    """How many rows of gains a card has, where they begin, the middle of its points, and the room for its rule."""
    x, y, w, h = box
    rows = 2 if h > TALL else 1
    low = y + h - GAINS * rows
    if w > BESIDE:
        return rows, low, (y + low) / 2, (x + 196, y + 4, w - 210, low - y - 8)
    return rows, low, y + 34, (x + 14, y + HEAD + 2, w - 28, low - y - HEAD - 6)


def _pair(sheet: Sheet, pair: PairView, box: Box, sizes: tuple[int, int], lang: str) -> None:
    """Points, what the A token does, what the B token gives."""
    (x, y, w, h), (size, things) = box, sizes
    taken = pair.taken is not None
    ink = theme.SOFT if taken else theme.INK
    sheet.panel(box, theme.USED if taken else theme.CARD, theme.LINE if taken else theme.INK)
    if not taken and w <= BESIDE:
        sheet.band((x, y, w, HEAD - 2), theme.LAND)
    most, low, middle, room = _parts(box)
    rows = gains(pair, things, most)
    sheet.icon((x + 42, middle), thing(SIGNS[pair.effect], 52).name, 52, grey=taken)
    sheet.row((x + 82, middle), [Words(pair.vp, 42, ink), Icon("star", 44, grey=taken)])
    sheet.block(room, token_effect(pair, lang), size, ink, lines=LINES, align="lm", leading=LEADING)
    sheet.line([(x + 12, low), (x + w - 12, low)], theme.LINE, 2)
    step = (y + h - low) / len(rows)
    for n, row in enumerate(rows):
        sheet.row((x + w / 2, low + (n + 0.5) * step - 1), row, gap=2, anchor="mm")


def rule_size(pairs: Sequence[PairView], box: Box, lang: str) -> int:
    """The size in which the lines of a card hold what any of the A tokens does."""
    _, _, wide, high = box
    rules = [token_effect(pair, lang) for pair in pairs]
    for size in range(44 if wide > WIDE else 34, theme.SMALL, -1):
        wrapped = [wrap(words, size, wide, LINES)[0] for words in rules]
        if all(" ".join(lines) == words for lines, words in zip(wrapped, rules, strict=True)) and (
            max(map(len, wrapped)) * size * LEADING <= high
        ):
            return size
    return theme.SMALL


def gain_size(pairs: Sequence[PairView], box: Box) -> int:
    """The px of things in which the rows of a card hold what any of the B tokens gives."""
    wide, most = box[2], _parts(box)[0]
    for size in range(44 if wide > WIDE else 40 + 6 * (most - 1), 26, -2):
        if max(row_width(row, gap=2) for pair in pairs for row in gains(pair, size, most)) <= wide - 24:
            return size
    return 26


def gains(pair: PairView, size: int, most: int) -> list[list[Part]]:
    """What the B token gives, in so many rows at most."""
    found = given(pair, size)
    above = -(-len(found) // most)
    return [joined(part, size) for part in (found[:above], found[above:]) if part]
