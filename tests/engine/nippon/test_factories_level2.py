"""Every side of the bento and lens factories (§9.3)."""

from __future__ import annotations

from engine.nippon.queries.influence import influence
from engine.nippon.state import State
from tests.engine.nippon.scenario import begin, employ, own, owning, place, ready, rich, slot, train
from tests.engine.nippon.test_factories_level1 import check_favour_bonus


def test_bento_1a_mining_3() -> None:
    play = ready("bento_1a")
    play.build("bento_1a")
    assert (play.me.mining, play.me.silk) == (3, 2)  # onto the red bonus


def test_bento_1b_mining_2_and_2_more_for_finance() -> None:
    def edit(g: State) -> None:
        g.players[0].finance = 2

    play = ready("bento_1b", edit=edit)
    play.build("bento_1b")
    assert play.me.mining == 2
    assert (play.key, play.ids()) == ("optional", ["pay", "skip"])
    play.go("pay")
    assert (play.me.mining, play.me.finance) == (4, 0)
    poor = ready("bento_1b")
    poor.build("bento_1b")
    assert (poor.key, poor.me.mining) == ("core.ask.end_turn", 2)


def test_bento_2a_coal_4() -> None:
    play = ready("bento_2a")
    play.build("bento_2a")
    assert play.me.coal == 14


def test_bento_2b_stores_three_coal() -> None:
    def edit(g: State) -> None:
        employ(g, "yellow")

    play = ready("bento_2b", edit=edit)
    play.build("bento_2b")
    assert (play.me.coal, play.works("bento_2b").coal) == (10, 3)
    play.go("end")
    play.rest()
    play.go("consolidate")
    assert (play.me.coal, play.works("bento_2b").coal) == (2, 3)


def test_bento_3a_mining_1_more_and_iron_1() -> None:
    play = owning("bento_3a")
    play.act("mining")
    play.go("steps:1", "use:bento_3a")
    assert (play.me.mining, play.me.iron) == (2, 11)


def test_bento_3b_iron_2() -> None:
    play = owning("bento_3b")
    play.act("mining")
    play.go("steps:1", "use:bento_3b")
    assert (play.me.mining, play.me.iron) == (1, 12)


def test_bento_4a_mining_3_for_a_machine_here() -> None:
    play = owning("bento_4a")
    play.act("machines")
    play.go("machine:bento_4a:left", "use:bento_4a")
    assert play.me.mining == 3


def test_bento_4b_one_production_without_coal() -> None:
    def edit(g: State) -> None:
        g.players[0].coal = 0

    play = owning("bento_4b", "paper_2a", edit=edit)
    assert "action:production" in play.ids()  # §6.2: possible without any coal
    play.act("production")
    assert play.ids() == ["produce:bento_4b:free", "produce:paper_2a:free"]
    assert play.refused("produce:paper_2a") == "resource"
    play.go("produce:paper_2a:free")
    assert (play.works("paper_2a").goods, play.g.turn.modifier) == (1, "bento_4b")
    assert play.key == "core.ask.end_turn"


def test_bento_5a_every_department_bonus_on_the_mining_track() -> None:
    def edit(g: State) -> None:
        g.players[0].mining = 8

    play = ready("bento_5a", edit=edit)
    play.build("bento_5a")
    # red on 3, grey on 6, blue on 8; the token on 4 is no department
    assert (play.me.silk, play.me.iron, play.me.money) == (2, 12, 30 - 6 + 3)
    assert play.me.locked == [3, 5, 7]


def test_bento_5b_favour_on_mining() -> None:
    check_favour_bonus("bento_5b", "mining")


def test_lenses_1a_train_and_finance_1() -> None:
    play = ready("lenses_1a")
    play.build("lenses_1a")
    assert play.me.finance == 1
    play.go("region:kanto", "cell:kanto:1")
    assert (play.me.trains, play.me.silk, play.g.rails["kanto"]) == (1, 1, [0, None, None])


def test_lenses_1b_cell_bonus_twice() -> None:
    play = ready("lenses_1b")
    play.build("lenses_1b")
    play.go("region:chubu", "cell:chubu:2")
    assert play.me.money == 30 - 6 + 2 * 2


def test_lenses_2a_a_second_train_in_another_region() -> None:
    play = ready("lenses_2a")
    play.build("lenses_2a")
    play.go("region:chubu", "cell:chubu:3")
    assert play.key == "optional"
    play.go("pay")
    assert (play.me.money, play.me.iron) == (30 - 6 - 5, 9)
    assert play.ids() == ["region:kyushu", "region:kansai", "region:kanto"]
    play.go("region:kanto", "cell:kanto:3")
    assert play.me.trains == 2


def test_lenses_2b_a_second_train_for_finance_and_iron() -> None:
    def edit(g: State) -> None:
        g.players[0].finance = 3

    play = ready("lenses_2b", edit=edit)
    play.build("lenses_2b")
    play.go("region:chubu", "cell:chubu:3", "pay")
    assert (play.me.finance, play.me.iron, play.me.money) == (1, 9, 24)
    assert "region:chubu" not in play.ids()


def test_lenses_3a_supply_bonus_of_a_region_with_a_new_train() -> None:
    play = owning("lenses_3a")
    play.act("trains")
    play.go("region:chubu", "cell:chubu:3", "pay:iron", "region:kanto", "cell:kanto:3", "pay:iron", "use:lenses_3a")
    assert play.ids() == ["region:chubu", "region:kanto"]
    play.go("region:kanto")
    assert play.me.money == 33


def test_lenses_3b_department_of_the_worker_taken() -> None:
    def edit(g: State) -> None:
        slot(g, 4, "grey")

    play = owning("lenses_3b", edit=edit)
    play.act("trains")
    play.go("region:chubu", "cell:chubu:3", "pay:iron", "use:lenses_3b")
    assert play.me.iron == 10 - 3 + 2


def test_lenses_4a_train_for_a_machine_here() -> None:
    play = owning("lenses_4a")
    play.act("machines")
    play.go("machine:lenses_4a:left", "use:lenses_4a", "region:chubu", "cell:chubu:3")
    assert (play.me.trains, play.me.iron) == (1, 10)
    assert play.me.coal == 12  # machines and trains, column 1: black


def test_lenses_4b_train_for_two_contracts() -> None:
    def edit(g: State) -> None:
        own(g, "cotton_2a", goods=2)

    play = owning("lenses_4b", goods=1, edit=edit)
    play.act("investments_contracts")
    play.go("good:lenses", "contract:yellow")
    assert play.refused("use:lenses_4b") == "modifier"
    play.go("good:cotton", "contract:black")
    assert play.key == "modifier"
    play.go("use:lenses_4b", "region:kanto", "cell:kanto:3")
    assert play.me.trains == 1


def test_lenses_5a_trains_count_three() -> None:
    def edit(g: State) -> None:
        rich(g.players[0])
        own(g, "lenses_5a")
        train(g, "chubu", 1)
        train(g, "kanto", 1)
        place(g, "nagoya:n", 4)
        train(g, "chubu", 2, seat=1)
        place(g, "nagano:s", 2, seat=1)

    play = begin(edit)
    assert influence(play.g, "chubu")[0] == {0: 4 + 3, 1: 2 + 2}
    assert influence(play.g, "kanto")[0] == {0: 0, 1: 0}  # no token there


def test_lenses_5b_favour_on_trains() -> None:
    check_favour_bonus("lenses_5b", "trains")
