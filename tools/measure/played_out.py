"""Whether a turn that the coach calls better is better: reviewed turns of `house`, and the computer's own in their
place, both played out to the end of the game by `house` on the same deals.

python -m tools.measure.played_out mombasa-2 [GAME-SEATS …] [--turns 40] [--trials 60] [--deals 50]

Every turn is kept as a line of docs/players-coach.jsonl and not looked at twice, so it can be stopped at any time; what
all of them come to is written into docs/players.md.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from engine.core.games import AnyGame
from engine.core.table import Observation, Table
from engine.players.coach import Advice, advise, margin
from engine.players.master import open_question
from engine.players.race import Allowance
from engine.players.trials import ImaginedObservation, Trial, TrialResult, TurnLine, TurnStep, habit_of, play_out
from tools.measure import coach_page, strength
from tools.measure.coach_page import PlayedOut
from tools.measure.positions import game_of

TRIALS = 60  # a turn: about what three seconds at a table allow
UNKNOWN = 999.0  # points: the error of what was tried on too few deals


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.measure.played_out", description=__doc__)
    parser.add_argument("kinds", nargs="+", metavar="GAME-SEATS")
    parser.add_argument("--turns", type=int, default=40)
    parser.add_argument("--trials", type=int, default=TRIALS, help="that the computer may make for a review of a turn")
    parser.add_argument("--deals", type=int, default=coach_page.DEALS, help="on which both turns are played out")
    args = parser.parse_args(argv)
    for number in range(args.turns):
        for kind in args.kinds:
            game, seats = game_of(kind)
            done = {(one.game, one.seats, one.number) for one in coach_page.known()}
            if (game.id, seats, number) not in done:
                coach_page.keep(looked_at(game, seats, number, args.trials, args.deals))
                strength.write()


def looked_at(game: AnyGame, seats: int, number: int, trials: int, deals: int) -> PlayedOut:
    """A turn of the game of that number, reviewed; where another one seems better, both played out."""
    rng = Random(f"played out {number}")
    turns = list(turns_of(game, seats, f"played-out-{number}"))
    while True:
        table, seat, line = rng.choice(turns)
        found = advise(Observation(table, seat), rng, Allowance(trials=trials), [line])
        if found is not None and found.asked:
            break
    (own,) = found.asked
    told = PlayedOut(
        game=game.id,
        seats=seats,
        number=number,
        progress=round(game.progress(table.state), 3),
        deals=found.deals,
        lead=round(own.behind, 2),
        error=round(min(own.error, UNKNOWN), 2),
        points=round(found.best.points[seat], 1),
        lead_points=round(found.best.points[seat] - own.points[seat], 2),
    )
    if own.beaten == "close":
        return told
    gains, points = zip(*gains_of(table, seat, found, line, deals, rng), strict=True)
    return told.played(gains, points)


def turns_of(game: AnyGame, seats: int, seed: str) -> Iterator[tuple[Table, int, TurnLine]]:
    """The turns of a game of `house` in which somebody had something to decide: the table before, and what it was."""
    table, rng = Table.start(game.id, seats, {}, seed), Random(seed)
    while not table.over:
        begun, lines = table.segment, dict[int, tuple[Table, list[TurnStep]]]()
        whole = set[int]()
        while not table.over and table.segment == begun:
            ask = table.asks[0]
            if ask.seat not in lines and open_question(ask):
                lines[ask.seat] = (Table.load(table.dump()), [])
            picks = tuple(habit_of(game)(ImaginedObservation(table, ask.seat, quick=True), ask, rng))
            if ask.seat in lines and ask.seat not in whole:
                lines[ask.seat][1].append(TurnStep(ask.key, picks))
            known = len(table.choices)
            table.answer(ask.seat, picks)
            if any(choice.shown for choice in table.choices[known:]):
                whole.add(ask.seat)
        yield from ((before, seat, tuple(line)) for seat, (before, line) in lines.items())
        table.take_crossed()


def gains_of(
    table: Table, seat: int, found: Advice, line: TurnLine, deals: int, rng: Random
) -> Iterator[tuple[float, float]]:
    """By deal, how much more the better turn came to in the end: margin, and own points."""
    seen = Observation[Any](table, seat)
    for _ in range(deals):
        deal = rng.getrandbits(48)
        better, own = (_ended(seen, Trial(deal, one, to_the_end=True)) for one in (found.best.turn, line))
        yield margin(better.points, seat) - margin(own.points, seat), better.points[seat] - own.points[seat]


def _ended(seen: Observation[Any], trial: Trial) -> TrialResult:
    result = play_out(seen, trial)
    assert result is not None, trial
    return result


if __name__ == "__main__":
    main()
