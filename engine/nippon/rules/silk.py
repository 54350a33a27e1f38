"""Silk as money: allowed at any moment of the own turn (spec section 5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.ask import MOST_OPTIONS, Free, Option, Rule, choose_amount
from engine.core.text import Seat, Text, text
from engine.nippon.changes import exchange_silk
from engine.nippon.state import State

LABEL = Text("nippon.silk_to_money")


def silk_button(g: State, me: Seat, needed: Callable[[], int] = lambda: 0) -> Callable[[], Sequence[Option[Free]]]:
    """The free option beside a question where money can matter; `needed` is the silk without which it has no answer."""

    def spare() -> int:
        return min(g.players[me].silk - needed(), MOST_OPTIONS)

    def exchange() -> Rule[None]:
        n = yield from choose_amount(me, "nippon.silk", range(1, spare() + 1))
        exchange_silk(g, me, n)

    def options() -> Sequence[Option[Free]]:
        silk = spare()
        if silk <= 0:
            return ()
        return (Option("silk", exchange, LABEL, text("nippon.detail.silk", n=silk), role="free"),)

    return options
