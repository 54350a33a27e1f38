"""Phases A and C: agents, achievements, orders, free technologies (sections 9, 12, 13; R21, R28 to R33, R49, R51)."""

import pytest

from engine.yokohama.queries.legality import why_not_met
from tests.engine.yokohama.scenario import BLUE, PINK, PURPLE, YELLOW, Scene, ids, key, play, targets, why
from words import say


def test_order_pays_exactly_its_goods_and_gives_its_reward() -> None:
    scene = Scene(active=PURPLE).orders(PURPLE, "order_14").holds(PURPLE, copper=2, silk=2, tea=2, fish=0, yen=0)
    table = play(scene.table(), "fulfil:order_14")
    me = table.state.players[PURPLE]
    assert (me.copper, me.silk, me.tea, me.vp, me.yen) == (1, 0, 0, 6, 2)
    assert (me.orders, me.fulfilled) == ([], ["order_14"])


def test_missing_goods_are_named() -> None:
    table = Scene(active=PURPLE).orders(PURPLE, "order_14").holds(PURPLE, copper=1, silk=1, tea=0).table()
    assert why(table, "fulfil:order_14")[0] == "order_goods"
    assert [(held.payable, held.missing) for held in table.view(PURPLE).hand] == [(False, {"silk": 1, "tea": 2})]


def test_ball_and_language_school() -> None:
    scene = Scene(active=PURPLE).orders(PURPLE, "order_02").owns(PURPLE, "ball", "language_school").holds(PURPLE, yen=0)
    table = play(scene.table(), "fulfil:order_02")
    assert (table.state.players[PURPLE].vp, table.state.players[PURPLE].yen) == (5, 1)


def test_r28_orders_before_and_after_but_not_during_the_main_action() -> None:
    scene = Scene(active=PURPLE).orders(PURPLE, "order_02").assistants(PURPLE, bank=1)
    table = scene.table()
    assert "fulfil:order_02" in ids(table)
    play(table, "none")
    assert "fulfil:order_02" not in ids(table)
    assert why(table, "fulfil:order_02")[0] == "only_a_and_c"
    play(table, "to:bank")
    assert "fulfil:order_02" in ids(table)


def test_r28_orders_after_an_agent_action_in_the_same_phase() -> None:
    scene = Scene(active=PURPLE).agents(PURPLE, "uk").orders(PURPLE, "order_06").assistants(PURPLE, copper_mine_1=3)
    table = scene.table()
    assert why(table, "fulfil:order_06")[0] == "order_goods"
    play(table, "agent")
    assert "fulfil:order_06" in ids(table)


def test_one_agent_per_turn() -> None:
    scene = Scene(active=PURPLE).agents(PURPLE, "uk", "us").assistants(PURPLE, bank=1, church=1)
    table = play(scene.table(), "agent", "agent:bank")
    assert "agent" not in ids(table)
    assert why(table, "agent")[0] == "second_agent"


def test_r51_the_agent_taken_first_is_used() -> None:
    scene = Scene(active=PURPLE).agents(PURPLE, "us", "uk").assistants(PURPLE, bank=1, church=1)
    first, second = scene.g.players[PURPLE].agents
    me = play(scene.table(), "agent", "agent:bank").state.players[PURPLE]
    assert (me.used_agents, me.agents) == ([first], [second])


def test_agent_in_phase_c() -> None:
    scene = Scene(active=PURPLE).agents(PURPLE, "uk").assistants(PURPLE, bank=1, tea_plantation_1=1)
    table = play(scene.table(), "none", "to:bank", "agent")
    assert table.state.players[PURPLE].used_agents == ["agent_uk_1"]
    assert key(table) == "end"


def test_agent_area_needs_an_assistant_and_not_the_president() -> None:
    scene = Scene(active=PURPLE).agents(PURPLE, "uk").assistants(PURPLE, bank=1, church=1, customs=1)
    scene.president(PURPLE, "bank").president(BLUE, "church").holds(PURPLE, yen=0)
    table = play(scene.table(), "agent")
    assert targets(table, "agent") == {"church", "customs"}  # opposing presidents do not matter
    assert why(table, "agent:bank")[0] == "own_president"
    assert why(table, "agent:port_a")[0] == "own_assistant"


def test_agent_without_a_fit_area() -> None:
    table = Scene(active=PURPLE).agents(PURPLE, "uk").assistants(PURPLE, bank=1).president(PURPLE, "bank").table()
    assert why(table, "agent")[0] == "agent_area"


