"""Playing on from a turn of a finished game: a table of its own, against computers or with friends, for nothing."""

from __future__ import annotations

import logging

import msgspec
from msgspec.structs import replace

from engine.core import games
from engine.core.plan import PlannedChoice
from engine.core.run import decode_state
from engine.core.text import Seat
from engine.players import computer_player
from host.clocks.clock import NONE
from host.errors import careful, mistake
from host.records import TableInfo, info
from host.rights import Person
from host.seating.lobby import as_invited, refuse_begun
from host.seating.practice_tables import computer_seat, gets_up, sits_down
from host.seating.seats import player_name
from host.seating.table_language import in_most_read
from host.tables.live_tables import LiveTables
from host.tables.prepared_answers import StoredPlan
from host.tables.reads import never_begun
from host.tables.stand_ins import organised
from storage import PlanRow, Practice, Saving, SeatRow, TableRow, sql

log = logging.getLogger(__name__)

HOUSE = "house"  # who plays on the other seats, unless somebody else is chosen


class PracticeTables:
    """Opens practice tables, which `host.lobby.start` begins, and seats people there; their game stays as it is."""

    def __init__(self, live: LiveTables) -> None:
        self._live = live
        self._db = live.db

    @careful
    async def look(self, table: int, person: Person, turn: int) -> TableInfo:
        """Refuse at once what `open` would refuse at a turn; else the game that would be played on from."""
        return info(await self._origin(table, person, turn))

    @careful
    async def open(
        self,
        table: int,
        person: Person,
        turn: int,
        seat: Seat,
        name: str,
        *,
        level: str = HOUSE,
        clock: str = NONE,
        channel: int | None = None,
        language: str = "en",
        private: bool = False,
        reads: str | None = None,
        tried: tuple[PlannedChoice, ...] = (),
    ) -> TableInfo:
        """The lobby of a table that plays on after so many turns; computer players sit on all other seats.

        A turn that was `tried` on that seat is played first.
        """
        origin = await self._origin(table, person, turn)
        if not 0 <= seat < len(origin.seats):
            raise mistake("practice_seat", last=len(origin.seats))
        computer_player(games.get(origin.game), level)
        at = self._live.time()
        row = TableRow(
            game=origin.game,
            options=origin.options,
            organiser=person.user,
            guild=person.guild,
            channel=None if person.guild is None else channel,
            language=language,
            private=private or origin.private,
            clock=clock,
            practice=Practice(table, turn),
            corrected=origin.corrected,
            seats_kept=True,
            created_at=at,
            changed_at=at,
            seats=tuple(SeatRow(one.seat, name="", colour=one.colour) for one in origin.seats),
        )
        for number in range(len(row.seats)):
            sits = computer_seat(row, number, level)
            if number == seat:
                sits = SeatRow(seat, user=person.user, name=player_name(name), reads=reads, colour=sits.colour)
            row = replace(row, seats=(*row.seats[:number], sits, *row.seats[number + 1 :]))
        plans = [PlanRow(seat, person.user, 0, msgspec.json.encode(StoredPlan((tried,))))] if tried else []
        row = await self._live.open(row, person, plans=plans)
        log.info("table=%s game=%s opened for practice", row.id, row.game)
        return info(row)

    @careful
    async def sit(self, table: int, person: Person, seat: Seat, name: str, reads: str | None = None) -> TableInfo:
        """Take a computer player's seat, or change to it; only before the start."""
        person = await as_invited(self._db, table, person)
        async with self._live.hold_row(table, "join", person) as row:
            refuse_begun(row)
            if row.practice is None:
                raise mistake("practice_none", table=table)
            own = row.seat_of(person.user)
            sits = own or SeatRow(seat, user=person.user, name=player_name(name), reads=reads)
            after = sits_down(row, sits, seat)
            if own is not None:
                after = gets_up(after, own.seat)
            change = Saving(before=row, after=organised(in_most_read(after)), at=self._live.time())
            return info(await self._live.commit(change))

    async def _origin(self, table: int, person: Person, turn: int) -> TableRow:
        """The game somebody wants to play on from: one that is over, or a guided one of their own."""
        row = await self._live.row(table, "look", person)
        own_lesson = row.teaching == "lesson" and row.seat_of(person.user) is not None
        if row.status == "lobby":
            raise never_begun(row)
        if row.status not in ("over", "closed") and not own_lesson:
            raise mistake("practice_running", table=table)
        boundary = await self._db.read(sql.tables.boundary, table, turn)
        if boundary is None:
            last = await self._db.read(sql.tables.last_boundary, table)
            raise never_begun(row) if last is None else mistake("turn", turn=turn, last=last)
        game = games.get(row.game)
        await self._live.components(game, row.components)
        if decode_state(game, boundary.snapshot).over:
            raise mistake("practice_over", turn=turn)
        return row
