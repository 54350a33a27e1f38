"""Record whole games, read them back, and replay them.

python -m tests.engine.golden.record GAME   plays the tales of `<game>.py` beside this and rewrites `<game>-<name>.txt`

A file: a header (game, seats, seed, options), one line per segment with seat and ids of every choice (`~` before what
the machine answered), and one line per player with the final score sheet.
"""

from __future__ import annotations

import argparse
import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from engine.core.ask import Ask
from engine.core.table import Boundary, Table
from engine.players import answer

FOLDER = Path(__file__).parent
Player = str | Callable[[Ask[Any], Random], Sequence[str]]


@dataclass(frozen=True)
class Tale:
    """A game worth keeping: who plays it (a computer player's name, or a function of question and chance)."""

    name: str
    seats: int
    seed: str
    options: Mapping[str, str] = field(default_factory=dict)
    players: Sequence[Player] = ("random",)


@dataclass(frozen=True)
class Recorded:
    """What stands in a file."""

    game: str
    seats: int
    seed: str
    options: dict[str, str]
    segments: list[str]
    sheet: list[str]


def play(game: str, tale: Tale) -> Table:
    """Play a tale to its end."""
    table = Table.start(game, tale.seats, tale.options, tale.seed)
    rng = Random(tale.seed)
    while not table.over:
        ask = table.asks[rng.randrange(len(table.asks))]
        player = tale.players[ask.seat % len(tale.players)]
        picks = answer(table, ask.seat, player, rng) if isinstance(player, str) else player(ask, rng)
        table.answer(ask.seat, picks)
    return table


def segment_line(boundary: Boundary) -> str:
    """One closed segment as seat and ids."""
    parts = [f"{'~' if c.by == 'auto' else ''}{c.seat} {'|'.join(c.picks) or '-'}" for c in boundary.choices]
    return f"{boundary.segment}: {', '.join(parts)}".rstrip()


def sheet_lines(table: Table) -> list[str]:
    """The score sheets, a line per player; winners with a star."""
    result = table.result
    assert result is not None
    lines = []
    for score in result.scores:
        parts = " ".join(f"{line.label.key.rpartition('.')[2]}={line.points}" for line in score.lines)
        star = " *" if score.seat in result.winners else ""
        lines.append(f"= seat {score.seat} total {score.total} rank {score.rank}{star} {parts}")
    return lines


def text_of(game: str, tale: Tale, table: Table) -> str:
    """The whole file."""
    options = " ".join(f"{key}={value}" for key, value in tale.options.items())
    header = f"{game} seats={tale.seats} {options} seed={tale.seed}".replace("  ", " ")
    return "\n".join([header, *map(segment_line, table.crossed), *sheet_lines(table)]) + "\n"


def read(path: Path) -> Recorded:
    """A recorded game from its file."""
    header, *lines = path.read_text(encoding="utf-8").splitlines()
    before, _, seed = header.partition(" seed=")
    game, *pairs = before.split()
    options = dict(pair.split("=", 1) for pair in pairs)
    seats = int(options.pop("seats"))
    segments = [line for line in lines if not line.startswith("=")]
    return Recorded(game, seats, seed, options, segments, [line for line in lines if line.startswith("=")])


def choices(line: str) -> list[tuple[int, list[str]]]:
    """The choices of players in a line; what the machine answered is left out."""
    found = []
    for part in filter(None, line.partition(":")[2].strip().split(", ")):
        seat, _, picks = part.partition(" ")
        if not seat.startswith("~"):
            found.append((int(seat), [] if picks == "-" else picks.split("|")))
    return found


def replay(recorded: Recorded) -> Table:
    """Give the recorded answers one by one; whatever differs is an error with the segment it happened in."""
    table = Table.start(recorded.game, recorded.seats, recorded.options, recorded.seed)
    for line in recorded.segments:
        for seat, picks in choices(line):
            table.answer(seat, picks)
        number = int(line.partition(":")[0])
        made = next((segment_line(b) for b in table.crossed if b.segment == number), "not reached")
        if made != line:
            raise AssertionError(f"recorded {line}\nreplayed {made}")
    return table


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.engine.golden.record", description=__doc__)
    parser.add_argument("game")
    game = parser.parse_args().game
    tales: Sequence[Tale] = importlib.import_module(f"tests.engine.golden.{game}").TALES
    for old in FOLDER.glob(f"{game}-*.txt"):
        old.unlink()
    for tale in tales:
        table = play(game, tale)
        (FOLDER / f"{game}-{tale.name}.txt").write_text(text_of(game, tale, table), encoding="utf-8")
        print(f"{game}-{tale.name}: {len(table.crossed)} segments")


if __name__ == "__main__":
    main()
