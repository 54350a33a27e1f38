"""Reviews of finished games in SQL: one of each seat whose player asked for it."""

from __future__ import annotations

from functools import partial

from storage.connection import Connection
from storage.database import Database


class ReviewStore:
    """Reviews (JSON), each kept once it is whole."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, table: int, seat: int) -> bytes | None:
        return await self._db.read(partial(_of, table=table, seat=seat))

    async def put(self, table: int, seat: int, review: bytes) -> None:
        """Keep a review, in the place of an older one."""
        await self._db.write(partial(_put, table=table, seat=seat, review=review))


def _of(connection: Connection, table: int, seat: int) -> bytes | None:
    found = connection.execute("select review from reviews where table_id = ? and seat = ?", (table, seat)).fetchone()
    return None if found is None else str(found[0]).encode()


def _put(connection: Connection, table: int, seat: int, review: bytes) -> None:
    connection.execute(
        "insert into reviews (table_id, seat, review) values (?, ?, ?)"
        " on conflict (table_id, seat) do update set review = excluded.review",
        (table, seat, review.decode()),
    )
