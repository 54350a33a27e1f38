"""Component sets of servers in SQL: what new tables there use, and what was brought and only shown so far."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from storage.connection import Connection
from storage.rows import ComponentSet, ServerSet, SetState
from storage.sql.saving import keep_components
from storage.values import record

COLUMNS = "guild, game, state, hash, changed, user_id, at"


def one(connection: Connection, guild: int, game: str, state: SetState) -> ServerSet | None:
    """What new tables of a game use on a server, or what was shown there last."""
    found = connection.execute(
        f"select {COLUMNS} from server_sets where guild = ? and game = ? and state = ?", (guild, game, state)
    ).fetchone()
    return None if found is None else _set(found)


def put(connection: Connection, row: ServerSet, components: ComponentSet) -> list[str]:
    """Keep a set in the place of the one in that state; returns the hashes of those that nothing uses any more."""
    keep_components(connection, components)
    left = drop(connection, row.guild, row.game, (row.state,), besides=row.hash)
    connection.execute(
        f"insert into server_sets ({COLUMNS}) values (?, ?, ?, ?, ?, ?, ?)",
        (row.guild, row.game, row.state, row.hash, msgspec.json.encode(row.changed).decode(), row.user, row.at),
    )
    return left


def take(connection: Connection, guild: int, game: str, key: str) -> tuple[bool, list[str]]:
    """Use the set that was shown, if it is still this one; with the hashes of those that nothing uses any more."""
    shown = one(connection, guild, game, "shown")
    if shown is None or shown.hash != key:
        return False, []
    left = drop(connection, guild, game, ("used",), besides=key)
    connection.execute(
        "update server_sets set state = 'used' where guild = ? and game = ? and state = 'shown'", (guild, game)
    )
    return True, left


def drop(connection: Connection, guild: int, game: str, states: Sequence[SetState], besides: str = "") -> list[str]:
    """Away with what a server has; sets that no table and no other server has go with it."""
    rows = [row for state in states if (row := one(connection, guild, game, state)) is not None]
    for row in rows:
        connection.execute(
            "delete from server_sets where guild = ? and game = ? and state = ?", (guild, game, row.state)
        )
    return [row.hash for row in rows if row.hash != besides and _forgotten(connection, row.hash)]


def _forgotten(connection: Connection, key: str) -> bool:
    gone = connection.execute(
        "delete from component_sets where hash = ? and not exists (select 1 from tables where components = ?)"
        " and not exists (select 1 from server_sets where hash = ?)",
        (key, key, key),
    )
    return gone.rowcount > 0


def _set(row: Sequence[object]) -> ServerSet:
    *others, changed, user, at = row
    return record(ServerSet, *others, tuple(msgspec.json.decode(str(changed), type=list[str])), user, at)
