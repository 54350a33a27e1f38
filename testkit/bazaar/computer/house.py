"""The computer player: buys the dearest card it can pay, else works, and takes what is free."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.core.ask import Ask
from engine.core.offer import Option
from engine.core.table import Observation
from testkit.bazaar.rules.option_facts import Buying, Working
from testkit.bazaar.view.structs import View

Worth = Callable[[View, Option[Any]], int]


def house(observation: Observation[View], ask: Ask[Any], rng: Random) -> Sequence[str]:
    return answer(observation.view, ask, rng, worth)


def answer(view: View, ask: Ask[Any], rng: Random, worth: Worth) -> Sequence[str]:
    """What is wanted most, and as many as are wanted at all."""
    ranked = sorted(ask.untold, key=lambda option: (-worth(view, option), rng.random()))
    count = max(ask.min, min(ask.max, sum(worth(view, option) > 0 for option in ranked)))
    return [option.id for option in ranked[:count]]


def worth(view: View, option: Option[Any]) -> int:
    """How much it wants an option; most of what is neither bought nor earned is worth a coin's toss."""
    match option.facts:
        case Buying(price=price):
            return 10 + dict(price)["coins"]
        case Working():
            return 5
    return 0 if option.role in ("decline", "danger") else 1
