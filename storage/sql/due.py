"""What is due in SQL: rows are written and dropped in the transactions that make them due or void."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from storage import claims
from storage.connection import Connection
from storage.database import Database
from storage.rows import DueRow, NoticeRow
from storage.sql import outbox
from storage.values import json_text, record

COLUMNS = "kind, at, key, table_id, seat, user_id, payload"


async def earliest(db: Database) -> float | None:
    """When the next thing is due that no other process does; None: nothing ever."""
    me = db.process
    return await (db.read(_earliest) if me is None else db.read(claims.earliest_due, me))


async def take(db: Database, now: float, most: int) -> list[DueRow]:
    """What is due by now, the longest due first, a few at a time; with several processes, for this one to do."""
    me = db.process
    if me is None:
        return await db.read(_until, now, most)
    return [_row(row) for row in await db.write(claims.take_due, COLUMNS, now, most, me)]


def change(connection: Connection, put: Sequence[DueRow], drop: Sequence[str], done: DueRow | None) -> None:
    """As part of a transaction: what was done and what is void goes, what is put takes the place of its key's row."""
    if done is not None:
        connection.execute("delete from due where key = ? and at = ?", (done.key, done.at))
    connection.executemany("delete from due where key = ?", [(key,) for key in drop])
    connection.executemany(
        f"insert into due ({COLUMNS}) values (?, ?, ?, ?, ?, ?, ?) on conflict (key) do update set at = excluded.at,"
        " kind = excluded.kind, table_id = excluded.table_id, seat = excluded.seat, user_id = excluded.user_id,"
        " payload = excluded.payload, taken_by = null",
        [(row.kind, row.at, row.key, row.table, row.seat, row.user, row.payload.decode()) for row in put],
    )


def drop_table(connection: Connection, table: int) -> None:
    """As part of the transaction that ends a table: nothing is due there any more."""
    connection.execute("delete from due where table_id = ?", (table,))


def _row(found: tuple[Any, ...]) -> DueRow:
    kind, at, key, table, seat, user, payload = found
    return record(DueRow, kind, at, key, table, seat, user, json_text(payload))


def _earliest(connection: Connection) -> float | None:
    found = connection.execute("select at from due order by at, id limit 1").fetchone()
    return None if found is None else msgspec.convert(found[0], float)


def _until(connection: Connection, now: float, most: int) -> list[DueRow]:
    found = connection.execute(f"select {COLUMNS} from due where at <= ? order by at, id limit ?", (now, most))
    return [_row(row) for row in found.fetchall()]


def of_key(connection: Connection, key: str) -> DueRow | None:
    found = connection.execute(f"select {COLUMNS} from due where key = ?", (key,)).fetchone()
    return None if found is None else _row(found)


def alter(connection: Connection, key: str, changed: Callable[[DueRow | None], DueRow | None]) -> DueRow | None:
    """Change the row of a key by what it is now, or drop it; returns what it is then."""
    now = of_key(connection, key)
    after = changed(now)
    if after != now:
        change(connection, [] if after is None else [after], [key] if after is None else [], None)
    return after


def of_table(connection: Connection, table: int) -> list[DueRow]:
    """Everything due at a table, the earliest first."""
    found = connection.execute(f"select {COLUMNS} from due where table_id = ? order by at, id", (table,))
    return [_row(row) for row in found.fetchall()]


def delay(connection: Connection, row: DueRow, until: float) -> None:
    """Try a row again later, if it still stands."""
    connection.execute("update due set at = ?, taken_by = null where key = ? and at = ?", (until, row.key, row.at))


def save(
    connection: Connection,
    put: Sequence[DueRow] = (),
    drop: Sequence[str] = (),
    done: DueRow | None = None,
    notices: Sequence[tuple[int, NoticeRow]] = (),
    at: float = 0.0,
) -> None:
    """Change what is due where no table changes, with the notices (and their tables) that come of it."""
    change(connection, put, drop, done)
    for table, notice in notices:
        outbox.insert(connection, table, [notice], at)
