"""Stand-ins on seats: who answers in person, for whom a computer player does, and whether anybody is left."""

from __future__ import annotations

from msgspec.structs import replace

from engine.core import games
from engine.core.text import Seat
from engine.players import computer_players
from host.clocks.clock import NONE
from host.tables import notice_rows
from storage import Saving, SeatRow, TableRow

STANDIN = "stand-in"  # by whom answers are given on the seat of a person
ALLOWANCE_SECONDS = 21 * 86_400.0  # of vacation in which clocks stand still, for each seat at each table


def present(row: TableRow) -> list[int]:
    """The people who play themselves."""
    return [seat.person for seat in row.seats if seat.person is not None]


def rests(row: TableRow) -> bool:
    """Whether computer players wait: all people are gone, and some may come back."""
    return not present(row) and any(seat.user is not None for seat in row.seats)


def empty_key(table: int) -> str:
    """The key of what is due at a table where nobody is left."""
    return f"empty:{table}"


def offer_key(table: int, seat: Seat) -> str:
    """The key of what is due for a seat that is about to be offered."""
    return f"offer:{table}:{seat}"


def organised(row: TableRow) -> TableRow:
    """A table whose organiser sits at it: one who has left, or whose seat is offered, hands it on to who plays."""
    seats = [seat for seat in row.seats if seat.user is not None and seat.state != "replaced"]
    there = present(row) or [seat.user for seat in seats if seat.user is not None]
    if not there or any(seat.user == row.organiser for seat in seats):
        return row
    return replace(row, organiser=there[0])


def open_seats(row: TableRow) -> list[Seat]:
    """The seats of a running table that anybody may take."""
    return [seat.seat for seat in row.seats if row.status == "running" and seat.state in ("replaced", "resigned")]


def announce(saving: Saving) -> None:
    """Let every change that leaves other seats free than before say so where players are found; not for practice."""
    if saving.after.practice is None and open_seats(saving.before) != open_seats(saving.after):
        saving.notices.append(notice_rows.seat_call(saving.after.id))


def closed(row: TableRow, at: float) -> Saving:
    """The end of a table before its time; the thread is told, if there is one."""
    seats = tuple(replace(seat, asked_at=None, clock_at=None, deadline=None, offer_at=None) for seat in row.seats)
    after = replace(row, status="closed", ended_at=at, seats=seats)
    told = [] if row.status == "lobby" else notice_rows.notices(row, "closed", row.posted_segment)
    return Saving(before=row, after=after, at=at, notices=told)


def standin_of(row: TableRow) -> str:
    """The computer player who stands in at a table: the best the game has."""
    return next(iter(computer_players(games.get(row.game))))


def with_seat(row: TableRow, seat: SeatRow) -> TableRow:
    """A table with one seat changed."""
    return replace(row, seats=tuple(seat if one.seat == seat.seat else one for one in row.seats))


def reclaimed(row: TableRow, number: Seat, at: float) -> TableRow:
    """A table at which whose seat it is plays on, in the place of the stand-in; a vacation may go on without one."""
    seat = row.seats[number]
    if seat.covered:
        seat = on_vacation(row, seat, seat.away_until, at, covered=False)
    if seat.standin is None and not seat.missed:
        return with_seat(row, seat)
    return with_seat(row, replace(seat, standin=None, state="playing", missed=0))


def granted(row: TableRow, seat: SeatRow, until: float | None, at: float, *, covered: bool = False) -> float | None:
    """Until when a table lets a clock stand still for a vacation; any time if a stand-in plays or no clock runs."""
    if until is None or until <= at:
        return None
    left = max(0.0, ALLOWANCE_SECONDS - seat.away_taken + _charged(seat, at))
    allowed = until if covered or row.clock == NONE else min(until, at + left)
    return allowed if allowed > at else None


def on_vacation(row: TableRow, seat: SeatRow, until: float | None, at: float, *, covered: bool) -> SeatRow:
    """A seat whose player is away until a moment, or there (None); `covered`: a stand-in plays meanwhile."""
    allowed = granted(row, seat, until, at, covered=covered)
    covered = covered and allowed is not None
    taken = seat.away_taken - _charged(seat, at) + (0.0 if covered or allowed is None else allowed - at)
    changed = replace(seat, away_until=allowed, away_taken=taken, covered=covered)
    if covered and not seat.covered:
        return replace(changed, standin=standin_of(row), state="away")
    if seat.covered and not covered:
        return replace(changed, standin=None, state="playing", missed=0)
    return changed


def _charged(seat: SeatRow, at: float) -> float:
    """How much of the vacation that a seat has taken is still to come."""
    return 0.0 if seat.covered or seat.away_until is None else max(0.0, seat.away_until - at)
