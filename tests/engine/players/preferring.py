"""Positions of recorded games in which one answer is clearly the best: other opinions of the same kind come to it, too.

`python -m tests.engine.players.preferring GAME` looks for them in the recorded games and writes the list anew: file,
number of the answer, question, best answer. To be read: would you answer so?
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from engine.core.ask import Ask
from engine.core.table import Table
from engine.players import answer
from tests.engine.golden.record import FOLDER, choices, played_with, read

LISTS = Path(__file__).with_name("preferred")
FILES, OF_A_QUESTION = 8, 6
DOUBTS, PART, TRIALS = (
    6,
    0.2,
    40,
)  # how often opinions are changed for a trial, and by how much at most


class Preference(NamedTuple):
    """A question of a recorded game, and what is best there."""

    file: str
    number: int
    key: str
    best: str

    @property
    def line(self) -> str:
        return f"{self.file} {self.number} {self.key}: {self.best}"


def positions(file: str) -> Iterator[tuple[int, Table]]:
    """The table before every answer of a recorded game that is not its machine's."""
    recorded = read(FOLDER / f"{file}.txt")
    known = played_with(recorded)
    table = Table.start(recorded.game, recorded.seats, recorded.options, recorded.seed, known, recorded.rules)
    made = (one for line in recorded.segments for one in choices(line))
    for number, (seat, picks) in enumerate(made):
        yield number, table
        table.answer(seat, picks)


def preferred(table: Table) -> tuple[Ask[Any], str]:
    """What `house` answers to the first open question."""
    ask = table.asks[0]
    return ask, "|".join(answer(table, ask.seat, "house", Random(0)))


def doubted(values: Mapping[str, float], rng: Random) -> dict[str, float]:
    """Opinions as somebody else might have them."""
    return {name: value * rng.uniform(1 - PART, 1 + PART) for name, value in values.items()}


def clear(game: str, table: Table, best: str) -> bool:
    """Whether other opinions come to the same."""
    player = import_module(f"engine.{game}.computer.house")
    rng = Random(best)
    for _ in range(DOUBTS):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(player, "HOUSE", player.HOUSE._replace(**doubted(player.HOUSE._asdict(), rng)))
            if preferred(table)[1] != best:
                return False
    return True


def found(game: str) -> Iterator[Preference]:
    """Clear positions, a few of every question, rather such in which the best is not what is offered first."""
    often: Counter[str] = Counter()
    files = [path.stem for path in sorted(FOLDER.glob(f"{game}-*.txt")) if not read(path).open]
    step = max(1, len(files) // FILES)
    for file in files[::step][:FILES]:
        here: Counter[str] = Counter()
        for number, table in positions(file):
            ask, best = preferred(table)
            told = ask.untold
            if len(told) < 3 or best == told[0].id or here[ask.key] >= 2 or often[ask.key] >= OF_A_QUESTION:
                continue
            if clear(game, table, best):
                here[ask.key] += 1
                often[ask.key] += 1
                yield Preference(file, number, ask.key, best)


def listed(game: str) -> list[Preference]:
    """The list as it is kept."""
    some = []
    for line in (LISTS / f"{game}.txt").read_text(encoding="utf-8").splitlines():
        place, _, best = line.partition(": ")
        file, number, key = place.split()
        some.append(Preference(file, int(number), key, best))
    return some


if __name__ == "__main__":
    for each in sys.argv[1:]:
        written = "".join(f"{one.line}\n" for one in found(each))
        (LISTS / f"{each}.txt").write_text(written, encoding="utf-8")
