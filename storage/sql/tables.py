"""Tables, seats, boundaries and choices in SQL: everything that is asked about them. `saving` changes them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, get_args

import msgspec

from storage import claims
from storage.connection import Connection, Rows
from storage.database import Database
from storage.rows import BoundaryRow, ChoiceRow, ComponentSet, DueRow, EventsRow, Opened, SeatRow, Status, TableRow
from storage.sql import archives, due, table_extras
from storage.values import flag, json_text, number, record, unzipped

COLUMNS = (
    "game, options, status, organiser, guild, channel, thread, message, private, language, clock, components, rules,"
    " commitment, told, version, created_at, changed_at, started_at, ended_at, paused_at, hints, seeking, teaching,"
    " behind, language_chosen, seats_kept, practice, corrected"
)
SEAT_COLUMNS = (
    "seat, user_id, player, name, colour, step, asked_at, bank, state, clock_at, deadline, away_until, away_taken,"
    " standin, seen_at, offer_at, missed, allotted, reminded, games,"
    " waited, reminded_at, last_at, reads, swaps_with, accepted, covered, learning"
)
CHOICE_COLUMNS = "segment, position, seat, key, picks, shown, given_by"


def _rows(connection: Connection, query: str, values: Sequence[Any]) -> list[TableRow]:
    """The tables whose ids a query finds, in its order."""
    found = (fetch(connection, table) for (table,) in connection.execute(query, values).fetchall())
    return [row for row in found if row is not None]


def fetch(connection: Connection, table: int) -> TableRow | None:
    return _fetched(table, *_fetching(connection, table))


def _fetching(connection: Connection, table: int) -> tuple[Rows, Rows]:
    """What is asked for a table, before anybody waits for it."""
    return (
        connection.execute(f"select {COLUMNS} from tables where id = ?", (table,)),
        connection.execute(f"select {SEAT_COLUMNS} from seats where table_id = ? order by seat", (table,)),
    )


def _fetched(table: int, rows: Rows, seated: Rows) -> TableRow | None:
    found = rows.fetchone()
    if found is None:
        return None
    values = dict(zip(COLUMNS.split(", "), found, strict=True))
    values["posted_segment"] = values.pop("told")
    values["options"] = msgspec.json.decode(values["options"], type=dict[str, str])
    for name in ("private", "hints", "language_chosen", "seats_kept"):
        values[name] = flag(values[name])
    for name in ("seeking", "practice"):
        values[name] = values[name] and msgspec.json.decode(values[name])
    seats = [dict(zip(SeatRow.__struct_fields__, (*seat[:-3], *map(flag, seat[-3:])), strict=True)) for seat in seated]
    row = msgspec.convert({"id": table, "seats": seats, **values}, TableRow)
    if [seat.seat for seat in row.seats] != list(range(len(row.seats))):
        raise msgspec.ValidationError(f"the seats of table {table} are not whole")
    return row


def open_table(connection: Connection, table: int, known: int | None = None) -> Opened | None:
    """A table as it stands; boundary and choices only if its version is not the `known` one."""
    fetching = _fetching(connection, table)
    lately = None if known is not None else _lately(connection, table)
    extras = table_extras.of_table(connection, table)
    row = _fetched(table, *fetching)
    if row is None:
        return None
    if row.version == known:
        return Opened(row, None, (), extras)
    last, since = _lately(connection, table) if lately is None else lately
    found = last.fetchone()
    if found is not None:
        return _whole(Opened(row, _boundary(found), tuple(map(_choice, since.fetchall())), extras))
    archive = archives.of_table(connection, table)
    if archive is None or not archive.segments:
        return _whole(Opened(row, None, (), extras))
    packed = archive.boundaries[-1]
    choices = tuple(one for one in archive.choices if one.segment >= packed.segment)
    return _whole(Opened(row, packed, choices, extras))


def _whole(opened: Opened) -> Opened:
    """Refuses a table that lacks rows which its other rows tell of."""
    row, boundary = opened.row, opened.boundary
    lacking = ""
    if boundary is None:
        lacking = "" if row.status in ("lobby", "closed") else "turns"
    elif [(one.segment, one.position) for one in opened.choices] != [
        (boundary.segment, place) for place in range(len(opened.choices))
    ]:
        lacking = "choices"
    elif any(one.seat >= len(row.seats) for one in opened.choices):
        lacking = "seats"
    if lacking:
        raise msgspec.ValidationError(f"the {lacking} of table {row.id} are not whole")
    return opened


def _lately(connection: Connection, table: int) -> tuple[Rows, Rows]:
    """The last boundary and what was chosen since, before anybody waits for it."""
    last = "select max(segment) from boundaries where table_id = ?"
    return (
        connection.execute(
            f"select segment, snapshot, events, at from boundaries where table_id = ? and segment = ({last})",
            (table, table),
        ),
        connection.execute(
            f"select {CHOICE_COLUMNS} from choices where table_id = ? and segment >= ({last})"
            " order by segment, position",
            (table, table),
        ),
    )


def _choice(found: tuple[Any, ...]) -> ChoiceRow:
    segment, position, seat, key, picks, shown, by = found
    return record(ChoiceRow, segment, position, seat, key, msgspec.json.decode(picks), shown, by)


def note_sign(connection: Connection, table: int, seat: int, at: float, put: Sequence[DueRow]) -> None:
    """That who holds a seat is there, with what is due because of it; the table's version stays."""
    connection.execute("update seats set seen_at = ? where table_id = ? and seat = ?", (at, table, seat))
    due.change(connection, put, (), None)


