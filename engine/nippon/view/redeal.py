"""Imagining what a seat cannot know (§17)."""

from __future__ import annotations

from engine.core.rng import Rng, shuffled
from engine.core.text import Seat
from engine.nippon.state import State


def redeal(g: State, seat: Seat | None, rng: Rng) -> None:
    """Only the order of the Automa's face-down tokens lies on the table unseen; all other chance is still to come."""
    if g.automa is not None:
        g.automa.stack = shuffled(rng, sorted(g.automa.stack))
