"""What a learnt value foretells of a position: everybody's points, and how likely each of them is to win.

What a network takes in, for every seat: its own signs, those of the others on average and, where several play against
it, the highest of each. How networks are learnt: `tools.measure.learn_value`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, tanh
from operator import mul
from typing import NamedTuple

from engine.core.games import LearntValue


class Foretold(NamedTuple):
    """What is still to come."""

    points: tuple[float, ...]  # by seat, beside those that a seat has
    chances: tuple[float, ...]  # by seat, of winning


def foretell(value: LearntValue, signs: Sequence[Mapping[str, float]], progress: float) -> Foretold:
    """Run the network for every seat."""
    usual, differ = ahead(value, progress)
    points, logs = list[float](), list[float]()
    for row in inputs([list(one.values()) for one in signs]):
        row.insert(0, 1.0)  # for the bias
        row += [tanh(sum(map(mul, unit, row))) for unit in value.units]
        points.append(usual + differ * sum(map(mul, value.points, row)))
        logs.append(sum(map(mul, value.chance, row)))
    return Foretold(tuple(points), chances(logs))


def inputs(rows: Sequence[list[float]]) -> list[list[float]]:
    """By seat, its own row, the mean of the others, and the highest of them where there are several."""
    if len(rows) == 1:
        return [list(rows[0])]
    if len(rows) == 2:
        return [[*rows[0], *rows[1]], [*rows[1], *rows[0]]]
    found = []
    for me, own in enumerate(rows):
        columns = list(zip(*(row for seat, row in enumerate(rows) if seat != me), strict=True))
        found.append([*own, *(sum(column) / len(column) for column in columns), *map(max, columns)])
    return found


def ahead(value: LearntValue, progress: float) -> tuple[float, float]:
    """Points still to come for a player, and by how much players differ in that, so far into a game."""
    last = len(value.ahead) - 1
    at = min(last - 1, int(progress * last))
    part = progress * last - at
    (usual, differ), (later, less) = value.ahead[at], value.ahead[at + 1]
    return usual + part * (later - usual), differ + part * (less - differ)


def chances(logs: Sequence[float]) -> tuple[float, ...]:
    """Chances of winning; together they are 1, except where somebody plays alone."""
    if len(logs) == 1:
        return (1 / (1 + exp(-max(-30.0, min(30.0, logs[0])))),)
    parts = [exp(one - max(logs)) for one in logs]
    return tuple(part / sum(parts) for part in parts)
