"""Finished games in SQL: for leaderboards, records and histories."""

from __future__ import annotations

from itertools import groupby
from typing import Any

import msgspec
from msgspec import Struct

from storage.connection import Connection
from storage.rows import PlayedRow
from storage.sql import results
from storage.sql.table_extras import OF_SEEN_BACK
from storage.values import flag, record


class FinishedSeat(Struct, frozen=True):
    """How a game ended for a seat, and for whom that counts."""

    seat: int
    user: int | None  # below nought: somebody who does not want to be named any more
    player: str | None
    name: str
    place: int
    total: int
    won: bool
    own: bool  # whether they gave at least half of the answers there, and were not replaced
    left: tuple[int, ...] = ()  # who gave the seat up, or lost it while they were absent
    mostly_computer: bool = False  # whether a computer player gave the most answers

    @property
    def by_right(self) -> bool:
        """Whether a computer player had this seat from the start."""
        return self.user is None and not self.left


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

    def rank_of(self, user: int) -> int | None:
        """Which place counts for somebody: behind everybody for who left; None: they did not play most of a seat."""
        if any(user in seat.left for seat in self.seats):
            return len(self.seats) + 1
        seat = self.seat_of(user)
        return seat.place if seat is not None and seat.own else None

    def took_part(self, user: int) -> bool:
        """Whether somebody sat there at any time."""
        return any(user == seat.user or user in seat.left for seat in self.seats)

    @property
    def ranks(self) -> tuple[tuple[int, int], ...]:
        """Everybody for whom the game counts, and which place."""
        users = dict.fromkeys(user for seat in self.seats for user in (seat.user, *seat.left) if user is not None)
        return tuple((user, rank) for user in users if (rank := self.rank_of(user)) is not None)


FINISHED = """
    select t.id, t.game, t.guild, t.private, t.ended_at,
        exists (select 1 from remarks m where m.table_id = t.id and m.event like ?),
        (select count(*) from seats n where n.table_id = t.id),
        r.seat, r.user_id, r.player, s.name, r.place, r.total, r.won, s.state
    from tables t join results r on r.table_id = t.id left join seats s on s.table_id = t.id and s.seat = r.seat
    where t.status = 'over' and {which} order by t.ended_at, t.id, r.seat
"""


# At a public table, and by people: a game that was brought here as a file has none.
PUBLIC = "t.private = 0 and exists (select 1 from results p where p.table_id = t.id and p.user_id is not null)"


def on_server(connection: Connection, guild: int, game: str) -> list[FinishedRow]:
    """The finished public tables of a server, the oldest first."""
    return _finished(connection, f"t.guild = ? and t.game = ? and {PUBLIC}", (guild, game))


def of_user(connection: Connection, user: int) -> list[FinishedRow]:
    """The finished tables at which somebody sat at any time, wherever, the oldest first."""
    which = (
        "t.id in (select table_id from results where user_id = ? union select table_id from played where player = ?)"
    )
    return _finished(connection, which, (user, str(user)))


def _finished(connection: Connection, which: str, values: tuple[Any, ...]) -> list[FinishedRow]:
    found = connection.execute(FINISHED.format(which=which), (OF_SEEN_BACK, *values)).fetchall()
    played = results.shares(connection, f"t.status = 'over' and {which}", values)
    return [
        _row(about, [_seat(row[7:], played.get((row[0], row[7]), [])) for row in rows])
        for about, rows in groupby(found, key=lambda row: row[:7])
    ]


def _row(about: tuple[Any, ...], seats: list[FinishedSeat]) -> FinishedRow:
    table, game, guild, private, ended, seen_back, count = about
    if [seat.seat for seat in seats] != list(range(count)):
        raise msgspec.ValidationError(f"the seats or results of table {table} are not whole")
    return record(FinishedRow, table, game, guild, flag(private), ended, bool(seen_back), tuple(seats))


def _seat(row: tuple[Any, ...], played: list[PlayedRow]) -> FinishedSeat:
    seat, user, player, name, place, total, won, state = row
    share = results.share(played, user, state)
    return record(
        FinishedSeat, seat, user, player, name, place, total, flag(won), share.own, share.left, share.mostly_computer
    )


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
