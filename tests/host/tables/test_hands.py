"""What counts as a change of a hand."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from engine.core import games
from engine.core.games import AnyGame
from engine.core.table import Table
from host.tables.hands import changed_hands
from testkit.bazaar import meta as bazaar


@pytest.fixture(autouse=True)
def open_bazaar(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bazaar with nothing that only one seat knows."""
    game: AnyGame = dataclasses.replace(bazaar.GAME, id="open bazaar", hidden=lambda g: [])
    monkeypatch.setitem(games._added, game.id, game)


def snapshot(**changes: Any) -> bytes:
    """A bazaar in which the second player holds other things than usual."""
    table = Table.start("bazaar", 2, seed="s")
    state = table.state
    state.round = changes.pop("round", state.round)
    for name, value in changes.items():
        setattr(state.players[1], name, value)
    return table.encoded_state()


def test_public_changes_are_no_change_of_a_hand() -> None:
    assert changed_hands("bazaar", snapshot(), snapshot(), (0, 1)) == ()
    assert changed_hands("bazaar", snapshot(), snapshot(coins=0, round=7), (0, 1)) == ()


def test_a_card_more_is() -> None:
    assert changed_hands("bazaar", snapshot(), snapshot(hand=["urn", "veil"], coins=1), (0, 1)) == (1,)
    assert changed_hands("bazaar", snapshot(hand=["urn"]), snapshot(hand=["veil"]), (0, 1)) == (1,)


def test_only_the_seats_asked_about_are_looked_at() -> None:
    assert changed_hands("bazaar", snapshot(), snapshot(hand=["urn", "veil"]), (0,)) == ()
    assert changed_hands("bazaar", snapshot(), snapshot(hand=["urn", "veil"]), ()) == ()


def test_at_the_start_every_hand_is_new() -> None:
    assert changed_hands("bazaar", None, snapshot(), (0, 1)) == (0, 1)
    assert changed_hands("open bazaar", None, snapshot(), (0, 1)) == ()
