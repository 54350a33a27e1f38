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
        after = taken(self._stat)
        self._share = (after[0] - before[0]) / max(1, after[1] - before[1])

    def add(self, measured: T) -> None:
        self._measured.append((self._share, measured))

    def calmest(self) -> Sequence[T]:
        """As many as are wanted."""
        return [measured for _, measured in sorted(self._measured, key=lambda one: one[0])[: self._wanted]]
