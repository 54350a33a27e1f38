"""The state of a bazaar: plain data."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.core.state import CoreState
from testkit.bazaar.components import SHELF, Components


class Player(Struct):
    """What lies in front of somebody."""

    coins: int
    dates: int = 0
    spices: int = 0
    hand: list[str] = []
    bought: list[str] = []
    order: list[str] = []
    turns: int = 0


class State(CoreState, kw_only=True):
    """The whole table."""

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


def upgrade_1_to_2(data: dict[str, Any]) -> dict[str, Any]:
    """Schema 1 called the coins money."""
    for player in data["players"]:
        player["coins"] = player.pop("money")
    return data
