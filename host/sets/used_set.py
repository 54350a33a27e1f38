"""Which component set new tables of a server use: the one that was brought for it, else the one in use everywhere."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from engine.core import games
from engine.core.components import BadComponents
from engine.core.games import AnyGame
from host.tables.live_tables import LiveTables
from storage import ComponentSet, ServerSet, StorageTrouble, sql

log = logging.getLogger(__name__)


async def used_set(live: LiveTables, guild: int | None, game: str) -> ServerSet | None:
    """The set that was brought for a server, at hand; None where new tables use the shipped one.

    Tables that nobody corrected are those of this version: after an update the corrected ones are laid over them.
    """
    row = None if guild is None else await live.db.read(sql.server_sets.one, guild, game, "used")
    if row is None:
        return None
    kind = games.get(game)
    try:
        tables = await stored_tables(live, row)
        newest = kind.shelf.tables(kind.shelf.current()) | {name: tables[name] for name in row.changed}
        if newest == tables:
            await live.components(kind, row.hash)
            return row
        return await _laid_over(live, kind, row, newest)
    except (BadComponents, StorageTrouble, KeyError) as error:
        log.error("guild=%s game=%s its component set cannot be used: %s", guild, game, error)
        return None


async def stored_tables(live: LiveTables, row: ServerSet) -> dict[str, Any]:
    """The tables of a set as they are stored."""
    stored = await live.db.read(sql.tables.component_set, row.hash)
    if stored is None:
        raise StorageTrouble("damaged", f"{row.game}: the component set {row.hash} is not stored")
    tables: dict[str, Any] = msgspec.json.decode(stored.tables)
    return tables


async def _laid_over(live: LiveTables, game: AnyGame, row: ServerSet, tables: dict[str, Any]) -> ServerSet:
    """Store a set once more, with the tables of this version in it that nobody corrected."""
    key = game.shelf.remember(tables, "the server's component set")
    after = msgspec.structs.replace(row, hash=key)
    await live.db.write(sql.server_sets.put, after, as_stored(game, key))
    log.info("guild=%s game=%s components=%s follow an update", row.guild, row.game, key)
    return after


def as_stored(game: AnyGame, key: str) -> ComponentSet:
    """A set that is at hand, to be stored."""
    return ComponentSet(key, game.id, msgspec.json.encode(game.shelf.tables(key)))
