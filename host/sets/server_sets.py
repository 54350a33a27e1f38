"""Component sets of servers: brought by whoever manages one, looked at, used by new tables there, given up again."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from msgspec import Struct

from engine.core import games
from engine.core.components import BadComponents
from engine.core.games import OwnersQuestion
from engine.core.text import PlayerMistake, Text
from engine.sets.brought import LARGEST_FILE_BYTES as LARGEST_FILE_BYTES
from engine.sets.brought import BroughtSet, as_zip, brought, read_file, shipped_tables
from engine.sets.faults import SheetFault
from engine.sets.sheets import ComponentSheet, cell_lines, sheets, with_cells
from engine.sets.sheets import Difference as Difference
from engine.sets.trial import SetTrial
from host.errors import careful
from host.records import TableInfo
from host.rights import Person, managed
from host.sets.trials import SetTrials
from host.sets.used_set import as_stored, stored_tables, used_set
from host.tables.live_tables import LiveTables
from storage import ServerSet, SetState, StorageTrouble, sql

log = logging.getLogger(__name__)

FetchedFile = bytes | Callable[[], Awaitable[bytes]]  # what somebody brings, or what fetches it


class LookedAtSet(Struct, frozen=True):
    """A set of a server, and all that is different in it from the shipped one."""

    row: ServerSet
    differences: tuple[Difference, ...]


class SetsOfServer(Struct, frozen=True):
    """What a server has for a game: what new tables use, and what was brought and only shown so far."""

    used: LookedAtSet | None
    shown: LookedAtSet | None


class ServerSets:
    """What new tables of a server are played with; only whoever manages it changes that."""

    def __init__(self, live: LiveTables) -> None:
        self._live = live
        self.trials = SetTrials()
        self._tried: set[str] = set()  # hashes of sets with which games were played since the start

    @careful
    async def key(self, guild: int | None, game: str) -> str:
        """The hash of the set that new tables of a game use there; `games.get(game).shelf` has it at hand."""
        used = await used_set(self._live, guild, game)
        return games.get(game).shelf.current() if used is None else used.hash

    @careful
    async def at_hand(self, table: TableInfo) -> None:
        """See to it that the set of a table is at hand, to be looked at."""
        await self._live.components(games.get(table.game), table.components)

    @careful
    async def look(self, person: Person, game: str) -> SetsOfServer:
        """What the server of somebody who manages it has for a game."""
        guild = managed(person)
        used = await used_set(self._live, guild, games.find(game).id)
        shown = await self._live.db.read(sql.server_sets.one, guild, games.find(game).id, "shown")
        return SetsOfServer(await self._looked_at(used), await self._looked_at(shown))

    @careful
    async def sheets(self, person: Person, game: str) -> bytes:
        """Every table of a game that no rulebook states, as CSV files in a zip: as they are now on that server."""
        return await asyncio.to_thread(as_zip, games.find(game).id, await self._newest(managed(person), game))

    @careful
    async def bring(self, person: Person, game: str, filename: str, content: FetchedFile) -> LookedAtSet:
        """Check a file and keep the set that it leads to, to be looked at; a bad file leaves nothing behind."""
        name, guild = games.find(game).id, managed(person)
        with self.trials.place(guild):
            data = content if isinstance(content, bytes) else await content()
            before = await self._newest(guild, name)
            try:
                files = await asyncio.to_thread(read_file, name, filename, data)
                found = await asyncio.to_thread(brought, name, files, before)
                return await self._keep(person, name, found, tried=True)
            except SheetFault as fault:
                raise PlayerMistake(fault.text) from fault

    @careful
    async def fill_in(self, person: Person, game: str, sheet: str, row: str, column: str, cell: str) -> LookedAtSet:
        """Put a value in its place in a sheet, and keep the set to be looked at; it is tried when it is taken."""
        name, guild = games.find(game).id, managed(person)
        before = await self._newest(guild, name)
        try:
            files = {sheet: with_cells(_sheet(name, sheet), before, row, {column: cell})}
            found = await asyncio.to_thread(brought, name, files, before)
            return await self._keep(person, name, found)
        except SheetFault as fault:
            raise PlayerMistake(fault.text) from fault

    @careful
    async def rows(self, person: Person, game: str, sheet: str) -> dict[str, dict[str, str]]:
        """By the name of each row of a sheet its cells, as they are now on that server; single values have no name."""
        name = games.find(game).id
        return cell_lines(_sheet(name, sheet), await self._newest(managed(person), name))

    @careful
    async def take(self, person: Person, game: str, key: str) -> LookedAtSet:
        """From now on new tables of the server use the set that was shown; those that are there keep theirs."""
        name, guild = games.find(game).id, managed(person)
        await self._try(guild, name, key)
        taken, unused = await self._live.db.write(sql.server_sets.take, guild, name, key)
        if not taken:
            raise PlayerMistake(Text("sets.mistake.other_set"))
        self._forget(name, unused)
        log.info("guild=%s game=%s components=%s used from now on", guild, name, key)
        now = await self._looked_at(await self._live.db.read(sql.server_sets.one, guild, name, "used"))
        assert now is not None
        return now

    @careful
    async def drop(self, person: Person, game: str, state: SetState) -> bool:
        """Away with what was shown, or back to the shipped set for new tables; False: there was nothing."""
        name, guild = games.find(game).id, managed(person)
        there = await self._live.db.read(sql.server_sets.one, guild, name, state)
        self._forget(name, await self._live.db.write(sql.server_sets.drop, guild, name, (state,)))
        if there is not None and state == "used":
            log.info("guild=%s game=%s the shipped components are used again", guild, name)
        return there is not None

    async def _try(self, guild: int, name: str, key: str) -> None:
        """Refuse a set that was put together value by value if no game can be played with it."""
        shown = await self._live.db.read(sql.server_sets.one, guild, name, "shown")
        if shown is None or shown.hash != key or key in self._tried:
            return
        with self.trials.place(guild):
            try:
                await self.trials.check(SetTrial(name, await stored_tables(self._live, shown), shown.changed))
            except SheetFault as fault:
                raise PlayerMistake(fault.text) from fault
        self._tried.add(key)

    async def _keep(self, person: Person, name: str, found: BroughtSet, *, tried: bool = False) -> LookedAtSet:
        """Store a set that was read without a fault as the one that is shown; tried first where it is to be."""
        game, guild = games.get(name), managed(person)
        used = await self._live.db.read(sql.server_sets.one, guild, name, "used")
        if not found.differences or (used is not None and found.tables == await stored_tables(self._live, used)):
            raise SheetFault("nothing")
        if tried:
            await self.trials.check(SetTrial(name, found.tables, found.changed))
        key = game.shelf.remember(found.tables, name)
        self._tried |= {key} if tried else set()
        row = ServerSet(guild, name, "shown", key, found.changed, person.user, self._live.time())
        self._forget(name, await self._live.db.write(sql.server_sets.put, row, as_stored(game, key)))
        return LookedAtSet(row, found.differences)

    async def _newest(self, guild: int, game: str) -> dict[str, Any]:
        """The tables that corrections go on from: what was shown last, else what is used."""
        name = games.find(game).id
        shown = await self._live.db.read(sql.server_sets.one, guild, name, "shown")
        row = shown or await used_set(self._live, guild, name)
        return shipped_tables(name) if row is None else await stored_tables(self._live, row)

    async def _looked_at(self, row: ServerSet | None) -> LookedAtSet | None:
        if row is None:
            return None
        tables = await stored_tables(self._live, row)
        try:
            await self._live.components(games.get(row.game), row.hash)
            found = await asyncio.to_thread(brought, row.game, {}, tables)
        except (BadComponents, StorageTrouble):  # of another version
            return None
        return LookedAtSet(row, found.differences)

    def _forget(self, game: str, unused: list[str]) -> None:
        """What no table and no server has any more needs no room."""
        shelf = games.get(game).shelf
        for key in unused:
            if key in shelf.keys() and key != shelf.current():  # noqa: SIM118 (a shelf is no mapping)
                shelf.forget(key)


def _sheet(game: str, name: str) -> ComponentSheet:
    found = next((sheet for sheet in sheets(shipped_tables(game)) if sheet.name == name), None)
    if found is None:
        raise PlayerMistake(Text("ui.mistake.old_button"))
    return found


def sheet_names(game: str) -> list[str]:
    """The sheets of a game: those that owners are asked about first, then by how much results move with them."""
    kind, known = games.get(game), [sheet.name for sheet in sheets(shipped_tables(game))]
    first = [one.sheet for one in open_questions(game)]
    return [name for name in dict.fromkeys((*first, *kind.matters, *known)) if name in known]


def open_questions(game: str) -> tuple[OwnersQuestion, ...]:
    """What owners of the box are asked first."""
    kind = games.get(game)
    return kind.open_questions(kind.shelf.get(kind.shelf.current()))
