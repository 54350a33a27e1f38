"""Strength and time of the computer players, and the balance of the games they play.

python -m tools.measure strength [GAME …] [--games N] [--trials N] [--match NAME …] [--anew] [--former REVISION]
                                                                     writes docs/players.md
python -m tools.measure balance [GAME …] [--games 300] [--jobs N] [--option k=v …] [--solo OPTION]
                                                                     writes docs/balance/<game>.md
python -m tools.measure balance [GAME …] --player master --seats 2 --games 10 [--trials N]
                                                                     writes docs/balance/<game>-master.md
python -m tools.measure sets [GAME …] [--games 6]                    writes docs/balance/sets.jsonl and
                                                                     engine/<game>/matters.json
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from engine.core import games
from engine.players.trials import HABIT
from tools.measure.balance import BalanceWanted, balance
from tools.measure.former import former_players
from tools.measure.set_values import measure
from tools.measure.strength import TRIALS, strength


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.measure", description=__doc__)
    parser.add_argument("what", choices=("strength", "balance", "sets"))
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int)
    parser.add_argument("--trials", type=int, default=TRIALS, help="how much `master` thinks about a turn")
    parser.add_argument("--match", action="append", default=[], help="strength: only matches whose name begins so")
    parser.add_argument("--anew", action="store_true", help="strength: play games again that have been played")
    parser.add_argument("--former", metavar="REVISION", help="strength: also against `house` and `master` of then")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="k=v", help="balance: with this option")
    parser.add_argument("--solo", default="", metavar="OPTION", help="balance: alone with every value of this option")
    parser.add_argument("--player", default=HABIT, help="balance: who plays")
    parser.add_argument("--seats", action="append", type=int, default=[], help="balance: only for so many players")
    args = parser.parse_args(argv)
    names = args.game or [name for name in games.names() if "house" in games.get(name).players]
    if args.what == "sets":
        for name in names:
            measure(name, args.games or 6)
    elif args.what == "strength":
        then = {name: former_players(name, args.former) for name in names} if args.former else None
        strength(names, args.games, args.trials, args.match, anew=args.anew, former=then)
    else:
        options = dict(pair.split("=", 1) for pair in args.option)
        count, seats = args.games or 300, tuple(args.seats)
        for name in names:
            balance(name, args.jobs, BalanceWanted(count, options, args.solo, args.player, seats, args.trials))


if __name__ == "__main__":
    main()
