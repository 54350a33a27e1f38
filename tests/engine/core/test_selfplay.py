"""Self-play finds what it is there to find."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest

from engine.core import games
from engine.core.ask import Rule, choose, choose_some
from engine.core.effects import gain
from engine.core.flows import together
from engine.core.offer import Option
from engine.core.text import Text
from engine.selfplay import Broken, main, play_checked
from testkit.bazaar import meta as bazaar
from testkit.bazaar.state import State
from testkit.bazaar.view.structs import View


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Play the bazaar with one part replaced and return what self-play complains about."""

    def play(**parts: Any) -> str:
        monkeypatch.setitem(games._added, "bazaar", dataclasses.replace(bazaar.GAME, **parts))
        with pytest.raises(Broken) as error:
            play_checked("bazaar", 2, "b", {}, ["random"])
        return str(error.value)

    return play


def options(*ids: str) -> list[Option[str]]:
    return [Option(i, i, Text("core.skip")) for i in ids]


def asks(*ids: str) -> Callable[[State], Any]:
    def segment(g: State) -> Rule[None]:
        yield from choose(0, "bazaar.turn", options(*ids))
        g.over = True

    return segment


def test_broken_invariants_are_found(broken: Callable[..., str]) -> None:
    assert "I9: wrong" in broken(invariants=lambda g: ["I9: wrong"])


def test_leaks_are_found(broken: Callable[..., str]) -> None:
    def telling(g: State, seat: int | None) -> Any:
        return View(0, 0, tuple(g.deck), 0, (), (), (), ())

    assert "cannot know" in broken(view=telling)


def test_long_lists_and_bad_ids_are_found(broken: Callable[..., str]) -> None:
    assert "26 options" in broken(segment=asks(*[f"n:{n}" for n in range(26)]))
    assert "bad option id" in broken(segment=asks("Ж", "b"))
    assert "repeat" in broken(segment=asks("a", "a"))


def test_rules_that_depend_on_anything_but_state_and_choices_are_found(broken: Callable[..., str]) -> None:
    calls: list[int] = []

    def forgetful(g: State) -> Rule[None]:
        calls.append(1)
        g.round = len(calls)
        yield from choose(0, "bazaar.turn", options("a", "b"))
        g.over = True

    assert "another state" in broken(segment=forgetful)


def test_secret_flows_that_change_something_are_found(broken: Callable[..., str]) -> None:
    def flow(g: State, seat: int) -> Rule[None]:
        yield from choose(seat, "bazaar.turn", options("a", "b"))
        gain(g, seat, "dates")
        yield from choose(seat, "bazaar.turn", options("c", "d"))

    def segment(g: State) -> Rule[None]:
        yield from together(g, "bazaar.bidding", {s: flow(g, s) for s in range(g.seats)})
        g.over = True

    assert "before the phase was over" in broken(segment=segment)


def test_open_flows_may_change_their_own_board_and_nothing_else(broken: Callable[..., str]) -> None:
    def flow(g: State, seat: int) -> Rule[None]:
        yield from choose_some(seat, "bazaar.turn", options("a", "b"), 0, 2)
        gain(g, seat, "dates")
        g.bank -= 1
        yield from choose(seat, "bazaar.turn", options("c", "d"))

    def segment(g: State) -> Rule[None]:
        yield from together(g, "bazaar.bidding", {s: flow(g, s) for s in range(g.seats)}, secret=False)
        g.over = True

    assert "before the phase was over" in broken(segment=segment, invariants=lambda g: [])


@pytest.mark.slow
def test_the_command_plays_and_prints(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bazaar", "--seats", "3", "--games", "2", "--log", "--option", "goods=scarce"]) == 0
    out = capsys.readouterr().out
    assert "rank 1" in out
    assert "2 games" in out
    assert main(["bazaar", "--seats", "9"]) == 2
    assert "core.mistake.seats" in capsys.readouterr().err
