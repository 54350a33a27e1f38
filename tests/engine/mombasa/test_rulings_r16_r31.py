"""Rulings R16 to R31 of docs/spec/mombasa.md, section 15."""

from __future__ import annotations

from engine.mombasa.components import SHELF
from engine.mombasa.queries.goods import goods_value
from tests.engine.mombasa.scenario import (
    BLUE,
    GREEN,
    Play,
    base,
    book,
    fresh,
    give,
    lay,
    posts,
    reach,
    show,
    show_book,
    stack,
)


def with_plus_tile() -> Play:
    g = fresh()
    lay(g, BLUE, "start_coffee_1", "start_cotton_2")
    lay(g, GREEN, "start_coffee_2")
    g.players[BLUE].tiles = ["tile_plus_1_good"]
    return Play(g)


def test_r16_c1_costs_two_and_one() -> None:
    for space, pounds in ((5, 2), (11, 1)):
        g = fresh()
        reach(g, BLUE, "saint_louis", space)
        g.players[BLUE].pounds = 2
        play = Play(g).pick("act:marker", f"mark:c1_space_{1 if space == 5 else 2}")
        assert play.player(BLUE).pounds == 2 - pounds
        assert play.ids() == ["take:1", "take:2"]
        play.pick("take:1")
        assert (play.player(BLUE).diamonds, play.g.doing.left if play.g.doing else 0) == (2, 1)


def test_r17_a_track_space_holds_one_marker() -> None:
    g = fresh()
    reach(g, BLUE, "cairo", 12)
    reach(g, GREEN, "cairo", 12)
    g.spaces["d1_space_1"] = GREEN
    g.players[GREEN].markers -= 1
    play = Play(g).pick("act:marker")
    assert "mark:d1_space_1" not in play.ids()
    assert play.why_not("mark:d1_space_1").key == "mombasa.no.space_taken"
    assert "mark:d1_space_2" in play.ids()


def test_r17_one_of_the_two_spaces_of_a_track_per_round() -> None:
    g = fresh()
    reach(g, BLUE, "cairo", 12)
    g.spaces["d1_space_2"] = BLUE
    g.players[BLUE].markers -= 1
    play = Play(g).pick("act:marker")
    assert play.why_not("mark:d1_space_1").key == "mombasa.no.space_twice"


def test_r18_buying_needs_the_fee_and_a_card() -> None:
    g = fresh()
    show(g, "right", 0, "a_bookkeeper_1")
    for pounds, offered in ((1, False), (2, True)):
        g.players[BLUE].pounds = pounds
        play = Play(g).pick("act:marker")
        assert ("mark:buy_card" in play.ids()) is offered
    play.pick("mark:buy_card")
    assert play.key == "core.ask.end_turn"  # the only affordable card had to be bought
    assert "a_bookkeeper_1" in play.player(BLUE).hand


def test_r18_c2_takes_at_least_one_part() -> None:
    g = fresh()
    g.tracks["saint_louis"] = "C2"
    reach(g, BLUE, "saint_louis", 4)
    g.players[BLUE].pounds = 9
    play = Play(g).pick("act:marker", "mark:c2_space_1")
    assert play.ids() == ["take:both", "take:diamonds", "take:buy"]
    play.pick("take:diamonds")
    assert (play.player(BLUE).diamonds, play.player(BLUE).pounds) == (1, 9)
    g.players[BLUE].pounds = 0
    play = Play(g).pick("act:marker", "mark:c2_space_1")
    assert play.player(BLUE).diamonds == 1  # too poor to buy: the diamond is all there is


def test_r19_any_hand_card_that_fits_may_be_sold() -> None:
    g = fresh()
    give(g, BLUE, "d_share_cairo", "b_coffee_3_1")
    stack(g, BLUE, "slot_b", "start_coffee_1")
    lay(g, BLUE, "start_coffee_2")
    reach(g, BLUE, "cairo", 12)
    play = Play(g).pick("act:marker", "mark:sell_card")
    assert play.ask.private
    assert "card:d_share_cairo" in play.ids()
    assert "card:start_coffee_1" not in play.ids()
    play.pick("card:d_share_cairo")
    assert play.player(BLUE).pounds == 1 + 4 + 2
    play = Play(g).pick("act:marker", "mark:d1_space_2")
    assert play.player(BLUE).pounds == 1 + 3 + 8  # the only coffee card in hand
    assert play.g.discard == ["b_coffee_3_1"]


def test_r20_diamonds_beyond_the_end_are_paid_within_one_reward() -> None:
    g = fresh()
    lay(g, BLUE, "b_merchant_cairo")
    posts(g, "cairo", "abyssinia")
    g.players[BLUE].diamonds = 27
    play = Play(g).pick("act:merchant")
    assert (play.player(BLUE).diamonds, play.player(BLUE).pounds) == (28, 1 + 1 + 4)


def test_r21_a_stack_must_be_taken_and_this_rounds_cards_come_after() -> None:
    g = fresh()
    lay(g, BLUE, "start_coffee_1")
    stack(g, BLUE, "slot_c", "start_cotton_1")
    play = Play(g).pick("act:end")
    assert "start_cotton_1" in play.player(BLUE).hand
    assert play.player(BLUE).stacks["slot_b"] == ["start_coffee_1"]
    g = fresh()
    lay(g, BLUE, "start_coffee_1")
    play = Play(g).pick("act:end")
    assert play.events("end_bare")
    assert "start_coffee_1" not in play.player(BLUE).hand


