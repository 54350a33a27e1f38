"""Who may do what at a table, in one place."""

from __future__ import annotations

from typing import Literal

from engine.core.text import Seat
from host.errors import mistake
from host.records import TableInfo
from storage import TableRow

Deed = Literal["answer", "undo", "options", "computers", "start", "close", "replace", "export", "look"]
Who = Literal["player", "organiser", "onlooker"]

# "organiser" is whoever made the table, or a manager of the server it stands in; an "onlooker" anybody on that server,
# at a private table only those who belong to it.
RIGHTS: dict[Deed, Who] = {
    "answer": "player",
    "undo": "player",
    "options": "organiser",
    "computers": "organiser",
    "start": "organiser",
    "close": "organiser",
    "replace": "organiser",
    "export": "onlooker",
    "look": "onlooker",
}


def may(deed: Deed, table: TableRow | TableInfo, user: int, *, manager: bool = False, guild: int | None = None) -> bool:
    """Whether somebody, on this server, may do that."""
    seated, organises = table.seat_of(user) is not None, user == table.organiser
    match RIGHTS[deed]:
        case "player":
            return seated
        case "organiser":
            return manager or organises
        case "onlooker":
            here = table.guild is not None and table.guild == guild
            return seated or organises or (here and not table.private)


def allow(
    deed: Deed, table: TableRow | TableInfo, user: int, *, manager: bool = False, guild: int | None = None
) -> None:
    """Refuse with a sentence what somebody may not do; who may not look does not learn that there is a table."""
    if not may(deed, table, user, manager=manager, guild=guild):
        keys: dict[Who, str] = {"player": "not_seated", "organiser": "organiser", "onlooker": "no_table"}
        raise mistake(keys[RIGHTS[deed]], table=table.id)


def own_seat(deed: Deed, row: TableRow, user: int) -> Seat:
    """The seat on which somebody does that."""
    seat = row.seat_of(user)
    if seat is None:
        raise mistake("not_seated", table=row.id)
    allow(deed, row, user)
    return seat.seat
