"""Step 2: movement (sections 8.2, 9.1, 12; R5, R6, R7, R10, R12 to R17, R46)."""

from typing import Unpack

from tests.engine.yokohama.scenario import BLUE, PINK, PURPLE, YELLOW, Options, Scene, ids, key, play, targets, why

ROW = {"r0c0": "bank", "r0c1": "church", "r0c2": "customs", "r1c0": "chinatown", "r1c1": "port_a"}


def line(**options: Unpack[Options]) -> Scene:
    """Purple stands in the bank, with assistants in church and customs, one after the other."""
    scene = Scene(active=PURPLE, **options).at(**ROW).president(PURPLE, "bank")
    return scene.assistants(PURPLE, church=1, customs=1).holds(PURPLE, yen=2)


def test_walk_along_own_assistants() -> None:
    table = play(line().table(), "none")
    assert targets(table, "to") == {"church", "customs"}
    assert why(table, "to:bank")[0] == "stay"
    assert why(table, "to:canal")[0] == "canal_stop"
    assert why(table, "to:port_a")[0] == "own_assistant"


def test_a_way_past_nobody_is_recorded_as_paying_nobody() -> None:
    """Games are kept as answers, those given by themselves included, and are played again from them."""
    table = play(line().table(), "none", "to:church")
    assert [choice.picks for choice in table.choices if choice.key == "yokohama.payees"] == [("pay:nobody",)]


def test_a_gap_in_the_chain_blocks() -> None:
    table = play(line().assistants(PURPLE, church=0, port_b=1).table(), "none")
    assert ids(table) == ["return"] or targets(table, "to") == set()


def test_unreachable_areas_say_so() -> None:
    scene = line().at(r3c2="port_b").assistants(PURPLE, port_b=1)
    table = play(scene.table(), "none")
    assert why(table, "to:port_b")[0] == "path"


def test_with_postal_system_it_is_the_path_that_is_missing_not_the_president_that_bars() -> None:
    scene = line().at(r3c2="port_b").assistants(PURPLE, port_b=1).president(BLUE, "port_b")
    assert why(play(scene.table(), "none"), "to:port_b")[0] == "president"
    assert why(play(scene.owns(PURPLE, "postal_system").table(), "none"), "to:port_b")[0] == "path"


def test_shops_do_not_carry_the_president() -> None:
    table = play(line().shop(PURPLE, "chinatown").house(PURPLE, "port_a").table(), "none")
    assert targets(table, "to") == {"church", "customs"}


def test_r15_every_president_on_the_way_is_paid() -> None:
    scene = line().president(BLUE, "church").president(PINK, "church").owns(PINK, "postal_system")
    scene.holds(BLUE, yen=0).holds(PINK, yen=0)
    table = play(scene.table(), "none", "to:customs")
    assert [table.state.players[seat].yen for seat in (BLUE, PINK, PURPLE)] == [1, 1, 0]


def test_r15_no_fee_for_the_start_area() -> None:
    scene = line().president(BLUE, "bank").owns(PURPLE, "postal_system").holds(BLUE, yen=0).holds(PURPLE, yen=0)
    table = play(scene.table(), "none", "to:church")
    assert table.state.players[BLUE].yen == 0


def test_a_path_must_be_affordable_as_a_whole() -> None:
    scene = line().president(BLUE, "church").president(PINK, "church").owns(PINK, "postal_system")
    table = play(scene.holds(PURPLE, yen=1).table(), "none")
    assert why(table, "to:customs") == (
        "passage",
        {"area": table.why_not(PURPLE, "to:customs").args[0][1], "need": 2, "have": 1},
    )


def test_r13_return_is_always_possible() -> None:
    table = play(line().table(), "none")
    assert "return" in ids(table)
    play(table, "return", "none")
    assert key(table) == "end"
    assert table.state.players[PURPLE].president is None


def test_r12_return_with_the_president_in_hand() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, bank=8, church=3, hand=0).president(BLUE, "bank")
    table = play(scene.president(PINK, "church").table())
    assert key(table) == "recall"  # no area is allowed, so the return is forced
    play(table, "all")
    assert table.state.players[PURPLE].assistants == 11


