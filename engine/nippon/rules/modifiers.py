"""Action modifiers of own factories: at most one per turn, voluntary (spec 6.1 step 4, 9.1, 9.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec import Struct

from engine.core.ask import SKIP, STOP, Offer, Option, Rule, choose, offers, sift
from engine.core.effects import note
from engine.core.text import Seat, Text, refusal
from engine.nippon.changes import Pending
from engine.nippon.rules.effects import can_do, settle
from engine.nippon.rules.order import token_effects
from engine.nippon.rules.silk import Exchange, silk_button
from engine.nippon.state import State, Works
from engine.nippon.texts import factory, property_of
from engine.nippon.zaibatsu import works_named

T = TypeVar("T")
GROUP = Text("nippon.group.modifier")


class Use(Struct, frozen=True):
    """The pick "apply the modifier of this factory"."""

    works: str


def modifiers(g: State, me: Seat) -> list[Works]:
    """Own factories whose modifier belongs to the action under way and is applied after an activation."""
    tokens = g.data.tokens
    found = []
    for works in g.players[me].works:
        token = tokens.get(works.id)
        if token is not None and token.side.action == g.turn.action and token.side.timing is None:
            found.append(works)
    return found


def why_not_modifier(g: State, me: Seat, works: Works) -> Text | None:
    """Whether a modifier may be applied now: its condition is met, none was used, and it would do something."""
    turn, side = g.turn, g.data.tokens[works.id].side
    if turn.modifier:
        return refusal("nippon.no.second_modifier", "9.1", factory=factory(turn.modifier))
    condition = side.condition
    if condition is None:
        met = turn.done > 0
    else:
        here = condition.this_factory_produced or condition.machine_built_on_this_factory
        met = (
            (not here or works.id in turn.works)
            and len(turn.works) >= condition.factories_produced
            and turn.contracts >= condition.contracts_completed_this_action
            and len(turn.regions) >= condition.trains_built
        )
    if not met:
        return refusal("nippon.no.modifier", "9.2", property=property_of(works.id))
    if not any(can_do(g, me, op, Pending(op, works=works.id)) for op in side.ops):
        return refusal("nippon.no.modifier_use", "9.2")
    return None


def modifier_offer(g: State, me: Seat) -> Offer[Use]:
    return sift(
        modifiers(g, me),
        lambda works: why_not_modifier(g, me, works),
        lambda works: Option(
            f"use:{works.id}", Use(works.id), factory(works.id), property_of(works.id), GROUP, target=works.id
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
            # 9.2: what a modifier gives may pay for a further activation.
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
