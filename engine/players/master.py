"""`master`: thinks a whole turn through on imagined tables, and follows what it found while the questions match."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from engine.core.ask import Ask
from engine.core.table import Observation
from engine.players.race import Allowance, Race, compare, search
from engine.players.trials import TurnLine, fits, habit_of, play_out

TRIALS_PER_TURN = 150  # for a turn, where there is no clock to go by
QUESTION_SHARE = 0.6  # of what is left for a turn may be spent on a question, since there may be more after a reveal


class TurnInMind:
    """The turn a seat means to play: good for as long as the questions are those it expects."""

    def __init__(self, line: TurnLine = ()) -> None:
        self._left = list(line)

    def next(self, ask: Ask[Any]) -> list[str] | None:
        """The answer to this question; None if another one was expected, and the rest is void."""
        if self._left and fits(self._left[0], ask):
            return list(self._left.pop(0).picks)
        self._left.clear()
        return None


class Master:
    """A computer player that remembers the turn it has in mind; `trials` says how much it thinks about one."""

    def __init__(self, trials: int = TRIALS_PER_TURN) -> None:
        self._trials = trials
        self._mind = TurnInMind()

    def __call__(self, observation: Observation[Any], ask: Ask[Any], rng: Random) -> Sequence[str]:
        followed = self._mind.next(ask)
        if followed is not None:
            return followed
        if not open_question(ask):
            return ask.ids()
        self._mind = TurnInMind(best_turn(think(observation, rng, Allowance(trials=self._trials))))
        return self._mind.next(ask) or habit_of(observation.game)(observation, ask, rng)


def open_question(ask: Ask[Any]) -> bool:
    """Whether there is anything to think about: more than one way to answer."""
    return len(ask.untold) > 1 or ask.min != ask.max


def think(
    observation: Observation[Any],
    rng: Random,
    allowance: Allowance,
    also: Sequence[TurnLine] = (),
    *,
    only: bool = False,
) -> Race:
    """Compare turns here and now, in one process; who has more of them sends them `Trial`s instead.

    With `only`, those in `also` and no others.
    """
    running = (compare if only else search)(rng, allowance, also)
    trials = next(running)
    while True:
        found = [
            play_out(observation, one) if one.to_the_end or not allowance.done or allowance.spent() < 1 else None
            for one in trials
        ]
        try:
            trials = running.send(found)
        except StopIteration as done:
            race: Race = done.value
            return race


def best_turn(race: Race) -> TurnLine:
    """The answers of the best turn, up to its end or to what it reveals; nothing if no turn could be tried."""
    return race.turn_of(race.best) if race.runners else ()
