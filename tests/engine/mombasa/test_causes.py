"""Who or what causes what, chapter by chapter of docs/spec/mombasa.md: the deeds of a scene, and their gains."""

from __future__ import annotations

import pytest

from engine.core.account import START, Deed, deeds_of
from engine.core.table import Table
from engine.core.text import Seat
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
    stack,
)
from tests.engine.mombasa.test_golden import table_of

Told = tuple[str, Seat | None, dict[Seat, dict[str, int]]]


def gains(deed: Deed) -> dict[Seat, dict[str, int]]:
    """What a deed brought everybody, without what that is worth at the end; what is lost has a minus for a name."""
    found: dict[Seat, dict[str, int]] = {}
    for entry in deed.entries:
        if entry.what != "worth":
            own, name = found.setdefault(entry.seat, {}), f"-{entry.what}" if entry.lost else entry.what
            own[name] = own.get(name, 0) + entry.n
    return found


def told(play: Play) -> list[Told]:
    """Every deed so far: its cause, whose it is, what it brought."""
    deeds = [deed for boundary in play.table.crossed for deed in boundary.deeds] + [*deeds_of(play.g)]
    return [(deed.cause.removeprefix("mombasa."), deed.seat, gains(deed)) for deed in deeds]


def kinds(play: Play, cause: str) -> list[tuple[str, Seat | None]]:
    """What is said of the deeds with a cause, and of whom."""
    deeds = [deed for boundary in play.table.crossed for deed in boundary.deeds] + [*deeds_of(play.g)]
    events = [event for deed in deeds if deed.cause == f"mombasa.{cause}" for event in deed.events]
    return [(event.kind.removeprefix("mombasa.log."), event.seat) for event in events]


def test_4_the_setup_is_nobodys_and_starting_bonuses_are_no_answers() -> None:
    table = Table.start("mombasa", 2, {"setup": "first_game"}, "causes")
    first, second = table.state.first, 1 - table.state.first
    for seat in (0, 1):
        ask = table.ask_of(seat)
        assert ask is not None
        table.answer(seat, ask.ids()[:1])
    deeds = table.take_crossed()[0].deeds
    assert [(deed.cause, deed.seat) for deed in deeds] == [
        (START, None),
        ("mombasa.arrangement", 0),
        ("mombasa.arrangement", 1),
        ("mombasa.step.start_bonus", first),
        ("mombasa.step.start_bonus", second),
        ("mombasa.step.round", None),
    ]
    tile = table.state.data.start_tile[table.state.players[first].start_tile]
    brought = gains(deeds[3])[first]
    assert {name: n for name, n in brought.items() if name.startswith("step:")} == {
        f"step:{company}": n for company, n in tile.bonus_steps.items()
    }


def test_4_tiles_that_were_kept_are_told_under_who_kept_them() -> None:
    table = Table.start("mombasa", 2, {"setup": "advanced"}, "causes")
    for seat in (0, 1):
        ask = table.ask_of(seat)
        assert ask is not None
        table.answer(seat, ask.ids()[:1])
    deeds = table.take_crossed()[0].deeds
    assert [(deed.cause, deed.seat) for deed in deeds] == [(START, None), ("mombasa.tiles", 0), ("mombasa.tiles", 1)]


@pytest.mark.slow
def test_7_plans_are_told_when_all_are_laid() -> None:
    g = fresh(2)
    g.phase = "planning"
    play = Play(g).seat(BLUE, "slot:slot_b", "card:start_coffee_1", "lock").seat(GREEN, "lock")
    assert told(play) == [("planning", BLUE, {}), ("planning", GREEN, {})]
    assert kinds(play, "planning") == [("planned", BLUE), ("planned_none", GREEN)]


