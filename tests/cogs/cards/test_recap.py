"""The recap: a line for each player, in the order of their turns, that fits in a glance."""

from __future__ import annotations

import pytest
from msgspec.structs import astuple, replace

import words
from cogs.cards import glance
from cogs.cards.recap import (
    RECAP_CHARACTERS,
    Doer,
    PastGlance,
    ToldEvent,
    decisive_lines,
    player_line,
    recap_lines,
    shared_room,
    told_events,
    without_names,
)
from cogs.messages.reader import Reader
from engine.core import games
from engine.core.account import UNKNOWN, Account, Deed
from engine.core.effects import BY_RULE
from engine.core.state import Entry, Event
from engine.core.text import Text, join, who
from engine.mombasa.components.names import company_name, region_name
from host import LEAD, STANDIN, Turn
from testkit.bazaar import meta as bazaar  # noqa: F401
from testkit.phrases import phrase

READER = Reader("en", ("Ann", "Kontor 1", "Kontor 2"))


def turn(segment: int, *events: Event) -> Turn:
    """A turn of which only the events are known."""
    return Turn(segment, tuple(Deed("", event.seat, UNKNOWN, (event,)) for event in events), 0.0)


def line(name: str, turns: list[list[str]], room: int = RECAP_CHARACTERS) -> str:
    """What is told of somebody; all of it may be left out, the earliest first."""
    told = [without_names(name, [ToldEvent(one, 0) for one in said]) for said in turns]
    return player_line(Doer(name, name), told, room, READER)


def bid(seat: int, n: int = 1) -> Event:
    return Event("bazaar.log.bid", seat, (("n", n),))


def test_what_happened_is_told_by_player_in_the_order_of_turns() -> None:
    turns = [
        turn(4, bid(2), Event("bazaar.log.work", 2)),
        turn(5, bid(1), Event("bazaar.log.last"), bid(2, 3)),
        turn(6, bid(1, 2)),
    ]
    assert recap_lines("bazaar", turns, READER, until=6) == [
        "**Kontor 2**: bids 1; works. Bids 3.",
        "**Kontor 1**: bids 1.",
        "The next round is the last one.",
    ]


def test_what_is_for_one_pair_of_eyes_is_left_out() -> None:
    secret = Event("bazaar.log.work", 1, (), to=(1,))
    assert recap_lines("bazaar", [turn(0, secret)], READER, until=1) == []


@pytest.mark.slow
def test_a_long_turn_is_told_from_its_end_and_how_much_is_left_out() -> None:
    (said,) = recap_lines("bazaar", [turn(0, *(bid(1, n) for n in range(500)))], READER, until=1)
    bids = said.count("bids")
    assert said.startswith(f"**Kontor 1**: bids {500 - bids}; ")
    assert said.endswith(f"bids 499. {phrase('ui.recap.more', n=500 - bids)}")
    assert len(said) <= RECAP_CHARACTERS + 60


def test_all_that_stands_out_is_told_in_the_order_it_happened() -> None:
    events = [
        entry("cairo", "angola", 1),
        Event("mombasa.log.round", 0, (("round", 1),)),
        entry("cape_town", "karoo", 1),
    ]
    account = Account(0, "player", (Deed("", 0, "player", tuple(events)),))
    told = told_events("mombasa", account, READER)
    assert [one.said for one in told] == [READER.say(events[0].text), READER.say(events[2].text)]


def test_what_somebody_did_to_another_stands_under_who_did_it() -> None:
    """Also for whoever it was done to; a segment stored by a former version does not know better."""
    fee = Event("bazaar.log.work", 2)
    done = Deed("bazaar.action", 1, "player", (bid(1), fee))
    assert recap_lines("bazaar", [Turn(0, (done,), 0.0)], READER, until=1) == [
        f"**Kontor 1**: bids 1; {READER.say(fee.text).removesuffix('.')}."
    ]
    assert len(recap_lines("bazaar", [turn(0, bid(1), fee)], READER, until=1)) == 2


