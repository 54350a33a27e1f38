"""The starting pairs while they are being chosen."""

from __future__ import annotations

from engine.nippon.view.structs import PairView
from render.kit import Box, Icon, Part, Sheet, Words, theme
from render.nippon.board.layout import INNER, MARGIN, PAIRS, Plan
from render.nippon.effects import amounts, thing
from render.nippon.scene import Scene
from render.nippon.wording import pic, plain

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


def draw(sheet: Sheet, scene: Scene, where: Plan) -> None:
    """A card per pair."""
    view, lang = scene.view, scene.lang
    room = (MARGIN + 4, where.pairs, 150, PAIRS)
    sheet.block(room, pic(lang, "pairs"), 26, bold=True, lines=3, align="lm", shrink=(24, 22))
    left = MARGIN + 164
    wide = min(340.0, (MARGIN + INNER - left - 12 * (len(view.pairs) - 1)) / len(view.pairs))
    for n, pair in enumerate(view.pairs):
        box = (left + n * (wide + 12), where.pairs, wide, PAIRS)
        _pair(sheet, pair, box, lang)
        if pair.taken is not None:
            sheet.piece((box[0] + wide - 32, box[1] + 30), scene.seats[pair.taken], 50)
        sheet.marks(pair.a, box, scene.marked, frozenset(), at="rt", outside=2)


def _pair(sheet: Sheet, pair: PairView, box: Box, lang: str) -> None:
    """Points, what the A token does, what the B token gives."""
    x, y, w, h = box
    taken = pair.taken is not None
    ink = theme.FAINT if taken else theme.INK
    sheet.panel(box, theme.USED if taken else theme.CARD, theme.LINE if taken else theme.INK)
    sheet.icon((x + 36, y + 34), thing(SIGNS[pair.effect], 44).name, 44, grey=taken)
    sheet.row((x + 66, y + 34), [Words(pair.vp, 32, ink), Icon("star", 36, grey=taken)])
    words = plain(lang, "token_effect", pair.a)
    sheet.block((x + 12, y + 60, w - 24, 62), words, 23, ink, lines=2, align="lm", shrink=(22,), leading=1.12)
    sheet.line([(x + 10, y + h - 58), (x + w - 10, y + h - 58)], theme.LINE, 2)
    parts: list[Part] = amounts(pair.gain, 30, 8)
    for track, n in pair.advance.items():
        parts += [8, thing(track, 30), 2, Words(f"+{n}", 26)]
    sheet.row((x + w / 2, y + h - 29), parts, gap=2, anchor="mm")
