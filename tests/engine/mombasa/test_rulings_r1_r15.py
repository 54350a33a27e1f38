"""Rulings R1 to R15 of docs/spec/mombasa.md, section 15."""

from __future__ import annotations

import pytest

from engine.mombasa.queries.facts import value, values
from engine.mombasa.rules.option_facts import UsingGoods
from tests.engine.mombasa.scenario import (
    BLUE,
    GREEN,
    YELLOW,
    Play,
    base,
    book,
    fresh,
    lay,
    posts,
    reach,
    show,
)


def keeper(*cards: str) -> Play:
    """Blue with a bookkeeper, the starting book (cotton 2) ahead and some more books behind it."""
    g = fresh()
    lay(g, BLUE, "start_bookkeeper_2", *cards)
    return Play(g)


def bonus_just_reached() -> Play:
    """Blue reaches the second field of B1 (cotton +1) in this turn; Green could compare cotton next."""
    g = fresh()
    lay(g, BLUE, "start_cotton_2", "start_coffee_1")
    lay(g, GREEN, "a_cotton_3")
    lay(g, YELLOW, "start_banana_1")
    reach(g, BLUE, "cape_town", 11)
    play = Play(g).pick("act:goods", "good:coffee", "step:cape_town", "end")
    assert play.player(BLUE).tracks["cape_town"] == 12
    return play


def toll_ahead(pounds: int) -> Play:
    """Blue in front of the first toll (£2) of Cairo with a majority of three steps."""
    g = fresh()
    lay(g, BLUE, "a_coffee_3")
    reach(g, BLUE, "cairo", 9)
    g.players[BLUE].pounds = pounds
    return Play(g).pick("act:marker", "mark:majority_coffee", "tier:3")


def banana_track(space: int, *cards: str, price: str = "a_cotton_3") -> Play:
    g = fresh()
    g.tracks["mombasa"] = "A2"
    lay(g, BLUE, *cards)
    reach(g, BLUE, "mombasa", space)
    show(g, "right", 0, price)
    return Play(g)


def cotton_track(space: int) -> Play:
    g = fresh()
    lay(g, BLUE, "start_cotton_2", "start_cotton_1")
    reach(g, BLUE, "cape_town", space)
    show(g, "right", 0, "a_banana_3")
    return Play(g)


def other_tracks(space: int) -> Play:
    g = fresh()
    g.tracks["cairo"] = "D2"
    reach(g, BLUE, "cairo", space)
    reach(g, BLUE, "saint_louis", 20)
    g.players[BLUE].pounds = 3
    return Play(g).pick("act:marker")


@pytest.mark.slow
def test_r1_checking_a_book_turns_no_card() -> None:
    play = keeper("start_cotton_2").pick("act:bookkeeper", "jar:1", "rest", "rest")
    assert play.player(BLUE).used == ["slot_b"]
    assert value(play.g, BLUE, "cotton") == 2


def test_r2_a_bonus_counts_from_the_next_own_turn_also_for_others() -> None:
    play = bonus_just_reached()
    assert value(play.g, BLUE, "cotton") == 2
    assert play.ask.seat == GREEN
    play.pick("act:end", "end", "act:end", "end")
    assert play.ask.seat == BLUE
    assert value(play.g, BLUE, "cotton") == 3


@pytest.mark.slow
def test_r3_placed_books_stay_and_are_turned_only_for_two_pounds() -> None:
    g = fresh()
    lay(g, BLUE, "start_bookkeeper_2")
    g.players[BLUE].jar = 1
    g.players[BLUE].pounds = 1
    book(g, BLUE, 2, "book_a_01")
    play = Play(g).pick("act:bookkeeper")
    assert play.key == "mombasa.batch"  # too poor to turn, nothing met: straight to the points
    g.players[BLUE].pounds = 2
    play = Play(g).pick("act:bookkeeper")
    assert play.ids() == ["turn:2", "keep"]
    play.pick("turn:2")
    assert play.player(BLUE).face_down == ["book_a_01"]
    assert play.ids() == ["jar:2", "stay"]
    play.pick("jar:2")
    assert play.player(BLUE).pounds == 0  # no reward on a face-down book


