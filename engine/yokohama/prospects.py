"""What an action somewhere would be good for, in a few words beside the option."""

from __future__ import annotations

from engine.core.text import Text
from engine.yokohama import labels
from engine.yokohama.actions import GainGood
from engine.yokohama.state import State


def prospect(g: State, area: str, power: int) -> Text:
    """The power there and what it gives."""
    data = g.data
    action = data.kind_of[area].action
    good = action.good if isinstance(action, GainGood) else ""
    n = data.yields[area][power - 1] if power else 0
    return labels.arrival(type(action).__name__, good, n, power)