@pytest.mark.slow
def test_8_1_every_step_of_goods_is_a_deed_and_pays_whoever_is_beyond() -> None:
    g = fresh()
    lay(g, BLUE, "start_coffee_2")
    field = g.data.track[g.tracks["cairo"]].special_fields[0]
    reach(g, BLUE, "cairo", field.space - 1)
    reach(g, GREEN, "cairo", field.space)
    g.players[YELLOW].tracks["cairo"] = field.space - 2
    play = Play(g).pick("act:goods", "none", "step:cairo", "step:mombasa", "end")
    steps = [one for one in told(play) if one[0] == "step"]
    assert steps == [
        (
            "step",
            BLUE,
            {BLUE: {"step:cairo": 1, "share:cairo": 1, "pounds": field.pounds}, GREEN: {"pounds": field.pounds}},
        ),
        ("step", BLUE, {BLUE: {"step:mombasa": 1, "share:mombasa": 1}}),
    ]
    assert ("field_too", GREEN) in kinds(play, "step"), "what another gets by it is no deed of theirs"
    assert not [one for one in told(play) if one[1] == GREEN]


def test_8_1_a_purchase_is_what_was_bought_with_its_shares() -> None:
    g = fresh()
    lay(g, BLUE, "c_coffee_4_1", "start_coffee_2")
    show(g, "right", 0, "c_expansion_3_cairo")
    play = Play(g).pick("act:goods", "use:slot_b+use:slot_c", "buy:c_expansion_3_cairo")
    assert told(play) == [("buy", BLUE, {BLUE: {"card": 1, "share:cairo": 1}})]
    assert kinds(play, "buy") == [("goods", BLUE), ("buy", BLUE)]


@pytest.mark.slow
def test_8_2_rewards_returning_posts_and_share_values_follow_the_entries() -> None:
    """Bookkeeping points come between: what waits for them is not what "take pounds" does."""
    g = fresh()
    lay(g, BLUE, "start_expansion_2")
    posts(g, "mombasa", "nubia")
    base(g, "mombasa", (0, 4), (2, 5), (5, 5))
    base(g, "cairo", (4, 5), (3, 5), (5, 5))
    reach(g, GREEN, "cairo", 6)
    reach(g, GREEN, "mombasa", 6)
    play = Play(g).pick("act:expansion", "expand:cairo", "enter:nubia", "column:cairo:1", "rest")
    assert play.key == "mombasa.column_return"
    play.pick("column:mombasa:1", "end")
    region = g.data.region["nubia"].reward
    assert [(cause, seat) for cause, seat, _ in told(play)] == [
        ("expand", BLUE),
        ("column_take", BLUE),
        *([("step.regions", BLUE)] if region.pounds or region.diamonds else []),
        ("batch", BLUE),
        *([("step.regions", BLUE)] if region.track else []),
        ("column_return", BLUE),
        ("step.shares", BLUE),
    ]
    assert kinds(play, "column_return") == [("ousted", BLUE)]
    assert kinds(play, "step.shares") == [("shares_now", BLUE), ("shares_now", BLUE)]


def worth(play: Play, cause: str) -> dict[Seat, int]:
    """What the deeds with a cause are worth at the end, by seat."""
    found: dict[Seat, int] = {}
    deeds = [deed for boundary in play.table.crossed for deed in boundary.deeds] + [*deeds_of(play.g)]
    for deed in deeds:
        for entry in deed.entries:
            if deed.cause == f"mombasa.{cause}" and entry.what == "worth":
                found[entry.seat] = found.get(entry.seat, 0) + entry.n
    return found


def test_8_2_shares_of_everybody_rise_by_the_answer_that_takes_the_post() -> None:
    g = fresh()
    lay(g, BLUE, "start_expansion_1")
    base(g, "cairo", (4, 5), (3, 5), (5, 5))
    reach(g, BLUE, "cairo", 6)
    reach(g, GREEN, "cairo", 12)
    shares = g.data.track[g.tracks["cairo"]].shares_at
    play = Play(g).pick("act:expansion", "expand:cairo", "enter:nubia", "column:cairo:1")
    assert worth(play, "column_take") == {BLUE: shares[6], GREEN: shares[12]}, "a share is worth a pound more"


