"""What an action somewhere would be good for, in a few words beside the option."""

from __future__ import annotations

from engine.core.text import Seat, Text
from engine.yokohama import labels
from engine.yokohama.actions import GainGood, TakeOrders
from engine.yokohama.queries import owns
from engine.yokohama.rows import GoodGain
from engine.yokohama.state import State


def prospect(g: State, me: Seat, area: str, power: int) -> Text:
    """The power there and what it gives this player now."""
    data = g.data
    action = data.kind_of[area].action
    n = data.yields[area][power - 1] if power else 0
    good, vp = "", 0
    if isinstance(action, GainGood):
        good = action.good
        if n and good == "copper":
            n += more_copper(g, me)
    elif isinstance(action, TakeOrders):
        n = min(n, len(g.cards[area]))  # the row may have run short
        vp = action.vp_by_power[power - 1] if power else 0
    return labels.arrival(type(action).__name__, good, n, power, vp)


def more_copper(g: State, me: Seat) -> int:
    """What Mining Technology adds whenever copper is gained (R21)."""
    found = (technology for technology in g.data.triggered["gain_copper"] if owns(g, me, technology.id))
    return sum(gain.n for technology in found for gain in technology.effect.gain if isinstance(gain, GoodGain))
