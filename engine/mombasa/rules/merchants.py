"""Action 4 (§8.4): a diamond merchant brings diamonds and pounds."""

from __future__ import annotations

from engine.core.ask import Rule, choose
from engine.core.effects import note
from engine.core.offer import Option, sift
from engine.core.text import Seat
from engine.mombasa.components.names import active_name, place_name
from engine.mombasa.queries.cards import why_not_use
from engine.mombasa.queries.facts import MERCHANTS, card_or_tile_at, merchant_gain
from engine.mombasa.rules.option_facts import UsingMerchant
from engine.mombasa.rules.rewards import take_pounds
from engine.mombasa.rules.tracks import take_diamonds
from engine.mombasa.state import Doing, State


def use_merchant(g: State, me: Seat) -> Rule[None]:
    """One merchant, card or tile."""
    offer = sift(
        (*g.data.slot_ids, *g.data.tile),
        lambda at: why_not_use(g, me, at, MERCHANTS, "merchant", "8.4"),
        lambda at: merchant_option(g, me, at),
    )
    at = yield from choose(me, "mombasa.merchant", offer)
    brings = merchant_gain(g, me, at)
    g.doing = Doing("merchant", using=[at])
    note(g, "mombasa.log.merchant", me, card=active_name(card_or_tile_at(g, me, at)))
    take_pounds(g, me, brings.pounds)
    take_diamonds(g, me, brings.diamonds)


def merchant_option(g: State, me: Seat, at: str) -> Option[str]:
    if why_not_use(g, me, at, MERCHANTS, "merchant", "8.4") is not None:
        return Option(f"use:{at}", at, place_name(at))
    facts = UsingMerchant(at=at, reward=merchant_gain(g, me, at))
    return Option(f"use:{at}", at, active_name(card_or_tile_at(g, me, at)), target=at, facts=facts)