def test_r22_a_book_without_a_place_leaves_the_game() -> None:
    g = fresh()
    g.players[BLUE].turns = 1  # not the first turn of the first player
    for at in range(2, 16):
        book(g, BLUE, at, f"book_b_{at:02}")
    play = Play(g).pick("act:marker", "mark:first_player")
    roles = {option.id: option.role for option in play.ask.options}
    assert roles["book:book_a1"] == "danger"
    assert roles["book:book_b1"] == "main"
    lost = play.g.book_display["book_a1"]
    play.pick("book:book_a1", "end")
    assert play.g.book_box == [lost]


def test_r23_books_taken_in_a_turn_cannot_help_the_jar_in_it() -> None:
    g = fresh()
    lay(g, BLUE, "start_bookkeeper_2", "start_cotton_2")
    show_book(g, "book_a1", "book_a_11")  # cotton 1, which Blue meets
    play = Play(g).pick("act:bookkeeper")
    assert play.ids() == ["jar:1", "stay"]
    play.pick("jar:1", "book:book_a1")
    assert "book_a1" not in play.g.book_display  # not refilled before the turn ends
    assert play.why_not("book:book_a1").key == "mombasa.no.book"
    play.pick("rest", "at:2", "end")
    assert play.player(BLUE).jar == 1
    assert play.player(BLUE).books[2] == ["book_a_11"]


def test_r24_a_coin_at_an_empty_space_waits_for_a_book() -> None:
    g = fresh(2)
    g.phase = "preparation"
    g.book_box += [g.book_display.pop("book_a1"), *g.book_supply["A"]]
    g.book_supply["A"] = []
    play = Play(g)
    assert play.g.book_coins == {"book_a1": 1}
    assert "book_a1" not in play.g.book_display
    assert next(space.coins for space in play.table.view(None).books if space.id == "book_a1") == 1


def test_r25_plus_1_good_is_attached_before_the_action_and_counts_at_once() -> None:
    play = with_plus_tile()
    assert "attach" in play.ids()
    assert {option.id: option.role for option in play.ask.options}["attach"] == "free"
    play.pick("attach", "on:slot_b")
    assert play.key == "mombasa.action"
    assert "attach" not in play.ids()
    assert goods_value(play.g, BLUE, "slot_b") == 2
    play.pick("act:marker")
    assert "mark:majority_coffee" in play.ids()  # now a tie with Green
    play.pick("mark:majority_coffee", "end", "act:end", "end", "act:end", "end")
    play.pick("act:goods", "good:coffee")
    while play.key != "mombasa.step":
        play.pick("none")
    play.pick("step:cairo", "step:cairo", "end")
    assert play.player(BLUE).used == ["slot_b", "tile_plus_1_good"]


def test_r25_the_tile_cannot_be_used_alone_and_returns_unused() -> None:
    g = fresh()
    lay(g, BLUE, "start_expansion_1")
    g.players[BLUE].tiles = ["tile_plus_1_good"]
    play = Play(g)
    assert play.ids() == ["act:expansion", "act:marker", "act:end"]
    play.pick("act:end")
    assert play.player(BLUE).tiles == []


def test_r26_removing_a_post_is_compulsory_but_a_lower_tier_may_be_taken() -> None:
    g = fresh()
    lay(g, BLUE, "start_coffee_2", "a_coffee_3")
    play = Play(g).pick("act:marker", "mark:majority_coffee", "tier:5")
    assert play.key == "mombasa.remove"
    assert all(i.startswith("column:") for i in play.ids())
    play = Play(g).pick("act:marker", "mark:majority_coffee", "tier:3")
    assert play.key == "core.ask.end_turn"
    assert sum(play.g.removed.values()) == 0


def test_r26_without_a_post_on_any_base_nothing_happens() -> None:
    g = fresh()
    lay(g, BLUE, "start_coffee_2", "a_coffee_3")
    for company in g.data.company_ids:
        base(g, company, (0, 4), (0, 4), (0, 4))
    play = Play(g).pick("act:marker", "mark:majority_coffee", "tier:5")
    assert play.events("no_post")


def test_r27_reserving_in_round_7_is_legal_and_useless() -> None:
    g = fresh()
    g.round = 7
    play = Play(g).pick("act:marker", "mark:reserve_bookkeeper", "end")
    while not play.table.over:
        play.pick("act:end" if "act:end" in play.ids() else play.ids()[0])
    assert play.player(BLUE).tiles == []
    assert play.g.spaces == {"reserve_bookkeeper": BLUE}


def test_r28_only_bonus_tiles_return_to_the_board() -> None:
    g = fresh()
    lay(g, BLUE, "a_merchant")
    g.players[BLUE].tiles = ["tile_merchant"]
    play = Play(g).pick("act:end")
    assert play.player(BLUE).tiles == []
    assert play.player(BLUE).stacks["slot_b"] == ["a_merchant"]
    tiles = {tile.id: tile.holder for tile in play.table.view(None).tiles}
    assert tiles["tile_merchant"] is None


def test_r29_every_book_has_one_or_two_requirements() -> None:
    books = SHELF.get(SHELF.current()).books.rows
    assert {len(one.requirements) for one in books} == {1, 2}


def test_r30_later_seats_sell_their_first_expansion_for_more() -> None:
    g = fresh(4)
    for seat in range(4):
        card = g.data.card[f"first_expansion_seat_{seat + 1}"]
        assert card.id in g.players[seat].hand
        assert card.crate == seat + 1


def test_r31_expansion_cards_are_worth_one_to_three() -> None:
    cards = SHELF.get(SHELF.current()).card.values()
    assert {card.value for card in cards if card.__struct_config__.tag == "expansion"} == {1, 2, 3}  # type: ignore[union-attr]
