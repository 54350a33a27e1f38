"""Plays every option of many random positions and compares: python -m tests.engine.promises GAME --games K

The game's `tests/engine/<game>/test_promises.py` says what is compared: `CONFIGURATIONS` lists seats and options, and
`broken(outcome)` names what came otherwise.
"""

from __future__ import annotations

import argparse
import importlib
from collections import Counter
from collections.abc import Sequence

from engine.core import games
from testkit.promises import outcomes, positions

MOST_SHOWN = 20


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        prog="python -m tests.engine.promises", description="Hold options to what they say."
    )
    parser.add_argument("game", choices=games.names())
    parser.add_argument("--games", type=int, default=1, help="games per configuration")
    parser.add_argument("--share", type=float, default=0.1, help="part of the positions that is looked at")
    parser.add_argument("--seed", default="promises")
    args = parser.parse_args(argv)
    test = importlib.import_module(f"tests.engine.{args.game}.test_promises")
    looked, positions_seen, found = 0, 0, Counter[str]()
    for n in range(args.games):
        for seats, options in test.CONFIGURATIONS:
            for table in positions(args.game, seats, options, f"{args.seed}-{n}", args.share):
                positions_seen += 1
                for outcome in outcomes(table):
                    looked += 1
                    for fault in test.broken(outcome):
                        found[outcome.ask.key] += 1
                        if found.total() <= MOST_SHOWN:
                            print(f"seats={seats} {dict(options)} segment={table.segment}: {fault}")
    print(f"{positions_seen} positions, {looked} options, {found.total()} broken promises {dict(found) or ''}".rstrip())
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
