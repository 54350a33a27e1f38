"""What counts as a change of a hand."""

from __future__ import annotations

import dataclasses
from typing import Any

from msgspec import Struct

from engine.core.run import freeze
from engine.core.table import Table
from host.hands import changed_hands
from tests.support.bazaar import meta as bazaar


class Mat(Struct, frozen=True):
    coins: int
    hand: tuple[str, ...] | None


class Board(Struct, frozen=True):
    round: int
    mats: tuple[Mat, ...]


def view(g: Any, seat: int | None) -> Board:
    return Board(g.round, tuple(Mat(p.coins, tuple(p.hand) if s == seat else None) for s, p in enumerate(g.players)))


GAME = dataclasses.replace(bazaar.GAME, view=view)


def snapshot(**changes: Any) -> bytes:
    """A bazaar in which the second player holds other things than usual."""
    state = Table.start("bazaar", 2, seed="s").state
    state.round = changes.pop("round", state.round)
    for name, value in changes.items():
        setattr(state.players[1], name, value)
    return freeze(state)


def test_public_changes_are_no_change_of_a_hand() -> None:
    assert changed_hands(GAME, snapshot(), snapshot(), (0, 1)) == ()
    assert changed_hands(GAME, snapshot(), snapshot(coins=0, round=7), (0, 1)) == ()


def test_a_card_more_is() -> None:
    assert changed_hands(GAME, snapshot(), snapshot(hand=["urn", "veil"], coins=1), (0, 1)) == (1,)
    assert changed_hands(GAME, snapshot(hand=["urn"]), snapshot(hand=["veil"]), (0, 1)) == (1,)


def test_only_the_seats_asked_about_are_looked_at() -> None:
    assert changed_hands(GAME, snapshot(), snapshot(hand=["urn", "veil"]), (0,)) == ()
    assert changed_hands(GAME, snapshot(), snapshot(hand=["urn", "veil"]), ()) == ()


def test_at_the_start_every_hand_is_new() -> None:
    assert changed_hands(GAME, None, snapshot(), (0, 1)) == (0, 1)
    open_game = dataclasses.replace(GAME, view=lambda g, seat: view(g, None))
    assert changed_hands(open_game, None, snapshot(), (0, 1)) == ()
