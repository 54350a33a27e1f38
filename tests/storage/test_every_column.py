"""Every column of the schema is written, changed and read; what is gone or cannot be is damage, and no traceback."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from typing import Any, get_type_hints

import msgspec
import pytest

from storage import TableRow, rows
from storage.contents import TABLES
from storage.errors import UNREADABLE
from tests.storage.every_column import READERS, begin, write, written

# Columns and tables that only processes on one database of PostgreSQL use; tests/storage/test_postgresql.py does.
SHARED = {"tables.played_by", "outbox.taken_by", "due.taken_by"}
# Whose rows are added and dropped, never changed.
KEPT = {"component_sets", "boundaries", "choices", "outbox", "results", "remarks", "standing_answers", "archives",
        "holders", "restored"}  # fmt: skip
# What stays as it is when its row changes: what it is found by, and when it was made.
STAYS = {
    "tables.id", "tables.guild", "tables.created_at", "seats.table_id", "seats.seat", "seats.user_id", "users.id",
    "guilds.id", "due.id", "due.key", "due.table_id", "played.table_id", "played.seat", "played.player",
    "plans.table_id", "plans.seat", "requests.table_id", "followers.table_id", "followers.user_id",
    "invitations.table_id", "invitations.user_id", "reviews.table_id", "reviews.seat", "beats.name",
    "server_sets.guild", "server_sets.game", "server_sets.state",
}  # fmt: skip
# What nobody is able to miss, and what is said instead of it.
NOT_MISSED = {
    "tables": "there is no such table",
    "outbox": "was told",
    "users": "has set nothing",
    "guilds": "has set nothing",
    "invitations": "was not invited",
    "due": "is not due",
    "played": "gave no answer",
    "plans": "plans nothing",
    "standing_answers": "asks again",
    "requests": "asks for nothing",
    "remarks": "has no remark",
    "followers": "does not follow",
    "reviews": "has no review yet",
    "holders": "never sat there",
    "beats": "was never served",
    "restored": "was never restored",
    "server_sets": "plays with the set that is shipped",
    "component_sets": "is shipped",
}
# JSON that the storage hands on as it is; whoever looks into it meets the damage (host/errors.py).
HANDED_ON = {
    "boundaries.events", "outbox.payload", "results.sheet", "due.payload", "plans.choices", "plans.stopped",
    "standing_answers.answer", "remarks.event", "reviews.review",
}  # fmt: skip
# By what rows are looked for: with a wrong value some are not found.
FOUND_BY = {"tables.game", "tables.guild", "tables.private", "choices.seat", "results.user_id", "due.at", "due.key",
            "holders.seat", "holders.user_id"}  # fmt: skip
UNREAD = {"restored.at"}  # only tells rows apart
FLAGS = {
    name
    for kind in (rows.TableRow, rows.SeatRow, rows.UserRow, rows.GuildRow, rows.ResultRow)
    for name, hint in get_type_hints(kind).items()
    if hint is bool
}
Dump = dict[str, list[dict[str, Any]]]
Full = tuple[sqlite3.Connection, list[TableRow], list[Dump]]


def dump(connection: sqlite3.Connection) -> Dump:
    """All that is stored, by table."""
    found: Dump = {}
    for name, key in TABLES.items():
        cursor = connection.execute(f"select * from {name} order by {', '.join(key)}")
        names = [column[0] for column in cursor.description]
        found[name] = [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]
    return found


@pytest.fixture(scope="module")
def full(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Full]:
    """Every table has been written once and changed once."""
    from storage.sqlite import connect
    from testkit.databases.prepared import prepared

    connection = connect(prepared(tmp_path_factory.mktemp("full") / "kontor.db"), read_only=False)
    connection.execute("pragma synchronous = off")
    states, dumps = [begin(connection)], []
    for n in (0, 1):
        states.append(write(connection, n, states[-1]))
        dumps.append(dump(connection))
    connection.execute("pragma foreign_keys = off")  # damage asks for nobody's leave
    yield connection, states, dumps
    connection.close()


@pytest.fixture
def damaged(full: Full) -> Iterator[sqlite3.Connection]:
    """A transaction in which anything may be done."""
    connection, _, _ = full
    connection.execute("begin")
    yield connection
    connection.execute("rollback")


def outcome(connection: sqlite3.Connection, table: str) -> list[Any]:
    """What everything that reads a table finds, or that it is damaged."""
    found: list[Any] = []
    for reader in READERS[table]:
        try:
            found.append(reader(connection))
        except UNREADABLE:
            found.append(UNREADABLE)
    return found


def columns() -> list[tuple[str, str, str, bool]]:
    """Every column that one process uses, by the schema itself: table, name, type and whether rows are found by it."""
    from storage.migrations import statements, steps

    with sqlite3.connect(":memory:") as schema:
        for _, script in steps():
            for statement in statements(script):
                schema.execute(statement)
        found = [
            (table, name, kind.lower(), bool(key) or name == "table_id")
            for (table,) in schema.execute("select name from sqlite_master where type = 'table'").fetchall()
            for _, name, kind, _, _, key in schema.execute(f"pragma table_info({table})")
            if table != "processes" and f"{table}.{name}" not in SHARED
        ]
    schema.close()
    return found


COLUMNS = columns()


def test_every_table_is_read_by_something() -> None:
    assert {table for table, *_ in COLUMNS} == set(READERS) == set(TABLES)


def test_every_column_is_written_and_changed(full: Full) -> None:
    _, _, (first, then) = full
    for table, name, _, _ in COLUMNS:
        column = f"{table}.{name}"
        assert any(row[name] is not None for row in first[table]), f"{column} is never written"
        if table not in KEPT and column not in STAYS:
            at = next(place for place, row in enumerate(first[table]) if row[name] is not None)
            assert first[table][at][name] != then[table][at][name], f"{column} is never changed"


def test_what_is_said_to_stay_is_a_column() -> None:
    assert {f"{table}.{name}" for table, name, *_ in COLUMNS} >= STAYS | HANDED_ON | FOUND_BY | UNREAD
    assert set(TABLES) >= {*KEPT, *NOT_MISSED}


def test_what_was_written_last_is_read(full: Full) -> None:
    connection, states, _ = full
    for table, value in written(states[-1], 1).items():
        found = READERS[table][0](connection)
        part = {"tables": "row", "plans": "plans", "requests": "request", "followers": "followers"}.get(table)
        last = found[-1] if table == "component_sets" else found if part is None else getattr(found, part)
        assert last == value, table


def impossible(table: str, name: str, kind: str, known: Any) -> list[object]:
    """Values of another type, or out of their range."""
    if kind == "blob":
        return ["x", b"x"]
    if kind == "text":
        looked_into = known[:1] in ("{", "[") and f"{table}.{name}" not in HANDED_ON
        return [b"\xff", "{"] if looked_into else [b"\xff"]
    return ["x", b"\1", *([0.5] if kind != "double precision" else []), *([7] if name in FLAGS else [])]


@pytest.mark.slow
@pytest.mark.parametrize(("table", "name", "kind", "key"), COLUMNS)
def test_a_value_that_cannot_be_is_damage(
    full: Full, damaged: sqlite3.Connection, table: str, name: str, kind: str, key: bool
) -> None:
    known = next(row[name] for row in full[2][1][table] if row[name] is not None)
    right = outcome(damaged, table)
    assert UNREADABLE not in right
    for wrong in impossible(table, name, kind, known):
        try:
            damaged.execute(f"update {table} set {name} = ?", (wrong,))
        except sqlite3.IntegrityError:
            continue  # not even by the schema
        found = outcome(damaged, table)
        if f"{table}.{name}" in UNREAD:
            continue
        if f"{table}.{name}" in FOUND_BY:
            assert UNREADABLE in found
        elif not key:
            silent = [n for n, one in enumerate(found) if one is not UNREADABLE and one != right[n]]
            assert silent == [], f"{wrong!r} is taken for a value by reader {silent}"
        assert found != right, f"nobody reads {table}.{name}, or takes {wrong!r} for what it was"


@pytest.mark.parametrize("table", TABLES)
def test_a_row_that_is_gone_is_missed(full: Full, damaged: sqlite3.Connection, table: str) -> None:
    key = TABLES[table]
    stored = full[2][1][table]
    for row in stored[:-1] if table == "choices" else stored:  # without the last one a table is as it was before
        damaged.execute("savepoint one")
        damaged.execute(
            f"delete from {table} where {' and '.join(f'{name} = ?' for name in key)}", [row[n] for n in key]
        )
        found = outcome(damaged, table)
        damaged.execute("rollback to one")
        assert UNREADABLE in found or table in NOT_MISSED, f"{row} is not missed"


def test_what_is_damage_says_so() -> None:
    assert all(issubclass(kind, Exception) for kind in UNREADABLE)
    assert issubclass(msgspec.ValidationError, UNREADABLE)
