"""Who knows what: a game names every pile whose faces not everybody sees, once.

From that come what a view leaves out, what only one seat knows, and what may be dealt anew.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from engine.core.rng import Rng, shuffled
from engine.core.text import Seat


class HiddenPile(NamedTuple):
    """A list in the state that names things by id, and who sees what it names; how many there are is no secret."""

    pile: list[str]
    kind: str = ""  # piles of one kind are dealt anew together; none: whoever has paid attention can tell what is in it
    seat: Seat | None = None  # who sees it; None: nobody does
    only: Callable[[str], bool] | None = None  # which of its things are of that kind
    sorted: bool = False  # how it lies says nothing
    within: list[str] | None = None  # another list of the state that names the same things among others


def sees(hidden: Sequence[HiddenPile], pile: list[str], seat: Seat | None) -> bool:
    """Whether a seat (None: everybody) sees what a pile of the state names."""
    return all(one.pile is not pile or (seat is not None and one.seat == seat) for one in hidden)


def secrets(hidden: Sequence[HiddenPile], seat: Seat) -> tuple[tuple[str, ...], ...]:
    """What only that seat sees."""
    return tuple(tuple(one.pile) for one in hidden if one.seat == seat)


def redeal(hidden: Sequence[HiddenPile], seats: Seat | Collection[Seat] | None, rng: Rng) -> None:
    """Deal anew, in place, whatever a seat (or some seats together) cannot know; how it lay before does not matter."""
    known = () if seats is None else (seats,) if isinstance(seats, int) else seats
    for kind in dict.fromkeys(one.kind for one in hidden if one.kind):
        unseen = [(one, _places(one)) for one in hidden if one.kind == kind and one.seat not in known]
        pool = shuffled(rng, sorted(one.pile[place] for one, places in unseen for place in places))
        for one, places in unseen:
            dealt = [pool.pop() for _ in places]
            _put(one, places, sorted(dealt) if one.sorted else dealt)


def _places(one: HiddenPile) -> list[int]:
    return [place for place, name in enumerate(one.pile) if one.only is None or one.only(name)]


def _put(one: HiddenPile, places: Sequence[int], dealt: Sequence[str]) -> None:
    before = [one.pile[place] for place in places]
    for place, name in zip(places, dealt, strict=True):
        one.pile[place] = name
    if one.within is not None:
        instead = dict(zip(before, dealt, strict=True))
        one.within[:] = [instead.get(name, name) for name in one.within]
