"""Invitations in SQL: who was asked to sit down at which table, and when."""

from __future__ import annotations

from functools import partial

from storage.connection import Connection
from storage.database import Database


class InvitationStore:
    """The last invitation of everybody to every table."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def last(self, table: int, user: int) -> float | None:
        """When somebody was last invited; None: never."""
        return await self._db.read(partial(_last, table=table, user=user))

    async def save(self, table: int, user: int, at: float) -> None:
        await self._db.write(partial(_save, table=table, user=user, at=at))

    async def delete(self, table: int, user: int) -> None:
        await self._db.write(partial(_delete, table=table, user=user))


def _last(connection: Connection, table: int, user: int) -> float | None:
    found = connection.execute("select at from invitations where table_id = ? and user_id = ?", (table, user))
    row = found.fetchone()
    return None if row is None else float(row[0])


def _save(connection: Connection, table: int, user: int, at: float) -> None:
    connection.execute(
        "insert into invitations (table_id, user_id, at) values (?, ?, ?)"
        " on conflict (table_id, user_id) do update set at = excluded.at",
        (table, user, at),
    )


def _delete(connection: Connection, table: int, user: int) -> None:
    connection.execute("delete from invitations where table_id = ? and user_id = ?", (table, user))
