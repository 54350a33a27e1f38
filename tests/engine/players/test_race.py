"""Which turn goes first: the trials say so, but for one that only gives something away beside what another does."""

from __future__ import annotations

from collections.abc import Callable, Generator
from random import Random
from typing import Any

import pytest

from engine.core.table import Observation
from engine.players.race import ENDS, FEWEST_DEALS, Allowance, Race, leave_outs, search
from engine.players.trials import Trial, TrialResult, TurnLine, TurnStep, play_out
from tests.engine.nippon.scenario import begin, edits, employing, rich

Running = Generator[list[Trial], list[TrialResult | None], Any]
MAIN, WASTE, WASTED = TurnStep("main", ("consolidate",)), TurnStep("main", ("silk",)), TurnStep("silk", ("n:1",))
TAKEN = TurnStep("first", ("take",))


def result(line: TurnLine, worth: float, silk: int) -> TrialResult:
    beside = tuple(at for at, step in enumerate(line) if step == WASTE)
    return TrialResult(worth, (worth, 0.0), line, ((),) * len(line), held={"silk": silk, "vp": 3}, beside=beside)


def tried(trial: Trial) -> TrialResult | None:
    """Luck has it that the turn with the waste comes out better by far."""
    line = trial.line or (WASTE, WASTED, MAIN)
    return result(line, 30.0 if WASTE in line else 9.0, 1 if WASTE in line else 2)


def run(running: Running, play: Callable[[Trial], TrialResult | None]) -> Any:
    """To its end; what it returns."""
    trials = next(running)
    while True:
        try:
            trials = running.send([play(one) for one in trials])
        except StopIteration as done:
            return done.value


def test_a_turn_with_something_given_away_is_tried_without_it() -> None:
    sequel = result((WASTE, WASTED, MAIN), 30.0, 1)
    assert leave_outs(sequel) == [(MAIN,)]
    nothing_asked_again = result((TAKEN, WASTE, WASTED), 30.0, 1)
    assert leave_outs(nothing_asked_again) == [(TAKEN, WASTED)]


def test_who_gives_something_away_is_not_recommended_however_well_it_came_out() -> None:
    race: Race = run(search(Random(1), Allowance(trials=40)), tried)
    assert race.turn_of(race.best) == (MAIN,)
    assert len(race.common()) >= FEWEST_DEALS


def test_what_could_not_be_tried_without_its_waste_gives_way_to_what_was() -> None:
    plain = (TurnStep("main", ("invest",)),)

    def hurried(trial: Trial) -> TrialResult | None:
        return None if trial.line == (MAIN,) else tried(trial)

    race = Race(Random(1), Allowance(trials=4))
    race.enter([(WASTE, WASTED, MAIN), plain])
    for runner in race.runners:
        runner.results[race.deal(0)] = result(runner.line, 30.0 if WASTE in runner.line else 9.0, 1)
    run(race.spare(), hurried)
    assert race.turn_of(race.best) == plain


def test_a_deal_that_cannot_be_imagined_spoils_nothing() -> None:
    """The second one: the turns are compared on the others."""
    deals = list[int]()

    def played(trial: Trial) -> TrialResult | None:
        deals.extend([trial.deal] if trial.deal not in deals else [])
        return tried(trial) if deals.index(trial.deal) != 1 else None

    race: Race = run(search(Random(1), Allowance(trials=9)), played)
    assert race.turn_of(race.best) == (MAIN,)
    assert len(race.common()) > 1


def test_more_answers_that_bring_something_are_no_waste() -> None:
    """Silk for money: there is less of one thing, and more of another."""
    race = Race(Random(1), Allowance(trials=9))
    race.enter([(MAIN,), (WASTE, MAIN)])
    plain, long = race.runners
    plain.results[1], long.results[1] = result(plain.line, 9, 2), result(long.line, 9, 1)
    assert plain.dominates(long)
    assert not long.dominates(plain)
    long.results[1].held["money"] = 1
    assert not plain.dominates(long)


def test_what_is_told_of_is_played_to_the_end_and_nothing_where_nobody_asked() -> None:
    """The turn somebody played and the best, on the same deals; who only plays needs none of it."""
    asked, played = list[Trial](), (TurnStep("main", ("invest",)),)

    def noted(trial: Trial) -> TrialResult | None:
        asked.append(trial)
        return result(played, 5.0, 2) if trial.line == played else tried(trial)

    race: Race = run(search(Random(1), Allowance(trials=40), [played]), noted)
    ends = [one for one in asked if one.to_the_end]
    assert {one.line for one in ends} == {played, race.best.line}
    assert {one.deal for one in ends} == set(race.common()[:ENDS]) == set(race.best.ends)
    asked.clear()
    run(search(Random(1), Allowance(trials=40)), noted)
    assert not [one for one in asked if one.to_the_end]


@pytest.mark.slow
def test_a_consolidation_with_silk_thrown_away_first_is_a_waste() -> None:
    """All money goes then, so silk that was turned into money beforehand is gone, too."""
    table = begin(edits(employing("black", "red", "grey"), lambda g: rich(g.players[0], silk=2))).table
    observation, ask = Observation[object](table, 0), table.asks[0]
    plain = (TurnStep(ask.key, ("consolidate",)),)
    silk = (TurnStep(ask.key, ("silk",)), TurnStep("nippon.silk", ("n:2",)))
    race = Race(Random(1), Allowance(trials=2))
    race.enter([plain, silk + plain])
    for runner in race.runners:
        found = play_out(observation, Trial(race.deal(0), runner.line))
        assert found is not None
        runner.results[race.deal(0)] = found
    short, long = race.runners
    assert short.dominates(long)
    outs = leave_outs(long.results[race.deal(0)])
    assert [one[0] for one in outs] == [plain[0]]
