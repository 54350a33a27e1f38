"""What computer players work out in recorded games: a line for each function, in short everything that it came to.

At some answers `house` is asked, at fewer `easy`, and features and signs of all seats are taken; meanwhile every result
of a function of `engine/<game>/computer` is noted. So a wrong number is noticed that leaves the best answer as it is.
`python -m tests.engine.players.thinking GAME …` writes the lines anew.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import msgspec

from engine.core.table import Table
from engine.players import answer
from testkit.sources import ROOT
from tests.engine.golden.telling import files_of, played, short

LISTS = Path(__file__).with_name("thoughts")
APART, FEW = 29, 6  # answers from one look to the next, and looks at each question
DIGITS = 6  # that count of a number: machines differ in the last ones


class ResultNotes:
    """Every result of the functions of a folder while they are taken."""

    def __init__(self, folder: Path) -> None:
        self._folder = f"{folder}/"
        self.found: defaultdict[str, set[str]] = defaultdict(set)

    def __enter__(self) -> None:
        sys.setprofile(self._returned)

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _returned(self, frame: FrameType, event: str, arg: Any) -> None:
        code = frame.f_code
        if event == "return" and code.co_filename.startswith(self._folder) and "<" not in code.co_name:
            name = f"{code.co_filename.removeprefix(self._folder).removesuffix('.py')}.{code.co_qualname}"
            self.found[name].add(repr(rounded(arg)))


def rounded(what: Any) -> Any:
    """Something to be compared, or only its kind."""
    match what:
        case float():
            return float(f"{what:.{DIGITS}g}") + 0.0
        case int() | str() | None:
            return what
        case dict():
            return [(rounded(key), rounded(value)) for key, value in what.items()]
        case list() | tuple():
            return [rounded(one) for one in what]
        case set() | frozenset():
            return sorted(repr(rounded(one)) for one in what)
        case msgspec.Struct() if len(what.__struct_fields__) < 6:
            return [rounded(getattr(what, name)) for name in what.__struct_fields__]
    return type(what).__name__


def think(table: Table, players: Sequence[str]) -> None:
    """What computer players are asked at a moment."""
    for player in players:
        answer(table, table.asks[0].seat, player, Random(0))
    table.game.signs(table.state)
    for each in range(table.seats):
        table.game.features(table.state, each)


def lines(game: str) -> Iterator[str]:
    """The list as it would be written now."""
    often: Counter[str] = Counter()
    notes = ResultNotes(ROOT / "engine" / game / "computer")
    for file in files_of(game):
        here = set[str]()
        for number, table, _ in played(file):
            key = "" if table.over else table.asks[0].key
            if key and (number % APART == len(file) or (key not in here and often[key] < FEW)):
                here.add(key)
                often[key] += 1
                with notes:
                    think(table, ("house", "easy") if often[key] < FEW // 2 else ("house",))
    for name, results in sorted(notes.found.items()):
        yield f"{name}: {len(results)} results, {short(sorted(results))}"


def kept(game: str) -> list[str]:
    return (LISTS / f"{game}.txt").read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    for each in sys.argv[1:]:
        written = "".join(f"{line}\n" for line in lines(each))
        (LISTS / f"{each}.txt").write_text(written, encoding="utf-8")