def note_reminded(
    connection: Connection, table: int, seat: SeatRow, put: Sequence[DueRow] = (), done: DueRow | None = None
) -> None:
    """What who must decide was reminded of, with what is due next; the table's version stays."""
    connection.execute(
        "update seats set reminded = ?, reminded_at = ?, last_at = ? where table_id = ? and seat = ?",
        (seat.reminded, seat.reminded_at, seat.last_at, table, seat.seat),
    )
    due.change(connection, put, (), done)


def note_heard(connection: Connection, tables: Sequence[int], user: int, at: float) -> None:
    """That somebody heard that tables wait for them; their versions stay."""
    connection.executemany(
        "update seats set reminded_at = ? where table_id = ? and user_id = ?", [(at, table, user) for table in tables]
    )


def last_boundary(connection: Connection, table: int) -> int | None:
    """The number of the open segment; None if the table never started."""
    found = connection.execute("select max(segment) from boundaries where table_id = ?", (table,)).fetchone()
    return archives.last_boundary(connection, table) if found[0] is None else number(found[0])


def _boundary(found: tuple[Any, ...]) -> BoundaryRow:
    segment, snapshot, events, at = found
    return record(BoundaryRow, segment, unzipped(snapshot), json_text(events), at)


def boundary(connection: Connection, table: int, segment: int) -> BoundaryRow | None:
    """The state before a segment."""
    found = connection.execute(
        "select segment, snapshot, events, at from boundaries where table_id = ? and segment = ?", (table, segment)
    ).fetchone()
    if found is None:
        packed = archives.boundaries(connection, table)
        return next((one for one in packed if one.segment == segment), None)
    return _boundary(found)


def snapshots(connection: Connection, table: int, since: int) -> dict[int, bytes]:
    """The states before the segments from `since` on, as far as they are not packed away."""
    found = connection.execute(
        "select segment, snapshot from boundaries where table_id = ? and segment >= ?", (table, since)
    )
    return {segment: unzipped(snapshot) for segment, snapshot in found.fetchall()}


def boundaries(connection: Connection, table: int) -> list[BoundaryRow]:
    found = connection.execute(
        "select segment, snapshot, events, at from boundaries where table_id = ? order by segment", (table,)
    )
    return [_boundary(row) for row in found] or archives.boundaries(connection, table)


def events(connection: Connection, table: int, since: int = 0) -> list[EventsRow]:
    """The events of the closed segments from `since` on."""
    found = connection.execute(
        "select segment - 1, events, at from boundaries where table_id = ? and segment > ? order by segment",
        (table, since),
    )
    rows = [record(EventsRow, segment, json_text(events), at) for segment, events, at in found.fetchall()]
    packed = () if rows else archives.boundaries(connection, table)
    return rows or [EventsRow(one.segment - 1, one.events, one.at) for one in packed if one.segment > since]


def last_segment_of(connection: Connection, table: int, seat: int) -> int | None:
    """The last segment before the open one in which a seat chose something itself."""
    before = last_boundary(connection, table) or 0
    found = connection.execute(
        "select segment from choices where table_id = ? and segment < ? and seat = ?"
        " and given_by in ('player', 'standing') order by segment desc, position desc limit 1",
        (table, before, seat),
    ).fetchone()
    if found is None:
        packed = archives.choices(connection, table)
        own = (c.segment for c in packed if c.segment < before and c.seat == seat and c.by in ("player", "standing"))
        return max(own, default=None)
    return number(found[0])


def last_choice_of(connection: Connection, table: int, seat: int) -> tuple[int, int] | None:
    """Segment and position of the last choice a seat made itself."""
    found = connection.execute(
        "select segment, position from choices where table_id = ? and seat = ? and given_by <> 'auto'"
        " order by segment desc, position desc limit 1",
        (table, seat),
    ).fetchone()
    if found is None:
        packed = archives.choices(connection, table)
        own = ((c.segment, c.position) for c in packed if c.seat == seat and c.by != "auto")
        return max(own, default=None)
    return number(found[0]), number(found[1])


