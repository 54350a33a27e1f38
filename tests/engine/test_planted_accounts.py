"""Faults that are planted in how rules keep their account are found by checked self-play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from engine.core import run
from engine.core.effects import book
from engine.nippon.rules import changes, rounds
from engine.selfplay import account_faults, playthrough

MOST_ANSWERS = 250


def first_faults(game: str, seats: int) -> Sequence[str]:
    """What is found first in a game; nothing if it comes to its end."""
    for n, table in enumerate(playthrough(game, seats, "planted", None, ("house",))):
        if len(table.crossed) > 1:
            found = account_faults(table.game, *table.crossed[-2:])
            del table.crossed[:-1]
            if found or n > MOST_ANSWERS:
                return found
    return ()


@pytest.mark.slow
def test_nothing_is_found_where_nothing_is_planted() -> None:
    assert not first_faults("nippon", 2)


def test_a_scoring_inside_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules go on without saying so: the answer that ends the turn would have scored the period."""
    monkeypatch.setattr(rounds, "begin", lambda *_: None)
    assert "the end of a turn" in first_faults("nippon", 2)[0]


def test_a_deed_that_is_told_under_another_name(monkeypatch: pytest.MonkeyPatch) -> None:
    give = run.Run.give

    def wrong(self: run.Run, ask: Any, picks: Sequence[str], by: str, values: list[Any] | None = None) -> Any:
        """As if whoever it is done to had done it."""
        made = give(self, ask, picks, by, values)
        starts = self.g.starts
        if starts and starts[-1].seat == ask.seat:
            starts[-1] = replace(starts[-1], seat=1 - ask.seat)
        return made

    monkeypatch.setattr(run.Run, "give", wrong)
    assert "is told as a deed of" in first_faults("nippon", 2)[0]


def test_a_change_that_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = [0]

    def forgetful(*args: Any, **kwargs: Any) -> None:
        counted[0] += 1
        if counted[0] % 40:
            book(*args, **kwargs)

    monkeypatch.setattr(changes, "book", forgetful)
    assert "by its account" in first_faults("nippon", 2)[0]
