"""The recap: a line for each player, in the order of their turns, that fits in a glance."""

from __future__ import annotations

import pytest

import words
from cogs.cards.recap import RECAP_CHARACTERS, main_deeds, player_line, recap_lines, shared_room
from cogs.messages.reader import Reader
from engine.core import games
from engine.core.state import Event
from engine.core.text import Text, join
from engine.mombasa.components.names import company_name, region_name
from host import Turn
from testkit.bazaar import meta as bazaar  # noqa: F401
from testkit.phrases import phrase

READER = Reader("en", ("Ann", "Kontor 1", "Kontor 2"))


def bid(seat: int, n: int = 1) -> Event:
    return Event("bazaar.log.bid", seat, (("n", n),))


def test_what_happened_is_told_by_player_in_the_order_of_turns() -> None:
    turns = [
        Turn(4, (bid(2), Event("bazaar.log.work", 2)), 0.0),
        Turn(5, (bid(1), Event("bazaar.log.last"), bid(2, 3)), 0.0),
        Turn(6, (bid(1, 2),), 0.0),
    ]
    assert recap_lines("bazaar", turns, READER, until=6) == [
        "**Kontor 2**: bids 1; works. Bids 3.",
        "**Kontor 1**: bids 1.",
        "The next round is the last one.",
    ]


def test_what_is_for_one_pair_of_eyes_is_left_out() -> None:
    secret = Event("bazaar.log.work", 1, (), to=(1,))
    assert recap_lines("bazaar", [Turn(0, (secret,), 0.0)], READER, until=1) == []


def test_a_long_turn_is_told_by_three_deeds() -> None:
    turns = [Turn(0, tuple(bid(1, n) for n in range(500)), 0.0)]
    assert recap_lines("bazaar", turns, READER, until=1) == ["**Kontor 1**: bids 497; bids 498; bids 499."]


def test_what_says_most_is_told_in_the_order_it_happened() -> None:
    kinds = ("spread", "pay", "move", "act", "gain", "recover", "deliver", "gain")
    events = [Event(f"yokohama.log.{kind}", 1) for kind in kinds]
    found = [event.kind.rpartition(".")[2] for event in main_deeds(events, games.get("yokohama").headlines)]
    assert found == ["act", "gain", "deliver"]


def test_what_came_of_another_players_turn_is_told() -> None:
    events = [Event("yokohama.log.way_fee", 1), Event("yokohama.log.house_income", 1)]
    assert main_deeds(events, games.get("yokohama").headlines) == events


@pytest.mark.parametrize("game", ["yokohama", "nippon", "mombasa"])
def test_what_stands_out_and_what_is_left_out_are_lines_of_the_log(game: str) -> None:
    known = games.get(game)
    for kind in (*known.headlines, *known.minor_events):
        assert words.has_message(Text(kind)), kind


def test_many_turns_are_cut_at_their_beginning() -> None:
    turns = [Turn(n, (bid(1, n),), 0.0) for n in range(500)]
    (line,) = recap_lines("bazaar", turns, READER, until=500)
    assert len(line) <= RECAP_CHARACTERS + 30
    assert line.startswith("**Kontor 1**: … bids")
    assert line.endswith(". Bids 499.")


def test_a_sentence_that_does_not_begin_with_the_name_stays_whole() -> None:
    assert player_line("Ann", [["Ann works.", "A ship of Ann sails."]], 100) == "**Ann**: works; A ship of Ann sails."


def test_whoever_is_named_before_a_colon_is_named_once() -> None:
    said = ["Ann expands.", "Ann: Cairo enters Nubia."]
    assert player_line("Ann", [said], 100) == "**Ann**: expands; Cairo enters Nubia."


def test_what_was_done_several_times_in_a_row_is_told_once() -> None:
    said = ["Ann works.", "Ann works.", "Ann bids 1.", "Ann works."]
    assert player_line("Ann", [said], 100) == "**Ann**: works\xa0(×2); bids 1; works."


def test_turns_that_were_alike_are_told_once() -> None:
    assert (
        player_line("Ann", [["Ann works."], ["Ann works."], ["Ann bids 1."]], 100) == "**Ann**: works\xa0(×2). Bids 1."
    )


def test_a_turn_that_has_no_room_is_told_from_its_end() -> None:
    turns = [["Ann works.", "Ann bids 1."], ["Ann bids 2.", "Ann bids 3."]]
    assert player_line("Ann", turns, 30) == "**Ann**: … bids 1. Bids 2; bids 3."
    assert player_line("Ann", turns, 8) == "**Ann**: … bids 3."


