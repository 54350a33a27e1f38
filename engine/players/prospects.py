"""What a position promises: the points every seat may expect, from the features of a game and the weights learnt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.games import AnyGame
from engine.core.result import Result
from engine.core.text import Seat

VICTORY_POINTS = 12.0  # what winning is worth beside the margin, in points
EVEN = "even"  # the weight that every position has, whatever its features


def weighed(weights: Mapping[str, Sequence[float]], features: Mapping[str, float], progress: float) -> float:
    """Every feature counts with a weight of its own at the beginning, and another at the end of the game."""
    total = 0.0
    for name, value in {EVEN: 1.0, **features}.items():
        early, late = weights.get(name, (0.0, 0.0))
        total += value * (early + (late - early) * progress)
    return total


def expected_points(game: AnyGame, state: Any) -> tuple[float, ...]:
    """What all seats have in the end, or may expect: what they would score now, and what is still to come."""
    now = [float(score.total) for score in game.score(state).scores]
    if state.over or not game.weights:
        return tuple(now)
    progress = game.progress(state)
    return tuple(n + weighed(game.weights, game.features(state, seat), progress) for seat, n in enumerate(now))


def estimate(game: AnyGame, state: Any) -> tuple[float, ...]:
    """The expected points for a story of the game; empty where the game has no learnt weights."""
    return expected_points(game, state) if game.weights else ()


def worth(found: Sequence[float], seat: Seat, result: Result | None) -> float:
    """How good that is for a seat: the margin over the best of the others, and the victory itself."""
    others = [n for at, n in enumerate(found) if at != seat]
    margin = found[seat] - max(others, default=0.0)
    if result is not None:
        won = seat in result.winners
        return margin + (VICTORY_POINTS if won else -VICTORY_POINTS)
    if not others:
        return margin
    return margin + VICTORY_POINTS * max(-1.0, min(1.0, margin / (2 * VICTORY_POINTS)))
