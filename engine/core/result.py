"""How a table ended, as the rulebook's scoring pad has it."""

from __future__ import annotations

from msgspec import Struct

from engine.core.text import Seat, Text


class Line(Struct, frozen=True):
    """One line of the scoring pad."""

    label: Text
    points: int
    detail: Text | None = None


class Score(Struct, frozen=True):
    """One player's column of the scoring pad."""

    seat: Seat
    rank: int
    total: int
    lines: tuple[Line, ...]
    note: Text | None = None


class Result(Struct, frozen=True):
    """All columns in seat order, who won (several share a victory, none lose a solo game), and a closing remark."""

    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]
    note: Text | None = None


def ranks(order: list[list[Seat]]) -> dict[Seat, int]:
    """Ranks from groups of equals, best first: 1, 2, 2, 4."""
    found: dict[Seat, int] = {}
    place = 1
    for group in order:
        for seat in group:
            found[seat] = place
        place += len(group)
    return found
