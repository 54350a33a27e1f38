"""Results of finished tables in SQL, who played how much, and the reviews that players asked for."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from storage.connection import Connection
from storage.rows import PlayedRow, ResultRow
from storage.values import json_text, record

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
        record(ResultRow, t, seat, user, player, place, total, bool(won), json_text(sheet))
        for t, seat, user, player, place, total, won, sheet in found.fetchall()
    ]


def played(connection: Connection, table: int) -> list[PlayedRow]:
    """Who gave how many answers on which seat, those with the most first."""
    found = connection.execute(
        "select seat, player, answers from played where table_id = ? and answers > 0 and player not like '-%'"
        " order by seat, answers desc, player",
        (table,),
    )
    return [
        record(PlayedRow, seat, int(who) if who.isdecimal() else None, None if who.isdecimal() else who, answers)
        for seat, who, answers in msgspec.convert(found.fetchall(), list[tuple[int, str, int]])
    ]


def review(connection: Connection, table: int, seat: int) -> bytes | None:
    """The review (JSON) of a seat, if its player asked for one and it is whole."""
    found = connection.execute("select review from reviews where table_id = ? and seat = ?", (table, seat)).fetchone()
    return None if found is None else str(found[0]).encode()


def put_review(connection: Connection, table: int, seat: int, review: bytes) -> None:
    """Keep a review, in the place of an older one."""
    connection.execute(
        "insert into reviews (table_id, seat, review) values (?, ?, ?)"
        " on conflict (table_id, seat) do update set review = excluded.review",
        (table, seat, review.decode()),
    )
