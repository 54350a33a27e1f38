"""Record games, whole or left open at an awkward moment, read them back, and replay them.

python -m tests.engine.golden.record GAME [NAME …]   plays the tales of `<game>.py` beside this, all or the named ones,
and rewrites `<game>-<name>.txt`

A file: a header (game, seats, options, component set, seed, and the revision of the rules if it is not the first), one
line per segment with seat and ids of every choice (`~` before what the machine answered), and one line per player with
the final score sheet. A game that was left open ends with the choices of its open segment (`>`) and with what everybody
is asked (`?`), all options included. The set a game was played with stays beside it in `sets`, so that it can be
replayed when a later one is shipped.
"""

from __future__ import annotations

import argparse
import importlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any

from engine.core import games
from engine.core.ask import Ask
from engine.core.run import Choice
from engine.core.table import Boundary, Table
from engine.core.text import EngineBug, PlayerMistake
from engine.players import answer
from testkit.sources import ROOT

FOLDER = Path(__file__).parent
SETS = FOLDER / "sets"
FIRST_RULES = 1
Player = str | Callable[[Ask[Any], Random], Sequence[str]]
Left = Callable[[Table], bool]  # whether the game is left as it is now


@dataclass(frozen=True)
class Tale:
    """A game worth keeping: who plays it (a computer player's name, or a function of question and chance)."""

    name: str
    seats: int
    seed: str
    options: Mapping[str, str] = field(default_factory=dict)
    players: Sequence[Player] = ("random",)
    left: Left | None = None


@dataclass(frozen=True)
class Recorded:
    """What stands in a file."""

    game: str
    seats: int
    seed: str
    options: dict[str, str]
    components: str
    rules: int
    segments: list[str]
    sheet: list[str]
    open: list[str]
    path: Path


class RecordDiffers(AssertionError):
    """A game does not go as it was recorded: where that stands, and what is different."""

    def __init__(self, recorded: Recorded, number: int, *what: str) -> None:
        super().__init__("\n  ".join([f"{recorded.path.relative_to(ROOT)}:{number}: {what[0]}", *what[1:]]))


def asked(key: str, choices: int = 2, segments: int = 4) -> Left:
    """Left in the middle of a turn, at a question, after so many choices in it and so many turns before."""

    def left(table: Table) -> bool:
        far = table.segment >= segments and len(table.choices) >= choices
        return far and any(ask.key == key for ask in table.asks)

    return left


def committed(key: str, segments: int = 0) -> Left:
    """Left while all decide at once: somebody is done, and somebody is asked this."""

    def left(table: Table) -> bool:
        done = {choice.seat for choice in table.choices} - {ask.seat for ask in table.asks}
        return table.segment >= segments and bool(done) and any(ask.key == key for ask in table.asks)

    return left


def play(game: str, tale: Tale) -> Table:
    """Play a tale to its end, or to where it is left."""
    table = Table.start(game, tale.seats, tale.options, tale.seed)
    rng = Random(tale.seed)
    while not table.over and (tale.left is None or not tale.left(table)):
        ask = table.asks[rng.randrange(len(table.asks))]
        player = tale.players[ask.seat % len(tale.players)]
        picks = answer(table, ask.seat, player, rng) if isinstance(player, str) else player(ask, rng)
        table.answer(ask.seat, picks)
    assert table.over == (tale.left is None), f"{tale.name} never comes to where it should be left"
    return table


def choice_words(made: Sequence[Choice]) -> list[str]:
    """Each choice as seat and ids."""
    return [f"{'~' if c.by == 'auto' else ''}{c.seat} {'|'.join(c.picks) or '-'}" for c in made]


def segment_line(boundary: Boundary) -> str:
    """One closed segment as seat and ids."""
    return f"{boundary.segment}: {', '.join(choice_words(boundary.choices))}".rstrip()


def open_lines(table: Table) -> list[str]:
    """The open segment of a game that goes on: what was chosen in it, and what is asked now."""
    if table.over:
        return []
    asks = [f"? {ask.seat} {ask.key} {ask.min}-{ask.max}: {' '.join(ask.ids())}" for ask in table.asks]
    return [f"> {', '.join(choice_words(table.choices))}".rstrip(), *asks]


def sheet_lines(table: Table) -> list[str]:
    """The score sheets, a line per player; winners with a star."""
    result = table.result
    if result is None:
        return []
    lines = []
    for score in result.scores:
        parts = " ".join(f"{line.label.key.rpartition('.')[2]}={line.points}" for line in score.lines)
        star = " *" if score.seat in result.winners else ""
        lines.append(f"= seat {score.seat} total {score.total} rank {score.rank}{star} {parts}")
    return lines


