"""Whose seat it was from which segment on, in SQL: written wherever a seat's person is, until the game is over."""

from __future__ import annotations

from storage.connection import Connection
from storage.rows import HolderRow, TableRow
from storage.values import number, record

OPEN_SEGMENT = "(select coalesce(max(segment), 0) from boundaries where table_id = :table)"


def newcomers(before: TableRow, after: TableRow) -> list[tuple[int, int]]:
    """The seats of a game that has begun whose person is another one now, with that person."""
    if after.status not in ("running", "frozen"):
        return []
    begins = before.status == "lobby"
    return [
        (seat.seat, seat.user)
        for seat in after.seats
        if seat.user is not None and (begins or before.seats[seat.seat].user != seat.user)
    ]


def change(connection: Connection, before: TableRow, after: TableRow) -> None:
    """As part of a transaction that changes a table, after its history is written."""
    if after.status == "over":  # from now on nothing is hidden
        connection.execute("delete from holders where table_id = ?", (after.id,))
        return
    segment = "0" if before.status == "lobby" else OPEN_SEGMENT
    for seat, user in newcomers(before, after):
        known = of_seat(connection, after.id, seat)
        if not known or known[-1].user != user:  # who comes back goes on with what they have seen
            connection.execute(
                f"insert into holders (table_id, seat, user_id, segment) values (:table, :seat, :user, {segment})",
                {"table": after.id, "seat": seat, "user": user},
            )


def rewind(connection: Connection, table: int, segment: int) -> None:
    """As part of a transaction that goes back: who took a seat later sees the game from there on."""
    connection.execute("update holders set segment = ? where table_id = ? and segment > ?", (segment, table, segment))


def of_seat(connection: Connection, table: int, seat: int) -> list[HolderRow]:
    """Everybody who has held a seat, in order."""
    found = connection.execute(
        "select user_id, segment from holders where table_id = ? and seat = ? order by id", (table, seat)
    )
    return [record(HolderRow, *row) for row in found.fetchall()]


def seats_of(connection: Connection, table: int, user: int) -> set[int]:
    """The seats of a table that somebody has held at any time."""
    found = connection.execute("select seat from holders where user_id = ? and table_id = ?", (user, table))
    return {number(seat) for (seat,) in found.fetchall()}
