"""Advice: the turns `master` compared, as data. What is best, what comes next, and in what they differ."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any

from msgspec import Struct

from engine.core.games import AnyGame
from engine.core.table import Sight
from engine.core.text import Seat
from engine.players.master import think
from engine.players.race import Allowance, Race, Runner
from engine.players.trials import TurnLine

TELLING = 3  # features that are named


class WeighedTurn(Struct, frozen=True):
    """A turn, and what may be expected of it."""

    turn: TurnLine  # question and picks, answer by answer, up to its end or to what it reveals
    points: float  # the seat's own at the end of the game
    margin: float  # over the best of the others; its own points where nobody else plays
    features: dict[str, float]  # of the position some turns later, on average


class FeatureGap(Struct, frozen=True):
    """A feature in which two turns differ, and what the difference is worth in points."""

    name: str
    better: float
    worse: float
    points: float


class Advice(Struct, frozen=True):
    """What a comparison came to: the best turn first, and how sure that is."""

    turns: tuple[WeighedTurn, ...]
    asked: tuple[WeighedTurn, ...]  # those that were to be compared in any case, in the order given
    gaps: tuple[FeatureGap, ...]  # between the best and the next best, the most telling first
    deals: int  # imagined deals that all of them were tried on
    sure: bool  # whether the best is better beyond chance

    @property
    def best(self) -> WeighedTurn:
        return self.turns[0]

    @property
    def runner_up(self) -> WeighedTurn | None:
        return self.turns[1] if len(self.turns) > 1 else None


def advise(sight: Sight[Any], rng: Random, allowance: Allowance, also: Sequence[TurnLine] = ()) -> Advice | None:
    """Think here and now about the question that is open; None where nothing can be imagined."""
    return advice(think(sight, rng, allowance, also), sight.game, sight.progress, sight.seat)


def advice(race: Race, game: AnyGame, progress: float, seat: Seat) -> Advice | None:
    """What a race that was run tells a seat."""
    if not race.runners:
        return None
    sure, deals = race.settled(), race.common()
    weighed = {id(runner): _weighed(race, runner, deals, seat) for runner in race.runners}
    ranked = list[WeighedTurn]()
    for runner in race.runners:
        found = weighed[id(runner)]
        if all(one.turn != found.turn for one in ranked):
            ranked.append(found)
    asked = [weighed[id(runner)] for line in race.guests for runner in race.runners if runner.line == line]
    gaps = differences(game, progress, ranked[0], ranked[1]) if len(ranked) > 1 else ()
    return Advice(tuple(ranked), tuple(asked), gaps, len(deals), sure)


def differences(game: AnyGame, progress: float, better: WeighedTurn, worse: WeighedTurn) -> tuple[FeatureGap, ...]:
    """The features in which two turns differ most, by what the difference is worth."""
    found = []
    for name, value in better.features.items():
        early, late = game.weights.get(name, (0.0, 0.0))
        gap = value - worse.features.get(name, 0.0)
        points = gap * (early + (late - early) * progress)
        if points:
            found.append(FeatureGap(name, value, worse.features.get(name, 0.0), points))
    return tuple(sorted(found, key=lambda one: -abs(one.points))[:TELLING])


def _weighed(race: Race, runner: Runner, deals: Sequence[int], seat: Seat) -> WeighedTurn:
    sequels = [runner.sequels[deal] for deal in deals]
    margins = [
        one.points[seat] - max((n for at, n in enumerate(one.points) if at != seat), default=0.0) for one in sequels
    ]
    features = {name: fmean(one.features[name] for one in sequels) for name in sequels[0].features}
    return WeighedTurn(race.turn_of(runner), fmean(one.points[seat] for one in sequels), fmean(margins), features)
