"""Secret simultaneous decisions: whatever a seat plans, nobody else can tell before the joint reveal."""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any

import msgspec
import pytest

from engine.core.run import encode
from engine.core.table import Table
from engine.mombasa.rules.option_facts import Planned
from engine.selfplay import question_data
from testkit.rotation import rotated
from tests.engine.mombasa.players import eager
from tests.engine.mombasa.scenario import BLUE, GREEN, PURPLE, YELLOW, Play, base, fresh, give
from words import say


def seen(table: Table, seat: int | None) -> bytes:
    """Everything that reaches a seat: its view, its log, its question with options, refusals and draft."""
    ask = None if seat is None else table.ask_of(seat)
    refused = [] if ask is None else [(r.id, r.label, r.reason) for r in ask.refused()]
    question = None if ask is None else (question_data(ask), refused)
    joint = table.joint
    phase = (joint.key, joint.secret, joint.seats) if joint is not None else None
    return msgspec.msgpack.encode((encode(table.view(seat)), table.log(seat), question, phase))


def to_planning(seats: int, seed: str, **options: str) -> Table:
    """A table whose first planning phase has begun."""
    table = Table.start("mombasa", seats, options, seed)
    while table.asks[0].key != "mombasa.plan":
        table.answer(table.asks[0].seat, [table.asks[0].ids()[0]])
    return table


PLANS: tuple[tuple[str, ...], ...] = (
    ("lock",),
    ("slot:slot_c", "card:start_coffee_2", "lock"),
    ("slot:slot_b", "card:start_coffee_2", "slot:slot_b", "clear", "lock"),
    ("slot:slot_b", "back", "slot:slot_d", "card:start_banana_1", "slot:slot_c", "card:start_coffee_2", "lock"),
)


def others_notice_nothing(table: Table, seat: int, step: Any) -> None:
    """Run a step of one seat and compare what everybody else gets before and after, byte for byte."""
    rest = [None, *(other for other in range(table.seats) if other != seat)]
    before = [seen(table, other) for other in rest]
    state = table.encoded_state()
    step()
    assert [seen(table, other) for other in rest] == before
    assert table.encoded_state() == state


@pytest.mark.slow
@pytest.mark.parametrize("order", rotated(permutations(range(4)), 6, single=True))
def test_i15_plans_reach_nobody_before_the_reveal_in_any_order(order: tuple[int, ...]) -> None:
    table = to_planning(4, "secrets")
    *early, last = order
    hands = [list(player.hand) for player in table.state.players]
    for seat in early:
        for pick in PLANS[order.index(seat)]:
            if pick in ("card:start_coffee_2", "card:start_banana_1"):
                ask = table.ask_of(seat)
                assert ask is not None
                pick = ask.ids()[0] if pick == "card:start_coffee_2" else ask.ids()[1]
            others_notice_nothing(table, seat, lambda s=seat, p=pick: table.answer(s, [p]))
        assert table.ask_of(seat) is None
    # Everybody who has locked in may still change the plan, and again nobody notices.
    for seat in early:
        assert table.can_undo(seat)
        others_notice_nothing(table, seat, lambda s=seat: table.undo(s))
        ask = table.ask_of(seat)
        assert ask is not None
        assert ask.key == "mombasa.plan"
        others_notice_nothing(table, seat, lambda s=seat: table.answer(s, ["slot:slot_d"]))
        ask = table.ask_of(seat)
        assert ask is not None
        others_notice_nothing(table, seat, lambda s=seat, a=ask: table.answer(s, [a.ids()[0]]))
        others_notice_nothing(table, seat, lambda s=seat: table.answer(s, ["lock"]))
    assert [player.hand for player in table.state.players] == hands
    segment = table.segment
    table.answer(last, ["lock"])
    assert table.segment == segment + 1
    assert table.state.phase == "action"
    for seat in early:
        assert "slot_d" in table.state.players[seat].slots
    assert table.state.players[last].slots == {}
    assert not any(table.can_undo(seat) for seat in range(4))