def choices_since(connection: Connection, table: int, segment: int) -> list[ChoiceRow]:
    """The choices of a segment and all later ones, in the order given."""
    found = connection.execute(
        f"select {CHOICE_COLUMNS} from choices where table_id = ? and segment >= ? order by segment, position",
        (table, segment),
    )
    rows = [_choice(row) for row in found.fetchall()]
    return rows or [one for one in archives.choices(connection, table) if one.segment >= segment]


def all_choices(connection: Connection, table: int) -> list[ChoiceRow]:
    """Every choice of a table, closed segments included, in the order given."""
    found = connection.execute(
        f"select {CHOICE_COLUMNS} from choices where table_id = ? order by segment, position", (table,)
    )
    return [_choice(row) for row in found.fetchall()] or archives.choices(connection, table)


def seed_of(connection: Connection, table: int) -> str | None:
    """The secret seed; only for tables that are over."""
    found = connection.execute("select seed from tables where id = ?", (table,)).fetchone()
    return None if found is None else msgspec.convert(found[0], str | None)


def component_set(connection: Connection, key: str) -> ComponentSet | None:
    found = connection.execute("select hash, game, tables from component_sets where hash = ?", (key,)).fetchone()
    return None if found is None else record(ComponentSet, found[0], found[1], unzipped(found[2]))


def waiting_for(connection: Connection, user: int) -> list[TableRow]:
    """The running tables in which a person must answer, longest waiting first."""
    return _rows(
        connection,
        "select t.id from seats s join tables t on t.id = s.table_id"
        " where s.user_id = ? and s.asked_at is not null and s.standin is null and t.status = 'running'"
        " order by s.asked_at, t.id",
        (user,),
    )


def seated(connection: Connection) -> list[tuple[int, int]]:
    """The servers with everybody who sits in a lobby there or plays, and whose seat is not offered."""
    found = connection.execute(
        "select distinct t.guild, s.user_id from seats s join tables t on t.id = s.table_id"
        " where t.status in ('lobby', 'running') and t.guild is not null and s.user_id is not null"
        " and s.state <> 'replaced' and s.offer_at is null order by t.guild, s.user_id"
    )
    return [(guild, user) for guild, user in found.fetchall()]


def _marks(values: Sequence[object]) -> str:
    return ", ".join("?" * len(values))


# Named by the seat, not by the table: for distinct tables SQLite would go through all that have the status.
def of_user(connection: Connection, user: int, statuses: Sequence[Status]) -> list[TableRow]:
    """The tables at which a person sits, newest first."""
    return _rows(
        connection,
        "select distinct s.table_id from seats s join tables t on t.id = s.table_id"
        f" where s.user_id = ? and t.status in ({_marks(statuses)}) order by s.table_id desc",
        (user, *statuses),
    )


def running_of(connection: Connection, user: int) -> int:
    """How many running tables a person sits at."""
    found = connection.execute(
        "select count(distinct s.table_id) from seats s join tables t on t.id = s.table_id"
        " where s.user_id = ? and t.status = 'running'",
        (user,),
    )
    return int(found.fetchone()[0])


def of_guild(connection: Connection, guild: int, statuses: Sequence[Status]) -> list[TableRow]:
    """The tables of a server, newest first."""
    query = f"select id from tables where guild = ? and status in ({_marks(statuses)}) order by id desc"
    return _rows(connection, query, (guild, *statuses))


def in_thread(connection: Connection, thread: int) -> TableRow | None:
    """The newest table that lives in a thread."""
    found = _rows(connection, "select id from tables where thread = ? order by id desc limit 1", (thread,))
    return found[0] if found else None


def with_status(connection: Connection, status: Status) -> list[int]:
    return [row[0] for row in connection.execute("select id from tables where status = ? order by id", (status,))]


def by_status(connection: Connection) -> dict[Status, int]:
    """How many tables there are of each status; nought where there are none."""
    found = dict(connection.execute("select status, count(*) from tables group by status").fetchall())
    return {status: found.get(status, 0) for status in get_args(Status)}


async def for_computers(db: Database) -> list[int]:
    """The running tables in which a computer player must answer, and thinks in no other process."""
    me = db.process
    return await (db.read(_for_computers) if me is None else db.read(claims.for_computers, me))


async def take_play(db: Database, table: int) -> bool:
    """Have the computer players of a table think in this process; False if they do in another one."""
    me = db.process
    return me is None or await db.write(claims.take_play, table, me)


async def leave_play(db: Database, table: int) -> None:
    """They have nothing to do here for now."""
    me = db.process
    if me is not None:
        await db.write(claims.leave_play, table, me)


def _for_computers(connection: Connection) -> list[int]:
    found = connection.execute(
        "select distinct t.id from tables t join seats s on s.table_id = t.id"
        " where t.status = 'running' and s.asked_at is not null and coalesce(s.standin, s.player) is not null"
        " order by t.id"
    )
    return [row[0] for row in found.fetchall()]
