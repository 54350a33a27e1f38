"""One measured figure and the budget it has to keep."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """A figure, mostly a ratio of two things measured side by side."""

    what: str
    value: float
    budget: float

    @property
    def kept(self) -> bool:
        return self.value <= self.budget

    def __str__(self) -> str:
        return f"{'ok  ' if self.kept else 'OVER'}  {self.value:8.3f}  (budget {self.budget:g})  {self.what}"


def markdown(rows: list[Row]) -> str:
    """The rows as a table for `RESULTS.md`."""
    lines = ["| what | measured | budget | kept |", "|---|---|---|---|"]
    lines += [f"| {r.what} | {r.value:.3f} | {r.budget:g} | {'yes' if r.kept else 'no'} |" for r in rows]
    return "\n".join(lines) + "\n"