def test_i15_two_plans_of_another_seat_look_the_same() -> None:
    """The whole planning of one seat, done differently, leaves every artefact of the others equal."""
    seens = []
    for plan in PLANS:
        table = to_planning(3, "two plans", setup="advanced")
        for pick in plan:
            ask = table.ask_of(GREEN)
            assert ask is not None
            table.answer(GREEN, [pick if pick in ask.ids() else ask.ids()[0]])
        seens.append([seen(table, seat) for seat in (None, BLUE, YELLOW)])
    assert all(one == seens[0] for one in seens)


@pytest.mark.slow
def test_starting_tiles_are_kept_secretly_and_shown_together() -> None:
    table = Table.start("mombasa", 4, {"setup": "advanced"}, "tiles")
    assert {ask.key for ask in table.asks} == {"mombasa.tile"}
    dealt = [list(player.dealt) for player in table.state.players]
    assert all(table.view(seat).dealt == tuple(dealt[seat]) for seat in range(4))
    assert table.view(None).dealt == ()
    for seat in (PURPLE, BLUE, YELLOW):
        ids = [f"keep:{tile}" for tile in dealt[seat]]
        others_notice_nothing(table, seat, lambda s=seat, i=ids: table.answer(s, [i[0]]))
        others_notice_nothing(table, seat, lambda s=seat: table.undo(s))
        others_notice_nothing(table, seat, lambda s=seat, i=ids: table.answer(s, [i[1]]))
    table.answer(GREEN, [f"keep:{dealt[GREEN][0]}"])
    kept = [player.start_tile for player in table.state.players]
    assert kept == [dealt[0][1], dealt[1][0], dealt[2][1], dealt[3][1]]
    shown = encode(table.view(None)).decode("latin-1")
    assert all(tile in shown for tile in kept)
    assert all(tile not in shown for pair in dealt for tile in pair if tile not in kept)


@pytest.mark.slow
def test_the_plan_so_far_goes_with_the_question_of_its_seat_only() -> None:
    g = fresh()
    g.phase = "planning"
    play = Play(g).seat(GREEN, "slot:slot_b", "card:start_coffee_1")
    green, blue = play.of(GREEN), play.of(BLUE)
    assert [say(part, "en") for part in green.draft] == ["slot B: coffee 1"]
    assert green.facts == Planned(cards={"slot_b": "start_coffee_1"})
    assert (blue.draft, blue.facts) == ((), Planned())
    play.seat(GREEN, "slot:slot_c")
    assert "card:start_coffee_1" not in play.of(GREEN).ids()
    assert play.table.why_not(GREEN, "card:start_coffee_1").key == "mombasa.no.planned"


def test_the_plan_is_told_in_the_order_of_the_slots_as_it_is_now() -> None:
    g = fresh()
    g.phase = "planning"
    play = Play(g).seat(GREEN, "slot:slot_d", "card:start_coffee_1", "slot:slot_b", "card:start_cotton_1")
    assert [say(part, "en") for part in play.of(GREEN).draft] == ["slot B: cotton 1", "slot D: coffee 1"]
    play.seat(GREEN, "slot:slot_d", "clear")
    assert [say(part, "en") for part in play.of(GREEN).draft] == ["slot B: cotton 1"]


def test_share_cards_and_locked_slots_are_refused_with_numbers() -> None:
    g = fresh()
    g.phase = "planning"
    give(g, BLUE, "d_share_cairo")
    play = Play(g)
    assert [i for i in play.ids() if i.startswith("slot:")] == ["slot:slot_b", "slot:slot_c", "slot:slot_d"]
    assert play.why_not("slot:slot_a").key == "mombasa.no.slot_diamonds"
    assert dict(play.why_not("slot:slot_e").args) == {"need": 4, "have": 0}
    play.seat(BLUE, "slot:slot_b")
    assert "card:d_share_cairo" not in play.ids()
    assert play.why_not("card:d_share_cairo").key == "mombasa.no.share_card"


def test_cards_alike_are_offered_once_and_the_second_when_the_first_is_planned() -> None:
    g = fresh()
    g.phase = "planning"
    give(g, BLUE, "a_coffee_3", "b_coffee_3_1")
    play = Play(g).seat(BLUE, "slot:slot_b")
    offered = [i for i in play.ids() if "coffee_3" in i]
    assert offered == ["card:a_coffee_3"]
    play.seat(BLUE, "card:a_coffee_3", "slot:slot_c")
    assert [i for i in play.ids() if "coffee_3" in i] == ["card:b_coffee_3_1"]


