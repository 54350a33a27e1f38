"""What a question is told with: what it would come to, and what several answers in a row would bring."""

from __future__ import annotations

import pytest

from host.tables.questions import tells_something, totals_seen
from tests.engine.mombasa.scenario import BLUE, GREEN, Play, fresh, give


@pytest.mark.parametrize("hands", ["hidden", "open"])
def test_a_seat_counts_its_own_hand_and_of_others_what_lies_open(hands: str) -> None:
    g = fresh(2, hands=hands)
    for seat, card in ((BLUE, "d_share_cairo"), (GREEN, "e_share_mombasa")):
        give(g, seat, card)
    for company in ("cairo", "mombasa"):
        g.bases[company][0].posts -= 2  # a share is worth £1
        g.removed[company] += 2
    table = Play(g).table
    assert totals_seen(table, BLUE) == ((3, 1 if hands == "hidden" else 4), hands == "hidden")
    assert totals_seen(table, GREEN) == ((1 if hands == "hidden" else 3, 4), hands == "hidden")


@pytest.mark.parametrize(("round_", "totals", "told"), [(1, (3, 1), False), (2, (3, 1), True), (2, (1, 1), False)])
def test_what_it_would_come_to_is_told_once_it_says_something(round_: int, totals: tuple[int, int], told: bool) -> None:
    g = fresh(2)
    g.round = round_
    assert tells_something(Play(g).table, totals) == told
