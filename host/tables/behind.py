"""Tables of which people were told more than is stored: they stand still until somebody there wants to play on."""

from __future__ import annotations

import logging

from msgspec.structs import replace

from engine.core.text import Text, text, verbatim
from host import rights
from host.errors import careful, mistake
from host.records import TableInfo, info
from host.rights import BOT, Person
from host.tables import notice_rows
from host.tables.live_tables import LiveTables
from storage import NoticeRow, Saving, TableRow
from storage.told import ToldVersion, ToldVersions, behind, number_above, numbers_given, stored_versions

log = logging.getLogger(__name__)


class Behind:
    """Compares at the start what is stored with what people were told."""

    def __init__(self, live: LiveTables, told: ToldVersions | None) -> None:
        self._live, self._told = live, told

    @careful
    async def compare(self) -> None:
        """Let every table that has lost something say so and stand still; who runs the bot finds it in the log."""
        restored = await self._live.db.read(numbers_given)
        self._live.given_up = tuple(range(highest + 1, above + 1) for highest, above in restored)
        if self._told is None:
            return
        known = dict(self._told.known)
        older, lost = behind(known, await self._live.db.read(stored_versions))
        for table in older:
            await self._say(table, known[table])
        self._live.lost_tables = frozenset(lost)
        if lost:
            if self._live.shared:
                await self._live.db.write(number_above, lost[-1])
            log.critical(
                "%s tables that people were told of are not in the database: %s. Stop the bot and restore the newest"
                " backup; if this is meant, delete %s",
                len(lost),
                ", ".join(map(str, lost)),
                self._told.path.absolute(),
            )

    async def _say(self, table: int, told: ToldVersion) -> None:
        async with self._live.hold_row(table, "look", BOT) as row:
            if row.version >= told.version:  # another process was quicker
                return
            log.critical(
                "table=%s is behind: people were told version %s, turn %s; version %s, turn %s is stored",
                *(table, told.version, told.turn, row.version, row.posted_segment),
            )
            after = row
            if row.status in ("running", "frozen"):
                after = replace(row, status="frozen", behind=told.turn)
            # No button of what is lost fits a question that comes later.
            missed = told.version - row.version
            seats = tuple(replace(seat, step=seat.step + missed, asked_at=None) for seat in after.seats)
            noted = _notices(row, told)
            saving = Saving(
                before=row,
                after=replace(after, seats=seats),
                at=self._live.time(),
                notices=noted,
                told_version=told.version,
            )
            await self._live.commit(saving)

    @careful
    async def play_on(self, table: int, person: Person) -> TableInfo:
        """Somebody who sits there takes the table as it is stored; everybody is told who."""
        async with self._live.hold_row(table, "decide", person) as row:
            if row.behind is None or row.status != "frozen":
                raise mistake("not_behind", table=table)
            name = row.seats[rights.own_seat(row, person)].name
            said = text("host.behind.on", player=verbatim(name), turn=row.posted_segment)
            if not await self._live.play_on(table, said):
                raise mistake("frozen", table=table)
            log.info("table=%s goes on from turn %s, user=%s", table, row.posted_segment, person.user)
            return info(await self._live.row(table, "look", person))


def _notices(row: TableRow, told: ToldVersion) -> list[NoticeRow]:
    """What the people of a table are told of what is lost; nothing where the game was over anyway."""
    if row.status == "lobby":
        lobby = notice_rows.lobby_notice(row.id)
        return [lobby, *notice_rows.news(row, Text("host.behind.lobby"))]
    if row.status not in ("running", "frozen"):
        return []
    if told.turn > row.posted_segment:
        said = text("host.behind", told=told.turn, stored=row.posted_segment)
    else:
        said = text("host.behind.turn", turn=row.posted_segment)
    people = [seat.user for seat in row.seats if seat.user is not None]
    return notice_rows.news(row, said, kind="behind", mentions=people)
