"""Makes it a seat's turn on a copy of the table, so that people can plan theirs and computers can look ahead."""

from __future__ import annotations

from engine.core.text import Seat
from testkit.bazaar.state import State


def pretend_turn(g: State, me: Seat) -> bool:
    """Make it that seat's turn now; not while everybody bids or sorts, nor for who has had theirs this round."""
    if g.phase != "turn" or me not in (g.active, *g.waiting):
        return False
    g.waiting = [seat for seat in g.waiting if seat != me]
    g.active = me
    return True
