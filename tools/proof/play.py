"""Self-play of every game, player count and combination of options in turn, until the time is up.

python -m tools.proof play [--minutes M | --games K] [--game NAME …] [--player NAME] [--vary OPTION …]
    [--jobs N] [--seed S]
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import multiprocessing
import time
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.core import games
from engine.core.text import PlayerMistake
from engine.players import computer_players
from engine.selfplay import Care, play_checked, seed_of

MOST_FAULTS = 10


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


def setups(names: Sequence[str], vary: Sequence[str] | None = None, players: Sequence[str] = ()) -> Iterator[Setup]:
    """Every combination that a game does not object to; options that shall not vary keep their defaults."""
    for name in names:
        game = games.get(name)
        keys = [spec.id for spec in game.options]
        choices = [spec.values if vary is None or spec.id in vary else (spec.standard,) for spec in game.options]
        for seats in game.seats:
            for values in itertools.product(*choices):
                options = dict(zip(keys, values, strict=True))
                try:
                    game.complete_options(seats, options)
                except PlayerMistake:
                    continue
                yield from (
                    Setup(name, seats, options, one) for one in computer_players(game) if not players or one in players
                )


def play(job: tuple[Setup, str, Care]) -> tuple[int, str]:
    """One game; returns the number of answers and, if it broke, how and with which command."""
    setup, seed, care = job
    try:
        return play_checked(setup.game, setup.seats, seed_of(seed, 0), setup.options, [setup.player], care)[1], ""
    except Exception as error:
        return 0, f"{error!r}; again with: {setup.command(seed)}"


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.proof play", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10, help="all set-ups in turn until the time is up")
    parser.add_argument("--games", type=int, help="instead: so many games of every set-up, checked at boundaries")
    parser.add_argument("--game", action="append", help="only this game; may be given several times")
    parser.add_argument("--player", action="append", default=[], help="only this computer player")
    parser.add_argument("--vary", action="append", help="only this option varies, others keep their defaults")
    parser.add_argument("--jobs", type=int, default=1, help="processes side by side")
    parser.add_argument("--seed", default="soak")
    args = parser.parse_args(argv)
    every = list(setups(args.game or games.names(), args.vary, args.player))
    until = time.monotonic() + args.minutes * 60

    def jobs() -> Iterator[tuple[Setup, str, Care]]:
        if args.games is not None:
            yield from ((setup, f"{args.seed}-{n}", "soak") for setup in every for n in range(args.games))
            return
        for n in itertools.count():
            if n and time.monotonic() > until:
                return
            yield from ((setup, f"{args.seed}-{n}", "full") for setup in every)

    played = answers = broken = 0
    with contextlib.ExitStack() as stack:
        pool = stack.enter_context(multiprocessing.Pool(args.jobs)) if args.jobs > 1 else None
        for count, fault in pool.imap_unordered(play, jobs()) if pool else map(play, jobs()):
            played, answers = played + 1, answers + count
            if fault:
                broken += 1
                print(fault, flush=True)
                if broken == MOST_FAULTS:
                    break
    print(f"{played} games in {len(every)} set-ups, {answers} answers, {broken or 'nothing'} broken")
    return 1 if broken else 0


if __name__ == "__main__":
    raise SystemExit(main())
