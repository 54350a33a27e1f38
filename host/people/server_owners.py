"""What owners of servers see of the tables there, and take away as a file."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from host import rights
from host.errors import careful
from host.records import TableInfo, info
from host.rights import Person, managed
from host.tables.homes import OPEN
from host.tables.live_tables import LiveTables
from storage import GuildRow, Status, TableRow, sql

EVERY: tuple[Status, ...] = (*OPEN, "over", "closed")


class ExportedSeat(Struct, frozen=True):
    """Who sat where, and how it ended for them."""

    name: str
    user: int | None
    computer: str | None
    place: int | None = None
    points: int | None = None


class ExportedTable(Struct, frozen=True):
    """A table of the server: what everybody who sees it may know."""

    table: int
    game: str
    options: dict[str, str]
    status: Status
    pace: str
    language: str
    private: bool
    opened: float
    started: float | None
    ended: float | None
    seats: list[ExportedSeat]


class ServerFile(Struct, frozen=True):
    """All that belongs to a server."""

    settings: GuildRow
    tables: list[ExportedTable]
    private_tables: int  # that whoever asks may not see
    kind: str = "kontor-server"


class ServerOwners:
    """For whoever manages a server; private tables stay private, they are only counted."""

    def __init__(self, live: LiveTables) -> None:
        self._live = live

    @careful
    async def tables(self, person: Person) -> tuple[list[TableInfo], int]:
        """The open tables of the server, the one that waits longest first, and how many private ones there are."""
        seen, unseen = await self._of_server(person, OPEN)
        return [info(row) for row in sorted(seen, key=lambda row: row.changed_at)], unseen

    @careful
    async def export(self, person: Person) -> bytes:
        """Settings, tables and results of the server as a JSON file."""
        seen, unseen = await self._of_server(person, EVERY)
        settings = await self._live.db.read(sql.settings.of_guild, managed(person))
        tables = [await self._exported(row) for row in seen]
        return msgspec.json.format(msgspec.json.encode(ServerFile(settings, tables, unseen)), indent=1)

    async def _of_server(self, person: Person, statuses: tuple[Status, ...]) -> tuple[list[TableRow], int]:
        rows = await self._live.db.read(sql.tables.of_guild, managed(person), statuses)
        seen = [row for row in rows if rights.may("look", row, person)]
        return seen, len(rows) - len(seen)

    async def _exported(self, row: TableRow) -> ExportedTable:
        results = {one.seat: one for one in await self._live.db.read(sql.results.of_table, row.id)}
        seats = []
        for seat in row.seats:
            ended = results.get(seat.seat)
            place, points = (None, None) if ended is None else (ended.place, ended.total)
            seats.append(ExportedSeat(seat.name, seat.user, seat.player, place, points))
        return ExportedTable(
            row.id, row.game, row.options, row.status, row.clock, row.language, row.private, row.created_at,
            row.started_at, row.ended_at, seats,
        )  # fmt: skip
