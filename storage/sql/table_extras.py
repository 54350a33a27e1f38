"""What people say at a table beside answering, in SQL: plans, standing answers, requests to go back, remarks."""

from __future__ import annotations

from functools import partial

import msgspec

from storage.connection import Connection
from storage.database import Database
from storage.rows import DefaultAnswerRow, EventsRow, PlanRow, RequestRow, Saving, TableExtras
from storage.sql.followers import followers
from storage.values import json_text, record

PLAN_COLUMNS = "seat, user_id, step, choices, stopped"
REQUEST_COLUMNS = "number, user_id, segment, position, at, until, agreed"
BESIDE = ("plans", "standing_answers", "requests", "followers")  # what ends with a table
ENDING = "from seats s join users u on u.id = s.user_id where s.table_id = :table and u.turn_end = 'pass'"
ANYTHING = "select " + " or ".join(  # most tables have nothing of it, and one question instead of five will do
    f"exists (select 1 {where})" for where in (*(f"from {name} where table_id = :table" for name in BESIDE), ENDING)
)


class AheadStore:
    """Changes to these that change nothing else about a table; the others are part of a `Saving`."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def put_plan(self, table: int, row: PlanRow) -> None:
        await self._db.write(partial(_put_plan, table=table, row=row))

    async def drop_plan(self, table: int, seat: int) -> None:
        await self._db.write(partial(_drop_plan, table=table, seat=seat))

    async def put_standing(self, table: int, row: DefaultAnswerRow) -> None:
        """One more answer that stands."""
        await self._db.write(partial(_put_standing, table=table, row=row))

    async def drop_standing(self, table: int, row: int) -> None:
        await self._db.write(partial(_drop_standing, table=table, row=row))

    async def put_request(self, table: int, row: RequestRow) -> None:
        await self._db.write(partial(_put_request, table=table, row=row))

    async def aside(self, table: int) -> TableExtras:
        """All of it, of one table."""
        return await self._db.read(partial(aside, table=table))

    async def remarks(self, table: int, since: int) -> list[EventsRow]:
        """The remarks from a segment on, each as the events (JSON) before its segment."""
        return await self._db.read(partial(_remarks, table=table, since=since))


def aside(connection: Connection, table: int) -> TableExtras:
    found = connection.execute(ANYTHING, {"table": table})
    return _all_aside(connection, table) if found.fetchone()[0] else TableExtras()


def _all_aside(connection: Connection, table: int) -> TableExtras:
    plans = connection.execute(f"select {PLAN_COLUMNS} from plans where table_id = ? order by seat", (table,))
    standing = connection.execute(
        "select seat, user_id, answer, id from standing_answers where table_id = ? order by id", (table,)
    )
    ending = connection.execute(f"select u.id {ENDING}", {"table": table})
    requests = connection.execute(f"select {REQUEST_COLUMNS} from requests where table_id = ?", (table,))
    follow = followers(connection, table)
    asked = requests.fetchone()
    return TableExtras(
        tuple(record(PlanRow, *row[:3], json_text(row[3]), json_text(row[4])) for row in plans),
        tuple(record(DefaultAnswerRow, seat, user, json_text(answer), n) for seat, user, answer, n in standing),
        tuple(user for (user,) in ending),
        None if asked is None else _request(*asked),
        follow,
    )


def _request(number: int, user: int, segment: int, position: int, at: float, until: float, agreed: str) -> RequestRow:
    return record(RequestRow, number, user, segment, position, at, until, msgspec.json.decode(agreed))


def change(connection: Connection, table: int, saving: Saving) -> None:
    """As part of a transaction that changes a table."""
    for seat in saving.no_plans:
        _drop_plan(connection, table, seat)
    for plan in saving.plans:
        _put_plan(connection, table, plan)
    if saving.no_request:
        connection.execute("delete from requests where table_id = ?", (table,))
    if saving.request is not None:
        _put_request(connection, table, saving.request)
    connection.executemany(
        "insert into remarks (table_id, segment, at, event) values (?, ?, ?, ?)",
        [(table, remark.segment, remark.at, remark.event.decode()) for remark in saving.remarks],
    )


def drop_table(connection: Connection, table: int) -> None:
    """As part of the transaction that ends a table: nothing is said ahead there any more."""
    for name in BESIDE:
        connection.execute(f"delete from {name} where table_id = ?", (table,))


def _put_plan(connection: Connection, table: int, row: PlanRow) -> None:
    connection.execute(
        f"insert into plans (table_id, {PLAN_COLUMNS}) values (?, ?, ?, ?, ?, ?) on conflict (table_id, seat)"
        " do update set user_id = excluded.user_id, step = excluded.step, choices = excluded.choices,"
        " stopped = excluded.stopped",
        (table, row.seat, row.user, row.step, row.choices.decode(), row.stopped.decode()),
    )


def _drop_plan(connection: Connection, table: int, seat: int) -> None:
    connection.execute("delete from plans where table_id = ? and seat = ?", (table, seat))


def _put_standing(connection: Connection, table: int, row: DefaultAnswerRow) -> None:
    connection.execute(
        "insert into standing_answers (table_id, seat, user_id, answer) values (?, ?, ?, ?)",
        (table, row.seat, row.user, row.answer.decode()),
    )


def _drop_standing(connection: Connection, table: int, row: int) -> None:
    connection.execute("delete from standing_answers where table_id = ? and id = ?", (table, row))


def _put_request(connection: Connection, table: int, row: RequestRow) -> None:
    connection.execute(
        f"insert into requests (table_id, {REQUEST_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (table_id)"
        " do update set number = excluded.number, user_id = excluded.user_id, segment = excluded.segment,"
        " position = excluded.position, at = excluded.at, until = excluded.until, agreed = excluded.agreed",
        (table, *msgspec.structs.astuple(row)[:-1], msgspec.json.encode(row.agreed).decode()),
    )


def _remarks(connection: Connection, table: int, since: int) -> list[EventsRow]:
    found = connection.execute(
        "select segment, event, at from remarks where table_id = ? and segment >= ? order by id", (table, since)
    )
    return [record(EventsRow, segment, f"[{event}]".encode(), at) for segment, event, at in found.fetchall()]
