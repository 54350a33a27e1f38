"""Makes it a seat's turn on a copy of the table, so that people can plan theirs and computers can look ahead."""

from __future__ import annotations

from engine.core.text import Seat
from engine.yokohama.state import State, Turn


def pretend_turn(g: State, me: Seat) -> bool:
    """Make it that seat's turn now; not during set-up, nor where no turn of it is left (section 14)."""
    if g.phase != "turn":
        return False
    order = g.turn_order()
    if order.index(me) < order.index(g.active):
        if g.round == g.last_round:
            return False
        g.round += 1
    g.active, g.turn = me, Turn()
    return True
