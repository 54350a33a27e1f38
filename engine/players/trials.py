"""Trying a turn on an imagined table: played as given, then everybody plays on by habit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import inf
from random import Random
from typing import Any

from msgspec import Struct

from engine.core.ask import Ask, Joint
from engine.core.games import AnyGame, ComputerPlayer
from engine.core.table import Observation, Table
from engine.core.text import EngineBug, PlayerMistake, Seat
from engine.players import prospects

HABIT = "house"  # the computer player by whom imagined tables are played on
MOST_ANSWERS = 4000  # a table that goes on for longer is a mistake of ours
MOST_WAYS = 12  # other ways to answer a question with several picks that are looked at


class TurnStep(Struct, frozen=True, array_like=True):
    """One answer of a turn: what was asked, and what is picked."""

    key: str
    picks: tuple[str, ...]


TurnLine = tuple[TurnStep, ...]  # a turn, or how it begins


class Trial(Struct, frozen=True, array_like=True):
    """A turn to be tried on one imagined deal, known by its number."""

    deal: int
    line: TurnLine
    to_the_end: bool = False  # of the game, rather than for some turns


class TrialResult(Struct, frozen=True, array_like=True):
    """What came of a trial: how good it is for the seat, everybody's points, the turn as it was played on that deal,
    how else each question could have been answered, the features of the seat in the end, its chance to win where that
    was learnt, what it held when its turn was over, and which of its answers were acts beside a question."""

    worth: float
    points: tuple[float, ...]
    line: TurnLine
    ways: tuple[tuple[tuple[str, ...], ...], ...] = ()
    features: dict[str, float] = {}
    chance: float | None = None
    held: dict[str, int] = {}
    beside: tuple[int, ...] = ()


class ImaginedObservation(Observation[Any]):
    """What a player has at a table that is imagined anyway; made faster, since nothing has to be copied."""

    def __init__(self, table: Table, seat: Seat, *, quick: bool) -> None:
        super().__init__(table, seat)
        self.quick = quick

    @cached_property
    def view(self) -> Any:
        return self._table.game.view(self._table.state, self.seat)

    def imagine(self, rng: Random) -> Table:
        """This very table: how it was dealt is imagined already, and who looks into it changes nothing."""
        return self._table


class Observations:
    """Observations of an imagined table; in a secret phase nothing changes until all are done, so they are kept."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._phase: Joint | None = None
        self._kept: dict[tuple[Seat, bool], ImaginedObservation] = {}

    def of(self, seat: Seat, *, quick: bool) -> ImaginedObservation:
        """What a seat has now."""
        phase = self._table.joint
        if phase is None or not phase.secret:
            return ImaginedObservation(self._table, seat, quick=quick)
        if phase is not self._phase:
            self._phase, self._kept = phase, {}
        return self._kept.setdefault((seat, quick), ImaginedObservation(self._table, seat, quick=quick))


def play_out(observation: Observation[Any], trial: Trial) -> TrialResult | None:
    """Play a turn and some more of everybody on an imagined deal; None if it cannot be imagined or leads nowhere."""
    rng = Random(trial.deal)
    table = observation.imagine(rng)
    if table is None:
        return None
    try:
        return _played(table, observation.seat, trial, rng)
    except (EngineBug, PlayerMistake):
        return None


def _played(table: Table, me: Seat, trial: Trial, rng: Random) -> TrialResult:
    habit, horizon = habit_of(table.game), inf if trial.to_the_end else table.game.horizon * max(2, table.seats)
    start, left, observations = table.segment, list(trial.line), Observations(table)
    turn, ways, own = list[TurnStep](), list[tuple[tuple[str, ...], ...]](), True
    beside, held = list[int](), None
    for _ in range(MOST_ANSWERS):
        if table.over or table.segment - start > horizon:
            break
        ask = table.ask_of(me) if own else None
        ask = ask or table.asks[0]
        if own and ask.seat == me:
            step = _next(left, ask) or TurnStep(ask.key, tuple(habit(observations.of(me, quick=False), ask, rng)))
            if any(option.role == "free" and option.id in step.picks for option in ask.options):
                beside.append(len(turn))
            turn.append(step)
            ways.append(tuple(other_ways(ask, step.picks)))
            known = len(table.choices)
            table.answer(me, step.picks)
            own = table.segment == start and not any(choice.shown for choice in table.choices[known:])
        else:
            table.answer(ask.seat, habit(observations.of(ask.seat, quick=True), ask, rng))
            own = own and table.segment == start
        if not own and held is None:
            held = {what: n for what, n in table.game.holdings(table.state, me).items() if n}
    found = prospects.prospects(table.game, table.state)
    features = table.game.features(table.state, me)
    return TrialResult(
        prospects.worth(found, me, table.result),
        found.points,
        tuple(turn),
        tuple(ways),
        dict(features),
        None if found.chances is None else found.chances[me],
        held or {},
        tuple(beside),
    )


def habit_of(game: AnyGame) -> ComputerPlayer:
    """The quick player of a game, by which imagined tables are played on."""
    return game.players[HABIT]


def _next(left: list[TurnStep], ask: Ask[Any]) -> TurnStep | None:
    """The next answer of a turn, if it answers this question; if not, the rest of the turn is void."""
    if left and fits(left[0], ask):
        return left.pop(0)
    left.clear()
    return None


def fits(step: TurnStep, ask: Ask[Any]) -> bool:
    """Whether an answer can be given to a question."""
    ids = ask.ids()
    return step.key == ask.key and ask.min <= len(step.picks) <= ask.max and all(pick in ids for pick in step.picks)


def other_ways(ask: Ask[Any], picks: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """How else a question could be answered: every other option, or a few ways to pick one more, less or another."""
    ids = ask.ids()
    if ask.max == 1 and ask.min == 1:
        yield from ((one,) for one in ids if one not in picks)
        return
    found = list[tuple[str, ...]]()
    if ask.ordered:
        for at in range(len(picks) - 1):
            found.append((*picks[:at], picks[at + 1], picks[at], *picks[at + 2 :]))
    rest = [one for one in ids if one not in picks]
    if len(picks) < ask.max:
        found += [(*picks, one) for one in rest]
    if len(picks) > ask.min:
        found += [tuple(one for one in picks if one != gone) for gone in picks]
    found += [tuple(one if pick == gone else pick for pick in picks) for gone in picks for one in rest]
    yield from found[:MOST_WAYS]
