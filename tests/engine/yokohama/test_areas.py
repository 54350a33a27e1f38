"""Step 3: power and the areas with plain gains or exchanges (sections 8.3, 10; R8, R18, R19, R38, R39, R47)."""

import pytest

from engine.core.state import Event
from engine.yokohama.components.names import amount, yen
from engine.yokohama.queries.facts import piece_prices, power
from tests.engine.yokohama.scenario import BLUE, PINK, PURPLE, Scene, ids, key, play, targets, why

TABLE = {
    "copper_mine_1": ("copper", [0, 0, 1, 2, 3]),
    "silk_mill_1": ("silk", [0, 1, 2, 3, 4]),
    "tea_plantation_1": ("tea", [1, 2, 3, 4, 5]),
    "fishing_ground_1": ("fish", [1, 2, 3, 4, 5]),
    "bank": ("yen", [1, 2, 3, 4, 5]),
}


@pytest.mark.parametrize("area", TABLE)
@pytest.mark.parametrize("strength", [2, 3, 4, 5])
def test_gains_by_power(area: str, strength: int) -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, **{area: strength - 1}).orders(PURPLE)
    what, by_power = TABLE[area]
    before = getattr(scene.g.players[PURPLE], what)
    table = play(scene.table(), "none", f"to:{area}")
    assert table.state.turn.power == strength
    assert getattr(table.state.players[PURPLE], what) - before == by_power[strength - 1]


@pytest.mark.parametrize("area", TABLE)
def test_gains_of_power_one_by_an_agent(area: str) -> None:
    scene = Scene(active=PURPLE).agents(PURPLE, "uk").assistants(PURPLE, **{area: 1})
    what, by_power = TABLE[area]
    before = getattr(scene.g.players[PURPLE], what)
    table = play(scene.table(), "agent")
    assert getattr(table.state.players[PURPLE], what) - before == by_power[0]


def test_power_counts_everything_once() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, bank=1).shop(PURPLE, "bank").house(PURPLE, "bank")
    assert power(scene.g, PURPLE, "bank", president=True) == 4
    assert power(scene.g, PURPLE, "bank", president=False) == 3
    assert power(scene.g, BLUE, "bank", president=True) == 1


def test_d12_r8_station_power_is_for_everybody_in_2024() -> None:
    scene = Scene().owns(BLUE, "station", station="bank")
    assert power(scene.g, BLUE, "bank", president=True) == 2
    assert power(scene.g, PINK, "bank", president=True) == 2
    assert power(scene.g, PINK, "church", president=True) == 1


def test_d12_r8_station_power_is_for_the_owner_in_classic() -> None:
    scene = Scene(edition="classic").owns(BLUE, "station", station="bank")
    assert power(scene.g, BLUE, "bank", president=True) == 2
    assert power(scene.g, PINK, "bank", president=True) == 1


def test_r19_power_above_five_counts_as_five() -> None:
    scene = (
        Scene(active=PURPLE).assistants(PURPLE, bank=7).shop(PURPLE, "bank").house(PURPLE, "bank").holds(PURPLE, yen=0)
    )
    table = play(scene.table(), "none", "to:bank")
    assert table.state.turn.power == 5
    assert table.state.players[PURPLE].yen == 5


def test_r19_power_does_not_change_during_steps_3_to_5() -> None:
    """Two moves of the church's third space take the last assistants away; building with power 4 stays allowed."""
    scene = Scene(active=PURPLE).assistants(PURPLE, church=3).holds(PURPLE, copper=1, silk=1, yen=0, tea=0, fish=0)
    table = play(scene.table(), "none", "to:church", "space:church_3")
    play(table, "from:church", "into:bank", "from:church", "into:bank")
    assert key(table) == "build"
    assert table.state.turn.power == 4
    assert table.state.areas["church"].assistants[PURPLE] == 0


def test_r38_house_income_even_if_the_action_yields_nothing() -> None:
    scene = Scene(active=PURPLE).house(BLUE, "copper_mine_1").assistants(PURPLE, copper_mine_1=1).holds(BLUE, yen=0)
    table = play(scene.table(), "none", "to:copper_mine_1")
    assert table.state.players[BLUE].yen == 1
    assert table.state.players[PURPLE].copper == 1  # as at the start: power 2 mines nothing


