"""Every side of the light bulb and clock factories (§9.3)."""

from __future__ import annotations

from engine.nippon.state import State
from tests.engine.nippon.scenario import employ, own, owning, ready, ship
from words import say


def test_bulbs_1a_goods_on_three_factories() -> None:
    def edit(g: State) -> None:
        own(g, "old_factory", goods=1)
        own(g, "bento_1a", goods=4)
        own(g, "cotton_2a")
        own(g, "paper_2a")

    play = ready("bulbs_1a", edit=edit)
    play.build("bulbs_1a")
    assert play.ids() == ["goods:old_factory", "goods:cotton_2a", "goods:paper_2a", "goods:bulbs_1a"]
    play.go("goods:old_factory", "goods:bulbs_1a")
    assert play.ids() == ["goods:cotton_2a", "goods:paper_2a"]
    play.go("goods:paper_2a")
    assert [works.goods for works in play.me.works] == [2, 4, 0, 1, 1]


def test_bulbs_1b_two_goods_here() -> None:
    play = ready("bulbs_1b")
    play.build("bulbs_1b")
    assert play.works("bulbs_1b").goods == 2


def test_bulbs_2a_machines_on_two_factories() -> None:
    def edit(g: State) -> None:
        own(g, "cotton_2a", left=True)

    play = ready("bulbs_2a", edit=edit)
    play.build("bulbs_2a")
    assert play.ids() == ["machine:cotton_2a:right", "machine:bulbs_2a:left", "machine:bulbs_2a:right"]
    play.go("machine:bulbs_2a:left")
    assert (play.me.machines, play.works("cotton_2a").right) == (3, True)  # the second one had one place left
    assert (play.me.iron, play.me.money) == (9, 24)


def test_bulbs_2b_machine_then_production_there() -> None:
    play = ready("bulbs_2b")
    play.build("bulbs_2b")
    play.go("machine:bulbs_2b:left")
    assert (play.key, play.ids()) == ("optional", ["pay", "skip"])
    prompt = play.table.asks[0].prompt
    assert prompt is not None
    assert say(prompt, "en").count("2B") == 1, "the factory is named once"
    play.go("pay")
    assert (play.me.coal, play.works("bulbs_2b").goods) == (6, 2)


def test_bulbs_2b_produces_where_the_machine_was_built() -> None:
    play = ready("bulbs_2b", edit=lambda g: own(g, "cotton_2a"))
    play.build("bulbs_2b")
    play.go("machine:cotton_2a:left", "pay")
    assert (play.works("cotton_2a").goods, play.works("bulbs_2b").goods) == (2, 0)


def test_bulbs_3a_two_more_goods_here() -> None:
    play = owning("bulbs_3a")
    play.act("production")
    play.go("use:bulbs_3a")
    assert play.works("bulbs_3a").goods == 3


def test_bulbs_3b_one_more_good_on_every_factory() -> None:
    play = owning("bulbs_3b", "cotton_2a", "paper_2a")
    play.act("production")
    play.go("produce:bulbs_3b", "produce:cotton_2a", "use:bulbs_3b")
    assert [works.goods for works in play.me.works] == [2, 2, 0]
    play.go("produce:paper_2a")
    assert [works.goods for works in play.me.works] == [2, 2, 1]  # §9.2: only those before it count


def test_bulbs_4a_money_4_for_a_machine_here() -> None:
    play = owning("bulbs_4a")
    play.act("machines")
    play.go("machine:bulbs_4a:left", "use:bulbs_4a")
    assert play.me.money == 30 - 5 + 4


def test_bulbs_4b_machine_for_a_contract() -> None:
    play = owning("bulbs_4b", goods=1)
    play.act("investments_contracts")
    play.go("contract:yellow", "use:bulbs_4b", "machine:bulbs_4b:right")
    assert (play.me.machines, play.me.iron, play.me.money) == (1, 9, 30)


def test_bulbs_5a_two_money_per_machine_at_most_eight() -> None:
    def edit(g: State) -> None:
        for token in ("cotton_2a", "paper_2a", "bento_2a", "lenses_2a", "clocks_2a"):
            own(g, token, left=True)

    play = ready("bulbs_5a", edit=edit)
    play.build("bulbs_5a")
    assert play.me.money == 30 - 6 + 8


