"""Steps 4 to 6 (sections 8.4, 8.5, 8.6; R20, R34) and what technologies add to them."""

from typing import Unpack

from engine.core.offer import picture_numbers
from tests.engine.yokohama.scenario import BLUE, PURPLE, Options, Scene, ids, key, play, targets, why


def bank(n: int, **options: Unpack[Options]) -> Scene:
    return Scene(active=PURPLE, **options).assistants(PURPLE, bank=n).tile("bank", "building_01")


def test_r20_the_token_may_be_left() -> None:
    table = play(bank(4).table(), "none", "to:bank")
    assert ids(table) == ["take", "skip"]
    play(table, "skip")
    assert table.state.areas["bank"].token is not None


def test_r20_the_token_is_taken_with_its_reward() -> None:
    table = play(bank(4).token("bank", "five_power_03").holds(PURPLE, yen=0).table(), "none", "to:bank", "take")
    me = table.state.players[PURPLE]
    assert (me.vp, me.yen, me.tokens) == (3, 6, ["five_power_03"])
    assert table.state.areas["bank"].token is None


def test_no_token_below_power_5_and_none_twice() -> None:
    table = play(bank(3).table(), "none", "to:bank")
    assert key(table) == "build"
    scene = bank(4)
    scene.g.players[BLUE].tokens.append(str(scene.g.areas["bank"].token))
    scene.g.areas["bank"].token = None
    assert key(play(scene.table(), "none", "to:bank")) == "build"


def test_building_needs_power_4() -> None:
    table = play(bank(2).table(), "none", "to:bank")
    assert key(table) == "end"
    assert why(table, "build") == ("build_power", {"need": 4, "have": 3})
    assert why(table, "take") == ("token_power", {"need": 5, "have": 3})


def test_shop_with_its_reward() -> None:
    table = play(bank(3).holds(PURPLE, copper=0).table(), "none", "to:bank")
    assert ids(table) == ["shop:1", "shop:2", "shop:3", "shop:4", "skip"]
    assert why(table, "house") == ("house", {"stored": 4})
    play(table, "shop:3")
    me = table.state.players[PURPLE]
    assert (me.copper, me.shops) == (2, 1)
    assert table.state.areas["bank"].shops == [None, None, PURPLE, None]


def test_spaces_keep_their_numbers_when_some_are_taken() -> None:
    scene = bank(3).hires(PURPLE, houses=1)
    table = play(scene.shop(BLUE, "bank", 2).table(), "none", "to:bank")
    assert picture_numbers(table.asks[0].options) == {"shop:1": "1", "shop:3": "3", "shop:4": "4", "house": "5"}


def test_trading_house_with_its_reward() -> None:
    table = play(bank(3).hires(PURPLE, houses=1).table(), "none", "to:bank", "house")
    me = table.state.players[PURPLE]
    assert (me.vp, me.houses, me.stored_houses) == (8, 0, 3)
    assert table.state.areas["bank"].house == PURPLE


def test_one_thing_per_action() -> None:
    table = play(bank(3).hires(PURPLE, houses=1).table(), "none", "to:bank", "shop:1")
    assert key(table) == "end"


def test_shop_and_house_on_one_tile_in_two_actions() -> None:
    table = play(bank(3).shop(PURPLE, "bank", 2).hires(PURPLE, houses=1).table(), "none", "to:bank", "skip")
    assert ids(table) == ["house", "skip"]
    assert why(table, "shop:1")[0] == "second_shop"
    play(table, "house")
    assert table.state.areas["bank"].house == PURPLE


def test_taken_spaces_are_refused() -> None:
    scene = bank(3).shop(BLUE, "bank", 1).house(BLUE, "bank").hires(PURPLE, houses=1)
    table = play(scene.table(), "none", "to:bank")
    assert targets(table, "shop") == {"2", "3", "4"}
    assert why(table, "shop:1")[0] == "shop_taken"
    assert why(table, "house")[0] == "house_taken"


def test_gaslight_and_electrical_light() -> None:
    table = play(bank(3).owns(PURPLE, "gaslight").table(), "none", "to:bank", "shop:1")
    assert table.state.players[PURPLE].vp == 5
    table = play(bank(3).owns(PURPLE, "electrical_light").hires(PURPLE, houses=1).table(), "none", "to:bank", "house")
    assert table.state.players[PURPLE].vp == 11


def test_telephone_may_leave_one() -> None:
    table = play(bank(2).owns(PURPLE, "telephone").table(), "none", "to:bank")
    assert ids(table) == ["leave", "recover"]
    play(table, "leave")
    assert table.state.areas["bank"].assistants[PURPLE] == 1
    assert table.state.players[PURPLE].assistants == 7


def test_telephone_is_not_asked_without_assistants() -> None:
    scene = Scene(active=PURPLE).owns(PURPLE, "telephone", "station", station="bank")
    assert key(play(scene.table(), "none", "to:bank")) == "end"


def test_a_technology_counts_from_the_moment_it_is_owned() -> None:
    """Telephone taken in step 3 already works in step 6 of the same action."""
    scene = Scene(active=PURPLE).row("laboratory_a", "tech_63").assistants(PURPLE, laboratory_a=2).holds(PURPLE, yen=6)
    table = play(scene.table(), "none", "to:laboratory_a", "tech:tech_63")
    assert key(table) == "recover"


def test_r34_a_free_agent_token_is_an_unused_agent() -> None:
    scene = bank(4, free_agents="on").token("bank", "free_agent_1")
    table = play(scene.table(), "none", "to:bank", "take", "skip")
    me = table.state.players[PURPLE]
    assert me.agents == ["free_agent_1"]
    assert me.tokens == ["free_agent_1"]
    assert table.view(None).players[PURPLE].points["other"] == 1 + (me.yen // 2) + 1  # agent, money, goods


def test_a_free_agent_is_used_like_an_agent() -> None:
    scene = bank(1, free_agents="on")
    scene.g.players[PURPLE].tokens.append("free_agent_1")
    scene.g.players[PURPLE].agents.append("free_agent_1")
    scene.g.areas["church"].token = None
    table = play(scene.table(), "agent")
    assert table.state.players[PURPLE].used_agents == ["free_agent_1"]
    assert table.state.players[PURPLE].tokens == ["free_agent_1"]
