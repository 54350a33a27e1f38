"""Learn what the features of a position are worth, from games of `house` against itself.

python -m tools.measure.learn [GAME …] [--games 60]        writes engine/<game>/computer/weights.json

How many more points than the others of a table a player still made is fitted by how its features differed from theirs
(ridge regression, two weights for each feature: one for the beginning and one for the end); what all at a table have in
common, as how far the game has come, cannot be mistaken for a merit. Who plays alone is compared with others who do,
as far into their games. Seeds are fixed, so the same games give the same weights.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from engine.core import games
from engine.core.games import AnyGame
from engine.core.table import Observation, Table
from engine.players.prospects import EVEN, weighed
from engine.selfplay import MOST_ANSWERS

RIDGE = 30.0  # weights are held near zero as if so many players had shown that nothing matters
TINY = 1e-9  # so that a feature that never differs has no say
EVERY = 3  # boundaries that are looked at, of each game
WANDER = 0.1  # how often a random answer is given, so that positions differ
ENGINE = Path(__file__).parents[2] / "engine"


class Sample(NamedTuple):
    """A position as a seat had it, and how many points were still to come."""

    features: dict[str, float]
    progress: float
    points: float
    among: str = ""  # the positions it is compared with


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.measure.learn", description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=60)
    args = parser.parse_args(argv)
    for name in args.game or [one for one in games.names() if "house" in games.get(one).players]:
        game = games.get(name)
        samples = [one for n in range(args.games) for one in played(game, n)]
        weights = fitted(samples, sum(seats_of(game, n) for n in range(args.games)))
        path = ENGINE / name / "computer" / "weights.json"
        path.write_text(json.dumps(weights, indent=1) + "\n", encoding="utf-8")
        print(f"{name}: {len(samples)} positions, off by {error(weights, samples):.1f} points on average", flush=True)


def played(game: AnyGame, number: int) -> Iterator[Sample]:
    """The positions of one game; the number of players changes from game to game."""
    seats = seats_of(game, number)
    table, rng = Table.start(game.id, seats, seed=f"learn-{number}"), Random(number)
    seen: list[tuple[int, dict[str, float], float, int]] = []
    segment = -1
    for _ in range(MOST_ANSWERS):
        if table.over:
            break
        if table.segment != segment:
            segment = table.segment
            if segment % EVERY == number % EVERY:
                state, progress = table.state, game.progress(table.state)
                now = [score.total for score in game.score(state).scores]
                seen += [(seat, dict(game.features(state, seat)), progress, now[seat]) for seat in range(seats)]
        ask = table.asks[0]
        wander = rng.random() < WANDER and ask.min == ask.max == 1
        picks = [rng.choice(ask.ids())] if wander else game.players["house"](Observation(table, ask.seat), ask, rng)
        table.answer(ask.seat, picks)
    assert table.result is not None
    for seat, features, progress, had in seen:
        among = f"{number}:{progress}" if seats > 1 else f"alone:{progress:.1f}"
        yield Sample(features, progress, float(table.result.scores[seat].total - had), among)


def seats_of(game: AnyGame, number: int) -> int:
    """How many play the game of that number."""
    return game.seats[number % len(game.seats)]


def fitted(samples: Sequence[Sample], players: int) -> dict[str, tuple[float, float]]:
    """The weights with which features tell the points to come; what one player shows counts once, however often."""
    names = list(samples[0].features)
    rows = [[part for name in names for part in split(one.features[name], one.progress)] for one in samples]
    together = apart([[*row, one.points] for row, one in zip(rows, samples, strict=True)], samples)
    weights = regression([row[:-1] for row in together], [row[-1] for row in together], RIDGE * len(samples) / players)
    rest = [
        one.points - sum(value * weight for value, weight in zip(row, weights, strict=True))
        for row, one in zip(rows, samples, strict=True)
    ]
    even = regression([list(split(1.0, one.progress)) for one in samples], rest, 0.0)
    pairs = zip([EVEN, *names], in_pairs([*even, *weights]), strict=True)
    return {name: (round(early, 4), round(late, 4)) for name, (early, late) in pairs}


def in_pairs(values: Sequence[float]) -> list[tuple[float, float]]:
    return list(zip(values[::2], values[1::2], strict=True))


def apart(rows: Sequence[Sequence[float]], samples: Sequence[Sample]) -> list[list[float]]:
    """Every number as its distance from the mean of those it is compared with."""
    groups: dict[str, list[int]] = {}
    for at, one in enumerate(samples):
        groups.setdefault(one.among, []).append(at)
    found = [list(row) for row in rows]
    for members in groups.values():
        for column in range(len(rows[0])):
            middle = sum(rows[at][column] for at in members) / len(members)
            for at in members:
                found[at][column] -= middle
    return found


def regression(rows: Sequence[Sequence[float]], points: Sequence[float], ridge: float) -> list[float]:
    """The weights that tell the points best, the less sure ones held near zero."""
    size = len(rows[0])
    scale = [max(1e-9, (sum(row[n] ** 2 for row in rows) / len(rows)) ** 0.5) for n in range(size)]
    matrix = [[0.0] * (size + 1) for _ in range(size)]
    for row, target in zip(rows, points, strict=True):
        even = [value / by for value, by in zip(row, scale, strict=True)]
        for at, value in enumerate(even):
            if value:
                line = matrix[at]
                for other in range(at, size):
                    line[other] += value * even[other]
                line[size] += value * target
    for at in range(size):
        for other in range(at):
            matrix[at][other] = matrix[other][at]
        matrix[at][at] += ridge + TINY
    return [value / by for value, by in zip(solve(matrix), scale, strict=True)]


def split(value: float, progress: float) -> tuple[float, float]:
    """What of a value counts with the weight of the beginning, and with that of the end."""
    return value * (1 - progress), value * progress


def solve(matrix: list[list[float]]) -> list[float]:
    """Linear equations, the right side as the last column."""
    size = len(matrix)
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(matrix[row][at]))
        matrix[at], matrix[best] = matrix[best], matrix[at]
        for row in range(at + 1, size):
            factor = matrix[row][at] / matrix[at][at]
            if factor:
                for column in range(at, size + 1):
                    matrix[row][column] -= factor * matrix[at][column]
    found = [0.0] * size
    for at in range(size - 1, -1, -1):
        rest = sum(matrix[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (matrix[at][size] - rest) / matrix[at][at]
    return found


def error(weights: dict[str, tuple[float, float]], samples: Sequence[Sample]) -> float:
    """How far the points foretold are from those at the end, on average."""
    return sum(abs(weighed(weights, one.features, one.progress) - one.points) for one in samples) / len(samples)


if __name__ == "__main__":
    main()
