"""Order and technology cards as they lie on the market."""

from __future__ import annotations

from PIL import Image

from engine.yokohama.view.structs import OrderView, TechnologyView
from render.kit import Part, Sheet, Words, kept, row_width, theme
from render.yokohama import rewards
from render.yokohama.formulas import formula
from render.yokohama.market.layout import CARD
from render.yokohama.wording import name, name_block


def order(card: OrderView) -> Image.Image:
    """Flag, number, goods in a grid, a bar, the reward; without its frame."""
    return kept(("yokohama.order", card.id, tuple(card.goods.items()), card.reward), lambda: _order(card))


def _order(card: OrderView) -> Image.Image:
    w, h = CARD
    sheet = Sheet(w - 6, h - 6, theme.CARD)
    sheet.icon((12, 10), "flag", 36, anchor="lt", country=card.country)
    sheet.text((w - 20, 29), card.number, 25, theme.SOFT, anchor="rm")
    sheet.line([(154, 62), (154, h - 22)], theme.LINE, 3)
    goods = list(card.goods.items())
    lines = [goods[:2], goods[2:]] if len(goods) > 2 else [goods]
    for n, line in enumerate(lines):
        y = (116 if len(lines) == 1 else 90 + 56 * n) - 2
        parts: list[Part] = []
        for good, count in line:
            parts += [rewards.good_icon(f"yokohama.{good}", 40), 1, Words(count, 30), 8]
        sheet.row((10, y), parts[:-1])
    reward_column(sheet, card, 186, 114)
    return sheet.image


def reward_column(sheet: Sheet, card: OrderView, x: float, y: float) -> None:
    """One large reward, or two on top of each other."""
    if len(card.reward) == 1:
        sheet.row((x, y), rewards.line(card.reward, 60), anchor="mm")
        return
    for n, given in enumerate(card.reward):
        sheet.row((x, y + (n - (len(card.reward) - 1) / 2) * 54), rewards.parts(given, 46, text=28), anchor="mm")


def technology(card: TechnologyView, lang: str) -> Image.Image:
    """Name, effect, production value and flag; without its frame."""
    key = ("yokohama.technology", card.technology, card.production, card.country, card.gain, card.n, lang)
    return kept(key, lambda: _technology(card, lang))


def _technology(card: TechnologyView, lang: str) -> Image.Image:
    w, h = CARD
    sheet = Sheet(w - 6, h - 6, theme.CARD)
    name_block(sheet, (12, 6, w - 26, 58), name(lang, "technology", card.technology), 1)
    sheet.line([(10, 68), (w - 16, 68)], theme.LINE, 2)
    parts = formula(card, 44)
    if row_width(parts) > w - 20:
        parts = formula(card, 38)
    sheet.row(((w - 6) / 2, 101), parts, anchor="mm")
    sheet.icon((8, h - 11), "gear", 46, anchor="lb", fill=theme.TEAL, line=None, words=card.production)
    sheet.icon((w - 16, h - 16), "flag", 34, anchor="rb", country=card.country)
    return sheet.image
