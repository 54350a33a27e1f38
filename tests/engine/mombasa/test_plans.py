"""A turn that is planned before it comes: what others do meanwhile stops it only where it then means something else."""

from __future__ import annotations

import words
from engine.core.looking_ahead import own_turn
from engine.core.plan import PlannedChoice, fit_plan, planned
from engine.core.text import text
from engine.mombasa.rules.ahead import plan_comes_to
from engine.mombasa.rules.option_facts import Planned
from tests.engine.mombasa.scenario import BLUE, GREEN, Play, base, fresh, lay, reach, show_book


def plan(play: Play, *picks: str) -> list[PlannedChoice]:
    """What Green means to do."""
    ahead, found = own_turn(play.table, GREEN), []
    assert ahead is not None
    for pick in picks:
        ask = ahead.ask_of(GREEN)
        assert ask is not None
        found.append(planned(ask, [pick]))
        ahead.answer(GREEN, [pick])
    return found


def test_a_plan_is_told_by_what_its_cards_are_worth_together() -> None:
    g = fresh(2)
    cards = {"slot_b": "start_coffee_2", "slot_c": "start_expansion_2", "slot_d": "start_banana_1"}
    found = plan_comes_to(g, BLUE, Planned(cards=cards))
    assert [words.say(one, "en") for one in found] == [
        "coffee 2 (enough for bookkeeper 1)",
        "bananas 1",
        "2\xa0expansion points",
        "coffee majority (2\xa0steps on the Cairo track) unless somebody shows more",
    ]
    twice = {"slot_b": "start_coffee_2", "slot_c": "start_cotton_2"}
    told = plan_comes_to(fresh(2), BLUE, Planned(cards=twice))
    cards_bought = [dict(one.args)["card"] for one in told if one.key == "mombasa.plan.buys"]
    assert len(set(cards_bought)) == len(cards_bought) == 2
    without = fresh(2)
    without.players[BLUE].markers = 0
    assert "mombasa.plan.majority" not in [one.key for one in plan_comes_to(without, BLUE, Planned(cards=cards))]
    assert plan_comes_to(fresh(2), BLUE, Planned()) == ()


def test_a_share_that_is_worth_more_by_now_stops_no_plan() -> None:
    g = fresh(2)
    lay(g, BLUE, "start_expansion_2")
    lay(g, GREEN, "start_coffee_2")
    base(g, "cairo", (4, 5), (3, 5), (5, 5))
    reach(g, GREEN, "cairo", 1)
    play = Play(g)
    meant = plan(play, "act:goods", "none", "step:cairo", "step:cairo")
    play.pick(
        "act:expansion", "expand:cairo", "enter:western_desert", "column:cairo:1", "enter:nubia", "column:cairo:1"
    )
    play.pick("rest", "end")
    assert fit_plan(play.table, GREEN, meant).why is None


def test_another_book_in_the_same_place_stops_a_plan() -> None:
    g = fresh(2)
    for me in (BLUE, GREEN):
        g.players[me].turns = 1
        lay(g, me, "start_bookkeeper_2")
    show_book(g, "book_a1", "book_a_01")
    play = Play(g)
    meant = plan(play, "act:bookkeeper", "book:book_a1")
    play.pick("act:bookkeeper", "book:book_a1", "rest")
    play.pick(play.ids()[0], "end")
    assert play.g.book_display["book_a1"] != "book_a_01"
    fit = fit_plan(play.table, GREEN, meant)
    assert len(fit.answers) == 1
    assert fit.why is not None
    play.pick("act:bookkeeper")
    book = next(one for one in play.table.asks[0].options if one.id == "book:book_a1")
    assert book.detail is not None
    assert fit.why == text("core.plan.changed_to", now=book.detail)  # what it is now
