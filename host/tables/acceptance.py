"""At a table of strangers everybody accepts how it is played: asked anew after each change, and for a day at most."""

from __future__ import annotations

from msgspec.structs import replace

from storage import DueRow, Saving, TableRow

KIND = "accept"
ACCEPT_SECONDS = 86_400.0  # seconds in which everybody at a full table should accept


def follow(saving: Saving) -> None:
    """Everybody is asked anew when what they accept has changed; at a full table they have a day."""
    before, after = saving.before, saving.after
    if after.seeking is None or after.status != "lobby":
        if before.seeking is not None and before.status == "lobby":
            saving.void.append(key(after.id))
        return
    if _terms(before) == _terms(after):
        return
    saving.after = replace(after, seats=tuple(replace(seat, accepted=False) for seat in after.seats))
    if len(after.seats) == after.seeking.seats:
        saving.due.append(DueRow(KIND, saving.at + ACCEPT_SECONDS, key(after.id), after.id))
    else:
        saving.void.append(key(after.id))


def key(table: int) -> str:
    """Under which the end of the wait is due."""
    return f"{KIND}:{table}"


def _terms(row: TableRow) -> tuple[object, ...]:
    people = [(seat.user, seat.player) for seat in row.seats]
    return (row.options, row.teaching, row.clock, row.seeking and row.seeking.seats, people)
