"""State and components of the bazaar."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from engine.core.components import Shelf, Source
from engine.core.state import CoreState


class Coins(Struct, frozen=True, tag_field="op", tag="coins"):
    n: int


class Goods(Struct, frozen=True, tag_field="op", tag="goods"):
    pass


class Peek(Struct, frozen=True, tag_field="op", tag="peek"):
    pass


class Tax(Struct, frozen=True, tag_field="op", tag="tax"):
    most: int


Effect = Coins | Goods | Peek | Tax


class Card(Struct, frozen=True):
    id: str
    price: int
    effects: tuple[Effect, ...]


class Figures(Struct, frozen=True):
    source: Source
    coins: int
    row: int
    end_coins: int
    last_rounds: int
    most_rounds: int


class Cards(Struct, frozen=True):
    source: Source
    rows: tuple[Card, ...]


class Components(Struct, frozen=True):
    rules: Figures
    cards: Cards

    def card(self, name: str) -> Card:
        return next(card for card in self.cards.rows if card.id == name)


SHELF = Shelf("bazaar", Path(__file__).parent / "data", Components)


class Player(Struct):
    coins: int
    dates: int = 0
    spices: int = 0
    hand: list[str] = []
    bought: list[str] = []
    order: list[str] = []
    turns: int = 0


class State(CoreState, kw_only=True):
    players: list[Player]
    deck: list[str]
    row: list[str]
    order: list[int] = []
    waiting: list[int] = []
    round: int = 1
    last_round: int | None = None
    bank: int = 100

    @property
    def data(self) -> Components:
        return SHELF.get(self.components)