def test_bulbs_5b_two_vp_per_threshold_of_the_rows() -> None:
    def edit(g: State) -> None:
        own(g, "cotton_2a", left=True, right=True)
        own(g, "paper_2a", left=True, right=True)
        own(g, "bento_2a", left=True)
        for port in ("berlin", "london", "paris"):
            ship(g, port, home=True)

    play = ready("bulbs_5b", edit=edit)
    play.build("bulbs_5b")
    assert play.me.vp == 2 * (2 + 1)  # machines both, ships the lower one


def test_clocks_1a_ship_and_finance_3() -> None:
    play = ready("clocks_1a")
    play.build("clocks_1a")
    assert play.me.finance == 3
    assert play.key == "effect_order"  # the grey bonus of the finance track waits beside the ship
    play.go("effect:build_ship", "ship:london")
    assert (play.me.ships, play.me.iron, play.me.improved) == (1, 13, ["grey"])


def test_clocks_1b_ship_machine_or_train_and_finance_2() -> None:
    play = ready("clocks_1b")
    play.build("clocks_1b")
    assert (play.me.finance, play.ids()) == (2, ["build:ship", "build:machine", "build:train"])
    play.go("build:machine", "machine:clocks_1b:left")
    assert play.me.machines == 1


def test_clocks_2a_another_ship_for_iron() -> None:
    play = ready("clocks_2a")
    play.build("clocks_2a")
    play.go("ship:paris", "pay")
    assert play.me.iron == 9
    assert "ship:paris" not in play.ids()
    play.go("ship:berlin")
    assert play.me.ships == 2


def test_clocks_2b_department_of_the_expert() -> None:
    play = ready("clocks_2b")
    play.build("clocks_2b")
    play.go("ship:paris")
    assert play.me.vp == 4  # the department was improved by the ship


def test_clocks_3a_another_destination_for_two_money() -> None:
    play = ready("clocks_3a")
    play.build("clocks_3a")
    play.go("ship:paris", "pay", "ship:berlin")
    assert (play.me.ships, play.me.money) == (2, 22)


def test_clocks_3b_another_destination_for_finance() -> None:
    def edit(g: State) -> None:
        g.players[0].finance = 2

    play = ready("clocks_3b", edit=edit)
    play.build("clocks_3b")
    play.go("ship:paris", "pay", "ship:berlin")
    assert (play.me.ships, play.me.finance) == (2, 0)


def test_clocks_4a_ship_and_finance_2_for_a_machine_here() -> None:
    play = owning("clocks_4a")
    play.act("machines")
    play.go("machine:clocks_4a:left", "use:clocks_4a", "ship:paris")
    assert (play.me.ships, play.me.finance) == (1, 3)  # 2, and 1 for ships and machines, column 1


def test_clocks_4b_ship_for_a_contract() -> None:
    play = owning("clocks_4b", goods=1)
    play.act("investments_contracts")
    play.go("contract:yellow", "use:clocks_4b", "ship:paris")
    assert play.me.ships == 1


def test_clocks_5a_two_vp_per_lower_threshold() -> None:
    def edit(g: State) -> None:
        player = g.players[0]
        player.mining, player.finance = 9, 6
        for port in ("berlin", "london", "paris"):
            ship(g, port, home=True)

    play = ready("clocks_5a", edit=edit)
    play.build("clocks_5a")
    assert play.me.vp == 2 * 3  # science (level 6), mining, ships


def test_clocks_5b_two_vp_per_threshold_of_the_tracks() -> None:
    def edit(g: State) -> None:
        player = g.players[0]
        player.mining, player.finance = 9, 7

    play = ready("clocks_5b", edit=edit)
    play.build("clocks_5b")
    assert play.me.vp == 2 * (1 + 2 + 1)


def test_a_ship_by_an_effect_needs_room_for_its_expert() -> None:
    def edit(g: State) -> None:
        employ(g, "black", "black", "red", "red", "blue")

    play = ready("clocks_1a", edit=edit)
    happened = play.build("clocks_1a")
    assert play.me.ships == 0
    assert "nippon.log.no_build" in [event.kind for event in happened]