def test_a_stand_ins_turn_is_told_as_a_stand_ins() -> None:
    deeds = (Deed("bazaar.action", 1, "player", (bid(1),)), Deed("bazaar.action", 1, STANDIN, (bid(1, 2),)))
    own, other = recap_lines("bazaar", [Turn(0, deeds, 0.0)], READER, until=1)
    assert own == line("Kontor 1", [["bids 1"]])
    assert other.startswith(f"**{phrase('ui.recap.stand_in', player='Kontor 1')}**: bids 2")


def test_points_of_a_scoring_are_told_for_everybody_and_under_nobodys_name() -> None:
    step = Deed("bazaar.title", None, BY_RULE, (bid(0, 8),), (Entry(0, "vp", 8), Entry(2, "vp", -3)))
    own = Deed("bazaar.action", 1, "player", (bid(1),))
    assert recap_lines("bazaar", [Turn(0, (own, step), 0.0)], READER, until=1) == [
        line("Kontor 1", [["bids 1"]]),
        f"{phrase('bazaar.title')}: Ann +8, Kontor 2 −3",
    ]


def test_a_scoring_is_told_once() -> None:
    """By its line and what it was made of; what else the log says is left out, unless that must never be."""
    said = Event("nippon.log.scored", None, (("period", "I"), ("players", "…")))
    parts = Event("nippon.log.regions", None, (("regions", "…"),))
    last = Event("nippon.log.last_rounds", None, (("player", "Ann"),))
    step = Deed("nippon.step.scoring_1", None, BY_RULE, (said, parts, last), (Entry(0, "vp", 8),))
    assert recap_lines("nippon", [Turn(0, (step,), 0.0)], READER, until=1) == [
        f"{phrase('nippon.step.scoring_1')}: Ann +8",
        READER.say(parts.text),
        READER.say(last.text),
    ]


def test_what_must_not_be_left_out_stays() -> None:
    events = [ToldEvent("ends the game", None), *(ToldEvent(f"bids {n}", 3) for n in range(9)), ToldEvent("wins", 1)]
    said = player_line(Doer("Ann", "Ann"), [events], 24, READER)
    assert said == f"**Ann**: ends the game; wins. {phrase('ui.recap.more', n=9)}"


@pytest.mark.parametrize("game", ["yokohama", "nippon", "mombasa"])
def test_what_stands_out_and_what_is_left_out_are_lines_of_the_log(game: str) -> None:
    known = games.get(game)
    for kind in (*known.headlines, *known.trifles, *known.minor_events):
        assert words.has_message(Text(kind)), kind


def test_many_turns_are_cut_at_their_beginning() -> None:
    turns = [turn(n, bid(1, n)) for n in range(500)]
    (line,) = recap_lines("bazaar", turns, READER, until=500)
    assert len(line) <= RECAP_CHARACTERS + 60
    assert line.startswith("**Kontor 1**: bids")
    assert f". Bids 499. {phrase('ui.recap.more', n=500 - line.lower().count('bids'))}" in line


def test_a_sentence_that_does_not_begin_with_the_name_stays_whole() -> None:
    assert line("Ann", [["Ann works.", "A ship of Ann sails."]], 100) == "**Ann**: works; A ship of Ann sails."


def test_whoever_is_named_before_a_colon_is_named_once() -> None:
    said = ["Ann expands.", "Ann: Cairo enters Nubia."]
    assert line("Ann", [said], 100) == "**Ann**: expands; Cairo enters Nubia."


def test_after_what_is_said_of_another_the_name_stands_again() -> None:
    """Else it would be the other who gains."""
    said = ["Ann works.", "Bob takes back a token.", "Ann gains 2 VP.", "Ann bids 1."]
    assert line("Ann", [said], 100) == "**Ann**: works; Bob takes back a token; Ann gains 2 VP; bids 1."
    assert line("Ann", [said[:2], said[2:]], 100).endswith("token. Gains 2 VP; bids 1.")
    said = ["Bob takes back a token.", "Ann: Cairo share value £1 → £2."]
    assert line("Ann", [said], 100) == "**Ann**: Bob takes back a token; Cairo share value £1 → £2."


