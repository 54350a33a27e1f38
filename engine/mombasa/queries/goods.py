"""Goods cards in use (§8.1): what they are worth together, what comes off a price, which of them may be mixed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.core.text import Seat, Text, refusal
from engine.mombasa.components.effects import Discount, Good
from engine.mombasa.components.names import good_name
from engine.mombasa.components.rows import GoodsCard
from engine.mombasa.queries.facts import goods_slots, on_display, permanents, plus_value, price, raises
from engine.mombasa.state import State


def goods_value(g: State, me: Seat, slot: str, *, raised: bool = True) -> int:
    """The current value of one goods card; without `raised` the track bonus is left out (R13)."""
    card = g.data.card[g.players[me].slots[slot]]
    if not isinstance(card, GoodsCard):
        return 0
    return card.value + plus_value(g, me, slot) + (raises(g, me).get(card.good, 0) if raised else 0)


def good_of(g: State, me: Seat, slot: str) -> Good:
    card = g.data.card[g.players[me].slots[slot]]
    assert isinstance(card, GoodsCard)
    return card.good


def units(g: State, me: Seat, slots: Sequence[str], *, raised: bool = True) -> int:
    """The total value of the goods cards used."""
    return sum(goods_value(g, me, slot, raised=raised) for slot in slots)


def discount(g: State, me: Seat, slots: Sequence[str], instead: Discount | None = None) -> int:
    """What the goods used take off a price; discounts of different tracks add up (R14)."""
    used = [good_of(g, me, slot) for slot in slots]
    found = [effect for effect in permanents(g, me) if isinstance(effect, Discount)]
    return sum(effect.n for effect in [*found, *([instead] if instead else [])] if effect.good in used)


def lower_discount(g: State, me: Seat) -> Discount | None:
    """The discount that could be used instead of a higher bonus of the same track (B1, R13)."""
    for company, reached in g.players[me].usable.items():
        bonuses = g.data.track[g.tracks[company]].bonuses
        if reached > 1 and not isinstance(bonuses[reached - 1].effect, Discount):
            for bonus in bonuses[: reached - 1]:
                if isinstance(bonus.effect, Discount):
                    return bonus.effect
    return None


def mixing_good(g: State, me: Seat) -> Good | None:
    """The good that cards of other goods may be mixed with: the second bonus of A2."""
    return next((e.good for e in permanents(g, me) if isinstance(e, Discount) and e.mixed), None)


def mixed_subsets(g: State, me: Seat) -> list[tuple[str, ...]]:
    """Sets of cards of several goods that the second bonus of A2 allows: with its good, and able to buy (R12)."""
    lead = mixing_good(g, me)
    slots = goods_slots(g, me)
    if lead is None:
        return []
    cheapest = min((price(g, column, card) for column, card in on_display(g)), default=None)
    found = []
    for bits in range(1, 1 << len(slots)):
        used = tuple(slot for n, slot in enumerate(slots) if bits >> n & 1)
        kinds = {good_of(g, me, slot) for slot in used}
        if lead in kinds and len(kinds) > 1 and cheapest is not None:
            asked = max(0, cheapest - discount(g, me, used))
            if asked <= units(g, me, used):
                found.append(used)
    return sorted(found, key=lambda used: (len(used), [slots.index(slot) for slot in used]))


def why_not_good(g: State, me: Seat, good: Good | Literal["mixed"]) -> Text | None:
    """Which goods can be used; "mixed" needs the second bonus of A2 and something to buy."""
    if good != "mixed":
        return None if goods_slots(g, me, good) else refusal("mombasa.no.good", "8.1", good=good_name(good))
    lead = mixing_good(g, me)
    if lead is None:
        return refusal("mombasa.no.mixed", "12")
    return None if mixed_subsets(g, me) else refusal("mombasa.no.mixed_cards", "R12", good=good_name(lead))


def why_not_buy(asked: int, have: int) -> Text | None:
    """A purchase in action 1 is paid with the value of the goods."""
    return refusal("mombasa.no.value", "8.1", need=asked, have=have) if asked > have else None
