"""Advice as data: the best turn, the next best, how they differ, and how good a turn was that somebody played."""

from __future__ import annotations

from math import inf
from random import Random

import pytest

from engine.core.games import get
from engine.core.table import Observation, Table
from engine.core.text import Text
from engine.players import answer
from engine.players.coach import Advice, WeighedTurn, advise, picked_answers, shrunk, standard_error, verdict
from engine.players.race import FEWEST_DEALS, Allowance
from engine.players.trials import TurnStep
from testkit.rotation import by_turns
from tests.engine.players.test_master import GAMES, after
from words import has_message


@by_turns(0, days=2)
def test_the_best_turn_comes_first_with_what_it_promises() -> None:
    for table in (after("yokohama", 2, count) for count in range(30, 60)):
        seat = table.asks[0].seat
        found = advise(Observation(table, seat), Random(1), Allowance(trials=24))
        if (
            len(table.asks[0].untold) > 3 and found is not None and found.runner_up and found.runner_up.gaps
        ):  # or only others have other points
            break
    assert found is not None
    assert found.runner_up is not None
    assert found.best.turn != found.runner_up.turn
    assert found.deals > 1
    assert found.runner_up.gaps
    assert all(gap.better != gap.worse for gap in found.runner_up.gaps)
    assert found.best.gaps == ()
    assert found.best.behind == 0
    assert found.runner_up.behind == pytest.approx(found.best.margin - found.runner_up.margin)
    ask = table.asks[0]
    assert found.best.turn[0].key == ask.key
    ask.check(found.best.turn[0].picks)


@pytest.mark.slow
def test_a_turn_that_was_played_is_compared_with_the_best() -> None:
    """However bad it is: it stays in the comparison to the end."""
    table = after("bazaar", 2, 9)
    ask = table.asks[0]
    for pick in ask.ids():
        found = advise(Observation(table, ask.seat), Random(1), Allowance(trials=60), [(TurnStep(ask.key, (pick,)),)])
        assert found is not None
        (played,) = found.asked
        assert played.turn[0] == TurnStep(ask.key, (pick,))
        assert played.margin <= found.best.margin + 5


@pytest.mark.slow
def test_the_same_question_and_the_same_numbers_give_the_same_advice() -> None:
    table = after("bazaar", 3, 9)
    first, second = (advise(Observation(table, table.asks[0].seat), Random(2), Allowance(trials=30)) for _ in range(2))
    assert first == second


@pytest.mark.slow
def test_the_runner_up_answers_the_open_question_otherwise_if_any_turn_does() -> None:
    table = after("bazaar", 2, 9)
    found = advise(Observation(table, table.asks[0].seat), Random(1), Allowance(trials=60))
    assert found is not None
    assert found.runner_up is not None
    assert found.runner_up.turn[0] != found.best.turn[0]


def test_the_same_answers_in_another_order_are_no_other_turn() -> None:
    a, b, c = (TurnStep("goods", (good,)) for good in ("tea", "silk", "fish"))
    best, same, other = (WeighedTurn(line, (1.0,), 0.0, 0.0, 0.0) for line in ((a, b), (b, a), (b, c)))
    assert Advice(0, (best, same, other), (), 1, 0).runner_up == other
    assert Advice(0, (best, same), (), 1, 0).runner_up is None


def test_what_is_said_of_a_lead_follows_from_it_and_its_standard_error() -> None:
    assert [verdict(lead, 4.0) for lead in (-9, 0, 3, 4, 5, 9)] == ["close"] * 4 + ["slight", "clear"]
    assert [verdict(lead, inf) for lead in (5, 500)] == ["close"] * 2


def test_too_few_deals_carry_no_lead_and_on_many_the_judgement_may_still_be_wrong() -> None:
    assert standard_error([12.0] * (FEWEST_DEALS - 1), [12.0], 200) == inf
    assert standard_error([12.0] * FEWEST_DEALS, [12.0], 200) == standard_error([12.0] * 60, [12.0], 200) > 4
    assert standard_error([-30.0, 50.0] * 4, [10.0], 200) > standard_error([9.0, 11.0] * 4, [10.0], 200)


def test_what_does_not_last_to_the_end_of_the_game_is_not_called_better() -> None:
    """Beyond half of a lead it may be clear; where nothing of it is left it is too close to tell."""
    said = {end: verdict(40.0, standard_error([40.0] * 4, [end], 100)) for end in (60.0, 40.0, 21.0, 15.0, 1.0, -9.0)}
    assert list(said.values()) == ["clear"] * 3 + ["slight"] * 2 + ["close"]
    assert standard_error([40.0] * 4, [], 100) == inf


def test_a_lead_is_told_without_what_may_be_chance_in_it() -> None:
    assert [shrunk(lead, 4.0) for lead in (-8, 0, 4)] == [0, 0, 0]
    assert shrunk(8.0, 4.0) == 6.0
    assert 39 < shrunk(40.0, 4.0) < 40


@pytest.mark.slow
def test_a_chance_to_win_is_told_where_one_was_learnt() -> None:
    for game, seats, learnt in (("mombasa", 2, True), ("nippon", 3, False), ("bazaar", 2, False)):
        table = after(game, seats, 9)
        found = advise(Observation(table, table.asks[0].seat), Random(1), Allowance(trials=3))
        assert found is not None
        assert (found.best.chance is not None) == learnt
        assert 0 <= (found.best.chance or 0) <= 1


def test_a_turn_is_told_by_the_options_it_picks_as_far_as_it_fits() -> None:
    table = after("bazaar", 2, 9)
    ask = table.asks[0]
    line = (TurnStep(ask.key, (ask.ids()[0],)), TurnStep("bazaar.no_such_question", ("n:1",)))
    found = picked_answers(table, ask.seat, line)
    assert [[option.id for option in one.options] for one in found if not one.forced] == [[ask.ids()[0]]]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_what_answers_itself_is_told_as_it_was_answered(game: str) -> None:
    """Options looked at before their answer, as somebody would have who had been asked."""
    table, forced = Table.start(game, 2, seed="forced"), 0
    for n in range(120):
        if table.over:
            break
        ask = table.asks[0]
        line = (TurnStep(ask.key, tuple(map(str, answer(table, ask.seat, "random", Random(n))))),)
        known, crossed = len(table.choices), len(table.crossed)
        found = [one for one in picked_answers(table, ask.seat, line) if one.forced]
        made = table.crossed[crossed].choices if len(table.crossed) > crossed else table.choices
        itself = [one for one in made[known + 1 :] if one.by == "auto" and one.seat == ask.seat]
        assert [(one.key, tuple(option.id for option in one.options)) for one in found] == [
            (one.key, one.picks) for one in itself
        ]
        forced += len(found)
    assert forced > 0 or game == "bazaar"


@pytest.mark.parametrize("game", GAMES)
def test_every_feature_has_words(game: str) -> None:
    """But for those that are no number of anything."""
    table = Table.start(game, 2, seed="words")
    unsaid = {name for name in get(game).features(table.state, 0) if not has_message(Text(f"{game}.feature.{name}"))}
    assert unsaid == {"mombasa": {"first"}, "nippon": {"goals"}}.get(game, set())