def test_a_name_that_begins_like_another_takes_nothing_from_it() -> None:
    assert line("Ann", [["Ann works.", "Anna gains 2 VP."]], 100) == "**Ann**: works; Anna gains 2 VP."


def test_what_was_done_several_times_in_a_row_is_told_once() -> None:
    said = ["Ann works.", "Ann works.", "Ann bids 1.", "Ann works."]
    assert line("Ann", [said], 100) == "**Ann**: works\xa0(×2); bids 1; works."


def test_turns_that_were_alike_are_told_once() -> None:
    assert line("Ann", [["Ann works."], ["Ann works."], ["Ann bids 1."]], 100) == "**Ann**: works\xa0(×2). Bids 1."


def test_a_turn_that_has_no_room_is_told_from_its_end() -> None:
    turns = [["Ann works.", "Ann bids 1."], ["Ann bids 2.", "Ann bids 3."]]
    assert line("Ann", turns, 30) == f"**Ann**: bids 1. Bids 2; bids 3. {phrase('ui.recap.more', n=1)}"
    assert line("Ann", turns, 8) == f"**Ann**: bids 3. {phrase('ui.recap.more', n=3)}"


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
    turns = [turn(0, *events[:5]), turn(1, *events[5:])]
    assert recap_lines("mombasa", turns, READER, until=2) == [
        lost("mombasa", "karoo", "kalahari"),
        READER.say(post("cairo", "angola").text),
        READER.say(shares("mombasa", 11, 10).text),
        READER.say(shares("cairo", 10, 11).text),
        phrase("mombasa.log.round", round=3),
    ]


def test_what_was_done_to_a_company_stands_under_who_did_it() -> None:
    """An expansion with all that follows from it; what somebody else has by it, too."""
    company, cape = company_name("cairo"), company_name("cape_town")
    events = (
        entry("cairo", "angola", 1),
        *(Event("mombasa.log.ousted", 0, (("company", cape), ("region", region_name(r)))) for r in ("angola", "karoo")),
        Event("mombasa.log.field_too", 1, (("company", company), ("n", 2))),
        Event("mombasa.log.shares_now", 0, (("company", company), ("before", 1), ("now", 5))),
    )
    where = join([region_name("angola"), region_name("karoo")], "and")
    (told,) = recap_lines("mombasa", [Turn(0, (Deed("mombasa.enter", 0, "player", events),), 0.0)], READER, until=1)
    said = [
        READER.say(events[0].text),
        phrase("mombasa.log.ousted_all", player="Ann", company=cape, regions=where, n=2),
        READER.say(events[3].text),
        READER.say(events[4].text),
    ]
    assert told == line("Ann", [said], RECAP_CHARACTERS)


def test_what_steps_met_with_is_told_after_them() -> None:
    def on(kind: str, company: str, seat: int = 0, **more: int) -> Event:
        return Event(f"mombasa.log.{kind}", seat, (("company", company_name(company)), *more.items()))

    cairo, cape = on("walk", "cairo", n=3, shares=2), on("walk", "cape_town", n=1, shares=0)
    toll, field, too = on("toll", "cairo", n=2), on("field", "cairo", n=1), on("field_too", "cairo", 1, n=1)
    account = Account(0, "player", (Deed("mombasa.step", 0, "player", (toll, field, too, cape, cairo)),))
    told = [one.said for one in told_events("mombasa", account, READER)]
    assert told == [READER.say(event.text) for event in (cairo, toll, field, too, cape)]


def test_steps_on_one_track_are_told_in_one_sentence() -> None:
    """Also those that two regions bring; the shares are those after the last of them."""

    def walk(n: int, shares: int) -> Event:
        return Event("mombasa.log.walk", 0, (("n", n), ("company", company_name("cairo")), ("shares", shares)))

    account = Account(0, "player", (Deed("mombasa.enter", 0, "player", (walk(1, 2), walk(2, 3), walk(1, 0))),))
    assert [one.said for one in told_events("mombasa", account, READER)] == [READER.say(walk(4, 3).text)]


