"""What a question is told with: what it would come to, and what several answers in a row would bring."""

from __future__ import annotations

import pytest

from host.tables.questions import totals_seen
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