def test_5_what_shares_in_a_hand_are_worth_is_told_to_their_owner_only() -> None:
    g = fresh()
    lay(g, BLUE, "start_expansion_1")
    base(g, "cairo", (4, 5), (3, 5), (5, 5))
    card = next(card.id for card in g.data.action_cards.rows if card.shares.get("cairo") and card.id in g.deck)
    g.deck.remove(card)
    g.players[GREEN].hand.append(card)
    play = Play(g).pick("act:expansion", "expand:cairo", "enter:nubia", "column:cairo:1")
    (entry,) = [one for deed in deeds_of(play.g) for one in deed.entries if one.what == "worth" and one.seat == GREEN]
    assert entry.to == (GREEN,)


@pytest.mark.slow
def test_8_3_the_jar_its_reward_and_the_points_of_the_bookkeeper() -> None:
    g = fresh()
    lay(g, BLUE, "start_bookkeeper_2", "start_coffee_2", "a_coffee_3")
    player = g.players[BLUE]
    player.start_tile, player.pounds = "start_tile_03", 2
    for at, name in enumerate(("book_a_21", "book_a_04", "book_a_05", "book_b_11"), start=2):
        book(g, BLUE, at, name)
    play = Play(g).pick("act:bookkeeper", "turn:2", "jar:4", "rest", "book:book_a1", "rest", "at:6", "end")
    assert told(play) == [
        ("bookkeeper", BLUE, {}),
        ("turn_book", BLUE, {BLUE: {"pounds": -2}}),
        ("jar", BLUE, {BLUE: {"jar": 4}}),
        ("batch", BLUE, {BLUE: {"pounds": 2}}),
        ("batch", BLUE, {BLUE: {"book": 1}}),
        ("batch", BLUE, {BLUE: {"pounds": 1}}),
        ("put", BLUE, {}),
        ("step.refill", None, {}),
    ]


def test_8_4_a_merchant_brings_its_diamonds_at_once() -> None:
    g = fresh()
    lay(g, BLUE, "a_merchant")
    play = Play(g).pick("act:merchant", "end")
    ((cause, seat, brought),) = told(play)
    assert (cause, seat, set(brought[BLUE])) == ("merchant", BLUE, {"pounds", "diamonds"})


def test_8_5_the_first_player_marker_changes_hands() -> None:
    g = fresh()
    g.first = GREEN
    play = Play(g).pick("act:marker", "mark:first_player")
    assert told(play) == [("mark", BLUE, {BLUE: {"marker": -1, "first": 1}, GREEN: {"first": -1}})]


def test_8_5_steps_of_a_tier_wait_for_the_post_that_is_removed_before() -> None:
    """They are the reward of the space, not of the post."""
    g = fresh()
    lay(g, BLUE, "c_coffee_4_1", "start_coffee_2")
    play = Play(g).pick("act:marker", "mark:majority_coffee", "tier:5", "column:cairo:1")
    assert [one[:2] for one in told(play)] == [("mark", BLUE), ("remove", BLUE), ("step.reward", BLUE)]
    assert told(play)[2][2] == {BLUE: {"step:cairo": 4, "share:cairo": 1}}
    assert kinds(play, "remove") == [("removed", BLUE)]
    g = fresh()
    lay(g, BLUE, "start_coffee_2")
    play = Play(g).pick("act:marker", "mark:majority_coffee")
    assert told(play)[-1][0] != "step.reward", "where nothing was decided before, they come with the answer"


def test_8_6_ending_the_action_phase_hands_tiles_back() -> None:
    g = fresh()
    stack(g, BLUE, "slot_b", "start_coffee_1")
    g.players[BLUE].tiles.append(next(iter(g.data.tile)))
    play = Play(g).pick("act:end", "end")
    assert told(play) == [("stack", BLUE, {BLUE: {"tile": -1}})]


