"""The invariants of docs/spec/mombasa.md, section 17: each is noticed when broken, and holds over whole games."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise

import pytest

from engine.core.run import decode_state
from engine.core.table import Table
from engine.mombasa.invariants import broken
from engine.mombasa.queries.shares import share_value
from engine.mombasa.state import State
from engine.selfplay import play_checked
from testkit.rotation import by_turns, rotated, rotation
from tests.engine.mombasa.players import checked, playing
from tests.engine.mombasa.scenario import BLUE, GREEN, base, book, fresh, lay, posts

CONFIGURATIONS = [
    (seats, setup, hands) for seats in (2, 3, 4) for setup in ("first_game", "advanced") for hands in ("hidden",)
]


def break_i1(g: State) -> None:
    g.posts["nubia"] = "cairo"


def break_i1_twice(g: State) -> None:
    g.posts["nubia"] = g.fresh["nubia"] = "cairo"
    g.bases["cairo"][0].posts -= 2


def break_i2(g: State) -> None:
    base(g, "cairo", (0, 5), (5, 5), (5, 5))


def break_i4(g: State) -> None:
    g.players[BLUE].hand.append("a_coffee_2")


def break_i4_start(g: State) -> None:
    g.players[BLUE].hand.remove("start_coffee_1")
    g.players[GREEN].hand.append("start_coffee_1")


def break_i5_locked(g: State) -> None:
    lay(g, BLUE, "start_coffee_1")
    g.players[BLUE].slots = {"slot_e": "start_coffee_1"}


def break_i5_share(g: State) -> None:
    lay(g, BLUE, "d_share_cairo")


def break_i6(g: State) -> None:
    g.book_supply["A"].pop()


def break_i6_mixed(g: State) -> None:
    book(g, BLUE, 2, "book_a_01", "book_b_01")


def break_i6_crossed(g: State) -> None:
    book(g, BLUE, 5, "book_a_01")


def break_i7(g: State) -> None:
    g.players[BLUE].tracks["cairo"] = 21


def break_i7_jar(g: State) -> None:
    g.players[BLUE].jar = 16


def break_i7_bonus(g: State) -> None:
    g.players[BLUE].usable["cairo"] = 1


def break_i8(g: State) -> None:
    g.players[BLUE].markers += 1


def break_i9(g: State) -> None:
    g.players[BLUE].tiles = ["tile_merchant"]
    g.players[GREEN].tiles = ["tile_merchant"]


def break_i9_plus(g: State) -> None:
    lay(g, BLUE, "start_coffee_1")
    g.players[BLUE].plus_on = "slot_b"


def break_i9_plus_on_no_good(g: State) -> None:
    lay(g, BLUE, "a_merchant")
    g.players[BLUE].tiles = ["tile_plus_1_good"]
    g.players[BLUE].plus_on = "slot_b"


def break_i10(g: State) -> None:
    g.round_coins[3] += 1


def break_i10_debt(g: State) -> None:
    g.players[BLUE].pounds = -1


def break_i11(g: State) -> None:
    g.first = 7


def break_i12(g: State) -> None:
    lay(g, BLUE, "start_coffee_1")
    g.players[BLUE].used = ["slot_b", "slot_b"]


def break_i12_done(g: State) -> None:
    lay(g, BLUE, "start_coffee_1")
    g.players[BLUE].done = True


BREAKS = [value for name, value in sorted(globals().items()) if name.startswith("break_i")]


@pytest.mark.parametrize("damage", BREAKS, ids=lambda damage: damage.__name__)
def test_a_broken_invariant_is_noticed(damage: Callable[[State], None]) -> None:
    """All that one state can show: I1, I2, I4, I5, I6, I7, I8, I9, I10, I11, I12."""
    g = fresh()
    assert broken(g) == []
    damage(g)
    number = damage.__name__.split("_")[1].upper()
    assert any(fault.startswith(f"{number}:") for fault in broken(g)), broken(g)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "setup", "hands"), rotated(CONFIGURATIONS, 2))
def test_random_games_hold_the_invariants(seats: int, setup: str, hands: str) -> None:
    play_checked("mombasa", seats, f"inv-{setup}-{rotation()}", {"setup": setup, "hands": hands}, ["random"], "soak")


@by_turns(1, days=2)
@pytest.mark.parametrize(("seats", "setup", "hands"), rotated(CONFIGURATIONS, 2))
def test_eager_games_hold_the_invariants(seats: int, setup: str, hands: str) -> None:
    care = "full" if seats == 2 else "soak"
    table = checked(seats, f"eager-{setup}", {"setup": setup, "hands": "open"}, care=care)
    assert table.over
    assert len(table.crossed) > 50


@cache
def history(seed: str = "history") -> list[State]:
    """The states of a whole game of four, one after every answer."""
    return [decode_state(table.game, table.encoded_state()) for table in playing(4, seed, {"setup": "advanced"})]


@pytest.mark.slow
def test_i2_an_emptied_lowest_space_stays_empty() -> None:
    states = history()
    emptied = 0
    for before, after in pairwise(states):
        for company, columns in before.bases.items():
            for old, new in zip(columns, after.bases[company], strict=True):
                assert new.floor <= old.floor
                emptied += new.floor < old.floor
    assert emptied


def test_i3_share_values_follow_the_empty_spaces() -> None:
    g = fresh()
    for columns, worth in (
        (((5, 5), (5, 5), (5, 5)), 0),
        (((4, 5), (4, 5), (4, 5)), 0),
        (((3, 5), (5, 5), (5, 5)), 1),
        (((1, 5), (5, 5), (5, 5)), 3),
        (((0, 4), (5, 5), (5, 5)), 5),
        (((4, 4), (5, 5), (5, 5)), 2),
        (((0, 4), (0, 4), (0, 4)), 15),
    ):
        base(g, "cairo", *columns)
        assert share_value(g, "cairo") == worth


@pytest.mark.slow
def test_i3_share_values_stay_between_0_and_15() -> None:
    worth = {share_value(g, company) for g in history() for company in g.data.company_ids}
    assert min(worth) == 0
    assert max(worth) <= 15


@pytest.mark.slow
def test_i7_markers_never_move_back() -> None:
    states = history()
    for before, after in pairwise(states):
        for old, new in zip(before.players, after.players, strict=True):
            assert all(new.tracks[company] >= at for company, at in old.tracks.items())
            assert new.diamonds >= old.diamonds
            assert new.jar >= old.jar


@pytest.mark.slow
def test_i12_a_card_is_used_at_most_once_a_round() -> None:
    states = history()
    for before, after in pairwise(states):
        for old, new in zip(before.players, after.players, strict=True):
            if before.round == after.round and not new.done:
                assert new.used[: len(old.used)] == old.used


def finished(seats: int, seed: str) -> Table:
    """A whole game of eager players."""
    return list(playing(seats, seed))[-1]


@pytest.mark.slow
def test_i13_a_turn_changes_others_only_by_special_fields_and_the_first_player_marker() -> None:
    paid = 0
    table = finished(3, "i13a")
    states: list[State] = [decode_state(table.game, boundary.snapshot) for boundary in table.crossed]
    for before, after in pairwise(states):
        if before.phase != "action":
            continue
        for seat in range(3):
            old, new = before.players[seat], after.players[seat]
            if seat != before.active:
                paid += new.pounds > old.pounds
                assert new.pounds >= old.pounds
                old.pounds = new.pounds
                assert new == old
    assert paid


@pytest.mark.slow
def test_i14_six_preparations_and_at_most_44_cards() -> None:
    for seed in ("i14", "i14b"):
        table = finished(4, seed)
        kinds = [event.kind for boundary in table.crossed for event in boundary.events]
        assert kinds.count("mombasa.log.display") == 6
        assert kinds.count("mombasa.log.round") == 7
        assert len(table.state.deck) <= 44 - 12


@pytest.mark.slow
def test_i15_the_same_seed_and_choices_give_the_same_game() -> None:
    one = [table.encoded_state() for table in playing(3, "same")]
    two = [table.encoded_state() for table in playing(3, "same")]
    assert one == two
    assert (
        Table.start("mombasa", 3, seed="same").encoded_state()
        != Table.start("mombasa", 3, seed="other").encoded_state()
    )


@pytest.mark.slow
def test_i1_two_posts_share_a_region_only_during_an_expansion() -> None:
    doubled = 0
    for g in history("posts"):
        if g.fresh:
            assert g.doing is not None
            assert g.doing.action == "expansion"
        doubled += any(region in g.posts for region in g.fresh)
    assert doubled


def test_posts_helper_keeps_the_count() -> None:
    g = fresh()
    posts(g, "cairo", "nubia", "kordofan")
    assert broken(g) == []
