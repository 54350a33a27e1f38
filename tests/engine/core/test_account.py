"""The account of a segment: who did what, by whom it was chosen, what came of it for whom."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.core.account import START, Account, Deed, accounts, deeds_of, own_events, seen
from engine.core.ask import Rule, choose
from engine.core.effects import BY_RULE, begin, book, gain, note, pay
from engine.core.offer import END, Option
from engine.core.state import Entry, Event
from engine.core.table import Table
from engine.core.text import verbatim
from engine.selfplay import account_faults, playthrough
from testkit.bazaar import meta as bazaar  # noqa: F401
from testkit.bazaar.state import State
from tests.engine.core.patched import patched

NUMBERS = [Option(f"n:{n}", n, verbatim(str(n))) for n in range(3)]


def start(seats: int = 2) -> Table:
    return Table.start("bazaar", seats, {}, "s")


def told(deeds: tuple[Deed, ...]) -> list[tuple[str, int | None, str, list[str]]]:
    return [(one.cause, one.seat, one.by, [event.kind for event in one.events]) for one in deeds]


@pytest.mark.parametrize("game", ["bazaar", "mombasa", "nippon", "yokohama"])
def test_the_deeds_of_a_segment_are_its_events_in_order(game: str) -> None:
    """Nothing is lost by telling who did what, and every answer that did something has a deed of its own."""
    for n, table in enumerate(playthrough(game, 2, "account")):
        events = list(table.state.events)
        assert [event for deed in deeds_of(table.state) for event in deed.events] == events
        if n == 60:
            break


def test_an_answer_is_a_deed_of_who_gave_it() -> None:
    def segment(g: State) -> Rule[None]:
        note(g, "bazaar.log.last")
        n = yield from choose(1, "bazaar.bid", NUMBERS)
        pay(g, 1, "coins", n, to=0)
        note(g, "bazaar.log.tax", 0)
        yield from choose(1, "bazaar.how_much", NUMBERS)
        yield from choose(0, "bazaar.load", NUMBERS)
        note(g, "bazaar.log.work", 0)

    with patched(start(), segment=segment) as table:
        table.answer(1, ["n:2"], by="house")
        table.answer(1, ["n:0"])
        table.answer(0, ["n:0"])
        first, taxed, worked = table.take_crossed()[0].deeds
    assert told((first, taxed, worked)) == [
        (START, None, BY_RULE, ["bazaar.log.last"]),
        ("bazaar.bid", 1, "house", ["bazaar.log.tax"]),
        ("bazaar.load", 0, "player", ["bazaar.log.work"]),
    ], "what an answer did to others is told under who gave it, and one that only leads on is no deed"
    assert taxed.entries == (Entry(1, "coins", -2), Entry(0, "coins", 2))


def test_a_step_of_the_rules_is_nobodys_deed() -> None:
    def segment(g: State) -> Rule[None]:
        yield from choose(1, "bazaar.bid", NUMBERS)
        note(g, "bazaar.log.work", 1)
        begin(g, "bazaar.step.tax")
        note(g, "bazaar.log.tax", 1)
        begin(g, "bazaar.step.refill", 0)  # where nothing happens then, there is nothing to tell

    with patched(start(), segment=segment) as table:
        table.answer(1, ["n:2"])
        assert told(table.take_crossed()[0].deeds) == [
            ("bazaar.bid", 1, "player", ["bazaar.log.work"]),
            ("bazaar.step.tax", None, BY_RULE, ["bazaar.log.tax"]),
        ]


def test_what_somebody_has_done_so_far_is_theirs_alone() -> None:
    def segment(g: State) -> Rule[None]:
        note(g, "bazaar.log.last")
        yield from choose(1, "bazaar.bid", NUMBERS)
        note(g, "bazaar.log.tax", 0)
        note(g, "bazaar.log.peeked", 1, to=[0])
        begin(g, "bazaar.step.refill")
        note(g, "bazaar.log.work", 1)
        yield from choose(1, "bazaar.how_much", NUMBERS)

    with patched(start(), segment=segment) as table:
        table.answer(1, ["n:2"])
        assert [event.kind for event in own_events(table.state, 1)] == ["bazaar.log.tax"]
        assert own_events(table.state, 0) == ()


def test_what_only_some_may_know_is_not_told_to_others() -> None:
    hidden = Entry(1, "coins", 1, to=(1,))
    deeds = (
        Deed("bazaar.peek", 1, "player", (Event("bazaar.log.peeked", 1, to=(1,)),), (hidden,)),
        Deed("bazaar.bid", 0, "player", (Event("bazaar.log.bid", 0),), (Entry(0, "coins", 1),)),
    )
    assert seen(deeds, 1) == deeds
    assert seen(deeds, None) == seen(deeds, 0) == deeds[1:]


def test_a_secret_answer_leaves_no_trace() -> None:
    table = start()
    before = table.encoded_state()
    table.answer(0, ["n:1"])
    assert table.encoded_state() == before
    table.answer(0, ["lock"])
    assert table.encoded_state() == before


def test_deeds_of_one_hand_in_a_row_are_one_account() -> None:
    def deed(seat: int | None, by: str) -> Deed:
        return Deed("bazaar.bid", seat, by, (), (Entry(0, "coins", 1),))

    hands = [(0, "auto"), (0, "player"), (0, BY_RULE), (0, "stand-in"), (1, "player"), (None, BY_RULE), (None, BY_RULE)]
    found = accounts([deed(*one) for one in hands])
    assert [(one.seat, one.by, len(one.deeds)) for one in found] == [
        (0, "player", 3),
        (0, "stand-in", 1),
        (1, "player", 1),
        (None, BY_RULE, 1),
        (None, BY_RULE, 1),
    ]
    assert found[0].changes(0) == {"coins": 3}
    assert found[0].changes(1) == {}


def test_what_a_limit_cut_off_is_no_gain() -> None:
    entries = (Entry(0, "vp", 2), Entry(0, "vp", 3, lost=True), Entry(1, "vp", -1), Entry(1, "coins", 4))
    account = Account(0, "player", (Deed("bazaar.bid", 0, "player", (), entries),))
    assert account.points("vp") == {0: 2, 1: -1}
    assert account.changes(0) == {"vp": 2}


def faults_of(segment: Callable[[State], Rule[None]]) -> list[str]:
    """What is wrong with the account of the second of two segments."""
    with patched(start(), segment=segment) as table:
        for _ in range(2):
            table.answer(0, ["end"])
        return account_faults(table.game, *table.take_crossed()[:2])


def test_a_gain_that_nobody_put_down_is_noticed() -> None:
    def segment(g: State) -> Rule[None]:
        yield from choose(0, "core.ask.end_turn", [END, *NUMBERS])
        begin(g, "bazaar.step.refill")
        g.players[1].coins += 2

    assert "seat 1 should hold" in faults_of(segment)[0]


def test_what_follows_the_end_of_a_turn_is_noticed_where_it_is_told_as_a_deed() -> None:
    def segment(g: State) -> Rule[None]:
        yield from choose(0, "core.ask.end_turn", [END, *NUMBERS])
        gain(g, 1, "coins", 2)

    (found,) = faults_of(segment)
    assert "the end of a turn" in found


def test_points_that_are_put_down_without_an_amount_are_none() -> None:
    table = start()
    book(table.state, 0, "vp", 0)
    assert deeds_of(table.state) == ()
