"""Silk as money: allowed at any moment of the own turn (§5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from engine.core.ask import MOST_OPTIONS, Option, Rule, choose_amount
from engine.core.text import Seat, Text, text
from engine.nippon.rules.changes import exchange_silk
from engine.nippon.rules.option_facts import ExchangingSilk
from engine.nippon.state import State

LABEL = Text("nippon.silk_to_money")


@dataclass(frozen=True)
class Exchange:
    """The pick "turn silk into money"."""

    g: State
    me: Seat
    most: int

    def __call__(self) -> Rule[None]:
        n = yield from choose_amount(self.me, "nippon.silk", range(1, self.most + 1))
        exchange_silk(self.g, self.me, n)


def silk_button(g: State, me: Seat, needed: Callable[[], int] = lambda: 0) -> Callable[[], Sequence[Option[Exchange]]]:
    """The free option beside a question where money can matter; `needed` is the silk without which it has no answer."""

    def options() -> Sequence[Option[Exchange]]:
        silk = g.players[me].silk
        spare = min(silk - needed(), MOST_OPTIONS) if silk else 0
        if spare <= 0:
            return ()
        detail, facts = text("nippon.detail.silk", n=spare), ExchangingSilk(most=spare)
        return (Option("silk", Exchange(g, me, spare), LABEL, detail, role="free", facts=facts),)

    return options
