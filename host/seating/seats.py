"""The seats of a table before it starts: who is called what, who sits down and gets up, computer players."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from msgspec.structs import replace

from engine.core import games
from engine.core.games import AnyGame
from engine.players import computer_player, computer_players
from host.errors import mistake
from host.seating.options import most_seats
from host.seating.practice_tables import COMPUTER_NAME
from storage import SeatRow, TableRow
from words import one_line

LONGEST_NAME_LETTERS = 100
LEVELS = ("easy", "house", "master")  # computer players that are offered, the weakest first


def levels(game: AnyGame) -> list[str]:
    """The computer players of a game to choose from, the weakest first."""
    known = computer_players(game)
    return [name for name in LEVELS if name in known]


def player_name(name: str) -> str:
    """What somebody is called at a table: one line, neither long nor empty."""
    return one_line(name)[:LONGEST_NAME_LETTERS].strip() or "…"


def _free_name(row: TableRow) -> str:
    """What a computer player is called at this table, where nobody else is called so."""
    taken = {seat.name for seat in row.seats}
    return next(name for n in count(1) if (name := f"{COMPUTER_NAME} {n}") not in taken)


def computer_seat(row: TableRow, player: str | None) -> SeatRow:
    """The next seat for a computer player; None: the one that also stands in."""
    game = games.get(row.game)
    player = next(iter(computer_players(game))) if player is None else player
    computer_player(game, player)
    return SeatRow(len(row.seats), player=player, name=_free_name(row))


def seated(row: TableRow, seat: SeatRow) -> TableRow:
    """A table at which somebody more sits, if there is room."""
    most = most_seats(games.get(row.game), row.options)
    most = most if row.seeking is None else min(most, row.seeking.seats)
    if len(row.seats) >= most:
        raise mistake("full", table=row.id, most=most)
    return replace(row, seats=(*row.seats, seat))


def without_seat(row: TableRow, seat: int) -> tuple[SeatRow, ...]:
    """The seats that are left when somebody gets up before the start."""
    gone = row.seats[seat].user
    left = [one for one in row.seats if one.seat != seat]
    return tuple(
        replace(one, seat=n, swaps_with=None if one.swaps_with == gone else one.swaps_with)
        for n, one in enumerate(left)
    )


def coloured(seats: Sequence[SeatRow], colours: Sequence[str]) -> tuple[SeatRow, ...]:
    return tuple(replace(seat, seat=n, colour=colours[n]) for n, seat in enumerate(seats))
