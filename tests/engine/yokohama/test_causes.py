"""Whose deed it is: for every chapter of the rules the causes of a scene in order, and who has more or less by each."""

from __future__ import annotations

import pytest

from engine.core.account import Account, Deed, deeds_of
from engine.core.table import Table
from engine.selfplay import playthrough
from engine.yokohama.meta import GAME
from engine.yokohama.scoring import play_points, points_by_category
from testkit.rotation import rotated
from tests.engine.yokohama.scenario import BLUE, PINK, PURPLE, Scene, play

Told = tuple[str, int | None, dict[int, dict[str, int]]]


def told(deeds: tuple[Deed, ...]) -> list[Told]:
    """What brought each deed about, whose it is, and what it did to whom."""
    found: list[Told] = []
    for deed in deeds:
        account = Account(deed.seat, deed.by, (deed,))
        changes = {seat: changed for seat in range(4) if (changed := account.changes(seat))}
        found.append((deed.cause.removeprefix("yokohama."), deed.seat, changes))
    return found


def done(table: Table, *picks: str) -> list[Told]:
    """The deeds of the open segment after these answers, or of the one that they have closed."""
    play(table, *picks)
    closed = table.take_crossed()
    return told(closed[-1].deeds if closed else deeds_of(table.state))


def kinds(table: Table) -> list[str]:
    return [event.kind.removeprefix("yokohama.log.") for event in table.state.events]


def test_starting_orders_come_to_everybody_at_once() -> None:
    """Section 5: an answer does nothing until all have answered."""
    table = Table.start("yokohama", 3, {"first_player": "1"}, "orders")
    for seat in (2, 0):
        table.answer(seat, table.asks[-1 if seat else 0].ids()[:1])
        assert deeds_of(table.state) == ()
    table.answer(1, table.asks[0].ids()[:1])
    assert told(table.take_crossed()[-1].deeds) == [("orders", seat, {seat: {"orders": 1}}) for seat in range(3)]


def test_the_beginning_of_a_turn_is_nobodys_answer() -> None:
    """Section 7: System of Stock."""
    scene = Scene(active=PURPLE).owns(PURPLE, "system_of_stock").holds(PURPLE, yen=1)
    assert done(scene.table()) == [("step.turn", PURPLE, {PURPLE: {"yen": 1}})]


def test_every_assistant_is_a_deed_with_its_fee() -> None:
    """Section 8.1: whoever stands there is paid by the placing, and it is told after what caused it."""
    scene = Scene(active=PURPLE).president(BLUE, "bank").holds(PURPLE, yen=3)
    table = scene.table()
    assert done(table, "spread", "place:bank", "place:church", "stop") == [
        ("place", PURPLE, {BLUE: {"yen": 1}, PURPLE: {"assistants": -1, "assistants:bank": 1, "yen": -1}}),
        ("place", PURPLE, {PURPLE: {"assistants": -1, "assistants:church": 1}}),
    ]
    assert kinds(table) == ["pair", "pay_place", "pair"]


def test_a_pair_is_one_deed() -> None:
    scene = Scene(active=PURPLE).president(BLUE, "bank").holds(PURPLE, yen=3)
    assert done(scene.table(), "pair", "place:bank")[:1] == [
        ("how_many", PURPLE, {BLUE: {"yen": 2}, PURPLE: {"assistants": -2, "assistants:bank": 2, "yen": -2}}),
    ]


def test_a_way_is_paid_by_who_walks_it() -> None:
    """Section 8.2: the move is told before whom it pays; the action belongs to the move, the recovery does not."""
    scene = Scene(active=PURPLE).at(r0c0="bank", r0c1="church", r0c2="fishing_ground_1", r1c0="canal", r1c1="canal")
    scene.president(PURPLE, "bank").president(BLUE, "church").assistants(PURPLE, church=1, fishing_ground_1=1)
    table = scene.table()
    found = done(table, "none", "to:fishing_ground_1")
    assert found == [
        ("payees", PURPLE, {BLUE: {"yen": 1}, PURPLE: {"yen": -1, "fish": 2}}),
        ("step.recovery", PURPLE, {PURPLE: {"assistants": 1, "assistants:fishing_ground_1": -1}}),
    ]
    assert kinds(table) == ["move", "pay_way", "act", "gain", "recover"]