@pytest.mark.slow
def test_9_1_a_toll_is_a_decision_and_steps_that_are_cut_off_are_lost() -> None:
    g = fresh()
    g.tracks = {"mombasa": "A1", "cape_town": "B1", "saint_louis": "C1", "cairo": "D2"}
    reach(g, BLUE, "cairo", 6)
    toll = next(iter(g.data.track["A1"].toll_after))
    reach(g, BLUE, "mombasa", toll)
    reach(g, BLUE, "cape_town", 20)
    g.players[BLUE].pounds = 9
    play = Play(g).pick("act:marker", "mark:d2_space_1", "track:mombasa", "pay", "track:cape_town")
    assert [one[0] for one in told(play)] == ["mark", "toll", "other_track"]
    assert told(play)[1][2][BLUE]["step:mombasa"] == 2
    assert told(play)[1][2][BLUE]["pounds"] < 0
    assert told(play)[2] == ("other_track", BLUE, {BLUE: {"-step:cape_town": 2}})


def test_9_3_a_book_without_a_place_leaves_the_game_by_itself() -> None:
    g = fresh()
    g.players[BLUE].turns = 1  # not the first turn of the first player
    for at in range(2, 16):
        book(g, BLUE, at, f"book_b_{at:02}")
    play = Play(g).pick("act:marker", "mark:first_player", "book:book_a1", "end")
    assert [one[:2] for one in told(play)] == [
        ("mark", BLUE),
        ("batch", BLUE),
        ("step.books", BLUE),
        ("step.refill", None),
    ]
    assert told(play)[2][2] == {BLUE: {"book": -1}}


def test_12_a_bonus_is_told_with_the_turn_that_reaches_it() -> None:
    g = fresh()
    reach(g, BLUE, "cairo", g.data.track[g.tracks["cairo"]].special_fields[0].space - 1)
    lay(g, BLUE, "start_coffee_2")
    play = Play(g).pick("act:marker", "mark:majority_coffee")
    assert [event.kind for event in play.table.state.events].count("mombasa.log.bonus_next") == 1


def test_13_the_preparation_is_nobodys() -> None:
    g = fresh(2)
    g.spaces = {"reserve_bookkeeper": GREEN}
    g.players[GREEN].markers -= 1
    play = Play(g).pick("act:end", "end", "act:end", "end")
    assert [one for one in told(play) if one[1] is None] == [
        ("step.preparation", None, {GREEN: {"marker": 1, "tile": 1}}),
        ("step.round", None, {}),
    ]


def test_14_the_end_is_nobodys() -> None:
    g = fresh(2)
    g.round = g.data.rounds.count
    play = Play(g).pick("act:end", "end", "act:end", "end")
    assert play.g.over
    assert told(play)[-1] == ("step.end", None, {})


@pytest.mark.parametrize("name", ["4-advanced", "no-books"])
@pytest.mark.slow
def test_in_a_whole_game_everything_stands_under_who_caused_it(name: str) -> None:
    """What the rules do by themselves is nobody's, and others meet with little by what somebody does."""
    by_nobody: dict[str, set[str]] = {}
    on_others, others_hold = set(), set()
    for deed in (deed for boundary in table_of(name).crossed for deed in boundary.deeds):
        if deed.seat is None:
            by_nobody.setdefault(deed.cause, set()).update(event.kind for event in deed.events)
            continue
        on_others |= {event.kind for event in deed.events if event.seat != deed.seat}
        others_hold |= {entry.what for entry in deed.entries if entry.seat != deed.seat}
    log = "mombasa.log."
    assert on_others == {f"{log}field_too"}
    assert others_hold == {"pounds", "worth", "first"}
    assert by_nobody.pop(START) >= {f"{log}track", f"{log}first"}
    assert {cause: {kind.removeprefix(log) for kind in kinds} for cause, kinds in by_nobody.items()} == {
        "mombasa.step.round": {"round"},
        "mombasa.step.refill": {"books_new"},
        "mombasa.step.preparation": {"coins", "discarded", "display", "markers_back", "tile_received"},
        "mombasa.step.end": {"total"},
    }
