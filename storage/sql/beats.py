"""When people were served last, in SQL; and what has to come later, since for a time nobody was."""

from __future__ import annotations

import msgspec

from storage.connection import Connection
from storage.values import moment

SERVED = "served"


def served(connection: Connection) -> float | None:
    """When the bot last served people; None: never yet."""
    found = connection.execute("select at from beats where name = ?", (SERVED,)).fetchone()
    return None if found is None else moment(found[0])


def note(connection: Connection, at: float) -> None:
    connection.execute(
        "insert into beats (name, at) values (?, ?) on conflict (name) do update set at = excluded.at", (SERVED, at)
    )


def with_clocks(connection: Connection) -> list[int]:
    """The running tables at which a clock runs."""
    found = connection.execute(
        "select distinct s.table_id from seats s join tables t on t.id = s.table_id"
        " where t.status = 'running' and s.clock_at is not null order by s.table_id"
    )
    return [row[0] for row in found.fetchall()]


def with_offers(connection: Connection, since: float) -> list[int]:
    """The tables with a seat that is to be offered after a moment."""
    found = connection.execute("select distinct table_id from seats where offer_at > ? order by table_id", (since,))
    return [row[0] for row in found.fetchall()]


def put_off(connection: Connection, kinds: list[str], since: float, seconds: float) -> None:
    """What people had time for until some moment comes so much later, with the end of that outage noted.

    Each table that is played has yet to say its times anew.
    """
    marks = ", ".join("?" * len(kinds))
    connection.execute(f"update due set at = at + ? where at > ? and kind in ({marks})", (seconds, since, *kinds))
    connection.execute("update seats set offer_at = offer_at + ? where offer_at > ?", (seconds, since))
    connection.execute("update requests set until = until + ? where until > ?", (seconds, since))
    connection.execute(
        "insert into due (kind, at, key, table_id, payload) select 'anew', ?, 'anew:' || id, id, ? from tables"
        " where status = 'running' on conflict (key) do update set payload = excluded.payload",
        (since + seconds, msgspec.json.encode({"seconds": seconds}).decode()),
    )
    note(connection, since + seconds)