def test_recall_some_area_by_area() -> None:
    table = play(line().assistants(PURPLE, church=3).table(), "none", "return", "some")
    assert ids(table) == ["recall:church", "recall:customs", "stop"]
    play(table, "recall:church", "n:2", "stop")
    assert table.state.areas["church"].assistants[PURPLE] == 1
    assert table.state.areas["customs"].assistants[PURPLE] == 1
    assert key(table) == "end"


def test_r14_recall_leaves_boards_and_achievements_alone() -> None:
    scene = line().board("church", s1=PURPLE).achievement("a1", PURPLE)
    table = play(scene.table(), "none", "return", "all")
    assert table.state.church[0] == PURPLE
    assert table.state.achievements[0].claimed == [PURPLE]
    assert table.state.players[PURPLE].assistants == 8


def test_d17_recall_skips_boards_in_classic_too() -> None:
    table = play(line(edition="classic").board("customs", s1=PURPLE).table(), "none", "return", "all")
    assert table.state.customs[0] == PURPLE


def canal(**options: Unpack[Options]) -> Scene:
    """The canal lies between bank and customs; nothing else connects them."""
    scene = Scene(active=PURPLE, **options).at(r0c0="bank", r0c1="canal", r0c2="customs", r1c0="church")
    return scene.president(PURPLE, "bank").assistants(PURPLE, customs=1).holds(PURPLE, yen=1)


def test_r16_the_canal_needs_no_assistant_and_costs_one() -> None:
    table = play(canal().table(), "none", "to:customs")
    assert table.state.players[PURPLE].yen == 0


def test_r16_without_money_the_canal_is_closed() -> None:
    table = play(canal().holds(PURPLE, yen=0).table(), "none")
    assert why(table, "to:customs")[0] == "passage"


def test_r16_stagecoach_does_not_waive_the_canal() -> None:
    table = play(canal().owns(PURPLE, "stagecoach").table(), "none", "to:customs")
    assert table.state.players[PURPLE].yen == 0


def test_several_cheapest_ways_ask_who_is_paid() -> None:
    scene = Scene(active=PURPLE).at(r0c0="bank", r0c1="church", r1c0="chinatown", r1c1="customs")
    scene.president(PURPLE, "bank").assistants(PURPLE, church=1, chinatown=1, customs=1).holds(PURPLE, yen=1)
    scene.president(BLUE, "church").president(PINK, "chinatown").holds(PINK, yen=0)
    table = play(scene.table(), "none", "to:customs")
    assert ids(table) == ["pay:seat1", "pay:seat2"]
    play(table, "pay:seat2")
    assert table.state.players[PINK].yen == 1


def test_canal_and_president_are_different_payees() -> None:
    scene = canal().at(r1c0="church", r1c1="chinatown").assistants(PURPLE, church=1, chinatown=1)
    scene.president(BLUE, "church")
    table = play(scene.table(), "none", "to:customs")
    assert ids(table) == ["pay:supply", "pay:seat1"]


def test_from_hand_to_any_allowed_area() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, bank=1, church=1, customs=1).president(BLUE, "church")
    table = play(scene.table(), "none")
    assert targets(table, "to") == {"bank", "customs"}
    assert why(table, "to:church")[0] == "president"


def test_r17_from_hand_onto_presidents_pays_them() -> None:
    scene = (
        Scene(active=PURPLE)
        .assistants(PURPLE, church=1, bank=1)
        .president(BLUE, "church")
        .owns(PURPLE, "postal_system")
    )
    table = play(scene.holds(PURPLE, yen=1).holds(BLUE, yen=0).table(), "none", "to:church")
    assert table.state.players[BLUE].yen == 1


def test_postal_system_ends_among_presidents_and_pays() -> None:
    scene = line().owns(PURPLE, "postal_system").president(BLUE, "church").holds(BLUE, yen=0)
    table = play(scene.table(), "none", "to:church")
    assert table.state.players[PURPLE].president == "church"
    assert table.state.players[BLUE].yen == 1


