"""What is said of an option before it is picked is what picking it does, as far as nothing comes to light."""

from __future__ import annotations

import dataclasses
from itertools import product
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core.ask import Ask, Field, FieldChoice, Form, Rule, choose
from engine.core.effects import begin, draw, gain, pay
from engine.core.offer import END, SKIP, Option
from engine.core.outcome import Trials
from engine.core.state import Entry
from engine.core.table import Table
from engine.core.text import Text, verbatim
from engine.players import random_player
from engine.selfplay import outcome_faults
from testkit.bazaar import meta as bazaar  # noqa: F401
from testkit.bazaar.state import State
from testkit.rotation import rotated, rotation
from tests.engine.core.patched import patched

GAMES = ("bazaar", "mombasa", "nippon", "yokohama")
ANSWERS = 60


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), rotated(product(GAMES, (2, 3, 4)), 5))
def test_what_an_option_does_is_what_was_said(game: str, seats: int) -> None:
    """Every option of every question, tried and then done: the same deeds, or their beginning where something shows."""
    table, rng, met = Table.start(game, seats, seed=f"outcome {rotation()}"), Random(seats), 0
    for _ in range(ANSWERS):
        if table.over:
            break
        ask = table.asks[rng.randrange(len(table.asks))]
        before = table.encoded_state()
        tried, faults = outcome_faults(table)
        assert faults == []
        met += tried
        assert table.encoded_state() == before, "trying changes nothing"
        table.answer(ask.seat, random_player(None, ask, rng))
    assert met > ANSWERS


def drawing(g: State) -> Rule[None]:
    """Pay, then draw a card, then gain; or leave it."""
    options = [Option(f"n:{n}", n, verbatim(str(n))) for n in (0, 1)]
    n = yield from choose(0, "bazaar.peek", [*options, SKIP])
    if n is not None:
        pay(g, 0, "coins", n)
        if n:
            draw(g, g.deck)
        gain(g, 0, "dates", 2)
        gain(g, 1, "dates", 1)
    yield from choose(0, "core.ask.end_turn", [END, *options])
    begin(g, "bazaar.step.refill")
    gain(g, 0, "spices", 1)


def test_a_trial_stops_where_something_would_come_to_light() -> None:
    with patched(Table.start("bazaar", 2, {}, "s"), segment=drawing) as table:
        trials = table.trials(0)
        shows, plain, skip = (trials.outcome([pick]) for pick in ("n:1", "n:0", "skip"))
        assert shows is not None
        assert (shows.shows, shows.price, shows.gain, shows.asked) == (True, (("coins", 1),), (), None)
        assert plain is not None
        assert (plain.shows, plain.price, plain.gain, plain.lost) == (False, (), (("dates", 2),), ())
        assert plain.asked is not None
        assert plain.deeds[0].entries == (Entry(0, "dates", 2), Entry(1, "dates", 1))
        assert skip is not None
        assert not skip.deeds


def test_a_step_of_the_rules_is_not_what_an_answer_brings() -> None:
    with patched(Table.start("bazaar", 2, {}, "s"), segment=drawing) as table:
        outcome = table.trials(0).outcome(["n:0"], ["end"])
        assert outcome is not None
        assert outcome.ends
        assert outcome.gain == (("dates", 2),)
        assert [deed.cause for deed in outcome.deeds] == ["bazaar.peek", "bazaar.step.refill"]


def test_an_answer_that_cannot_be_given_has_no_outcome() -> None:
    table = Table.start("bazaar", 2, seed="s")
    assert table.trials(0).outcome(["n:99"]) is None
    assert table.trials(0).outcome(["n:1"], ["lock"], ["lock"]) is None


def test_whoever_looks_is_told_what_cannot_be_taken_back() -> None:
    with patched(Table.start("bazaar", 2, {}, "s"), segment=drawing) as table:
        ask = table.ask_of(0)
        assert ask is not None
        assert [option.reveals for option in ask.options] == [False, True, False]
        assert not any(option.reveals for option in ask.untold)
        table.answer(0, ["n:0"])
        assert ask.options[1].reveals, "what was told stays as it was"


def on_one_page(g: State) -> Rule[None]:
    """Coins to pay, filled in on a page."""
    options = [Option(f"n:{n}", n, verbatim(str(n))) for n in (0, 1)]
    lines = tuple(FieldChoice(option.label, ((option.id,),)) for option in options)
    n = yield from choose(0, "bazaar.stake", options, form=Form((Field(verbatim("coins"), lines),)))
    pay(g, 0, "coins", n)
    yield from choose(0, "core.ask.end_turn", [END, *options])


def test_a_line_of_a_form_is_told_by_trying_its_answers() -> None:
    def told(g: State, ask: Ask[Any], line: FieldChoice, trials: Trials) -> Text | None:
        outcome = trials.outcome(*line.answers)
        return None if outcome is None or not outcome.price else verbatim(str(outcome.price))

    with patched(Table.start("bazaar", 2, {}, "s"), segment=on_one_page) as table:
        table.game = dataclasses.replace(table.game, tell_line=told)
        ask = table.ask_of(0)
        assert ask is not None
        assert ask.form is not None
        assert [line.detail for line in ask.form.fields[0].choices] == [None, verbatim(str((("coins", 1),)))]
        assert ask.presentation.form is not None
        assert not any(line.detail for line in ask.presentation.form.fields[0].choices)


def test_a_game_may_tell_more_of_an_option_than_its_detail() -> None:
    def tell(g: State, ask: Ask[Any], option: Option[Any], trials: Trials) -> Text | Option[Any] | None:
        if option.id == "n:0":
            return replace(option, no_effect=True)
        return verbatim("one") if option.id == "n:1" else None

    with patched(Table.start("bazaar", 2, {}, "s"), segment=drawing) as table:
        table.game = dataclasses.replace(table.game, tell=tell)
        told = [(option.no_effect, option.detail, option.reveals) for option in table.asks[0].options]
    assert told == [(True, None, False), (False, verbatim("one"), True), (False, None, False)]


def test_the_last_answer_of_a_phase_does_not_tell_what_the_others_have_done() -> None:
    table = Table.start("bazaar", 2, seed="s")
    for seat, pick in ((1, "n:2"), (1, "lock"), (0, "n:0")):
        table.answer(seat, [pick])
    outcome = table.trials(0).outcome(["lock"])
    assert outcome is not None
    assert outcome.shows
    assert not outcome.deeds
