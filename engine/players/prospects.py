"""What a position promises: the points every seat may expect, and its chance to win, as it was learnt from games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from engine.core.games import AnyGame
from engine.core.result import Result
from engine.core.text import Seat
from engine.players.value import foretell

VICTORY_POINTS = 12.0  # what winning is worth beside the margin, in points
EVEN = "even"  # the weight that every position has, whatever its features


class Prospects(NamedTuple):
    """What may be expected of a position."""

    points: tuple[float, ...]  # everybody's in the end
    chances: tuple[float, ...] | None = None  # everybody's of winning; None where nothing was learnt of them


def weighed(weights: Mapping[str, Sequence[float]], features: Mapping[str, float], progress: float) -> float:
    """Every feature counts with a weight of its own at the beginning, and another at the end of the game."""
    total = 0.0
    for name, value in {EVEN: 1.0, **features}.items():
        early, late = weights.get(name, (0.0, 0.0))
        total += value * (early + (late - early) * progress)
    return total


def prospects(game: AnyGame, state: Any) -> Prospects:
    """What all seats have in the end, or may expect: what they would score now, and what is still to come.

    By the value that was learnt for so many players; without one, by the weights of features.
    """
    if state.over or not (game.weights or game.values):
        result = game.score(state)
        won = tuple((seat in result.winners) / max(1, len(result.winners)) for seat in range(state.seats))
        points = tuple(float(score.total) for score in result.scores)
        return Prospects(points, won if state.seats in game.values else None)
    progress, value = game.progress(state), game.values.get(state.seats)
    if value is not None:
        ahead = foretell(value, game.signs(state), progress)
        had = game.totals(state)  # also what lies hidden: whoever judges has imagined it
        return Prospects(tuple(n + more for n, more in zip(had, ahead.points, strict=True)), ahead.chances)
    now = [float(score.total) for score in game.score(state).scores]
    return Prospects(
        tuple(n + weighed(game.weights, game.features(state, seat), progress) for seat, n in enumerate(now))
    )


def estimate(game: AnyGame, state: Any) -> tuple[float, ...]:
    """The expected points for a story of the game; empty where the game has learnt nothing."""
    return prospects(game, state).points if game.weights else ()


def worth(found: Prospects, seat: Seat, result: Result | None) -> float:
    """How good that is for a seat: the margin over the best of the others, and the victory itself."""
    points = found.points
    others = [n for at, n in enumerate(points) if at != seat]
    margin = points[seat] - max(others, default=0.0)
    if result is not None:
        won = seat in result.winners
        return margin + (VICTORY_POINTS if won else -VICTORY_POINTS)
    if found.chances is not None:
        return margin + VICTORY_POINTS * (2 * found.chances[seat] - 1)
    if not others:
        return margin
    return margin + VICTORY_POINTS * max(-1.0, min(1.0, margin / (2 * VICTORY_POINTS)))
