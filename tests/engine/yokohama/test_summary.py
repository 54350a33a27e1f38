"""A turn in fewer sentences: nothing that somebody did or had by it is missing, and what is alike is told once."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.account import accounts
from engine.core.state import Event
from engine.core.table import Table
from engine.core.text import join, who
from engine.selfplay import playthrough
from engine.yokohama.components.names import area_name
from engine.yokohama.meta import GAME
from tests.engine.yokohama.scenario import BLUE, PURPLE, Scene, play


def told(table: Table, *picks: str) -> list[Event]:
    """What a summary tells of the turn that these answers close, all of it under the one who took the turn."""
    closed = play(table, *picks, "end").take_crossed()[-1]
    account = accounts(closed.deeds)[0]
    assert account.seat == PURPLE
    assert all(event.seat in (PURPLE, None) for event in account.events)
    own = [event for event in account.events if event.seat is not None]
    return [event for event in GAME.merge_events(own) if event.kind in GAME.headlines]


def kinds(events: list[Event]) -> list[str]:
    return [event.kind.removeprefix("yokohama.log.") for event in events]


def args(events: list[Event], kind: str) -> dict[str, Any]:
    """Of the only event of a kind."""
    (one,) = [event for event in events if event.kind == f"yokohama.log.{kind}"]
    return dict(one.args)


def test_an_agents_whole_action_is_told() -> None:
    scene = Scene(active=PURPLE).house(BLUE, "bank").assistants(PURPLE, bank=2, fishing_ground_1=1).agents(PURPLE, "uk")
    found = told(scene.table(), "agent", "agent:bank", "none", "to:fishing_ground_1")
    assert kinds(found) == ["agent_extra_action", "act_paying", "gain", "act", "gain"]
    assert args(found, "act_paying") == {"area": area_name("bank"), "n": 2, "owner": who(BLUE)}


def test_what_an_order_and_a_shop_brought_is_told() -> None:
    scene = Scene(active=PURPLE).owns(PURPLE, cards=("tech_40",)).orders(PURPLE, "order_12")
    scene.assistants(PURPLE, bank=3).tile("bank", "building_01")
    order = ["deliver", "gain", "technology", "agent"]
    found = told(scene.table(), "fulfil:order_12", "none", "to:bank", "shop:2")
    assert kinds(found) == [*order, "act", "gain", "build_shop", "gain"]


def test_a_turn_that_ends_the_game_is_told_to_its_end() -> None:
    scene = Scene(active=PURPLE).orders(PURPLE, "order_12").agents(PURPLE, "fr").holds(PURPLE, imports=2, yen=0)
    scene.board("customs", s1=BLUE, s3=BLUE, s4=BLUE, s5=BLUE, s6=BLUE).assistants(PURPLE, customs=2, bank=1)
    table = scene.table()
    picks = ("fulfil:order_12", "agent", "agent:bank", "none", "to:customs", "space:customs_2")
    assert kinds(told(table, *picks)) == [
        *("deliver", "gain"),
        *("agent_extra_action", "act", "gain"),
        *("settle_customs", "gain"),  # which says where, and for what
    ]
    assert "yokohama.log.trigger" in GAME.decisive
    assert "yokohama.log.trigger" not in GAME.minor_events


def test_fees_are_told_after_what_they_are_for_by_whoever_pays() -> None:
    scene = Scene(active=PURPLE).at(r0c0="bank", r0c1="church", r0c2="fishing_ground_1", r1c0="canal", r1c1="canal")
    scene.president(PURPLE, "bank").president(BLUE, "church").assistants(PURPLE, fishing_ground_1=1)
    picks = ("spread", "place:church", "place:fishing_ground_1", "stop", "to:fishing_ground_1")
    found = told(scene.table(), *picks)
    assert kinds(found) == ["spread", "pay_place", "pay_way", "act", "gain"]
    both = [area_name("church"), area_name("fishing_ground_1")]
    assert args(found, "spread") == {"areas": join(both, "and"), "n": 2}
    assert args(found, "pay_place")["payee"] == args(found, "pay_way")["payee"] == who(BLUE)


def test_assistants_taken_back_are_told_at_once() -> None:
    scene = Scene(active=PURPLE).president(PURPLE, "port_a").assistants(PURPLE, bank=2, church=1, hand=0)
    table = scene.table()
    found = told(table, "some", "recall:bank", "n:1", "recall:church", "recall:bank")
    assert kinds(found) == ["return", "recall"]
    assert args(found, "recall") == {"areas": join([area_name("bank"), area_name("church")], "and"), "n": 3}


def test_a_pair_and_what_is_placed_beside_it_stay_two_sentences() -> None:
    scene = Scene(active=PURPLE).owns(PURPLE, "telegram").at(r0c0="bank", r0c1="church")
    found = told(scene.table(), "pair", "place:bank", "place:church", "to:bank")
    assert kinds(found) == ["pair", "pair", "act", "gain"]


def test_the_president_is_told_where_the_action_is_elsewhere() -> None:
    scene = Scene(active=PURPLE, agent_mode="redirect").assistants(PURPLE, bank=2, church=1).agents(PURPLE, "uk")
    found = told(scene.table(), "agent", "agent:bank", "none", "to:church", "act:bank")
    assert kinds(found) == ["agent_redirect", "move", "act", "gain"]


@pytest.mark.slow
@pytest.mark.parametrize("agent_mode", ["extra_action", "redirect"])
def test_every_line_of_the_log_has_its_place_in_a_summary(agent_mode: str) -> None:
    """In whole games; that assistants return after an action goes without saying."""
    known = {*GAME.headlines, *GAME.decisive, *GAME.minor_events, "yokohama.log.recover", "yokohama.log.trigger_later"}
    for table in playthrough("yokohama", 3, "summary", {"agent_mode": agent_mode}):
        for closed in table.take_crossed():
            assert {event.kind for event in closed.events} <= known
