"""How a table ended, as the rulebook's scoring pad has it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from msgspec import Struct

from engine.core.text import Seat, Text, join, text, who


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


def ties(scores: Iterable[Score]) -> list[tuple[Score, ...]]:
    """Those who have the same total as somebody else, by place; best first."""
    ordered = sorted(scores, key=lambda score: (-score.total, score.rank, score.seat))
    groups = [tuple(group) for _, group in groupby(ordered, key=lambda score: score.total)]
    return [group for group in groups if len(group) > 1]


def tie_note(scores: Iterable[Score], key: str) -> Text | None:
    """A remark on every tie: who has how many points, and which place they share, if nothing sets them apart."""
    found = []
    for group in ties(scores):
        players, first = join([who(one.seat) for one in group], "and"), group[0]
        shared = {"place": first.rank} if group[-1].rank == first.rank else {}
        found.append(text(key, players=players, points=first.total, **shared))
    return join(found, "space") if found else None


def ranks(order: list[list[Seat]]) -> dict[Seat, int]:
    """Ranks from groups of equals, best first: 1, 2, 2, 4."""
    found: dict[Seat, int] = {}
    place = 1
    for group in order:
        for seat in group:
            found[seat] = place
        place += len(group)
    return found
