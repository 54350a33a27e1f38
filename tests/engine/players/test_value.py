"""What learnt values foretell: a network by hand, and those of the games beside the linear weights."""

from __future__ import annotations

from dataclasses import replace
from math import exp, tanh
from pathlib import Path
from statistics import fmean

import pytest

from engine.core import games
from engine.core.games import LearntValue
from engine.core.table import Table
from engine.players.prospects import VICTORY_POINTS, Prospects, prospects, worth
from engine.players.value import foretell, inputs
from tests.engine.players.held_out import KINDS, held_out
from tools.measure.judge_value import misses
from tools.measure.positions import game_of

ENGINE = Path(__file__).parents[3] / "engine"
LEARNT = [(name, seats) for name in games.names() for seats in games.get(name).values]
LARGEST = 66_000  # bytes of a file


def value(size: int) -> LearntValue:
    """One unit that looks at the first input only; points are the unit, chances the second input."""
    return LearntValue(
        command="",
        games=0,
        seed=0,
        signs=("a", "b"),
        ahead=((10.0, 4.0), (6.0, 2.0)),
        units=((0.5, 1.0, *[0.0] * (size - 1)),),
        points=(1.0, *[0.0] * size, 2.0),
        chance=(0.0, 0.0, 1.0, *[0.0] * (size - 2), 0.0),
    )


def test_a_network_by_hand() -> None:
    found = foretell(value(4), [{"a": 0.0, "b": 1.0}, {"a": -1.0, "b": 0.0}], 0.5)
    assert found.points == pytest.approx((8 + 3 * (1 + 2 * tanh(0.5)), 8 + 3 * (1 + 2 * tanh(-0.5))))
    assert found.chances == pytest.approx((exp(1) / (exp(1) + 1), 1 / (exp(1) + 1)))


def test_alone_a_chance_is_nobody_elses() -> None:
    assert foretell(value(2), [{"a": 0.0, "b": 0.0}], 1.0).chances == (0.5,)


def test_a_seat_is_seen_against_the_others() -> None:
    """Its own, the mean of the others, the highest of the others; for two these are the same."""
    assert inputs([[1.0, 9.0], [2.0, 4.0]]) == [[1.0, 9.0, 2.0, 4.0], [2.0, 4.0, 1.0, 9.0]]
    assert inputs([[1.0], [2.0], [4.0]]) == [[1.0, 3.0, 4.0], [2.0, 2.5, 4.0], [4.0, 1.5, 2.0]]
    assert inputs([[7.0]]) == [[7.0]]


def test_a_chance_counts_beside_the_margin() -> None:
    assert worth(Prospects((30.0, 20.0), (0.75, 0.25)), 0, None) == 10 + VICTORY_POINTS / 2


@pytest.mark.parametrize(("name", "seats"), LEARNT)
def test_a_value_fits_its_game(name: str, seats: int) -> None:
    """Signs that are new or gone: learn again."""
    game = games.get(name)
    learnt, signs = game.values[seats], game.signs(Table.start(name, seats, seed="signs").state)
    assert all(tuple(one) == learnt.signs for one in signs)
    size = len(inputs([list(one.values()) for one in signs])[0])
    assert {len(unit) for unit in learnt.units} == {1 + size}
    assert len(learnt.points) == len(learnt.chance) == 1 + size + len(learnt.units)
    assert (ENGINE / name / "computer" / f"value-{seats}.json").stat().st_size < LARGEST


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS)
def test_a_value_is_less_wrong_than_weights_in_games_it_did_not_learn_from(kind: str) -> None:
    """And who is likely to win by it does win, about as often as it says."""
    game, _ = game_of(kind)
    found = [miss for one in held_out(kind) for miss in misses(game, one)]
    assert len(found) > 100
    assert fmean(miss.value for miss in found) < 0.97 * fmean(miss.linear for miss in found)
    likely = [miss for miss in found if miss.chance > 0.5]
    assert fmean(miss.won for miss in likely) == pytest.approx(fmean(miss.chance for miss in likely), abs=0.1)


def test_without_a_value_weights_count() -> None:
    game = games.get("mombasa")
    state = Table.start("mombasa", 2, seed="weights").state
    assert prospects(replace(game, values={}), state).chances is None
    assert prospects(replace(game, weights={}, values={}), state).points == tuple(
        float(score.total) for score in game.score(state).scores
    )
