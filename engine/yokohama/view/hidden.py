"""What not everybody sees: decks, removed cards, starting orders (section 6)."""

from __future__ import annotations

from engine.core.hidden import HiddenPile
from engine.yokohama.state import State


def hidden(g: State) -> list[HiddenPile]:
    """Orders that were taken openly are known; of the starting ones only their owner knows which were kept.

    All orders that somebody holds are their hand, which is shown to them as a whole.
    """
    found = [HiddenPile(g.technology_deck, "technology")]
    for seat, player in enumerate(g.players):
        found += [
            HiddenPile(player.orders, seat=seat),
            HiddenPile(player.secret, "order", seat, within=player.orders),
            HiddenPile(player.dealt, "order", seat, sorted=True),
            HiddenPile(player.discarded, "order", seat),
        ]
    return [*found, HiddenPile(g.order_deck, "order"), HiddenPile(g.removed_orders, "order")]