def test_what_costs_or_is_lost_is_told_beside_what_is_gained() -> None:
    """What stands out leaves out nothing that explains it: a price, a tile that raises a value, lost steps."""
    attached = Event("mombasa.log.attach", 0, (("card", Text("mombasa.good.cotton")),))
    lost = Event("mombasa.log.steps_lost", 0, (("n", 2), ("company", company_name("cairo"))))
    gained = Event("mombasa.log.pounds", 0, (("n", 1),))
    account = Account(0, "player", (Deed("", 0, "player", (attached, lost, gained)),))
    assert len(told_events("mombasa", account, READER)) == 3
    paid = Event("nippon.log.pay", 0, (("what", "2"),))
    exchanged = Event("nippon.log.silk", 0, (("silk", "1"), ("money", "1")))
    opened = Event("nippon.log.unlock", 0, (("value", 5),))
    account = Account(0, "player", (Deed("", 0, "player", (exchanged, paid, opened)),))
    assert len(told_events("nippon", account, READER)) == 3


def test_a_post_that_was_lost_and_placed_again_is_not_told_as_lost() -> None:
    again = entry("mombasa", "angola", 2)
    lost_posts = [turn(0, post("mombasa", "angola"), post("mombasa", "karoo"))]
    lines = recap_lines("mombasa", [*lost_posts, turn(1, again)], READER, until=2)
    assert lines[1:] == [READER.say(post("mombasa", "karoo").text)]
    lines = recap_lines("mombasa", [turn(0, again), *lost_posts], READER, until=2)
    assert lines[1:] == [lost("mombasa", "angola", "karoo")]


def test_regions_of_one_company_are_told_in_one_sentence() -> None:
    events = (entry("cairo", "angola", 1), entry("cape_town", "karoo", 1), entry("cairo", "kalahari", 2))
    both = join([region_name("angola"), region_name("kalahari")], "and")
    cairo = phrase("mombasa.log.enter_all", player="Ann", company=company_name("cairo"), regions=both, n=3)
    lines = recap_lines("mombasa", [turn(0, *events)], READER, until=1)
    assert lines == [line("Ann", [[cairo, READER.say(events[1].text)]], RECAP_CHARACTERS)]


def test_of_rounds_that_began_the_last_is_told() -> None:
    turns = [turn(n, Event("mombasa.log.round", None, (("round", n),))) for n in (6, 7)]
    assert recap_lines("mombasa", turns, READER, until=8) == [phrase("mombasa.log.round", round=7)]


@pytest.mark.parametrize(
    ("lengths", "room"), [([10, 20], 100), ([10, 200, 300], 45), ([200, 300], 50), ([30, 30, 300], 40), ([], 100)]
)
def test_what_short_lines_leave_is_for_the_long_ones(lengths: list[int], room: int) -> None:
    assert shared_room(lengths, 100) == room


def test_how_automa_comes_to_its_moves_is_left_to_the_log() -> None:
    """A recap tells what it has done, for whoever plays alone."""
    kinds = [Event(f"nippon.log.automa_{kind}") for kind in ("token", "worker", "reshuffle")]
    train = Event("nippon.log.automa_no_trains")
    assert recap_lines("nippon", [turn(0, *kinds, train)], READER, until=1) == ["Automa has no trains left."]


@pytest.mark.parametrize(("game", "kind"), [("yokohama", "final"), ("mombasa", "total")])
def test_results_are_left_to_the_end_of_the_game(game: str, kind: str) -> None:
    """They stand in the same post for everybody; told here, they would be missing where somebody did more."""
    results = tuple(Event(f"{game}.log.{kind}", seat, (("n", 170), ("rank", 1))) for seat in range(3))
    assert recap_lines(game, [turn(0, *results)], READER, until=1) == []


