"""Any seat can be handed over at any question, also in the middle of a secret plan: the computer player goes on."""

from __future__ import annotations

from random import Random

import pytest

from engine.core.table import Table
from engine.core.text import Seat
from engine.players import answer, computer_players, random_player
from testkit.positions import positions
from testkit.rotation import rotated

SHARE = 0.03
SEATED = [("yokohama", 3), ("nippon", 3), ("mombasa", 3), ("yokohama", 2), ("nippon", 4), ("mombasa", 2)]
HANDED = [(game, seats, seed) for seed in range(2) for game, seats in SEATED]
LONGEST = 400  # answers one turn may take


def play_on(table: Table, seat: Seat, rng: Random) -> int:
    """The stand-in plays a seat until its turn is over, the others anyhow; returns how much it answered."""
    name = next(iter(computer_players(table.game)))
    segment = table.segment
    for answered in range(LONGEST):
        if table.over or table.segment != segment or table.ask_of(seat) is None:
            return answered
        table.answer(seat, answer(table, seat, name, rng), "stand-in")
    raise AssertionError(f"{name} comes to no end")


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats", "seed"), rotated(HANDED, 5))
def test_a_seat_can_be_handed_over_at_any_question(game: str, seats: int, seed: int) -> None:
    rng = Random(seed)
    begun = 0
    for table in positions(game, seats, {}, f"over {seed}", SHARE):
        for ask in table.asks:
            copy = Table.load(table.dump())
            begun += any(choice.seat == ask.seat for choice in table.choices)
            assert play_on(copy, ask.seat, rng) > 0
    assert begun > 0, "no plan of somebody else was ever gone on with"


@pytest.mark.slow
@pytest.mark.parametrize("game", ["yokohama", "nippon", "mombasa"])
def test_who_comes_back_goes_on_from_what_the_stand_in_began(game: str) -> None:
    """The other way round: after each answer of the stand-in the seat is played by somebody else again."""
    rng = Random(game)
    for table in positions(game, 3, {}, "back", SHARE / 2):
        for ask in table.asks:
            copy = Table.load(table.dump())
            name = next(iter(computer_players(copy.game)))
            copy.answer(ask.seat, answer(copy, ask.seat, name, rng), "stand-in")
            asked = copy.ask_of(ask.seat)
            if asked is not None:
                copy.answer(ask.seat, random_player(None, asked, rng))
