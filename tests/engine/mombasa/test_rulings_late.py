"""Rulings R23 to R44 of spec/mombasa.md, section 15."""

from __future__ import annotations

from engine.core import games
from engine.core.run import freeze
from engine.core.table import Table
from engine.mombasa.components import SHELF
from engine.mombasa.queries.facts import value
from engine.mombasa.queries.goods import goods_value
from tests.engine.mombasa.scenario import BLUE, GREEN, YELLOW, Play, base, book, fresh, lay, posts, reach, show_book


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


def with_plus_tile() -> Play:
    g = fresh()
    lay(g, BLUE, "start_coffee_1", "start_cotton_2")
    lay(g, GREEN, "start_coffee_2")
    g.players[BLUE].tiles = ["tile_plus_1_good"]
    return Play(g)


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


def test_r32_starting_bonuses_meet_no_toll_and_no_special_field() -> None:
    data = SHELF.get(SHELF.current())
    furthest = max(steps for tile in data.start_tiles.rows for steps in tile.bonus_steps.values())
    for track in data.tracks.rows:
        assert all(toll.after_space >= furthest for toll in track.tolls)
        assert all(field.space > furthest for field in track.special_fields)


def test_r32_with_other_data_a_starting_bonus_asks_for_a_toll() -> None:
    tables = SHELF.tables(SHELF.current())
    tracks = {**tables["tracks"], "rows": [dict(row) for row in tables["tracks"]["rows"]]}
    for row in tracks["rows"]:
        row["tolls"] = [{"after_space": 1, "pounds": 1}]
        row["special_fields"] = [{**field, "space": n + 1} for n, field in enumerate(row["special_fields"])]
    g = Table.start("mombasa", 2, seed="r32").state
    g.components = SHELF.remember({**tables, "tracks": tracks})
    table = Table(games.get("mombasa"), 0, freeze(g))
    while table.joint is not None:
        table.answer(table.asks[0].seat, [table.asks[0].ids()[0]])
    assert table.asks[0].key == "mombasa.toll"
    assert table.state.players[table.asks[0].seat].pounds == 2  # the special field on space 1 has paid


def test_r33_the_set_aside_cards_are_arranged_by_all_at_the_same_time() -> None:
    table = Table.start("mombasa", 3, seed="r33")
    assert [ask.seat for ask in table.asks] == [0, 1, 2]
    assert {ask.key for ask in table.asks} == {"mombasa.arrange"}
    assert all(len(ask.options) == 6 and ask.private for ask in table.asks)
    chosen = {seat: table.asks[seat].ids()[seat] for seat in range(3)}
    for seat in (2, 0):
        table.answer(seat, [chosen[seat]])
        assert all(not stack for player in table.state.players for stack in player.stacks.values())
    table.answer(1, [chosen[1]])
    for seat, player in enumerate(table.state.players):
        cards = chosen[seat].removeprefix("lay:").split("+")
        assert [player.stacks[slot] for slot in ("slot_b", "slot_c", "slot_d")] == [[card] for card in cards]
        assert len(player.hand) == 7


def test_r34_taking_the_marker_does_not_change_the_running_round() -> None:
    g = fresh()
    g.active = GREEN
    lay(g, BLUE, "start_coffee_1")
    lay(g, YELLOW, "start_coffee_1")
    play = Play(g).pick("act:marker", "mark:first_player", "rest", "end")
    assert play.g.first == GREEN
    assert play.g.starter == BLUE
    assert play.ask.seat == YELLOW
    play.pick("act:end", "end")
    assert play.ask.seat == BLUE
    while play.key != "mombasa.plan":
        play.pick("act:end" if "act:end" in play.ids() else play.ids()[-1])
    assert (play.g.round, play.g.starter, play.g.active) == (2, GREEN, GREEN)


def test_r35_nothing_shows_how_many_cards_are_planned() -> None:
    g = fresh()
    g.phase = "planning"
    play = Play(g)
    before = play.table.view(None)
    play.seat(GREEN, "slot:slot_b", "card:start_coffee_1", "lock")
    assert play.table.view(None) == before
    assert play.table.view(BLUE).players[GREEN].hand_size == before.players[GREEN].hand_size


def test_r36_the_last_position_pays_two_pounds_a_point_at_once() -> None:
    g = fresh()
    lay(g, BLUE, "start_bookkeeper_2", "start_coffee_2", "start_coffee_1")
    player = g.players[BLUE]
    player.jar, player.pounds = 14, 0
    book(g, BLUE, 15, "book_b_02")  # coffee 3: 2 points
    play = Play(g).pick("act:bookkeeper", "jar:15")
    assert play.player(BLUE).pounds == 4 + 4  # the points of the book and those of the card
    assert play.key == "core.ask.end_turn"


def test_r37_a_book_may_be_placed_where_the_jar_has_passed() -> None:
    g = fresh()
    g.players[BLUE].jar = 3
    g.players[BLUE].turns = 1
    book(g, BLUE, 2, "book_a_01")
    book(g, BLUE, 3, "book_b_01")
    play = Play(g).pick("act:marker", "mark:first_player", "book:book_a1")
    assert play.ids()[0] == "at:4"  # empty positions ahead first
    assert play.ids()[-1] == "at:2"
    assert "at:3" not in play.ids()
    assert play.why_not("at:3").key == "mombasa.no.cover"
    assert play.why_not("at:5").key == "mombasa.no.crossed"
    play.pick("at:2")
    assert len(play.player(BLUE).books[2]) == 2


