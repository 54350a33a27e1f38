"""Signs of life: whoever holds a seat and presses something of the table is there, which what is done to them asks."""

from __future__ import annotations

from collections.abc import Callable, Collection

from msgspec.structs import replace

from host.rights import Person
from host.tables.stand_ins import with_seat
from storage import Database, DueRow, SeatRow, TableRow, sql

SIGN_SECONDS = 600.0  # between signs of the same person that are noted


class SignsOfLife:
    """Notes them now and then, and at once where a seat is about to be offered."""

    def __init__(self, db: Database, time: Callable[[], float]) -> None:
        self._db, self._time = db, time
        self._writing: set[tuple[int, int]] = set()  # tables and users: a click looks at its table more than once
        self.rouse: Callable[[float], None] = lambda at: None  # called with when something is due because of a sign

    async def note(self, row: TableRow, person: Person) -> TableRow:
        """The row of a table at which somebody has just done something, with their sign."""
        seat, at = row.seat_of(person.user), self._time()
        if seat is None or not person.acts or row.status != "running":
            return row
        if seat.offer_at is None and seat.seen_at is not None and at - seat.seen_at < SIGN_SECONDS:
            return row
        if (key := (row.id, person.user)) not in self._writing:
            self._writing.add(key)
            try:
                await self._write(row, seat, at)
            finally:
                self._writing.discard(key)
        return with_seat(row, replace(seat, seen_at=at))

    def given(self, row: TableRow, person: Person) -> TableRow:
        """The row of a table with the sign of who does something there, to be saved with that."""
        seat = row.seat_of(person.user)
        return row if seat is None or not person.acts else with_seat(row, replace(seat, seen_at=self._time()))

    async def _write(self, row: TableRow, seat: SeatRow, at: float) -> None:
        put = [] if seat.offer_at is None else [sign_row(row, seat, at)]
        await self._db.write(sql.tables.note_sign, row.id, seat.seat, at, put)
        for due in put:
            self.rouse(due.at)


def listening(row: TableRow, users: Collection[int], at: float) -> TableRow:
    """The row of a table whose silence begins to count for these people: their very next sign is noted."""
    last = at - SIGN_SECONDS
    return replace(
        row,
        seats=tuple(
            replace(one, seen_at=min(one.seen_at, last)) if one.user in users and one.seen_at is not None else one
            for one in row.seats
        ),
    )


def sign_row(row: TableRow, seat: SeatRow, at: float) -> DueRow:
    """That somebody is there whose seat is about to be offered."""
    return DueRow("sign", at, f"sign:{row.id}:{seat.seat}", row.id, seat.seat, seat.user)
