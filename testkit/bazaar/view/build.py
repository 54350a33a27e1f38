"""Builds a seat's view from the state."""

from __future__ import annotations

from engine.core.hidden import sees
from engine.core.text import Seat
from testkit.bazaar.state import State
from testkit.bazaar.view.hidden import hidden
from testkit.bazaar.view.structs import View


def view(g: State, seat: Seat | None) -> View:
    piles = hidden(g)
    return View(
        g.round,
        g.active,
        tuple(g.row),
        len(g.deck),
        tuple(p.coins for p in g.players),
        tuple((p.dates, p.spices) for p in g.players),
        tuple(len(p.hand) for p in g.players),
        tuple(card for p in g.players if sees(piles, p.hand, seat) for card in p.hand),
    )