def test_r38_the_last_player_keeps_taking_turns() -> None:
    g = fresh()
    g.players[GREEN].done = g.players[YELLOW].done = True
    lay(g, BLUE, "start_coffee_1", "start_cotton_1")
    play = Play(g).pick("act:goods", "good:coffee", "step:cairo", "end")
    assert play.ask.seat == BLUE
    assert "act:goods" in play.ids()


def test_r39_track_steps_of_several_regions_are_separate_rewards() -> None:
    g = fresh()
    lay(g, BLUE, "c_expansion_3_cairo")
    reach(g, BLUE, "cairo", 10)
    posts(g, "cairo", "abyssinia", "nubia", "rift_valley", "red_sea_coast")
    g.players[BLUE].pounds = 4
    play = Play(g).pick("act:expansion", "expand:cairo", "enter:kordofan", "column:cairo:1", "enter:great_lakes")
    while play.key == "mombasa.column_take" or play.key == "mombasa.enter":
        play.pick(play.ids()[0])
    assert play.key == "mombasa.toll"
    play.pick("stop")
    assert play.key == "mombasa.toll"  # refused for the first region, asked again for the second
    play.pick("pay")
    assert play.player(BLUE).tracks["cairo"] == 11


def test_r40_steps_of_a_marker_that_cannot_move_are_lost() -> None:
    g = fresh()
    lay(g, BLUE, "start_coffee_2")
    reach(g, BLUE, "cairo", 20)
    play = Play(g).pick("act:marker", "mark:majority_coffee")
    assert play.player(BLUE).tracks["cairo"] == 20
    assert dict(play.events("steps_lost")[0].args)["n"] == 2


def test_r41_a_bonus_of_the_last_turn_of_a_round_waits_for_the_next_own_turn() -> None:
    g = fresh(2)
    g.tracks["cape_town"] = "B2"
    lay(g, BLUE, "start_coffee_1")
    g.players[GREEN].done = True
    reach(g, BLUE, "cape_town", 6)
    markers = g.players[BLUE].markers
    play = Play(g).pick("act:goods", "step:cape_town", "end")
    assert (play.player(BLUE).tracks["cape_town"], play.player(BLUE).usable["cape_town"]) == (7, 1)
    assert play.player(BLUE).markers == markers + 1  # the next turn of the only player left has begun
    g.players[BLUE].turns = 3
    g.first = GREEN
    play = Play(g)
    play.pick("act:goods", "step:cape_town")
    assert play.player(BLUE).usable["cape_town"] == 0
    assert play.player(BLUE).markers == markers


def test_r41_planning_is_no_turn() -> None:
    g = fresh(2)
    lay(g, BLUE, "start_coffee_1")
    reach(g, BLUE, "cape_town", 12, usable=False)
    g.phase, g.first = "preparation", GREEN
    g.players[BLUE].slots = {}
    g.players[BLUE].hand.append("start_coffee_1")
    play = Play(g)
    play.seat(BLUE, "slot:slot_b", "card:start_cotton_2", "lock")
    play.seat(GREEN, "slot:slot_b", "card:start_cotton_2", "lock")
    assert play.ask.seat == GREEN
    assert value(play.g, BLUE, "cotton") == 2
    play.pick("act:marker")
    assert "mark:majority_cotton" in play.ids()
    play.pick("mark:majority_cotton", "end")
    assert play.ask.seat == BLUE
    assert value(play.g, BLUE, "cotton") == 3


def test_r42_a_marker_may_stop_at_a_toll_and_come_back_to_pay_it() -> None:
    g = fresh()
    lay(g, BLUE, "a_coffee_3")
    g.players[BLUE].pounds = 1
    reach(g, BLUE, "cairo", 10)  # a toll of £2 lies ahead
    reach(g, BLUE, "mombasa", 5)  # a special field of £1 is next
    play = Play(g).pick("act:goods")
    while play.key == "mombasa.buy":
        play.pick("none")
    assert "step:cairo" not in play.ids()
    assert play.why_not("step:cairo").key == "mombasa.no.toll"
    play.pick("step:mombasa", "step:cairo")
    assert play.player(BLUE).tracks["cairo"] == 11
    assert play.player(BLUE).pounds == 0


def test_r43_diamonds_beyond_the_end_can_pay_for_the_card_of_c2() -> None:
    g = fresh()
    g.tracks["saint_louis"] = "C2"
    reach(g, BLUE, "saint_louis", 10)
    player = g.players[BLUE]
    player.pounds, player.diamonds = 0, 28
    play = Play(g).pick("act:marker", "mark:c2_space_2", "take:both")
    while play.key == "mombasa.buy_pounds":
        play.pick(play.ids()[0])
    assert len(play.player(BLUE).hand) == len(player.hand) + 1
    assert play.player(BLUE).pounds <= 4


def test_r43_extras_of_a_tier_come_before_its_steps() -> None:
    g = fresh()
    lay(g, BLUE, "start_expansion_2", "c_expansion_3_cairo")
    reach(g, BLUE, "mombasa", 9)
    player = g.players[BLUE]
    player.usable["mombasa"], player.pounds = 0, 1
    play = Play(g).pick("act:marker", "mark:majority_expansion", "tier:5")
    assert play.ids() == ["pay", "stop"]  # the pound of the tier makes £2, enough for the toll


def test_r44_other_tracks_are_those_of_the_other_companies() -> None:
    g = fresh()
    g.tracks = {"mombasa": "D2", "cape_town": "B1", "saint_louis": "C1", "cairo": "A1"}
    reach(g, BLUE, "mombasa", 6)
    play = Play(g).pick("act:marker", "mark:d2_space_1")
    assert play.ids() == ["track:cape_town", "track:saint_louis", "track:cairo"]
