"""Positions of many games, to look at the questions that come there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from engine.core.table import Table
from testkit.positions import played_on, positions
from tests.engine.nippon.scenario import wealthy

CONFIGURATIONS = [
    (1, {"factory_sides": "random", "difficulty": "hard"}),
    (2, {"module": "both", "factory_sides": "random"}),
    (3, {"module": "common_goals", "factory_sides": "b"}),
    (4, {"module": "late_factories"}),
]
SHARE = 0.06


def moments(seed: str, share: float = SHARE) -> Iterator[Table]:
    """Positions of games from the set-up, and of games in which everybody begins wealthy."""
    for seats, options in CONFIGURATIONS:
        yield from positions("nippon", seats, options, f"{seed}-{seats}", share)
        yield from played_on(wealthy(seats, options, f"{seed}-{seats}"), Random(seed), share)