def test_no_agent() -> None:
    assert why(Scene(active=PURPLE).table(), "agent") == ("agent", {"have": 0})


def test_agent_action_includes_token_and_construction() -> None:
    scene = Scene(active=PURPLE).agents(PURPLE, "uk").assistants(PURPLE, bank=5).token("bank", "five_power_01")
    table = play(scene.table(), "agent", "take")
    assert key(table) == "build"
    play(table, "shop:1")
    assert table.state.areas["bank"].assistants[PURPLE] == 0


def test_first_claim_is_worth_more() -> None:
    scene = Scene(active=PURPLE).achievement("a4").holds(PURPLE, fish=7)
    table = play(scene.table(), "claim:achievement_a4")
    assert table.state.players[PURPLE].vp == 9


def test_i12_an_achievement_is_claimed_once_per_player() -> None:
    scene = Scene(active=PURPLE).achievement("a4", PURPLE).holds(PURPLE, fish=7)
    assert why(scene.table(), "claim:achievement_a4")[0] == "claimed"


def test_r49_the_assistant_comes_from_hand_in_both_editions() -> None:
    for edition in ("2024", "classic"):
        scene = Scene(active=PURPLE, edition=edition).achievement("a4").holds(PURPLE, fish=7)
        scene.assistants(PURPLE, bank=8, hand=0).orders(PURPLE, "order_21")
        table = scene.table()
        assert key(table) == "move"  # nothing can be placed or claimed before
        assert why(table, "claim:achievement_a4") == ("assistants", {"need": 1, "have": 0})


REQUIREMENTS = {
    "a1": {"copper": 5},
    "a2": {"silk": 6},
    "a3": {"tea": 7},
    "a4": {"fish": 7},
    "b1": {"yen": 10},
}


@pytest.mark.parametrize("name", REQUIREMENTS)
def test_achievements_of_amounts(name: str) -> None:
    (what, n), *_ = REQUIREMENTS[name].items()
    scene = Scene(active=PURPLE).achievement(name).holds(PURPLE, **{what: n - 1})
    need = scene.g.data.achievement[f"achievement_{name}"].requirement
    assert why_not_met(scene.g, PURPLE, need) is not None
    scene.holds(PURPLE, **{what: n})
    assert why_not_met(scene.g, PURPLE, need) is None


def test_r31_tokens_and_agents_used_or_not_count_together() -> None:
    scene = (
        Scene(active=PURPLE, free_agents="on").achievement("b2").agents(PURPLE, "uk").agents(PURPLE, "us", used=True)
    )
    need = scene.g.data.achievement["achievement_b2"].requirement
    me = scene.g.players[PURPLE]
    me.tokens += ["five_power_01", "five_power_02"]
    reason = why_not_met(scene.g, PURPLE, need)
    assert reason is not None
    assert dict(reason.args) == {"need": 5, "have": 4}
    me.tokens.append("free_agent_1")  # counts once, although it is both
    me.agents.append("free_agent_1")
    assert why_not_met(scene.g, PURPLE, need) is None
    me.tokens.remove("five_power_02")
    assert why_not_met(scene.g, PURPLE, need) is not None


def test_b3_and_b4() -> None:
    scene = Scene(active=PURPLE).achievement("b3")
    need = scene.g.data.achievement["achievement_b3"].requirement
    scene.fulfilled(PURPLE, "order_01", "order_02", "order_03", "order_04")
    assert why_not_met(scene.g, PURPLE, need) is not None
    scene.fulfilled(PURPLE, "order_05")
    assert why_not_met(scene.g, PURPLE, need) is None
    need = scene.g.data.achievement["achievement_b4"].requirement
    scene.owns(PURPLE, "ball", "tram", "winery")
    assert why_not_met(scene.g, PURPLE, need) is not None
    scene.owns(PURPLE, "gaslight")
    assert why_not_met(scene.g, PURPLE, need) is None


def test_r32_class_c_counts_areas_and_neither_canal_nor_station() -> None:
    scene = Scene(active=PURPLE).achievement("c3").owns(PURPLE, "station", station="bank")
    need = scene.g.data.achievement["achievement_c3"].requirement
    scene.shop(PURPLE, "copper_mine_1").house(PURPLE, "copper_mine_1").shop(PURPLE, "silk_mill_1")
    scene.shop(PURPLE, "church").shop(PURPLE, "customs")
    reason = why_not_met(scene.g, PURPLE, need)
    assert reason is not None
    assert dict(reason.args) == {"production": 3, "commercial": 2, "made": 2, "traded": 2}
    scene.house(PURPLE, "tea_plantation_1")
    assert why_not_met(scene.g, PURPLE, need) is None


