"""Numbers from which a player's future is estimated; `python -m tools.measure.learn` finds out what each is worth."""

from __future__ import annotations

from engine.core.text import Seat
from testkit.bazaar.state import State

USUAL_ROUNDS = 6


def progress(g: State) -> float:
    """How far the game has come."""
    return 1.0 if g.last_round is not None else min(1.0, g.round / USUAL_ROUNDS)


def features(g: State, me: Seat) -> dict[str, float]:
    """What a player has to spend and what is bought."""
    player = g.players[me]
    return {
        "coins": player.coins,
        "cards": len(player.bought),
        "dates": player.dates,
        "spices": player.spices,
        "hand": len(player.hand),
    }
