"""Who sits where before the start: the organiser says, or two who agree."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.text import PlayerMistake, Seat, Text, text
from host import rights
from host.errors import careful
from host.records import TableInfo, info
from host.rights import Person
from host.seating.lobby import refuse_begun
from host.seating.practice_tables import refuse_practice
from host.tables import notice_rows
from host.tables.live_tables import LiveTables
from storage import NoticeRow, Saving, SeatRow, TableRow


class Places:
    """A lobby whose seats were swapped keeps them at the start; else they are drawn."""

    def __init__(self, live: LiveTables) -> None:
        self._live = live

    @careful
    async def swap(self, table: int, person: Person, seats: Sequence[Seat]) -> TableInfo:
        """The organiser has two swap seats, people or computer players."""
        async with self._live.hold_row(table, "options", person) as row:
            refuse_begun(row)
            if len({*seats}) != 2 or not all(0 <= seat < len(row.seats) for seat in seats):
                raise PlayerMistake(Text("setup.mistake.two"))
            return await self._save(row, swapped(row, *seats))

    @careful
    async def keep(self, table: int, person: Person, *, kept: bool) -> TableInfo:
        """Whether seats stay at the start as they are, or are drawn."""
        async with self._live.hold_row(table, "options", person) as row:
            refuse_begun(row)
            refuse_practice(row)
            return await self._save(row, replace(row, seats_kept=kept))

    @careful
    async def wish(self, table: int, person: Person, other: Seat | None) -> tuple[TableInfo, bool]:
        """A player would like another's seat: a computer player's at once, a person is asked; None: not any more.

        Returns whether they have swapped.
        """
        async with self._live.hold_row(table, "leave", person) as row:
            refuse_begun(row)
            own = row.seats[rights.own_seat(row, person)]
            if other is None:
                return await self._save(row, _wishing(row, own, None)), False
            if other == own.seat or not 0 <= other < len(row.seats):
                raise PlayerMistake(Text("setup.mistake.two"))
            asked = row.seats[other]
            if asked.user is None or asked.swaps_with == person.user:
                return await self._save(row, swapped(row, own.seat, other)), True
            if own.swaps_with == asked.user:
                return info(row), False
            said = text("setup.swap.ask", guest=f"<@{person.user}>", own=own.seat + 1, other=other + 1)
            word = notice_rows.word(table, asked.user, said, button=notice_rows.SWAP)
            return await self._save(row, _wishing(row, own, asked.user), word), False

    @careful
    async def agree(self, table: int, person: Person, other: int | None = None) -> TableInfo:
        """Swap with somebody who would like to (None: whoever asked first)."""
        async with self._live.hold_row(table, "leave", person) as row:
            refuse_begun(row)
            own = rights.own_seat(row, person)
            asking = [seat for seat in row.seats if seat.swaps_with == person.user and other in (None, seat.user)]
            if not asking:
                raise PlayerMistake(Text("setup.mistake.nobody_asks"))
            return await self._save(row, swapped(row, own, asking[0].seat))

    async def _save(self, before: TableRow, after: TableRow, *words: NoticeRow) -> TableInfo:
        change = Saving(before=before, after=after, at=self._live.time(), notices=list(words))
        return info(await self._live.commit(change))


def swapped(row: TableRow, one: Seat, other: Seat) -> TableRow:
    """A lobby in which two have swapped seats, and wish for no other."""
    seats = list(row.seats)
    seats[one], seats[other] = (
        replace(seats[other], seat=one, colour=seats[one].colour, swaps_with=None),
        replace(seats[one], seat=other, colour=seats[other].colour, swaps_with=None),
    )
    return replace(row, seats=tuple(seats), seats_kept=True)


def _wishing(row: TableRow, own: SeatRow, user: int | None) -> TableRow:
    seats = list(row.seats)
    seats[own.seat] = replace(own, swaps_with=user)
    return replace(row, seats=tuple(seats))
