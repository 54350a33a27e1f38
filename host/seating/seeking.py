"""Looking for players: a table of strangers starts when it is full and everybody has accepted it as it is."""

from __future__ import annotations

import logging

from msgspec.structs import replace

from engine.core import games
from engine.core.text import PlayerMistake, Text, join, text, verbatim
from host import rights
from host.errors import careful
from host.records import TableInfo, info
from host.rights import BOT, Person
from host.seating.lobby import INVITATION_SECONDS, refuse_begun
from host.seating.options import most_seats
from host.seating.practice_tables import refuse_practice
from host.tables import acceptance, notice_rows
from host.tables.due import Due
from host.tables.live_tables import LiveTables
from host.tables.stand_ins import with_seat
from storage import DueRow, Saving, Seeking, TableRow, sql

log = logging.getLogger(__name__)

EVERYBODY = 0  # whom a call invites
SKILLS = ("anybody", "newcomers", "experienced")


class SeekingPlayers:
    """All of it happens in the lobby; whoever organises the table begins and ends it."""

    def __init__(self, live: LiveTables, due: Due) -> None:
        self._live = live
        self._due = due
        due.on(acceptance.KIND, self._expire)

    @careful
    async def begin(self, table: int, person: Person, skill: str = SKILLS[0], seats: int | None = None) -> TableInfo:
        """From now on the table is for whoever comes, up to so many seats (None: all there are)."""
        async with self._live.hold_row(table, "options", person) as row:
            refuse_begun(row)
            refuse_practice(row)
            if row.private:
                raise PlayerMistake(Text("home.mistake.seek_private"))
            game = games.get(row.game)
            most = most_seats(game, row.options)
            wanted = most if seats is None else seats
            if skill not in SKILLS:
                raise PlayerMistake(Text("home.mistake.skill"))
            if not len(row.seats) <= wanted <= most or wanted not in game.seats:
                raise PlayerMistake(text("home.mistake.seats", most=most))
            found = replace(row.seeking, seats=wanted, skill=skill) if row.seeking else Seeking(wanted, skill)
            return await self._save(row, replace(row, seeking=found))

    @careful
    async def end(self, table: int, person: Person) -> TableInfo:
        """An ordinary table again: the organiser starts it."""
        async with self._live.hold_row(table, "options", person) as row:
            refuse_begun(row)
            return await self._save(row, replace(row, seeking=None))

    @careful
    async def posted(self, table: int, channel: int, message: int) -> TableInfo:
        """The bot itself: where players were called for."""
        async with self._live.hold_row(table, "look", BOT) as row:
            if row.seeking is None and row.status == "lobby":
                return info(row)
            seeking = row.seeking or Seeking(len(row.seats))
            await self._live.db.write(sql.table_extras.put_invitation, table, EVERYBODY, self._live.time())
            return await self._save(row, replace(row, seeking=replace(seeking, channel=channel, message=message)))

    @careful
    async def may_call(self, table: int) -> bool:
        """The bot itself: whether a post may ring again; once a day for each table, like an invitation."""
        last = await self._live.db.read(sql.table_extras.last_invitation, table, EVERYBODY)
        return last is None or self._live.time() - last >= INVITATION_SECONDS

    @careful
    async def accept(self, table: int, person: Person) -> TableInfo:
        """Say that one would like to play it so; the last who does may start it."""
        async with self._live.hold_row(table, "leave", person) as row:
            refuse_begun(row)
            if row.seeking is None:
                raise PlayerMistake(Text("home.mistake.not_seeking"))
            if len(row.seats) < row.seeking.seats:
                raise PlayerMistake(text("home.mistake.not_full", n=row.seeking.seats - len(row.seats)))
            seat = row.seats[rights.own_seat(row, person)]
            if seat.accepted:
                return info(row)
            return await self._save(row, with_seat(row, replace(seat, accepted=True)))

    async def _expire(self, due: DueRow) -> None:
        """Who has not accepted in time gives the seat up, so that the others can play with somebody else."""
        assert due.table is not None
        async with self._live.hold_row(due.table, "look", BOT) as row:
            if not await self._due.stands(due) or row.status != "lobby" or row.seeking is None:
                return
            kept = [seat for seat in row.seats if seat.user is None or seat.accepted]
            people = [seat.user for seat in kept if seat.user is not None]
            at = self._live.time()
            after = replace(row, seats=tuple(replace(seat, seat=n) for n, seat in enumerate(kept)))
            if people and row.organiser not in people:
                after = replace(after, organiser=people[0])
            if not people:
                after = replace(after, status="closed", ended_at=at)
            log.info("table=%s game=%s %s have not accepted", row.id, row.game, len(row.seats) - len(kept))
            gone = join([verbatim(seat.name) for seat in row.seats if seat not in kept], "comma")
            said = text("home.seek.expired" if people else "home.seek.nobody", players=gone, table=row.id)
            lost, again = text("home.seek.lost"), "join" if people else ""
            notices = [
                notice_rows.lobby_notice(row.id, said),
                *(
                    notice_rows.word(row.id, seat.user, lost, button=again)
                    for seat in row.seats
                    if seat not in kept and seat.user
                ),
            ]
            await self._live.commit(Saving(before=row, after=after, at=at, notices=notices, done=due))

    async def _save(self, row: TableRow, after: TableRow) -> TableInfo:
        return info(await self._live.commit(Saving(before=row, after=after, at=self._live.time())))
