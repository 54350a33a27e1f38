"""The component tables: counts of the rulebook, references, errors that say what is wrong."""

from __future__ import annotations

import copy
from collections import Counter
from typing import Any

import pytest

from engine.core.components import BadComponents
from engine.nippon.components import SHELF
from engine.nippon.components.effects import GOODS

DATA = SHELF.get(SHELF.current())


def test_counts_of_the_rulebook() -> None:
    assert [row.worker_figures_in_bag for row in DATA.player_counts.rows] == [36, 36, 42, 48]
    assert len(DATA.demand_tiles.rows) == 9
    assert len(DATA.starting_tokens_a.rows) == len(DATA.starting_tokens_b.rows) == 8
    assert (len(DATA.goal), len(DATA.solo_goal), len(DATA.action_token)) == (9, 9, 9)
    assert len(DATA.market) == 8
    assert [cell.shade for cell in DATA.round_track.cells] == ["dark"] * 5 + ["light"] * 3
    assert sorted([*DATA.influence_tokens.available_at_start, *DATA.influence_tokens.locked_at_start]) == [
        1,
        2,
        3,
        3,
        4,
        5,
        5,
        6,
        7,
        7,
    ]


def test_sixty_factory_sides() -> None:
    assert len(DATA.tokens) == 60
    assert Counter(row.type for row in DATA.factories.rows) == dict.fromkeys(GOODS, 5)
    kinds = Counter(token.side.kind for token in DATA.tokens.values())
    assert kinds["special"] == 2
    assert all((token.side.action is not None) == (token.side.kind == "modifier") for token in DATA.tokens.values())


def test_every_market_prints_six_foreign_influence_with_one_blank_cell() -> None:
    for market in DATA.market.values():
        assert sorted(cell.printed or 0 for cell in market.cells) == [0, 1, 2, 3]
    for spots in DATA.spots.values():
        assert sorted(spot.left_rank for spot in spots) == list(range(1, 9))


def test_a_turned_tile() -> None:
    """The tile of E13: demand_1 after three quarter turns shows lenses in the north and bento in the west."""
    assert DATA.demand["demand_1", 3] == {"n": "lenses", "e": "bulbs", "s": "clocks", "w": "bento"}


def broken(path: list[str | int], value: object) -> str:
    tables = copy.deepcopy(SHELF.tables(SHELF.current()))
    here: Any = tables
    for step in path[:-1]:
        here = here[step]
    here[path[-1]] = value
    with pytest.raises(BadComponents) as error:
        SHELF.remember(tables, "nippon.json")
    return str(error.value)


@pytest.mark.slow
def test_mistakes_in_a_table_are_named() -> None:
    wrong = broken(["factories", "rows", 0, "sides", "a", "ops", 0, "track"], "alchemy")
    assert "row cotton_1" in wrong
    assert "alchemy" in wrong
    assert "unknown field" in broken(["factories", "rows", 0, "sides", "a", "ops", 0, "stops"], 1)
    assert "one per colour" in broken(["destinations", "rows", 0, "color"], "white")
    assert "every action" in broken(["recruit_slots", "rows", 0, "actions"], ["science"])
    assert "expected exactly 1, 2, 3" in broken(["favour_tokens", "per_level"], {"1": 3, "2": 3})
    assert "must be called cotton_1a" in broken(["factories", "rows", 0, "sides", "a", "id"], "cotton_9a")
