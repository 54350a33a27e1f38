"""Whose hand has changed: what a seat's view has beside the public one, since the host knows no game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from hashlib import sha256
from typing import Any

import msgspec

from engine.core import games
from engine.core.games import AnyGame
from engine.core.run import thaw
from engine.core.text import Seat

REMEMBERED = 256  # what is after one turn is before the next one


def changed_hands(game: AnyGame, before: bytes | None, after: bytes, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Which of these seats know other things that are not public; `before` None: know any at all."""
    old = _known(game.view, game.id, before, tuple(seats))
    new = _known(game.view, game.id, after, tuple(seats))
    return tuple(seat for seat, was, now in zip(seats, old, new, strict=True) if was != now)


@lru_cache(REMEMBERED)
def _known(
    view: Callable[[Any, Seat | None], Any], game: str, snapshot: bytes | None, seats: tuple[Seat, ...]
) -> tuple[bytes, ...]:
    """A digest per seat of all it knows that others do not; empty for nothing."""
    if snapshot is None or not seats:
        return (b"",) * len(seats)
    state = thaw(games.get(game), snapshot)
    public = msgspec.to_builtins(view(state, None))
    return tuple(_digest(_beside(msgspec.to_builtins(view(state, seat)), public)) for seat in seats)


def _digest(secrets: Any) -> bytes:
    return b"" if secrets is None else sha256(msgspec.msgpack.encode(secrets)).digest()


def _beside(own: Any, public: Any) -> Any:
    """The parts of a value that differ from another one, None if nothing does."""
    if own == public:
        return None
    if isinstance(own, dict) and isinstance(public, dict):
        return {key: _beside(value, public.get(key)) for key, value in own.items() if value != public.get(key)}
    if isinstance(own, list | tuple) and isinstance(public, list | tuple) and len(own) == len(public):
        return {n: _beside(value, public[n]) for n, value in enumerate(own) if value != public[n]}
    return own
