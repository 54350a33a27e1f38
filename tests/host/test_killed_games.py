"""The undisturbed game that killed ones are compared with: what it said is read answer by answer, the last one too."""

from __future__ import annotations

from typing import Any

import msgspec

from testkit.crashes.killed_games import answers
from testkit.crashes.scenarios import Action

ACTION = msgspec.to_builtins(Action("answer"))


def test_what_a_life_says_in_the_end_is_no_part_of_its_last_answer() -> None:
    said: list[list[Any]] = [
        ["settled", "a"],
        ["action", ACTION],
        ["state", "b"],
        ["points", 7],
        ["told", "nonce", "hello"],
        ["settled", "c"],
        ["action", ACTION],
        ["points", 3],
        ["settled", "d"],
        ["passed", 1234],
    ]
    first, last = answers(said)
    assert (first.states, first.points, first.told, first.settled) == (["a", "b"], 7, ["hello"], "c")
    assert (last.states, last.points, last.settled) == (["c"], 3, "d")
