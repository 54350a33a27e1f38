"""Tables with their seats, boundaries and choices: everything that is asked about them, the one way to change them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from storage import claims
from storage.database import Database
from storage.rows import BoundaryRow, ChoiceRow, ComponentSet, EventsRow, Opened, Saving, Status, TableRow
from storage.sql import reading, saving


class TableStore:
    """Everything that is asked about tables, and the one way to change them."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def create(self, row: TableRow) -> TableRow:
        """A new table with its seats; it gets its number here."""
        return await self._db.write(partial(saving.create, row=row))

    async def save(self, change: Saving) -> TableRow:
        """Save one change as one transaction; `Conflict` if the table was changed since it was read."""
        return await self._db.write(partial(saving.save, change=change))

    async def create_whole(self, change: Saving) -> TableRow:
        """A new table together with its history, in one transaction."""
        return await self._db.write(partial(saving.create_whole, change=change))

    async def fetch(self, table: int) -> TableRow | None:
        return await self._db.read(partial(reading.fetch, table=table))

    async def open(self, table: int, known: int | None = None) -> Opened | None:
        """A table as it stands; boundary and choices only if its version is not the `known` one."""
        return await self._db.read(partial(reading.open_table, table=table, known=known))

    async def waiting_for(self, user: int) -> list[TableRow]:
        """The running tables in which a person must answer, longest waiting first."""
        return await self._db.read(partial(reading.waiting_for, user=user))

    async def of_user(self, user: int, statuses: Sequence[Status]) -> list[TableRow]:
        """The tables at which a person sits, newest first."""
        return await self._db.read(partial(reading.of_user, user=user, statuses=statuses))

    async def running_of(self, user: int) -> int:
        """How many running tables a person sits at."""
        return await self._db.read(partial(reading.running_of, user=user))

    async def of_guild(self, guild: int, statuses: Sequence[Status]) -> list[TableRow]:
        """The tables of a server, newest first."""
        return await self._db.read(partial(reading.of_guild, guild=guild, statuses=statuses))

    async def in_thread(self, thread: int) -> TableRow | None:
        """The newest table that lives in a thread."""
        return await self._db.read(partial(reading.in_thread, thread=thread))

    async def with_status(self, status: Status) -> list[int]:
        return await self._db.read(partial(reading.with_status, status=status))

    async def by_status(self) -> dict[Status, int]:
        """How many tables there are of each status; nought where there are none."""
        return await self._db.read(reading.by_status)

    async def for_computers(self) -> list[int]:
        """The running tables in which a computer player must answer, and thinks in no other process."""
        me = self._db.process
        return await self._db.read(reading.for_computers if me is None else partial(claims.for_computers, me=me))

    async def take_play(self, table: int) -> bool:
        """Have the computer players of a table think in this process; False if they do in another one."""
        me = self._db.process
        return me is None or await self._db.write(partial(claims.take_play, table=table, me=me))

    async def leave_play(self, table: int) -> None:
        """They have nothing to do here for now."""
        me = self._db.process
        if me is not None:
            await self._db.write(partial(claims.leave_play, table=table, me=me))

    async def last_boundary(self, table: int) -> int | None:
        """The number of the open segment; None if the table never started."""
        return await self._db.read(partial(reading.last_boundary, table=table))

    async def boundary(self, table: int, segment: int) -> BoundaryRow | None:
        """The state before a segment."""
        return await self._db.read(partial(reading.boundary, table=table, segment=segment))

    async def boundaries(self, table: int) -> list[BoundaryRow]:
        return await self._db.read(partial(reading.boundaries, table=table))

    async def events(self, table: int, since: int = 0) -> list[EventsRow]:
        """The events of the closed segments from `since` on."""
        return await self._db.read(partial(reading.events, table=table, since=since))

    async def begun_before(self, table: int, user: int) -> bool:
        """Whether somebody sits or sat at an earlier table of the same game that was begun, guided games aside."""
        return await self._db.read(partial(reading.begun_before, table=table, user=user))

    async def last_segment_of(self, table: int, seat: int, before: int | None = None) -> int | None:
        """The last segment before `before` (None: the open one) in which a seat chose something itself."""
        return await self._db.read(partial(reading.last_segment_of, table=table, seat=seat, before=before))

    async def last_choice_of(self, table: int, seat: int) -> tuple[int, int] | None:
        """Segment and position of the last choice a seat made itself."""
        return await self._db.read(partial(reading.last_choice_of, table=table, seat=seat))

    async def choices_since(self, table: int, segment: int) -> list[ChoiceRow]:
        """The choices of a segment and all later ones, in the order given."""
        return await self._db.read(partial(reading.choices_since, table=table, segment=segment))

    async def all_choices(self, table: int) -> list[ChoiceRow]:
        """Every choice of a table, closed segments included, in the order given."""
        return await self._db.read(partial(reading.all_choices, table=table))

    async def seed(self, table: int) -> str | None:
        """The secret seed; only for tables that are over."""
        return await self._db.read(partial(reading.seed_of, table=table))

    async def component_set(self, key: str) -> ComponentSet | None:
        return await self._db.read(partial(reading.component_set, key=key))
