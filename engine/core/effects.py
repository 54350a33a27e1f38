"""The vocabulary by which rules change a state; it writes the log, raises the undo floor and refuses debts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from engine.core.rng import shuffled
from engine.core.state import CoreState, Event, Value
from engine.core.text import EngineBug, Seat

X = TypeVar("X")


class WithPlayers(Protocol):
    """A state whose players hold amounts as plain integer fields."""

    players: Any
    events: list[Event]


def note(g: CoreState, kind: str, seat: Seat | None = None, *, to: Sequence[Seat] | None = None, **args: Value) -> None:
    """Write a fact into the log; `to` limits it to those who may know it."""
    g.events.append(Event(kind, seat, tuple(args.items()), None if to is None else tuple(to)))


def gain(g: WithPlayers, seat: Seat, what: str, n: int = 1) -> None:
    """Add to what a player holds."""
    if n < 0:
        raise EngineBug(f"gain of {n} {what}")
    player = g.players[seat]
    setattr(player, what, getattr(player, what) + n)


def pay(g: WithPlayers, seat: Seat, what: str, n: int = 1, *, to: Seat | None = None) -> None:
    """Take from what a player holds, to the supply or to another player; nobody ever goes below nothing."""
    player = g.players[seat]
    left = getattr(player, what) - n
    if n < 0 or left < 0:
        raise EngineBug(f"seat {seat} cannot pay {n} {what}")
    setattr(player, what, left)
    if to is not None:
        gain(g, to, what, n)


def reveal(g: CoreState, what: str) -> None:
    """Something new is shown to somebody: nobody can take back what was chosen before."""
    g.revealed.append(what)


def draw(g: CoreState, deck: list[str]) -> str:
    """The top card (the last of the list) of a deck; the undo floor rises, however few see it."""
    card = deck.pop()
    reveal(g, card)
    return card


def shuffle(g: CoreState, deck: list[X]) -> None:
    """Put a deck into random order in place."""
    deck[:] = shuffled(g.rng, deck)
