"""Makes it a seat's turn on a copy of the table, so that people can plan theirs and computers can look ahead."""

from __future__ import annotations

from engine.core.text import Seat
from engine.mombasa.state import State


def pretend_turn(g: State, me: Seat) -> bool:
    """Make it that seat's turn now; not before cards are laid (§7), nor for who has ended the action phase (R38)."""
    if g.phase != "action" or g.players[me].done:
        return False
    g.active = me
    return True
