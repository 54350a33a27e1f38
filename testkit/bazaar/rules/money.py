"""Coins go to the bank and come from it (I2)."""

from __future__ import annotations

from engine.core.effects import gain, pay
from engine.core.text import Seat
from testkit.bazaar.state import State


def pay_bank(g: State, me: Seat, n: int) -> None:
    pay(g, me, "coins", n)
    g.bank += n


def gain_bank(g: State, me: Seat, n: int) -> None:
    gain(g, me, "coins", n)
    g.bank -= n
