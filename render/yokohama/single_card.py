"""Cards of Yokohama by themselves, wherever they lie."""

from __future__ import annotations

from PIL import Image

from engine.yokohama.components import SHELF
from engine.yokohama.view.structs import OrderView, TechnologyView
from render.yokohama.market import cards


def single_card(thing: str, lang: str, components: str = "") -> Image.Image | None:
    """An order, or a technology with the first of its cards; None for what is no card."""
    data = SHELF.get(components or SHELF.current())
    if thing in data.order:
        order = data.order[thing]
        return cards.order(OrderView(order.id, order.number, order.country, order.goods, tuple(order.reward)))
    if thing not in data.technology:
        return None
    effect, row = data.technology[thing].effect, data.card[data.cards_named[thing][0]]
    gain, n = tuple(effect.gain), effect.n or effect.raise_yen_to
    card = TechnologyView(row.id, row.number, thing, row.production, row.country, dict(effect.pay), gain, n)
    return cards.technology(card, lang)
