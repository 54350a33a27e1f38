"""Which turns a film has: all, or every turn of some rounds."""

from __future__ import annotations

from itertools import pairwise

from cogs.panels.look.replay import whole_rounds
from host import PastTurn

ROUNDS, SEATS = 10, 4
COURSE = [PastTurn(n, 1 + n // SEATS, n % SEATS) for n in range(ROUNDS * SEATS)]


def test_a_film_has_every_turn_if_it_may() -> None:
    assert whole_rounds(COURSE, 400) == list(range(len(COURSE) + 1))
    assert whole_rounds([], 400) == [0]


def test_a_shorter_film_leaves_out_whole_rounds() -> None:
    for most in range(2 * SEATS + 1, len(COURSE)):
        beginning, *turns = whole_rounds(COURSE, most)
        assert beginning == 0
        assert len(turns) < most
        rounds = sorted({COURSE[turn - 1].round for turn in turns})
        assert turns == [past.segment + 1 for past in COURSE if past.round in rounds]
        assert rounds[0] == 1
        assert rounds[-1] == ROUNDS, "the end is always there"
        apart = {after - before for before, after in pairwise(rounds)}
        assert max(apart) - min(apart) <= 1, "evenly spread"


def test_turns_of_no_round_are_left_out_one_by_one() -> None:
    course = [PastTurn(n, 0, None) for n in range(9)]
    assert whole_rounds(course, 6) == [0, 1, 3, 5, 7, 9]
