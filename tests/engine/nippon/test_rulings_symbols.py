"""The rulings R1 to R16: what the lost symbols mean."""

from __future__ import annotations

from engine.nippon.components.effects import Advance, AdvanceSplit, Department, Gain, UnlockInfluence
from engine.nippon.scoring import leftovers
from engine.nippon.state import State
from tests.engine.nippon.scenario import begin, demand, employ, lay_out, own, owning, ready, rich, ship


def test_r1_science_and_mining_cost_money() -> None:
    for action in ("science", "mining"):
        play = begin(lambda g: rich(g.players[0], money=6, coal=0, iron=0))
        play.act(action)
        play.go("steps:3")
        assert (play.me.money, getattr(play.me, action)) == (0, 3)


def test_r2_a_factory_costs_money_and_the_discount_is_money() -> None:
    def edit(g: State) -> None:
        g.players[0].token_a = "a_discount"

    play = ready("cotton_2a", edit=edit)
    play.build("cotton_2a")
    assert play.me.money == 26
    play = ready("cotton_2a")
    play.build("cotton_2a")
    assert play.me.money == 24


def test_r3_silk_is_temporary_science_or_money() -> None:
    play = begin(lambda g: rich(g.players[0], money=0, coal=0, silk=8, iron=0))
    assert play.offers_silk()
    play.go("silk", "n:2")
    assert (play.me.money, play.me.silk) == (2, 6)
    assert "action:factory" in play.ids()  # 1 silk for science, 6 money out of 2 money and 5 silk
    poor = begin(lambda g: rich(g.players[0], money=0, coal=0, silk=6, iron=0))
    assert poor.refused("action:factory") == "money_and_silk"  # the silk for science is not money as well
    play = ready("bento_2a", science=0, edit=lambda g: rich(g.players[0], money=6, silk=6))
    play.build("bento_2a")
    assert (play.me.money, play.me.silk, play.me.science) == (0, 0, 0)


def test_r4_a_machine_costs_five_money() -> None:
    play = owning("cotton_2a")
    play.act("machines")
    play.go("machine:cotton_2a:left")
    assert (play.me.money, play.me.iron) == (25, 10)


def test_r5_production_spends_coal_for_goods_of_the_type() -> None:
    for token, coal in (("cotton_2a", 2), ("bento_2a", 3), ("bulbs_1b", 4)):
        play = owning(token)
        play.act("production")
        works = play.works(token)
        assert (play.me.coal, works.goods, works.type) == (10 - coal, 1, token.partition("_")[0])


def test_r6_ships_and_trains_cost_three_iron_or_five_money_and_one_iron() -> None:
    play = begin(lambda g: rich(g.players[0], money=2, coal=0, silk=3, iron=4))
    play.act("ships")
    play.go("ship:paris")
    assert (play.key, play.ids()) == ("payment", ["pay:iron", "pay:money"])
    play.go("pay:money")
    assert (play.me.money, play.me.silk, play.me.iron) == (0, 0, 3)


def test_r7_the_right_machine_cell_costs_one_iron_more() -> None:
    play = owning("cotton_2a")
    play.act("machines")
    assert play.ids() == ["machine:cotton_2a:left", "machine:cotton_2a:right"]
    play.go("machine:cotton_2a:right")
    assert (play.me.money, play.me.iron, play.works("cotton_2a").left) == (25, 9, False)


def test_r8_what_the_departments_give() -> None:
    rows = begin().g.data.department
    gives = {color: (row.normal, row.improved) for color, row in rows.items()}
    assert gives == {
        "black": ((Gain("coal", 2),), (Gain("coal", 3),)),
        "red": ((Gain("silk", 2),), (Gain("silk", 3),)),
        "grey": ((Gain("iron", 2),), (Gain("iron", 3),)),
        "blue": ((Gain("money", 3),), (Gain("money", 5),)),
        "white": ((AdvanceSplit(("science", "mining"), 1),), (AdvanceSplit(("science", "mining"), 2),)),
        "yellow": ((Gain("vp", 2),), (Gain("vp", 4),)),
    }


