"""A game as learning programs want it: `reset` deals, `step` answers the question of the seat whose turn it is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from engine.core.table import Table
from engine.core.text import Seat


class Moment(Struct, frozen=True):
    """A question and all that its seat may know; once the game is over there is none, and everybody has a reward."""

    seat: Seat | None
    view: Any  # what the seat sees, nothing hidden from it inside; of a finished game what everybody sees
    key: str = ""  # which question it is
    ids: tuple[str, ...] = ()  # what can be picked: from `least` to `most` of them, in order if `ordered`
    least: int = 0
    most: int = 0
    ordered: bool = False
    rewards: tuple[int, ...] = ()  # by seat: points more than the best of the others; alone, points

    @property
    def over(self) -> bool:
        return self.seat is None


class Environment:
    """One game after another of the same kind. The same seed deals the same, and the same answers lead to the same."""

    def __init__(self, game: str, seats: int, options: Mapping[str, str] | None = None) -> None:
        self._game, self._seats, self._options = game, seats, dict(options or {})
        self._table: Table | None = None

    def reset(self, seed: str) -> Moment:
        """A new game, at its first question."""
        self._table = Table.start(self._game, self._seats, self._options, seed)
        return self._moment(self._table)

    def step(self, picks: Sequence[str]) -> Moment:
        """Answer the question of the last moment; a `PlayerMistake` says what is wrong and changes nothing."""
        if self._table is None or self._table.over:
            raise ValueError("reset() comes before the first step, and after the end of a game")
        self._table.answer(self._table.asks[0].seat, picks)
        self._table.take_crossed()
        return self._moment(self._table)

    def _moment(self, table: Table) -> Moment:
        if (result := table.result) is not None:
            points = [score.total for score in sorted(result.scores, key=lambda score: score.seat)]
            return Moment(None, table.view(None), rewards=tuple(margin(points, seat) for seat in range(len(points))))
        ask = table.asks[0]
        return Moment(ask.seat, table.view(ask.seat), ask.key, tuple(ask.ids()), ask.min, ask.max, ask.ordered)


def margin(points: Sequence[int], seat: Seat) -> int:
    """How far a seat is ahead of the best of the others."""
    others = [n for other, n in enumerate(points) if other != seat]
    return points[seat] - max(others, default=0)
