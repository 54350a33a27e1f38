"""The vocabulary of effects: what a card does when it is bought."""

from __future__ import annotations

from msgspec import Struct


class Coins(Struct, frozen=True, tag_field="op", tag="coins"):
    """Take coins from the bank."""

    n: int


class Goods(Struct, frozen=True, tag_field="op", tag="goods"):
    """Work for goods."""


class Peek(Struct, frozen=True, tag_field="op", tag="peek"):
    """Draw a card into the hand, if one likes."""


class Tax(Struct, frozen=True, tag_field="op", tag="tax"):
    """Take up to so many coins from somebody else."""

    most: int


Effect = Coins | Goods | Peek | Tax