def test_8_3_only_the_uppermost_book_of_a_pile_counts_as_face_down() -> None:
    """A turned book that was covered by another lies there for nothing."""
    g = fresh()
    lay(g, BLUE, "start_bookkeeper_2")
    g.players[BLUE].jar = 1
    g.players[BLUE].pounds = 2
    book(g, BLUE, 2, "book_a_01", "book_a_02")
    g.players[BLUE].face_down = ["book_a_01"]
    play = Play(g).pick("act:bookkeeper")
    assert play.ids() == ["turn:2", "keep"]
    play.pick("keep")
    assert play.key == "mombasa.batch"  # the jar cannot enter


@pytest.mark.slow
def test_r4_the_starting_book_cannot_be_turned_or_covered() -> None:
    g = fresh()
    lay(g, BLUE, "start_bookkeeper_2")
    g.players[BLUE].pounds = 5
    book(g, BLUE, 2, "book_a_01")
    play = Play(g).pick("act:bookkeeper")
    assert play.ids() == ["turn:2", "keep"]
    assert play.why_not("turn:1").key == "mombasa.no.turn_start"
    play.pick("keep", "book:book_a1")
    play.pick("rest")
    assert play.key == "mombasa.put"
    assert "at:1" not in play.ids()
    assert "at:2" in play.ids()


def test_r4_the_starting_book_is_checked_and_rewarded() -> None:
    play = keeper("start_cotton_2").pick("act:bookkeeper", "jar:1")
    assert play.key == "mombasa.batch"
    assert play.g.doing is not None
    assert play.g.doing.left == 1


@pytest.mark.slow
def test_r5_paying_a_toll_is_voluntary() -> None:
    play = toll_ahead(2)
    assert play.ids() == ["pay", "stop"]
    play.pick("stop")
    assert (play.player(BLUE).tracks["cairo"], play.player(BLUE).pounds) == (10, 2)
    play = toll_ahead(1)
    assert play.key == "core.ask.end_turn"
    assert (play.player(BLUE).tracks["cairo"], play.player(BLUE).pounds) == (10, 1)
    play = toll_ahead(2).pick("pay")
    assert (play.player(BLUE).tracks["cairo"], play.player(BLUE).pounds) == (12, 0 + 2)


@pytest.mark.slow
def test_r6_units_must_be_spent_while_a_step_is_free() -> None:
    g = fresh()
    lay(g, BLUE, "start_coffee_2")
    g.players[BLUE].pounds = 5
    for company, space in {"mombasa": 9, "cape_town": 10, "saint_louis": 12, "cairo": 10}.items():
        reach(g, BLUE, company, space)
    play = Play(g).pick("act:goods")
    while play.key == "mombasa.buy":
        play.pick("none")
    assert play.ids() == ["step:mombasa", "step:cape_town", "step:saint_louis", "step:cairo"]
    play.pick("step:saint_louis")
    assert play.ids() == ["step:mombasa", "step:cape_town", "step:saint_louis", "step:cairo", "stop"]
    play.pick("stop", "end")
    assert play.events("units_lost")[0].args == (("n", 1),)
    assert play.player(BLUE).pounds == 5


@pytest.mark.slow
def test_r7_expansion_points_must_be_spent() -> None:
    g = fresh()
    lay(g, BLUE, "start_expansion_2")
    play = Play(g).pick("act:expansion", "expand:cairo", "enter:nubia")
    assert play.key == "mombasa.enter"
    assert all(i.startswith("enter:") for i in play.ids())


def test_r8_the_company_needs_an_entry_it_can_pay() -> None:
    g = fresh()
    lay(g, BLUE, "start_expansion_1")
    posts(g, "cairo", "western_desert", "nubia", "red_sea_coast")
    posts(g, "mombasa", "abyssinia", "kordofan", "somali_coast")
    posts(g, "saint_louis", "sahara")
    play = Play(g).pick("act:expansion")
    assert "expand:cairo" not in play.ids()
    assert play.why_not("expand:cairo").key == "mombasa.no.cheapest"
    assert dict(play.why_not("expand:cairo").args)["have"] == 1


