"""Rows of the component tables."""

from __future__ import annotations

from msgspec import Struct

from engine.core.components import Source
from testkit.bazaar.components.effects import Effect


class Card(Struct, frozen=True):
    """A card of the row."""

    id: str
    price: int
    effects: tuple[Effect, ...]


class Figures(Struct, frozen=True):
    """Single numbers of the rules."""

    source: Source
    coins: int
    row: int
    end_coins: int
    last_rounds: int
    most_rounds: int


class Cards(Struct, frozen=True):
    """The deck."""

    source: Source
    rows: tuple[Card, ...]
