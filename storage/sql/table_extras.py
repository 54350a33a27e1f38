"""What belongs to a table beside its game, in SQL: plans, default answers, requests to go back, remarks, followers,
invitations.

Part of it changes together with the table, as part of a `Saving`; the rest by the functions here.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from storage.connection import Connection
from storage.rows import (
    DefaultAnswerRow,
    DueRow,
    EventsRow,
    NoticeRow,
    PlanRow,
    RequestRow,
    Saving,
    TableExtras,
)
from storage.sql import due
from storage.values import json_text, moment, record

PLAN_COLUMNS = "seat, user_id, step, choices, stopped"
REQUEST_COLUMNS = "number, user_id, segment, position, at, until, agreed"
EXTRAS = ("plans", "standing_answers", "requests", "followers")  # what ends with a table
ENDING = "from seats s join users u on u.id = s.user_id where s.table_id = :table and u.turn_end != 'soon'"
ANYTHING = "select " + " or ".join(  # most tables have nothing of it, and one question instead of five will do
    f"exists (select 1 {where})" for where in (*(f"from {name} where table_id = :table" for name in EXTRAS), ENDING)
)

SEEN_BACK = "back.log_seen"  # the remark that somebody alone took back what they had seen the consequences of
OF_SEEN_BACK = f'%"{SEEN_BACK}"%'


def of_table(connection: Connection, table: int) -> TableExtras:
    """All of it, of one table."""
    found = connection.execute(ANYTHING, {"table": table})
    return _all_extras(connection, table) if found.fetchone()[0] else TableExtras()


def _all_extras(connection: Connection, table: int) -> TableExtras:
    plans = connection.execute(f"select {PLAN_COLUMNS} from plans where table_id = ? order by seat", (table,))
    answers = connection.execute(
        "select seat, user_id, answer, id from standing_answers where table_id = ? order by id", (table,)
    )
    ending = connection.execute(f"select u.id, u.turn_end {ENDING}", {"table": table}).fetchall()
    requests = connection.execute(f"select {REQUEST_COLUMNS} from requests where table_id = ?", (table,))
    follow = _followers(connection, table)
    asked = requests.fetchone()
    return TableExtras(
        tuple(record(PlanRow, *row[:3], json_text(row[3]), json_text(row[4])) for row in plans),
        tuple(record(DefaultAnswerRow, seat, user, json_text(answer), n) for seat, user, answer, n in answers),
        tuple(user for user, end in ending if end == "pass"),
        tuple(user for user, end in ending if end == "ask"),
        None if asked is None else _request(*asked),
        follow,
    )


def _request(number: int, user: int, segment: int, position: int, at: float, until: float, agreed: str) -> RequestRow:
    return record(RequestRow, number, user, segment, position, at, until, msgspec.json.decode(agreed))


def change(connection: Connection, table: int, saving: Saving) -> None:
    """As part of a transaction that changes a table."""
    for seat in saving.no_plans:
        drop_plan(connection, table, seat)
    for plan in saving.plans:
        put_plan(connection, table, plan)
    if saving.no_request:
        connection.execute("delete from requests where table_id = ?", (table,))
    if saving.request is not None:
        put_request(connection, table, saving.request)
    connection.executemany(
        "insert into remarks (table_id, segment, at, event) values (?, ?, ?, ?)",
        [(table, remark.segment, remark.at, remark.event.decode()) for remark in saving.remarks],
    )


def drop_table(connection: Connection, table: int) -> None:
    """As part of the transaction that ends a table: nothing is said ahead there any more, and nobody is invited."""
    for name in (*EXTRAS, "invitations"):
        connection.execute(f"delete from {name} where table_id = ?", (table,))


def put_plan(connection: Connection, table: int, row: PlanRow) -> None:
    """Keep a seat's plan, in the place of an earlier one."""
    connection.execute(
        f"insert into plans (table_id, {PLAN_COLUMNS}) values (?, ?, ?, ?, ?, ?) on conflict (table_id, seat)"
        " do update set user_id = excluded.user_id, step = excluded.step, choices = excluded.choices,"
        " stopped = excluded.stopped",
        (table, row.seat, row.user, row.step, row.choices.decode(), row.stopped.decode()),
    )