def test_c1_c2_c4() -> None:
    scene = Scene(active=PURPLE).shop(PURPLE, "copper_mine_1").shop(PURPLE, "copper_mine_2").shop(PURPLE, "church")
    scene.shop(PURPLE, "customs").shop(PURPLE, "port_a")
    rows = scene.g.data.achievement
    assert why_not_met(scene.g, PURPLE, rows["achievement_c4"].requirement) is None
    assert why_not_met(scene.g, PURPLE, rows["achievement_c2"].requirement) is not None
    scene.house(PURPLE, "port_b")
    assert why_not_met(scene.g, PURPLE, rows["achievement_c2"].requirement) is None
    scene.house(PURPLE, "silk_mill_1").house(PURPLE, "silk_mill_2")
    assert why_not_met(scene.g, PURPLE, rows["achievement_c1"].requirement) is None


def test_r33_requirements_are_tested_only_at_the_claim() -> None:
    scene = Scene(active=PURPLE).achievement("a4").holds(PURPLE, fish=7, tea=1).orders(PURPLE, "order_07")
    table = play(scene.table(), "claim:achievement_a4", "fulfil:order_07")
    assert table.state.players[PURPLE].fish == 4
    assert table.state.achievements[0].claimed == [PURPLE]
    assert table.state.players[PURPLE].vp == 9 + 3


def rewards(*claimed_by_others: int) -> Scene:
    scene = Scene(active=PURPLE, achievement_rewards="on").achievement("a4", PURPLE).achievement("b1", PURPLE)
    scene.achievement("c2").shop(PURPLE, "church").shop(PURPLE, "customs").shop(PURPLE, "port_a").shop(PURPLE, "port_b")
    scene.g.reward_tokens = ["reward_flag_de", "reward_flag_nl", "reward_flag_uk", "reward_free_agent"]
    return scene


def test_third_achievement_brings_a_reward_token() -> None:
    table = play(rewards().table(), "claim:achievement_c2")
    assert ids(table) == [f"reward:{token}" for token in rewards().g.reward_tokens]
    play(table, "reward:reward_free_agent")
    me = table.state.players[PURPLE]
    assert (me.reward, me.agents) == ("reward_free_agent", ["reward_free_agent"])
    assert "reward_free_agent" not in table.state.reward_tokens


def test_a_flag_token_counts_as_a_flag() -> None:
    table = play(rewards().fulfilled(PURPLE, "order_01").table(), "claim:achievement_c2", "reward:reward_flag_uk")
    assert table.state.players[PURPLE].agents == ["agent_uk_1"]
    assert table.view(None).players[PURPLE].flags["uk"] == 2
    told = [say(event.text, "ru") for event in table.state.events if event.kind == "yokohama.log.reward_flag"]
    assert [line.partition("берёт")[2] for line in told] == [" жетон награды со значком Англии."]


def test_no_reward_token_without_the_module() -> None:
    scene = Scene(active=PURPLE).achievement("a4", PURPLE).achievement("b1", PURPLE).achievement("c2")
    scene.shop(PURPLE, "church").shop(PURPLE, "customs").shop(PURPLE, "port_a").shop(PURPLE, "port_b")
    assert key(play(scene.table(), "claim:achievement_c2")) == "turn"


@pytest.mark.slow
def test_r30_every_second_flag_brings_an_agent_and_none_is_owed() -> None:
    scene = Scene(active=PURPLE).fulfilled(PURPLE, "order_07").orders(PURPLE, "order_24", "order_31")
    scene.holds(PURPLE, silk=9, tea=9, fish=9)
    table = play(scene.table(), "fulfil:order_24")
    assert table.state.players[PURPLE].agents == ["agent_nl_1"]
    play(table, "fulfil:order_31")
    assert len(table.state.players[PURPLE].agents) == 1
    assert table.view(None).agents["nl"] == 0


def free(**amounts: int) -> Scene:
    scene = Scene(active=PURPLE).owns(PURPLE, "spinning_mill", "university").assistants(PURPLE, bank=4)
    return scene.holds(PURPLE, **amounts).orders(PURPLE, "order_21")


