"""The worked examples of docs/spec/mombasa.md, section 16, up to the bonus spaces."""

from __future__ import annotations

import pytest

from engine.mombasa.queries.books import jar_reach
from engine.mombasa.queries.facts import book_values, meets, merchant_gain, values
from engine.mombasa.queries.shares import share_value, shares
from engine.mombasa.scoring import score
from tests.engine.mombasa.scenario import (
    BLUE,
    GREEN,
    YELLOW,
    Play,
    base,
    book,
    fresh,
    give,
    lay,
    posts,
    reach,
    show,
    stack,
)


def test_e1_seven_shares_at_six_are_worth_42() -> None:
    g = fresh()
    base(g, "cape_town", (0, 4), (3, 5), (5, 5))
    g.players[BLUE].tracks["cape_town"] = 13
    give(g, BLUE, "b_expansion_2_cape_town", "c_expansion_3_cape_town")
    g.over = True
    assert share_value(g, "cape_town") == 6
    assert shares(g, BLUE, hand=True)["cape_town"] == 7
    assert score(g).scores[BLUE].lines[2].points == 42


@pytest.mark.slow
def test_e2_a_bookkeeper_in_a_recovery_stack_is_not_active() -> None:
    g = fresh()
    lay(g, BLUE, "start_coffee_1")
    stack(g, BLUE, "slot_c", "start_bookkeeper_2")
    play = Play(g)
    assert "act:bookkeeper" not in play.ids()
    assert play.why_not("act:bookkeeper").key == "mombasa.no.bookkeeper"


def test_e3_a_used_merchant_lies_face_down() -> None:
    g = fresh()
    lay(g, BLUE, "a_merchant", "start_coffee_1")
    play = Play(g).pick("act:merchant", "end")
    assert play.player(BLUE).used == ["slot_b"]
    play.pick("act:end", "end", "act:end", "end")
    assert play.ask.seat == BLUE
    assert play.ids() == ["act:goods", "act:marker", "act:end"]


def test_e4_any_cards_of_one_good() -> None:
    g = fresh()
    lay(g, BLUE, "start_coffee_1", "a_coffee_3", "start_cotton_2")
    play = Play(g).pick("act:goods")
    assert play.ids() == ["good:coffee", "good:cotton"]
    assert play.why_not("good:banana").key == "mombasa.no.good"
    play.pick("good:coffee")
    assert play.ids() == ["use:slot_b", "use:slot_c"]
    assert (play.ask.min, play.ask.max) == (1, 2)
    for cards, worth in {"use:slot_b": 1, "use:slot_c": 3, "use:slot_b+use:slot_c": 4}.items():
        play.pick(cards)
        assert play.g.doing is not None
        assert play.g.doing.left == worth
        play.table.undo(BLUE)
        if play.key != "mombasa.cards":
            play.table.undo(BLUE)


def test_e5_a_purchase_leaves_one_unit_for_a_step() -> None:
    g = fresh()
    lay(g, BLUE, "start_coffee_1", "a_coffee_3")
    show(g, "right", 0, "a_banana_3")
    play = Play(g).pick("act:goods", "use:slot_b+use:slot_c", "buy:a_banana_3")
    assert play.key == "mombasa.step"
    play.pick("step:cairo", "end")
    assert "a_banana_3" in play.player(BLUE).hand
    assert play.player(BLUE).tracks["cairo"] == 1
    assert play.player(BLUE).used == ["slot_b", "slot_c"]
    assert play.g.display["right"][0] == ""


@pytest.mark.slow
def test_e6_an_expansion_of_five_points() -> None:
    g = fresh()
    lay(g, BLUE, "start_expansion_2", "c_expansion_3_cape_town")
    posts(g, "cairo", "zambezi")
    play = Play(g).pick("act:expansion", "expand:cape_town", "enter:karoo")  # three equal columns: nothing to choose
    play.pick("enter:natal", "column:cape_town:1", "enter:zambezi", "column:cape_town:1")
    assert play.g.fresh == {"karoo": "cape_town", "natal": "cape_town", "zambezi": "cape_town"}
    assert play.g.posts == {"zambezi": "cairo"}  # until the rewards are taken
    assert [column.posts for column in play.g.bases["cape_town"]] == [2, 5, 5]
    play.pick("rest")  # the bookkeeping point of Natal
    assert play.player(BLUE).pounds == 1 + 2 + 1
    assert play.player(BLUE).tracks["cape_town"] == 1
    assert play.g.posts == {"karoo": "cape_town", "natal": "cape_town", "zambezi": "cape_town"}
    assert [column.posts for column in play.g.bases["cairo"]] == [5, 5, 5]


def expansion_of_three_books() -> Play:
    g = fresh()
    lay(g, BLUE, "start_expansion_2", "b_expansion_2_mombasa")
    posts(g, "mombasa", "kordofan", "mozambique")
    play = Play(g).pick("act:expansion", "expand:mombasa", "enter:rift_valley", "column:mombasa:3")
    return play.pick("enter:nubia", "enter:natal", "column:mombasa:1")


