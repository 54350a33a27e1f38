"""What options mean, as values: the same that labels and details say in words."""

import pytest

from engine.core.offer import Facts
from engine.core.table import Table
from engine.selfplay import playthrough
from engine.yokohama.components.effects import AnyGood, GoodGain, Import, Vp
from engine.yokohama.rules.option_facts import (
    Acting,
    Claiming,
    Dealing,
    FromPlace,
    Hiring,
    Settling,
    TakingTechnology,
    amounts,
)
from tests.engine.yokohama.scenario import BLUE, PURPLE, Scene, play


def facts(table: Table, option: str) -> Facts | None:
    return next(one.facts for one in table.asks[0].options if one.id == option)


def gain(table: Table, option: str) -> dict[str, int]:
    """What an option brings before anything else is asked."""
    found = facts(table, option)
    assert found is not None
    return dict(found.gain)


def price(table: Table, option: str) -> dict[str, int]:
    """What it costs before anything else is asked."""
    found = facts(table, option)
    assert found is not None
    return dict(found.price)


def test_a_destination_has_its_power_and_its_fee() -> None:
    scene = Scene(active=PURPLE).at(r0c0="bank", r0c1="church", r0c2="customs").president(PURPLE, "bank")
    scene.assistants(PURPLE, church=1, customs=2).president(BLUE, "church")
    table = play(scene.table(), "none")
    wanted = Acting((("yen", 1),), (), "customs", 3, fee=1)
    assert facts(table, "to:customs") == wanted


def test_orders_and_spaces_have_price_and_gain() -> None:
    scene = Scene(active=PURPLE).orders(PURPLE, "order_04")
    row = scene.g.data.order["order_04"]
    table = scene.table()
    assert price(table, "fulfil:order_04") == {str(good): n for good, n in row.goods.items()} | {"orders": 1}
    assert gain(table, "fulfil:order_04") == {**dict(amounts(tuple(row.reward))), "fulfilled": 1}
    scene = Scene(active=PURPLE).assistants(PURPLE, customs=1).holds(PURPLE, imports=1)
    brings = {"customs": 1, "vp": 4, "yen": 2}
    assert gain(play(scene.table(), "none", "to:customs"), "space:customs_2") == brings
    table = play(scene.owns(PURPLE, "telephone").table(), "none", "to:customs")
    wanted = Settling(area="customs", space=2, imports=1)  # whose assistant is asked first
    assert facts(table, "space:customs_2") == wanted
    play(table, "space:customs_2")
    assert gain(table, "from:customs") == brings


def test_a_technology_has_the_production_it_costs_where_it_lies() -> None:
    scene = Scene(active=PURPLE).row("laboratory_a", "tech_40", "tech_41", "tech_62").holds(PURPLE, yen=2)
    table = play(scene.assistants(PURPLE, laboratory_a=4).table(), "none", "to:laboratory_a")
    cost = (("yen", 2),)
    wanted = TakingTechnology(
        cost, (("technologies", 1),), country="us", card="tech_62", technology="tram", production=6, costs=(cost,)
    )
    assert facts(table, "tech:tech_62") == wanted


def test_pieces_and_exchanges_have_their_price() -> None:
    table = play(Scene(active=PURPLE).assistants(PURPLE, employment_agency=2).table(), "none", "to:employment_agency")
    assert facts(table, "hire:assistant") == Hiring(gain=(("assistants", 1),), piece="assistant")
    cost = (("yen", 2),)
    assert facts(table, "hire:shop") == Hiring(cost, (("shops", 1),), "shop", cost)
    table = play(Scene(active=PURPLE).assistants(PURPLE, chinatown=1).table(), "none", "to:chinatown")
    assert facts(table, "sell:silk") == Dealing((("silk", 1),), (("yen", 2),), "sell", "silk")
    assert facts(table, "buy:import") == Dealing((("yen", 4),), (("imports", 1),), "buy", "imports")


def test_a_building_space_has_its_reward() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, bank=3).tile("bank", "building_01")
    table = play(scene.table(), "none", "to:bank")
    assert price(table, "shop:2") == {"shops": 1}
    assert gain(table, "shop:2") == {"built_shops": 1, "yen": 4}


def test_a_piece_from_the_warehouse_is_never_part_of_what_comes_at_once() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, silk_mill_1=4).token("silk_mill_1", "five_power_18")
    table = play(scene.holds(PURPLE, yen=0).table(), "none", "to:silk_mill_1")
    assert gain(table, "take") == {"tokens": 1}


def test_an_achievement_takes_one_assistant() -> None:
    table = Scene(active=PURPLE).achievement("a4").holds(PURPLE, fish=7).table()
    wanted = Claiming((("assistants", 1),), (("achievements", 1), ("vp", 9)), "achievement_a4")
    assert facts(table, "claim:achievement_a4") == wanted
    play(table, "claim:achievement_a4")
    assert table.state.players[PURPLE].assistants == 7


def test_an_assistant_to_move_is_in_hand_or_in_an_area() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, silk_mill_1=4, bank=2).token("silk_mill_1", "five_power_20")
    table = play(scene.table(), "none", "to:silk_mill_1", "take")
    options = {one.id: one for one in table.asks[0].options}
    assert options["from:hand"].facts == FromPlace(area=None, n=2)
    assert options["from:hand"].target is None
    assert options["from:bank"].facts == FromPlace(area="bank", n=2)
    assert options["from:bank"].target == "bank"


def test_amounts_are_named_like_what_a_player_holds() -> None:
    assert amounts((Vp(2), GoodGain("silk", 1), Import(3), AnyGood(1))) == (
        ("vp", 2),
        ("silk", 1),
        ("imports", 3),
        ("any_good", 1),
    )


@pytest.mark.slow
def test_every_option_that_names_a_thing_has_facts() -> None:
    """Only amounts and what declines, confirms or returns say all by their role or value."""
    for table in playthrough("yokohama", 4, "facts", {"achievement_rewards": "on", "free_agents": "on"}):
        for ask in table.asks:
            plain = [one for one in ask.untold if one.facts is None and one.role in ("main", "free")]
            assert ask.shape == "amount" or [one.id for one in plain if one.id not in ("take", "leave")] == []
