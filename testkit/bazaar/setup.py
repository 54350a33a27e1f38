"""Set-up of the bazaar (section 1)."""

from __future__ import annotations

from engine.core.effects import shuffle
from engine.core.games import Start
from testkit.bazaar.components import SHELF
from testkit.bazaar.state import Player, State


def set_up(start: Start) -> State:
    """Shuffle the cards, lay out the row, deal one secret card to everybody."""
    data = SHELF.get(start.components)
    g = State(
        **start.base(),
        players=[Player(data.rules.coins) for _ in range(start.seats)],
        deck=[card.id for card in data.cards.rows],
        row=[],
    )
    g.bank -= data.rules.coins * start.seats
    shuffle(g, g.deck)
    g.row = [g.deck.pop() for _ in range(data.rules.row)]
    for player in g.players:
        player.hand.append(g.deck.pop())
    g.phase = "bid"
    return g
