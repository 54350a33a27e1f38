"""Names and amounts as texts, the same everywhere."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from engine.core.text import Text, join, refusal, text
from engine.nippon.rows import CostOption

OLD = "old_factory"


@cache
def name(kind: str, thing: str) -> Text:
    """The name of a component: `name("region", "kansai")`."""
    return Text(f"nippon.{kind}.{thing}")


@cache
def amount(thing: str, n: int) -> Text:
    """So many of a resource or of a type of goods: "3 iron"."""
    return text("nippon.amount", n=n, thing=name("thing", thing))


@cache
def factory(token: str) -> Text:
    """The name of a factory: its type and what is printed on the token, "cotton factory 1A"."""
    if token == OLD:
        return Text("nippon.old_factory")
    good, _, face = token.partition("_")
    return text("nippon.factory_name", kind=name("factory_kind", good), face=face.upper())


@cache
def property_of(token: str) -> Text:
    """What a factory does, in a sentence."""
    return Text("nippon.property." + token)


@cache
def spot(cell: str) -> Text:
    """An influence cell: city and side."""
    city, _, side = cell.partition(":")
    return text("nippon.spot", city=name("city", city), side=name("side", side))


def amounts(given: Mapping[Any, int]) -> Text:
    """Several amounts together: "5 money + 1 iron"."""
    parts = [amount(thing, n) for thing, n in given.items() if n]
    return parts[0] if len(parts) == 1 else join(parts, "plus")


@cache
def too_little(thing: str, need: int, have: int, ref: str) -> Text:
    """The refusal where a resource or a type of goods is missing."""
    return refusal("nippon.no.resource", ref, need=amount(thing, need), have=have)


@cache
def no_contract_goods(first: str, second: str) -> Text:
    return refusal("nippon.no.contract_goods", "R38", first=name("good", first), second=name("good", second))


@cache
def no_money(need: int, have: int, ref: str) -> Text:
    return refusal("nippon.no.money", ref, need=amount("money", need), have=have)


@cache
def no_payment(costs: tuple[CostOption, ...], iron: int, money: int, ref: str) -> Text:
    """The refusal where neither of the two prices of an action can be paid."""
    first, second = (amounts({"money": cost.money, "iron": cost.iron}) for cost in costs)
    have = join([amount("iron", iron), amount("money", money)], "and")
    return refusal("nippon.no.payment", ref, first=first, second=second, have=have)


def price(cost: Mapping[str, int], from_silk: int = 0) -> Text:
    """A price, and how much of its money comes from silk."""
    whole = amounts(cost)
    return text("nippon.price.silk", price=whole, n=from_silk) if from_silk else whole


def paid(cost: Text, gain: Text) -> Text:
    """What something costs and what it brings."""
    return text("nippon.detail.paid", cost=cost, gain=gain)


@cache
def marker_at(track: str, value: int) -> Text:
    """Where the marker of a track would stand."""
    return text("nippon.detail.track", track=name("track", track), value=value)


@cache
def steps(track: str, n: int) -> Text:
    """Steps on a track: "science +2"."""
    return text("nippon.steps", track=name("track", track), n=n)
