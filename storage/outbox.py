"""The outbox in SQL: notices are written with what they tell of, and stay until they were told."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Sequence
from functools import partial
from typing import Any

from storage.database import Database
from storage.rows import NoticeRow, TableRow

COLUMNS = "kind, payload, lane, id, table_id, nonce, not_before, tries, created_at"


class OutboxStore:
    """What Discord must still be told."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def due(self, now: float, limit: int) -> list[NoticeRow]:
        """Notices whose time has come, oldest first; of each lane only the first that was not sent."""
        return await self._db.read(partial(_due, now=now, limit=limit))

    async def pending(self, table: int | None = None) -> list[NoticeRow]:
        """Everything that was not sent yet."""
        return await self._db.read(partial(_pending, table=table))

    async def delete(self, notice: int) -> bool:
        return await self._db.write(partial(_delete, notice=notice))

    async def delay(self, notice: int, until: float) -> bool:
        """Count a try that failed and wait."""
        return await self._db.write(partial(_delay, notice=notice, until=until))


def insert(connection: sqlite3.Connection, table: TableRow, notices: Sequence[NoticeRow], at: float) -> None:
    """Write notices in the transaction that causes them; nonces are random, a counter would tell of secret moves."""
    connection.executemany(
        "insert into outbox (table_id, lane, kind, payload, nonce, not_before, created_at)"
        " values (?, ?, ?, ?, ?, ?, ?)",
        [(table.id, n.lane, n.kind, n.payload.decode(), secrets.token_hex(12), n.not_before, at) for n in notices],
    )


def _notice(found: tuple[Any, ...]) -> NoticeRow:
    return NoticeRow(found[0], found[1].encode(), *found[2:])


def _due(connection: sqlite3.Connection, now: float, limit: int) -> list[NoticeRow]:
    found = connection.execute(
        f"select {COLUMNS} from outbox o where not_before <= ?"
        " and not exists (select 1 from outbox b where b.lane = o.lane and b.id < o.id)"
        " order by id limit ?",
        (now, limit),
    )
    return [_notice(row) for row in found.fetchall()]


def _pending(connection: sqlite3.Connection, table: int | None) -> list[NoticeRow]:
    if table is None:
        found = connection.execute(f"select {COLUMNS} from outbox order by id")
    else:
        found = connection.execute(f"select {COLUMNS} from outbox where table_id = ? order by id", (table,))
    return [_notice(row) for row in found.fetchall()]


def _delete(connection: sqlite3.Connection, notice: int) -> bool:
    return connection.execute("delete from outbox where id = ?", (notice,)).rowcount == 1


def _delay(connection: sqlite3.Connection, notice: int, until: float) -> bool:
    query = "update outbox set tries = tries + 1, not_before = ? where id = ?"
    return connection.execute(query, (until, notice)).rowcount == 1
