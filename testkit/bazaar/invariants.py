"""What is always true of a bazaar; self-play looks after every answer."""

from __future__ import annotations

from testkit.bazaar.state import State


def broken(g: State) -> list[str]:
    found = []
    if any(p.coins < 0 or p.dates < 0 or p.spices < 0 for p in g.players):
        found.append("I1: nobody holds less than nothing")
    if g.bank + sum(p.coins for p in g.players) != 100:
        found.append("I2: coins are neither made nor lost")
    cards = g.deck + g.row + [c for p in g.players for c in p.hand + p.bought]
    if sorted(cards) != sorted(card.id for card in g.data.cards.rows):
        found.append("I3: every card is in one place")
    return found
