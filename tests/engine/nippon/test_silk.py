"""Silk as money: offered wherever money can matter, counted in what can be afforded (§5, §21)."""

from __future__ import annotations

import pytest

from engine.core.text import Text
from engine.nippon.rules.consolidation import final_silk
from engine.nippon.state import State
from tests.engine.nippon.scenario import begin, employ, own, owning, ready, rich


def with_silk(money: int, silk: int, iron: int = 0):  # type: ignore[no-untyped-def]
    return lambda g: rich(g.players[0], money=money, coal=0, silk=silk, iron=iron)


def test_silk_counts_in_what_is_affordable() -> None:
    play = begin(with_silk(0, 3))
    play.act("science")
    assert play.ids() == ["steps:1", "steps:2"]
    play.go("steps:2")
    assert (play.me.money, play.me.silk, play.me.science) == (0, 0, 2)


def test_money_goes_first_and_silk_makes_up_for_the_rest() -> None:
    play = begin(with_silk(2, 5))
    play.act("mining")
    happened = play.go("steps:2")
    assert (play.me.money, play.me.silk) == (0, 4)
    assert "nippon.log.silk" in [event.kind for event in happened]


def test_the_button_is_there_in_the_own_turn_and_asks_again() -> None:
    play = begin(with_silk(1, 4))
    assert play.offers_silk()
    play.go("silk")
    assert (play.key, play.ids()) == ("silk", ["n:1", "n:2", "n:3", "n:4"])
    play.go("n:3")
    assert (play.key, play.me.money, play.me.silk) == ("main", 4, 1)
    play.go("silk")  # a single one is turned without asking
    assert (play.key, play.me.money, play.me.silk) == ("main", 5, 0)
    assert not play.offers_silk()


def test_turning_silk_can_be_undone_step_by_step() -> None:
    play = begin(with_silk(1, 4))
    play.go("silk", "n:3")
    play.table.undo(0)
    assert (play.key, play.me.silk) == ("silk", 4)
    play.table.undo(0)
    assert play.key == "main"


def test_the_button_leaves_the_silk_a_factory_needs() -> None:
    play = ready("cotton_2a", science=0, edit=with_silk(6, 3))
    play.act("factory")
    assert play.key == "factory_type"
    play.go("silk")
    assert play.ids() == ["n:1", "n:2"]  # one is needed as science


def test_no_button_where_money_cannot_matter() -> None:
    play = owning("cotton_2a", "paper_2a", edit=lambda g: setattr(g.players[0], "silk", 3))
    play.act("production")
    assert not play.offers_silk()


def test_silk_may_pay_salaries() -> None:
    def edit(g: State) -> None:
        employ(g, "black", "red", "grey", "blue", "yellow")
        g.players[0].silk = 3
        g.players[0].favours = dict.fromkeys(("ships", "trains", "science"), 1)
        g.players[0].stacks = [0, 3, 3]

    play = begin(edit)
    play.go("consolidate", "objective:mining")
    assert (play.key, play.ids()) == ("salary", ["pay"])
    assert play.offers_silk()
    play.go("silk", "n:2")
    assert (play.key, play.me.money) == ("salary", 14)
    play.go("pay")
    assert (play.me.money, play.me.silk, play.me.earned) == (1, 1, {"departments": 2, "salaries": -2})


def test_optional_costs_in_money_may_be_paid_with_silk() -> None:
    play = ready("clocks_3a", edit=with_silk(6, 2))
    play.build("clocks_3a")
    play.go("ship:paris")
    assert play.key == "optional"
    assert play.offers_silk()
    play.go("pay", "ship:berlin")
    assert (play.me.ships, play.me.silk) == (2, 0)


def test_silk_for_the_leftovers_of_the_final_consolidation() -> None:
    def edit(g: State) -> None:
        g.phase, g.round, g.marker_2, g.scored = "final", 8, 0, 3
        g.players[0].silk, g.players[0].finance = 3, 2  # 14 money: one silk more makes a third point
        own(g, "cotton_2a", goods=1)

    play = begin(edit)
    assert (play.key, play.ids(), play.offers_silk()) == ("final_end", ["end"], True)
    play.go("silk", "n:1", "end")
    result = play.table.result
    assert result is not None
    points = {line.label.key: line.points for line in result.scores[0].lines}
    assert (points["nippon.score.leftover_goods"], points["nippon.score.leftover_money"]) == (1, 3)


@pytest.mark.parametrize(("money", "silk", "iron", "gains"), [(4, 1, 0, True), (3, 2, 1, False), (3, 2, 0, True)])
def test_before_the_end_silk_stands_out_only_where_its_money_is_worth_more(
    money: int, silk: int, iron: int, gains: bool
) -> None:
    play = begin(with_silk(money, silk, iron))
    [lazy] = final_silk(play.g, 0)()
    made = lazy.make(lazy.value)
    assert made.no_effect is not gains
    assert (made.detail == Text("nippon.detail.silk_vain")) is not gains
