"""What is printed: the component set of the bazaar and its look-ups."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from engine.core.components import Shelf
from testkit.bazaar.components.rows import Card, Cards, Figures


class Components(Struct, frozen=True):
    """All tables of the set."""

    rules: Figures
    cards: Cards

    def card(self, name: str) -> Card:
        return next(card for card in self.cards.rows if card.id == name)


SHELF = Shelf("bazaar", Path(__file__).parents[1] / "data", Components)
