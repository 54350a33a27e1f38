"""What a seat may know; pictures and computer players are made for these."""

from __future__ import annotations

from msgspec import Struct

from engine.core.text import Seat


class View(Struct, frozen=True):
    """The table as one seat, or everybody, sees it."""

    round: int
    active: Seat
    row: tuple[str, ...]
    deck: int
    coins: tuple[int, ...]
    goods: tuple[tuple[int, int], ...]
    hands: tuple[int, ...]
    hand: tuple[str, ...]