def test_r8_without_any_entry_the_cards_are_just_turned_down() -> None:
    g = fresh()
    lay(g, BLUE, "start_expansion_1")
    for company in g.data.company_ids:
        base(g, company, (0, 4), (0, 4), (0, 4))
    play = Play(g).pick("act:expansion", "end")
    assert play.player(BLUE).used == ["slot_b"]
    assert play.events("expand_none")


def test_r9_a_majority_needs_at_least_one() -> None:
    play = Play(fresh()).pick("act:marker")
    assert "mark:majority_coffee" not in play.ids()
    assert play.why_not("mark:majority_coffee").key == "mombasa.no.measure"


def test_r9_a_tie_is_enough_and_more_is_not() -> None:
    g = fresh()
    lay(g, BLUE, "start_coffee_2")
    lay(g, GREEN, "start_coffee_2")
    lay(g, YELLOW, "a_banana_3")
    play = Play(g).pick("act:marker")
    assert "mark:majority_coffee" in play.ids()
    g = fresh()
    lay(g, BLUE, "start_coffee_2")
    lay(g, GREEN, "a_coffee_3")
    play = Play(g).pick("act:marker")
    assert "mark:majority_coffee" not in play.ids()
    assert dict(play.why_not("mark:majority_coffee").args)["theirs"] == 3


def test_r10_used_cards_count_for_nothing() -> None:
    g = fresh()
    lay(g, BLUE, "start_coffee_2", "a_merchant", "b_merchant_cairo")
    lay(g, GREEN, "a_coffee_3")
    g.players[BLUE].tiles = ["tile_merchant"]
    g.players[GREEN].used = ["slot_b"]
    g.players[BLUE].used = ["slot_c"]
    play = Play(g)
    assert values(play.g, GREEN)["coffee"] == 0
    play.pick("act:merchant", "use:tile_merchant")
    assert play.player(BLUE).diamonds == 3  # 2, and 1 for the one other merchant that is active


def test_r11_tiles_are_cards_of_their_kind() -> None:
    g = fresh()
    g.players[BLUE].tiles = ["tile_expansion", "tile_bookkeeper", "tile_merchant"]
    reach(g, BLUE, "mombasa", 6)
    play = Play(g)
    have = values(play.g, BLUE)
    assert (have["expansion"], have["person"]) == (3, 2)
    assert {"act:expansion", "act:bookkeeper", "act:merchant"} <= set(play.ids())
    play.pick("act:expansion", "expand:cairo")
    assert play.g.doing is not None
    assert play.g.doing.left == 3


def test_r12_the_first_field_of_a2_is_a_discount_for_bananas() -> None:
    play = banana_track(5, "start_banana_2", "start_coffee_2").pick("act:goods")
    assert play.ids() == ["good:coffee", "good:banana"]
    play.pick("good:banana")
    assert "buy:a_cotton_3" in play.ids()  # 3 less 1
    play = banana_track(5, "start_banana_2", "start_coffee_2").pick("act:goods", "good:coffee")
    assert play.key != "mombasa.buy" or "buy:a_cotton_3" not in play.ids()


@pytest.mark.slow
def test_r12_the_second_field_of_a2_mixes_goods_in_a_purchase() -> None:
    play = banana_track(11, "start_banana_1", "start_coffee_1", "start_cotton_1").pick("act:goods")
    assert play.ids() == ["good:coffee", "good:banana", "good:cotton", "good:mixed"]
    assert [o.facts.units for o in play.ask.options if isinstance(o.facts, UsingGoods)] == [1, 1, 1, 3]
    play.pick("good:mixed")
    sets = play.ids()
    assert "use:slot_b+slot_c+slot_d" in sets
    assert "use:slot_c+slot_d" not in sets  # no banana card among them
    play.table.undo(BLUE)
    play.pick("good:mixed", "use:slot_b+slot_c+slot_d")
    assert "none" not in play.ids()
    play.pick("buy:a_cotton_3")
    assert "a_cotton_3" in play.player(BLUE).hand
    play.pick("step:cairo", "end")
    assert play.player(BLUE).used == ["slot_b", "slot_c", "slot_d"]


