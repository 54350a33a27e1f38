"""What happened at a table, in SQL: events, remarks and whose seat it was then, all read at once."""

from __future__ import annotations

from msgspec.structs import replace

from storage.connection import Connection
from storage.rows import HappenedRows
from storage.sql import holders, table_extras, tables


def since(connection: Connection, table: int, segment: int, seat: int | None = None) -> HappenedRows:
    """What happened from a segment on, and who has held a seat."""
    events = [*table_extras.remarks(connection, table, segment), *tables.events(connection, table, segment)]
    return HappenedRows(
        turn=tables.last_boundary(connection, table),
        events=tuple(sorted(events, key=lambda one: one.segment)),
        holders=() if seat is None else tuple(holders.of_seat(connection, table, seat)),
    )


def with_states(connection: Connection, table: int, segment: int, seat: int | None = None) -> HappenedRows:
    """What happened from a segment on, and the states between."""
    return replace(
        since(connection, table, segment, seat), snapshots=tables.snapshots(connection, table, since=segment)
    )


def since_own_move(connection: Connection, table: int, seat: int) -> tuple[int | None, HappenedRows]:
    """The last segment in which a seat's holder chose something; what happened since then, or since they sat down."""
    last = tables.last_segment_of(connection, table, seat)
    held = holders.of_seat(connection, table, seat)
    since = held[-1].segment if held else 0
    own = None if last is None or last < since else last
    return own, with_states(connection, table, max(last or 0, since), seat)
