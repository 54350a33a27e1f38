"""Players with one wish each: what plain random games hardly ever show is what they are after."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.core.ask import Ask
from engine.core.offer import Option
from engine.yokohama.rules.option_facts import InArea

Player = Callable[[Ask[Any], Random], Sequence[str]]


def power_of(option: Option[Any]) -> int:
    """The power that a destination promises."""
    return option.facts.power if isinstance(option.facts, InArea) else 0


def wanting(wishes: Sequence[str | tuple[str, ...]], never: Sequence[str], strong: int = 4) -> Player:
    """Takes what begins with a wish, in that order; goes where it is strong; avoids what it never wants."""

    def answer(ask: Ask[Any], rng: Random) -> Sequence[str]:
        ids = ask.ids()
        if ask.shape == "some":
            return ids[: ask.min]
        for wish in wishes:
            granted = [i for i in ids if i.startswith(wish)]
            if granted:
                return [rng.choice(granted)]
        if ask.key == "yokohama.move":
            best = max(ask.untold, key=lambda option: (power_of(option), rng.random()))
            if power_of(best) >= strong or rng.random() < 0.3:
                return [best.id]
            if rng.random() < 0.7:
                return ["return"]
        rest = [i for i in ids if not i.startswith(tuple(never))]
        return [rng.choice(rest or ids)]

    return answer


BLOCKED = ("space:church", "space:customs", "order:")
shopkeeper = wanting(
    ("fulfil:", "pair", "none", "hire:shop", "shop:", "take"), (*BLOCKED, "house", "hire:trading_house", "claim:")
)
landlord = wanting(
    ("fulfil:", "pair", "none", "hire:trading_house", "house", "take"), (*BLOCKED, "hire:shop", "shop:", "claim:")
)
TRADE = ("chinatown", "bank", "customs")
importer = wanting(
    (
        "space:customs",
        "buy:import",
        "take",
        "spread",
        tuple(f"place:{area}" for area in TRADE),
        tuple(f"to:{area}" for area in TRADE),
    ),
    ("space:church", "order:", "return", "stop", "claim:", "sell:", "shop:", "buy:"),
)
exporter = wanting(
    ("space:customs", "to:customs", "fulfil:", "take", "order:"),
    ("space:church", "pay:", "return", "stop", "claim:", "sell:", "shop:"),
)
achiever = wanting(("claim:", "reward:", "agent", "pair", "none", "hire:shop", "shop:", "take"), (*BLOCKED, "fulfil:"))
