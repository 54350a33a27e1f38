"""What not everybody at the bazaar sees."""

from __future__ import annotations

from engine.core.hidden import HiddenPile
from testkit.bazaar.state import State


def hidden(g: State) -> list[HiddenPile]:
    """Hands and the deck; only their sizes are known."""
    hands = [HiddenPile(player.hand, "card", seat) for seat, player in enumerate(g.players)]
    return [*hands, HiddenPile(g.deck, "card")]
