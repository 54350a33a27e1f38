"""Several processes on one database, which only PostgreSQL has: which of them live, and which does a piece of work.

What a process has taken is its own while it lives; it says so every few seconds. What a dead one had is free again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from storage.connection import Connection
from storage.errors import StorageTrouble

ALIVE_SECONDS = 30.0  # seconds for which a process counts as alive after it has said so
RENEW_SECONDS = 8.0  # seconds between saying so
FOREIGN_SECONDS = 20.0  # seconds after which what another process should have told is told by any
NOW: Final = "extract(epoch from clock_timestamp())"  # one clock for all machines
FREE: Final = (
    "({column} is null or {column} = :me or not exists"
    f" (select 1 from processes p where p.name = {{column}} and p.until > {NOW}))"
)
# What is told from what the gateway says of a server, so only by who is connected to it.
AT_HOME: Final = ("round", "lobby")


class Shards(Struct, frozen=True):
    """Which part of the servers a process is connected to: from one number to another, of so many."""

    first: int = 0
    last: int = 0
    count: int = 1

    def __str__(self) -> str:
        return f"{self.first}-{self.last}/{self.count}"


ALL_SHARDS: Final = Shards()


def renew(connection: Connection, me: str, shards: Shards) -> int:
    """Say that a process lives; returns how many do. Those that died long ago are forgotten."""
    connection.execute(
        f"insert into processes (name, shards, until) values (:me, :shards, {NOW} + :alive)"
        " on conflict (name) do update set until = excluded.until",
        {"me": me, "shards": str(shards), "alive": ALIVE_SECONDS},
    )
    connection.execute(f"delete from processes where until < {NOW} - 3600")
    found = connection.execute(f"select shards from processes where until > {NOW}").fetchall()
    for (others,) in found:
        if others.partition("/")[2] != str(shards.count):
            raise StorageTrouble(
                "busy", f"Another process runs with SHARDS={others}; all must name the same number after the stroke."
            )
    return len(found)


def leave(connection: Connection, me: str) -> None:
    """What the process had taken is free at once."""
    connection.execute("delete from processes where name = ?", (me,))


def take_notices(connection: Connection, columns: str, now: float, me: str, shards: Shards) -> Sequence[Any]:
    """The first notices of lanes that nobody tells yet: of servers we are connected to, and what others left lying."""
    kinds = ", ".join(f"'{kind}'" for kind in AT_HOME)
    found = connection.execute(
        "update outbox set taken_by = :me where id in (select o.id from outbox o join tables t on t.id = o.table_id"
        f" where o.not_before <= :now and {FREE.format(column='o.taken_by')}"
        " and not exists (select 1 from outbox b where b.lane = o.lane and b.id < o.id)"
        " and (t.guild is null or (t.guild >> 22) % :count between :first and :last"
        f" or (greatest(o.not_before, o.created_at) <= :now - :foreign and o.kind not in ({kinds})))"
        f" order by o.id for update of o skip locked) returning {columns}",
        {"me": me, "now": now, "foreign": FOREIGN_SECONDS, **_shards(shards)},
    )
    return found.fetchall()


def take_notice(connection: Connection, columns: str, lane: str, now: float, me: str) -> Any:
    """The first notice of a lane, if its time has come and nobody else tells it."""
    found = connection.execute(
        "update outbox set taken_by = :me where id = (select min(id) from outbox where lane = :lane)"
        f" and not_before <= :now and {FREE.format(column='outbox.taken_by')} returning {columns}",
        {"me": me, "lane": lane, "now": now},
    )
    return found.fetchone()


def take_due(connection: Connection, columns: str, now: float, most: int, me: str) -> Sequence[Any]:
    """What is due and done by nobody yet, the longest due first."""
    found = connection.execute(
        "with taken as (update due set taken_by = :me where id in (select d.id from due d"
        f" where d.at <= :now and {FREE.format(column='d.taken_by')} order by d.at, d.id limit :most"
        f" for update skip locked) returning id, {columns}) select {columns} from taken order by at, id",
        {"me": me, "now": now, "most": most},
    )
    return found.fetchall()


def earliest_due(connection: Connection, me: str) -> float | None:
    """When the next thing is due that nobody else does."""
    query = f"select min(at) from due where {FREE.format(column='due.taken_by')}"
    (found,) = connection.execute(query, {"me": me}).fetchone()
    return None if found is None else float(found)


def take_play(connection: Connection, table: int, me: str) -> bool:
    """Have the computer players of a table think here; False if they think elsewhere."""
    found = connection.execute(
        f"update tables set played_by = :me where id = :table and {FREE.format(column='tables.played_by')}",
        {"me": me, "table": table},
    )
    return found.rowcount == 1


def leave_play(connection: Connection, table: int, me: str) -> None:
    connection.execute("update tables set played_by = null where id = ? and played_by = ?", (table, me))


def for_computers(connection: Connection, me: str) -> list[int]:
    """The tables in which a computer player must answer and thinks nowhere."""
    found = connection.execute(
        "select distinct t.id from tables t join seats s on s.table_id = t.id where t.status = 'running'"
        " and s.asked_at is not null and coalesce(s.standin, s.player) is not null"
        f" and {FREE.format(column='t.played_by')} order by t.id",
        {"me": me},
    )
    return [table for (table,) in found.fetchall()]


def _shards(shards: Shards) -> Mapping[str, int]:
    return {"first": shards.first, "last": shards.last, "count": shards.count}
