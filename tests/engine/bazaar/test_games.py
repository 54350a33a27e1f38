"""Whole games of the bazaar: the invariants hold after every answer, and computer players finish them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.run import decode_state
from engine.selfplay import play_checked
from testkit.bazaar.invariants import broken
from testkit.bazaar.state import State
from tests.engine.bazaar.scenario import scenario


@pytest.mark.parametrize("player", ["random", "house"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.slow
def test_whole_games_hold_the_invariants(seats: int, player: str) -> None:
    table, _ = play_checked("bazaar", seats, "whole", {}, [player])
    assert table.over


def lose_a_coin(g: State) -> None:
    g.players[0].coins -= 1


def owe_a_date(g: State) -> None:
    g.players[0].dates = -1


def lose_a_card(g: State) -> None:
    g.deck.pop()


@pytest.mark.parametrize(("breaking", "number"), [(owe_a_date, "I1"), (lose_a_coin, "I2"), (lose_a_card, "I3")])
def test_a_broken_invariant_is_noticed(breaking: Callable[[State], None], number: str) -> None:
    table = scenario()
    g: State = decode_state(table.game, table.snapshot)
    breaking(g)
    assert [fault.partition(":")[0] for fault in broken(g)] == [number]