def test_stagecoach_passes_for_free_but_does_not_stop_there() -> None:
    scene = line().owns(PURPLE, "stagecoach").president(BLUE, "church").holds(PURPLE, yen=0).holds(BLUE, yen=0)
    table = play(scene.table(), "none")
    assert targets(table, "to") == {"customs"}
    play(table, "to:customs")
    assert table.state.players[BLUE].yen == 0


def test_stagecoach_and_postal_system_pay_nobody() -> None:
    scene = line().owns(PURPLE, "stagecoach", "postal_system").president(BLUE, "church").holds(PURPLE, yen=0)
    table = play(scene.table(), "none", "to:church")
    assert table.state.players[PURPLE].president == "church"


def test_r7_station_move_needs_no_assistant_and_pays_nobody() -> None:
    scene = line().owns(PURPLE, "station", station="port_b").president(BLUE, "port_b").holds(PURPLE, yen=0)
    table = play(scene.table(), "none")
    assert "port_b" in targets(table, "to")
    play(table, "to:port_b")
    assert table.state.turn.power == 2


def test_r7_station_move_may_start_from_hand() -> None:
    scene = Scene(active=PURPLE).owns(PURPLE, "station", station="bank")
    table = play(scene.table(), "none")
    assert targets(table, "to") == {"bank"}


def test_r7_the_station_area_can_be_walked_through() -> None:
    scene = line().owns(PURPLE, "station", station="church")
    assert "customs" in targets(play(scene.table(), "none"), "to")


def test_r46_classic_station_can_be_walked_through_and_moved_to() -> None:
    scene = line(edition="classic").owns(PURPLE, "station", station="church")
    assert targets(play(scene.table(), "none"), "to") == {"church", "customs"}
    scene = line(edition="classic").owns(PURPLE, "station", station="port_b").president(BLUE, "port_b")
    assert "port_b" in targets(play(scene.table(), "none"), "to")


def test_the_station_move_is_for_its_owner() -> None:
    scene = line().owns(BLUE, "station", station="port_b")
    assert "port_b" not in targets(play(scene.table(), "none"), "to")


def tram(**options: Unpack[Options]) -> Scene:
    """Port B is far away; purple has an assistant there, none in Laboratory B, and blue stands in the Silk Mill."""
    scene = Scene(active=PURPLE, **options).owns(PURPLE, "tram").president(PURPLE, "bank")
    scene.at(r0c0="bank", r3c2="port_b", r3c1="laboratory_b", r2c3="silk_mill_1", r3c0="tea_plantation_1")
    scene.assistants(PURPLE, port_b=1, silk_mill_1=1).president(BLUE, "silk_mill_1").holds(BLUE, yen=0)
    return scene.holds(PURPLE, yen=1)


def test_r5_tram_of_2024_needs_an_own_assistant() -> None:
    assert targets(play(tram().table(), "none"), "to") == {"port_b"}


def test_r5_tram_of_classic_needs_none() -> None:
    reached = targets(play(tram(edition="classic").table(), "none"), "to")
    assert {"port_b", "laboratory_b", "tea_plantation_1"} <= reached
    assert not reached & {"silk_mill_1", "canal", "bank"}


def test_r6_tram_joins_presidents_with_postal_system_and_pays() -> None:
    table = play(tram().owns(PURPLE, "postal_system").table(), "none")
    assert targets(table, "to") == {"port_b", "silk_mill_1"}
    play(table, "to:silk_mill_1")
    assert table.state.players[BLUE].yen == 1


def test_r6_stagecoach_saves_the_fee_of_the_tram() -> None:
    scene = tram().owns(PURPLE, "postal_system", "stagecoach").holds(PURPLE, yen=0)
    table = play(scene.table(), "none", "to:silk_mill_1")
    assert table.state.players[PURPLE].president == "silk_mill_1"


def test_d13_classic_tram_never_joins_presidents() -> None:
    scene = tram(edition="classic").owns(PURPLE, "postal_system").assistants(PURPLE, silk_mill_1=0)
    assert "silk_mill_1" not in targets(play(scene.table(), "none"), "to")


