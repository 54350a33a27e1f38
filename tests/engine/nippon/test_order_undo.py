"""Pending effects in the owner's order, deep nesting, and undo step by step."""

from __future__ import annotations

from engine.nippon.components.effects import Advance, Build, Department, Gain, Optional, Retreat, Spend
from engine.nippon.queries.effects import Pending
from engine.nippon.rules.order import goes_first
from engine.nippon.state import State
from tests.engine.nippon.scenario import Play, begin, own, owning, rich, ship


def deep(g: State) -> None:
    """A machine on clocks 4A, four ships and five machines: the next ship empties column 5."""
    own(g, "clocks_4a")
    own(g, "cotton_2a", left=True, right=True)
    own(g, "paper_2a", left=True, right=True)
    rich(g.players[0], iron=1)
    for port in ("london", "paris", "washington", "new_york"):
        ship(g, port, home=True)
    g.players[0].mining = 2  # the next step reaches the red bonus


def nested() -> Play:
    play = begin(deep)
    play.act("machines")
    return play


def test_five_effects_deep() -> None:
    """Modifier, ship, row bonus, any department, track bonus."""
    play = nested()
    play.go("machine:clocks_4a:left")
    assert play.key == "modifier"
    play.go("use:clocks_4a")  # finance +2 at once, then the ship
    assert play.key == "ship_free"
    play.go("ship:san_francisco")
    assert play.key == "department_any"  # ships and machines, column 5
    play.go("department:white")
    assert play.key == "white"
    play.go("split:mining1")
    assert (play.me.mining, play.me.silk) == (3, 3)  # red, improved by this very ship
    assert (play.me.ships, play.me.finance, play.key) == (5, 2, "core.ask.end_turn")


def test_every_step_of_it_can_be_taken_back() -> None:
    play = nested()
    picks = ["machine:clocks_4a:left", "use:clocks_4a", "ship:san_francisco", "department:white", "split:mining1"]
    states = []
    for pick in picks:
        states.append((play.key, play.table.encoded_state()))
        play.go(pick)
    for key, state in reversed(states):
        play.table.undo(0)
        assert (play.key, play.table.encoded_state()) == (key, state)
    play.go(*picks)
    assert play.me.silk == 3


def test_gains_never_ask_for_their_order() -> None:
    """A machine that sets off two bonuses at once: both are gains, so nothing is asked."""

    def edit(g: State) -> None:
        rich(g.players[0])
        own(g, "cotton_2a", left=True)
        own(g, "paper_2a")
        ship(g, "paris", home=True)
        ship(g, "london", home=True)
        g.players[0].trains = 2
        g.rails["kanto"][0] = g.rails["chubu"][0] = 0

    play = begin(edit)
    play.act("machines")
    play.go("machine:paper_2a:left")
    assert (play.me.silk, play.me.finance, play.key) == (2, 1, "machines")


def first(g: State, *ops: object) -> list[bool]:
    """Which of these pending effects may go first without asking."""
    pending = [Pending(op) for op in ops]  # type: ignore[arg-type]
    return [goes_first(g, g.players[0], effect, pending) for effect in pending]


def test_order_matters_between_a_department_and_a_ship_that_may_improve_it() -> None:
    g = begin(lambda g: rich(g.players[0])).g
    assert first(g, Department("grey"), Build("ship")) == [False, False]
    assert first(g, Department("grey"), Build("train")) == [True, False]
    assert first(g, Gain("iron", 2), Build("ship")) == [True, False]
    improved = begin(lambda g: ship(g, "london", home=True)).g
    assert first(improved, Department("grey"), Build("ship")) == [True, False]
    assert first(improved, Department("any"), Build("ship")) == [False, False]


def test_order_matters_between_steps_forward_and_back_on_one_track() -> None:
    g = begin().g
    back = Optional((Retreat("finance", 2),), (Advance("mining", 2),))
    assert first(g, Advance("finance", 1), back) == [False, False]
    assert first(g, Advance("science", 1), back) == [True, False]
    assert first(g, Advance("finance", 1), Optional((Spend("iron", 1),), (Build("ship"),))) == [True, False]


def test_end_turn_waits_for_a_player_who_decided_something() -> None:
    play = owning("cotton_2a")
    play.act("production")
    assert (play.key, play.table.can_undo(0)) == ("core.ask.end_turn", True)
    play.table.undo(0)
    assert play.g.turn.action == ""
