"""What is tried on a copy of the table: a turn ahead of its time, and cards before they are laid."""

from __future__ import annotations

from engine.core.offer import Facts
from engine.core.text import Seat, Text, text
from engine.mombasa.components.effects import GOODS, Majority, Reward
from engine.mombasa.components.names import good_name, reward_names, space_name
from engine.mombasa.queries.books import jar_reach
from engine.mombasa.queries.facts import (
    KEEPERS,
    MERCHANTS,
    active_of,
    goods_slots,
    merchant_gain,
    on_display,
    price,
    value,
    values,
)
from engine.mombasa.queries.goods import discount
from engine.mombasa.queries.spaces import spaces_in_play, tiers_reached
from engine.mombasa.rules.books import keeper_points
from engine.mombasa.rules.details import NO_REWARD
from engine.mombasa.rules.option_facts import Planned
from engine.mombasa.state import State


def pretend_turn(g: State, me: Seat) -> bool:
    """Make it that seat's turn now; not before cards are laid (§7), nor for who has ended the action phase (R38)."""
    if g.phase != "action" or g.players[me].done:
        return False
    g.active = me
    return True


def plan_comes_to(g: State, me: Seat, facts: Facts) -> tuple[Text, ...]:
    """What the cards of a plan are worth together, once they lie there: a purchase once, and one majority."""
    if not isinstance(facts, Planned):
        return ()
    g.players[me].slots.update(facts.cards)
    worth, found, bought = values(g, me), list[Text](), set[Text]()
    for good in GOODS:
        if worth[good]:
            goods = text("mombasa.card.goods", good=good_name(good), value=worth[good])
            slots = goods_slots(g, me, good)
            off = discount(g, me, slots)
            prices = {card: price(g, column, card) - off for column, card in on_display(g)}
            labels = g.data.card_label
            paid = [card for card, cost in prices.items() if cost <= worth[good] and labels[card] not in bought]
            best = max(paid, key=prices.__getitem__, default=None)
            bought |= set() if best is None else {labels[best]}
            found.append(goods if best is None else text("mombasa.plan.buys", goods=goods, card=labels[best]))
    if worth["expansion"]:
        found.append(text("mombasa.points", n=worth["expansion"]))
    keepers = active_of(g, me, KEEPERS)
    if keepers and (reach := jar_reach(g, me)) > g.players[me].jar:
        found.append(text("mombasa.plan.jar", at=reach))
    brought = [merchant_gain(g, me, at) for at in active_of(g, me, MERCHANTS)]
    persons = Reward(
        pounds=sum(one.pounds for one in brought),
        diamonds=sum(one.diamonds for one in brought),
        bookkeeping=sum(keeper_points(g, me, at) for at in keepers),
    )
    gains = reward_names(persons)
    found += [gains] if gains != NO_REWARD else []
    majority = best_majority(g, me)
    return tuple(found) if majority is None else (*found, majority)


def best_majority(g: State, me: Seat) -> Text | None:
    """The majority of which a plan reaches the highest tier, and what that brings unless somebody shows more."""
    reached = [
        (tiers[0], value(g, me, effect.measure), space, effect)
        for space in spaces_in_play(g)
        if isinstance(effect := g.data.place[space].space.effect, Majority) and (tiers := tiers_reached(g, me, effect))
    ]
    if not reached or not g.players[me].markers:
        return None
    tier, _, space, effect = max(reached, key=lambda one: one[:2])
    reward = reward_names(effect.tiers[tier], effect.company)
    return text("mombasa.plan.majority", space=space_name(space), reward=reward)