@pytest.mark.slow
def test_e7_bookkeeping_points_of_new_regions_are_one_batch() -> None:
    play = expansion_of_three_books()
    assert play.key == "mombasa.batch"
    assert play.g.doing is not None
    assert play.g.doing.left == 3
    a_books = [i for i in play.ids() if i.startswith("book:book_a")]
    play.pick(a_books[0], a_books[1], "rest")
    assert play.player(BLUE).pounds == 2
    assert len(play.g.taken) == 2


@pytest.mark.slow
def test_e8_books_are_placed_and_refilled_at_the_end_of_the_turn() -> None:
    play = expansion_of_three_books()
    a_books = [i.removeprefix("book:") for i in play.ids() if i.startswith("book:book_a")][:2]
    names = [play.g.book_display[space] for space in a_books]
    supply = len(play.g.book_supply["A"])
    play.pick(*(f"book:{space}" for space in a_books), "rest", "at:2", "at:3")
    assert all(space not in play.g.book_display for space in a_books)
    play.pick("end")
    assert [play.player(BLUE).books[at] for at in (2, 3)] == [[name] for name in names]
    assert all(space in play.g.book_display for space in a_books)
    assert len(play.g.book_supply["A"]) == supply - 2


@pytest.mark.slow
def test_e9_a_bookkeeper_turns_a_book_and_spends_two_batches() -> None:
    g = fresh()
    lay(g, BLUE, "start_bookkeeper_2", "start_coffee_2", "a_coffee_3")
    player = g.players[BLUE]
    player.start_tile, player.pounds = "start_tile_03", 2
    for at, name in enumerate(("book_a_21", "book_a_04", "book_a_05", "book_b_11"), start=2):
        book(g, BLUE, at, name)
    play = Play(g).pick("act:bookkeeper")
    assert values(play.g, BLUE)["coffee"] == 5
    assert jar_reach(play.g, BLUE) == 1
    assert "turn:1" not in play.ids()
    play.pick("turn:2")
    assert play.player(BLUE).pounds == 0
    assert play.ids() == ["jar:1", "jar:2", "jar:3", "jar:4", "stay"]
    assert play.why_not("jar:5").key == "mombasa.no.requirement"
    play.pick("jar:4")
    assert (play.key, play.g.doing.left if play.g.doing else 0) == ("mombasa.batch", 2)
    play.pick("rest")
    assert (play.key, play.g.doing.left if play.g.doing else 0) == ("mombasa.batch", 2)
    play.pick("rest", "end")
    assert play.player(BLUE).jar == 4
    assert play.player(BLUE).pounds == 4
    assert play.player(BLUE).used == ["slot_b"]


def test_e10_mines_bring_more_diamonds() -> None:
    g = fresh()
    lay(g, BLUE, "b_merchant_cairo")
    posts(g, "cairo", "red_sea_coast", "abyssinia")
    assert (merchant_gain(g, BLUE, "slot_b").pounds, merchant_gain(g, BLUE, "slot_b").diamonds) == (1, 3)
    posts(g, "cairo", "somali_coast")
    play = Play(g).pick("act:merchant")
    assert play.player(BLUE).diamonds == 4
    assert play.player(BLUE).pounds == 2


def test_e11_buying_at_the_bonus_space() -> None:
    g = fresh()
    show(g, "middle", 1, "a_coffee_2")
    g.players[BLUE].pounds = 4
    play = Play(g).pick("act:marker", "mark:buy_card", "buy:a_coffee_2")
    assert play.player(BLUE).pounds == 0
    assert "a_coffee_2" in play.player(BLUE).hand


def test_e12_selling_coffee_1() -> None:
    play = Play(fresh()).pick("act:marker", "mark:sell_card", "card:start_coffee_1")
    assert play.player(BLUE).pounds == 1 + 3
    assert play.g.discard == ["start_coffee_1"]
    assert play.table.game.score(play.g).scores[BLUE].lines[0].points == 4


@pytest.mark.slow
def test_e13_tiers_of_the_coffee_majority() -> None:
    for cards, tiers in (
        (["start_coffee_2"], ["tier:1"]),
        (["a_coffee_3"], ["tier:3", "tier:1"]),
        (["start_coffee_2", "a_coffee_3"], ["tier:5", "tier:3", "tier:1"]),
    ):
        g = fresh()
        lay(g, BLUE, *cards)
        play = Play(g).pick("act:marker", "mark:majority_coffee")
        if len(tiers) > 1:
            assert play.ids() == tiers
            play.pick(tiers[0])
        if tiers[0] == "tier:5":
            assert play.key == "mombasa.remove"
            play.pick("column:mombasa:1")
            assert play.g.removed["mombasa"] == 1
        assert play.player(BLUE).tracks["cairo"] == {"tier:1": 2, "tier:3": 3, "tier:5": 4}[tiers[0]]
        assert play.player(BLUE).used == []