def test_d13_the_classic_tram_lacks_no_assistant_but_a_free_area() -> None:
    scene = tram(edition="classic").assistants(PURPLE, silk_mill_1=0)
    assert why(play(scene.table(), "none"), "to:silk_mill_1")[0] == "president"
    scene.owns(PURPLE, "postal_system")  # by which one walks, along assistants
    assert why(play(scene.table(), "none"), "to:silk_mill_1")[0] == "own_assistant"
    scene = tram().assistants(PURPLE, silk_mill_1=0)
    assert why(play(scene.table(), "none"), "to:silk_mill_1")[0] == "own_assistant"


def test_tram_starts_from_hand() -> None:
    table = play(tram(edition="classic").president(PURPLE, None).table(), "none")
    assert "bank" in targets(table, "to")


def test_the_tram_saves_what_the_walk_would_cost() -> None:
    scene = line().owns(PURPLE, "tram").president(BLUE, "church").holds(BLUE, yen=0)
    table = play(scene.table(), "none", "to:customs")
    me = table.state.players[PURPLE]
    assert (me.president, me.yen, table.state.players[BLUE].yen) == ("customs", 2, 0)


def redirect() -> Scene:
    """Purple sends a redirecting agent to the copper mine and walks to the church."""
    scene = line(edition="classic").agents(PURPLE, "uk").assistants(PURPLE, copper_mine_1=3, copper_mine_2=0)
    return scene.holds(PURPLE, copper=0, silk=0, tea=0, fish=0)


def test_r10_redirect_lets_the_player_choose_at_step_3() -> None:
    table = play(redirect().table(), "agent", "agent:copper_mine_1", "none", "to:church")
    assert ids(table) == ["act:church", "act:copper_mine_1"]
    play(table, "act:copper_mine_1")
    me = table.state.players[PURPLE]
    assert (me.copper, me.president) == (1, "church")
    assert table.state.areas["copper_mine_1"].assistants[PURPLE] == 0
    assert table.state.areas["church"].assistants[PURPLE] == 1


def test_r10_walking_into_the_chosen_area_leaves_one_area() -> None:
    table = play(redirect().table(), "agent", "agent:church", "none", "to:church")
    assert key(table) != "redirect"
    assert table.state.turn.power == 2


def test_r10_no_power_left_there() -> None:
    scene = redirect().assistants(PURPLE, copper_mine_1=1)
    table = play(scene.table(), "agent", "agent:copper_mine_1")
    table.state.areas["copper_mine_1"].assistants[PURPLE] -= 1  # whatever took it away
    table.state.players[PURPLE].assistants += 1
    play(table, "none", "to:church")
    assert key(table) != "redirect"


def test_redirect_is_spent_without_effect_by_a_return() -> None:
    table = play(redirect().table(), "agent", "agent:copper_mine_1", "none", "return", "none")
    assert key(table) == "end"
    assert table.state.players[PURPLE].used_agents == ["agent_uk_1"]
    assert table.state.players[PURPLE].copper == 0


def test_d11_r9_redirect_is_offered_in_phase_a_only() -> None:
    table = play(redirect().table(), "none")
    assert why(table, "agent")[0] == "agent_late"  # not "before and after the main action"
    play(table, "to:church")
    while key(table) != "end":
        play(table, "skip")
    assert "agent" not in ids(table)
    assert why(table, "agent")[0] == "agent_late"


def test_d11_r9_classic_with_extra_action() -> None:
    table = play(redirect_scene_with_extra_action().table(), "none", "to:church")
    while key(table) != "end":
        play(table, "skip")
    assert "agent" in ids(table)


def redirect_scene_with_extra_action() -> Scene:
    scene = line(edition="classic", agent_mode="extra_action").agents(PURPLE, "uk")
    return scene.assistants(PURPLE, copper_mine_1=3).holds(PURPLE, copper=0, silk=0, tea=0, fish=0)


def test_2024_with_redirect() -> None:
    scene = line(agent_mode="redirect").agents(PURPLE, "uk").assistants(PURPLE, copper_mine_1=3)
    table = play(scene.table(), "agent", "agent:copper_mine_1", "none", "to:church")
    assert key(table) == "redirect"


def test_yellow_is_not_asked() -> None:
    table = play(line().table(), "none")
    assert table.ask_of(YELLOW) is None
