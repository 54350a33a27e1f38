"""Whose hand has changed, from one boundary of a table to a later one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core.table import Table
from engine.core.text import Seat

REMEMBERED = 256  # what is after one turn is before the next one


def changed_hands(game: str, before: bytes | None, after: bytes, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Which of these seats know other things that are not public; `before` None: know any at all."""
    if not seats:
        return ()
    known = [b""] * len(seats) if before is None else _secrets(game, before, tuple(seats))
    pairs = zip(seats, known, _secrets(game, after, tuple(seats)), strict=True)
    return tuple(seat for seat, earlier, now in pairs if earlier != now)


@lru_cache(REMEMBERED)
def _secrets(game: str, snapshot: bytes, seats: tuple[Seat, ...]) -> tuple[bytes, ...]:
    return Table.secrets(game, snapshot, seats)