def test_r9_every_investment_gives_finance_2() -> None:
    play = owning("cotton_2a", "paper_2a", "bento_2a", goods=3)
    play.act("investments_contracts")
    play.go("good:cotton", "invest", "good:paper", "invest", "good:bento", "invest")
    assert play.me.finance == 6
    assert [works.goods for works in play.me.works] == [2, 1, 0]


def test_r10_there_is_no_green_department() -> None:
    play = owning("bento_2a", goods=1)
    play.act("investments_contracts")
    play.go("contract:any_level_2")
    assert play.ids() == [f"department:{color}" for color in ("black", "red", "grey", "blue", "white", "yellow")]


def test_r11_region_bonuses_or_two_vp() -> None:
    bonuses = {region.id: region.supply for region in begin().table.view(None).regions}
    assert bonuses == {"kyushu": {"coal": 2}, "kansai": {"silk": 2}, "chubu": {"iron": 2}, "kanto": {"money": 3}}

    def edit(g: State) -> None:
        demand(g, "osaka", "demand_9")

    play = owning("paper_2a", goods=1, edit=edit)
    play.act("local_markets")
    if play.key == "market_region":
        play.go("region:kansai")
    play.go("cell:osaka:e")
    assert play.ids() == ["reward:supply", "reward:vp"]
    play.go("reward:vp")
    assert (play.me.vp, play.me.earned) == (2, {"markets": 2})


def test_r12_consolidation_discards_and_gives_coal_and_money() -> None:
    def edit(g: State) -> None:
        rich(g.players[0], money=20, coal=9, silk=3, iron=4)
        g.players[0].mining, g.players[0].finance = 2, 1
        employ(g, "yellow")

    play = begin(edit)
    play.go("consolidate")
    assert (play.me.coal, play.me.money, play.me.silk, play.me.iron) == (4, 13 - 3, 3, 4)


def test_r13_a_machine_by_an_effect_does_not_trigger_a_machines_modifier() -> None:
    play = owning("bulbs_4b", "clocks_4a", goods=1)
    play.act("investments_contracts")
    play.go("good:bulbs", "contract:yellow", "use:bulbs_4b", "machine:clocks_4a:left")
    assert (play.me.ships, play.key) == (0, "core.ask.end_turn")
    # nor does one that waited for its first factory
    play = ready("cotton_4a", edit=lambda g: _waiting(g))
    play.build("cotton_4a")
    assert play.works("cotton_4a").left
    assert (play.me.science, play.key) == (5, "core.ask.end_turn")


def _waiting(g: State) -> None:
    g.players[0].machines, g.players[0].waiting_machine = 1, 1


def test_r14_starting_tokens_in_numbers() -> None:
    rows = begin().g.data.token_a
    assert {row.id: row.amount for row in rows.values() if row.id in ("a_goods", "a_coal", "a_discount")} == {
        "a_goods": 2,
        "a_coal": 3,
        "a_discount": 2,
    }
    assert begin().g.data.old_factory.start_goods == 1


def test_r15_bonus_symbols() -> None:
    data = begin().g.data
    kinds = {type(cell.bonus) for cells in data.track.values() for cell in cells if cell.bonus}
    kinds |= {type(bonus.bonus) for bonus in data.player_board.piece_rows.bonuses}
    assert kinds == {Department, UnlockInfluence, Advance}
    cells = [cell.bonus for region in data.regions.rows for cell in region.train_cells]
    assert {"iron": 1} in cells
    assert {"silk": 1} in cells


def test_r16_goods_count_among_the_leftovers() -> None:
    def edit(g: State) -> None:
        own(g, "cotton_2a", goods=3)
        own(g, "paper_2a", goods=2)
        rich(g.players[0], money=14, coal=1, silk=1, iron=1)

    assert leftovers(begin(edit).g, begin(edit).me) == (2, 2)


def test_the_example_ship_can_be_paid_with_silk_in_the_middle() -> None:
    def edit(g: State) -> None:
        lay_out(g, "cotton_2a")
        rich(g.players[0], money=4, coal=0, silk=1, iron=1)
        ship(g, "berlin", seat=1)

    play = begin(edit)
    play.act("ships")
    play.go("ship:paris")
    assert (play.me.money, play.me.silk, play.me.iron) == (0, 0, 0)
