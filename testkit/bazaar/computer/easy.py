"""The computer player for first games: it buys the cheapest card, before it has money for a better one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.core.ask import Ask
from engine.core.offer import Option
from engine.core.table import Observation
from testkit.bazaar.computer.house import answer, worth
from testkit.bazaar.rules.option_facts import Buying
from testkit.bazaar.view.structs import View

DEAREST_COINS = 20  # more than any card costs


def easy(observation: Observation[View], ask: Ask[Any], rng: Random) -> Sequence[str]:
    return answer(observation.view, ask, rng, thrift)


def thrift(view: View, option: Option[Any]) -> int:
    """As much as `house` wants it, but the cheaper a card, the more."""
    match option.facts:
        case Buying(price=price):
            return 10 + DEAREST_COINS - dict(price)["coins"]
    return worth(view, option)
