"""The starting pairs while they are being chosen."""

from __future__ import annotations

from engine.nippon.view.structs import PairView
from render.kit import Box, Icon, Part, Sheet, Words, row_width, theme, wrap
from render.nippon.board.layout import Plan
from render.nippon.effects import amounts, thing
from render.nippon.scene import Scene
from render.nippon.wording import plain

SIGNS = {
    "machine_for_first_factory": "machines",
    "build_ship": "ships",
    "build_train": "trains",
    "goods_for_first_factory": "good",
    "old_factory": "factory",
    "worker_of_choice": "any_worker",
    "protected_coal": "coal",
    "factory_discount": "money",
}


LEADING = 1.12
HEAD, GAINS = 56, 48  # px of a card for the points, and for what is gained


def draw(sheet: Sheet, scene: Scene, where: Plan) -> None:
    """A card per pair, over the whole width."""
    view, lang = scene.view, scene.lang
    for n, pair in enumerate(view.pairs):
        box = where.pair(n, len(view.pairs))
        _pair(sheet, pair, box, lang)
        if pair.taken is not None:
            sheet.piece((box[0] + box[2] - 34, box[1] + 32), scene.seats[pair.taken], 50)
        sheet.marks(pair.a, box, scene.marked, frozenset(), at="rt", outside=2)


def _pair(sheet: Sheet, pair: PairView, box: Box, lang: str) -> None:
    """Points, what the A token does, what the B token gives."""
    x, y, w, h = box
    taken = pair.taken is not None
    ink = theme.SOFT if taken else theme.INK
    sheet.panel(box, theme.USED if taken else theme.CARD, theme.LINE if taken else theme.INK)
    sheet.icon((x + 38, y + 32), thing(SIGNS[pair.effect], 44).name, 44, grey=taken)
    sheet.row((x + 72, y + 32), [Words(pair.vp, 34, ink), Icon("star", 38, grey=taken)])
    sheet.block((x + 14, y + HEAD, w - 28, h - HEAD - GAINS - 4), *rule(pair, w, lang), ink, lines=3, align="lm",
                leading=LEADING)  # fmt: skip
    sheet.line([(x + 12, y + h - GAINS), (x + w - 12, y + h - GAINS)], theme.LINE, 2)
    sheet.row((x + w / 2, y + h - GAINS / 2 - 1), gains(pair, w), gap=2, anchor="mm")


def rule(pair: PairView, wide: float, lang: str) -> tuple[str, int]:
    """What the A token does, and the size in which three lines of a card hold it."""
    words = plain(lang, "token_effect", pair.a)
    return words, wrap(words, 25, wide - 28, 3, shrink=(24, 23, 22))[1]


def gains(pair: PairView, wide: float) -> list[Part]:
    """What the B token gives, as large as a card takes it in one row."""
    parts: list[Part] = []
    for size in (32, 30, 28, 26):
        parts = amounts(pair.gain, size, round(size / 3.6))
        for track, n in pair.advance.items():
            parts += [round(size / 3.6), thing(track, size), 2, Words(f"+{n}", max(22, size - 4))]
        if row_width(parts, gap=2) <= wide - 24:
            break
    return parts
