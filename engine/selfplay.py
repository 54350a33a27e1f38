"""Play whole games in the terminal: the fuzzer, the demo and the benchmark's workload.

python -m engine.selfplay GAME --seats N --seed S [--option k=v …] [--player random|house[,…]] [--games K] [--log]
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Literal

import msgspec

from engine.core import games
from engine.core.account import Deed, deeds_of, seen
from engine.core.ask import Ask
from engine.core.effects import BY_RULE
from engine.core.games import AnyGame
from engine.core.offer import END, MOST_OPTIONS
from engine.core.rng import Rng
from engine.core.run import Run, decode_state, encode
from engine.core.table import Boundary, Observation, Table
from engine.core.text import EngineBug, PlayerMistake, Seat
from engine.players import computer_player

ID = re.compile(r"[a-z0-9_:+.\-]{1,60}")
MOST_ANSWERS = 20_000
SAMPLED_SHARE = 0.2  # part of the boundaries at which a soak deals secrets anew
Care = Literal["full", "soak", "quick"]


class Broken(EngineBug):
    """Self-play found something that must never happen."""


def seed_of(seed: str, game: int) -> str:
    return f"{seed}-{game}"


def question_data(ask: Ask[object]) -> tuple[object, ...]:
    """A question as data, to compare two of them."""
    options = tuple((o.id, o.label, o.detail, o.group, o.role, o.target) for o in ask.untold)
    return (
        ask.seat,
        ask.key,
        options,
        ask.min,
        ask.max,
        ask.ordered,
        ask.private,
        ask.shape,
        ask.prompt,
        repr(ask.draft),
    )


def faults(table: Table) -> list[str]:
    """What is wrong with a table right now; an empty list is the only good answer."""
    found = [*table.game.invariants(table.state), *question_faults(table)]
    for ask in table.asks:
        ids = ask.ids()
        refused = [refusal.id for refusal in ask.refused()]
        found += [f"{ask.key}: {i} is both offered and refused" for i in refused if i in ids]
    rerun = Run.rerun(table.game, table.snapshot, table.choices)
    if encode(rerun.g) != table.encoded_state():
        found.append("a rerun leads to another state")
    if [question_data(ask) for ask in rerun.asks] != [question_data(ask) for ask in table.asks]:
        found.append("a rerun leads to other questions")
    return found


def question_faults(table: Table) -> list[str]:
    """What is wrong with the questions that are open."""
    found = []
    if not table.over and not table.asks:
        found.append("nobody is asked although the game goes on")
    for ask in table.asks:
        ids = ask.ids()
        if len(ids) > MOST_OPTIONS:
            found.append(f"{ask.key}: {len(ids)} options")
        if len(set(ids)) != len(ids):
            found.append(f"{ask.key}: option ids repeat: {ids}")
        found += [f"{ask.key}: bad option id {i}" for i in ids if not ID.fullmatch(i)]
    return found


def untouchable(table: Table, seat: Seat) -> object:
    """What an answer in a simultaneous phase must leave alone: everything if secret, else all but the own board."""
    joint = table.joint
    if joint is None or joint.secret:
        return table.encoded_state()
    state = msgspec.to_builtins(table.state)
    state["players"][seat] = state["events"] = state["entries"] = state["starts"] = None
    return state


def leaks(table: Table, rng: Random, only: Seat | None = None) -> list[str]:
    """Deal anew what a seat cannot know: its view must not notice. Looks at every seat, or at one."""
    found = []
    for seat in [None, *range(table.seats)] if only is None else [only]:
        state = decode_state(table.game, encode(table.state))
        table.game.redeal(state, seat, Rng(str(rng.random())))
        if encode(table.game.view(state, seat)) != encode(table.game.view(table.state, seat)):
            found.append(f"the view of seat {seat} shows what it cannot know")
    return found


def playthrough(
    game: str, seats: int, seed: str, options: Mapping[str, str] | None = None, players: Sequence[str] = ("random",)
) -> Iterator[Table]:
    """Play one game; yields the table at its start and after every answer."""
    table = Table.start(game, seats, options, seed)
    rng = Random(seed)
    names = [players[seat % len(players)] for seat in range(seats)]
    seated = [computer_player(table.game, name) for name in names]  # one for each seat: it may remember things
    yield table
    for _ in range(MOST_ANSWERS):
        if table.over:
            return
        ask = table.asks[rng.randrange(len(table.asks))]
        joint = table.joint
        before = untouchable(table, ask.seat) if joint is not None else None
        table.answer(ask.seat, seated[ask.seat](Observation(table, ask.seat), ask, rng), by=names[ask.seat])
        if joint is not None and table.joint is joint and untouchable(table, ask.seat) != before:
            raise Broken(f"{ask.key}: an answer changed more than it may before the phase was over")
        yield table
    raise Broken(f"no end after {MOST_ANSWERS} answers")


def play_checked(
    game: str, seats: int, seed: str, options: Mapping[str, str], players: Sequence[str], care: Care = "full"
) -> tuple[Table, int]:
    """Play one game and look for faults; returns the table and the number of answers.

    `full` looks at everything after every answer; `soak` at the questions after every answer, at the rest at every
    boundary; `quick` only plays.
    """
    answers = -1
    rng = Random(seed)
    boundary: bytes | None = None
    for table in playthrough(game, seats, seed, options, players):
        answers += 1
        if care == "quick":
            continue
        found = faults(table) if care == "full" else question_faults(table)
        if boundary != table.snapshot:
            boundary = table.snapshot
            found += boundary_faults(table, rng, every_seat=care == "full")
        if found:
            raise Broken(f"{game} seats={seats} seed={seed} {dict(options)} segment={table.segment}: {found}")
    return table, answers


def boundary_faults(table: Table, rng: Random, *, every_seat: bool) -> list[str]:
    """What is wrong with a table whose segment has just begun, and with how it got there."""
    found = [] if every_seat else list(table.game.invariants(table.state))
    if every_seat or rng.random() < SAMPLED_SHARE:
        found += leaks(table, rng, None if every_seat else rng.randrange(table.seats))
        if Table.load(table.dump()) != table:
            found.append("load(dump) is another table")
    if len(table.crossed) >= 2:
        before, closed = table.crossed[-2:]
        again = Table(table.game, closed.segment, before.snapshot, closed.choices).live().take_crossed()
        if not again or again[0] != closed:
            found.append(f"segment {closed.segment} does not come out the same from its snapshot and choices")
        found += account_faults(table.game, before, closed)
    return found


def outcome_faults(table: Table) -> tuple[int, list[str]]:
    """How many options of the open questions were tried, and where doing one is not what was said of it."""
    tried, found = 0, []
    for ask in table.asks:
        for name in ask.ids() if ask.min <= 1 <= ask.max else ():
            tried += 1
            outcome = table.trials(ask.seat).outcome([name])
            deeds, shows = done(table, ask.seat, [name])
            told = () if outcome is None else outcome.deeds
            entries = [entry for deed in told for entry in deed.entries]
            if outcome is None or outcome.shows != shows:
                found.append(f"{ask.key}: {name} is said to {'show' if shows else 'hide'} what it does not")
            elif not shows and told != deeds:
                found.append(f"{ask.key}: {name} does {deeds}, and was said to do {told}")
            elif shows and entries != [entry for deed in deeds for entry in deed.entries][: len(entries)]:
                found.append(f"{ask.key}: {name} does not begin as was said")
    return tried, found


def done(table: Table, seat: Seat, picks: Sequence[str]) -> tuple[tuple[Deed, ...], bool]:
    """The deeds of giving an answer for good, as far as its seat may know them, and whether something came to light."""
    run = Run.rerun(table.game, table.snapshot, table.choices)
    known, shown = len(run.g.starts), len(run.g.revealed)
    ask = run.ask_of(seat)
    assert ask is not None
    run.give(ask, picks, "player")
    run.answer_forced()
    return seen(deeds_of(run.g, known), seat), len(run.g.revealed) > shown


def account_faults(game: AnyGame, before: Boundary, closed: Boundary) -> list[str]:
    """Where the deeds of a closed segment do not add up to what has changed, or ending a turn does something."""
    found = []
    was, now = decode_state(game, before.snapshot), decode_state(game, closed.snapshot)
    entries = [entry for deed in closed.deeds for entry in deed.entries if not entry.lost]
    for seat in range(was.seats):
        expected = Counter(game.holdings(was, seat))
        for entry in entries:
            expected[entry.what] += entry.n if entry.seat == seat else 0
        held = Counter(game.holdings(now, seat))
        wrong = {
            what: (expected[what], held[what]) for what in sorted({*expected, *held}) if expected[what] != held[what]
        }
        if wrong:
            found.append(f"segment {closed.segment}: seat {seat} should hold {wrong} by its account")
    run = Run(game, was)
    for choice in closed.choices:
        known, ask = len(run.g.starts), run.ask_of(choice.seat)
        assert ask is not None
        run.give(ask, choice.picks, choice.by)
        own = (choice.key, choice.seat, choice.by)
        for start in run.g.starts[known:]:
            if start.by != BY_RULE and (start.cause, start.seat, start.by) != own:
                found.append(f"segment {closed.segment}: what {own} did is told as a deed of {start}")
        if choice.picks == (END.id,) and any(start.by != BY_RULE for start in run.g.starts[known:]):
            found.append(
                f"segment {closed.segment}: what follows the end of a turn is told as a deed of seat {choice.seat}"
            )
    return found


def score_sheet(table: Table) -> str:
    """The score sheets as plain lines."""
    result = table.result
    assert result is not None
    lines = []
    for score in result.scores:
        points = ", ".join(f"{line.label.key.rpartition('.')[2]} {line.points}" for line in score.lines)
        mark = "*" if score.seat in result.winners else " "
        lines.append(f"{mark} seat {score.seat}: {score.total:4d}  rank {score.rank}  ({points})")
    return "\n".join(lines)


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m engine.selfplay", description="Play whole games by themselves.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--option", action="append", default=[], metavar="k=v")
    parser.add_argument("--player", default="random", help="one name, or one per seat with commas")
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--log", action="store_true", help="print the log line of ids of every segment")
    care = parser.add_mutually_exclusive_group()
    care.add_argument("--quick", action="store_const", const="quick", dest="care", help="play without checking")
    care.add_argument("--soak", action="store_const", const="soak", dest="care", help="check states at boundaries only")
    args = parser.parse_args(argv)
    options = dict(pair.split("=", 1) for pair in args.option)
    players = args.player.split(",")
    wins = [0] * args.seats
    answers = 0
    began = time.perf_counter()
    try:
        games.get(args.game)
        for n in range(args.games):
            table, count = play_checked(
                args.game, args.seats, seed_of(args.seed, n), options, players, args.care or "full"
            )
            answers += count
            assert table.result is not None
            for seat in table.result.winners:
                wins[seat] += 1
            if args.log:
                for boundary in table.crossed:
                    picks = ", ".join(f"{c.seat}:{'+'.join(c.picks) or '-'}" for c in boundary.choices)
                    print(f"{boundary.segment:4d}  {picks}")
            if args.games <= 10:
                print(f"game {n}: {count} answers, {table.segment} segments")
                print(score_sheet(table))
    except PlayerMistake as mistake:
        print(f"{mistake.text.key}: {msgspec.to_builtins(mistake.text.args)}", file=sys.stderr)
        return 2
    seconds = time.perf_counter() - began
    print(f"{args.games} games, {answers} answers, {seconds:.1f} s; wins by seat: {wins}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
