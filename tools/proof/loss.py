"""Deaths and power cuts: python -m tools.proof loss [--minutes M] [--database sqlite|postgresql|both]

First every moment worth dying at (`testkit/databases/moments.py`), at every await and every statement of it; then
whole games, in which the process dies in every answer, and in every twenty-fifth at each point of it. For SQLite the
power is cut as well. After each death everything must come out as if nobody had died.
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

from testkit.databases.dying import MOST_WRONG, Deaths, Moment, at_moment, sweep
from testkit.databases.dying_games import DyingGame, play
from testkit.databases.moments import BEGIN, SCENES
from testkit.databases.places import DatabasePlaces, FilePlaces, ServerPlaces, memory
from testkit.databases.postgres import PostgresDatabases, programs, serving
from testkit.databases.power import Cuts, Stretch, cut

SELDOM, MANY = 7, 10_000
PARTS = ("moments", "power", "games")
KINDS = ("sqlite", "postgresql")
OLDEST = Path(__file__).parents[2] / "tests" / "storage" / "databases" / "0.1.0.db"


MATCHES = (
    DyingGame("bazaar", 3, {"caravans": "on"}),
    DyingGame("mombasa", 2),
    DyingGame("nippon", 3, {"module": "both"}),
    DyingGame("yokohama", 2),
    DyingGame("bazaar", 2),
    DyingGame("mombasa", 3, {"setup": "advanced"}),
    DyingGame("nippon", 1),
    DyingGame("yokohama", 3, {"edition": "classic"}),
)


class HowMuch(Struct, frozen=True):
    """How much of it."""

    seconds: float
    step: int = 1  # of the points of a moment, only each so manieth
    random: int = 10  # deaths of a moment at no point in particular
    tears: int = 20  # torn files between two photos
    stretch: int = 12  # answers that are photographed
    stretches: int = 4
    parts: tuple[str, ...] = PARTS
    first: int = 0  # the number of the first game


def old_database(places: FilePlaces) -> Moment:
    """The first start of this version on the oldest database."""
    where = places.fresh()
    where.write_bytes(OLDEST.read_bytes())
    return Moment("the_first_start_after_an_update", where, datetime.fromisoformat("2030-01-01T12:00:00+00:00"), BEGIN)


def run(places: DatabasePlaces, plan: HowMuch, names: Sequence[str] = ()) -> list[str]:
    """Everything for one kind of database; returns what was wrong, and prints what has happened."""
    until, wrong = time.monotonic() + plan.seconds, []
    if "moments" in plan.parts:
        wrong += moments(places, plan, names, until)
    if "power" in plan.parts and isinstance(places, FilePlaces):
        wrong += power(places, plan)
    if "games" in plan.parts and not wrong:
        wrong += games(places, plan.first, until)
    return wrong


def moments(places: DatabasePlaces, plan: HowMuch, names: Sequence[str], until: float) -> list[str]:
    began, tally, rng = time.monotonic(), Deaths(), Random(1)
    found: Iterator[Moment] = (at_moment(places, name) for name in names or SCENES)
    if isinstance(places, FilePlaces) and not names:
        found = itertools.chain(found, [old_database(places)])
    for moment in found:
        step = plan.step * (SELDOM if moment.deed == BEGIN else 1)  # hundreds of points, most of them alike
        points = () if step == 1 else range(rng.randint(1, step), MANY, step)
        before = tally.deaths
        sweep(places, moment, tally, points, [rng.random() for _ in range(plan.random)])
        places.drop(moment.where)
        print(f"{places.kind}, {moment.name}: {tally.deaths - before} deaths", flush=True)
        if plan.seconds and time.monotonic() > until:
            break
    print(f"{places.kind}, moments: {tally} ({time.monotonic() - began:.0f} s)", flush=True)
    return tally.wrong


def power(places: FilePlaces, plan: HowMuch) -> list[str]:
    began, cuts = time.monotonic(), Cuts()
    for n, match in enumerate(MATCHES[: plan.stretches]):
        before = 20 * n  # answers: not always the beginning
        cut(places, Stretch(match.game, match.seats, plan.stretch, f"cut {n}", match.options, before), cuts, plan.tears)
    for line in cuts.wrong[:MOST_WRONG]:
        print(line)
    print(f"{places.kind}, power: {cuts} ({time.monotonic() - began:.0f} s)", flush=True)
    return cuts.wrong


def games(places: DatabasePlaces, first: int, until: float) -> list[str]:
    began, tally, ended = time.monotonic(), Deaths(), 0
    for n in itertools.count(first):
        if time.monotonic() > until or len(tally.wrong) > MOST_WRONG:
            break
        before = tally.deaths
        whole = play(places, MATCHES[n % len(MATCHES)], f"loss {n}", until, tally)
        ended += whole
        how = "to its end" if whole else "in part"
        print(f"{places.kind}, {MATCHES[n % len(MATCHES)].game}: {tally.deaths - before} deaths, {how}", flush=True)
    print(f"{places.kind}, games: {tally}; {ended} games to their end ({time.monotonic() - began:.0f} s)", flush=True)
    return tally.wrong


@contextmanager
def places_of(kind: str, server: Path | None) -> Iterator[DatabasePlaces]:
    """Where databases of a kind can lie; PostgreSQL is started unless one runs already."""
    if kind == "sqlite":
        with memory() as folder:
            yield FilePlaces(folder)
    elif server is not None:
        yield ServerPlaces(PostgresDatabases(server, f"loss_{os.getpid()}"))
    else:
        found = programs()
        assert found is not None
        with serving(found) as started:
            yield ServerPlaces(started)


def arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tools.proof loss", description=__doc__)
    parser.add_argument("--minutes", type=float, default=20.0, help="for each kind of database")
    parser.add_argument("--database", choices=(*KINDS, "both"), default="both")
    parser.add_argument("--part", action="append", default=[], choices=PARTS, help="only this one")
    parser.add_argument("--moment", action="append", default=[], choices=list(SCENES), help="only this one")
    parser.add_argument("--step", type=int, default=1, help="only each so manieth point of a moment")
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
        with places_of(kind, args.server) as places:
            wrong += run(places, plan, args.moment)
    print(f"{len(wrong)} things are wrong" if wrong else "nothing is lost, nothing was told twice")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
