"""Who may do what at a table, in one place."""

from __future__ import annotations

from typing import Literal

from engine.core.text import Seat
from host.trouble import mistake
from storage import TableRow

Deed = Literal["answer", "undo", "options", "computers", "start", "close", "replace", "export", "look"]
Who = Literal["player", "organiser", "anybody"]

# "organiser" is whoever made the table, or a manager of the server it stands in.
RIGHTS: dict[Deed, Who] = {
    "answer": "player",
    "undo": "player",
    "options": "organiser",
    "computers": "organiser",
    "start": "organiser",
    "close": "organiser",
    "replace": "organiser",
    "export": "anybody",
    "look": "anybody",
}


def may(deed: Deed, row: TableRow, user: int, *, manager: bool = False) -> bool:
    """Whether somebody may do that."""
    match RIGHTS[deed]:
        case "player":
            return row.seat_of(user) is not None
        case "organiser":
            return manager or user == row.organiser
        case "anybody":
            return True


def allow(deed: Deed, row: TableRow, user: int, *, manager: bool = False) -> None:
    """Refuse with a sentence what somebody may not do."""
    if not may(deed, row, user, manager=manager):
        raise mistake("not_seated" if RIGHTS[deed] == "player" else "organiser", table=row.id)


def own_seat(deed: Deed, row: TableRow, user: int) -> Seat:
    """The seat on which somebody does that."""
    allow(deed, row, user)
    seat = row.seat_of(user)
    if seat is None:
        raise mistake("not_seated", table=row.id)
    return seat.seat
