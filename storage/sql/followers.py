"""Who follows a table without playing, in SQL."""

from __future__ import annotations

from functools import partial

from storage.connection import Connection
from storage.database import Database


class FollowerStore:
    """Followers of tables that are being played; they go with the table."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def put(self, table: int, user: int, language: str) -> None:
        await self._db.write(partial(_put, table=table, user=user, language=language))

    async def drop(self, table: int, user: int) -> bool:
        """Whether they had followed it."""
        return await self._db.write(partial(_drop, table=table, user=user))

    async def follows(self, table: int, user: int) -> bool:
        return await self._db.read(partial(_follows, table=table, user=user))


def followers(connection: Connection, table: int) -> tuple[tuple[int, str], ...]:
    """Everybody who follows a table, with the language they read."""
    found = connection.execute("select user_id, language from followers where table_id = ? order by user_id", (table,))
    return tuple(found.fetchall())


def _put(connection: Connection, table: int, user: int, language: str) -> None:
    connection.execute(
        "insert into followers (table_id, user_id, language) values (?, ?, ?)"
        " on conflict (table_id, user_id) do update set language = excluded.language",
        (table, user, language),
    )


def _drop(connection: Connection, table: int, user: int) -> bool:
    found = connection.execute("delete from followers where table_id = ? and user_id = ?", (table, user))
    return found.rowcount > 0


def _follows(connection: Connection, table: int, user: int) -> bool:
    found = connection.execute("select 1 from followers where table_id = ? and user_id = ?", (table, user))
    return found.fetchone() is not None
