"""What a player reads beside an option, in a refusal and in the log is true."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

import words
from engine.core import games
from engine.core.account import deeds_of
from engine.core.ask import Ask
from engine.core.run import decode_state, encode
from engine.core.text import Seat, Text, join, text
from engine.mombasa.components.names import requirement_names
from engine.mombasa.queries.shares import track_shares
from engine.mombasa.rules.details import keeper_detail
from engine.mombasa.rules.option_facts import UsingBookkeeper
from engine.mombasa.rules.tracks import advance
from engine.mombasa.state import State
from engine.mombasa.telling import TriedOption, walk
from testkit.phrases import outline
from testkit.rotation import rotated
from tests.engine.golden.record import Tale
from tests.engine.golden.record import play as play_tale
from tests.engine.mombasa.scenario import BLUE, GREEN, Play, base, book, fresh, lay, reach, show, show_book


def said(text: Text | None) -> str:
    """A text in English, with plain spaces."""
    assert text is not None
    return words.say(text, "en", ("Ann", "Bo", "Cy")).replace("\u00a0", " ")


def detail(play: Play, option: str) -> str:
    """What stands beside an option, in English."""
    return said(next(o.detail for o in play.ask.options if o.id == option))


def by_key(play: Play, option: str) -> str:
    """What stands beside an option, by its keys and numbers."""
    found = next(one.detail for one in play.ask.options if one.id == option)
    assert found is not None
    return outline(found)


def last_round(g: State) -> State:
    g.round = g.data.rounds.count
    g.players[BLUE].turns = 1
    return g


@pytest.mark.slow
def test_12_d2_says_where_both_steps_lead() -> None:
    g = fresh()
    g.tracks["cairo"] = "D2"
    reach(g, BLUE, "cairo", 6)
    reach(g, BLUE, "mombasa", 8)  # a share on 9 and a toll of £2 behind it
    reach(g, BLUE, "cape_town", 4)  # a special field on 5, where Green stands
    reach(g, GREEN, "cape_town", 5)
    reach(g, BLUE, "saint_louis", 19)  # one step to the end
    play = Play(g).pick("act:marker", "mark:d2_space_1")
    assert detail(play, "track:mombasa") == "1 of 2 steps, share no. 4 (now £0), cannot pay £2"
    assert by_key(play, "track:cape_town") == (
        "step.share(total=2, value=0); step.field(n=1); step.field_too(n=1, pounds=1)"
    )
    assert by_key(play, "track:saint_louis") == "step.only(n=1, of=2); step.share(total=8, value=0); step.end(n=1)"
    g.players[BLUE].pounds = 3
    play = Play(g).pick("act:marker", "mark:d2_space_1")
    assert detail(play, "track:mombasa") == "1 of 2 steps, share no. 4 (now £0), £2 to go on"


@pytest.mark.parametrize(
    ("jar", "diamonds", "first", "second"),
    [
        (3, 0, "", ""),
        (
            3,
            28,
            "£4 for diamonds beyond the end and 1 bookkeeping point",
            "£2 for diamonds beyond the end and 2 bookkeeping points",
        ),
        (
            15,
            27,
            "1 diamond, £2 for diamonds beyond the end and £2 for bookkeeping points",
            "1 diamond and £4 for bookkeeping points",
        ),
    ],
)
def test_12_a_reward_of_c1_says_what_is_paid_in_pounds_instead(
    jar: int, diamonds: int, first: str, second: str
) -> None:
    g = fresh()
    reach(g, BLUE, "saint_louis", 5)
    player = g.players[BLUE]
    player.jar, player.diamonds, player.pounds = jar, diamonds, 5
    play = Play(g).pick("act:marker", "mark:c1_space_1")
    told = {option.id: option.detail for option in play.ask.options}
    for option, gets in (("take:1", first), ("take:2", second)):
        assert (said(told[option]) if told[option] else "") == (f"you get {gets}" if gets else "")


@pytest.mark.slow
def test_10_steps_of_a_tier_are_told_beyond_what_is_decided_before_them() -> None:
    """Bookkeeping points and posts come first, and neither changes how far the marker gets."""
    g = fresh()
    lay(g, BLUE, "c_cotton_4_1", "start_cotton_2", "c_coffee_4_1", "start_coffee_2")
    reach(g, BLUE, "cairo", 1)
    play = Play(g).pick("act:marker", "mark:majority_coffee")
    assert detail(play, "tier:5") == "share no. 2 (now £0), special field: £1 + bonus"
    play = Play(g).pick("act:marker", "mark:majority_cotton")
    assert detail(play, "tier:5") == "share no. 1 (now £0)"


@pytest.mark.slow
def test_r26_a_tier_that_has_less_of_everything_says_so() -> None:
    """Not one that removes no post, which may be worth keeping."""
    g = fresh()
    lay(g, BLUE, "c_coffee_4_1", "start_coffee_2")
    play = Play(g).pick("act:marker", "mark:majority_coffee")
    assert {one.id: one.no_effect for one in play.ask.options} == {"tier:5": False, "tier:3": False, "tier:1": True}
    assert {one.target for one in play.ask.options} == {"cairo"}, "the track is seen"
    assert by_key(play, "tier:1").endswith("tier.less(n=3)")
    g.tracks["saint_louis"], g.players[BLUE].pounds = "C2", 9
    reach(g, BLUE, "saint_louis", 4)
    show(g, "right", 0, "a_merchant")
    play = Play(g).pick("act:marker", "mark:c2_space_1")
    assert [one.id for one in play.ask.options if one.no_effect] == ["take:buy"]


def test_8_4_the_only_merchant_says_what_it_brings() -> None:
    g = fresh()
    lay(g, BLUE, "b_merchant_cairo")
    play = Play(g)
    promised, had = detail(play, "act:merchant"), (g.players[BLUE].pounds, g.players[BLUE].diamonds)
    play.pick("act:merchant")
    now = play.table.state.players[BLUE]
    brought = [(f"£{now.pounds - had[0]}", now.pounds - had[0]), ("diamond", now.diamonds - had[1])]
    assert [word in promised for word, n in brought] == [n > 0 for _, n in brought]
    assert "active" not in promised


def test_10_a_majority_says_which_steps_cannot_be_made() -> None:
    g = fresh()
    lay(g, BLUE, "start_banana_2")
    reach(g, BLUE, "cape_town", 8)
    assert detail(Play(g).pick("act:marker"), "mark:majority_banana") == "bananas 2: 2 steps on the Cape Town track"
    reach(g, BLUE, "cape_town", 19)  # one step to the end
    play = Play(g).pick("act:marker")
    lost = "bananas 2: 2 steps on the Cape Town track, 1 step lost at the end of the track"
    assert detail(play, "mark:majority_banana") == lost
    play.pick("mark:majority_banana")
    assert "mombasa.log.steps_lost" in [event.kind for event in play.g.events]


def walked(g: State, company: str, steps: int) -> Text:
    """What is said of steps on a track."""
    state = decode_state(games.get("mombasa"), encode(g))
    state.cause = ("mombasa.other_track", BLUE, "player")
    asked = next(advance(state, BLUE, company, steps), None)
    assert asked is None or isinstance(asked, Ask)
    return join(walk(g, TriedOption(BLUE, deeds_of(state), asked), company, steps))


@pytest.mark.slow
def test_9_1_what_steps_lead_to_is_never_cut() -> None:
    """Discord shows 100 characters beside an option, and the last words say what stops the walk."""
    g = fresh(4)
    base(g, "mombasa", (0, 4), (0, 4), (0, 4))  # a share is worth £15
    for rival in g.players[1:]:
        rival.tracks["mombasa"] = 20
    sentences = set()
    for track in g.data.track:
        g.tracks["mombasa"] = track
        for at, steps, pounds in itertools.product(range(20), range(1, 5), (0, 9)):
            g.players[BLUE].tracks["mombasa"], g.players[BLUE].pounds = at, pounds
            toll = [text("mombasa.step.toll", n=3)] if steps == 1 else []
            sentences.add(join([*toll, walked(g, "mombasa", steps)]))
    assert len(sentences) > 100
    long = {told for one in sentences for lang in words.LANGUAGES if len(told := words.say(one, lang)) > 100}
    assert long == set()


def test_9_1_a_step_says_how_far_the_next_share_is() -> None:
    g = fresh()
    shares = g.data.track[g.tracks["cairo"]].shares_at
    at = next(n for n in range(1, 17) if shares[n] == shares[n + 2] < shares[n + 3])
    reach(g, BLUE, "cairo", at)
    steps = [said(walked(g, "cairo", n)).split(",")[0] for n in (1, 2, 3)]
    share = f"share no. {shares[at] + 1}"
    assert steps == [f"then 2 more steps to {share}", f"then 1 more step to {share}", f"{share} (now £0)"]


def test_9_1_several_steps_at_once_say_what_they_pass_and_reach() -> None:
    """By how many they are, as far as the marker gets: a toll on the way stops who cannot pay it."""
    g = fresh()
    lay(g, BLUE, "start_coffee_2", "a_coffee_3")
    reach(g, BLUE, "cairo", 3)
    track = g.data.track[g.tracks["mombasa"]]
    before_toll = min(track.toll_after) - 1
    reach(g, BLUE, "mombasa", before_toll)
    g.players[BLUE].pounds = track.toll_after[before_toll + 1] - 1
    play = Play(g).pick("act:goods")
    play.table.answer(BLUE, ["use:slot_b", "use:slot_c"])
    told = {one.id: [outline(each) for each in one.times] for one in play.pick("none").ask.options}
    assert told["step:cairo"] == [
        "step.share(total=2, value=0); step.field(n=1)",
        "step.share(total=2, value=0); step.towards(n=2, total=3); step.field(n=1)",
        "step.share(total=2, value=0); step.towards(n=1, total=3); step.field(n=1)",
        "step.share(total=3, value=0); step.field(n=1)",
    ]
    assert told["step:mombasa"] == []


def test_9_1_tolls_on_the_way_stand_beside_the_question_for_steps() -> None:
    """The buttons of a few steps have no room for them."""
    g = fresh()
    lay(g, BLUE, "start_coffee_2")
    for company, behind in (("mombasa", 1), ("cairo", 2)):
        reach(g, BLUE, company, min(g.data.track[g.tracks[company]].toll_after) - behind)
    n = g.data.track[g.tracks["mombasa"]].toll_after[min(g.data.track[g.tracks["mombasa"]].toll_after)]
    asked = Play(g).pick("act:goods").pick("none").ask
    assert said(asked.asked) == f"2 steps left: which track? Tolls on the way: Mombasa £{n}."


def test_8_3_a_bookkeeper_says_how_far_the_jar_gets() -> None:
    g = fresh()
    facts = UsingBookkeeper(points=2)
    assert outline(keeper_detail(g, BLUE, facts)) == "bookkeeper.stay(n=2, paid=0, price=2)"
    name = g.book_supply["B"][0]
    book(g, BLUE, 2, name)
    g.players[BLUE].jar = 1
    g.players[BLUE].face_down = [name]
    assert outline(keeper_detail(g, BLUE, facts)) == "bookkeeper.detail(n=2, at=2, paid=0, price=2)"


def test_8_3_what_a_bookkeeper_reaches_for_pounds_is_said_only_of_who_can_pay() -> None:
    g = fresh()
    g.players[BLUE].jar = 1
    book(g, BLUE, 2, "book_b_18")
    facts = UsingBookkeeper(points=2)
    for pounds, paid in ((1, 0), (2, 2)):
        g.players[BLUE].pounds = pounds
        assert outline(keeper_detail(g, BLUE, facts)) == f"bookkeeper.stay(n=2, paid={paid}, price=2)"


def test_8_3_a_book_to_flip_says_what_it_requires() -> None:
    g = fresh()
    g.players[BLUE].jar, g.players[BLUE].pounds = 1, 4
    lay(g, BLUE, "start_bookkeeper_2")
    book(g, BLUE, 2, "book_b_18")
    book(g, BLUE, 3, "book_a_23")
    play = Play(g).pick("act:bookkeeper")
    needs = [said(requirement_names(g.data.book[name].requirements)) for name in ("book_b_18", "book_a_23")]
    assert needs[1] == "1 person"
    assert detail(play, "turn:2") == f"£2; requires {needs[0]}; the jar then gets to position 2"
    assert detail(play, "turn:3") == f"requires {needs[1]}; flipping is in vain: the jar cannot get to it"


def test_8_3_turning_a_book_whose_requirement_is_met_brings_nothing_and_says_so() -> None:
    g = fresh()
    g.players[BLUE].jar, g.players[BLUE].pounds = 1, 4
    lay(g, BLUE, "start_bookkeeper_2", "start_cotton_2")
    book(g, BLUE, 2, "book_a_12")
    play = Play(g).pick("act:bookkeeper")
    assert by_key(play, "turn:2").startswith("turn_book.met(")
    assert next(one.no_effect for one in play.ask.options if one.id == "turn:2")


def test_r20_a_reward_says_how_many_diamonds_find_room() -> None:
    g = fresh()
    g.players[BLUE].diamonds, g.players[BLUE].jar = 27, 1
    lay(g, BLUE, "start_bookkeeper_2", "c_coffee_4_1")
    book(g, BLUE, 2, "book_c_16")  # three diamonds and £1
    play = Play(g).pick("act:bookkeeper")
    assert detail(play, "jar:2").startswith("you get £1, 1 diamond and £4 for diamonds beyond the end;")


@pytest.mark.slow
def test_8_2_an_entry_says_whether_the_foreign_post_leaves_the_game() -> None:
    """§9.5: a post that finds no room on its base is out of the game; earlier ones of the same action return first."""
    back, gone = "ousts Cairo", "the Cairo post leaves the game: no room on its base"
    for columns, karoo, natal in (
        (((5, 5), (5, 5), (3, 5)), back, back),
        (((5, 5), (5, 5), (3, 4)), back, gone),
        (((5, 5), (4, 4), (4, 4)), gone, gone),
    ):
        g = fresh()
        lay(g, BLUE, "start_expansion_2", "b_expansion_2_mombasa")
        g.posts |= {"karoo": "cairo", "natal": "cairo"}
        base(g, "cairo", *columns)
        play = Play(g).pick("act:expansion", "expand:cape_town")
        assert karoo in detail(play, "enter:karoo")
        play = play.pick("enter:karoo")
        assert natal in detail(play, "enter:natal")


def test_12_what_track_spaces_ask_for_is_refused_by_their_own_paragraph() -> None:
    g = fresh()
    reach(g, BLUE, "saint_louis", 5)  # C1
    reach(g, BLUE, "cairo", 5)  # D1
    g.players[BLUE].pounds = 0
    g.players[BLUE].turns = 1
    lay(g, BLUE, "start_coffee_1")  # a second space to choose from
    g.discard += g.players[BLUE].hand
    g.players[BLUE].hand = []
    play = Play(g).pick("act:marker")
    assert [play.why_not(f"mark:{space}").ref for space in ("c1_space_1", "reserve_bookkeeper")] == ["12", "10"]
    assert [play.why_not(f"mark:{space}").ref for space in ("d1_space_1", "sell_card")] == ["12", "10"]


def test_12_the_purchase_of_c2_is_refused_by_its_own_paragraph() -> None:
    g = fresh()
    g.tracks["saint_louis"] = "C2"
    reach(g, BLUE, "saint_louis", 12)
    show(g, "right", 0, "a_merchant")
    show(g, "right", 1, "a_bookkeeper_1")
    show(g, "left", 0, "c_coffee_4_1")
    g.players[BLUE].pounds = 3
    play = Play(g).pick("act:marker", "mark:c2_space_2", "take:buy")
    assert play.why_not("buy:c_coffee_4_1").ref == "12"
    assert outline(play.ask.asked) == "buy_pounds(off=1)"
    play = Play(g).pick("act:marker", "mark:buy_card")
    assert outline(play.ask.asked) == "buy_pounds(off=0)"
    assert play.why_not("buy:c_coffee_4_1").ref == "10"


def test_9_3_an_empty_book_space_is_not_promised_a_book() -> None:
    g = fresh()
    g.players[BLUE].turns = 1
    show_book(g, "book_a1", "book_a_01")
    del g.book_display["book_a1"]
    g.book_box += ["book_a_01", *g.book_supply["A"]]
    g.book_supply["A"] = []
    play = Play(g).pick("act:marker", "mark:first_player")
    reason = play.why_not("book:book_a1")
    assert (reason.key, reason.ref) == ("mombasa.no.book", "9.3")
    assert "until" not in said(reason)


def test_7_the_last_round_promises_no_slot() -> None:
    for round_, noted in ((6, 1), (7, 0)):
        g = fresh()
        g.round = round_
        g.players[BLUE].diamonds, g.players[BLUE].jar = 7, 3
        lay(g, BLUE, "a_merchant")
        play = Play(g).pick("act:merchant")
        assert len(play.events("slot_opens")) == noted
        assert play.table.view(None).players[BLUE].slots[0].opens_next is bool(noted)


@pytest.mark.slow
def test_r13_the_log_tells_the_value_that_was_used() -> None:
    g = fresh()
    lay(g, BLUE, "start_cotton_1", "start_cotton_2")
    reach(g, BLUE, "cape_town", 12)
    show(g, "right", 0, "a_banana_3")
    for picks, worth, price in ((["switch", "buy:a_banana_3"], 3, 2), (["buy:a_banana_3"], 5, 3)):
        play = Play(g).pick("act:goods", "use:slot_b+use:slot_c", *picks)
        assert [dict(event.args)["n"] for event in play.events("goods")] == [worth]
        assert [dict(event.args)["n"] for event in play.events("buy")] == [price]


def no_effect(play: Play) -> set[str]:
    """What is offered last, since it brings nothing."""
    return {option.id for option in play.table.asks[0].options if option.no_effect}


def test_r27_in_the_last_round_nothing_is_promised_for_the_next() -> None:
    play = Play(last_round(fresh())).pick("act:marker")
    assert detail(play, "mark:first_player") == "you get 1 bookkeeping point"
    assert detail(play, "mark:reserve_bookkeeper") == "costs £1 and brings nothing: there is no next round"
    assert no_effect(play) == {option.id for option in play.table.asks[0].options if "reserve" in option.id}
    g = fresh()
    g.players[BLUE].turns = 1
    play = Play(g).pick("act:marker")
    assert by_key(play, "mark:first_player") == "effect.first_player(gets=gets(what=gain.bookkeeping(n=1)))"
    assert by_key(play, "mark:reserve_bookkeeper") == "effect.reserve(cost=1, tile=tile.bookkeeper)"


def test_r37_a_book_under_the_jar_is_not_said_to_be_passed() -> None:
    g = fresh()
    player = g.players[BLUE]
    player.jar, player.pounds, player.turns = 2, 2, 1
    lay(g, BLUE, "start_bookkeeper_2")
    book(g, BLUE, 2, "book_a_01")
    book(g, BLUE, 3, "book_a_02")
    play = Play(g).pick("act:bookkeeper")
    assert outline(play.why_not("turn:2")) == "no.turn_passed(at=2)"
    play = Play(g).pick("act:marker", "mark:first_player", "book:book_a1")
    assert detail(play, "at:2").endswith("no further use: the jar is here or beyond")
    assert no_effect(play) == {"at:1", "at:2"} & set(play.table.asks[0].ids())


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "setup"), rotated([(2, "first_game"), (3, "advanced"), (4, "advanced")], 1))
def test_the_log_adds_up_to_what_everybody_has_at_the_end(seats: int, setup: str) -> None:
    """Cash, company tracks and diamonds follow from the lines of the log alone."""
    table = play_tale("mombasa", Tale("log", seats, f"log {seats}", {"setup": setup}, ("house", "random")))
    gains = ("pounds", "field", "field_too", "diamonds_over", "coin", "points_pounds", "points_over", "sell")
    pays = ("toll", "turned", "mark", "buy_pounds")
    start = table.state.data.players.starting_pounds
    cash: Counter[Seat | None] = Counter(dict.fromkeys(range(seats), start))
    tracks: Counter[tuple[Seat | None, str]] = Counter()
    diamonds: Counter[Seat | None] = Counter()
    for event in [event for boundary in table.crossed for event in boundary.events]:
        args: dict[str, Any] = dict(event.args)
        kind, seat = event.kind.removeprefix("mombasa.log."), event.seat
        if kind in gains or kind in pays:
            cash[seat] += args["n"] if kind in gains else -args["n"]
        elif kind == "walk":
            company = args["company"].key
            shares_at = table.state.data.track[table.state.tracks[company.rpartition(".")[2]]].shares_at
            before, tracks[seat, company] = tracks[seat, company], tracks[seat, company] + args["n"]
            now = shares_at[tracks[seat, company]]
            assert args["shares"] == (now if now > shares_at[before] else 0)
        elif kind == "diamonds":
            diamonds[seat] += args["n"]
            assert diamonds[seat] == args["space"]
    for seat, player in enumerate(table.state.players):
        assert (cash[seat], diamonds[seat]) == (player.pounds, player.diamonds)
        assert {c: tracks[seat, f"mombasa.company.{c}"] for c in player.tracks} == player.tracks


def test_the_end_of_the_phase_counts_only_what_is_left_unused() -> None:
    g = fresh()
    assert detail(Play(g), "act:end") == "ends your round; unused markers: 2"
    lay(g, BLUE, "start_coffee_2")
    assert detail(Play(g), "act:end") == "ends your round; unused cards and tiles: 1, markers: 2"


def test_8_2_a_company_says_how_many_shares_the_player_has_and_the_most_of_anybody_else() -> None:
    for seats, rivals in ((2, "single"), (3, "several")):
        g = fresh(seats)
        lay(g, BLUE, "start_expansion_2")
        reach(g, BLUE, "cairo", 2)
        reach(g, GREEN, "cairo", 5)
        play = Play(g).pick("act:expansion")
        own, others = (track_shares(g, seat, "cairo") for seat in (BLUE, GREEN))
        assert 0 < own < others
        assert f"own={own}, rivals={rivals}, others={others}), cheapest=1)" in by_key(play, "expand:cairo")


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_end_of_a_phase_names_only_what_is_left(lang: str) -> None:
    """Within a sentence, as where it is asked whether something shall be left undone, actions begin small."""
    left = text("mombasa.act.end.detail", cards=1, markers=0)
    assert "0" not in words.say(left, lang)
    assert "2" in words.say(text("mombasa.act.end.detail", cards=1, markers=2), lang)
    for act in ("goods", "expansion", "bookkeeper", "merchant", "marker", "end"):
        assert words.say(Text(f"mombasa.act.{act}"), lang)[0].islower()
