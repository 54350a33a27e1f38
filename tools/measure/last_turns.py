"""How much computer players give away in a last turn, of which every way to play it is known.

python -m tools.measure.last_turns [GAME …] [--games 100] [--trials 8] [--former REVISION]

Looks in games of `house` for two for the last turn that can be played in some ways but not in too many, plays it in all
of them, and has the computer players play it; what comes after it is played by `house`. Every game is kept as a line of
docs/players-last.jsonl and its turns are not played twice, so it can be stopped at any time; what all of them come to
is written into docs/players.md.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from random import Random
from typing import Any

from engine.core import games
from engine.core.ask import Ask
from engine.core.games import AnyGame, ComputerPlayer
from engine.core.table import Observation, Table
from engine.core.text import PlayerMistake, Seat
from engine.players import MASTER
from engine.players.master import open_question
from engine.players.prospects import prospects, worth
from engine.players.trials import HABIT, ImaginedObservation, habit_of
from tools.measure import last_page, strength
from tools.measure.former import Former, former_players
from tools.measure.last_page import LastTurn

GAMES = 100
TRIALS = 8  # that `master` may make
FEWEST_WAYS, MOST_WAYS = 20, 2000  # to play a turn
MOST_QUESTIONS = 10_000  # on the way to them; with more, there are too many ways, too
SEATS = 2


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.measure.last_turns", description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=GAMES, help="in which turns are looked for, of each title")
    parser.add_argument("--trials", type=int, default=TRIALS, help="that `master` may make for the turn")
    parser.add_argument("--former", metavar="REVISION", help="also `master` as it was then")
    args = parser.parse_args(argv)
    names = args.game or [name for name in games.names() if HABIT in games.get(name).players]
    former = {name: former_players(name, args.former) if args.former else None for name in names}
    for number in range(args.games):
        for name in names:
            last_page.keep(looked_at(games.get(name), number, args.trials, former[name]))
            strength.write()


def looked_at(game: AnyGame, number: int, trials: int, former: Former | None) -> LastTurn:
    """The last turn of the game of that number, with what is known of it already."""
    players: dict[str, ComputerPlayer] = {
        HABIT: game.players[HABIT],
        last_page.master(trials): strength.player(game, MASTER, trials),
    }
    if former is not None:
        players[last_page.master(trials, former.revision)] = former.player(MASTER, trials)
    known = last_page.known(game.id, number)
    if known is not None and (not known.ways or all(who in known.came_to for who in players)):
        return known
    turn, seat, found = last_turn(game, number)
    if known is None:
        known = LastTurn(game.id, number, len(found), max(found, default=0.0))
    if found:
        for who, player in players.items():
            if who not in known.came_to:
                known.came_to[who] = round(played(turn, seat, player), 2)
    return known


def last_turn(game: AnyGame, number: int) -> tuple[bytes, Seat, list[float]]:
    """The table before it, whose turn it is, and what it comes to in each way; none if there are too many."""
    for before, seat in reversed(turns(game, f"last-{number}")):
        found = ends(before, seat)
        if found is None or len(found) >= FEWEST_WAYS:
            return before, seat, found or []
    return b"", 0, []


def turns(game: AnyGame, seed: str) -> list[tuple[bytes, Seat]]:
    """The turns of a game of `house` in which somebody had something to decide."""
    table, rng, found, segment = Table.start(game.id, SEATS, {}, seed), Random(seed), list[tuple[bytes, Seat]](), -1
    while not table.over:
        ask = table.asks[0]
        if table.segment != segment and open_question(ask):
            segment = table.segment
            found.append((table.dump(), ask.seat))
        table.answer(ask.seat, by_habit(table, ask, rng))
    return found


def ends(before: bytes, seat: Seat) -> list[float] | None:
    """What every way to play a turn comes to; None if there are too many.

    What leads to the same question in the same position counts once, such as equal answers in another order.
    """
    segment, left = Table.load(before).segment, [list[Sequence[str]]()]
    found, asked = dict[bytes, float](), set[tuple[Any, ...]]()
    while left:
        if len(found) > MOST_WAYS or len(asked) > MOST_QUESTIONS:
            return None
        line, table = left.pop(), Table.load(before)
        try:
            for picks in line:
                table.answer(seat, picks)
        except PlayerMistake:
            continue
        state = table.encoded_state()
        ask = None if table.over or table.segment > segment else table.ask_of(seat)
        if ask is None:
            if state not in found:
                found[state] = ended(table, seat)
        elif (position := (state, ask.key, ask.min, ask.max, *ask.ids())) not in asked:
            asked.add(position)
            left += [[*line, picks] for picks in all_ways(ask)]
    return list(found.values())


def all_ways(ask: Ask[Any]) -> Iterator[Sequence[str]]:
    """Every answer to a question."""
    for count in range(ask.min, ask.max + 1):
        yield from (permutations if ask.ordered else combinations)(ask.ids(), count)


def played(before: bytes, seat: Seat, player: ComputerPlayer) -> float:
    """What a turn comes to as a computer player plays it."""
    table, rng = Table.load(before), Random(1)
    segment = table.segment
    while not table.over and table.segment == segment and (ask := table.ask_of(seat)) is not None:
        table.answer(seat, player(Observation(table, seat), ask, rng))
    return ended(table, seat)


def ended(table: Table, seat: Seat) -> float:
    """What a game comes to for a seat that is played on by habit: as `master` counts it."""
    rng = Random(1)
    while not table.over:
        table.answer(table.asks[0].seat, by_habit(table, table.asks[0], rng))
    return worth(prospects(table.game, table.state), seat, table.result)


def by_habit(table: Table, ask: Ask[Any], rng: Random) -> Sequence[str]:
    return habit_of(table.game)(ImaginedObservation(table, ask.seat, quick=True), ask, rng)


if __name__ == "__main__":
    main()
