"""What the chapters of docs/spec/mombasa.md say beyond examples and rulings (sections 8 to 12)."""

from __future__ import annotations

import pytest

from engine.core.text import text
from engine.mombasa.components.names import brief_name
from engine.mombasa.queries.facts import entries, on_display
from engine.mombasa.rules.option_facts import BaseColumn
from tests.engine.mombasa.scenario import (
    BLUE,
    GREEN,
    PURPLE,
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
    show_book,
)
from words import say


@pytest.mark.slow
def test_7_an_empty_plan_is_fine() -> None:
    g = fresh(2)
    g.phase = "planning"
    play = Play(g).seat(BLUE, "lock").seat(GREEN, "lock")
    assert play.g.phase == "action"
    assert len(play.events("planned_none")) == 2


@pytest.mark.slow
def test_8_the_first_player_begins_and_ended_players_are_skipped() -> None:
    g = fresh()
    lay(g, BLUE, "start_coffee_1", "start_cotton_1")
    play = Play(g)
    assert play.ask.seat == BLUE
    play.pick("act:goods", "good:coffee", "step:cairo", "end")
    assert play.ask.seat == GREEN
    play.pick("act:end", "end")
    assert play.ask.seat == YELLOW
    play.pick("act:marker", "mark:sell_card", "card:start_coffee_1", "end")
    assert play.ask.seat == BLUE


@pytest.mark.slow
def test_8_1_a_good_without_an_affordable_card_goes_all_into_steps() -> None:
    g = fresh()
    lay(g, BLUE, "start_coffee_1")
    reach(g, BLUE, "cairo", 20)
    for column, card in list(on_display(g)):
        if g.data.card[card].crate < 2:
            g.display[column][g.display[column].index(card)] = ""
            g.discard.append(card)
    play = Play(g).pick("act:goods")
    assert play.ids() == ["step:mombasa", "step:cape_town", "step:saint_louis"]
    assert play.why_not("step:cairo").key == "mombasa.no.track_end"


@pytest.mark.slow
def test_8_1_units_that_can_move_nothing_are_lost() -> None:
    g = fresh()
    lay(g, BLUE, "start_coffee_2")
    g.discard += [card for _, card in on_display(g)]
    g.display = {column: [""] * 4 for column in g.display}
    for company in g.tracks:
        reach(g, BLUE, company, 20)
    play = Play(g).pick("act:goods", "end")
    assert dict(play.events("units_lost")[0].args) == {"n": 2}


def test_8_2_costs_are_borders_and_foreign_posts() -> None:
    g = fresh()
    posts(g, "mombasa", "nubia")
    costs = entries(g, "cairo")
    assert costs == {"western_desert": 1, "nubia": 2, "red_sea_coast": 2}
    posts(g, "cairo", "kordofan")  # no chain back to the base is needed
    costs = entries(g, "cairo")
    assert costs["abyssinia"] == 1
    assert costs["great_lakes"] == 2
    assert "kordofan" not in costs


@pytest.mark.slow
def test_8_2_an_enclave_is_entered_through_the_region_around_it() -> None:
    g = fresh()
    lay(g, BLUE, "start_expansion_2", "c_expansion_3_cairo")
    posts(g, "cairo", "western_desert")
    play = Play(g).pick("act:expansion", "expand:cairo")
    assert "enter:air_oases" not in play.ids()
    assert play.why_not("enter:air_oases").key == "mombasa.no.enclave"
    assert play.why_not("enter:western_desert").key == "mombasa.no.own_post"
    assert play.why_not("enter:karoo").key == "mombasa.no.border"
    play.pick("enter:sahara", "column:cairo:2")
    assert "enter:air_oases" in play.ids()
    play.pick("enter:air_oases", "column:cairo:3")
    assert play.g.fresh["air_oases"] == "cairo"