def test_assistants_return_with_the_president_where_they_are_chosen() -> None:
    scene = Scene(active=PURPLE).president(PURPLE, "bank").assistants(PURPLE, bank=1, church=2)
    assert done(scene.table(), "none", "some", "recall:church", "n:2", "stop") == [
        ("recall", PURPLE, {}),
        ("recall_how_many", PURPLE, {PURPLE: {"assistants": 2, "assistants:church": -2}}),
    ]


def test_what_a_trading_house_earns_is_told_with_the_action() -> None:
    """Section 8.3, R38: it is the doing of whoever acts there."""
    scene = Scene(active=PURPLE).house(BLUE, "bank").assistants(PURPLE, bank=1)
    table = scene.table()
    assert done(table, "none", "to:bank")[0] == ("payees", PURPLE, {BLUE: {"yen": 1}, PURPLE: {"yen": 2}})
    assert all(event.seat == PURPLE for event in table.state.events)


def test_a_token_and_a_building_are_deeds_of_their_own() -> None:
    """Sections 8.4 to 8.6: each with what it brings; assistants return by themselves."""
    scene = Scene(active=PURPLE).assistants(PURPLE, bank=4).owns(PURPLE, "gaslight")
    scene.token("bank", "five_power_03").tile("bank", "building_01")
    assert done(scene.table(), "none", "to:bank", "take", "shop:2") == [
        ("payees", PURPLE, {PURPLE: {"yen": 5}}),
        ("token", PURPLE, {PURPLE: {"tokens": 1, "vp": 3, "yen": 1}}),
        ("build", PURPLE, {PURPLE: {"shops": -1, "built_shops": 1, "vp": 2, "yen": 4}}),
        ("step.recovery", PURPLE, {PURPLE: {"assistants": 4, "assistants:bank": -4}}),
    ]


def test_whoever_declines_to_build_has_done_nothing() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, bank=3)
    assert [cause for cause, *_ in done(scene.table(), "none", "to:bank", "skip")] == ["payees", "step.recovery"]


def test_an_assistant_stays_by_the_answer_that_leaves_it() -> None:
    """Section 8.6, Telephone."""
    scene = Scene(active=PURPLE).owns(PURPLE, "telephone").assistants(PURPLE, bank=2)
    assert done(scene.table(), "none", "to:bank", "leave")[1:] == [
        ("recover", PURPLE, {PURPLE: {"assistants": 1, "assistants:bank": -1}})
    ]


def test_an_agent_acts_wherever_it_was_sent() -> None:
    """Section 9.1: the whole action is its deed, and what that brings others."""
    scene = Scene(active=PURPLE).house(BLUE, "bank").assistants(PURPLE, bank=2).agents(PURPLE, "uk")
    table = scene.table()
    assert done(table, "agent") == [
        ("agent", PURPLE, {BLUE: {"yen": 1}, PURPLE: {"agents": -1, "yen": 2}}),
        ("step.recovery", PURPLE, {PURPLE: {"assistants": 2, "assistants:bank": -2}}),
    ]
    assert kinds(table) == ["agent_extra_action", "act_paying", "gain", "recover"]


def test_a_redirected_action_belongs_to_the_choice_of_the_area() -> None:
    scene = Scene(active=PURPLE, agent_mode="redirect").assistants(PURPLE, bank=2, church=1).agents(PURPLE, "uk")
    table = scene.table()
    assert done(table, "agent", "agent:bank", "none", "to:church", "act:bank") == [
        ("agent", PURPLE, {PURPLE: {"agents": -1}}),
        ("payees", PURPLE, {}),
        ("redirect", PURPLE, {PURPLE: {"yen": 2}}),
        ("step.recovery", PURPLE, {PURPLE: {"assistants": 2, "assistants:bank": -2}}),
    ]
    assert kinds(table) == ["agent_redirect", "move", "act", "gain", "recover"]


def test_an_achievement_is_a_deed_beside_the_main_action() -> None:
    """Section 9.2."""
    scene = Scene(active=PURPLE).achievement("a4").holds(PURPLE, fish=9)
    assert done(scene.table(), "claim:achievement_a4") == [
        ("turn", PURPLE, {PURPLE: {"assistants": -1, "achievements": 1, "vp": 9}})
    ]


def test_the_last_achievement_brings_a_token_that_is_chosen() -> None:
    """Section 13."""
    scene = Scene(active=PURPLE, achievement_rewards="on").holds(PURPLE, fish=9)
    scene.achievement("a4").achievement("b1", PURPLE).achievement("c1", PURPLE)
    scene.g.reward_tokens = ["reward_free_agent", "reward_flag_uk"]
    assert done(scene.table(), "claim:achievement_a4", "reward:reward_free_agent")[1:] == [
        ("reward_token", PURPLE, {PURPLE: {"reward_tokens": 1, "agents": 1}})
    ]