def text_of(game: str, tale: Tale, table: Table) -> str:
    """The whole file."""
    options = " ".join(f"{key}={value}" for key, value in tale.options.items())
    used = games.get(game).shelf.current()
    rules = games.get(game).rules
    revision = f" rules={rules}" if rules > FIRST_RULES else ""
    header = f"{game} seats={tale.seats} {options} set={used}{revision} seed={tale.seed}".replace("  ", " ")
    return "\n".join([header, *map(segment_line, table.crossed), *open_lines(table), *sheet_lines(table)]) + "\n"


def read(path: Path) -> Recorded:
    """A recorded game from its file."""
    header, *lines = path.read_text(encoding="utf-8").splitlines()
    before, _, seed = header.partition(" seed=")
    game, *pairs = before.split()
    options = dict(pair.split("=", 1) for pair in pairs)
    seats, used = int(options.pop("seats")), options.pop("set")
    rules = int(options.pop("rules", FIRST_RULES))
    segments = [line for line in lines if line[0].isdecimal()]
    sheet, left = ([line for line in lines if line[0] in marks] for marks in ("=", ">?"))
    return Recorded(game, seats, seed, options, used, rules, segments, sheet, left, path)


def played_with(recorded: Recorded) -> str:
    """The component set of a recorded game, put on the shelf if it is not the shipped one."""
    shelf = games.get(recorded.game).shelf
    if not shelf.knows(recorded.components):
        kept = json.loads((SETS / f"{recorded.game}-{recorded.components}.json").read_text(encoding="utf-8"))
        assert shelf.remember(kept) == recorded.components
    return recorded.components


def keep_set(game: str) -> None:
    """The shipped set beside the games that are played with it."""
    shelf = games.get(game).shelf
    text = json.dumps(shelf.tables(shelf.current()), ensure_ascii=False, separators=(",", ":"))
    (SETS / f"{game}-{shelf.current()}.json").write_text(text + "\n", encoding="utf-8")


def choices(line: str) -> list[tuple[int, list[str]]]:
    """The choices of players in a line; what the machine answered is left out."""
    found = []
    for part in words_of(line):
        seat, _, picks = part.partition(" ")
        if not seat.startswith("~"):
            found.append((int(seat), [] if picks == "-" else picks.split("|")))
    return found


def words_of(line: str) -> list[str]:
    """The choices of a line as they are written."""
    return list(filter(None, line.partition(":" if line[0].isdecimal() else ">")[2].strip().split(", ")))


def replay(recorded: Recorded) -> Table:
    """Give the recorded answers one by one; `RecordDiffers` says where something is not as it was."""
    known = played_with(recorded)
    table = Table.start(recorded.game, recorded.seats, recorded.options, recorded.seed, known, recorded.rules)
    for number, line in enumerate(recorded.segments, 2):
        _answer(recorded, number, line, table)
        segment = int(line.partition(":")[0])
        made = next((segment_line(b) for b in table.crossed if b.segment == segment), None)
        if made is None:
            raise RecordDiffers(recorded, number, f"segment {segment} does not end", *open_lines(table))
        if made != line:
            raise RecordDiffers(recorded, number, f"segment {segment}", *_first_difference(line, made))
    at = 2 + len(recorded.segments)
    if recorded.open:
        _answer(recorded, at, recorded.open[0], table)
    for kind, was, now in (
        ("open turn", recorded.open, open_lines(table)),
        ("score", recorded.sheet, sheet_lines(table)),
    ):
        for number, (line, made) in enumerate(zip_longest(was, now, fillvalue="nothing"), at):
            if made != line:
                raise RecordDiffers(recorded, number, kind, f"recorded {line}", f"replayed {made}")
    return table


def _answer(recorded: Recorded, number: int, line: str, table: Table) -> None:
    for seat, picks in choices(line):
        try:
            table.answer(seat, picks)
        except (PlayerMistake, EngineBug) as refused:
            what = f"seat {seat} chose {'|'.join(picks) or 'nothing'}, which is not possible any more"
            raise RecordDiffers(recorded, number, what, f"{refused}", *open_lines(table)) from refused


def _first_difference(line: str, made: str) -> list[str]:
    pairs = zip_longest(words_of(line), words_of(made), fillvalue="nothing")
    number, (was, now) = next((n, pair) for n, pair in enumerate(pairs, 1) if pair[0] != pair[1])
    return [f"choice {number}: recorded {was}, replayed {now}", f"recorded {line}", f"replayed {made}"]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.engine.golden.record", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("names", nargs="*")
    args = parser.parse_args()
    game, names = args.game, args.names
    tales: Sequence[Tale] = importlib.import_module(f"tests.engine.golden.{game}").TALES
    for old in () if names else FOLDER.glob(f"{game}-*.txt"):
        old.unlink()
    keep_set(game)
    for tale in [tale for tale in tales if not names or tale.name in names]:
        table = play(game, tale)
        (FOLDER / f"{game}-{tale.name}.txt").write_text(text_of(game, tale, table), encoding="utf-8")
        print(f"{game}-{tale.name}: {len(table.crossed)} segments")


if __name__ == "__main__":
    main()
