"""The worked examples of docs/spec/yokohama.md (section 17)."""

from engine.yokohama.rules.option_facts import Placing
from engine.yokohama.scoring import (
    board_ranking,
    majority,
    other_points,
    points_by_category,
    score,
    set_points,
    technology_ranking,
)
from engine.yokohama.state import DUMMY
from tests.engine.yokohama.scenario import BLUE, PINK, PURPLE, YELLOW, Scene, ids, key, play, targets, why


def test_e1_placement_fees() -> None:
    scene = Scene(active=PURPLE).holds(PURPLE, yen=2).holds(BLUE, yen=4)
    scene.president(BLUE, "employment_agency").president(PINK, "laboratory_a").president(YELLOW, "laboratory_a")
    scene.owns(YELLOW, "postal_system")
    table = play(scene.table(), "spread", "place:copper_mine_1", "place:employment_agency")
    purple, blue = table.state.players[PURPLE], table.state.players[BLUE]
    assert (purple.yen, blue.yen) == (1, 5)
    assert "laboratory_a" not in targets(table, "place")
    assert why(table, "place:laboratory_a") == (
        "place_fee",
        {"area": table.why_not(PURPLE, "place:laboratory_a").args[0][1], "need": 2, "presidents": 2, "have": 1},
    )
    option = next(o for o in table.asks[0].options if o.id == "place:silk_mill_1")
    assert isinstance(option.facts, Placing)
    assert option.facts.price == (("assistants", 1),)
    play(table, "place:silk_mill_1")
    assert purple.yen == 1
    for area in ("copper_mine_1", "employment_agency", "silk_mill_1"):
        assert table.state.areas[area].assistants[PURPLE] == 1


def test_e2_movement() -> None:
    scene = Scene(active=PURPLE).at(r0c0="bank", r0c1="laboratory_a", r1c0="employment_agency", r1c1="silk_mill_1")
    scene.assistants(PURPLE, employment_agency=1, silk_mill_1=1).holds(PURPLE, yen=1).holds(BLUE, yen=4)
    scene.president(PURPLE, "bank").president(BLUE, "employment_agency")
    table = play(scene.table(), "none")
    assert ids(table) == ["to:silk_mill_1", "return"]
    assert why(table, "to:laboratory_a")[0] == "own_assistant"
    assert why(table, "to:employment_agency")[0] == "president"
    play(table, "to:silk_mill_1")
    assert table.state.players[PURPLE].yen == 0
    assert table.state.players[BLUE].yen == 5
    assert table.state.players[PURPLE].president == "silk_mill_1"


def silk_mill_scene() -> Scene:
    scene = Scene(active=PURPLE).assistants(PURPLE, silk_mill_1=3).shop(PURPLE, "silk_mill_1")
    return scene.holds(PURPLE, silk=1).hires(PURPLE)


def test_e3_power() -> None:
    table = play(silk_mill_scene().table(), "none", "to:silk_mill_1")
    assert table.state.turn.power == 5
    assert table.state.players[PURPLE].silk == 5


def test_e4_recovery() -> None:
    table = play(silk_mill_scene().table(), "none", "to:silk_mill_1", "skip")
    assert key(table) == "end"
    assert why(table, "shop")[0] == "second_shop"
    assert why(table, "house") == ("house", {"stored": 4})
    area = table.state.areas["silk_mill_1"]
    assert area.assistants[PURPLE] == 0
    assert table.state.players[PURPLE].assistants == 8
    assert table.state.players[PURPLE].president == "silk_mill_1"
    assert area.shops[0] == PURPLE


def test_e5_agent() -> None:
    scene = Scene(active=PURPLE).agents(PURPLE, "uk").assistants(PURPLE, copper_mine_1=2, bank=1)
    scene.house(PURPLE, "copper_mine_1").president(PURPLE, "bank").holds(PURPLE, copper=0, yen=3)
    table = play(scene.table(), "agent")
    me = table.state.players[PURPLE]
    assert key(table) == "turn"  # only one area was possible, so the machine chose it
    assert me.copper == 1
    assert me.yen == 3
    assert me.assistants == 7
    assert me.agents == []
    assert me.used_agents == ["agent_uk_1"]
    assert table.state.areas["copper_mine_1"].token is not None
    assert me.tokens == []


def test_e6_achievement() -> None:
    scene = Scene(active=PURPLE).achievement("a1", BLUE, PINK).holds(PURPLE, copper=5)
    table = play(scene.table(), "claim:achievement_a1")
    me = table.state.players[PURPLE]
    assert (me.vp, me.assistants, me.copper) == (6, 7, 5)
    assert table.state.achievements[0].claimed == [BLUE, PINK, PURPLE]


def test_e7_flag_pair() -> None:
    scene = Scene(active=PURPLE).fulfilled(PURPLE, "order_09").orders(PURPLE, "order_01").holds(PURPLE, tea=2, fish=2)
    table = play(scene.table(), "fulfil:order_01")
    assert table.state.players[PURPLE].agents == ["agent_uk_1"]


def test_e7_no_agent_left() -> None:
    scene = Scene(active=PURPLE).agents(BLUE, "uk", "uk").agents(PINK, "uk")
    scene.fulfilled(PURPLE, "order_27").orders(PURPLE, "order_30").holds(PURPLE, silk=2, tea=2, fish=1)
    table = play(scene.table(), "fulfil:order_30")
    assert table.state.players[PURPLE].agents == []


