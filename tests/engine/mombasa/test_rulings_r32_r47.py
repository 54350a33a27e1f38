"""Rulings R32 to R47 of docs/spec/mombasa.md, section 15."""

from __future__ import annotations

import pytest

from engine.core import games
from engine.core.run import encode
from engine.core.table import Table
from engine.mombasa.components import SHELF
from engine.mombasa.queries.facts import expansion_bonuses, value
from engine.mombasa.rules.ahead import pretend_turn
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
    stack,
)


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
    table = Table(games.get("mombasa"), 0, encode(g))
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


@pytest.mark.slow
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


def test_r38_a_turn_is_planned_ahead_while_cards_lie_and_the_phase_is_not_ended() -> None:
    g = fresh()
    assert pretend_turn(g, GREEN)
    assert g.active == GREEN
    g.players[YELLOW].done = True
    assert not pretend_turn(g, YELLOW)
    g.phase = "planning"
    assert not pretend_turn(g, BLUE)
    assert g.active == GREEN


@pytest.mark.slow
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


COMPANIES = ("mombasa", "cape_town", "saint_louis", "cairo")


def test_r45_of_both_bonuses_of_a1_the_higher_or_the_lower_or_none_may_be_used() -> None:
    g = fresh()
    lay(g, BLUE, "start_expansion_1")
    reach(g, BLUE, "mombasa", 13)
    play = Play(g)
    assert expansion_bonuses(play.g, BLUE) == [2, 1]
    assert value(play.g, BLUE, "expansion") == 3  # as comparisons and requirements see it
    play.pick("act:expansion")
    assert play.ids() == [f"expand:{company}{bonus}" for bonus in ("", ":1", ":0") for company in COMPANIES]
    play.pick("expand:cairo:1")
    assert play.g.doing is not None
    assert play.g.doing.left == 2


def test_r45_the_only_bonus_of_a1_may_be_left_out() -> None:
    g = fresh()
    lay(g, BLUE, "start_expansion_1")
    reach(g, BLUE, "mombasa", 6)
    play = Play(g).pick("act:expansion")
    assert play.ids() == [f"expand:{company}{bonus}" for bonus in ("", ":0") for company in COMPANIES]
    keys = {one.id: one.detail.key for one in play.ask.options if one.detail is not None}
    assert keys["expand:cairo"] == "mombasa.expand.detail"
    assert keys["expand:cairo:0"] == "mombasa.expand.without", "what there is of a company is told once"
    told = {(one.label, one.detail) for one in play.ask.options}
    assert len(told) == len(play.ids())  # nobody has to guess which of two alike is without it
    play.pick("expand:cairo:0")
    assert play.g.doing is not None
    assert play.g.doing.left == 1


def test_r45_the_last_post_of_a_base_goes_to_one_region_with_or_without_the_bonus() -> None:
    g = fresh()
    lay(g, BLUE, "start_expansion_1")
    reach(g, BLUE, "mombasa", 6)
    for company in COMPANIES:
        base(g, company, (1, 4), *((0, 4) for _ in range(g.data.bases.columns - 1)))
    assert Play(g).pick("act:expansion").ids() == [f"expand:{company}" for company in COMPANIES]


def test_r45_a_game_that_began_before_uses_the_bonus_at_any_rate() -> None:
    g = fresh()
    g.rules = 1
    lay(g, BLUE, "start_expansion_1")
    reach(g, BLUE, "mombasa", 6)
    assert Play(g).pick("act:expansion").ids() == [f"expand:{company}" for company in COMPANIES]


def test_r46_pounds_of_a_region_come_before_the_steps_of_another() -> None:
    g = fresh()
    lay(g, BLUE, "start_expansion_2")
    reach(g, BLUE, "cairo", 10)
    g.players[BLUE].usable["cairo"], g.players[BLUE].pounds = 0, 0
    posts(g, "cairo", "nubia")
    play = Play(g).pick("act:expansion", "expand:cairo", "enter:kordofan")  # a step, behind a toll of £2
    while play.key != "mombasa.enter":
        play.pick(play.ids()[0])
    play.pick("enter:western_desert")  # £2
    while play.key == "mombasa.column_take":
        play.pick(play.ids()[0])
    assert play.ids() == ["pay", "stop"]


def test_r47_in_the_last_round_no_stack_is_chosen() -> None:
    for number, asked in ((6, "mombasa.stack"), (7, "core.ask.end_turn")):
        g = fresh()
        g.round = number
        stack(g, BLUE, "slot_b", "start_coffee_1")
        stack(g, BLUE, "slot_c", "start_cotton_1")
        assert Play(g).pick("act:end").key == asked


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r38_a_game_in_which_nobody_can_do_anything_comes_to_its_end(seats: int) -> None:
    g = fresh(seats)
    for player in g.players:
        player.hand, player.markers = [], 0
    table = Table(games.get("mombasa"), 0, encode(g)).live()
    assert table.over
    assert table.state.round == g.data.rounds.count
    assert len(table.crossed) <= g.data.rounds.count * (seats + 2)
