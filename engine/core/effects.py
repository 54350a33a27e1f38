"""The vocabulary by which rules change a state; it writes the log, raises the undo floor and refuses debts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from engine.core.rng import shuffled
from engine.core.state import CoreState, DeedStart, Entry, Event, Value
from engine.core.text import EngineBug, Seat

X = TypeVar("X")
BY_RULE = "rule"  # nobody has chosen it


class Recording(Protocol):
    """What every state writes down of the open segment."""

    events: list[Event]
    entries: list[Entry]
    starts: list[DeedStart]
    cause: tuple[str, Seat | None, str] | None


class WithPlayers(Recording, Protocol):
    """A state whose players hold amounts as plain integer fields."""

    players: Any


def note(g: CoreState, kind: str, seat: Seat | None = None, *, to: Sequence[Seat] | None = None, **args: Value) -> None:
    """Write a fact into the log; `to` limits it to those who may know it."""
    if g.cause is not None:
        _start(g)
    g.events.append(Event(kind, seat, tuple(args.items()), None if to is None else tuple(to)))


def begin(g: CoreState, cause: str, seat: Seat | None = None) -> None:
    """From here on it is a step of the rules, which no answer brings about: nobody's own, or on somebody's board."""
    g.cause = None
    g.starts.append(DeedStart(cause, seat, BY_RULE, len(g.events), len(g.entries)))


def book(
    g: Recording,
    seat: Seat,
    what: str,
    n: int,
    why: str = "",
    *,
    lost: bool = False,
    to: tuple[Seat, ...] | None = None,
) -> None:
    """Put down that somebody has so much more of something, or less; `lost`: would have, but for a limit."""
    if n:
        if g.cause is not None:
            _start(g)
        g.entries.append(Entry(seat, what, n, why, lost, to))


def _start(g: Recording) -> None:
    assert g.cause is not None
    g.starts.append(DeedStart(*g.cause, len(g.events), len(g.entries)))
    g.cause = None


def gain(g: WithPlayers, seat: Seat, what: str, n: int = 1) -> None:
    """Add to what a player holds."""
    if n < 0:
        raise EngineBug(f"gain of {n} {what}")
    player = g.players[seat]
    setattr(player, what, getattr(player, what) + n)
    book(g, seat, what, n)


def pay(g: WithPlayers, seat: Seat, what: str, n: int = 1, *, to: Seat | None = None) -> None:
    """Take from what a player holds, to the supply or to another player; nobody ever goes below nothing."""
    player = g.players[seat]
    left = getattr(player, what) - n
    if n < 0 or left < 0:
        raise EngineBug(f"seat {seat} cannot pay {n} {what}")
    setattr(player, what, left)
    book(g, seat, what, -n)
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
