"""Faces of action cards in three sizes: whole, in a slot, and as a strip in a stack."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec.structs import astuple
from PIL import Image

from engine.mombasa.components import Components
from engine.mombasa.components.rows import BookkeeperCard, Card, ExpansionCard, GoodsCard, MerchantCard, ShareCard
from render.kit import Box, Colour, Icon, Part, Sheet, Words, kept, row_width, theme
from render.mombasa import colours

SHADOW = 6  # px that a card's soft offset takes
LARGE = 300  # px of width from which on a merchant has larger figures
HIGH = 165  # px of height from which on a narrower one has its formula below the figure
TALL, LARGER = 180, 1.25  # px of height from which on the foot of a card has larger figures, and by how much


def kind_of(card: Card) -> str:
    """Coffee, banana, cotton, expansion, bookkeeper, merchant or share."""
    return card.good if isinstance(card, GoodsCard) else str(card.__struct_config__.tag)


def facts(card: Card) -> tuple[object, ...]:
    """What is printed on a card, since two component sets may have other cards under one id."""
    return kind_of(card), *(tuple(v.items()) if isinstance(v, dict) else v for v in astuple(card))


def marked_alike(data: Components, hand: Iterable[str], marked: Mapping[str, str]) -> dict[str, str]:
    """The numbers of cards in a hand: of cards alike one is offered, and all have its number."""
    numbers = {data.card_kind[card]: number for card, number in marked.items() if card in data.card_kind}
    return {card: numbers[data.card_kind[card]] for card in hand if data.card_kind[card] in numbers}


def tint(card: Card) -> Colour:
    return colours.KIND[kind_of(card)]


def whole(
    sheet: Sheet, data: Components, box: Box, name: str, *, value: int = 0, price: int | None = None,
    used: bool = False, ground: Colour = theme.PAPER,
) -> None:  # fmt: skip
    """A whole card with its soft offset; `value` is what it is worth now if that is not what is printed."""
    x, y, w, h = (round(n) for n in box)
    key = ("mombasa.card", facts(data.card[name]), w, h, value, price, used, ground)
    sheet.image.paste(kept(key, lambda: _face(data.card[name], w, h, value, price, used, ground)), (x, y))


def _face(card: Card, w: int, h: int, value: int, price: int | None, used: bool, ground: Colour) -> Image.Image:
    face = Sheet(w + SHADOW, h + SHADOW, ground)
    box = (0, 0, w, h)
    fill = colours.SPENT if used else tint(card)
    face.panel(box, fill, theme.SOFT if used else theme.INK, width=4, radius=10, shadow=colours.PAST)
    if used:
        face.line([(16, h - 18), (w - 18, 20)], colours.STROKE, 7)
    match card:
        case MerchantCard():
            merchant(face, card, w, h)
        case ShareCard():
            held = [
                Icon("mombasa.share", 84 if len(card.shares) == 1 else 62, company=c, words=n)
                for c, n in card.shares.items()
            ]
            face.row((w / 2, h * 0.39), held, gap=8, anchor="mm")
        case _:
            face.row((w / 2, h * 0.39), big(card, value, used), gap=20 if w > 180 else 10, anchor="mm")
    k = LARGER if h > TALL else 1
    low = h - 30 * k
    foot: list[Part] = [Icon("crate", round(42 * k), words=card.crate)]
    if not isinstance(card, ShareCard):
        foot += [Icon("mombasa.share", round(40 * k), company=company, words=n) for company, n in card.shares.items()]
    face.row((14, low), foot, gap=12)
    if price is not None:
        wide, high = 66 * k, 44 * k
        face.panel((w - wide - 10, h - high - 9, wide, high), theme.BROWN, theme.INK, radius=12)
        face.text((w - wide / 2 - 10, h - high / 2 - 9), price, round(34 * k), theme.WHITE, bold=True, anchor="mm")
    return face.image


def big(card: Card, value: int, used: bool) -> list[Part]:
    """Icon and value of a card that is no merchant and no share."""
    ink = theme.SOFT if used else theme.INK
    match card:
        case GoodsCard() | ExpansionCard():
            return [Icon(f"mombasa.{kind_of(card)}", 86), Words(value or card.value, 66, ink)]
        case BookkeeperCard():
            return [Icon("mombasa.bookkeeper", 80), Icon("book", 66, words=card.bookkeeping)]
    return []


def merchant(face: Sheet, card: MerchantCard, w: int, h: int) -> None:
    """A merchant with what it brings; a company's one also with what mines add, beside it or on a tall card below."""
    below = h > HIGH and w <= LARGE
    size = 54 if w > LARGE or below else 44 if w > 230 else 40
    down = 42 if below and card.company else 66
    face.icon((8, down), "mombasa.merchant", 74 if w > 230 else 66, anchor="lm")
    left = 88 if w > 230 else 76
    gain: list[Part] = []
    for px in range(size if card.company else 56, 30, -2):
        gain = [Icon("mombasa.diamond", px, words=card.diamonds), Icon("coin", px - 2, words=card.pounds)]
        if row_width(gain) <= w - left - 10:
            break
    face.row(((left + w - 4) / 2, 66 if not card.company else 42 if below else 38), gain, anchor="mm")
    if not card.company:
        return
    if below:
        face.row((w / 2, 102), mined(card, w - 16, 8), gap=1, anchor="mm")
        return
    face.row(((left + w - 4) / 2, 88 + (size - 44) / 2), mined(card, w - left - 14, size - 44), gap=1, anchor="mm")


