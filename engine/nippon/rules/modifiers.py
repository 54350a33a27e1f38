"""Action modifiers of own factories: at most one per turn, voluntary (§6.1 step 4, §9.1, §9.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec import Struct

from engine.core.ask import SKIP, STOP, Offer, Option, Rule, choose, offers, sift
from engine.core.effects import note
from engine.core.text import Seat, Text
from engine.nippon.components.names import factory, property_of
from engine.nippon.queries.facts import works_named
from engine.nippon.queries.modifiers import modifiers, why_not_modifier
from engine.nippon.rules.effects import settle
from engine.nippon.rules.option_facts import UsingModifier
from engine.nippon.rules.order import token_effects
from engine.nippon.rules.silk import Exchange, silk_button
from engine.nippon.state import State

T = TypeVar("T")
GROUP = Text("nippon.group.modifier")


class Use(Struct, frozen=True):
    """The pick "apply the modifier of this factory"."""

    works: str


def modifier_offer(g: State, me: Seat) -> Offer[Use]:
    return sift(
        modifiers(g, me),
        lambda works: why_not_modifier(g, me, works),
        lambda works: Option(
            f"use:{works.id}",
            Use(works.id),
            factory(works.id),
            property_of(works.id),
            GROUP,
            target=works.id,
            facts=UsingModifier(factory=works.id),
        ),
    )


def use_modifier(g: State, me: Seat, name: str) -> Rule[None]:
    """Apply a modifier; its effects are not actions."""
    works = works_named(g.players[me], name)
    g.turn.modifier = name
    note(g, "nippon.log.modifier", me, factory=factory(name))
    yield from settle(g, me, token_effects(g.data.tokens[works.id].side.ops, name))


def last_modifier(g: State, me: Seat) -> Rule[bool]:
    """Where no activation follows for now: a modifier that can still be applied; returns whether it was."""
    offer = modifier_offer(g, me)
    if not len(offer):
        return False
    chosen = yield from choose(me, "nippon.modifier", offers(offer, SKIP))
    if chosen is None:
        return False
    yield from use_modifier(g, me, chosen.works)
    return True


def next_activation(
    g: State,
    me: Seat,
    key: str,
    targets: Callable[[], Offer[T]],
    for_money: bool = True,
) -> Rule[T | None]:
    """Choose the target of an activation; from the second on one may stop, or apply a modifier in between."""
    silk = silk_button(g, me) if for_money else tuple
    first = g.turn.done == 0
    while True:
        found = targets()
        if not len(found):
            # §9.2: what a modifier gives may pay for a further activation.
            if first or not (yield from last_modifier(g, me)):
                return None
            continue
        more = () if first else (modifier_offer(g, me), STOP)
        offer: Offer[T | Use | Exchange | None] = offers(found, *more, *silk())
        chosen = yield from choose(me, key, offer)
        if isinstance(chosen, Use):
            yield from use_modifier(g, me, chosen.works)
        elif isinstance(chosen, Exchange):
            yield from chosen()
        elif chosen is None:
            yield from last_modifier(g, me)
            return None
        else:
            return chosen
