"""The outbox in SQL: notices are written with what they tell of, and stay until they were told."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from storage import claims
from storage.connection import Connection
from storage.database import Database
from storage.rows import NoticeRow
from storage.values import json_text, record

COLUMNS = "kind, payload, lane, id, table_id, nonce, not_before, tries, created_at, error"


async def due(db: Database, now: float) -> list[NoticeRow]:
    """Notices whose time has come, oldest first; of each lane only the first that was not sent."""
    me = db.process
    if me is None:
        return await db.read(_due, now)
    taken = await db.write(claims.take_notices, COLUMNS, now, me, db.shards)
    return sorted(map(_notice, taken), key=lambda notice: notice.id)


async def take(db: Database, lane: str, now: float) -> NoticeRow | None:
    """The oldest notice of a lane, if its time has come; with several processes, for this one to tell."""
    me = db.process
    if me is None:
        row = await db.read(first, lane)
        return None if row is None or row.not_before > now else row
    found = await db.write(claims.take_notice, COLUMNS, lane, now, me)
    return None if found is None else _notice(found)


def insert(connection: Connection, table: int, notices: Sequence[NoticeRow], at: float) -> None:
    """Write notices in the transaction that causes them; nonces are random, a counter would tell of secret moves."""
    connection.executemany(
        "insert into outbox (table_id, lane, kind, payload, nonce, not_before, created_at)"
        " values (?, ?, ?, ?, ?, ?, ?)",
        [(table, n.lane, n.kind, n.payload.decode(), secrets.token_hex(12), n.not_before, at) for n in notices],
    )


def drop(connection: Connection, table: int, kinds: Sequence[str]) -> None:
    """As part of a transaction that makes them void: what was to be told of a table is not told any more."""
    marks = ", ".join("?" * len(kinds))
    connection.execute(f"delete from outbox where table_id = ? and kind in ({marks})", (table, *kinds))


def _notice(found: tuple[Any, ...]) -> NoticeRow:
    return record(NoticeRow, found[0], json_text(found[1]), *found[2:])


def _due(connection: Connection, now: float) -> list[NoticeRow]:
    found = connection.execute(
        f"select {COLUMNS} from outbox o where not_before <= ?"
        " and not exists (select 1 from outbox b where b.lane = o.lane and b.id < o.id)"
        " order by id",
        (now,),
    )
    return [_notice(row) for row in found.fetchall()]


def first(connection: Connection, lane: str) -> NoticeRow | None:
    """The oldest notice of a lane, whether its time has come or not."""
    found = connection.execute(f"select {COLUMNS} from outbox where lane = ? order by id limit 1", (lane,)).fetchone()
    return None if found is None else _notice(found)


def pending(connection: Connection, table: int | None = None) -> list[NoticeRow]:
    """Everything that was not sent yet."""
    if table is None:
        found = connection.execute(f"select {COLUMNS} from outbox order by id")
    else:
        found = connection.execute(f"select {COLUMNS} from outbox where table_id = ? order by id", (table,))
    return [_notice(row) for row in found.fetchall()]


def delete(connection: Connection, notice: int, nonce: str) -> bool:
    """Forget a notice; its nonce is asked for since the number of one that was dropped is given again."""
    return connection.execute("delete from outbox where id = ? and nonce = ?", (notice, nonce)).rowcount == 1


def put_instead(
    connection: Connection, notice: int, nonce: str, others: Sequence[tuple[int, NoticeRow]], at: float
) -> None:
    """Tell other notices (each with its table) in the place of one."""
    if delete(connection, notice, nonce):
        for table, other in others:
            insert(connection, table, [other], at)


def delay(connection: Connection, notice: int, nonce: str, until: float, error: str) -> bool:
    """Count a try that failed, keep the reason, and wait."""
    query = "update outbox set tries = tries + 1, not_before = ?, error = ?, taken_by = null where id = ? and nonce = ?"
    return connection.execute(query, (until, error, notice, nonce)).rowcount == 1


def hurry(
    connection: Connection, now: float, *, table: int | None = None, guild: int | None = None, thread: int | None = None
) -> int:
    """Let what has failed be tried now: of a table, of all tables of a server, or of all; returns how many waited.

    What was never tried waits for its own hour, such as somebody's morning.
    """
    query, values = "update outbox set not_before = ? where not_before > ? and tries > 0", [now, now]
    for column, number in {"id": table, "guild": guild, "thread": thread}.items():
        if number is not None:
            query, values = f"{query} and table_id in (select id from tables where {column} = ?)", [*values, number]
    return connection.execute(query, values).rowcount
