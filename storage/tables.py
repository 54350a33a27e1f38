"""Tables, seats, boundaries and choices in SQL."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from storage import outbox, results
from storage.database import Database
from storage.rows import BoundaryRow, ChoiceRow, ComponentSet, EventsRow, Opened, Saving, SeatRow, Status, TableRow
from storage.trouble import Conflict

COLUMNS = (
    "game, options, status, organiser, guild, channel, thread, message, private, language, clock, components, rules,"
    " commitment, told, version, created_at, changed_at, started_at, ended_at"
)
SEAT_COLUMNS = "seat, user_id, player, name, colour, step, asked_at, bank, state"
CHOICE_COLUMNS = "segment, position, seat, key, picks, shown, given_by"


class TableStore:
    """Everything that is asked about tables, and the one way to change them."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def create(self, row: TableRow) -> TableRow:
        """A new table with its seats; it gets its number here."""
        return await self._db.write(partial(_create, row=row))

    async def save(self, saving: Saving) -> TableRow:
        """Save one change as one transaction; `Conflict` if the table was changed since it was read."""
        return await self._db.write(partial(_save, saving=saving))

    async def create_whole(self, saving: Saving) -> TableRow:
        """A new table together with its history, in one transaction."""
        return await self._db.write(partial(_create_whole, saving=saving))

    async def fetch(self, table: int) -> TableRow | None:
        return await self._db.read(partial(_fetch, table=table))

    async def open(self, table: int, known: int | None = None) -> Opened | None:
        """A table as it stands; boundary and choices only if its version is not the `known` one."""
        return await self._db.read(partial(_open, table=table, known=known))

    async def waiting_for(self, user: int) -> list[TableRow]:
        """The running tables in which a person must answer, longest waiting first."""
        return await self._db.read(partial(_waiting_for, user=user))

    async def of_user(self, user: int, statuses: Sequence[Status]) -> list[TableRow]:
        """The tables at which a person sits or which a person organises, newest first."""
        return await self._db.read(partial(_of_user, user=user, statuses=statuses))

    async def of_guild(self, guild: int, statuses: Sequence[Status]) -> list[TableRow]:
        """The tables of a server, newest first."""
        return await self._db.read(partial(_of_guild, guild=guild, statuses=statuses))

    async def in_thread(self, thread: int) -> TableRow | None:
        """The newest table that lives in a thread or, before it has one, in a channel."""
        return await self._db.read(partial(_in_thread, thread=thread))

    async def with_status(self, status: Status) -> list[int]:
        return await self._db.read(partial(_with_status, status=status))

    async def for_computers(self) -> list[int]:
        """The running tables in which a computer player must answer."""
        return await self._db.read(_for_computers)

    async def last_boundary(self, table: int) -> int | None:
        """The number of the open segment; None if the table never started."""
        return await self._db.read(partial(_last_boundary, table=table))

    async def boundary(self, table: int, segment: int) -> BoundaryRow | None:
        """The state before a segment."""
        return await self._db.read(partial(_boundary, table=table, segment=segment))

    async def boundaries(self, table: int) -> list[BoundaryRow]:
        return await self._db.read(partial(_boundaries, table=table))

    async def events(self, table: int, since: int = 0) -> list[EventsRow]:
        """The events of the closed segments from `since` on."""
        return await self._db.read(partial(_events, table=table, since=since))

    async def last_segment_of(self, table: int, seat: int, before: int) -> int | None:
        """The last segment before `before` in which a seat chose something itself."""
        return await self._db.read(partial(_last_segment_of, table=table, seat=seat, before=before))

    async def all_choices(self, table: int) -> list[ChoiceRow]:
        """Every choice of a table, closed segments included, in the order given."""
        return await self._db.read(partial(_all_choices, table=table))

    async def seed(self, table: int) -> str | None:
        """The secret seed; only for tables that are over."""
        return await self._db.read(partial(_seed, table=table))

    async def component_set(self, key: str) -> ComponentSet | None:
        return await self._db.read(partial(_component_set, key=key))


def _values(row: TableRow) -> dict[str, Any]:
    values: dict[str, Any] = msgspec.structs.asdict(row)
    del values["seats"]
    values["options"] = msgspec.json.encode(row.options).decode()
    values["private"] = int(row.private)
    return values


def _insert(connection: sqlite3.Connection, row: TableRow) -> TableRow:
    names = COLUMNS.split(", ")
    marks = ", ".join(f":{name}" for name in names)
    cursor = connection.execute(f"insert into tables ({COLUMNS}) values ({marks})", _values(row))
    assert cursor.lastrowid is not None
    row = replace(row, id=cursor.lastrowid)
    _insert_seats(connection, row.id, row.seats)
    return row


