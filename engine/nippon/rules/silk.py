"""Silk as money: allowed at any moment of the own turn (§5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Never

from engine.core.ask import Rule, choose_amount
from engine.core.offer import MOST_OPTIONS, LazyOption, Offer, Option, Refusal
from engine.core.text import Seat, Text, refusal, text
from engine.nippon.components.names import amount
from engine.nippon.rules.changes import exchange_silk
from engine.nippon.rules.option_facts import ExchangingSilk
from engine.nippon.state import State

LABEL = Text("nippon.silk_to_money")
SHORT = Text("nippon.silk_short")


@dataclass(frozen=True)
class Exchange:
    """The pick "turn silk into money"."""

    g: State
    me: Seat
    most: int

    def __call__(self) -> Rule[None]:
        player = self.g.players[self.me]

        def then_have(n: int) -> Text:
            return text(
                "nippon.detail.exchange", money=amount("money", player.money + n), silk=amount("silk", player.silk - n)
            )

        have = amount("silk", player.silk)

        def why_not(n: int) -> Text:
            if n > player.silk:
                return refusal("nippon.no.resource", "5", need=amount("silk", n), have=player.silk)
            return refusal("nippon.no.silk_needed", "5", silk=amount("silk", player.silk - self.most))

        n = yield from choose_amount(
            self.me,
            "nippon.silk",
            range(1, self.most + 1),
            then_have,
            why_not=(range(self.most + 1, MOST_OPTIONS + 1), why_not),
            prompt=text("nippon.silk", have=have),
        )
        exchange_silk(self.g, self.me, n)


def silk_button(
    g: State,
    me: Seat,
    needed: Callable[[], int] = lambda: 0,
    lost: Callable[[], bool] = lambda: False,
    vain: Callable[[], bool] = lambda: False,
) -> Callable[[], Sequence[LazyOption[Exchange]]]:
    """The free option beside a question where money can matter.

    `needed` is the silk without which the question has no answer; `lost` says that the money would be gone at once,
    `vain` that it would be worth no more than the silk.
    """

    def options() -> Sequence[LazyOption[Exchange]]:
        silk = g.players[me].silk
        spare = min(silk - needed(), MOST_OPTIONS) if silk else 0
        if spare <= 0:
            return ()
        step = Exchange(g, me, spare)
        return (LazyOption("silk", step, partial(exchange_option, lost=lost, vain=vain)),)

    return options


def exchange_option(step: Exchange, lost: Callable[[], bool], vain: Callable[[], bool]) -> Option[Exchange]:
    why, facts = "silk_lost" if lost() else "silk_vain" if vain() else "", ExchangingSilk(most=step.most)
    detail = Text(f"nippon.detail.{why}") if why else text("nippon.detail.silk", n=step.most)
    return Option("silk", step, LABEL, detail, role="free", facts=facts, short=SHORT, no_effect=bool(why))


def why_no_silk(g: State, me: Seat, needed: Callable[[], int] = lambda: 0) -> Offer[Never]:
    """The reason why silk cannot be turned into money, for questions beside which it could."""

    def refused() -> list[Refusal]:
        silk = g.players[me].silk
        if silk > needed():
            return []
        reason = refusal("nippon.no.silk_needed", "5", silk=amount("silk", silk)) if silk else NO_SILK
        return [Refusal("silk", LABEL, reason)]

    return Offer((), refused)


NO_SILK = refusal("nippon.no.silk", "5")
