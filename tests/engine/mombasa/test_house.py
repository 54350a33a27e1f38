"""The computer player: legal, quick, and clearly better than chance."""

from __future__ import annotations

import itertools
import time
from random import Random

import pytest

from engine.core.games import get
from engine.core.table import Observation, Table
from engine.mombasa.computer.expeditions import coins_uncovered
from engine.mombasa.computer.house import house
from engine.mombasa.computer.judgement import Judge
from engine.mombasa.computer.opinions import HOUSE
from engine.players import computer_players
from engine.selfplay import play_checked
from testkit.rotation import rotated
from tests.engine.mombasa.scenario import BLUE, Play, base, book, fresh, give, lay, reach, show, stack


def answer(play: Play) -> list[str]:
    return list(house(Observation(play.table, play.ask.seat), play.ask, Random(1)))


def test_the_game_has_a_computer_player() -> None:
    assert set(computer_players(get("mombasa"))) == {"house", "easy", "master", "random"}


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "setup"), rotated([(2, "first_game"), (3, "advanced"), (4, "advanced")], 1))
def test_whole_games_of_computer_players_are_sound(seats: int, setup: str) -> None:
    table, _ = play_checked("mombasa", seats, "house", {"setup": setup}, ["house"], "soak" if seats == 3 else "quick")
    assert table.result is not None
    assert min(score.total for score in table.result.scores) > 90


@pytest.mark.slow
@pytest.mark.parametrize(("first", "n"), rotated(itertools.product((0, 1), range(3)), 2))
def test_it_beats_chance(first: int, n: int) -> None:
    players = ("house", "random") if first == 0 else ("random", "house")
    table, _ = play_checked("mombasa", 2, f"duel-{n}", {"setup": "advanced"}, players, "quick")
    assert table.result is not None
    assert table.result.winners == (first,)


@pytest.mark.slow
def test_it_answers_quickly() -> None:
    table = Table.start("mombasa", 4, {"setup": "advanced"}, "quick")
    rng = Random(1)
    slowest = 0.0
    while not table.over:
        ask = table.asks[0]
        began = time.process_time()
        picks = house(Observation(table, ask.seat), ask, rng)
        slowest = max(slowest, time.process_time() - began)
        table.answer(ask.seat, picks)
    assert slowest < 1.0  # of the processor, which busy neighbours slow down as well


def test_it_uses_the_bookkeeper_while_its_cards_are_active() -> None:
    g = fresh()
    lay(g, BLUE, "start_bookkeeper_2", "start_cotton_2", "a_coffee_3")
    assert answer(Play(g)) == ["act:bookkeeper"]


@pytest.mark.slow
def test_it_claims_a_majority_before_using_the_goods() -> None:
    g = fresh()
    lay(g, BLUE, "start_coffee_2", "a_coffee_3")
    play = Play(g)
    assert answer(play) == ["act:marker"]
    play.pick("act:marker")
    assert answer(play) == ["mark:majority_coffee"]


@pytest.mark.slow
def test_it_fills_all_slots() -> None:
    g = fresh()
    g.phase = "planning"
    play = Play(g)
    for _ in range(3):
        play.seat(BLUE, *answer(play))
        play.seat(BLUE, *answer(play))
    assert answer(play) == ["lock"]


@pytest.mark.slow
def test_it_finishes_a_plan_that_somebody_else_began() -> None:
    """The cards lie in other slots than it would have chosen, and none is left for the slot it would fill next."""
    g = fresh()
    g.phase = "planning"
    keep = [card for card in g.players[BLUE].hand if "cotton" not in card]
    stack(g, BLUE, "slot_b", *keep)
    play = Play(g)
    planned = Judge(play.table.view(BLUE), BLUE, HOUSE).plan
    assert len(planned) == 2
    other = next(slot for slot in ("slot_b", "slot_c", "slot_d") if slot not in planned)
    taken = next(iter(planned))
    cards = iter(planned.values())
    play.seat(BLUE, f"slot:{other}", f"card:{next(cards)}", f"slot:{taken}", f"card:{next(cards)}")
    assert answer(play) == ["lock"]


def test_it_buys_a_strong_card_early() -> None:
    g = fresh()
    lay(g, BLUE, "a_coffee_3", "b_coffee_3_1")
    show(g, "right", 0, "c_banana_4_1")
    play = Play(g).pick("act:goods", "use:slot_b+use:slot_c")
    assert answer(play) == ["buy:c_banana_4_1"]


@pytest.mark.slow
def test_it_places_books_ahead_of_the_jar_without_gaps() -> None:
    g = fresh()
    g.players[BLUE].turns = 1
    book(g, BLUE, 2, "book_a_01")
    play = Play(g).pick("act:marker", "mark:first_player", "book:book_b1")
    assert answer(play) == ["at:3"]


def test_it_sells_what_it_can_spare() -> None:
    g = fresh()
    give(g, BLUE, "c_coffee_4_1")
    play = Play(g).pick("act:marker", "mark:sell_card")
    assert answer(play) != ["card:c_coffee_4_1"]


def test_posts_leave_a_base_column_by_column_in_its_mind() -> None:
    """Coins on a column, from top to bottom: 0, 1, 1, 1, 2; one post has left the first column, none the others."""
    g = fresh()
    base(g, "cairo", (4, 5), (5, 5), (5, 5))
    judge = Judge(Play(g).table.view(BLUE), BLUE, HOUSE)
    assert [coins_uncovered(judge, "cairo", n) for n in range(6)] == [0, 1, 2, 3, 5, 5]


def test_it_expands_the_company_in_which_it_holds_shares() -> None:
    g = fresh()
    lay(g, BLUE, "start_expansion_2")
    reach(g, BLUE, "cairo", 14)
    play = Play(g).pick("act:expansion")
    assert answer(play) == ["expand:cairo"]


def test_diamonds_are_worth_more_on_the_way_to_a_slot() -> None:
    g = fresh()
    early = Judge(Play(g).table.view(BLUE), BLUE, HOUSE).diamonds(2)
    g.players[BLUE].diamonds = 8
    assert early > Judge(Play(g).table.view(BLUE), BLUE, HOUSE).diamonds(2) == 2 * HOUSE.diamond
