"""Deals anew whatever a seat cannot know."""

from __future__ import annotations

from engine.core.rng import Rng, shuffled
from engine.core.text import Seat
from testkit.bazaar.state import State


def redeal(g: State, seat: Seat | None, rng: Rng) -> None:
    """Deck and other hands are unknown; only their sizes are known."""
    others = [p for s, p in enumerate(g.players) if s != seat]
    unknown = shuffled(rng, sorted(g.deck + [card for p in others for card in p.hand]))
    for player in others:
        player.hand = [unknown.pop() for _ in player.hand]
    g.deck = unknown
