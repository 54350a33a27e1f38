"""The component file against the rulebooks (sections 3, 4, 19; R1, R3, R4, R44, R45, R48)."""

from collections import Counter

import msgspec
import pytest

from engine.core.components import BadComponents, provenance
from engine.yokohama.components import SHELF, Components
from engine.yokohama.components.rows import CANAL

DATA = SHELF.get(SHELF.current())
TABLES = SHELF.tables(SHELF.current())


def changed(table: str, **values: object) -> dict[str, object]:
    """The shipped tables with one of them altered."""
    plain: dict[str, object] = msgspec.json.decode(msgspec.json.encode(TABLES))
    part = plain[table]
    assert isinstance(part, dict)
    plain[table] = part | values
    return plain


def test_counts() -> None:
    assert len(DATA.areas.rows) == 18
    assert Counter(DATA.kind_of[row.id].type for row in DATA.areas.rows) == {
        "production": 8,
        "commercial": 9,
        "canal": 1,
    }
    assert len(DATA.management_boards) == 6
    assert [row.number for row in DATA.orders.rows] == list(range(1, 37))
    assert [row.number for row in DATA.technology_cards.rows] == list(range(37, 67))
    assert len(DATA.technologies.rows) == 20
    assert len(DATA.building_tiles.rows) == 24
    assert len(DATA.five_power_tokens.rows) == 20
    assert len(DATA.free_agent_tokens.rows) == 5
    assert Counter(row.group for row in DATA.achievements.rows) == {"A": 4, "B": 4, "C": 4}
    assert len(DATA.achievement_rewards.rows) == 6


def test_r1_the_2024_edition_joins_what_either_book_says() -> None:
    newer = DATA.editions.newer
    assert newer.two_player_dummy  # only the Ukrainian book
    assert newer.tram_needs_assistant  # only the Polish book


def test_r3_one_marked_space_per_board() -> None:
    for area in ("church", "customs"):
        assert sum(space.dummy_2p for space in DATA.board_of[area].spaces) == 1


def test_r4_three_of_the_23_assistants_are_score_markers() -> None:
    newer, classic = DATA.editions.newer, DATA.editions.classic
    assert newer.assistants_per_colour - newer.score_marker_assistants == classic.assistants_per_colour == 20
    assert newer.assistants_in_hand + newer.assistants_in_warehouse == 20


def test_r44_one_board_kind_each_whatever_the_first_edition_calls_it() -> None:
    kinds = Counter(row.kind for row in DATA.areas.rows)
    assert kinds["silk_mill"] == kinds["fishing_ground"] == 2
    assert len(kinds) == 12  # 14 boards with own names: ports and laboratories are told apart by letters


def test_r45_both_editions_share_the_achievements() -> None:
    assert not hasattr(DATA.editions.classic, "achievements")
    later = DATA.achievement["achievement_a1"].points.later
    assert later == 6


def test_r48_the_fifth_country_is_the_netherlands() -> None:
    assert {row.id: row.agents for row in DATA.countries.rows} == {"uk": 3, "us": 2, "fr": 2, "de": 2, "nl": 1}
    assert Counter(row.country for row in DATA.foreign_agents.rows) == {"uk": 3, "us": 2, "fr": 2, "de": 2, "nl": 1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_map_is_brickwork(seats: int) -> None:
    layout, count = DATA.layout(seats), DATA.count(seats)
    assert len(layout.slots) == sum(layout.rows) == count.areas == 18 - len(count.removed_areas)
    at = {(slot.row, slot.col): slot.id for slot in layout.slots}
    for slot in layout.slots:
        r, c = slot.row, slot.col
        around = [(r, c - 1), (r, c + 1), (r - 1, c), (r - 1, c + 1), (r + 1, c - 1), (r + 1, c)]
        assert sorted(layout.adjacency[slot.id]) == sorted(at[place] for place in around if place in at)
        assert 2 <= len(layout.adjacency[slot.id]) <= 6
        assert slot.x2 == 2 * c + r


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_player_count_table(seats: int) -> None:
    count = DATA.count(seats)
    with_canal = CANAL not in count.removed_areas
    assert count.building_tiles == count.five_power_tokens == count.areas - with_canal
    ports = 6 * sum(b.kind == "port" and b.id not in count.removed_boards for b in DATA.management_boards)
    assert count.orders_in_deck_at_start == 36 - count.orders_removed - ports - 2 * seats


def test_e13_and_e14_spaces_are_those_of_the_books() -> None:
    third, second = DATA.board_of["church"].spaces[2], DATA.board_of["customs"].spaces[1]
    assert third.faith == 6
    assert second.imports == 1
    assert [type(reward).__name__ for reward in third.reward] == ["Vp", "Move"]


def test_every_table_says_where_it_comes_from() -> None:
    tables = {part.table.split(".")[0] for part in provenance(TABLES)}
    assert {"orders", "technology_cards", "building_tiles", "five_power_tokens", "scoring", "layouts"} <= tables


def test_a_wrong_value_is_told_with_table_and_row() -> None:
    rows = msgspec.json.decode(msgspec.json.encode(TABLES["orders"]))["rows"]
    rows[4]["country"] = "dk"
    with pytest.raises(BadComponents, match=r"table orders.*row order_05"):
        SHELF.remember(changed("orders", rows=rows), "corrected.json")


def test_a_dead_reference_is_told() -> None:
    rows = msgspec.json.decode(msgspec.json.encode(TABLES["technology_cards"]))["rows"]
    rows[0]["technology"] = "steam_engine"
    with pytest.raises(BadComponents, match="steam_engine"):
        SHELF.remember(changed("technology_cards", rows=rows), "corrected.json")


def test_a_tile_needs_four_shops() -> None:
    rows = msgspec.json.decode(msgspec.json.encode(TABLES["building_tiles"]))["rows"]
    rows[0]["shops"].pop()
    with pytest.raises(BadComponents, match="building_01"):
        SHELF.remember(changed("building_tiles", rows=rows), "corrected.json")


def test_the_set_is_immutable_data() -> None:
    assert isinstance(DATA, Components)
    with pytest.raises(AttributeError):
        DATA.scoring = DATA.scoring  # type: ignore[misc]