def test_r38_house_income_for_an_agents_action() -> None:
    scene = Scene(active=PURPLE).house(BLUE, "bank").assistants(PURPLE, bank=1).agents(PURPLE, "uk").holds(BLUE, yen=0)
    table = play(scene.table(), "agent")
    assert table.state.players[BLUE].yen == 1


def test_own_house_pays_nothing() -> None:
    scene = Scene(active=PURPLE).house(PURPLE, "bank").assistants(PURPLE, bank=1).holds(PURPLE, yen=0)
    assert play(scene.table(), "none", "to:bank").state.players[PURPLE].yen == 3


def agency(**amounts: int) -> Scene:
    return Scene(active=PURPLE).assistants(PURPLE, employment_agency=3).holds(PURPLE, **amounts)


def test_agency_one_piece_at_a_time_up_to_the_limit() -> None:
    table = play(agency(yen=20).table(), "none", "to:employment_agency")
    assert ids(table) == ["hire:assistant", "hire:shop", "hire:trading_house", "stop"]
    play(table, "hire:assistant", "hire:shop", "hire:trading_house")
    me = table.state.players[PURPLE]
    assert (me.yen, me.assistants, me.shops, me.houses) == (14, 6, 3, 1)
    assert key(table) == "build"  # power 4: three pieces


def test_pieces_hired_may_be_built_at_once() -> None:
    table = play(agency(yen=4).table(), "none", "to:employment_agency", "hire:trading_house", "stop", "house")
    assert table.state.areas["employment_agency"].house == PURPLE


def test_r39_every_house_in_the_warehouse_has_its_price() -> None:
    g = Scene().g
    assert piece_prices(g, BLUE, "trading_house") == [4, 5, 6, 7]
    g.players[BLUE].stored_houses -= 1
    assert piece_prices(g, BLUE, "trading_house") == [5, 6, 7]
    assert piece_prices(g, BLUE, "shop") == [2] * 6
    assert piece_prices(g, BLUE, "assistant") == [0] * 12


def test_r39_house_prices_rise_by_houses_taken() -> None:
    scene = agency(yen=22).hires(PURPLE, houses=1).house(PURPLE, "bank")  # two left the warehouse before
    table = play(scene.table(), "none", "to:employment_agency", "hire:trading_house")
    assert table.state.players[PURPLE].yen == 16
    play(table, "hire:trading_house")
    assert table.state.players[PURPLE].yen == 9
    assert why(table, "hire:trading_house")[0] == "stored"


def test_every_hired_piece_is_told_with_its_price() -> None:
    table = play(agency(yen=2).table(), "none", "to:employment_agency", "hire:shop", "hire:assistant")
    told = [
        (event.kind, dict(event.args)) for event in table.state.events if event.kind.startswith("yokohama.log.hire")
    ]
    assert told == [
        ("yokohama.log.hire_for", {"piece": amount(1, "piece.shop"), "price": yen(2)}),
        ("yokohama.log.hire_free", {"piece": amount(1, "piece.assistant")}),
    ]


def test_agency_refuses_what_cannot_be_paid() -> None:
    table = play(agency(yen=1).table(), "none", "to:employment_agency")
    assert ids(table) == ["hire:assistant", "stop"]
    assert why(table, "hire:shop") == ("money", {"need": 2, "have": 1})


def test_agency_with_power_1_gives_nothing() -> None:
    scene = Scene(active=PURPLE).agents(PURPLE, "uk").assistants(PURPLE, employment_agency=1)
    assert key(play(scene.table(), "agent")) == "turn"


def chinatown(n: int, **amounts: int) -> Scene:
    empty = {"copper": 0, "silk": 0, "tea": 0, "fish": 0, "imports": 0}
    return Scene(active=PURPLE).assistants(PURPLE, chinatown=n).holds(PURPLE, **(empty | amounts)).orders(PURPLE)


def test_chinatown_prices() -> None:
    table = play(chinatown(3, yen=4, copper=1, fish=1).table(), "none", "to:chinatown")
    assert targets(table, "sell") == {"copper", "fish"}
    assert targets(table, "buy") == {"copper", "silk", "tea", "fish", "import"}
    play(table, "sell:copper", "sell:fish", "buy:import", "buy:silk")
    me = table.state.players[PURPLE]
    assert (me.yen, me.copper, me.fish, me.silk, me.imports) == (1, 0, 0, 1, 1)


