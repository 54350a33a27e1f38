"""Deeds among the people of one table: who does what to whom, how many they are, in which state the other one is.

What is expected is said here in words of its own, so that a hole in the rules of the host is found.
"""

from __future__ import annotations

from itertools import product
from typing import Final, Literal, NamedTuple

Doer = Literal["organiser", "player", "stand-in's owner", "replaced", "former organiser", "resigned", "watcher"]
State = Literal["present", "asleep", "stood in for", "late", "vacation", "silent", "left"]
Done = Literal["replace", "rewind", "pause", "resume", "pace", "hints", "close"]
Outcome = Literal["refused", "asks", "warns", "happens"]

DOERS: Final[tuple[Doer, ...]] = (
    "organiser",
    "player",
    "stand-in's owner",  # lets the stand-in play, and can come back at any time
    "replaced",  # whose seat is offered, and who can still come back
    "former organiser",  # who has left the game
    "resigned",  # a player who has
    "watcher",
)
STATES: Final[tuple[State, ...]] = ("present", "asleep", "stood in for", "late", "vacation", "silent", "left")
DEEDS: Final[tuple[Done, ...]] = ("replace", "rewind", "pause", "resume", "pace", "hints", "close")
HOLDING: Final = ("organiser", "player", "stand-in's owner", "replaced")
ABSENT: Final = ("late", "silent", "left")


class PeopleCell(NamedTuple):
    """Somebody wants something at a table of so many people, one of whom, the concerned, is in that state."""

    deed: Done
    doer: Doer
    people: int
    state: State


def cells() -> list[PeopleCell]:
    """All there can be: who plays alone is the organiser; a clock runs only where two people play themselves."""
    found = [PeopleCell(*cell) for cell in product(DEEDS, DOERS, (1, 2, 3, 4), STATES)]
    return [cell for cell in found if (_with_a_clock(cell) if cell.people > 1 else _alone(cell))]


def _alone(cell: PeopleCell) -> bool:
    return cell.doer == "organiser" and cell.state == "present"


def _with_a_clock(cell: PeopleCell) -> bool:
    return not (cell.state == "late" and cell.people == 2 and cell.doer in ("stand-in's owner", "replaced"))


def expected(cell: PeopleCell) -> Outcome:
    """What comes of it at once; `warns`: the concerned is told, and has a day to object."""
    if cell.doer not in HOLDING:
        return "refused"
    if cell.deed in ("rewind", "close") and cell.doer != "organiser":
        return "refused"
    others = cell.people - 1
    if cell.deed == "hints" and not others:
        return "refused"  # who plays alone has them anyway
    if cell.deed == "replace":
        if not others or cell.state not in ABSENT:
            return "refused"
        return "warns" if others == 1 else "asks"
    asked = others - (cell.state == "left")
    return "asks" if asked else "happens"
