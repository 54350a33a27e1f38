"""Every side of the cotton and paper factories (§9.3)."""

from __future__ import annotations

from engine.nippon.state import State
from tests.engine.nippon.scenario import Play, employ, own, owning, ready, slot


def test_cotton_1a_science_2() -> None:
    play = ready("cotton_1a", science=1)
    play.build("cotton_1a")
    assert (play.me.science, play.me.coal) == (3, 12)  # past the black bonus


def test_cotton_1b_money_2_and_science_1() -> None:
    play = ready("cotton_1b", science=2)
    play.build("cotton_1b")
    assert (play.me.money, play.me.science) == (30 - 6 + 2, 3)


def test_cotton_2a_silk_3() -> None:
    play = ready("cotton_2a")
    play.build("cotton_2a")
    assert play.me.silk == 3


def test_cotton_2b_red_or_white_department() -> None:
    play = ready("cotton_2b", science=2)
    play.build("cotton_2b")
    assert play.ids() == ["effect:department_red", "effect:department_white"]
    play.go("effect:department_red")
    assert play.me.silk == 2
    play.table.undo(0)
    play.go("effect:department_white", "split:mining1")
    assert (play.me.silk, play.me.mining) == (0, 1)


def test_cotton_3a_science_1_more() -> None:
    play = owning("cotton_3a")
    play.act("science")
    play.go("steps:1")
    assert (play.key, play.ids()) == ("modifier", ["use:cotton_3a", "skip"])
    play.go("use:cotton_3a")
    assert play.me.science == 2


def test_cotton_3b_silk_2() -> None:
    play = owning("cotton_3b")
    play.act("science")
    play.go("steps:1", "use:cotton_3b")
    assert (play.me.science, play.me.silk) == (1, 2)


def test_cotton_4a_science_2_for_a_machine_here() -> None:
    play = owning("cotton_4a", "paper_2a")
    play.act("machines")
    play.go("machine:paper_2a:left")
    assert play.refused("use:cotton_4a") == "modifier"
    play.go("machine:cotton_4a:left", "use:cotton_4a")
    assert play.me.science == 2


def test_cotton_4b_one_more_good_here() -> None:
    play = owning("cotton_4b", "paper_2a")
    play.act("production")
    play.go("produce:paper_2a")
    assert play.refused("use:cotton_4b") == "modifier"
    play.go("produce:cotton_4b", "use:cotton_4b")
    assert (play.works("cotton_4b").goods, play.works("paper_2a").goods) == (2, 1)


def favoured(token: str, objective: str, level: int) -> Play:
    """A late factory that looks at the favour on an objective, just built."""

    def edit(g: State) -> None:
        if level:
            g.players[0].favours[objective] = level
            g.players[0].stacks[level - 1] -= 1

    play = ready(token, edit=edit)
    play.build(token)
    return play


def check_favour_bonus(token: str, objective: str) -> None:
    assert [favoured(token, objective, level).me.vp for level in (0, 1, 2, 3)] == [0, 0, 2, 4]
    other = "ships" if objective != "ships" else "trains"
    assert favoured(token, other, 3).me.vp == 0


def test_cotton_5a_favour_on_science() -> None:
    check_favour_bonus("cotton_5a", "science")


def test_cotton_5b_two_vp_per_factory_type() -> None:
    def edit(g: State) -> None:
        own(g, "old_factory", type="paper")
        own(g, "bento_1a")
        own(g, "bento_2a")

    play = ready("cotton_5b", edit=edit)
    play.build("cotton_5b")
    assert play.me.vp == 6  # cotton, paper by the old factory (R21), bento
    assert play.me.earned == {"factories": 6}


def test_paper_1a_iron_3_and_finance_1() -> None:
    play = ready("paper_1a")
    play.build("paper_1a")
    assert (play.me.iron, play.me.finance) == (13, 1)


def test_paper_1b_finance_2() -> None:
    play = ready("paper_1b")
    play.build("paper_1b")
    assert play.me.finance == 2


def test_paper_2a_money_5() -> None:
    play = ready("paper_2a")
    play.build("paper_2a")
    assert play.me.money == 30 - 6 + 5


def test_paper_2b_department_of_the_worker_taken() -> None:
    def edit(g: State) -> None:
        slot(g, 2, "yellow")

    play = ready("paper_2b", edit=edit)
    play.build("paper_2b")
    assert play.me.vp == 2


def test_paper_3a_finance_2_once_for_contracts() -> None:
    play = owning("paper_3a", goods=2)
    play.act("investments_contracts")
    play.go("invest")
    assert play.key == "core.ask.end_turn"  # no contract, no modifier
    play = owning("paper_3a", goods=2)
    play.act("investments_contracts")
    play.go("contract:yellow", "use:paper_3a")
    assert play.me.finance == 2


def test_paper_3b_keeps_three_coal_and_money() -> None:
    def edit(g: State) -> None:
        employ(g, "yellow")
        g.players[0].coal, g.players[0].money = 2, 9

    play = owning("paper_3b", edit=edit)
    play.go("consolidate")
    assert play.key == "keep"
    assert play.ids() == ["keep:coal2+money1", "keep:coal1+money2", "keep:money3"]
    play.go("keep:coal2+money1")
    assert (play.me.coal, play.me.money) == (2 + 2, 1 + 12 - 3)


def test_paper_4a_iron_2_for_a_machine_here() -> None:
    play = owning("paper_4a")
    play.act("machines")
    play.go("machine:paper_4a:left", "use:paper_4a")
    assert play.me.iron == 12


def test_paper_4b_iron_per_factory_that_produced() -> None:
    play = owning("paper_4b", "cotton_2a")
    play.act("production")
    play.go("produce:paper_4b", "produce:cotton_2a", "use:paper_4b")
    assert play.me.iron == 12


def test_paper_5a_favour_on_finance() -> None:
    check_favour_bonus("paper_5a", "finance")


def test_paper_5b_favour_on_contracts() -> None:
    check_favour_bonus("paper_5b", "contracts")


def test_the_improved_yellow_department_counts_for_late_factories() -> None:
    def edit(g: State) -> None:
        g.players[0].favours["science"] = 3
        g.players[0].stacks[2] -= 1
        g.players[0].improved.append("yellow")
        g.ports["paris"].improved -= 1

    play = ready("cotton_5a", edit=edit)
    play.build("cotton_5a")
    assert play.me.vp == 8


def test_a_modifier_is_not_offered_where_it_would_do_nothing() -> None:
    def edit(g: State) -> None:
        g.players[0].science = 10

    play = owning("cotton_3a", edit=edit)
    play.act("science")
    play.go("steps:1")
    assert play.key == "core.ask.end_turn"
