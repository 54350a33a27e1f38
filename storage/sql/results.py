"""Results of finished tables in SQL, who played how much, and the reviews that players asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from storage.connection import Connection
from storage.rows import PlayedRow, ResultRow, SeatShare
from storage.values import flag, json_text, record

COLUMNS = "table_id, seat, user_id, player, place, total, won, sheet"


def count(connection: Connection, table: int, rows: Sequence[PlayedRow]) -> None:
    """Add answers to those that were given before, in the transaction that takes them."""
    connection.executemany(
        "insert into played (table_id, seat, player, answers) values (?, ?, ?, ?)"
        " on conflict (table_id, seat, player) do update set answers = played.answers + excluded.answers",
        [(table, row.seat, row.player if row.user is None else str(row.user), row.answers) for row in rows],
    )


def insert(connection: Connection, rows: Sequence[ResultRow]) -> None:
    """Write the columns of a scoring pad in the transaction that ends the game."""
    connection.executemany(
        f"insert into results ({COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?)",
        [(r.table, r.seat, r.user, r.player, r.place, r.total, int(r.won), r.sheet.decode()) for r in rows],
    )


def of_table(connection: Connection, table: int) -> list[ResultRow]:
    """How a finished table ended, seat by seat."""
    found = connection.execute(f"select {COLUMNS} from results where table_id = ? order by seat", (table,))
    return [
        record(ResultRow, t, seat, user, player, place, total, flag(won), json_text(sheet))
        for t, seat, user, player, place, total, won, sheet in found.fetchall()
    ]


def share(rows: Sequence[PlayedRow], user: int | None, state: str) -> SeatShare:
    """What became of a seat: `user` holds it, and `state` says whether it is offered to others."""
    given = sum(row.answers for row in rows)
    own = sum(row.answers for row in rows if row.user is not None and row.user == user)
    before = [row.user for row in rows if row.user is not None and row.user != user]
    replaced = [user] if user is not None and state == "replaced" else []
    stays = user is not None and not replaced
    return SeatShare(tuple(rows), stays and 2 * own >= given, (*before, *replaced))


def shares(connection: Connection, which: str, values: Sequence[Any]) -> dict[tuple[int, int], list[PlayedRow]]:
    """Who gave how many answers at some tables `t`, by table and seat; those with the most first."""
    found = connection.execute(
        "select p.table_id, p.seat, p.player, p.answers from played p join tables t on t.id = p.table_id"
        f" where {which} order by p.table_id, p.seat, p.answers desc, p.player",
        values,
    )
    rows: dict[tuple[int, int], list[PlayedRow]] = {}
    for table, seat, who, answers in msgspec.convert(found.fetchall(), list[tuple[int, int, str, int]]):
        user = int(who) if who.removeprefix("-").isdecimal() else None
        row = record(PlayedRow, seat, user, who if user is None else None, answers)
        rows.setdefault((table, seat), []).append(row)
    return rows


def review(connection: Connection, table: int, seat: int) -> bytes | None:
    """The review (JSON) of a seat, if its player asked for one and it is whole."""
    found = connection.execute("select review from reviews where table_id = ? and seat = ?", (table, seat)).fetchone()
    return None if found is None else json_text(found[0])


def put_review(connection: Connection, table: int, seat: int, review: bytes) -> None:
    """Keep a review, in the place of an older one."""
    connection.execute(
        "insert into reviews (table_id, seat, review) values (?, ?, ?)"
        " on conflict (table_id, seat) do update set review = excluded.review",
        (table, seat, review.decode()),
    )