def test_whom_the_lead_has_passed_to_is_told_last_and_once() -> None:
    """However often it passed: what was told of it before no longer holds."""
    bob = Deed(LEAD, events=(Event(LEAD, 1, (("points", 34),)),))
    ann = Deed(LEAD, events=(Event(LEAD, 0, (("points", 36),)),))
    turns = [turn(4, bid(2)), turn(5, bid(1))]
    turns = [replace(one, deeds=(*one.deeds, lead)) for one, lead in zip(turns, (bob, ann), strict=True)]
    assert recap_lines("bazaar", turns, READER, until=6)[2:] == [phrase("core.log.lead", player="Ann", points=36)]
    assert recap_lines("bazaar", turns, READER, until=5)[1:] == [phrase("core.log.lead", player="Kontor 1", points=34)]


def test_what_brings_the_end_is_told_by_itself_too() -> None:
    """However long the turn was in which it happened."""
    full = Event("yokohama.log.trigger", None, (("what", Text("yokohama.trigger.church")),))
    turns = [turn(0, Event("yokohama.log.gain", 1), full), turn(1, Event("yokohama.log.last_round"))]
    assert decisive_lines("yokohama", turns, READER, until=2) == [
        READER.say(full.text),
        "The last round begins.",
    ]
    assert decisive_lines("yokohama", turns[:1], READER, until=0) == []


def test_a_glance_tells_whole_deeds_of_everybody_and_whether_it_is_all() -> None:
    few = [turn(0, bid(0)), turn(1, bid(1))]
    assert glance.since_own_move("bazaar", few, READER, 2) == PastGlance(
        said := "Ann: bids 1 · Kontor 1: bids 1", True, said
    )
    many = [turn(n, *(bid(n % 2, n * 10 + k) for k in range(9))) for n in range(4)]
    said, whole, _ = astuple(glance.since_own_move("bazaar", many, READER, 4))
    assert not whole
    ann, kontor = said.split(" · ")
    assert ann.startswith("Ann: ")
    assert kontor.startswith("Kontor 1: ")
    for part in (ann, kontor):
        assert part.endswith(";\N{NO-BREAK SPACE}…")
        assert part.count("…") == 1
    assert len(said) < glance.SINCE_CHARACTERS + len(" · Kontor 1: ; …" * 2)


def test_a_glance_begins_with_what_touches_its_reader_and_never_cuts_it() -> None:
    """However much the others did, and whoever's turn it happened in; the name of who did it stands once."""
    gift = Event("bazaar.log.bid", 0, (("n", 7),))
    deeds = [bid(1, n) for n in range(30)]
    other = Turn(3, (Deed("", 1, UNKNOWN, (*deeds[:4], gift, *deeds[4:])),), 0.0)
    said, whole, _ = astuple(glance.since_own_move("bazaar", [other], READER, 4, 0))
    mine, theirs = said.split(" · ")
    assert mine == READER.say(gift.text).removesuffix(".")
    assert theirs.startswith("Kontor 1: bids ")
    assert theirs.count("Kontor 1") == 1
    assert not whole


def test_a_name_stands_once_where_what_came_between_is_left_out() -> None:
    told = without_names("Kontor 1", [ToldEvent(one, 0) for one in ("Ann bids 7", "Kontor 1 bids 2")])
    assert player_line(Doer("Kontor 1", "Kontor 1"), [told], 5, READER).count("Kontor 1") == 1
    assert player_line(Doer("Kontor 1", "Kontor 1"), [told], 50, READER).count("Kontor 1") == 2


def test_what_a_glance_leaves_out_of_what_concerns_all_is_seen_to_be_left_out() -> None:
    turns = [
        turn(3, bid(1)),
        turn(4, *(Event("bazaar.log.bid", None, (("player", who(2)), ("n", n))) for n in range(9))),
    ]
    said, whole, _ = astuple(glance.since_own_move("bazaar", turns, READER, 5, 0))
    assert said.endswith("…")
    assert not whole
