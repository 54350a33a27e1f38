"""Stand-ins on seats: who answers in person, for whom a computer player does, and whether anybody is left."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import games
from engine.core.text import Seat
from engine.players import computer_players
from storage import SeatRow, TableRow


def present(row: TableRow) -> list[int]:
    """The people who play themselves."""
    return [seat.person for seat in row.seats if seat.person is not None]


def rests(row: TableRow) -> bool:
    """Whether computer players wait: all people are gone, and some may come back."""
    return not present(row) and any(seat.user is not None for seat in row.seats)


def empty_key(table: int) -> str:
    """The key of what is due at a table where nobody is left."""
    return f"empty:{table}"


def standin_of(row: TableRow) -> str:
    """The computer player who stands in at a table: the best the game has."""
    return next(iter(computer_players(games.get(row.game))))


def with_seat(row: TableRow, seat: SeatRow) -> TableRow:
    """A table with one seat changed."""
    return replace(row, seats=tuple(seat if one.seat == seat.seat else one for one in row.seats))


def reclaimed(row: TableRow, number: Seat) -> TableRow:
    """A table at which whose seat it is plays on, in the place of the stand-in."""
    seat = row.seats[number]
    return row if seat.standin is None else with_seat(row, replace(seat, standin=None, state="playing"))