@pytest.mark.slow
def test_8_2_an_empty_base_ends_the_expansion() -> None:
    g = fresh()
    lay(g, BLUE, "start_expansion_2", "c_expansion_3_cairo")
    base(g, "cairo", (1, 5), (0, 4), (0, 4))
    base(g, "mombasa", (0, 4), (0, 4), (0, 4))
    play = Play(g).pick("act:expansion")
    assert "expand:mombasa" not in play.ids()
    assert play.why_not("expand:mombasa").key == "mombasa.no.post"
    play.pick("expand:cairo", "enter:western_desert")
    assert play.key == "core.ask.end_turn"
    assert play.events("base_emptied")
    assert dict(play.events("points_lost")[0].args) == {"n": 4}
    assert play.player(BLUE).pounds == 3


def test_8_2_columns_are_chosen_with_the_share_value_they_lead_to() -> None:
    g = fresh()
    lay(g, BLUE, "start_expansion_1")
    base(g, "cairo", (4, 5), (3, 5), (5, 5))
    play = Play(g).pick("act:expansion", "expand:cairo", "enter:nubia")
    values = {o.id: o.facts for o in play.ask.options if isinstance(o.facts, BaseColumn)}
    assert {i: (facts.now, facts.then) for i, facts in values.items()} == {
        "column:cairo:1": (1, 2),
        "column:cairo:2": (1, 2),
        "column:cairo:3": (1, 1),
    }


@pytest.mark.slow
def test_9_5_returning_posts_take_the_lowest_free_space_but_never_an_emptied_fifth() -> None:
    g = fresh()
    lay(g, BLUE, "start_expansion_2")
    posts(g, "mombasa", "nubia")
    base(g, "mombasa", (0, 4), (2, 5), (5, 5))
    play = Play(g).pick("act:expansion", "expand:cairo", "enter:nubia", "rest")
    assert play.key == "mombasa.column_return"
    assert play.ids() == ["column:mombasa:1", "column:mombasa:2"]
    play.pick("column:mombasa:1")
    view = play.table.view(None).bases[0]
    assert view.columns[0] == (False, False, False, True, False)
    assert view.sealed == (True, False, False)
    assert view.share_value == 0 + 1 + 1 + 2 + 1 + 1


def test_9_5_a_post_without_room_leaves_the_game() -> None:
    g = fresh()
    lay(g, BLUE, "start_expansion_2")
    posts(g, "mombasa", "nubia")
    base(g, "mombasa", (4, 4), (4, 4), (4, 4))
    play = Play(g).pick("act:expansion", "expand:cairo", "enter:nubia", "rest")
    assert play.g.removed["mombasa"] == 3
    assert play.events("ousted_gone")


@pytest.mark.slow
def test_9_5_removing_two_posts_may_hit_two_bases() -> None:
    g = fresh()
    lay(g, BLUE, "start_bookkeeper_2", "c_expansion_3_cairo")
    g.players[BLUE].jar = 1
    book(g, BLUE, 2, "book_c_22")
    play = Play(g).pick("act:bookkeeper", "jar:2")
    assert play.ids() == [f"column:{company}:1" for company in play.g.tracks]
    play.pick("column:cairo:1")
    assert "column:cairo:2" in play.ids()
    play.pick("column:mombasa:1")
    assert (play.g.removed["cairo"], play.g.removed["mombasa"]) == (1, 1)


def test_8_4_merchants() -> None:
    g = fresh()
    lay(g, BLUE, "a_merchant", "b_merchant_cairo")
    g.players[BLUE].tiles = ["tile_merchant"]
    play = Play(g).pick("act:merchant")
    assert play.ids() == ["use:slot_b", "use:slot_c", "use:tile_merchant"]
    play.pick("use:slot_b")
    assert (play.player(BLUE).diamonds, play.player(BLUE).pounds) == (1, 3)


@pytest.mark.slow
def test_9_3_a_batch_buys_books_of_the_display_and_coins_come_along() -> None:
    g = fresh()
    g.players[BLUE].turns = 1
    g.round_coins[2] = 1
    g.book_coins = {"book_a1": 1}
    play = Play(g).pick("act:marker", "mark:first_player")
    assert [i for i in play.ids() if i.startswith("book:book_c")] == []
    assert dict(play.why_not("book:book_c1").args) == {"letter": "C", "need": 2, "have": 1}
    play.pick("book:book_a1")
    assert play.player(BLUE).pounds == 2
    assert play.g.coins_collected == 1


