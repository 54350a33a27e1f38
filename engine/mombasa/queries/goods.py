"""Goods cards in use (§8.1): what they are worth together, what comes off a price, which of them may be mixed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Literal

from engine.core.text import Seat, Text, refusal
from engine.mombasa.components.effects import Discount, Good
from engine.mombasa.components.names import company_name, good_name
from engine.mombasa.components.rows import GoodsCard
from engine.mombasa.queries.facts import goods_slots, on_display, permanents, plus_value, price, value_bonuses
from engine.mombasa.state import State


def goods_value(g: State, me: Seat, slot: str, *, raised: bool = True) -> int:
    """The current value of one goods card; without `raised` the track bonus is left out (R13)."""
    card = g.data.card[g.players[me].slots[slot]]
    if not isinstance(card, GoodsCard):
        return 0
    return card.value + plus_value(g, me, slot) + (value_bonuses(g, me).get(card.good, 0) if raised else 0)


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


def mixing_company(g: State) -> str | None:
    """The company whose track has the bonus that lets goods be mixed, where that track is in the game."""
    for company, track in g.tracks.items():
        if any(isinstance(one.effect, Discount) and one.effect.mixed for one in g.data.track[track].bonuses):
            return company
    return None


def mixed_subsets(g: State, me: Seat) -> list[tuple[str, ...]]:
    """Sets of cards of several goods that the second bonus of A2 allows: with its good, and able to buy (R12)."""
    lead = mixing_good(g, me)
    return [used for used in subsets(g, me) if why_not_mix(g, me, used, lead) is None] if lead is not None else []


def subsets(g: State, me: Seat) -> list[tuple[str, ...]]:
    """All sets of active goods cards, small ones first: at most 31."""
    slots = goods_slots(g, me)
    return [used for count in range(1, len(slots) + 1) for used in combinations(slots, count)]


def why_not_mix(g: State, me: Seat, used: Sequence[str], lead: Good) -> Text | None:
    """Several goods, the one of track A2 among them, and enough value for a purchase (R12)."""
    kinds = {good_of(g, me, slot) for slot in used}
    if len(kinds) < 2:
        return refusal("mombasa.no.mix_one", "R12")
    if lead not in kinds:
        return refusal("mombasa.no.mix_lead", "R12", good=good_name(lead))
    need, have = cheapest_purchase(g, me, used), units(g, me, used)
    if need is None:
        return refusal("mombasa.no.display", "R18")
    return refusal("mombasa.no.cheapest_card", "R12", need=need, have=have) if need > have else None


def cheapest_purchase(g: State, me: Seat, slots: Sequence[str], instead: Discount | None = None) -> int | None:
    """The lowest price in the display with these goods; None while it is empty."""
    prices = [price(g, column, card) for column, card in on_display(g)]
    return max(0, min(prices) - discount(g, me, slots, instead)) if prices else None


def why_not_good(g: State, me: Seat, good: Good | Literal["mixed"]) -> Text | None:
    """Which goods can be used; "mixed" needs the second bonus of A2 and something to buy."""
    if good != "mixed":
        return None if goods_slots(g, me, good) else refusal("mombasa.no.good", "8.1", good=good_name(good))
    lead = mixing_good(g, me)
    if lead is None:
        mixing = mixing_company(g)
        if mixing is None:
            return refusal("mombasa.no.mixed_out", "12")
        return refusal("mombasa.no.mixed", "12", company=company_name(mixing))
    return None if mixed_subsets(g, me) else refusal("mombasa.no.mixed_cards", "R12", good=good_name(lead))


def why_not_switch(g: State, me: Seat, slots: Sequence[str], other: Discount) -> Text | None:
    """The discount of B1 instead of the higher value (R13): a card of the good, something to buy."""
    if discount(g, me, slots, other) <= discount(g, me, slots):
        return refusal("mombasa.no.no_discount", "R13", good=good_name(other.good))
    need, have = cheapest_purchase(g, me, slots, other), units(g, me, slots, raised=False)
    if need is None:
        return refusal("mombasa.no.display", "R18")
    return refusal("mombasa.no.cheapest_card", "R13", need=need, have=have) if need > have else None


def why_not_buy_nothing(*, mixed: bool, discounted: bool) -> Text | None:
    """Different goods together have to buy (R12); the discount of B1 is only for a purchase (R13)."""
    if mixed:
        return refusal("mombasa.no.none_mixed", "R12")
    return refusal("mombasa.no.none_discount", "R13") if discounted else None


def why_not_buy(asked: int, have: int) -> Text | None:
    """A purchase in action 1 is paid with the value of the goods."""
    return refusal("mombasa.no.value", "8.1", need=asked, have=have) if asked > have else None
