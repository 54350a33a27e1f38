"""Games of `house` against itself whose positions are kept: from them the value of a position is learnt and judged.

python -m tools.measure.positions FOLDER mombasa-2 [yokohama-4 …] [--games 1000] [--judged]

Writes FOLDER/mombasa-2.games, and with `--judged` FOLDER/mombasa-2.judged, games of other seeds. What is there already
is not played again, so it can be stopped at any time. At first random answers are mixed in, so that positions differ;
positions are kept from where that ends, so that what came of them is what `house` makes of them. Every other game is
played with options that are drawn. Those to learn from are played as imagined tables are, quickly; those to judge by as
at a table.
"""

from __future__ import annotations

import argparse
import zlib
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import msgspec
from msgspec import Struct

from engine.core import games
from engine.core.games import AnyGame
from engine.core.table import Observation, Table
from engine.players.trials import ImaginedObservation, habit_of
from engine.selfplay import MOST_ANSWERS

EVERY = 2  # boundaries of which one is kept
WANDERS = (0.03, 0.1, 0.2)  # how often an answer is a random one, at first
LATEST = 0.75  # of the game, when the last games stop with that
SIZE = 4  # bytes before a game in its file: how long it is


class KeptGame(Struct, array_like=True):
    """A game that was played: its positions, each as a saved state, and what came of them."""

    number: int
    states: list[bytes]
    totals: list[int]
    winners: list[int]


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.measure.positions", description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("kinds", nargs="+", metavar="GAME-SEATS")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--judged", action="store_true")
    args = parser.parse_args(argv)
    args.folder.mkdir(parents=True, exist_ok=True)
    for kind in args.kinds:
        path = path_of(args.folder, kind, judged=args.judged)
        for number in range(sum(1 for _ in kept(path)), args.games):
            keep(path, played(*game_of(kind), number, judged=args.judged))


def path_of(folder: Path, kind: str, *, judged: bool) -> Path:
    return folder / f"{kind}.{'judged' if judged else 'games'}"


def game_of(kind: str) -> tuple[AnyGame, int]:
    """The game and the number of players of `mombasa-2`."""
    name, seats = kind.rsplit("-", 1)
    return games.get(name), int(seats)


def played(game: AnyGame, seats: int, number: int, *, judged: bool = False) -> KeptGame:
    """The game of that number; those to judge by are others than those to learn from."""
    seed = f"{'judged' if judged else 'value'}-{number}"
    rng = Random(seed)
    table = Table.start(game.id, seats, options(game, seats, rng) if number % 2 else {}, seed)
    wander, steady = rng.choice(WANDERS), rng.uniform(-LATEST / 4, LATEST)
    states, segment = list[bytes](), -1
    for _ in range(MOST_ANSWERS):
        if table.over:
            break
        astray = game.progress(table.state) < steady
        if table.segment != segment:
            segment = table.segment
            if not astray and (segment + number) % EVERY == 0:
                states.append(table.encoded_state())
        ask = table.asks[0]
        if astray and ask.min == ask.max == 1 and rng.random() < wander:
            picks: Sequence[str] = [rng.choice(ask.ids())]
        else:
            seen = Observation(table, ask.seat) if judged else ImaginedObservation(table, ask.seat, quick=True)
            picks = habit_of(game)(seen, ask, rng)
        table.answer(ask.seat, picks)
    result = table.result
    assert result is not None
    return KeptGame(number, states, [score.total for score in result.scores], list(result.winners))


def options(game: AnyGame, seats: int, rng: Random) -> dict[str, str]:
    """Options that go together, drawn."""
    while True:
        found = {spec.id: rng.choice(spec.values) for spec in game.options}
        if game.objection(seats, found) is None:
            return found


def keep(path: Path, game: KeptGame) -> None:
    """One more game in a file."""
    packed = zlib.compress(msgspec.msgpack.encode(game))
    with path.open("ab") as file:
        file.write(len(packed).to_bytes(SIZE, "big") + packed)


def kept(path: Path) -> Iterator[KeptGame]:
    """The games of a file; what was half written when it was stopped is cut off."""
    if not path.exists():
        return
    whole = 0
    with path.open("rb") as file:
        while head := file.read(SIZE):
            packed = file.read(int.from_bytes(head, "big"))
            if len(head) < SIZE or len(packed) < int.from_bytes(head, "big"):
                break
            whole = file.tell()
            yield msgspec.msgpack.decode(zlib.decompress(packed), type=KeptGame)
    if whole < path.stat().st_size:
        with path.open("r+b") as file:
            file.truncate(whole)


if __name__ == "__main__":
    main()