def mined(card: MerchantCard, room: float, larger: int = 0) -> list[Part]:
    """So many mines of the company for a diamond, closer together where there is little room."""
    more: list[Part] = []
    larger = max(0, larger)
    for less, overlap in ((-larger, 8), (-larger // 2, 8), (0, 8), (2, 12), (4, 16), (6, 18)):
        more = [Icon("mombasa.post", 36 - less, company=card.company)]
        for number in range(card.mines_per_diamond):
            more += ([-overlap] if number else []) + [Icon("pick", 28 - min(0, less))]
        more += [Icon("arrow", 20 - less), Icon("mombasa.diamond", 40 - less, words=1)]
        if row_width(more, gap=1) <= room:
            break
    return more


def brief(card: Card, size: int, value: int = 0, ink: Colour = theme.INK) -> list[Part]:
    """A card in a row: icon, number, shares."""
    words = round(size * 0.86)
    shares: list[Part] = [
        Icon("mombasa.share", round(size * 0.76), company=company, words=n) for company, n in card.shares.items()
    ]
    match card:
        case GoodsCard() | ExpansionCard():
            return [Icon(f"mombasa.{kind_of(card)}", size), Words(value or card.value, words, ink), *shares]
        case BookkeeperCard():
            return [Icon("mombasa.bookkeeper", size), Icon("book", round(size * 0.8), words=card.bookkeeping), *shares]
        case MerchantCard():
            sign = (
                Icon("mombasa.post", round(size * 0.86), company=card.company)
                if card.company
                else Icon("coin", round(size * 0.8), words=card.pounds)
            )
            return [Icon("mombasa.merchant", size), sign, *shares]
    return shares


def small(
    sheet: Sheet, data: Components, box: Box, name: str, ground: Colour, *, value: int = 0, used: bool = False,
    size: int = 42,
) -> None:  # fmt: skip
    """A card in a slot or a stack: one row on its colour, grey with a stroke once it is used."""
    x, y, w, h = (round(n) for n in box)
    key = ("mombasa.strip", facts(data.card[name]), w, h, ground, value, used, size)
    sheet.image.paste(kept(key, lambda: _strip(data.card[name], w, h, ground, value, used, size)), (x, y))


def _strip(card: Card, w: int, h: int, ground: Colour, value: int, used: bool, size: int) -> Image.Image:
    strip = Sheet(w, h, ground)
    strip.panel((0, 0, w, h), colours.SPENT if used else tint(card), theme.SOFT if used else theme.INK, radius=9)
    if used:
        strip.line([(12, h - 12), (w - 12, 12)], colours.STROKE, 6)
    parts = brief(card, size, value)
    while row_width(parts) > w - 12 and size > 28:
        size -= 4
        parts = brief(card, size, value)
    strip.row((w / 2, h / 2), parts, anchor="mm")
    return strip.image
