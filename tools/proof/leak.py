"""Everything a seat cannot know is dealt anew; whatever reaches this seat or everybody has to stay equal to the byte.

python -m tools.proof leak [--minutes M] [--game NAME …] [--seed S] [--without-bot]
python -m tools.proof leak --game NAME --seats N [--option k=v …] --seed S --once [--without-bot]
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import inf
from random import Random
from typing import NamedTuple

from engine.core import games
from engine.core.table import Boundary, Table
from engine.core.text import Seat
from engine.selfplay import playthrough
from testkit.secrets import artefacts
from testkit.secrets.artefacts import Glance, encoded
from testkit.secrets.leaks import Case, LeakTally
from testkit.secrets.redealt import dealt_anew, other_world
from tools.proof.play import Setup, setups
from words import LANGUAGES

DEEPEST = 320  # answers into a game
SECRETLY = 0.4  # of the moments wait for a secret phase,
MOST_ANSWERS = 60
POSITIONS = 1  # of one game: to play another one takes less time than to look at it
WORLDS = 2  # for each seat at a position
MOST_SEATS = 5  # onlookers included
MOST_FAULTS = 10
BOT_SHARE = 0.4  # of the time: what the bot itself sends


def moments(case: Case, rng: Random, count: int) -> Iterator[tuple[int, Table]]:
    """Random moments of one game, half-made turns included, and rather often when somebody has picked in secret.

    The number is how many answers were given. A game that ends too soon for all of them is looked at earlier.
    """
    deepest = DEEPEST
    while True:
        some = False
        for one in moments_up_to(deepest, case, rng, count):
            some = True
            yield one
        if some:
            return
        deepest = max(count, deepest // 2)


def moments_up_to(deepest: int, case: Case, rng: Random, count: int) -> Iterator[tuple[int, Table]]:
    """Positions at random depths, as far as the game goes on."""
    depths = set(rng.sample(range(deepest), count))
    players = [rng.choice(("random", "house"))]
    waits = 0
    for answers, table in enumerate(playthrough(case.game, case.seats, case.seed, case.options, players)):
        if table.over or answers > max(depths) + MOST_ANSWERS:
            return
        if answers in depths:
            waits = MOST_ANSWERS if rng.random() < SECRETLY else 1
        if waits:
            waits = 0 if table.joint is not None and table.joint.secret and table.choices else waits - 1
            if not waits:
                yield answers, table


def look(
    case: Case,
    tally: LeakTally,
    *,
    positions: int = POSITIONS,
    worlds: int = WORLDS,
    pictures: int = 2,
    thoughts: float = 0.15,
    others: int = MOST_SEATS,
    until: float = inf,
) -> None:
    """One game: at some moments every artefact of every seat, in the true world and in others.

    One of those who are asked is looked at closely: in all languages, with so many kinds of `pictures`, and by a share
    of `thoughts` with what computer players make of it. For `others`, onlookers among them, the languages take turns.
    It ends early when the clock says `until`.
    """
    rng = Random(case.seed)
    for answers, table in moments(case, rng, positions):
        if time.monotonic() > until:
            return
        tally.positions += 1
        tally.covered |= case.features()
        closely = rng.choice([ask.seat for ask in table.asks])
        care = Scrutiny(LANGUAGES, pictures, thinks=rng.random() < thoughts)
        look_as(case, tally, f"after {answers} answers", table, closely, rng, worlds, care)
        rest = [seat for seat in (None, *range(table.seats)) if seat != closely]
        for n, seat in enumerate(rng.sample(rest, min(others, len(rest)))):
            care = Scrutiny((LANGUAGES[(answers + n) % len(LANGUAGES)],), int(seat is None and rng.random() < 0.2))
            look_as(case, tally, f"after {answers} answers", table, seat, rng, worlds, care)


class Scrutiny(NamedTuple):
    """How closely a seat is looked at."""

    languages: tuple[str, ...]
    pictures: int = 0
    thinks: bool = False


def look_as(
    case: Case, tally: LeakTally, moment: str, table: Table, seat: Seat | None, rng: Random, worlds: int, care: Scrutiny
) -> None:
    """One seat at one moment."""
    last = table.crossed[-2:] if len(table.crossed) > 1 else []
    past = last[-1].deeds if last else ()
    here = Glance(table, seat, last[0].snapshot if last else None, past)
    drawn = sorted(artefacts.drawn_for(here))
    wanted = rng.sample(drawn, min(care.pictures, len(drawn)))
    lang = rng.choice(care.languages)
    true: dict[str, bytes] = {}
    for _ in range(worlds):
        world = other_world(table, seat, rng)
        if world is None or not world.changed:
            tally.impossible += world is None
            tally.unchanged += world is not None
            continue
        tally.worlds += 1
        tally.changed.update(world.changed)
        there = Glance(world.table, seat, dealt_before(last, table, seat, rng), past)
        if wanted and rng.random() < 0.25:
            artefacts.forget()
        thinks = care.thinks and not world.beyond  # who thinks may remember more than is seen
        makers = {glance: made_for(glance, care.languages, wanted, lang, thinks=thinks) for glance in (here, there)}
        for name, make in makers[there].items():
            if name not in true:
                true[name] = encoded(makers[here][name]())
            tally.compare(case, moment, seat, name.partition(" (")[0], true[name], encoded(make()))


def made_for(
    glance: Glance, languages: Sequence[str], drawn: Sequence[str], lang: str, *, thinks: bool
) -> dict[str, Callable[[], object]]:
    """What makes the artefacts that are wanted; what is said or drawn has its language in its name."""
    found: dict[str, Callable[[], object]] = {name: partial(make, glance) for name, make in artefacts.PLAIN.items()}
    for name, say in artefacts.SAID.items():
        found |= {f"{name} ({one})": partial(say, glance, one) for one in languages}
    drawings = artefacts.drawn_for(glance)
    found |= {f"{name} ({lang})": partial(drawings[name], glance, lang) for name in drawn}
    if thinks:
        found |= {name: partial(think, glance) for name, think in artefacts.thought_for(glance).items()}
    return found


def dealt_before(last: Sequence[Boundary], table: Table, seat: Seat | None, rng: Random) -> bytes | None:
    """How it might have been one turn ago."""
    if not last:
        return None
    return dealt_anew(table.game, last[0].snapshot, last[1].choices, seat, rng) or last[0].snapshot


def cases(names: Sequence[str], seed: str) -> Iterator[Case]:
    """All ways to start a game again and again; at first those that show every number of seats and every option."""
    rng = Random(seed)
    every = [*setups(names, players=("random",))]
    for n in itertools.count():
        rng.shuffle(every)
        for setup in covering(every) if n == 0 else every:
            yield Case(setup.game, setup.seats, setup.options, f"{seed}-{n}-{rng.getrandbits(32):x}")


def covering(every: Sequence[Setup]) -> list[Setup]:
    """Few set-ups that show everything, then the rest."""
    left = set().union(*(features_of(setup) for setup in every))
    first, rest = list[Setup](), list(every)
    while left:
        best = max(rest, key=lambda setup: len(features_of(setup) & left))
        first.append(best)
        rest.remove(best)
        left -= features_of(best)
    return [*first, *rest]


def features_of(setup: Setup) -> set[tuple[str, str]]:
    return Case(setup.game, setup.seats, setup.options, "").features()


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.proof leak", description=__doc__)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--game", action="append", help="only this game; may be given several times")
    parser.add_argument("--seats", type=int, help="with --once")
    parser.add_argument("--option", action="append", default=[], metavar="k=v", help="with --once")
    parser.add_argument("--seed", default="leak")
    parser.add_argument("--once", action="store_true", help="one game again, as a fault names it")
    parser.add_argument("--without-bot", action="store_true", help="only what is made from a table")
    args = parser.parse_args(argv)
    from testkit.discord.bot_requests import look_at_the_bot  # the simulated Discord takes a while to load

    logging.disable(logging.WARNING)  # a simulated Discord on a busy machine is late now and then
    tally = LeakTally()
    if args.once:
        game = games.get((args.game or games.names())[0])
        options = game.complete_options(args.seats or game.seats[0], dict(pair.split("=", 1) for pair in args.option))
        case = Case(game.id, args.seats or game.seats[0], options, args.seed)
        look(case, tally)
        if not args.without_bot:
            asyncio.run(look_at_the_bot(case, tally))
        return report(tally, set())
    names = args.game or games.names()
    began, spent = time.monotonic(), 0.0
    until = began + args.minutes * 60
    for case in cases(names, args.seed):
        look(case, tally, until=until)
        start = time.monotonic()
        if not args.without_bot and spent <= BOT_SHARE * (start - began) and start < until:
            asyncio.run(look_at_the_bot(case, tally))
            spent += time.monotonic() - start
        print(f"{case.game} {case.seats}: {tally.positions} positions, {len(tally.leaks) or 'no'} leaks", flush=True)
        if time.monotonic() > until or len(tally.leaks) >= MOST_FAULTS:
            break
    every = set().union(*(features_of(setup) for setup in setups(names, players=("random",))))
    return report(tally, every - tally.covered)


def report(tally: LeakTally, missing: set[tuple[str, str]]) -> int:
    for leak in tally.leaks[:MOST_FAULTS]:
        print(leak)
    for line in tally.told():
        print(line)
    if missing:
        print("never seen: " + ", ".join(f"{game} {feature}" for game, feature in sorted(missing)))
    return 1 if tally.leaks else 0


if __name__ == "__main__":
    raise SystemExit(main())
