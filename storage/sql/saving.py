"""Tables, seats, boundaries and choices in SQL: the one way to change them."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from storage.connection import Connection
from storage.errors import Conflict
from storage.rows import ComponentSet, DueRow, PlanRow, Saving, SeatRow, TableRow
from storage.sql import due, holders, outbox, results, table_extras
from storage.sql.tables import CHOICE_COLUMNS, COLUMNS, SEAT_COLUMNS

OF_PLAY = ("started", "turn", "asked", "nudge", "hand", "planned", "round")  # notices that tell of what was played


def _values(row: TableRow) -> dict[str, Any]:
    values: dict[str, Any] = msgspec.structs.asdict(row)
    del values["seats"]
    values["told"] = values.pop("posted_segment")
    values["options"] = msgspec.json.encode(row.options).decode()
    values["private"], values["hints"] = int(row.private), int(row.hints)
    values["language_chosen"], values["seats_kept"] = int(row.language_chosen), int(row.seats_kept)
    for name, value in (("seeking", row.seeking), ("practice", row.practice)):
        values[name] = None if value is None else msgspec.json.encode(value).decode()
    return values


def create(
    connection: Connection,
    row: TableRow,
    above: int = 0,
    becomes: Callable[[TableRow], Sequence[DueRow]] = lambda _: (),
    plans: Sequence[PlanRow] = (),
) -> TableRow:
    """A new table with its seats, what `becomes` due and is planned there; it gets a number higher than `above`."""
    columns = COLUMNS
    if connection.execute("select coalesce(max(id), 0) from tables").fetchone()[0] < above:
        columns, row = f"id, {COLUMNS}", replace(row, id=above + 1)
    marks = ", ".join(f":{name}" for name in columns.split(", "))
    found = connection.execute(f"insert into tables ({columns}) values ({marks}) returning id", _values(row))
    row = replace(row, id=found.fetchone()[0])
    _insert_seats(connection, row.id, row.seats)
    due.change(connection, becomes(row), (), None)
    for plan in plans:
        table_extras.put_plan(connection, row.id, plan)
    return row


def create_whole(connection: Connection, change: Saving, above: int = 0) -> TableRow:
    """A new table together with its history; its number is higher than `above`."""
    if change.components is not None:
        keep_components(connection, change.components)
    row = create(connection, change.after, above)
    results.insert(connection, [replace(result, table=row.id) for result in change.results])
    _write_history(connection, row.id, change)
    return row


def save(connection: Connection, change: Saving) -> TableRow:
    """All that an answer, or whatever else, changes about a table; `Conflict` if it is not as it was read any more."""
    before, after = change.before, change.stored
    if change.components is not None:
        keep_components(connection, change.components)
    names = [name for name in COLUMNS.split(", ") if name != "created_at"]
    assignments = ", ".join(f"{name} = :{name}" for name in names)
    cursor = connection.execute(
        f"update tables set {assignments} where id = :id and version = :stored",
        {**_values(after), "stored": before.version},
    )
    if cursor.rowcount != 1:
        raise Conflict(f"table {before.id} is no longer at version {before.version}")
    _save_seats(connection, before, after)
    _write_history(connection, after.id, change)
    holders.change(connection, before, after)
    results.insert(connection, change.results)
    results.count(connection, after.id, change.played)
    if change.told_version:
        outbox.drop(connection, after.id, OF_PLAY)
    outbox.insert(connection, after.id, change.notices, change.at)
    if after.status in ("over", "closed"):
        due.drop_table(connection, after.id)
    due.change(connection, change.due, change.void, change.done)
    table_extras.change(connection, after.id, change)
    if after.status in ("over", "closed"):
        table_extras.drop_table(connection, after.id)
    return after


def _save_seats(connection: Connection, before: TableRow, after: TableRow) -> None:
    if len(before.seats) != len(after.seats):
        connection.execute("delete from seats where table_id = ?", (after.id,))
        _insert_seats(connection, after.id, after.seats)
        return
    assigned = ", ".join(f"{name} = ?" for name in SEAT_COLUMNS.split(", ")[1:])
    for old, new in zip(before.seats, after.seats, strict=True):
        if old != new:
            connection.execute(
                f"update seats set {assigned} where table_id = ? and seat = ?",
                (*msgspec.structs.astuple(new)[1:], after.id, new.seat),
            )


def _insert_seats(connection: Connection, table: int, seats: Sequence[SeatRow]) -> None:
    marks = ", ".join("?" * len(SEAT_COLUMNS.split(", ")))
    connection.executemany(
        f"insert into seats (table_id, {SEAT_COLUMNS}) values (?, {marks})",
        [(table, *msgspec.structs.astuple(seat)) for seat in seats],
    )


def _write_history(connection: Connection, table: int, change: Saving) -> None:
    if change.seed is not None:
        connection.execute("update tables set seed = ? where id = ?", (change.seed, table))
    if change.rewind is not None:
        _rewind(connection, table, *change.rewind)
    if change.cut is not None:
        connection.execute(
            "delete from choices where table_id = ? and segment = ? and position >= ?", (table, *change.cut)
        )
    connection.executemany(
        f"insert into choices (table_id, {CHOICE_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (table, c.segment, c.position, c.seat, c.key, msgspec.json.encode(c.picks).decode(), c.shown, c.by)
            for c in change.choices
        ],
    )
    connection.executemany(
        "insert into boundaries (table_id, segment, snapshot, events, at) values (?, ?, ?, ?, ?)",
        [(table, b.segment, zlib.compress(b.snapshot), b.events.decode(), b.at) for b in change.boundaries],
    )


def _rewind(connection: Connection, table: int, segment: int, position: int) -> None:
    """Forget what was played from a choice on, and what was about to be told of it."""
    connection.execute(
        "delete from choices where table_id = ? and (segment > ? or (segment = ? and position >= ?))",
        (table, segment, segment, position),
    )
    connection.execute("delete from boundaries where table_id = ? and segment > ?", (table, segment))
    connection.execute("update remarks set segment = ? where table_id = ? and segment > ?", (segment, table, segment))
    holders.rewind(connection, table, segment)
    outbox.drop(connection, table, OF_PLAY)


def keep_components(connection: Connection, components: ComponentSet) -> None:
    connection.execute(
        "insert into component_sets (hash, game, tables) values (?, ?, ?) on conflict (hash) do nothing",
        (components.hash, components.game, zlib.compress(components.tables)),
    )
