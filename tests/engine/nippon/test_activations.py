"""Between activations: what a modifier pays for, which effects are offered, how goods are taken (§6.1, §9.2, §21)."""

from __future__ import annotations

import words
from engine.core.offer import MOST_OPTIONS
from engine.nippon.state import State
from tests.engine.nippon.scenario import Play, begin, demand, own, owning, ready, rich, train


def test_9_2_money_of_a_modifier_pays_for_the_next_machine() -> None:
    play = owning("bulbs_4a", "cotton_2a", edit=lambda g: setattr(g.players[0], "money", 6))
    play.act("machines")
    play.go("machine:bulbs_4a:left")
    assert (play.me.money, play.key, play.ids()) == (1, "modifier", ["use:bulbs_4a", "skip"])
    play.go("use:bulbs_4a")
    assert (play.me.money, play.key) == (5, "machines")
    assert play.ids() == ["machine:cotton_2a:left", "machine:cotton_2a:right", "stop"]
    play.go("machine:cotton_2a:left")
    assert (play.me.machines, play.me.money, play.key) == (2, 0, "core.ask.end_turn")


def test_9_2_the_supply_bonus_of_a_region_pays_for_the_next_train() -> None:
    play = owning("lenses_3a", edit=lambda g: rich(g.players[0], money=5, coal=0, iron=2))
    play.act("trains")
    play.go("region:chubu", "cell:chubu:3")  # no bonus there; 1 iron is left
    assert (play.me.iron, play.key) == (1, "modifier")
    play.go("use:lenses_3a")  # 2 iron
    assert (play.me.iron, play.key, play.ids()) == (
        3,
        "trains",
        ["region:kyushu", "region:kansai", "region:kanto", "stop"],
    )


def test_r17_a_modifier_is_declined_only_once() -> None:
    play = owning("bulbs_4a", "cotton_2a", edit=lambda g: setattr(g.players[0], "money", 6))
    play.act("machines")
    play.go("machine:bulbs_4a:left", "skip")
    assert (play.me.money, play.key) == (1, "core.ask.end_turn")


def test_9_2_who_stops_may_still_apply_a_modifier() -> None:
    play = owning("bulbs_4a", "cotton_2a")
    play.act("machines")
    play.go("machine:bulbs_4a:left", "stop")
    assert (play.key, play.ids()) == ("modifier", ["use:bulbs_4a", "skip"])
    play.go("use:bulbs_4a")
    assert (play.me.money, play.key) == (29, "core.ask.end_turn")  # stopped is stopped


def second_train(finance: int) -> Play:
    """Lenses 2B, whose first train empties column 2 of machines and trains: finance +1 beside "may move back 2"."""

    def edit(g: State) -> None:
        g.players[0].finance = finance
        train(g, "kanto", 3)
        own(g, "cotton_2a", left=True, right=True)

    play = ready("lenses_2b", edit=edit)
    play.build("lenses_2b")
    play.go("region:kansai", "cell:kansai:3")
    return play


def test_r47_an_optional_part_waits_until_it_can_be_paid() -> None:
    play = second_train(finance=1)
    assert (play.me.finance, play.key, play.ids()) == (2, "optional", ["pay", "skip"])
    none = second_train(finance=0)
    assert (none.me.finance, none.key) == (1, "core.ask.end_turn")  # 2 steps back are never possible


def test_r47_an_optional_part_that_can_be_paid_is_ordered_by_its_owner() -> None:
    play = second_train(finance=2)
    assert (play.key, play.ids()) == ("effect_order", ["effect:advance_finance1", "effect:optional"])


def five_cotton_factories(g: State) -> None:
    for token in ("cotton_1a", "cotton_2a", "cotton_3a", "cotton_4a"):
        own(g, token, goods=3)
    own(g, "old_factory", type="cotton", goods=3)
    demand(g, "osaka", "demand_9")  # n cotton


def test_21_from_five_factories_of_one_type_goods_are_taken_one_by_one() -> None:
    play = begin(five_cotton_factories, seats=4)
    play.act("local_markets")
    play.maybe("market_region", "region:kansai")
    play.maybe("market_cell", "cell:osaka:n")
    play.go("goods:3")
    for pile in ("cotton_2a", "old_factory", "cotton_2a"):
        assert play.key == "goods_from"
        assert len(play.ids()) == 5 <= MOST_OPTIONS
        play.go(f"from:{pile}.1")
    play.go("reward:vp")
    assert [works.goods for works in play.me.works] == [3, 1, 3, 3, 2]


def test_21_one_by_one_an_empty_factory_is_not_offered_again() -> None:
    def edit(g: State) -> None:
        five_cotton_factories(g)
        g.players[0].works[-1].goods = 1

    play = begin(edit, seats=4)
    play.act("local_markets")
    play.maybe("market_region", "region:kansai")
    play.maybe("market_cell", "cell:osaka:n")
    play.go("goods:3")
    play.go("from:old_factory.1")
    assert play.ids() == [f"from:cotton_{n}a.1" for n in (1, 2, 3, 4)]


def test_4_3_the_discount_shows_in_the_price_of_the_factory_action() -> None:
    for token, price in (("a_discount", "4 money"), ("a_coal", "6 money")):

        def edit(g: State, token: str = token) -> None:
            g.players[0].token_a = token
            g.players[0].science = 5
            rich(g.players[0])

        option = next(one for one in begin(edit).table.asks[0].options if one.id == "action:factory")
        assert option.detail is not None
        assert words.say(option.detail, "en").replace("\xa0", " ").startswith(price)


def test_7_6_no_fourth_ship_is_offered() -> None:
    play = begin(lambda g: rich(g.players[0], money=40, iron=20))
    play.act("ships")
    for port in ("paris", "london", "berlin"):
        play.go(f"ship:{port}", "pay:iron")
        while play.key not in ("ships", "core.ask.end_turn"):
            play.go(play.ids()[0])
    assert (play.me.ships, play.key) == (3, "core.ask.end_turn")
