"""Prices: what can be paid, and the refusals where something is missing (§5 and §7)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from engine.core.text import Text, join, join_reasons, refusal
from engine.nippon.components.names import amount, amounts
from engine.nippon.components.rows import Action, CostOption
from engine.nippon.queries.facts import funds
from engine.nippon.state import Player, State


@lru_cache(maxsize=512)
def too_little(thing: str, need: int, have: int, ref: str) -> Text:
    """The refusal where a resource or a type of goods is missing."""
    return refusal("nippon.no.resource", ref, need=amount(thing, need), have=have)


@lru_cache(maxsize=512)
def no_money(need: int, have: int, ref: str) -> Text:
    return refusal("nippon.no.money", ref, need=amount("money", need), have=have)


@lru_cache(maxsize=512)
def no_payment(costs: tuple[CostOption, ...], iron: int, money: int, ref: str) -> Text:
    """The refusal where neither of the two prices of an action can be paid."""
    first, second = (amounts({"money": cost.money, "iron": cost.iron}) for cost in costs)
    have = join([amount("iron", iron), amount("money", money)], "and")
    return refusal("nippon.no.payment", ref, first=first, second=second, have=have)


def why_not_money(player: Player, need: int, ref: str) -> Text | None:
    have = funds(player)
    return no_money(need, have, ref) if have < need else None


def why_not_iron(player: Player, need: int, ref: str) -> Text | None:
    return too_little("iron", need, player.iron, ref) if player.iron < need else None


def why_not_pay(player: Player, cost: CostOption, ref: str) -> Text | None:
    """Iron first, since silk cannot help there."""
    return join_reasons(why_not_iron(player, cost.iron, ref), why_not_money(player, cost.money, ref))


def payments(g: State, player: Player, action: Action) -> tuple[CostOption, ...]:
    """The ways in which an activation can be paid now."""
    iron, money = player.iron, funds(player)
    return tuple([cost for cost in g.data.action[action].cost_options if iron >= cost.iron and money >= cost.money])


def times_payable(g: State, player: Player, action: Action, most: int) -> int:
    """How many activations can be paid one after another, each in one of the ways."""
    costs, iron, money = g.data.action[action].cost_options, player.iron, funds(player)
    for n in range(most, 0, -1):
        for ways in combinations_with_replacement(costs, n):
            if sum(cost.iron for cost in ways) <= iron and sum(cost.money for cost in ways) <= money:
                return n
    return 0


def why_not_any_payment(g: State, player: Player, action: Action, ref: str) -> Text | None:
    """Ships and trains: the shared reason why no way of paying works."""
    if payments(g, player, action):
        return None
    return no_payment(g.data.action[action].cost_options, player.iron, funds(player), ref)