def test_an_order_brings_its_reward_technologies_and_an_agent() -> None:
    """Sections 9.3, 9.4, 12: all of it by fulfilling it, in this order."""
    scene = Scene(active=PURPLE).owns(PURPLE, cards=("tech_40",)).orders(PURPLE, "order_12")
    table = scene.holds(PURPLE, copper=1, silk=1, fish=1, tea=0, imports=0).table()
    ((cause, seat, changes),) = done(table, "fulfil:order_12")
    assert (cause, seat) == ("turn", PURPLE)
    cost = {"copper": -1, "silk": -1, "fish": -1, "orders": -1}
    assert changes == {PURPLE: {**cost, "fulfilled": 1, "vp": 4, "imports": 1, "agents": 1}}
    assert kinds(table) == ["deliver", "gain", "technology", "agent"]


def test_a_technology_of_ones_own_may_be_used_in_between() -> None:
    """Section 12, R29."""
    scene = Scene(active=PURPLE).owns(PURPLE, "spinning_mill").assistants(PURPLE, port_a=1)
    assert done(scene.table(), "none", "to:port_a", "use:spinning_mill")[1:] == [
        ("port", PURPLE, {PURPLE: {"silk": -1, "yen": 2}})
    ]


def test_what_has_waited_for_an_answer_is_none_of_its_doing() -> None:
    """Section 11: a reward with a choice in the middle of it."""
    scene = Scene(active=PURPLE).assistants(PURPLE, bank=4).token("bank", "five_power_18").holds(PURPLE, yen=0)
    assert done(scene.table(), "none", "to:bank", "take", "hire:assistant", "stop")[1:] == [
        ("token", PURPLE, {PURPLE: {"tokens": 1}}),
        ("hire", PURPLE, {PURPLE: {"assistants": 1}}),
        ("step.reward", PURPLE, {PURPLE: {"vp": 2}}),
    ]


def test_goods_of_any_kind_are_brought_by_choosing_them() -> None:
    scene = Scene(active=PURPLE).owns(PURPLE, "mining_technology").assistants(PURPLE, bank=4)
    table = scene.token("bank", "five_power_16").table()
    assert done(table, "none", "to:bank", "take", "goods:copper1+silk2")[1:] == [
        ("token", PURPLE, {PURPLE: {"tokens": 1}}),
        ("any_good", PURPLE, {PURPLE: {"copper": 2, "silk": 2}}),
    ]


def test_assistants_are_moved_by_who_says_where() -> None:
    scene = Scene(active=PURPLE).assistants(PURPLE, bank=4, church=1).token("bank", "five_power_20")
    table = scene.table()
    assert done(table, "none", "to:bank", "take", "from:church", "into:port_a", "from:hand", "into:port_a", "stop")[
        2:
    ] == [
        ("shift_into", PURPLE, {PURPLE: {"assistants:church": -1, "assistants:port_a": 1}}),
        ("shift_into", PURPLE, {PURPLE: {"assistants": -1, "assistants:port_a": 1}}),
        ("step.reward", PURPLE, {PURPLE: {"vp": 2}}),
    ]


def test_orders_come_from_a_port_by_the_last_answer_about_them() -> None:
    """Section 10.1: the points of the power come by arriving."""
    scene = Scene(active=PURPLE).assistants(PURPLE, port_a=4).row("port_a", "order_01", "order_02")
    table = scene.holds(PURPLE, yen=5).table()
    assert done(table, "none", "to:port_a", "order:order_01", "pay:yen", "order:order_02") == [
        ("payees", PURPLE, {PURPLE: {"vp": 3}}),
        ("port_which", PURPLE, {PURPLE: {"yen": -2, "orders": 2}}),
    ]


def test_a_technology_brings_what_it_says_and_an_agent() -> None:
    """Section 10.2: R22, 9.4."""
    scene = Scene(active=PURPLE).owns(PURPLE, cards=("tech_46", "tech_41")).assistants(PURPLE, laboratory_a=4)
    table = scene.row("laboratory_a", "tech_59").holds(PURPLE, yen=2).table()
    assert done(table, "none", "to:laboratory_a", "tech:tech_59")[1:2] == [
        ("research_price", PURPLE, {PURPLE: {"technologies": 1, "vp": 12, "agents": 1}})
    ]
    assert kinds(table) == ["move", "act", "research", "gain", "technology", "agent"]


