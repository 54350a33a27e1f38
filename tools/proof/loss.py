"""Killed processes and power cuts: python -m tools.proof loss [--minutes M] [--database sqlite|postgresql|both]

First every scenario of `testkit/crashes/scenarios.py`, killed at every await and every statement of it; then whole
games in which the process is killed in every answer, and in every twenty-fifth at each point of it. For SQLite the
power is cut as well. Each time everything must come out as if nothing had happened.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from random import Random

from msgspec import Struct

from testkit.crashes.kill_sweep import MOST_WRONG, KillTally, Scenario, set_up, sweep
from testkit.crashes.killed_games import KilledGame, play
from testkit.crashes.power_cuts import Cuts, Stretch, cut
from testkit.crashes.scenarios import BEGIN, SCENARIOS
from testkit.databases.postgres import PostgresDatabases, programs, serving
from testkit.databases.scratch import ScratchDatabases, ScratchFiles, ScratchServer, memory

SELDOM, MANY = 7, 10_000
PARTS = ("scenarios", "power", "games")
KINDS = ("sqlite", "postgresql")
OLDEST = Path(__file__).parents[2] / "tests" / "storage" / "databases" / "0.1.0.db"


MATCHES = (
    KilledGame("bazaar", 3, {"caravans": "on"}),
    KilledGame("mombasa", 2),
    KilledGame("nippon", 3, {"module": "both"}),
    KilledGame("yokohama", 2),
    KilledGame("bazaar", 2),
    KilledGame("mombasa", 3, {"setup": "advanced"}),
    KilledGame("nippon", 1),
    KilledGame("yokohama", 3, {"edition": "classic"}),
)


class HowMuch(Struct, frozen=True):
    """How much of it."""

    seconds: float
    step: int = 1  # of the points of a scenario, only each so manieth
    random: int = 10  # kills of a scenario at no point in particular
    tears: int = 20  # torn files between two photos
    stretch: int = 12  # answers that are photographed
    stretches: int = 4
    parts: tuple[str, ...] = PARTS
    first: int = 0  # the number of the first game


def old_database(databases: ScratchFiles) -> Scenario:
    """The first start of this version on the oldest database."""
    where = databases.fresh()
    where.write_bytes(OLDEST.read_bytes())
    return Scenario(
        "the_first_start_after_an_update", where, datetime.fromisoformat("2030-01-01T12:00:00+00:00"), BEGIN
    )


def run(databases: ScratchDatabases, plan: HowMuch, names: Sequence[str] = ()) -> list[str]:
    """Everything for one kind of database; returns what was wrong, and prints what has happened."""
    until, wrong = time.monotonic() + plan.seconds, []
    if "scenarios" in plan.parts:
        wrong += scenarios(databases, plan, names, until)
    if "power" in plan.parts and isinstance(databases, ScratchFiles):
        wrong += power(databases, plan)
    if "games" in plan.parts and not wrong:
        wrong += games(databases, plan.first, until)
    return wrong


def scenarios(databases: ScratchDatabases, plan: HowMuch, names: Sequence[str], until: float) -> list[str]:
    began, tally, rng = time.monotonic(), KillTally(), Random(1)
    found: Iterator[Scenario] = (set_up(databases, name) for name in names or SCENARIOS)
    if isinstance(databases, ScratchFiles) and not names:
        found = itertools.chain(found, [old_database(databases)])
    for scenario in found:
        step = plan.step * (SELDOM if scenario.action == BEGIN else 1)  # hundreds of points, most of them alike
        points = () if step == 1 else range(rng.randint(1, step), MANY, step)
        before = tally.kills
        sweep(databases, scenario, tally, points, [rng.random() for _ in range(plan.random)])
        databases.drop(scenario.where)
        print(f"{databases.kind}, {scenario.name}: {tally.kills - before} kills", flush=True)
        if plan.seconds and time.monotonic() > until:
            break
    print(f"{databases.kind}, scenarios: {tally} ({time.monotonic() - began:.0f} s)", flush=True)
    return tally.wrong


def power(databases: ScratchFiles, plan: HowMuch) -> list[str]:
    began, cuts = time.monotonic(), Cuts()
    for n, match in enumerate(MATCHES[: plan.stretches]):
        before = 20 * n  # answers: not always the beginning
        cut(
            databases,
            Stretch(match.game, match.seats, plan.stretch, f"cut {n}", match.options, before),
            cuts,
            plan.tears,
        )
    for line in cuts.wrong[:MOST_WRONG]:
        print(line)
    print(f"{databases.kind}, power: {cuts} ({time.monotonic() - began:.0f} s)", flush=True)
    return cuts.wrong


def games(databases: ScratchDatabases, first: int, until: float) -> list[str]:
    began, tally, ended = time.monotonic(), KillTally(), 0
    for n in itertools.count(first):
        if time.monotonic() > until or len(tally.wrong) > MOST_WRONG:
            break
        before = tally.kills
        whole = play(databases, MATCHES[n % len(MATCHES)], f"loss {n}", until, tally)
        ended += whole
        how = "to its end" if whole else "in part"
        print(f"{databases.kind}, {MATCHES[n % len(MATCHES)].game}: {tally.kills - before} kills, {how}", flush=True)
    print(
        f"{databases.kind}, games: {tally}; {ended} games to their end ({time.monotonic() - began:.0f} s)", flush=True
    )
    return tally.wrong


@contextmanager
def databases_of(kind: str, server: Path | None) -> Iterator[ScratchDatabases]:
    """Databases of a kind; PostgreSQL is started unless one runs already."""
    if kind == "sqlite":
        with memory() as folder:
            yield ScratchFiles(folder)
    elif server is not None:
        yield ScratchServer(PostgresDatabases(server, f"loss_{os.getpid()}"))
    else:
        found = programs()
        assert found is not None
        with serving(found) as started:
            yield ScratchServer(started)


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.proof loss", description=__doc__)
    parser.add_argument("--minutes", type=float, default=20.0, help="for each kind of database")
    parser.add_argument("--database", choices=(*KINDS, "both"), default="both")
    parser.add_argument("--part", action="append", default=[], choices=PARTS, help="only this one")
    parser.add_argument("--scenario", action="append", default=[], choices=list(SCENARIOS), help="only this one")
    parser.add_argument("--step", type=int, default=1, help="only each so manieth point of a scenario")
    parser.add_argument("--short", action="store_true", help="what takes seconds: no games, few cuts")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--server", type=Path, help=argparse.SUPPRESS)
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    args = arguments(argv)
    kinds = KINDS if args.database == "both" else (args.database,)
    if "postgresql" in kinds and args.server is None and programs() is None:
        print("PostgreSQL is not installed; Debian's package is called postgresql", file=sys.stderr)
        return 2
    plan = HowMuch(args.minutes * 60, args.step, parts=tuple(args.part) or PARTS, first=args.first)
    if args.short:
        plan = HowMuch(0.0, args.step, random=1, tears=4, stretch=5, stretches=1, parts=tuple(args.part) or PARTS[:2])
    wrong: list[str] = []
    for kind in kinds:
        with databases_of(kind, args.server) as databases:
            wrong += run(databases, plan, args.scenario)
    print(f"{len(wrong)} things are wrong" if wrong else "nothing is lost, nothing was told twice")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
