"""Everything that is stored about a person, in one place: shown, handed out, and forgotten."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from storage.connection import Connection

Found = dict[str, list[dict[str, Any]]]  # rows by subject
Named = Callable[[str, int], str]  # what a seat is called in a language once nobody is to be named

# Every place that names a person; a test holds it against the schema.
ABOUT: Final[dict[str, str]] = {
    "settings": "select * from users where id = :user",
    "seats": "select s.*, t.game, t.guild, t.status from seats s join tables t on t.id = s.table_id"
    " where s.user_id = :user order by s.table_id",
    "organised": "select id, game, guild, status from tables where organiser = :user order by id",
    "results": "select table_id, seat, place, total, won, sheet from results where user_id = :user order by table_id",
    "answers": "select table_id, seat, answers from played where player = :name order by table_id",
    "plans": "select table_id, seat, choices from plans where user_id = :user order by table_id",
    "standing_answers": "select table_id, seat, answer from standing_answers where user_id = :user order by id",
    "requests": "select table_id, segment, at from requests where user_id = :user order by table_id",
    "invitations": "select table_id, at from invitations where user_id = :user order by table_id",
    "followed": "select table_id, language from followers where user_id = :user order by table_id",
    "held": "select table_id, seat, segment from holders where user_id = :user order by id",
    "due": "select kind, at, table_id from due where user_id = :user order by at",
}
FORGOTTEN: Final = (
    "update results set user_id = :stranger where user_id = :user",
    "update tables set organiser = 0 where organiser = :user",
    "update played set player = cast(:stranger as text) where player = :name",
    "update holders set user_id = :stranger where user_id = :user",
    "delete from plans where user_id = :user",
    "delete from standing_answers where user_id = :user",
    "delete from requests where user_id = :user",
    "delete from invitations where user_id = :user",
    "delete from followers where user_id = :user",
    "delete from due where user_id = :user",
    "delete from outbox where lane = 'user:' || :name or lane like '%:follow:' || :name",
    "delete from users where id = :user",
)


def about(connection: Connection, user: int) -> Found:
    """Everything that is stored about a person."""
    found: Found = {}
    for subject, query in ABOUT.items():
        cursor = connection.execute(query, {"user": user, "name": str(user)})
        names = [column[0] for column in cursor.description]
        found[subject] = [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]
    return found


def organised(connection: Connection, user: int) -> list[int]:
    """The open tables that somebody has made."""
    found = connection.execute(
        "select id from tables where organiser = ? and status not in ('over', 'closed') order by id", (user,)
    )
    return [table for (table,) in found.fetchall()]


def forget(connection: Connection, user: int, stranger: int, named: Named) -> None:
    """Take a person out of everything; results stay, as those of a stranger whom nobody can tell."""
    for statement in FORGOTTEN:
        connection.execute(statement, {"user": user, "name": str(user), "stranger": stranger})
    seats = connection.execute(
        "select t.language, s.table_id, s.seat from seats s join tables t on t.id = s.table_id where s.user_id = ?",
        (user,),
    )
    connection.executemany(
        "update seats set user_id = null, name = ? where table_id = ? and seat = ?",
        [(named(language, seat), table, seat) for language, table, seat in seats.fetchall()],
    )
    for table, agreed in connection.execute("select table_id, agreed from requests").fetchall():
        users = msgspec.json.decode(agreed, type=list[int])
        if user in users:
            left = msgspec.json.encode([one for one in users if one != user]).decode()
            connection.execute("update requests set agreed = ? where table_id = ?", (left, table))
