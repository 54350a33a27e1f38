"""Cards of one component set are not drawn in the place of those of another."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from engine.yokohama.components import SHELF
from engine.yokohama.view.structs import OrderView
from render.yokohama.market import cards
from render.yokohama.player import cards as own_cards


@pytest.mark.slow
def test_an_order_with_another_flag_or_number_is_another_picture() -> None:
    order = SHELF.get(SHELF.current()).order["order_03"]
    shown = OrderView(order.id, order.number, order.country, order.goods, tuple(order.reward))
    for other in (replace(shown, country="de"), replace(shown, number=36)):
        assert cards.order(shown).tobytes() != cards.order(other).tobytes()
        assert own_cards.order(shown, None, "en", secret=True).tobytes() != (
            own_cards.order(other, None, "en", secret=True).tobytes()
        )