def _create(connection: sqlite3.Connection, row: TableRow) -> TableRow:
    return _insert(connection, row)


def _create_whole(connection: sqlite3.Connection, saving: Saving) -> TableRow:
    if saving.components is not None:
        _keep_components(connection, saving.components)
    row = _insert(connection, saving.after)
    results.insert(connection, [replace(result, table=row.id) for result in saving.results])
    _write_history(connection, row.id, saving)
    return row


def _save(connection: sqlite3.Connection, saving: Saving) -> TableRow:
    before = saving.before
    after = replace(saving.after, version=before.version + 1, changed_at=saving.at)
    if saving.components is not None:
        _keep_components(connection, saving.components)
    names = [name for name in COLUMNS.split(", ") if name != "created_at"]
    assignments = ", ".join(f"{name} = :{name}" for name in names)
    cursor = connection.execute(
        f"update tables set {assignments} where id = :id and version = :stored",
        {**_values(after), "stored": before.version},
    )
    if cursor.rowcount != 1:
        raise Conflict(f"table {before.id} is no longer at version {before.version}")
    _save_seats(connection, before, after)
    _write_history(connection, after.id, saving)
    results.insert(connection, saving.results)
    outbox.insert(connection, after, saving.notices, saving.at)
    return after


def _save_seats(connection: sqlite3.Connection, before: TableRow, after: TableRow) -> None:
    if len(before.seats) != len(after.seats):
        connection.execute("delete from seats where table_id = ?", (after.id,))
        _insert_seats(connection, after.id, after.seats)
        return
    for old, new in zip(before.seats, after.seats, strict=True):
        if old != new:
            connection.execute(
                "update seats set user_id = ?, player = ?, name = ?, colour = ?, step = ?, asked_at = ?, bank = ?,"
                " state = ? where table_id = ? and seat = ?",
                (*msgspec.structs.astuple(new)[1:], after.id, new.seat),
            )


def _insert_seats(connection: sqlite3.Connection, table: int, seats: Sequence[SeatRow]) -> None:
    connection.executemany(
        f"insert into seats (table_id, {SEAT_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [(table, *msgspec.structs.astuple(seat)) for seat in seats],
    )


def _write_history(connection: sqlite3.Connection, table: int, saving: Saving) -> None:
    if saving.seed is not None:
        connection.execute("update tables set seed = ? where id = ?", (saving.seed, table))
    if saving.cut is not None:
        connection.execute(
            "delete from choices where table_id = ? and segment = ? and position >= ?", (table, *saving.cut)
        )
    connection.executemany(
        f"insert into choices (table_id, {CHOICE_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (table, c.segment, c.position, c.seat, c.key, msgspec.json.encode(c.picks).decode(), c.shown, c.by)
            for c in saving.choices
        ],
    )
    connection.executemany(
        "insert into boundaries (table_id, segment, snapshot, events, at) values (?, ?, ?, ?, ?)",
        [(table, b.segment, zlib.compress(b.snapshot), b.events.decode(), b.at) for b in saving.boundaries],
    )


def _keep_components(connection: sqlite3.Connection, components: ComponentSet) -> None:
    connection.execute(
        "insert into component_sets (hash, game, tables) values (?, ?, ?) on conflict (hash) do nothing",
        (components.hash, components.game, zlib.compress(components.tables)),
    )


def _rows(connection: sqlite3.Connection, query: str, values: Sequence[Any]) -> list[TableRow]:
    """The tables whose ids a query finds, in its order."""
    found = (_fetch(connection, table) for (table,) in connection.execute(query, values).fetchall())
    return [row for row in found if row is not None]


def _fetch(connection: sqlite3.Connection, table: int) -> TableRow | None:
    found = connection.execute(f"select {COLUMNS} from tables where id = ?", (table,)).fetchone()
    if found is None:
        return None
    values = dict(zip(COLUMNS.split(", "), found, strict=True))
    values["options"] = msgspec.json.decode(values["options"], type=dict[str, str])
    values["private"] = bool(values["private"])
    seats = connection.execute(f"select {SEAT_COLUMNS} from seats where table_id = ? order by seat", (table,))
    return TableRow(id=table, seats=tuple(SeatRow(*seat) for seat in seats.fetchall()), **values)