def drop_plan(connection: Connection, table: int, seat: int) -> None:
    connection.execute("delete from plans where table_id = ? and seat = ?", (table, seat))


def put_default_answer(connection: Connection, table: int, row: DefaultAnswerRow) -> None:
    """One more answer that a seat always gives."""
    connection.execute(
        "insert into standing_answers (table_id, seat, user_id, answer) values (?, ?, ?, ?)",
        (table, row.seat, row.user, row.answer.decode()),
    )


def drop_default_answer(connection: Connection, table: int, row: int) -> None:
    connection.execute("delete from standing_answers where table_id = ? and id = ?", (table, row))


def put_request(connection: Connection, table: int, row: RequestRow) -> None:
    """Keep a request to go back, in the place of an earlier one."""
    connection.execute(
        f"insert into requests (table_id, {REQUEST_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (table_id)"
        " do update set number = excluded.number, user_id = excluded.user_id, segment = excluded.segment,"
        " position = excluded.position, at = excluded.at, until = excluded.until, agreed = excluded.agreed",
        (table, *msgspec.structs.astuple(row)[:-1], msgspec.json.encode(row.agreed).decode()),
    )


def remarks(connection: Connection, table: int, since: int) -> list[EventsRow]:
    found = connection.execute(
        "select segment, event, at from remarks where table_id = ? and segment >= ? order by id", (table, since)
    )
    return [record(EventsRow, segment, b"[%b]" % json_text(event), at) for segment, event, at in found.fetchall()]


def seen_back(connection: Connection, table: int) -> int:
    """How often somebody alone went back behind something that had come to light."""
    found = connection.execute(
        "select count(*) from remarks where table_id = ? and event like ?", (table, OF_SEEN_BACK)
    )
    return int(found.fetchone()[0])


def _followers(connection: Connection, table: int) -> tuple[tuple[int, str], ...]:
    """Everybody who follows a table, with the language they read."""
    found = connection.execute("select user_id, language from followers where table_id = ? order by user_id", (table,))
    return tuple(msgspec.convert(found.fetchall(), list[tuple[int, str]]))


def put_follower(connection: Connection, table: int, user: int, language: str) -> None:
    """Let somebody follow a table, in the language they read."""
    connection.execute(
        "insert into followers (table_id, user_id, language) values (?, ?, ?)"
        " on conflict (table_id, user_id) do update set language = excluded.language",
        (table, user, language),
    )


def drop_follower(connection: Connection, table: int, user: int) -> bool:
    """Let somebody no longer follow a table; whether they did."""
    found = connection.execute("delete from followers where table_id = ? and user_id = ?", (table, user))
    return found.rowcount > 0


def follows(connection: Connection, table: int, user: int) -> bool:
    """Whether somebody follows a table."""
    found = connection.execute("select 1 from followers where table_id = ? and user_id = ?", (table, user))
    return found.fetchone() is not None


def last_invitation(connection: Connection, table: int, user: int) -> float | None:
    """When somebody was last invited to a table; None: never."""
    found = connection.execute("select at from invitations where table_id = ? and user_id = ?", (table, user))
    row = found.fetchone()
    return None if row is None else moment(row[0])


def put_invitation(connection: Connection, table: int, user: int, at: float, put: Sequence[DueRow] = ()) -> None:
    """Note when somebody was invited, in the place of an earlier time, with what becomes due by it."""
    due.change(connection, put, (), None)
    connection.execute(
        "insert into invitations (table_id, user_id, at) values (?, ?, ?)"
        " on conflict (table_id, user_id) do update set at = excluded.at",
        (table, user, at),
    )


def end_invitation(
    connection: Connection, table: int, user: int, done: DueRow, notices: Sequence[tuple[int, NoticeRow]], at: float
) -> None:
    """Forget that somebody was invited, with what is told about it."""
    drop_invitation(connection, table, user)
    due.save(connection, done=done, notices=notices, at=at)


def drop_invitation(connection: Connection, table: int, user: int, drop: Sequence[str] = ()) -> None:
    """Forget that somebody was invited, with what was due because of it."""
    due.change(connection, (), drop, None)
    connection.execute("delete from invitations where table_id = ? and user_id = ?", (table, user))
