"""Action 4 (§8.4): a diamond merchant brings diamonds and pounds."""

from __future__ import annotations

from engine.core.ask import Option, Rule, choose
from engine.core.effects import note
from engine.core.text import Seat
from engine.mombasa.components.effects import Reward
from engine.mombasa.components.names import active_name, reward_names
from engine.mombasa.queries.facts import MERCHANTS, active_of, lying, merchant_gain
from engine.mombasa.rules.option_facts import UsingMerchant
from engine.mombasa.rules.rewards import take_pounds
from engine.mombasa.rules.tracks import take_diamonds
from engine.mombasa.state import Doing, State


def use_merchant(g: State, me: Seat) -> Rule[None]:
    """One merchant, card or tile."""
    gains: dict[str, Reward] = {at: merchant_gain(g, me, at) for at in active_of(g, me, MERCHANTS)}
    options = [
        Option(
            f"use:{at}", at, active_name(lying(g, me, at)), reward_names(gain), target=at, facts=UsingMerchant(at=at)
        )
        for at, gain in gains.items()
    ]
    at = yield from choose(me, "mombasa.merchant", options)
    g.doing = Doing("merchant", using=[at])
    note(g, "mombasa.log.merchant", me, card=active_name(lying(g, me, at)))
    take_pounds(g, me, gains[at].pounds)
    take_diamonds(g, me, gains[at].diamonds)