@pytest.mark.slow
def test_a_hand_of_many_kinds_comes_in_pages() -> None:
    g = fresh()
    g.phase = "planning"
    g.players[BLUE].hand = []
    own = [*(card.id for card in g.data.start_cards.rows), "first_expansion_seat_1"]
    g.players[BLUE].hand = own
    give(g, BLUE, *(card.id for card in g.data.action_cards.rows))
    play = Play(g).seat(BLUE, "slot:slot_b")
    first = play.ids()
    assert len(first) <= 25
    assert "more" in first
    play.seat(BLUE, "more")
    second = play.ids()
    assert set(first) & set(second) == {"more", "back"}
    kinds = {g.data.card_kind[i.removeprefix("card:")] for i in first + second if i.startswith("card:")}
    playable = {g.data.card_kind[card] for card in g.data.playable if card in play.player(BLUE).hand}
    assert kinds == playable
    play.seat(BLUE, "more")
    assert play.ids() == first


def test_hidden_hands_are_in_nobodys_view() -> None:
    """Exchange the hands of two others, which a real game cannot do: the view of a third seat stays the same."""
    for hands, same in (("hidden", True), ("open", False)):
        g = fresh(3, hands=hands)
        table = Play(g).table
        before = encode(table.view(BLUE))
        g.players[GREEN].hand, g.players[YELLOW].hand = g.players[YELLOW].hand, g.players[GREEN].hand
        assert (encode(table.game.view(g, BLUE)) == before) is same


def test_shares_in_hand_are_counted_for_their_owner_only() -> None:
    g = fresh(3)
    give(g, GREEN, "e_share_cairo")
    for column in g.bases["cairo"]:
        column.posts -= 3
        g.removed["cairo"] += 3
    table = Play(g).table
    assert table.view(GREEN).players[GREEN].total - table.view(BLUE).players[GREEN].total == 3 * 6
    assert table.result_so_far is not None
    assert table.result_so_far.scores[GREEN].total == table.view(None).players[GREEN].total


def test_shares_in_hand_are_counted_for_all_when_a_game_is_looked_back_on() -> None:
    g = fresh(3)
    give(g, GREEN, "e_share_cairo")
    base(g, "cairo", (2, 5), (2, 5), (2, 5))
    table = Play(g).table
    assert list(table.game.totals(g)) == [table.view(seat).players[seat].total for seat in range(3)]
    assert table.game.totals(g)[GREEN] > table.view(None).players[GREEN].total


@pytest.mark.slow
@pytest.mark.parametrize("seed", rotated("ab", 1))
def test_every_planning_of_a_game_is_secret(seed: str) -> None:
    """All planning phases of a whole game, with random orders and changes of mind."""
    table = Table.start("mombasa", 3, {"setup": "advanced"}, seed)
    rng = Random(seed)
    while not table.over:
        asks = table.asks
        ask = asks[rng.randrange(len(asks))]
        seat, joint = ask.seat, table.joint
        if joint is None:
            table.answer(seat, eager(ask, rng, 0.3))
            continue
        rest = [None, *(other for other in range(3) if other != seat)]
        before = [seen(table, other) for other in rest]
        table.answer(seat, eager(ask, rng, 0.3))
        if table.joint is joint:
            assert [seen(table, other) for other in rest] == before
            if rng.random() < 0.3 and table.can_undo(seat):
                table.undo(seat)
                assert [seen(table, other) for other in rest] == before


@pytest.mark.slow
@pytest.mark.parametrize("setup", ["first_game", "advanced"])
def test_imagined_tables_look_the_same_to_their_seat(setup: str) -> None:
    """What a seat cannot know is dealt anew, in the middle of turns and plans too; its own view stays."""
    table = Table.start("mombasa", 3, {"setup": setup}, "imagine")
    rng = Random("imagine")
    differed = False
    for n in range(250):
        ask = table.asks[rng.randrange(len(table.asks))]
        table.answer(ask.seat, eager(ask, rng))
        if n % 7 == 0:
            for seat in range(3):
                other = table.imagine(seat, rng)
                assert other is not None
                assert encode(other.view(seat)) == encode(table.view(seat))
                differed |= other.state.deck != table.state.deck
    assert differed
