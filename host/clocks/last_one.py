"""Where several decide at once, the last one who is waited for: found when the others are done, and told once."""

from __future__ import annotations

from engine.core.text import Seat
from storage import DueRow, Saving, TableRow

CALLED_SECONDS = 3600.0  # after the question itself in which nobody is called again


def last_key(table: int) -> str:
    """The key of the word to the last one."""
    return f"last:{table}"


def last_one(row: TableRow) -> Seat | None:
    """The one seat that a running table waits for, if a person sits there and somebody else plays."""
    asked = [seat for seat in row.seats if seat.asked_at is not None]
    people = sum(seat.person is not None for seat in row.seats)
    if row.status != "running" or row.paused_at is not None or len(asked) != 1 or people < 2:
        return None
    return asked[0].seat if asked[0].person is not None else None


def follow(change: Saving) -> None:
    """Let a change after which only one of several is still waited for also have that person told."""
    number, before = last_one(change.after), last_one(change.before)
    if before is not None and change.after.seats[before].asked_at != change.before.seats[before].asked_at:
        change.void.append(last_key(change.after.id))
    if number is None or sum(seat.asked_at is not None for seat in change.before.seats) < 2:
        return
    seat = change.after.seats[number]
    if seat.asked_at is None or seat.asked_at != change.before.seats[number].asked_at or seat.asked_at == seat.last_at:
        return
    at = max(change.at, seat.asked_at + CALLED_SECONDS)
    change.due.append(DueRow("last", at, last_key(change.after.id), change.after.id, number, seat.user))
