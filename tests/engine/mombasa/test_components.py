"""The component file: counts of the rulebook, references, and errors that say where to look."""

from __future__ import annotations

import copy
from collections import Counter
from itertools import groupby
from typing import Any

import pytest

from engine.core.components import BadComponents, provenance
from engine.mombasa.components import SHELF
from engine.mombasa.components.rows import BookkeeperCard, ExpansionCard, GoodsCard, MerchantCard, ShareCard
from engine.mombasa.components.things import things


@pytest.fixture
def tables() -> dict[str, Any]:
    return copy.deepcopy(SHELF.tables(SHELF.current()))


def test_counts_of_the_rulebook() -> None:
    data = SHELF.get(SHELF.current())
    assert len(data.region) == 24
    assert Counter(region.kind for region in data.regions.rows) == {"region": 20, "outer": 2, "enclave": 2}
    assert Counter(card.deck for card in data.action_cards.rows) == {"A": 9, "B": 16, "C": 11, "D": 4, "E": 4}
    assert sum(isinstance(card, MerchantCard) for card in data.action_cards.rows) == 5
    assert sum(isinstance(card, ShareCard) for card in data.action_cards.rows) == 8
    assert len(data.start_cards.rows) == 9
    assert Counter(book.letter for book in data.books.rows) == {"A": 24, "B": 24, "C": 24}
    assert len(data.start_tiles.rows) == 10
    assert len(data.bonus_tiles.rows) == 4
    assert len(data.bonus_spaces.rows) == 11
    assert len(data.tracks.rows) == 8
    assert len(data.book_display.rows) == 12
    assert [space.coin_round for space in data.book_display.rows] == [2, 3, 4, 5, 6, 7] * 2


def test_enclaves_border_their_outer_region_only() -> None:
    data = SHELF.get(SHELF.current())
    for region in data.regions.rows:
        if region.kind == "enclave":
            assert [name for name, _ in data.neighbours[region.id]] == [region.inside]
        if region.kind == "outer":
            assert region.reward == type(region.reward)()


def test_every_track_has_two_special_fields_and_one_or_two_tolls() -> None:
    for track in SHELF.get(SHELF.current()).tracks.rows:
        assert [field.pounds for field in track.special_fields] == [1, 2]
        assert len(track.tolls) in (1, 2)
        assert [bonus.index for bonus in track.bonuses] == [1, 2]
        assert all(bonus.is_space is (track.id[0] in "CD") for bonus in track.bonuses)
        assert track.shares_at[-1] == 8


def test_every_table_says_where_it_comes_from(tables: dict[str, Any]) -> None:
    sources = {one.table.partition(".")[0] for one in provenance(tables)}
    plain = {"game", "schema", "note"}
    assert set(tables) - plain == sources


def broken(tables: dict[str, Any]) -> str:
    with pytest.raises(BadComponents) as caught:
        SHELF.remember(tables, "mombasa.json")
    return str(caught.value)


def test_errors_name_table_row_and_what_is_expected(tables: dict[str, Any]) -> None:
    tables["books"]["rows"][3]["requirements"][0]["kind"] = "tea"
    message = broken(tables)
    assert "table books" in message
    assert "book_a_04" in message
    assert "tea" in message


@pytest.mark.parametrize(
    ("table", "change", "words"),
    [
        ("companies", lambda rows: rows[0].update(first_game_track="Z9"), "row mombasa, first_game_track: unknown Z9"),
        ("borders", lambda rows: rows[0].update(a="atlantis"), "table borders, row 1, a: unknown atlantis"),
        ("start_tiles", lambda rows: rows[0]["set_aside"].append("nothing"), "row start_tile_01, set_aside"),
        ("bonus_spaces", lambda rows: rows[3]["effect"].update(company="rome"), "row majority_coffee, company"),
        ("action_cards", lambda rows: rows.append(dict(rows[0])), "a card id repeats"),
    ],
)
def test_references_between_tables_are_checked(tables: dict[str, Any], table: str, change: Any, words: str) -> None:
    change(tables[table]["rows"])
    assert words in broken(tables)


def test_a_base_needs_coins_for_each_of_its_spaces(tables: dict[str, Any]) -> None:
    tables["bases"]["coins"]["per_space_top_to_bottom"].append(3)
    assert "table bases, coins: unknown numbers of another count; expected 5" in broken(tables)


def test_hands_are_sorted_by_kind_with_low_values_first() -> None:
    data = SHELF.get(SHELF.current())
    cards = [data.card[name] for name in data.card_order]
    kinds = [list(some) for _, some in groupby(cards, key=lambda card: getattr(card, "good", type(card)))]
    assert len(kinds) == 7
    values = [[card.value for card in kind if isinstance(card, GoodsCard | ExpansionCard)] for kind in kinds]
    points = [card.bookkeeping for card in cards if isinstance(card, BookkeeperCard)]
    shares = [sum(card.shares.values()) for card in cards if isinstance(card, ShareCard)]
    for sequence in (*values, points, shares):
        assert sequence == sorted(sequence)


def test_cards_alike_collapse_to_at_most_31_playable_kinds() -> None:
    data = SHELF.get(SHELF.current())
    others = {f"first_expansion_seat_{n}" for n in (1, 2, 3)}  # a player has one of the four
    kinds = {data.card_kind[card] for card in data.playable - others}
    assert data.card_kind["b_coffee_3_2"] == data.card_kind["a_coffee_3"]
    assert data.card_kind["b_merchant_cairo"] != data.card_kind["b_merchant_mombasa"]
    assert len(kinds) <= 31


def test_a_region_says_how_it_is_entered() -> None:
    data = SHELF.get(SHELF.current())
    told = {thing.id: [line.key.removeprefix("mombasa.what.") for line in thing.does] for thing in things(data)}
    for row in data.regions.rows:
        assert ("enclave" in told[row.id]) is (row.kind == "enclave")
        assert (told[row.id] == ["outer"]) is (row.kind == "outer")
