"""Investments and contracts: which goods can be spent, which contract completed (§7.9)."""

from __future__ import annotations

from functools import lru_cache

from engine.core.text import Text, refusal
from engine.nippon.components.names import amount, name
from engine.nippon.queries.facts import goods_of
from engine.nippon.queries.payment import too_little
from engine.nippon.state import Player, State, Works

COMPLETED = refusal("nippon.no.contract", "7.9")
NO_GOODS = refusal("nippon.no.goods", "7.9")


@lru_cache(maxsize=512)
def no_contract_goods(first: str, second: str) -> Text:
    return refusal("nippon.no.contract_goods", "R38", first=name("good", first), second=name("good", second))


def why_not_spend(g: State, goods: dict[str, int], good: str, need: int) -> Text | None:
    """Whether that many goods of a type can be spent in this activation of investments and contracts."""
    if good in g.turn.goods:
        return refusal("nippon.no.good_twice", "7.9", good=name("good", good))
    have = goods.get(good, 0)
    return too_little(good, need, have, "7.9") if have < need else None


def spendings_possible(g: State, player: Player) -> int:
    """How many activations of investments and contracts the goods at hand allow, each with another type."""
    costs = g.data.action["investments_contracts"].cost_options_by_activation[g.turn.done :]
    needs = [cost.goods for cost in costs if isinstance(cost.goods, int)]
    have = sorted((n for good, n in goods_of(player).items() if good not in g.turn.goods), reverse=True)
    enough = [
        n
        for n in range(1, min(len(needs), len(have)) + 1)
        if all(there >= need for there, need in zip(have, sorted(needs[:n], reverse=True), strict=False))
    ]
    return max(enough, default=0)


def why_not_from(works: Works, good: str, n: int) -> Text | None:
    """Whether so many goods of a type can all be taken from one factory."""
    if works.type != good:
        return refusal("nippon.no.goods_type", "7.5", good=name("good", good))
    return refusal("nippon.no.goods_there", "7.5", need=amount(good, n), have=works.goods) if works.goods < n else None


def why_not_contract(g: State, player: Player, contract: str, spent: list[str]) -> Text | None:
    """Whether a contract can be completed after spending these types of goods in the action (R37, R38)."""
    if contract in player.contracts:
        return COMPLETED
    condition = g.data.contract[contract].condition
    if condition is not None and not any(good in condition.types for good in spent):
        return no_contract_goods(*condition.types)
    return None


def first_investments_contracts(g: State, player: Player) -> Text | None:
    return None if goods_of(player) else NO_GOODS
