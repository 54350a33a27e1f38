"""What the recorded games of Mombasa are kept for really happens in them."""

from __future__ import annotations

from functools import cache

import pytest

from engine.core.run import decode_state
from engine.core.table import Table
from engine.mombasa.queries.shares import base_posts
from engine.mombasa.state import State
from tests.engine.golden.record import FOLDER, read, replay


@cache
def table_of(name: str) -> Table:
    return replay(read(FOLDER / f"mombasa-{name}.txt"))


def states(name: str) -> list[State]:
    table = table_of(name)
    return [decode_state(table.game, boundary.snapshot) for boundary in table.crossed]


@pytest.mark.slow
def test_an_emptied_base() -> None:
    assert any(base_posts(g, company) == 0 for g in states("empty-base") for company in g.bases)


@pytest.mark.slow
def test_an_exhausted_book_supply_leaves_spaces_empty() -> None:
    empty = [g for g in states("no-books") if g.book_supply["A"] == [] and not g.taken]
    assert any(space not in g.book_display for g in empty for space in ("book_a1", "book_a2", "book_a3", "book_a4"))


@pytest.mark.slow
def test_a_deck_that_runs_out_leaves_gaps() -> None:
    planning = [g for g in states("empty-deck") if g.phase == "planning" and not g.deck]
    assert any("" in cards for g in planning for cards in g.display.values())


@pytest.mark.parametrize("setup", ["first_game", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_set_ups_for_every_number_of_players(seats: int, setup: str) -> None:
    kept = [read(path) for path in sorted(FOLDER.glob("mombasa-*.txt"))]
    assert any(one.seats == seats and one.options["setup"] == setup for one in kept)
