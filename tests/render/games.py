"""Games to draw: seeded, with moments at which somebody is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from engine.core.ask import Ask
from engine.core.table import Table
from tools.pages.pictures import marks

Chooser = Callable[[Table, Ask[Any], Random], list[str]]


def eager(ask: Ask[Any], rng: Random) -> list[str]:
    """Mostly something that does something, at random."""
    wanted = max(ask.min, 1)
    active = [o.id for o in ask.untold if o.role not in ("decline", "confirm")]
    if len(active) >= wanted and rng.random() < 0.85:
        return rng.sample(active, wanted)
    return rng.sample(ask.ids(), wanted)


def marked(table: Table) -> dict[str, str]:
    """What the open question aims at."""
    return marks(table.asks[0]) if table.asks else {}


class RecordedGames:
    """A game in several configurations (players, options), each played once by somebody quick who does things."""

    def __init__(self, game: str, configurations: Sequence[tuple[int, Mapping[str, str]]], choose: Chooser) -> None:
        self.game, self.configurations, self.choose = game, configurations, choose
        self._played: dict[int, tuple[bytes, ...]] = {}

    def play(self, configuration: int, seed: str = "pictures") -> Iterator[Table]:
        """The table before every answer, and when it is over."""
        seats, options = self.configurations[configuration]
        table, rng = Table.start(self.game, seats, options, seed=seed), Random(seed)
        while not table.over:
            yield table
            ask = table.asks[0]
            table.answer(ask.seat, self.choose(table, ask, rng))
            table.crossed.clear()
        yield table

    def every(self, configuration: int) -> tuple[bytes, ...]:
        """Every moment of one game."""
        if configuration not in self._played:
            self._played[configuration] = tuple(table.dump() for table in self.play(configuration))
        return self._played[configuration]

    def moments(self, configuration: int, count: int) -> list[Table]:
        """Evenly spread moments of one game, the first and the last included."""
        dumps = self.every(configuration)
        return [Table.load(dumps[n * (len(dumps) - 1) // (count - 1)]) for n in range(count)]
