"""Makes it a seat's turn on a copy of the table, so that people can plan theirs and computers can look ahead."""

from __future__ import annotations

from engine.core.text import Seat
from engine.nippon.state import State, Turn


def pretend_turn(g: State, me: Seat) -> bool:
    """Make it that seat's turn now; not between turns, nor where no turn of it is left (§11.3)."""
    if g.phase not in ("turn", "automa"):
        return False
    if g.last_rounds:
        g.left_in_round -= (me - g.mover) % g.everybody
        if g.left_in_round <= 0:
            if g.data.round_track.cells[g.round - 1].scoring_at_end:
                return False
            g.round += 1
            g.left_in_round += g.everybody
    g.phase, g.mover, g.active, g.turn = "turn", me, me, Turn()
    return True