def test_9_3_two_points_buy_one_c_book() -> None:
    g = fresh()
    lay(g, BLUE, "start_bookkeeper_2")
    show_book(g, "book_c1", "book_c_16")
    play = Play(g).pick("act:bookkeeper", "book:book_c1")
    assert play.key == "mombasa.put"
    assert "at:5" in play.ids()  # crossed-out positions are closed to A-books only


@pytest.mark.slow
def test_10_first_player_is_closed_to_the_first_player_in_the_first_turn() -> None:
    g = fresh()
    lay(g, BLUE, "start_coffee_1")
    play = Play(g).pick("act:marker")
    assert play.why_not("mark:first_player").key == "mombasa.no.first_turn"
    g.active = GREEN
    assert "mark:first_player" in Play(g).pick("act:marker").ids()


def test_10_without_cards_in_the_display_nothing_can_be_bought() -> None:
    g = fresh()
    g.players[BLUE].pounds = 9
    g.discard += [card for _, card in on_display(g)]
    g.display = {column: [""] * 4 for column in g.display}
    play = Play(g).pick("act:marker")
    assert play.why_not("mark:buy_card").key == "mombasa.no.display"


def test_10_the_only_card_in_reach_is_named_with_all_it_costs() -> None:
    """Nobody is asked which one then."""
    for pounds, key in ((2, ""), (3, "mombasa.mark.buy_one"), (9, "mombasa.mark.buy_from")):
        g = fresh()
        g.players[BLUE].pounds = pounds
        for row, card in enumerate(("a_coffee_2", "b_coffee_3_1", "b_cotton_3_1", "b_banana_3_1")):
            show(g, "right", row, card)
        g.discard += [*g.display["left"], *g.display["middle"]]
        g.display |= {"left": [""] * 4, "middle": [""] * 4}
        play = Play(g).pick("act:marker")
        found = [option.short for option in play.ask.options if option.id == "mark:buy_card"]
        assert [short.key for short in found if short is not None] == ([key] if key else [])
    short = text("mombasa.mark.buy_one", card=brief_name(g.data.card["a_coffee_2"]), n=3)
    assert say(short, "uk") == "купити каву 2: £3"


def test_a_bonus_space_is_named_with_its_price_and_what_comes_at_once() -> None:
    """The buttons say what decides where there is room: a price has no sign, a gain has one."""
    g = fresh()
    g.first, g.players[BLUE].pounds = GREEN, 9
    lay(g, BLUE, "a_coffee_2", "b_coffee_3_1")
    options = Play(g).pick("act:marker").ask.options
    named = {one.id: say(one.short, "en").replace("\u00a0", " ") for one in options if one.short is not None}
    assert named == {
        "mark:first_player": "first player, +1 book",
        "mark:buy_card": "buy, £1+",
        "mark:sell_card": "sell, +£2",
        "mark:majority_coffee": "Cairo +4, remove 1 post",
        "mark:reserve_plus_1_good": "+1 good, £1",
        "mark:reserve_bookkeeper": "bookkeeper, £1",
        "mark:reserve_merchant": "merchant, £2",
        "mark:reserve_expansion": "expansion, £2",
    }


def test_11_a_tile_may_be_reserved_while_somebody_holds_it() -> None:
    g = fresh()
    g.players[BLUE].tiles = ["tile_bookkeeper"]
    play = Play(g).pick("act:marker")
    assert "mark:reserve_bookkeeper" in play.ids()
    assert "mark:reserve_expansion" not in play.ids()  # £2, Blue has £1
    play.pick("mark:reserve_bookkeeper")
    assert play.player(BLUE).pounds == 0


