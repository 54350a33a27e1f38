"""Finished games in SQL: for leaderboards, records and histories."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import msgspec
from msgspec import Struct

from storage.connection import Connection
from storage.sql.table_extras import OF_SEEN_BACK
from storage.values import record


class FinishedSeat(Struct, frozen=True):
    """How a game ended for a seat, and whether who sits there played most of it."""

    seat: int
    user: int | None  # below nought: somebody who does not want to be named any more
    player: str | None
    name: str
    place: int
    total: int
    won: bool
    own: bool


class FinishedRow(Struct, frozen=True):
    """A game that was played to its end."""

    table: int
    game: str
    guild: int | None
    private: bool
    ended_at: float
    seen_back: bool  # somebody alone took back what they had seen the consequences of
    seats: tuple[FinishedSeat, ...]

    def seat_of(self, user: int) -> FinishedSeat | None:
        """Where somebody sat at the end."""
        return next((seat for seat in self.seats if seat.user == user), None)


FINISHED = """
    select t.id, t.game, t.guild, t.private, t.ended_at,
        exists (select 1 from remarks m where m.table_id = t.id and m.event like ?),
        r.seat, r.user_id, r.player, s.name, r.place, r.total, r.won,
        (select coalesce(sum(p.answers), 0) from played p where p.table_id = t.id and p.seat = r.seat),
        (select coalesce(sum(p.answers), 0) from played p where p.table_id = t.id and p.seat = r.seat
            and p.player = cast(r.user_id as text))
    from tables t join results r on r.table_id = t.id join seats s on s.table_id = t.id and s.seat = r.seat
    where t.status = 'over' and {which} order by t.ended_at, t.id, r.seat
"""


# At a public table, and by people: a game that was brought here as a file has none.
PUBLIC = "t.private = 0 and exists (select 1 from results p where p.table_id = t.id and p.user_id is not null)"


def on_server(connection: Connection, guild: int, game: str) -> list[FinishedRow]:
    """The finished public tables of a server, the oldest first."""
    return _finished(connection, f"t.guild = ? and t.game = ? and {PUBLIC}", (guild, game))


def of_user(connection: Connection, user: int) -> list[FinishedRow]:
    """The finished tables at which somebody sat at the end, wherever, the oldest first."""
    return _finished(connection, "t.id in (select table_id from results where user_id = ?)", (user,))


def _finished(connection: Connection, which: str, values: tuple[Any, ...]) -> list[FinishedRow]:
    found = connection.execute(FINISHED.format(which=which), (OF_SEEN_BACK, *values)).fetchall()
    return [
        FinishedRow(table, game, guild, bool(private), ended, bool(seen_back), tuple(_seat(row) for row in rows))
        for (table, game, guild, private, ended, seen_back), rows in groupby(found, key=lambda row: row[:6])
    ]


def _seat(row: tuple[Any, ...]) -> FinishedSeat:
    seat, user, player, name, place, total, won, given, own = row[6:]
    counts = user is not None and 2 * own >= given
    return record(FinishedSeat, seat, user, player, name, place, total, bool(won), counts)


def games_of(connection: Connection, user: int, game: str) -> int:
    """How many games of a kind somebody has finished."""
    found = connection.execute(
        "select count(*) from results r join tables t on t.id = r.table_id where r.user_id = ? and t.game = ?",
        (user, game),
    )
    return int(found.fetchone()[0])


def played_on(connection: Connection, guild: int) -> dict[str, int]:
    """The games that were finished at public tables of a server, the most played first."""
    found = connection.execute(
        f"select t.game, count(*) from tables t where t.guild = ? and t.status = 'over' and {PUBLIC}"
        " group by t.game order by 2 desc, 1",
        (guild,),
    )
    return dict(found.fetchall())


def turns_of_winners(connection: Connection, guild: int, game: str) -> dict[tuple[int, int], int]:
    """How many turns each winner took, by table and seat."""
    found = connection.execute(
        "select c.table_id, c.seat, count(distinct c.segment) from tables t"
        " join results r on r.table_id = t.id and r.won = 1"
        " join choices c on c.table_id = t.id and c.seat = r.seat and c.given_by <> 'auto'"
        " where t.guild = ? and t.game = ? and t.private = 0 and t.status = 'over' group by c.table_id, c.seat",
        (guild, game),
    )
    turns = {(table, seat): count for table, seat, count in found.fetchall()}
    packed = connection.execute(
        "select a.table_id, r.seat, a.turns from tables t join results r on r.table_id = t.id and r.won = 1"
        " join archives a on a.table_id = t.id"
        " where t.guild = ? and t.game = ? and t.private = 0 and t.status = 'over'",
        (guild, game),
    )
    for table, seat, counted in packed.fetchall():
        turns[table, seat] = msgspec.json.decode(counted, type=dict[str, int]).get(str(seat), 0)
    return turns
