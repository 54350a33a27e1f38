"""Dealing anew what a seat cannot know."""

from __future__ import annotations

from engine.core.rng import Rng, shuffled
from engine.core.text import Seat
from engine.yokohama.state import State


def redeal(g: State, seat: Seat | None, rng: Rng) -> None:
    """Deal anew what a seat cannot know: decks, removed cards, the others' starting orders (section 6)."""
    g.technology_deck = shuffled(rng, sorted(g.technology_deck))
    hidden: list[list[str]] = [g.order_deck, g.removed_orders]
    for other, player in enumerate(g.players):
        if other != seat:
            hidden += [player.dealt, player.secret, player.discarded]
    pool = shuffled(rng, sorted(order for pile in hidden for order in pile))
    for other, player in enumerate(g.players):
        if other != seat:
            open_orders = [order for order in player.orders if order not in player.secret]
            player.secret = [pool.pop() for _ in player.secret]
            player.orders = [*player.secret, *open_orders]
            player.dealt = sorted(pool.pop() for _ in player.dealt)
            player.discarded = [pool.pop() for _ in player.discarded]
    g.order_deck = [pool.pop() for _ in g.order_deck]
    g.removed_orders = [pool.pop() for _ in g.removed_orders]
