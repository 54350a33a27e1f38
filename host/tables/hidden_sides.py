"""Hidden sides stay with who has seen them: a seat shows its past to who held it then, and nobody sees two of them."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable

from msgspec import Struct

from engine.core.text import Seat
from host.errors import mistake
from host.rights import Person
from storage import Database, HolderRow, Saving, TableRow, sql


class Eyes(Struct, frozen=True):
    """Whose hidden side somebody may see at a table, segment by segment."""

    seat: Seat | None
    user: int
    holders: tuple[HolderRow, ...] | None  # None: all of it, because the game is over or they have no seat

    def at(self, segment: int) -> Seat | None:
        """The seat whose hidden side they may see in a segment; None: what everybody may know."""
        if self.holders is None:
            return self.seat
        held = bisect_right([one.segment for one in self.holders], segment)
        return self.seat if held and self.holders[held - 1].user == self.user else None


def eyes_of(row: TableRow, person: Person, holders: Iterable[HolderRow]) -> Eyes:
    """What somebody may see of the past of a table: of their seat, what happened since it is theirs."""
    own = row.seat_of(person.user)
    if own is None or row.status == "over":
        return Eyes(None if own is None else own.seat, person.user, None)
    return Eyes(own.seat, person.user, tuple(holders))


async def refuse_second_side(db: Database, change: Saving) -> None:
    """Refuse that somebody sits down on a seat who has seen the hidden side of another one."""
    if change.before.status == "lobby":
        return
    for seat, user in sql.holders.newcomers(change.before, change.after):
        if await db.read(sql.holders.seats_of, change.after.id, user) - {seat}:
            raise mistake("seen_other_seat", table=change.after.id)