def test_e14_banana_majority_of_five() -> None:
    g = fresh(2)
    lay(g, BLUE, "start_banana_2", "a_banana_3")
    lay(g, GREEN, "b_banana_3_1")
    play = Play(g).pick("act:marker", "mark:majority_banana", "tier:5")
    assert play.player(BLUE).tracks["cape_town"] == 3
    assert play.player(BLUE).diamonds == 1


def test_e15_ending_the_action_phase() -> None:
    g = fresh()
    lay(g, BLUE, "start_coffee_1", "start_cotton_1")
    stack(g, BLUE, "slot_b", "start_expansion_1", "start_expansion_2")
    stack(g, BLUE, "slot_d", "start_banana_1")
    g.players[BLUE].tiles = ["tile_merchant"]
    g.players[BLUE].used = ["slot_b"]
    play = Play(g).pick("act:end")
    assert play.ids() == ["stack:slot_b", "stack:slot_d"]
    play.pick("stack:slot_b")
    player = play.player(BLUE)
    assert {"start_expansion_1", "start_expansion_2"} <= set(player.hand)
    assert player.stacks["slot_b"] == ["start_coffee_1"]
    assert player.stacks["slot_c"] == ["start_cotton_1"]
    assert player.stacks["slot_d"] == ["start_banana_1"]
    assert (player.slots, player.tiles, player.used, player.done) == ({}, [], [], True)


def test_e16_a_special_field_pays_everybody_who_is_there() -> None:
    g = fresh()
    lay(g, BLUE, "start_coffee_2")
    reach(g, BLUE, "cape_town", 3)
    reach(g, GREEN, "cape_town", 5)
    reach(g, YELLOW, "cape_town", 8)
    play = Play(g).pick("act:goods")
    while play.key != "mombasa.step":
        play.pick("none")
    play.pick("step:cape_town", "step:cape_town")
    assert [player.pounds for player in play.g.players] == [2, 2, 2]


def test_e17_any_good_means_one_good() -> None:
    needs = fresh().data.book["book_c_16"].requirements
    for cards, met in (
        (["start_coffee_1", "a_coffee_3"], True),
        (["c_banana_4_1"], True),
        (["c_cotton_4_1"], True),
        (["start_coffee_2", "start_banana_2"], False),
    ):
        g = fresh()
        lay(g, BLUE, *cards)
        assert meets(book_values(g, BLUE), needs) is met


def test_e18_two_requirements_take_separate_amounts() -> None:
    needs = fresh().data.book["book_b_18"].requirements
    for cards, met in (
        (["a_coffee_3", "a_cotton_3"], True),
        (["a_coffee_3", "a_banana_3"], True),
        (["a_coffee_3", "b_coffee_3_1"], True),
        (["a_coffee_3", "start_coffee_2"], False),
        (["a_coffee_3"], False),
        (["a_cotton_3", "a_banana_3"], False),
    ):
        g = fresh()
        lay(g, BLUE, *cards)
        assert meets(book_values(g, BLUE), needs) is met


def test_e19_pounds_for_the_value_of_a_good_less_one() -> None:
    for cards, pounds in ((["a_cotton_3", "b_cotton_3_1"], 5), (["start_cotton_1"], 0)):
        g = fresh()
        lay(g, BLUE, "start_bookkeeper_2", *cards)
        player = g.players[BLUE]
        player.jar, player.pounds = 1, 0
        book(g, BLUE, 2, "book_c_11")
        play = Play(g).pick("act:bookkeeper", "jar:2")
        assert play.player(BLUE).pounds == pounds


def test_e20_the_first_display_is_forced() -> None:
    for seed in ("e20", "other"):
        g = fresh(seed=seed)
        decks = {column: [g.data.card[card].deck for card in g.display[column]] for column in g.display}
        assert decks == {"left": ["A", "B", "B", "B"], "middle": ["A"] * 4, "right": ["A"] * 4}


def test_e21_coins_of_the_round_track() -> None:
    assert [fresh(seats).round_coins[2:] for seats in (2, 3, 4)] == [[1] * 6, [2, 1] * 3, [2] * 6]
    assert [sum(fresh(seats).round_coins) for seats in (2, 3, 4)] == [6, 9, 12]


def test_e22_the_bookkeeper_in_use_is_no_person() -> None:
    for others, ids in (([], ["jar:1", "stay"]), (["a_merchant"], ["jar:1", "jar:2", "stay"])):
        g = fresh()
        lay(g, BLUE, "start_bookkeeper_2", "start_cotton_2", *others)
        book(g, BLUE, 2, "book_a_23")
        play = Play(g).pick("act:bookkeeper")
        assert play.ids() == ids


def test_e23_a_price_of_nothing_takes_the_card_for_free() -> None:
    g = fresh()
    g.tracks["saint_louis"], g.tracks["cairo"] = "C2", "D1"
    reach(g, BLUE, "saint_louis", 10)
    show(g, "right", 2, "a_merchant")
    g.players[BLUE].pounds = 0
    play = Play(g).pick("act:marker", "mark:c2_space_2", "take:both")
    assert play.player(BLUE).pounds == 0
    assert play.player(BLUE).diamonds == 2
    assert "a_merchant" in play.player(BLUE).hand
