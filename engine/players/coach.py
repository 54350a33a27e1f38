"""Advice: the turns `master` compared, as data. What is best, what comes next, in what they differ, and how sure it is.

A lead of one turn over another has a standard error: that of the deals both were tried on, together with that of the
judgement itself. What is called better, and by how much, follows from these two numbers everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import hypot, inf
from random import Random
from statistics import fmean, pstdev, stdev
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from engine.core.ask import Ask
from engine.core.offer import Facts, Option, picture_numbers
from engine.core.run import Run
from engine.core.table import Observation, Table
from engine.core.text import Seat
from engine.players.master import think
from engine.players.race import FEWEST_DEALS, Allowance, Race, Runner
from engine.players.trials import TrialResult, TurnLine, fits

DOUBT = 0.03  # of the points that are expected: the standard error of the judgement itself
CLEAR_ERRORS = 2.0  # standard errors beyond which a turn is clearly better: docs/players.md says how often it is

Verdict: TypeAlias = Literal["clear", "slight", "close"]


class FeatureGap(Struct, frozen=True):
    """A feature in which two turns differ some turns later, on average."""

    name: str
    better: float
    worse: float


class WeighedTurn(Struct, frozen=True):
    """A turn, and what may be expected of it."""

    turn: TurnLine  # question and picks, answer by answer, up to its end or to what it reveals
    points: tuple[float, ...]  # everybody's at the end of the game
    margin: float  # over the best of the others; its own points where nobody else plays
    behind: float  # how much smaller that is than the margin of the best turn, on the same deals
    error: float  # the standard error of this
    chance: float | None = None  # to win; None where nothing was learnt of that
    gaps: tuple[FeatureGap, ...] = ()  # in what the best turn differs from it, the clearest first

    @property
    def beaten(self) -> Verdict:
        """How the best turn stands to it."""
        return verdict(self.behind, self.error)


class PickedAnswer(Struct, frozen=True):
    """An answer of a turn, with what its options say."""

    key: str
    options: tuple[Option[Any], ...]
    lines: tuple[tuple[tuple[str, ...], ...], ...] = ()  # of a form: answers that fill in one of its fields, in order
    forced: bool = False  # nobody was asked: there was one way only
    numbers: tuple[str, ...] = ()  # of the options in the picture of the question; empty for what lies nowhere
    facts: Facts | None = None  # what was put together in secret before it


class Advice(Struct, frozen=True):
    """What a comparison came to: the best turn first, and how sure that is."""

    seat: Seat
    turns: tuple[WeighedTurn, ...]
    asked: tuple[WeighedTurn, ...]  # those that were to be compared in any case, in the order given
    deals: int  # imagined deals that all of them were tried on
    first: int  # the one on which the turns were played as they are described

    @property
    def best(self) -> WeighedTurn:
        return self.turns[0]

    @property
    def runner_up(self) -> WeighedTurn | None:
        """The best turn that answers the open question otherwise; where there is none, the next best of all.

        A turn with equal answers in another order does not count as another.
        """
        others = [one for one in self.turns[1:] if _picks(one.turn) != _picks(self.best.turn)]
        return next((one for one in others if one.turn[:1] != self.best.turn[:1]), others[0] if others else None)


def verdict(lead: float, error: float) -> Verdict:
    """What may be said of a turn that is ahead of another by so much."""
    if lead > CLEAR_ERRORS * error:
        return "clear"
    return "slight" if lead > error else "close"


def shrunk(lead: float, error: float) -> float:
    """How much of a lead is likely to be more than chance."""
    return lead - error * error / lead if lead > error else 0.0


def standard_error(gaps: Sequence[float], ends: Sequence[float], points: float) -> float:
    """How far a lead may be off that was found deal by deal, where so many points are expected in the end.

    What it came to on some deals when the game was played to its end says how far the forecast was too high.
    """
    if len(gaps) < FEWEST_DEALS or not ends:
        return inf
    return hypot(stdev(gaps) / len(gaps) ** 0.5, DOUBT * abs(points), max(0.0, fmean(gaps) - fmean(ends)))


def leads(better: Mapping[int, TrialResult], other: Mapping[int, TrialResult], seat: Seat) -> list[float]:
    """By deal that both were tried on, how much further ahead one is than the other."""
    both = [(one.points, other[deal].points) for deal, one in better.items() if deal in other]
    return [margin(here, seat) - margin(there, seat) for here, there in both]


def advise(
    observation: Observation[Any], rng: Random, allowance: Allowance, also: Sequence[TurnLine] = ()
) -> Advice | None:
    """Think here and now about the question that is open; None where nothing can be imagined."""
    return advice_of(think(observation, rng, allowance, also), observation.seat)


def advice_of(race: Race, seat: Seat) -> Advice | None:
    """The advice that follows from a race that was run."""
    if not race.runners:
        return None
    deals = race.common()
    found = [(runner, _weighed(race, runner, deals, seat)) for runner in race.runners]
    ranked = list[WeighedTurn]()
    for runner, one in found:
        if all(one.turn != other.turn for other in ranked) and not (ranked and race.wasteful(runner)):
            ranked.append(one)
    asked = [one for line in race.required for runner, one in found if runner.line == line]
    return Advice(seat, tuple(ranked), tuple(asked), len(deals), race.deal(0))


def differences(better: Runner, worse: Runner, deals: Sequence[int]) -> tuple[FeatureGap, ...]:
    """The features in which two turns differ most, by how far apart they are for how much each varies."""
    found = []
    for name in better.results[deals[0]].features:
        here, there = ([one.results[deal].features[name] for deal in deals] for one in (better, worse))
        gap = FeatureGap(name, round(fmean(here), 1), round(fmean(there), 1))
        if gap.better != gap.worse:
            found.append((abs(fmean(here) - fmean(there)) / pstdev([*here, *there]), gap))
    return tuple(gap for _, gap in sorted(found, key=lambda one: -one[0]))


def picked_answers(table: Table, seat: Seat, line: TurnLine) -> list[PickedAnswer]:
    """What a turn picks, answer by answer; plays it on the table it is given, as far as it fits.

    What could be answered in one way only is among it: who follows the turn may want to know that, too.
    """
    found = []
    for step in line:
        ask = table.ask_of(seat)
        if ask is None or not fits(step, ask):
            break
        found.append(_picked(ask, step.picks))
        snapshot, known, crossed = table.snapshot, len(table.choices), len(table.crossed)
        table.answer(seat, step.picks)
        made = table.crossed[crossed].choices if len(table.crossed) > crossed else table.choices
        for n in range(known + 1, len(made)):
            if made[n].seat == seat and made[n].by == "auto":
                forced = Run.rerun(table.game, snapshot, made[:n], answer_forced=False).ask_of(seat)
                assert forced is not None
                found.append(_picked(forced, made[n].picks, forced=True))
    return found


def _picks(turn: TurnLine) -> set[tuple[str, ...]]:
    return {step.picks for step in turn}


def _picked(ask: Ask[Any], picks: Sequence[str], *, forced: bool = False) -> PickedAnswer:
    options = {option.id: option for option in ask.options}
    form = ask.presentation.form
    lines = tuple(one.answers for field in form.fields for one in field.choices) if form else ()
    numbers = picture_numbers(options.values())
    called = tuple(numbers.get(pick, "") for pick in picks)
    return PickedAnswer(ask.key, tuple(options[pick] for pick in picks), lines, forced, called, ask.facts)


def _weighed(race: Race, runner: Runner, deals: Sequence[int], seat: Seat) -> WeighedTurn:
    results = [runner.results[deal] for deal in deals]
    margins = [margin(one.points, seat) for one in results]
    short = [margin(race.best.results[deal].points, seat) - own for deal, own in zip(deals, margins, strict=True)]
    points = tuple(fmean(column) for column in zip(*(one.points for one in results), strict=True))
    chances = [one.chance for one in results if one.chance is not None]
    return WeighedTurn(
        race.turn_of(runner),
        points,
        fmean(margins),
        fmean(short),
        standard_error(short, leads(race.best.ends, runner.ends, seat), points[seat]),
        fmean(chances) if chances else None,
        differences(race.best, runner, deals),
    )


def margin(points: Sequence[float], seat: Seat) -> float:
    """How far a seat is ahead of the best of the others; alone, its points."""
    return points[seat] - max((n for at, n in enumerate(points) if at != seat), default=0.0)
