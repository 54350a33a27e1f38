"""Lobbies that nobody fills and invitations that nobody answers: those concerned are told, and at last they go."""

from __future__ import annotations

import logging

import msgspec
from msgspec.structs import replace

from engine.core.text import text
from host.errors import careful
from host.records import TableInfo, info
from host.rights import BOT, Person
from host.seating.lobby import refuse_begun
from host.tables import lobby_age, notice_rows
from host.tables.due import Due
from host.tables.live_tables import LiveTables
from host.tables.lobby_age import END_SECONDS, WORD_SECONDS, Age, OpenInvitation
from storage import DueRow, Saving, sql

log = logging.getLogger(__name__)


class Tidying:
    """Each lobby and each open invitation has one due row, which anything done there puts off."""

    def __init__(self, live: LiveTables, due: Due) -> None:
        self._live, self._due = live, due
        due.on(lobby_age.LOBBY, self._lobby)
        due.on(lobby_age.INVITATION, self._invitation)

    @careful
    async def keep(self, table: int, person: Person) -> TableInfo:
        """Somebody who sits at a lobby wants it to stay."""
        async with self._live.hold_row(table, "leave", person) as row:
            refuse_begun(row)
            return info(await self._live.commit(Saving(before=row, after=row, at=self._live.time())))

    @careful
    async def posted(self, table: int, guest: int, channel: int, message: int) -> None:
        """The bot itself: in which message somebody was invited."""
        due = await self._live.db.read(sql.due.of_key, lobby_age.invitation_key(table, guest))
        if due is not None:
            noted = replace(msgspec.json.decode(due.payload, type=OpenInvitation), channel=channel, message=message)
            await self._live.db.write(sql.due.save, [lobby_age.invitation_row(table, guest, noted)])

    async def _lobby(self, due: DueRow) -> None:
        """Nothing was done at a lobby for a week: a word to who sits there; for three weeks: it is closed."""
        assert due.table is not None
        async with self._live.hold_row(due.table, "look", BOT) as row:
            if not await self._due.stands(due) or row.status != "lobby":
                return
            at, told = self._live.time(), msgspec.json.decode(due.payload, type=Age).told
            if told:
                log.info("table=%s game=%s closed: nobody came", row.id, row.game)
                after = replace(row, status="closed", ended_at=at)
                change = Saving(before=row, after=after, at=at, done=due)
                change.notices = [notice_rows.lobby_notice(row.id), *await lobby_age.withdrawals(self._live.db, row)]
                said, button = text("home.tidy.closed"), ""
            else:
                later = lobby_age.lobby_row(row.id, at, told=True)
                change = Saving(before=row, after=row, at=at, due=[later], done=due)
                said, button = text("home.tidy.lobby", until=int(later.at)), "keep"
            people = dict.fromkeys([row.organiser, *(seat.user for seat in row.seats)])
            change.notices += [notice_rows.word(row.id, user, said, button=button) for user in people if user]
            await self._live.commit(change)

    async def _invitation(self, due: DueRow) -> None:
        """Nobody has answered an invitation: both sides are told, and two weeks later it is withdrawn."""
        assert due.table is not None
        assert due.user is not None
        async with self._live.hold_row(due.table, "look", BOT) as row:
            if not await self._due.stands(due) or row.status != "lobby" or row.seat_of(due.user) is not None:
                return
            open_ = msgspec.json.decode(due.payload, type=OpenInvitation)
            at, guest = self._live.time(), f"<@{due.user}>"
            if open_.told:
                notices = lobby_age.withdrawn(row.id, due.user, open_)
                said = text("home.tidy.withdrawn_by", guest=guest)
                notices += [notice_rows.word(row.id, user, said) for user in open_.by]
                await self._live.db.write(
                    sql.table_extras.end_invitation, row.id, due.user, due, [(row.id, one) for one in notices], at
                )
            else:
                later = lobby_age.invitation_row(row.id, due.user, replace(open_, at=at - WORD_SECONDS, told=True))
                until = int(at - WORD_SECONDS + END_SECONDS)
                asked = notice_rows.word(row.id, due.user, text("home.tidy.invited", until=until), button="join")
                said = text("home.tidy.unanswered", guest=guest, until=until)
                notices = [asked, *(notice_rows.word(row.id, user, said) for user in open_.by)]
                await self._live.db.write(
                    sql.due.save, [later], done=due, notices=[(row.id, one) for one in notices], at=at
                )
            self._due.when_told()
