"""Measurements on a virtual machine: rounds in which other machines took processor time away are repeated.

Linux counts that time as *steal* in `/proc/stat`. The rounds with the least of it count.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Generic, TypeVar

T = TypeVar("T")

STAT = Path("/proc/stat")
STEAL_COLUMN = 7  # the time that this virtual machine wanted and did not get
CALM_SHARE = 0.03  # of the time of all processors, at most, in a calm round
MOST_ROUNDS = 3  # for each round that is wanted


def stolen_ticks(stat: Path = STAT) -> tuple[int, int]:
    """Stolen ticks since the machine began, and all ticks; none stolen where the system does not say."""
    if not stat.exists():
        return 0, 1
    columns = [int(column) for column in stat.read_text().split("\n", 1)[0].split()[1:]]
    return (columns[STEAL_COLUMN] if len(columns) > STEAL_COLUMN else 0), sum(columns)


def share_since(before: tuple[int, int], stat: Path = STAT) -> float:
    """The share of the time of all processors that was taken away since then."""
    stolen, all_of_it = stolen_ticks(stat)
    return (stolen - before[0]) / max(1, all_of_it - before[1])


class CalmRounds(Generic[T]):
    """Rounds of one measurement, each with the share of the time that was taken away meanwhile."""

    def __init__(self, wanted: int, stat: Path = STAT) -> None:
        self._wanted, self._stat = wanted, stat
        self._measured: list[tuple[float, T]] = []
        self._share = 0.0

    @property
    def enough(self) -> bool:
        """Whether so many were calm as are wanted, or nobody can wait any longer."""
        calm = sum(share <= CALM_SHARE for share, _ in self._measured)
        return calm >= self._wanted or len(self._measured) >= MOST_ROUNDS * self._wanted

    @contextmanager
    def watched(self) -> Iterator[None]:
        """One round; what it measured is added afterwards."""
        before = stolen_ticks(self._stat)
        yield
        self._share = share_since(before, self._stat)

    def add(self, measured: T) -> None:
        self._measured.append((self._share, measured))

    @property
    def share(self) -> float:
        """What was taken away in the calmest round."""
        return min(share for share, _ in self._measured)

    def calmest(self) -> Sequence[T]:
        """As many as are wanted."""
        return [measured for _, measured in sorted(self._measured, key=lambda one: one[0])[: self._wanted]]
