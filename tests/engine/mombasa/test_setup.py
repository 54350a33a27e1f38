"""Set-up (docs/spec/mombasa.md, section 4), every arrangement of the tracks, and the preparation phase (section 13)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from random import Random

import pytest

from engine.core.run import encode
from engine.core.table import Table
from engine.mombasa.queries.shares import shares
from engine.mombasa.rules.preparation import renew_display
from engine.mombasa.scoring import score
from engine.selfplay import faults
from testkit.rotation import by_turns, rotated
from tests.engine.mombasa.players import eager
from tests.engine.mombasa.scenario import BLUE, GREEN, YELLOW, Play, fresh, reach, stack
from words import say

ARRANGEMENTS = [
    tuple(letter + side for letter, side in zip(letters, sides, strict=True))
    for letters in permutations("ABCD")
    for sides in product("12", repeat=4)
]


def test_the_first_game_has_fixed_tracks_and_tiles() -> None:
    table = Table.start("mombasa", 4, seed="first")
    g = table.state
    assert g.tracks == {"mombasa": "A1", "cape_town": "B1", "saint_louis": "C1", "cairo": "D1"}
    for n in range(4):
        seat = (g.first + n) % 4
        assert g.players[seat].start_tile == f"start_tile_{n + 1:02}"
        assert f"first_expansion_seat_{n + 1}" in g.players[seat].hand
        assert len(g.players[seat].hand) == 10


@pytest.mark.parametrize(("seats", "markers"), [(2, 3), (3, 2), (4, 2)])
def test_markers_and_money(seats: int, markers: int) -> None:
    g = Table.start("mombasa", seats, seed="start").state
    assert [(player.markers, player.pounds) for player in g.players] == [(markers, 1)] * seats


@pytest.mark.slow
def test_advanced_tracks_and_tiles_are_drawn_by_chance() -> None:
    seen, firsts, tiles = Counter[str](), Counter[int](), Counter[str]()
    for n in range(120):
        g = Table.start("mombasa", 2, {"setup": "advanced"}, f"chance {n}").state
        assert sorted(track[0] for track in g.tracks.values()) == ["A", "B", "C", "D"]
        seen.update(g.tracks.values())
        firsts[g.first] += 1
        tiles.update(tile for player in g.players for tile in player.dealt)
        assert len(g.tile_box) == 6
    assert len(seen) == 8
    assert min(seen.values()) > 30
    assert min(firsts[0], firsts[1]) > 35
    assert len(tiles) == 10


@by_turns(0, days=2)
@pytest.mark.parametrize("letter", rotated("ABCD", 1))
def test_all_384_arrangements_can_be_played(letter: str) -> None:
    """In each arrangement one turn with every bonus of all tracks unlocked, to its end, with all checks."""
    wanted = [tracks for tracks in ARRANGEMENTS if tracks[0][0] == letter]
    assert len(ARRANGEMENTS) == 384
    rng = Random(letter)
    cards = ("start_coffee_2", "start_banana_2", "start_cotton_2", "start_expansion_1", "start_bookkeeper_2")
    for tracks in wanted:
        g = fresh(2)
        g.tracks = dict(zip(g.tracks, tracks, strict=True))
        for slot, card in zip(("slot_a", "slot_b", "slot_c", "slot_d", "slot_e"), cards, strict=True):
            g.players[BLUE].hand.remove(card)
            g.players[BLUE].slots[slot] = card
        g.players[BLUE].open_slots = ["slot_a", "slot_b", "slot_c", "slot_d", "slot_e"]
        for company in g.tracks:
            reach(g, BLUE, company, 14, usable=False)
        table = Play(g).table
        first = table.asks[0]
        assert first.seat == BLUE
        while table.segment == 0:
            table.answer(table.asks[0].seat, eager(table.asks[0], rng, 0))
            assert faults(table) == []


def test_preparation_moves_and_fills_the_display() -> None:
    g = fresh()
    old = {column: list(cards) for column, cards in g.display.items()}
    g.discard += [g.display["left"][0], g.display["middle"][1], g.display["left"][2], g.display["middle"][2]]
    g.display["left"][0] = g.display["middle"][1] = g.display["left"][2] = g.display["middle"][2] = ""
    deck = list(g.deck)
    renew_display(g)
    new = [deck.pop() for _ in range(8)]
    assert g.discard[-4:] == old["right"]
    assert g.display["right"] == [old["middle"][0], old["left"][1], new[0], old["middle"][3]]
    assert g.display["middle"] == [new[1], new[2], new[3], old["left"][3]]
    assert g.display["left"] == new[4:8]


def test_an_empty_deck_leaves_gaps_and_the_discard_pile_alone() -> None:
    g = fresh()
    pile, g.discard = g.deck[2:], g.deck[2:]
    first, second = g.deck = g.deck[:2]
    gone = list(g.display["right"])
    renew_display(g)
    assert g.deck == []
    assert g.display["left"] == [second, first, "", ""]
    assert g.discard == pile + gone


@pytest.mark.parametrize(
    ("seats", "coins"),
    [(2, {"book_a1": 1}), (3, {"book_a1": 1, "book_b3": 1}), (4, {"book_a1": 1, "book_b3": 1})],
)
def test_coins_of_the_next_round_go_to_their_fields(seats: int, coins: dict[str, int]) -> None:
    g = fresh(seats)
    g.phase = "preparation"
    play = Play(g)
    assert play.g.round == 2
    assert play.g.book_coins == coins


def test_reserved_tiles_arrive_and_markers_return() -> None:
    g = fresh()
    g.phase = "preparation"
    g.spaces = {"reserve_merchant": GREEN, "buy_card": GREEN, "first_player": BLUE}
    g.players[GREEN].markers -= 2
    g.players[BLUE].markers -= 1
    play = Play(g)
    assert play.g.spaces == {}
    assert play.player(GREEN).tiles == ["tile_merchant"]
    assert [player.markers for player in play.g.players] == [2, 2, 2]


def test_a_slot_unlocked_in_a_round_is_available_from_the_next_planning_on() -> None:
    g = fresh()
    g.players[BLUE].diamonds = 8
    g.players[GREEN].jar = 4
    view = Play(g).table.view(None)
    assert view.players[BLUE].slots[0].opens_next
    assert not view.players[BLUE].slots[0].open
    g.phase = "preparation"
    play = Play(g)
    assert "slot_a" in play.player(BLUE).open_slots
    assert "slot_e" in play.player(GREEN).open_slots
    assert "slot_e" not in play.player(BLUE).open_slots


def test_the_game_ends_after_round_7_with_seven_lines_and_shared_victory() -> None:
    g = fresh(2)
    g.round = 7
    stack(g, GREEN, "slot_b", "b_expansion_2_cairo")
    play = Play(g).pick("act:end", "end")
    while not play.table.over:
        play.pick("act:end" if "act:end" in play.ids() else "end")
    result = play.table.result
    assert result is not None
    assert [len(score.lines) for score in result.scores] == [7, 7]
    keys = [line.label.key for line in result.scores[0].lines]
    assert keys == ["mombasa.score.cash"] + ["mombasa.score.shares"] * 4 + [
        "mombasa.score.diamonds",
        "mombasa.score.bookkeeping",
    ]
    assert result.winners == (0, 1)  # £1 each: a tie is a shared victory
    assert [score.rank for score in result.scores] == [1, 1]
    assert result.note is not None
    assert say(result.note, "en", ["Ann", "Ben"]) == "Ann and Ben have £1\xa0each and share the victory."
    assert "b_expansion_2_cairo" in play.player(GREEN).hand


def test_a_table_can_be_frozen_at_every_set_up() -> None:
    for seats in (2, 3, 4):
        for setup in ("first_game", "advanced"):
            table = Table.start("mombasa", seats, {"setup": setup}, "frozen")
            assert Table.load(table.dump()) == table
            assert len(encode(table.state)) < 6000


def test_14_all_recovery_stacks_come_back_and_their_shares_count() -> None:
    g = fresh(2)
    g.round = 7
    stack(g, GREEN, "slot_b", "b_expansion_2_cairo")
    stack(g, GREEN, "slot_c", "b_expansion_2_mombasa", "b_expansion_2_cape_town")
    play = Play(g).pick("act:end", "end")
    while not play.table.over:
        play.pick("act:end" if "act:end" in play.ids() else "end")
    assert not any(play.player(GREEN).stacks.values())
    assert shares(play.g, GREEN, hand=True) == {"mombasa": 1, "cape_town": 1, "cairo": 1, "saint_louis": 0}


def test_14_the_highest_total_wins() -> None:
    g = fresh(3)
    for seat, pounds in ((BLUE, 5), (GREEN, 30), (YELLOW, 12)):
        g.players[seat].pounds = pounds
    g.over = True
    result = score(g)
    assert result.winners == (GREEN,)
    assert [column.rank for column in result.scores] == [3, 1, 2]
    assert result.note is None
