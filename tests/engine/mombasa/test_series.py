"""What may be answered in one go: the answers of a form are offered one by one, and a series goes on as it says."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.core.ask import Ask, Form
from engine.core.table import Table
from engine.core.text import Seat, Text
from engine.mombasa.rules.option_facts import Planned
from tests.engine.mombasa.players import Player, eager, wanting
from tests.engine.mombasa.scenario import BLUE, Play, fresh, lay, reach

GAMES: list[tuple[int, str, Player]] = [
    (2, "series 1", eager),
    (4, "series 2", wanting("act:expansion", "act:goods", "none", "act:bookkeeper")),
    (3, "series 3", wanting("act:marker", "mark:d2", "mark:majority_coffee", "tier:5", "act:goods")),
]


def planned(table: Table, seat: Seat) -> dict[str, str]:
    ask = table.ask_of(seat)
    assert ask is not None
    assert isinstance(ask.facts, Planned)
    return ask.facts.cards


def fill(table: Table, seat: Seat, rng: Random) -> dict[str, str]:
    """Fill the form in field by field with anything it offers; returns the plan that it stands for."""
    plan: dict[str, str] = {}
    for n in range(len(form_of(table, seat).fields)):
        field = form_of(table, seat).fields[n]
        slot = table.state.data.slot_ids["ABCDE".index(str(dict(field.label.args)["letter"]))]
        choice = rng.choice(field.choices)
        for answer in choice.answers:
            ask = table.ask_of(seat)
            assert ask is not None
            assert set(answer) <= set(ask.ids()), (slot, answer)
            table.answer(seat, answer)
        if choice.answers:
            plan[slot] = choice.answers[1][0].removeprefix("card:")
    return plan


def form_of(table: Table, seat: Seat) -> Form:
    """The form as it is now: it comes again after every card."""
    ask = table.ask_of(seat)
    assert ask is not None
    assert ask.form is not None
    return ask.form


@pytest.mark.parametrize("seed", range(6))
def test_7_a_form_holds_the_whole_plan(seed: int) -> None:
    """A new plan, then another one over it, both by the form alone."""
    table, rng = Table.start("mombasa", 2, {}, f"form {seed}"), Random(seed)
    while table.state.round < 4:
        ask = table.asks[0]
        if ask.key == "mombasa.plan" and ask.form is not None:
            seat = ask.seat
            assert [field.chosen for field in ask.form.fields] == [0] * len(ask.form.fields)
            plan = fill(table, seat, rng)
            assert planned(table, seat) == plan
            again = table.ask_of(seat)
            assert again is not None
            assert again.form is not None
            for field in again.form.fields:
                slot = table.state.data.slot_ids["ABCDE".index(str(dict(field.label.args)["letter"]))]
                assert field.chosen is not None
                assert field.choices[field.chosen].answers == ()
                [empty] = [n for n, one in enumerate(field.choices) if one.label == Text("mombasa.plan.clear")]
                assert (field.chosen == empty) == (slot not in plan)
                assert empty == (len(field.choices) - 1 if slot in plan else 0), "a full slot is emptied last"
            table.answer(seat, again.form.end)
        else:
            table.answer(ask.seat, eager(ask, rng))
        table.take_crossed()


def test_7_cards_alike_can_both_be_planned_by_the_form() -> None:
    g = fresh()
    g.phase = "planning"
    assert {"start_expansion_1", "first_expansion_seat_1"} <= set(g.players[BLUE].hand)
    play = Play(g)
    label = g.data.card_label["start_expansion_1"]
    for n in range(2):
        (alike,) = [choice for choice in form_of(play.table, BLUE).fields[n].choices if choice.label == label]
        for answer in alike.answers:
            play.seat(BLUE, *answer)
    assert len(planned(play.table, BLUE)) == 2


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "seed", "player"), GAMES)
def test_a_series_goes_on_as_it_says(seats: int, seed: str, player: Player) -> None:
    """The next question of a series has the same key and offers no less than before without what was picked.

    Where it does not: books that the points left do not pay, markers at their end or before a toll that is too dear,
    columns that are empty or alike now, and a toll that is asked for between the tracks of D2.
    """
    table, rng = Table.start("mombasa", seats, {"setup": "advanced"}, seed), Random(seed)
    while not table.over:
        ask: Ask[Any] = table.asks[rng.randrange(len(table.asks))]
        picks = player(ask, rng)
        table.answer(ask.seat, picks)
        series, after = ask.series, table.ask_of(ask.seat)
        if series is not None and series.left > 1 and picks != [series.end] and after is not None:
            goes_on(ask, picks, after)
        table.take_crossed()


def goes_on(ask: Ask[Any], picks: list[str], after: Ask[Any]) -> None:
    series = ask.series
    assert series is not None
    if after.key != ask.key or after.series is None or after.series.left >= series.left:
        assert ask.key in ("mombasa.batch", "mombasa.step", "mombasa.other_track"), (ask.key, after.key)
        return
    expected = [i for i in ask.ids() if series.repeat or i not in picks]
    reasons = {refusal.id: refusal.reason.key for refusal in after.refused()}
    gone = {i: reasons.get(i) for i in expected if i not in after.ids()}
    allowed = {
        "mombasa.no.book_points",
        "mombasa.no.track_end",
        "mombasa.no.toll",
        "mombasa.no.stop_steps",
        "mombasa.no.column_empty",
        "mombasa.no.alike",
    }
    assert set(gone.values()) <= allowed, gone


def test_steps_are_one_series_that_may_repeat() -> None:
    g = fresh()
    lay(g, BLUE, "start_coffee_2")
    play = Play(g).pick("act:goods", "none")
    series = play.ask.series
    assert series is not None
    assert (series.left, series.repeat, series.end) == (2, True, "stop")
    assert "stop" not in play.ids()  # steps without a toll have to be made


def test_the_tracks_of_d2_are_one_series() -> None:
    g = fresh()
    g.tracks["cairo"] = "D2"
    reach(g, BLUE, "cairo", 6)
    play = Play(g).pick("act:marker", "mark:d2_space_1")
    assert play.ask.series is not None
    assert (play.ask.series.left, play.ask.series.repeat) == (2, False)