def test_e8_church_majority() -> None:
    spaces = [YELLOW, PURPLE, BLUE, PURPLE, None, BLUE, None, None]
    assert board_ranking(spaces) == [BLUE, PURPLE, YELLOW]
    points = Scene().g.data.scoring.church
    assert [majority(board_ranking(spaces), points, seat) for seat in (BLUE, PURPLE, YELLOW)] == [6, 3, 0]


def test_e9_customs_majority() -> None:
    scene = Scene().board("customs", s1=PURPLE, s2=YELLOW, s3=BLUE, s4=BLUE, s5=BLUE)
    columns = points_by_category(scene.g)
    assert [columns[seat]["customs"] for seat in (BLUE, YELLOW, PURPLE)] == [8, 4, 0]


def test_e10_technology_majority() -> None:
    scene = Scene(active=BLUE)  # the first player sits on seat 1
    scene.owns(0, cards=("tech_63", "tech_65"))  # 12
    scene.owns(1, cards=("tech_64", "tech_66", "tech_55", "tech_57"))  # 20
    scene.owns(2, cards=("tech_37", "tech_38", "tech_40", "tech_42"))  # 12
    scene.owns(3, cards=("tech_59", "tech_60"))
    scene.g.players[3].technologies.remove("tech_60")
    scene.g.technology_deck.append("tech_60")
    scene.owns(3, cards=("tech_61",)).g.station = "bank"  # 10
    scene.table()
    assert technology_ranking(scene.g) == [1, 0, 2, 3]
    assert [column["technology"] for column in points_by_category(scene.g)] == [5, 10, 0, 0]


def test_e11_countries() -> None:
    values = Scene().g.data.scoring.country_sets
    assert set_points([3, 2, 2, 1, 1], values) == 12 + 4 + 0
    scene = Scene().fulfilled(0, "order_01", "order_05", "order_09", "order_02", "order_06", "order_03", "order_08")
    scene.fulfilled(0, "order_04", "order_07")
    assert points_by_category(scene.g)[0]["countries"] == 16


def test_e12_other_points() -> None:
    scene = Scene().holds(0, imports=1, yen=3, copper=2, silk=1, tea=1, fish=3)
    assert other_points(scene.g, 0) == {"agents": 0, "imports": 1, "yen": 1, "goods": 2}
    assert points_by_category(scene.g)[0]["other"] == 4


def test_e13_church_action() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, church=2).holds(PURPLE, copper=1, silk=1, tea=0, fish=0, yen=2)
    table = play(scene.table(), "none", "to:church", "space:church_3")
    me = table.state.players[PURPLE]
    assert (me.copper, me.silk, me.yen) == (0, 0, 0)  # three items were all there was: the machine took them
    assert me.vp == 5
    assert table.state.church[2] == PURPLE
    assert key(table) == "shift_from"
    play(table, "from:hand", "into:bank", "stop")
    assert table.state.areas["bank"].assistants[PURPLE] == 1
    assert key(table) == "end"
    assert table.state.areas["church"].assistants[PURPLE] == 0
    assert me.assistants == 6 - 1 + 1


def test_e14_customs_action() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, customs=1).holds(PURPLE, imports=2, yen=0)
    table = play(scene.table(), "none", "to:customs")
    assert targets(table, "space") == {"customs_1", "customs_2"}
    assert why(table, "space:customs_3") == ("customs_power", {"need": 2, "limit": 1, "power": 2})
    play(table, "space:customs_2")
    me = table.state.players[PURPLE]
    assert (me.imports, me.vp, me.yen) == (1, 4, 2)


def test_e15_laboratory() -> None:
    scene = Scene(active=PURPLE).row("laboratory_a", "tech_40", "tech_41", "tech_62", "tech_48", "tech_49", "tech_50")
    scene.assistants(PURPLE, laboratory_a=3).shop(PURPLE, "laboratory_a").holds(PURPLE, yen=2)
    top = scene.g.technology_deck[-1]
    table = play(scene.table(), "none", "to:laboratory_a", "tech:tech_62")
    me = table.state.players[PURPLE]
    assert me.technologies == ["tech_62"]
    assert me.yen == 0
    assert table.state.cards["laboratory_a"] == ["tech_40", "tech_41", "tech_48", "tech_49", "tech_50", top]


def test_e16_port() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, port_a=2).holds(PURPLE, yen=2, imports=0)
    row = list(scene.g.cards["port_a"])
    new = scene.g.order_deck[-2:]
    table = play(scene.table(), "none", "to:port_a")
    assert targets(table, "order") == set(row[:4])
    assert why(table, f"order:{row[4]}")[0] == "zone"
    held = list(table.state.players[PURPLE].orders)
    play(table, f"order:{row[0]}", "pay:yen", f"order:{row[2]}")
    assert table.state.players[PURPLE].orders == [*held, row[0], row[2]]
    assert table.state.players[PURPLE].yen == 0
    assert table.state.cards["port_a"] == [row[1], row[3], row[4], row[5], new[1], new[0]]


def test_e17_dummy_technology_value() -> None:
    scene = Scene(seats=2)
    assert technology_ranking(scene.g) == [DUMMY]
    scene.owns(0, "ball").owns(1, "tram", "exposition")  # 3 and 10
    assert technology_ranking(scene.g) == [1, DUMMY, 0]
    columns = points_by_category(scene.g)
    assert (columns[0]["technology"], columns[1]["technology"]) == (0, 10)
    assert score(scene.g).winners == (1,)
