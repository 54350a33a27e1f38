"""Turns that end by themselves: a while after the last choice, unless their player goes back, holds or ends them."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from engine.core.text import PlayerMistake, Seat
from host import rights
from host.errors import HostTrouble, careful
from host.rights import BOT, Person
from host.tables.due import Due
from host.tables.live_tables import LiveTables
from host.tables.prepared_answers import STANDING, TURN_END, end_key
from storage import DueRow, Saving, sql

log = logging.getLogger(__name__)

Ended = Callable[[int, int], Awaitable[None]]  # a table, and whose turn ended there by itself


async def nobody_listens(table: int, user: int) -> None:
    """Before there are panels."""


class TurnEnds:
    """The end of a turn is a due row, so it comes after a restart, too."""

    def __init__(self, live: LiveTables, due: Due) -> None:
        self._live, self._due = live, due
        self.when_ended: Ended = nobody_listens
        due.on(TURN_END, self._end)

    @careful
    async def at(self, table: int, seat: Seat) -> float | None:
        """When the turn of a seat ends by itself; None if it does not."""
        found = await self._live.db.read(sql.due.of_key, end_key(table, seat))
        return None if found is None else found.at

    @careful
    async def hold(self, table: int, person: Person) -> None:
        """Somebody's turn does not end by itself this time."""
        async with self._live.hold_row(table, "answer", person) as row:
            key = end_key(table, rights.own_seat(row, person))
            await self._live.commit(Saving(before=row, after=row, at=self._live.time(), void=[key]))

    async def _end(self, row: DueRow) -> None:
        assert row.table is not None
        assert row.seat is not None
        try:
            async with self._live.hold(row.table, "look", BOT) as held:
                ask, user = held.table.ask_of(row.seat), held.row.seats[row.seat].person
                if not await self._due.stands(row) or user is None or ask is None or not ask.confirms():
                    return
                await self._live.act(held, "answer", row.seat, ask.ids(), STANDING, row)
        except (HostTrouble, PlayerMistake) as trouble:
            log.info("table=%s seat=%s the turn does not end by itself: %s", row.table, row.seat, trouble)
            return
        await self.when_ended(row.table, user)