def test_chinatown_money_of_a_sale_pays_the_next_purchase() -> None:
    table = play(chinatown(1, yen=0, silk=1).table(), "none", "to:chinatown")
    assert ids(table) == ["sell:silk", "stop"]
    play(table, "sell:silk", "buy:tea")
    assert table.state.players[PURPLE].tea == 1
    assert key(table) == "end"


def test_imports_cannot_be_sold() -> None:
    table = play(chinatown(1, yen=1, imports=3).table(), "none", "to:chinatown")
    assert ids(table) == ["buy:tea", "buy:fish", "stop"]
    assert why(table, "buy:import") == ("money", {"need": 4, "have": 1})


def test_r18_a_visit_may_take_nothing() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, port_a=1, laboratory_a=2)
    table = play(scene.table(), "none", "to:port_a", "skip")
    assert key(table) == "end"
    table = play(scene.holds(PURPLE, yen=10).table(), "none", "to:laboratory_a", "skip")
    assert table.state.players[PURPLE].technologies == []


def test_r47_warehouse_reward_gives_any_kind_at_agency_prices() -> None:
    scene = Scene(active=PURPLE).token("bank", "five_power_18").assistants(PURPLE, bank=4).holds(PURPLE, yen=0)
    table = play(scene.table(), "none", "to:bank", "take")
    assert ids(table) == ["hire:assistant", "hire:shop", "hire:trading_house", "stop"]
    play(table, "hire:trading_house", "stop")
    assert table.state.players[PURPLE].yen == 1
    assert table.state.players[PURPLE].vp == 2  # the icons after it still count


def test_r40_optional_icons_may_be_declined() -> None:
    scene = Scene(active=PURPLE).token("bank", "five_power_20").assistants(PURPLE, bank=4)
    table = play(scene.table(), "none", "to:bank", "take", "stop")
    assert table.state.players[PURPLE].vp == 2
    scene.token("bank", "five_power_19")
    table = play(scene.table(), "none", "to:bank", "take", "stop")
    assert key(table) == "build"


def test_any_goods_are_one_choice() -> None:
    scene = Scene(active=PURPLE).token("bank", "five_power_16").assistants(PURPLE, bank=4)
    table = play(scene.table(), "none", "to:bank", "take")
    assert len(ids(table)) == 20
    play(table, "goods:copper2+fish1")
    assert (table.state.players[PURPLE].copper, table.state.players[PURPLE].fish) == (3, 2)


def test_move_reward_from_hand_and_between_areas_without_fees() -> None:
    scene = Scene(active=PURPLE).token("bank", "five_power_20").assistants(PURPLE, bank=4, church=1)
    scene.president(BLUE, "customs").holds(PURPLE, yen=0).holds(BLUE, yen=0)
    table = play(scene.table(), "none", "to:bank", "take")
    assert targets(table, "from") == {"hand", "bank", "church"}
    play(table, "from:church")
    assert not targets(table, "into") & {"church", "canal"}
    play(table, "into:customs", "from:hand", "into:customs", "stop")
    assert table.state.areas["customs"].assistants[PURPLE] == 2
    assert table.state.players[BLUE].yen == 0


def test_step_6_recovers_whoever_is_there_then() -> None:
    scene = Scene(active=PURPLE).token("bank", "five_power_20").assistants(PURPLE, bank=4)
    table = play(scene.table(), "none", "to:bank", "take", "from:hand", "into:bank", "stop", "skip")
    assert table.state.areas["bank"].assistants[PURPLE] == 0
    assert table.state.players[PURPLE].assistants == 8


@pytest.mark.parametrize("area", TABLE)
def test_8_3_what_an_area_yields_is_in_the_log(area: str) -> None:
    what, by_power = TABLE[area]
    table = play(Scene(active=PURPLE).assistants(PURPLE, **{area: 3}).orders(PURPLE).table(), "none", f"to:{area}")
    gained = yen(by_power[3]) if what == "yen" else amount(by_power[3], f"good.{what}")
    assert Event("yokohama.log.gain", PURPLE, (("gains", gained),)) in table.state.events
