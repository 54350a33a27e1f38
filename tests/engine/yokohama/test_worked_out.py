"""What chapters say of a corrected set beyond numbers: names, kinds of rewards, rows, what the editions differ in."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from engine.core.components import in_set, value_at
from engine.core.text import Text
from engine.yokohama.components import SHELF
from words import LANGUAGES, say

Change = Callable[[dict[str, Any]], None]


def chapter(topic: str, change: Change) -> dict[str, str]:
    """A chapter as it is said of a corrected set, in every language."""
    tables = deepcopy(SHELF.tables(SHELF.shipped()))
    change(tables)
    key = SHELF.remember(tables)
    try:
        body = in_set(Text(f"yokohama.topic.{topic}.body"), key)
        return {lang: say(body, lang).replace("\xa0", " ") for lang in LANGUAGES}
    finally:
        SHELF.forget(key)


def put(place: str, value: Any) -> Change:
    """Another value at a place."""
    at, _, last = place.rpartition("-")

    def change(tables: dict[str, Any]) -> None:
        inside = value_at(tables, at)
        inside[int(last) - 1 if isinstance(inside, list) else last] = value

    return change


@pytest.mark.slow
@pytest.mark.parametrize(
    ("topic", "place", "value", "en", "pl"),
    [
        ("goal", "orders-order_04-country", "nl", "5 VP, flag: Netherlands", "5 punktów, symbol kraju (Holandia)"),
        (
            "goal",
            "orders-order_04-reward",
            [{"type": "import", "n": 2}],
            "2 imports, flag",
            "2 dobra importowane, symbol",
        ),
        ("goal", "orders-order_04-goods", {"fish": 4}, "It asks for 4 fish.", "Potrzeba do niego: 4 ryby."),
        (
            "goal",
            "editions-classic-assistants_in_hand",
            7,
            "8 assistants (first edition: 7 assistants)",
            "7 asystentów",
        ),
        ("placement", "editions-classic-placement_spread-max", 2, "up to 3 (first edition: 2), each", "do 3 (pierwsza"),
        (
            "ports",
            "area_kinds-port-action-zones_by_power-2",
            [],
            "from power 3 on: the blue zone",
            "od siły 3: strefa n",
        ),
        ("ports", "area_kinds-port-action-vp_by_power-5", 0, "take no order: nothing.", "nic nie bierzesz: nic."),
        (
            "ports",
            "area_kinds-port-action-vp_by_power-4",
            1,
            "1 VP at power 4 and 3 VP at power 5",
            "1 punkt przy sile 4 i 3 punkty przy sile 5",
        ),
        (
            "ports",
            "management_boards-port_board_b-slots-2-zone",
            "yellow",
            "Port A: 1–2 blue zone, 3–4 yellow zone, 5–6 red zone; Port B: 1 blue zone, 2–4 yellow zone",
            "Port B: 1: strefa niebieska, 2–4: strefa żółta",
        ),
        (
            "laboratories",
            "management_boards-laboratory_board_b-slots-1-surcharge",
            3,
            "Laboratory A: 0, 0, 1, 1, 2, 2; Laboratory B: 3, 0, 1, 1, 2, 2",
            "Laboratorium B: 3, 0, 1, 1, 2, 2",
        ),
        ("laboratories", "technology_cards-tech_62-technology", "ball", "Ball has the value 5", "Bal: wartość 5"),
        ("laboratories", "technology_cards-tech_62-production", 2, "so it needs 3", "płacisz 0 ¥"),
        (
            "boards",
            "management_boards-church_board-spaces-3-faith",
            7,
            "church space for faith 5 → 4 VP, ¥2",
            "pole kościoła za 5 wiary → 4 punkty, 2 ¥",
        ),
        (
            "areas",
            "area_kinds-employment_agency-action-prices-assistant",
            1,
            "assistant ¥1, shop",
            "asystent 1 ¥, sklep",
        ),
        ("technologies", "technologies-telephone-effect-n", 2, "2 assistants may stay", "zostawić 2 asystentów"),
        ("scoring", "editions-2024-dummy_production_value", 9.5, "with 9.5 in", "z 9,5."),
        ("scoring", "editions-2024-dummy_production_value", 8, "with 8 in", "z 8."),
    ],
)
def test_a_chapter_follows_the_set(topic: str, place: str, value: Any, en: str, pl: str) -> None:
    said = chapter(topic, put(place, value))
    assert en in said["en"]
    assert pl in said["pl"]


def test_rows_are_counted() -> None:
    said = chapter("modules", lambda tables: tables["free_agent_tokens"]["rows"].pop())
    assert "(4 in all)" in said["en"]
    assert "Їх 4, і" in said["uk"]
    said = chapter("modules", lambda tables: tables["achievement_rewards"]["rows"].pop())
    assert "4 of 5" in said["en"]
    assert "4 из 5" in said["ru"]


def empty(tables: dict[str, Any]) -> None:
    """As little as a set can have where our examples look."""
    for board in tables["management_boards"]:
        board.update({rows: [] for rows in ("slots", "spaces") if rows in board})
    value_at(tables, "orders-order_04").update(goods={}, reward=[])
    value_at(tables, "building_tiles-building_01")["shops"][0] = []
    for row in tables["technologies"]["rows"]:
        row["effect"].update({"gain": []} if "gain" in row["effect"] else {})


@pytest.mark.parametrize("topic", ["goal", "ports", "laboratories", "boards", "building", "technologies"])
def test_a_chapter_can_be_said_of_a_scanty_set(topic: str) -> None:
    assert all(chapter(topic, empty).values())