def test_r29_free_technologies_at_every_prompt_between_steps() -> None:
    table = free(silk=2, yen=2).table()
    for prompt, pick in (("turn", "none"), ("move", "to:bank"), ("token", "skip"), ("build", "skip")):
        assert key(table) == prompt
        assert {"use:spinning_mill", "use:university"} <= set(ids(table))
        play(table, pick)
    assert key(table) == "end"
    assert {"use:spinning_mill", "use:university"} <= set(ids(table))


def test_r29_not_inside_a_step() -> None:
    table = play(free(silk=2, yen=2).table(), "spread")
    assert not any(i.startswith("use:") for i in ids(table))


def test_i14_each_once_per_turn() -> None:
    table = play(free(silk=2, yen=2).table(), "use:spinning_mill", "use:university")
    me = table.state.players[PURPLE]
    assert (me.silk, me.yen, me.assistants, me.stored_assistants) == (1, 3, 5, 11)
    assert not any(i.startswith("use:") for i in ids(table))
    assert why(table, "use:spinning_mill")[0] == "again"


def test_free_technologies_are_refused_with_reasons() -> None:
    table = free(silk=0, yen=0).table()
    assert why(table, "use:spinning_mill")[0] == "good"
    assert why(table, "use:university") == ("money", {"need": 1, "have": 0})


def test_of_technologies_that_one_does_not_have_nothing_is_told() -> None:
    table = Scene(active=PURPLE).owns(PURPLE, "university").holds(PURPLE, yen=0).table()
    refused = table.asks[0].refused()
    assert [one.id for one in refused if one.id.startswith("use:")] == ["use:university"]


def test_the_university_needs_an_assistant_in_the_warehouse() -> None:
    scene = free(silk=0, yen=2)
    me = scene.g.players[PURPLE]
    me.assistants, me.stored_assistants = me.assistants + me.stored_assistants, 0
    assert why(scene.table(), "use:university")[0] == "stored"


def test_spinning_mill_pays_for_the_next_step() -> None:
    scene = free(silk=1, yen=0).row("laboratory_a", "tech_40").assistants(PURPLE, laboratory_a=1, bank=0)
    table = play(scene.table(), "none", "to:laboratory_a")
    assert "tech:tech_40" not in ids(table)
    play(table, "use:spinning_mill")
    assert "tech:tech_40" in ids(table)


@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 2), (2, 2), (5, 5)])
def test_system_of_stock(before: int, after: int) -> None:
    table = Scene(active=PURPLE).owns(PURPLE, "system_of_stock").holds(PURPLE, yen=before).table()
    assert table.state.players[PURPLE].yen == after


def mining(**amounts: int) -> Scene:
    return Scene(active=PURPLE).owns(PURPLE, "mining_technology").holds(PURPLE, **({"copper": 0} | amounts))


def test_r21_a_mine_action_with_copper_gives_one_more() -> None:
    scene = mining().assistants(PURPLE, copper_mine_1=3)
    assert play(scene.table(), "none", "to:copper_mine_1").state.players[PURPLE].copper == 3


def test_r21_a_mine_action_without_copper_gives_nothing() -> None:
    scene = mining().assistants(PURPLE, copper_mine_1=1)
    assert play(scene.table(), "none", "to:copper_mine_1").state.players[PURPLE].copper == 0


def test_r21_each_purchase_in_chinatown() -> None:
    scene = mining(yen=4).assistants(PURPLE, chinatown=2)
    table = play(scene.table(), "none", "to:chinatown", "buy:copper", "buy:copper")
    assert table.state.players[PURPLE].copper == 4


def test_r21_a_reward_of_copper_and_any_good_once() -> None:
    scene = mining().token("bank", "five_power_11").assistants(PURPLE, bank=4)
    assert play(scene.table(), "none", "to:bank", "take").state.players[PURPLE].copper == 4
    scene = mining().token("bank", "five_power_16").assistants(PURPLE, bank=4)
    table = play(scene.table(), "none", "to:bank", "take", "goods:copper2+tea1")
    assert table.state.players[PURPLE].copper == 3
    scene = mining().token("bank", "five_power_16").assistants(PURPLE, bank=4)
    assert play(scene.table(), "none", "to:bank", "take", "goods:silk2+tea1").state.players[PURPLE].copper == 0


def test_other_players_decide_nothing_in_my_turn() -> None:
    table = Scene(active=PURPLE).table()
    assert [ask.seat for ask in table.asks] == [PURPLE]
    assert table.ask_of(BLUE) is table.ask_of(PINK) is table.ask_of(YELLOW) is None
