"""What the view says of who leads: pictures and computer players take it from there."""

from __future__ import annotations

import pytest

from engine.core.text import text, who
from engine.mombasa.components.names import company_name
from engine.mombasa.view.build import view
from engine.mombasa.view.purse import purse
from engine.mombasa.view.structs import MajorityView, View
from tests.engine.mombasa.players import playing
from tests.engine.mombasa.scenario import BLUE, GREEN, YELLOW, Play, book, fresh, give, lay, posts, reach
from words import say


def test_the_order_of_the_round_begins_with_its_starter() -> None:
    g = fresh()
    g.first, g.starter = YELLOW, GREEN
    assert view(g, None).turn_order == (GREEN, YELLOW, BLUE)


def test_sums_are_ranked_as_the_viewer_sees_them() -> None:
    g = fresh()
    assert (view(g, None).ranking, view(g, None).leaders) == ((BLUE, GREEN, YELLOW), ())  # all have the same
    g.players[GREEN].pounds = g.players[YELLOW].pounds = 5
    assert (view(g, None).ranking, view(g, None).leaders) == ((GREEN, YELLOW, BLUE), (GREEN, YELLOW))
    give(g, YELLOW, "d_share_cairo")
    g.bases["cairo"][0].posts -= 2
    g.removed["cairo"] += 2
    assert view(g, None).leaders == (GREEN, YELLOW)
    assert view(g, YELLOW).leaders == (YELLOW,)
    assert view(g, YELLOW).winners == ()


def test_majorities_name_everybody_who_shares_the_highest_value() -> None:
    g = fresh()
    lay(g, BLUE, "start_coffee_2", "start_cotton_1")
    lay(g, GREEN, "start_coffee_2")
    assert view(g, None).majorities == (
        MajorityView("coffee", 2, (BLUE, GREEN)),
        MajorityView("banana", 0, ()),
        MajorityView("cotton", 1, (BLUE,)),
        MajorityView("expansion", 0, ()),
    )


def test_a_slot_shows_what_its_card_is_worth_now() -> None:
    g = fresh()
    lay(g, BLUE, "start_coffee_2", "start_cotton_1")
    assert [slot.value for slot in view(g, GREEN).players[BLUE].slots if slot.card] == [2, 1]
    assert {slot.value for slot in view(g, GREEN).players[BLUE].slots if not slot.card} == {0}


def test_pieces_are_counted_by_whose_they_are() -> None:
    g = fresh()
    posts(g, "cairo", "kordofan", "nubia")
    posts(g, "mombasa", "great_lakes")
    g.spaces |= {"sell_card": GREEN, "majority_coffee": GREEN, "majority_cotton": BLUE}
    seen = view(g, None)
    assert {base.company: base.on_map for base in seen.bases} == {
        "mombasa": 1, "cape_town": 0, "cairo": 2, "saint_louis": 0,
    }  # fmt: skip
    assert [player.markers_placed for player in seen.players] == [1, 2, 0]


def test_of_a_pile_of_books_the_uppermost_one_counts() -> None:
    g = fresh()
    under, upper = [name for name in g.book_supply["B"] if name not in g.book_display.values()][:2]
    book(g, BLUE, 2, under, upper)
    place = next(one for one in view(g, None).players[BLUE].books if one.position == 2)
    assert (place.book, place.covered) == (upper, (under,))


@pytest.mark.slow
def test_the_winners_are_those_of_the_score() -> None:
    *_, table = playing(3, "winners")
    assert table.result is not None
    seen: View = table.view(None)
    assert seen.winners == seen.leaders == table.result.winners
    assert [score.seat for score in sorted(table.result.scores, key=lambda score: score.rank)] == list(seen.ranking)


def test_what_a_player_has_names_tiles_and_persons() -> None:
    """While cards are planned the tiles of the round; then the merchants and bookkeepers that are not used yet."""
    g = fresh()
    g.players[BLUE].tiles = ["tile_merchant", "tile_expansion"]
    g.phase = "planning"
    held = [say(one, "en") for one in purse(view(g, BLUE), BLUE)]
    assert {"merchant tile", "expansion tile"} <= set(held)
    lay(g, BLUE, "start_bookkeeper_2", "start_coffee_2")
    g.phase = "action"
    assert [say(one, "en").replace("\xa0", " ") for one in purse(view(g, BLUE), BLUE)][1:5] == [
        "coffee 2",
        "expansion 2",
        "bookkeeper 2",
        "merchant tile",
    ]
    g.players[BLUE].used = [*g.players[BLUE].slots, "tile_merchant"]
    assert "bookkeeper" not in str(purse(view(g, BLUE), BLUE))


def test_what_a_player_has_names_what_lasts_and_no_card_that_is_being_used() -> None:
    g = fresh()
    lay(g, BLUE, "start_bookkeeper_2", "start_coffee_2", "start_cotton_1")
    g.players[BLUE].diamonds, g.players[BLUE].jar = 4, 2
    g.players[BLUE].tracks["cairo"] = 2
    book(g, BLUE, 2, "book_a_01")
    lasting = ["4 diamonds", "ink jar on position 2", "shares: Cairo 1"]

    def held(play: Play) -> list[str]:
        return [say(one, "en").replace("\xa0", " ") for one in purse(play.table.view(BLUE), BLUE)]

    play = Play(g)
    assert held(play)[1:4] == ["coffee 2", "cotton 1", "bookkeeper 2"]
    assert held(play)[-3:] == lasting
    play.pick("act:bookkeeper")
    assert held(play)[1:3] == ["coffee 2", "cotton 1"]
    play = Play(g).pick("act:goods", "good:coffee", "none")
    assert held(play)[1:3] == ["cotton 1", "bookkeeper 2"]
    assert held(play)[-2:] == lasting[:-1], "shares are in the picture of the tracks"
    assert held(play.pick("step:cairo", "step:cairo"))[-3:-1] == lasting[:-1], "and told again once the action is over"


def test_shares_on_cards_are_told_apart_from_those_on_tracks_which_the_log_counts() -> None:
    """As far as they are seen: those in the hand are the own ones only."""
    g = fresh()
    reach(g, BLUE, "cairo", 2)
    give(g, BLUE, "d_share_cairo")
    said = [say(one, "en") for one in purse(view(g, BLUE), BLUE)][-1]
    assert said == "shares (on tracks + on cards): Cairo 1 + 2"
    assert "shares: Cairo 1" in [say(one, "en") for one in purse(view(g, GREEN), BLUE)][-1]
    log = text("mombasa.log.walk", player=who(BLUE), n=2, company=company_name("cairo"), shares=1)
    assert say(log, "en", ("Ann", "Ben", "Cleo")).endswith("on the Cairo track and now has 1\xa0share on it.")


@pytest.mark.parametrize(
    ("cards", "met"),
    [
        (["start_bookkeeper_2"], False),
        (["start_bookkeeper_2", "a_merchant"], True),
        (["start_bookkeeper_2", "a_bookkeeper_1"], True),
        (["a_merchant"], True),
    ],
)
def test_8_0_of_the_persons_only_the_bookkeeper_to_be_used_does_not_count(cards: list[str], met: bool) -> None:
    g = fresh()
    lay(g, BLUE, *cards)
    book(g, BLUE, 2, "book_a_23")  # 1 person
    assert view(g, BLUE).players[BLUE].books[1].met is met