def test_12_d1_sells_coffee_for_eight_more() -> None:
    g = fresh()
    reach(g, BLUE, "cairo", 12)
    give(g, BLUE, "a_coffee_3")
    play = Play(g).pick("act:marker", "mark:d1_space_2")
    assert play.ids() == ["card:start_coffee_1", "card:start_coffee_2", "card:a_coffee_3"]
    assert play.why_not("card:start_cotton_1").key == "mombasa.no.sell"
    play.pick("card:a_coffee_3")
    assert play.player(BLUE).pounds == 1 + 3 + 8
    for card in [card for card in g.players[BLUE].hand if "coffee" in card]:
        g.players[BLUE].hand.remove(card)
        g.discard.append(card)
    play = Play(g).pick("act:marker")
    assert play.why_not("mark:d1_space_2").key == "mombasa.no.hand_good"


def test_12_a_locked_space_names_the_field_it_needs() -> None:
    play = Play(fresh()).pick("act:marker")
    reason = dict(play.why_not("mark:c1_space_2").args)
    assert (reason["index"], reason["n"]) == (2, 11)


@pytest.mark.slow
def test_12_extra_markers_of_b2_join_at_the_next_turn() -> None:
    g = fresh()
    g.tracks["cape_town"] = "B2"
    reach(g, BLUE, "cape_town", 14, usable=False)
    play = Play(g)
    assert play.player(BLUE).markers == 4
    assert play.player(BLUE).usable["cape_town"] == 2


@pytest.mark.slow
def test_a_turn_can_be_taken_back_until_it_is_confirmed() -> None:
    g = fresh()
    g.players[BLUE].turns = 1
    play = Play(g)
    before = play.table.encoded_state()
    play.pick("act:marker", "mark:first_player", "book:book_a1", "at:2")
    for _ in range(4):
        play.table.undo(BLUE)
    assert play.table.encoded_state() == before
    play.pick("act:marker", "mark:first_player", "book:book_a1", "at:2", "end")
    assert not play.table.can_undo(BLUE)  # a new book was revealed


@pytest.mark.slow
def test_8_2_all_expansion_cards_are_used_together() -> None:
    g = fresh()
    lay(g, BLUE, "b_expansion_2_cairo", "b_expansion_2_mombasa")
    g.players[BLUE].tiles = []
    play = Play(g).pick("act:expansion")
    assert play.g.doing is not None
    assert play.g.doing.left == 4
    play.pick("expand:cairo")
    while "end" not in play.ids():
        play.pick(play.ids()[0])
    play.pick("end")
    assert play.player(BLUE).used == ["slot_b", "slot_c"]


def test_9_1_a_special_field_pays_nobody_who_is_behind_it() -> None:
    """The mover, who is on it and who is beyond; not who has yet to come."""
    g = fresh(4)
    lay(g, BLUE, "start_coffee_1")
    field = min(g.data.track[g.tracks["cape_town"]].field_at)
    for seat, space in ((BLUE, field - 1), (GREEN, field - 1), (YELLOW, field), (PURPLE, field + 1)):
        reach(g, seat, "cape_town", space)
    before = [player.pounds for player in g.players]
    play = Play(g).pick("act:goods")
    while play.key != "mombasa.step":
        play.pick("none")
    play.pick("step:cape_town")
    paid = [player.pounds - had for player, had in zip(play.g.players, before, strict=True)]
    pounds = g.data.track[g.tracks["cape_town"]].field_at[field].pounds
    assert paid == [pounds, 0, pounds, pounds]


@pytest.mark.slow
def test_12_a_purchase_alone_at_c2_brings_no_diamonds() -> None:
    g = fresh()
    g.tracks["saint_louis"] = "C2"
    reach(g, BLUE, "saint_louis", 4)
    show(g, "right", 0, "a_merchant")
    g.players[BLUE].pounds = 9
    diamonds = g.players[BLUE].diamonds
    play = Play(g).pick("act:marker", "mark:c2_space_1")
    alone = play.table.trials(BLUE).outcome(("take:buy",))
    assert alone is not None
    assert alone.gain == ()
    play.pick("take:buy", "buy:a_merchant")
    assert play.player(BLUE).diamonds == diamonds
    play = Play(g).pick("act:marker", "mark:c2_space_1", "take:both")
    assert play.player(BLUE).diamonds > diamonds
