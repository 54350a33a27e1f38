"""Where the next assistants would let the president go: as told while placing, and as it then comes."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.core.table import Table
from engine.yokohama.rules.option_facts import Placing
from engine.yokohama.view.structs import ApproachView
from testkit.rotation import rotated
from tests.engine.yokohama.scenario import BLUE, PURPLE, Scene, ids, play


def told(table: Table) -> dict[str, ApproachView]:
    return {one.area: one for one in table.view(table.asks[0].seat).approaches}


def arrives(scene: Scene, *placed: str) -> set[str]:
    """Where the president may go after these placements; nowhere if one of them is not allowed."""
    table = play(scene.table(), "spread")
    for area in placed:
        if f"place:{area}" not in ids(table):
            return set()
        table = play(table, f"place:{area}")
    if "stop" in ids(table):
        table = play(table, "stop")
    return {one.removeprefix("to:") for one in ids(table) if one.startswith("to:")}


def in_the_bank() -> Scene:
    return Scene(active=PURPLE).president(PURPLE, "bank").assistants(PURPLE, hand=3, church=1)


@pytest.mark.slow
@pytest.mark.parametrize("yen", rotated([0, 1, 3], 1))
def test_what_is_told_is_what_comes(yen: int) -> None:
    """With a rival near by: every area, with one assistant and with two, compared with all ways to place them."""
    scene = in_the_bank().holds(PURPLE, yen=yen).president(BLUE, "silk_mill_1")
    table = play(scene.table(), "spread")
    areas = [area.id for area in table.view(PURPLE).areas if area.type != "canal"]
    one = {area for area in areas if area in arrives(scene, area)}
    two = {b for pair in permutations(areas, 2) for b in pair if b in arrives(scene, *pair)}
    assert 0 < len(one) < len(two)
    found = told(table)
    assert {area for area, way in found.items() if way.more == 0} == one
    assert {area for area, way in found.items() if way.more <= 1} == two
    assert all(way.cost <= yen for way in found.values())


def test_nothing_is_told_unless_assistants_are_placed() -> None:
    assert in_the_bank().table().view(PURPLE).approaches == ()


def test_every_further_assistant_leads_further() -> None:
    assert {way.more for way in told(play(in_the_bank().table(), "spread")).values()} == {0, 1, 2}


def test_a_way_past_nobody_costs_nothing() -> None:
    found = told(play(in_the_bank().holds(PURPLE, yen=0).at(r3c2="canal").table(), "spread"))
    assert {(way.more, way.cost) for way in found.values()} == {(0, 0), (1, 0), (2, 0)}


def test_assistants_behind_the_next_one_lead_on() -> None:
    """Three steps in a row, and the second one is made already: one more assistant closes the gap."""
    scene = Scene(active=PURPLE).at(r0c0="bank", r0c1="church", r0c2="customs", r0c3="port_a", r3c2="canal")
    scene.president(PURPLE, "bank").assistants(PURPLE, hand=3, customs=1).holds(PURPLE, yen=0)
    assert "port_a" in arrives(scene, "church", "port_a")
    assert told(play(scene.table(), "spread"))["port_a"].more == 1


def test_the_canal_behind_the_next_assistant_is_crossed_for_its_fee() -> None:
    scene = Scene(active=PURPLE).at(r0c0="bank", r0c1="church", r0c2="canal", r0c3="port_a")
    scene.president(PURPLE, "bank").assistants(PURPLE, hand=3).holds(PURPLE, yen=1)
    assert "port_a" in arrives(scene, "church", "port_a")
    way = told(play(scene.table(), "spread"))["port_a"]
    assert (way.more, way.cost) == (1, 1)


def test_passing_a_rival_behind_the_next_assistant_is_part_of_the_price() -> None:
    scene = Scene(active=PURPLE).president(PURPLE, "bank").president(BLUE, "fishing_ground_1")
    scene.assistants(PURPLE, hand=3, fishing_ground_1=1).holds(PURPLE, yen=2)
    way = told(play(scene.table(), "spread"))["port_a"]
    assert (way.more, way.cost) == (1, 1)


def test_the_options_say_the_same() -> None:
    table = play(in_the_bank().table(), "spread")
    found = told(table)
    for option in table.asks[0].options:
        if isinstance(option.facts, Placing):
            here = found.get(option.facts.area)
            assert option.facts.within_reach == (here is not None and here.more == 0)
