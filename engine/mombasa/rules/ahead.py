"""What is tried on a copy of the table: a turn ahead of its time, and cards before they are laid."""

from __future__ import annotations

from engine.core.offer import Facts
from engine.core.text import Seat, Text, text
from engine.mombasa.components.effects import GOODS, Reward
from engine.mombasa.components.names import good_name, reward_names
from engine.mombasa.queries.books import jar_reach
from engine.mombasa.queries.facts import (
    KEEPERS,
    MERCHANTS,
    active_of,
    goods_slots,
    merchant_gain,
    on_display,
    price,
    values,
)
from engine.mombasa.queries.goods import discount
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
    """What the cards of a plan are worth together, once they lie there."""
    if not isinstance(facts, Planned):
        return ()
    g.players[me].slots.update(facts.cards)
    worth, found = values(g, me), list[Text]()
    for good in GOODS:
        if worth[good]:
            goods = text("mombasa.card.goods", good=good_name(good), value=worth[good])
            slots = goods_slots(g, me, good)
            off = discount(g, me, slots)
            prices = {card: price(g, column, card) - off for column, card in on_display(g)}
            paid = [card for card, cost in prices.items() if cost <= worth[good]]
            best = max(paid, key=prices.__getitem__, default=None)
            found.append(
                goods if best is None else text("mombasa.plan.buys", goods=goods, card=g.data.card_label[best])
            )
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
    return (*found, gains) if gains != NO_REWARD else tuple(found)
