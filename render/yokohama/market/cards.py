"""Order and technology cards as they lie on the market."""

from __future__ import annotations

from PIL import Image

from engine.yokohama.view.structs import OrderView, TechnologyView
from render.kit import Part, Sheet, Words, kept, row_width, theme
from render.yokohama import rewards
from render.yokohama.formulas import formula
from render.yokohama.market.layout import CARD
from render.yokohama.wording import name, name_block

LOW = 1.2  # times as wide: from there on a card is low for what stands on it


def order(card: OrderView, size: tuple[int, int] = CARD, *, marked: bool = False) -> Image.Image:
    """Flag, number, goods in a grid, a bar, the reward; without its frame, if `marked` with room for a disc."""
    key = ("yokohama.order", card.id, card.number, card.country, tuple(card.goods.items()), card.reward, size, marked)
    return kept(key, lambda: _order(card, *size, theme.DISC * marked))


def _order(card: OrderView, w: int, h: int, disc: int) -> Image.Image:
    k = w / CARD[0]
    sheet = Sheet(w - 6, h - 6, theme.CARD)
    flag = round(min(36 * k, h * 0.22))
    sheet.icon((12 + disc, 10), "flag", flag, anchor="lt", country=card.country)
    sheet.text((w - 20, 10 + flag / 2), card.number, round(28 * k), theme.SOFT, anchor="rm")
    top = flag + 14
    sheet.line([(152 * k, top + 12), (152 * k, h - 22)], theme.LINE, 3)
    goods = list(card.goods.items())
    lines = [goods[:2], goods[2:]] if len(goods) > 2 else [goods]
    for n, line in enumerate(lines):
        y = top + (h - top) * (0.46 if len(lines) == 1 else (0.28, 0.7)[n])
        parts: list[Part] = []
        for good, count in line:
            parts += [rewards.good_icon(f"yokohama.{good}", round(40 * k)), 1, Words(count, round(36 * k)), 6]
        sheet.row((10, y), parts[:-1])
    reward_column(sheet, card, 187 * k, top + (h - top) * 0.47, k)
    return sheet.image


def reward_column(sheet: Sheet, card: OrderView, x: float, y: float, k: float = 1) -> None:
    """One large reward, or two on top of each other."""
    if len(card.reward) == 1:
        sheet.row((x, y), rewards.line(card.reward, round(60 * k)), anchor="mm")
        return
    step = 60 * min(k, 1.1)
    for n, given in enumerate(card.reward):
        at = (x, y + (n - (len(card.reward) - 1) / 2) * step)
        size = 54 if rewards.holds_number(given) else 46
        sheet.row(at, rewards.parts(given, min(58, round(size * k)), text=round(32 * k)), anchor="mm")


def technology(card: TechnologyView, lang: str, size: tuple[int, int] = CARD, *, marked: bool = False) -> Image.Image:
    """Name, effect, production value and flag; without its frame, if `marked` with room for a disc."""
    key = ("yokohama.technology", card.technology, card.production, card.country, card.gain, card.n, lang, size, marked)
    return kept(key, lambda: _technology(card, lang, *size, theme.DISC * marked))


def _technology(card: TechnologyView, lang: str, w: int, h: int, disc: int) -> Image.Image:
    k = w / CARD[0]
    sheet = Sheet(w - 6, h - 6, theme.CARD)
    low = k >= LOW
    head, value = 62 if low else 67, round(h * 0.29)
    name_block(
        sheet, (12 + disc, 4 if low else 6, w - 26 - disc, head), name(lang, "technology", card.technology), max(k, 1.2)
    )
    sheet.line([(10, head + 10), (w - 16, head + 10)], theme.LINE, 2)
    for size in (min(round(50 * k), 50 if low else 59), round(44 * k), round(38 * k)):
        parts = formula(card, size)
        if row_width(parts) <= w - 20:
            break
    middle = (head + 10 + h - value - 14) / 2 + (6 if low else 4)
    sheet.row(((w - 6) / 2, middle), parts, anchor="mm")
    sheet.icon((8, h - 11), "gear", value, anchor="lb", fill=theme.TEAL, line=None,
               words=card.production)  # fmt: skip
    sheet.icon((w - 16, h - 16), "flag", round(40 * min(k, 1.05)), anchor="rb", country=card.country)
    return sheet.image