def shares(company: str, before: int, now: int) -> Event:
    given = (("company", company_name(company)), ("before", before), ("now", now))
    return Event("mombasa.log.share_value", None, given)


def post(company: str, region: str, kind: str = "post_back") -> Event:
    return Event(f"mombasa.log.{kind}", None, (("company", company_name(company)), ("region", region_name(region))))


def entry(company: str, region: str, n: int) -> Event:
    where = (("company", company_name(company)), ("region", region_name(region)), ("n", n))
    return Event("mombasa.log.enter", 0, where)


def lost(company: str, *regions: str) -> str:
    where = join(map(region_name, regions), "and")
    return phrase("mombasa.log.posts_lost", company=company_name(company), regions=where)


def test_what_befell_a_company_is_told_once() -> None:
    events = (
        *(
            Event("mombasa.log.round", None, (("round", 3),)),
            shares("mombasa", 11, 15),
            post("mombasa", "karoo"),
            shares("mombasa", 15, 13),
            post("cairo", "angola"),
        ),
        *(post("mombasa", "kalahari", "post_gone"), shares("mombasa", 13, 10), shares("cairo", 10, 11)),
        *(shares("cape_town", 10, 12), shares("cape_town", 12, 10)),
    )
    turns = [Turn(0, events[:5], 0.0), Turn(1, events[5:], 0.0)]
    assert recap_lines("mombasa", turns, READER, until=2) == [
        lost("mombasa", "karoo", "kalahari"),
        READER.say(post("cairo", "angola").text),
        READER.say(shares("mombasa", 11, 10).text),
        READER.say(shares("cairo", 10, 11).text),
        phrase("mombasa.log.round", round=3),
    ]


def test_a_post_that_was_lost_and_placed_again_is_not_told_as_lost() -> None:
    again = entry("mombasa", "angola", 2)
    turn = [Turn(0, (post("mombasa", "angola"), post("mombasa", "karoo")), 0.0)]
    lines = recap_lines("mombasa", [*turn, Turn(1, (again,), 0.0)], READER, until=2)
    assert lines[1:] == [READER.say(post("mombasa", "karoo").text)]
    lines = recap_lines("mombasa", [Turn(0, (again,), 0.0), *turn], READER, until=2)
    assert lines[1:] == [lost("mombasa", "angola", "karoo")]


def test_regions_of_one_company_are_told_in_one_sentence() -> None:
    events = (entry("cairo", "angola", 1), entry("cape_town", "karoo", 1), entry("cairo", "kalahari", 2))
    both = join([region_name("angola"), region_name("kalahari")], "and")
    cairo = phrase("mombasa.log.enter_all", player="Ann", company=company_name("cairo"), regions=both, n=3)
    lines = recap_lines("mombasa", [Turn(0, events, 0.0)], READER, until=1)
    assert lines == [player_line("Ann", [[cairo, READER.say(events[1].text)]], RECAP_CHARACTERS)]


def test_of_rounds_that_began_the_last_is_told() -> None:
    turns = [Turn(n, (Event("mombasa.log.round", None, (("round", n),)),), 0.0) for n in (6, 7)]
    assert recap_lines("mombasa", turns, READER, until=8) == [phrase("mombasa.log.round", round=7)]


@pytest.mark.parametrize(
    ("lengths", "room"), [([10, 20], 100), ([10, 200, 300], 45), ([200, 300], 50), ([30, 30, 300], 40), ([], 100)]
)
def test_what_short_lines_leave_is_for_the_long_ones(lengths: list[int], room: int) -> None:
    assert shared_room(lengths, 100) == room


def test_how_automa_comes_to_its_moves_is_left_to_the_log() -> None:
    """A recap tells what it has done, for whoever plays alone."""
    kinds = [Event(f"nippon.log.automa_{kind}") for kind in ("token", "worker", "idle", "reshuffle")]
    train = Event("nippon.log.automa_no_trains")
    assert recap_lines("nippon", [Turn(0, (*kinds, train), 0.0)], READER, until=1) == ["Automa has no trains left."]


@pytest.mark.parametrize(("game", "kind"), [("yokohama", "final"), ("mombasa", "total")])
def test_results_are_left_to_the_end_of_the_game(game: str, kind: str) -> None:
    """They stand in the same post for everybody; told here, they would be missing where somebody did more."""
    results = tuple(Event(f"{game}.log.{kind}", seat, (("n", 170), ("rank", 1))) for seat in range(3))
    assert recap_lines(game, [Turn(0, results, 0.0)], READER, until=1) == []
