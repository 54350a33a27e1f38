"""Everything of the component set that can be asked about, and what it does."""

from __future__ import annotations

from engine.core.text import text
from engine.core.things import Thing
from testkit.bazaar.components import Components, names


def things(data: Components) -> tuple[Thing, ...]:
    """The cards."""
    return tuple(
        Thing(card.id, "cards", names.card(card.id), (text("bazaar.what.card", n=card.price),), "turn")
        for card in data.cards.rows
    )
