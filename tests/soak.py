"""Self-play of every game, player count and combination of options in turn, until the time is up.

python -m tests.soak [--minutes M] [--game NAME …] [--seed S]
"""

from __future__ import annotations

import argparse
import itertools
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.core import games
from engine.core.text import PlayerMistake
from engine.players import minds
from engine.selfplay import play_checked, seed_of


class Setup(NamedTuple):
    """One way to start a game."""

    game: str
    seats: int
    options: dict[str, str]
    player: str

    def command(self, seed: str) -> str:
        """What plays the same game again."""
        options = "".join(f" --option {name}={value}" for name, value in self.options.items())
        return (
            f"python -m engine.selfplay {self.game} --seats {self.seats} --seed {seed} --player {self.player}{options}"
        )


def setups(names: Sequence[str]) -> Iterator[Setup]:
    """Every combination that a game does not object to."""
    for name in names:
        game = games.get(name)
        keys = [spec.id for spec in game.options]
        for seats in game.seats:
            for values in itertools.product(*(spec.values for spec in game.options)):
                options = dict(zip(keys, values, strict=True))
                try:
                    game.settle(seats, options)
                except PlayerMistake:
                    continue
                yield from (Setup(name, seats, options, player) for player in minds(game))


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--game", action="append", help="only this game; may be given several times")
    parser.add_argument("--seed", default="soak")
    args = parser.parse_args(argv)
    every = list(setups(args.game or games.names()))
    until = time.monotonic() + args.minutes * 60
    played = answers = 0
    for number, setup in enumerate(itertools.cycle(every)):
        if time.monotonic() > until and number >= len(every):
            break
        seed = f"{args.seed}-{number // len(every)}"
        try:
            _, count = play_checked(setup.game, setup.seats, seed_of(seed, 0), setup.options, [setup.player])
        except Exception:
            print(f"broken after {played} games; again with: {setup.command(seed)}")
            raise
        played, answers = played + 1, answers + count
    print(f"{played} games in {len(every)} set-ups, {answers} answers, nothing broken")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