def _open(connection: sqlite3.Connection, table: int, known: int | None) -> Opened | None:
    row = _fetch(connection, table)
    if row is None:
        return None
    if row.version == known:
        return Opened(row, None, ())
    last = _last_boundary(connection, table)
    if last is None:
        return Opened(row, None, ())
    choices = connection.execute(
        f"select {CHOICE_COLUMNS} from choices where table_id = ? and segment = ? order by position", (table, last)
    )
    return Opened(row, _boundary(connection, table, last), tuple(map(_choice, choices.fetchall())))


def _choice(found: tuple[Any, ...]) -> ChoiceRow:
    segment, position, seat, key, picks, shown, by = found
    return ChoiceRow(segment, position, seat, key, msgspec.json.decode(picks, type=tuple[str, ...]), shown, by)


def _last_boundary(connection: sqlite3.Connection, table: int) -> int | None:
    found = connection.execute("select max(segment) from boundaries where table_id = ?", (table,)).fetchone()
    return None if found[0] is None else int(found[0])


def _boundary(connection: sqlite3.Connection, table: int, segment: int) -> BoundaryRow | None:
    found = connection.execute(
        "select segment, snapshot, events, at from boundaries where table_id = ? and segment = ?", (table, segment)
    ).fetchone()
    return None if found is None else BoundaryRow(found[0], zlib.decompress(found[1]), found[2].encode(), found[3])


def _boundaries(connection: sqlite3.Connection, table: int) -> list[BoundaryRow]:
    found = connection.execute(
        "select segment, snapshot, events, at from boundaries where table_id = ? order by segment", (table,)
    )
    return [BoundaryRow(n, zlib.decompress(snapshot), events.encode(), at) for n, snapshot, events, at in found]


def _events(connection: sqlite3.Connection, table: int, since: int) -> list[EventsRow]:
    found = connection.execute(
        "select segment - 1, events, at from boundaries where table_id = ? and segment > ? order by segment",
        (table, since),
    )
    return [EventsRow(segment, events.encode(), at) for segment, events, at in found.fetchall()]


def _last_segment_of(connection: sqlite3.Connection, table: int, seat: int, before: int) -> int | None:
    found = connection.execute(
        "select segment from choices where table_id = ? and segment < ? and seat = ? and given_by <> 'auto'"
        " order by segment desc, position desc limit 1",
        (table, before, seat),
    ).fetchone()
    return None if found is None else int(found[0])


def _all_choices(connection: sqlite3.Connection, table: int) -> list[ChoiceRow]:
    found = connection.execute(
        f"select {CHOICE_COLUMNS} from choices where table_id = ? order by segment, position", (table,)
    )
    return [_choice(row) for row in found.fetchall()]


def _seed(connection: sqlite3.Connection, table: int) -> str | None:
    found = connection.execute("select seed from tables where id = ?", (table,)).fetchone()
    return None if found is None else found[0]


def _component_set(connection: sqlite3.Connection, key: str) -> ComponentSet | None:
    found = connection.execute("select hash, game, tables from component_sets where hash = ?", (key,)).fetchone()
    return None if found is None else ComponentSet(found[0], found[1], zlib.decompress(found[2]))


def _waiting_for(connection: sqlite3.Connection, user: int) -> list[TableRow]:
    return _rows(
        connection,
        "select t.id from seats s join tables t on t.id = s.table_id"
        " where s.user_id = ? and s.asked_at is not null and t.status = 'running' order by s.asked_at, t.id",
        (user,),
    )


def _marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))


def _of_user(connection: sqlite3.Connection, user: int, statuses: Sequence[Status]) -> list[TableRow]:
    return _rows(
        connection,
        "select distinct t.id from seats s join tables t on t.id = s.table_id"
        f" where s.user_id = ? and t.status in ({_marks(statuses)}) order by t.id desc",
        (user, *statuses),
    )


def _of_guild(connection: sqlite3.Connection, guild: int, statuses: Sequence[Status]) -> list[TableRow]:
    query = f"select id from tables where guild = ? and status in ({_marks(statuses)}) order by id desc"
    return _rows(connection, query, (guild, *statuses))


def _in_thread(connection: sqlite3.Connection, thread: int) -> TableRow | None:
    found = _rows(connection, "select id from tables where thread = ? order by id desc limit 1", (thread,))
    return found[0] if found else None


def _with_status(connection: sqlite3.Connection, status: Status) -> list[int]:
    return [row[0] for row in connection.execute("select id from tables where status = ? order by id", (status,))]


def _for_computers(connection: sqlite3.Connection) -> list[int]:
    found = connection.execute(
        "select distinct t.id from tables t join seats s on s.table_id = t.id"
        " where t.status = 'running' and s.asked_at is not null and s.player is not null order by t.id"
    )
    return [row[0] for row in found.fetchall()]
