"""Builds a seat's view from the state."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Seat
from testkit.bazaar.state import State
from testkit.bazaar.view.structs import View


def view(g: State, seat: Seat | None) -> View:
    return View(
        g.round,
        g.active,
        tuple(g.row),
        len(g.deck),
        tuple(p.coins for p in g.players),
        tuple((p.dates, p.spices) for p in g.players),
        tuple(len(p.hand) for p in g.players),
        () if seat is None else tuple(g.players[seat].hand),
    )


def secrets(g: State, seat: Seat) -> tuple[Sequence[str], ...]:
    """What only that seat sees."""
    return (g.players[seat].hand,)
