"""Secret, repeatable chance: a seed and a counter that lie in the state."""

from __future__ import annotations

import random
from hashlib import sha256
from typing import TypeVar

from msgspec import Struct

X = TypeVar("X")


class Rng(Struct):
    """A secret seed and how often it was asked."""

    seed: str
    count: int = 0


def _stream(rng: Rng) -> random.Random:
    # `random()` of an integer seed is the one sequence that stays the same across Python versions.
    digest = sha256(f"{rng.seed}:{rng.count}".encode()).digest()
    rng.count += 1
    return random.Random(int.from_bytes(digest, "big"))


def shuffled(rng: Rng, things: list[X]) -> list[X]:
    """The things in random order; the list given is left alone."""
    stream = _stream(rng)
    result = list(things)
    for last in range(len(result) - 1, 0, -1):
        other = int(stream.random() * (last + 1))
        result[last], result[other] = result[other], result[last]
    return result


def random_below(rng: Rng, limit: int) -> int:
    """A number from 0 up to, but not including, the limit."""
    return int(_stream(rng).random() * limit)


def commitment(seed: str) -> str:
    """What is shown when a table starts, so that the seed shown at its end can be believed."""
    return sha256(seed.encode()).hexdigest()
