"""Rulings and worked examples of the bazaar."""

from __future__ import annotations

from engine.core.text import text
from tests.engine.bazaar.scenario import BLUE, GREEN, ORANGE, ids, scenario


def test_e1_a_card_that_cannot_be_paid_is_not_offered() -> None:
    table = scenario(coins=(1, 4, 4), row=("carpet", "mirror"))
    assert ids(table) == ["buy:mirror", "work", "give:1", "give:2", "skip"]
    reason = table.why_not(BLUE, "buy:carpet")
    assert (reason.key, reason.args) == ("bazaar.no.coins", text("bazaar.no.coins", need=2, have=1).args)


def test_r1_whoever_has_no_coins_cannot_give_any() -> None:
    table = scenario(coins=(0, 4, 4), row=("carpet",))
    assert ids(table) == ["work", "skip"]
    assert table.why_not(BLUE, "give:1").key == "bazaar.no.gift"


def test_r2_the_highest_bid_goes_first_and_the_lower_seat_among_equals() -> None:
    table = scenario(phase="bid")
    for seat, bid in ((GREEN, 2), (BLUE, 1), (ORANGE, 2)):
        ask = table.ask_of(seat)
        assert ask is not None
        table.answer(seat, [ask.options[bid].id])
        table.answer(seat, ["lock"])
    assert table.state.order == [ORANGE, GREEN, BLUE]
