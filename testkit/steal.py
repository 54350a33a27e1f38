"""What is measured while the machine is lent to others says nothing: it is measured again, the calmest rounds count."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Generic, TypeVar

T = TypeVar("T")

STAT = Path("/proc/stat")
STEAL = 7  # column of the time that a virtual machine wanted and did not get
CALM = 0.03  # of the time of all processors
TIMES = 3  # as many rounds as wanted, at most


def taken(stat: Path = STAT) -> tuple[int, int]:
    """How much was taken away since the machine began, and of how much; nothing where the system does not tell."""
    if not stat.exists():
        return 0, 1
    columns = [int(column) for column in stat.read_text().split("\n", 1)[0].split()[1:]]
    return (columns[STEAL] if len(columns) > STEAL else 0), sum(columns)


def share_since(before: tuple[int, int], stat: Path = STAT) -> float:
    """The share of the time of all processors that was taken away since then."""
    stolen, all_of_it = taken(stat)
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
        calm = sum(share <= CALM for share, _ in self._measured)
        return calm >= self._wanted or len(self._measured) >= TIMES * self._wanted

    @contextmanager
    def watched(self) -> Iterator[None]:
        """One round; what it measured is added afterwards."""
        before = taken(self._stat)
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
