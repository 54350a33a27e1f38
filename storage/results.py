"""Results of finished tables in SQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from functools import partial

from storage.database import Database
from storage.rows import ResultRow

COLUMNS = "table_id, seat, user_id, player, place, total, won, sheet, rating_before, rating_after"


class ResultStore:
    """How finished tables ended, seat by seat."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of_table(self, table: int) -> list[ResultRow]:
        return await self._db.read(partial(_of_table, table=table))


def insert(connection: sqlite3.Connection, rows: Sequence[ResultRow]) -> None:
    """Write the columns of a scoring pad in the transaction that ends the game."""
    connection.executemany(
        f"insert into results ({COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (r.table, r.seat, r.user, r.player, r.place, r.total, int(r.won), r.sheet.decode())
            + (r.rating_before, r.rating_after)
            for r in rows
        ],
    )


def _of_table(connection: sqlite3.Connection, table: int) -> list[ResultRow]:
    found = connection.execute(f"select {COLUMNS} from results where table_id = ? order by seat", (table,))
    return [
        ResultRow(t, seat, user, player, place, total, bool(won), sheet.encode(), before, after)
        for t, seat, user, player, place, total, won, sheet, before, after in found.fetchall()
    ]
