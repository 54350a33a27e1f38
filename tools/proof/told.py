"""Whole games in which every option is tried and then done: the same deeds, which add up and stand under who did them.

python -m tools.proof told [--games K] [--game NAME …] [--seed S]
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import cycle, islice, pairwise

from engine.core import games
from engine.selfplay import account_faults, outcome_faults, playthrough
from tools.proof.play import MOST_FAULTS, Setup, setups


def play(setup: Setup, seed: str) -> tuple[int, int, list[str]]:
    """One game: how many options were tried, how many segments were added up, and what was wrong."""
    options = segments = 0
    found: list[str] = []
    for table in playthrough(setup.game, setup.seats, seed, setup.options, [setup.player]):
        tried, faults = outcome_faults(table)
        closed = table.crossed
        for before, after in pairwise(closed):
            faults += account_faults(table.game, before, after)
        segments += max(0, len(closed) - 1)
        del closed[:-1]
        options += tried
        found += [f"{fault}; in {setup.command(seed)}" for fault in faults]
        if len(found) >= MOST_FAULTS:
            break
    return options, segments, found


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.proof told", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="of every title, over all its set-ups in turn")
    parser.add_argument("--game", action="append", help="only this title; may be given several times")
    parser.add_argument("--seed", default="told")
    args = parser.parse_args(argv)
    broken = 0
    for name in args.game or games.names():
        options = segments = 0
        every = list(setups([name], players=("random", "house")))
        for n, setup in enumerate(islice(cycle(every), args.games)):
            tried, added, found = play(setup, f"{args.seed}-{n}")
            options, segments, broken = options + tried, segments + added, broken + len(found)
            for fault in found:
                print(fault, flush=True)
            if broken >= MOST_FAULTS:
                break
        print(f"{name}: {args.games} games, {options} options tried and done, {segments} segments added up", flush=True)
    return 1 if broken else 0


if __name__ == "__main__":
    raise SystemExit(main())