def test_pieces_are_taken_one_by_one() -> None:
    """Section 10.3."""
    scene = Scene(active=PURPLE).assistants(PURPLE, employment_agency=2).holds(PURPLE, yen=9)
    assert done(scene.table(), "none", "to:employment_agency", "hire:shop", "hire:trading_house")[1:3] == [
        ("hire", PURPLE, {PURPLE: {"yen": -2, "shops": 1}}),
        ("hire", PURPLE, {PURPLE: {"yen": -4, "houses": 1}}),
    ]


def test_exchanges_are_made_one_by_one() -> None:
    """Section 10.4."""
    scene = Scene(active=PURPLE).assistants(PURPLE, chinatown=2).holds(PURPLE, yen=9, silk=1)
    found = done(scene.table(), "none", "to:chinatown", "sell:silk", "buy:import")[1:3]
    assert [(cause, sorted(changes[PURPLE])) for cause, _, changes in found] == [
        ("chinatown", ["silk", "yen"]),
        ("chinatown", ["imports", "yen"]),
    ]


def test_an_assistant_at_the_church_brings_its_space_and_the_end() -> None:
    """Sections 10.5, 14: technologies first; the end that it brings is told with it."""
    scene = Scene(active=PURPLE).owns(PURPLE, "winery").assistants(PURPLE, church=3)
    scene.board("church", s4=BLUE, s5=BLUE, s6=BLUE, s7=PINK, s8=PINK)
    table = scene.holds(PURPLE, tea=1, yen=0, copper=0, silk=0, fish=0, imports=0).table()
    assert done(table, "none", "to:church", "space:church_2")[1:] == [
        ("origin", PURPLE, {PURPLE: {"tea": -1, "assistants:church": -1, "church": 1, "vp": 7, "yen": 2}})
    ]
    assert kinds(table)[2:] == ["pay", "settle_church", "technology", "gain", "trigger"]


def test_an_assistant_at_the_customs_house() -> None:
    """Section 10.6."""
    scene = Scene(active=PURPLE).assistants(PURPLE, customs=1, hand=0).holds(PURPLE, imports=1)
    assert done(scene.table(), "to:customs", "space:customs_2")[1:2] == [
        ("origin", PURPLE, {PURPLE: {"imports": -1, "assistants:customs": -1, "customs": 1, "vp": 4, "yen": 2}})
    ]


def test_the_end_of_a_turn_is_nobodys_deed() -> None:
    """Section 14: the last round begins by itself."""
    scene = Scene(active=3)
    scene.g.last_round, scene.g.fired = scene.g.round + 1, ["port"]
    assert done(scene.table(), "none", "end") == [("move", 3, {}), ("step.round", None, {})]


def test_the_final_scoring_is_nobodys_deed_and_names_everybodys_points() -> None:
    """Section 15: a scoring within the segment of the last turn."""
    scene = Scene(active=3).board("church", s1=BLUE).holds(PURPLE, yen=9, copper=3)
    scene.g.last_round = scene.g.round
    table = scene.table()
    *turn, scoring = done(table, "none", "end")
    assert turn == [("move", 3, {})]
    final = points_by_category(table.state)
    assert scoring == (
        "step.scoring",
        None,
        {seat: {"vp": sum(points.values()) - points["play"]} for seat, points in enumerate(final)},
    )
    assert scoring[2][BLUE]["vp"] - scoring[2][PURPLE]["vp"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("seats", rotated([2, 3, 4], 1))
def test_where_points_come_from_adds_up_to_the_pad(seats: int) -> None:
    """Over a whole game, by the lines of the pad and the sources of play."""
    found: list[dict[str, int]] = [{} for _ in range(seats)]
    for table in playthrough("yokohama", seats, "sources", {}, ("house",)):
        for entry in [one for closed in table.take_crossed() for deed in closed.deeds for one in deed.entries]:
            if entry.what == GAME.points:
                found[entry.seat][entry.why] = found[entry.seat].get(entry.why, 0) + entry.n
    final = points_by_category(table.state)
    for seat in range(seats):
        expected = {**play_points(table.state, seat), **final[seat]}
        del expected["play"]
        assert found[seat] == {why: n for why, n in expected.items() if n}