def test_r12_mixing_needs_something_to_buy() -> None:
    g = fresh()
    g.tracks["mombasa"] = "A2"
    lay(g, BLUE, "start_banana_1", "start_coffee_1")
    reach(g, BLUE, "mombasa", 11)
    for column, cards in g.display.items():
        for row, card in enumerate(cards):
            if g.data.card[card].crate < 4:
                g.discard.append(card)
                g.display[column][row] = ""
    play = Play(g).pick("act:goods")
    assert play.ids() == ["good:coffee", "good:banana"]
    assert play.why_not("good:mixed").key == "mombasa.no.mixed_cards"


@pytest.mark.slow
def test_r13_cotton_is_worth_more_by_default_and_the_discount_may_be_used_instead() -> None:
    play = cotton_track(12)
    assert value(play.g, BLUE, "cotton") == 5
    play.pick("act:goods", "use:slot_b+use:slot_c")
    assert {"buy:a_banana_3", "switch", "none"} <= set(play.ids())
    play.pick("switch")
    assert play.g.doing is not None
    assert (play.g.doing.left, play.g.doing.discount) == (3, 1)
    assert "none" not in play.ids()
    play.pick("buy:a_banana_3")
    assert play.g.doing is not None
    assert play.g.doing.left == 1  # 3 less the price of 2
    play = cotton_track(12).pick("act:goods", "use:slot_b+use:slot_c", "switch", "switch", "buy:a_banana_3")
    assert play.g.doing is not None
    assert play.g.doing.left == 2


def test_r13_the_first_field_alone_is_the_discount() -> None:
    play = cotton_track(5).pick("act:goods", "use:slot_b")
    assert "switch" not in play.ids()
    assert "buy:a_banana_3" in play.ids()


def test_r13_other_goods_have_no_discount_to_use_instead() -> None:
    g = fresh()
    lay(g, BLUE, "start_coffee_2")
    reach(g, BLUE, "cape_town", 12)
    show(g, "right", 0, "a_merchant")
    play = Play(g).pick("act:goods")
    assert "buy:a_merchant" in play.ids()
    assert play.why_not("switch").key == "mombasa.no.no_discount"


def test_r14_discounts_add_up_and_end_at_nothing() -> None:
    g = fresh()
    g.tracks["mombasa"] = "A2"
    lay(g, BLUE, "start_banana_1", "start_cotton_1")
    reach(g, BLUE, "mombasa", 11)
    reach(g, BLUE, "cape_town", 5)
    show(g, "right", 0, "a_merchant")
    show(g, "right", 1, "a_banana_3")
    play = Play(g).pick("act:goods", "good:mixed")
    assert play.g.doing is not None
    assert play.g.doing.discount == 2
    assert dict(play.ask.asked.args)["off"] == 2
    prices = {o.id: dict(o.detail.args)["price"] for o in play.ask.options if o.detail is not None}
    assert (prices["buy:a_merchant"], prices["buy:a_banana_3"]) == (0, 1)


@pytest.mark.slow
def test_r15_d2_moves_two_or_three_other_markers() -> None:
    play = other_tracks(6).pick("mark:d2_space_1")
    assert play.player(BLUE).pounds == 2
    assert play.ids() == ["track:mombasa", "track:cape_town", "track:saint_louis"]
    play.pick("track:saint_louis", "track:mombasa")
    assert play.player(BLUE).tracks == {"mombasa": 2, "cape_town": 0, "saint_louis": 20, "cairo": 6}
    play = other_tracks(13).pick("mark:d2_space_2", "track:cape_town", "track:mombasa")
    assert play.player(BLUE).pounds == 2
    assert play.player(BLUE).tracks == {"mombasa": 2, "cape_town": 2, "saint_louis": 20, "cairo": 13}
