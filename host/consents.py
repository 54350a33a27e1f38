"""Whose word a deed needs that is done to others in a running game: one table of rules, and what counts as absence.

What is done to a person needs that person, or their absence. Before the start the organiser decides, and whoever does
not like it leaves; options, such as open hands, are settled with the start.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, Literal

from msgspec import Struct

from host.clocks.clock import running_pace
from storage import SeatRow, TableRow

DAY_SECONDS = 86_400.0
SILENT_SECONDS = 3 * DAY_SECONDS  # without a sign, while the table waits for somebody, until they count as absent
ABANDONED_SECONDS = 14 * DAY_SECONDS  # without a sign of somebody who let the stand-in play
OBJECTION_SECONDS = DAY_SECONDS  # from the word to the person concerned until their seat is offered

AskedFor = Literal["pace", "pause", "resume", "hints", "close", "rewind", "replace"]
Absence = Literal["left", "late", "silent"]


class ConsentRule(Struct, frozen=True):
    """Who is asked, for how long, and whose silence is taken for agreement when that time is over.

    One who says no is enough. Silence means that somebody gave no sign at the table since they were asked; it never
    counts while they are on vacation.
    """

    open_seconds: float
    asks_replaced: bool  # whether those are asked, too, whose seat is offered while a stand-in holds it
    silence: Literal["all", "replaced"]  # "replaced": only of those whose seat is offered
    delays: bool = False  # a no only puts it off until that time is over: what it would end takes everybody's word, too
    absent: bool = False  # it is done to one person: not asked, but absent, told, and free to object by any sign


CONSENTS: Final[dict[AskedFor, ConsentRule]] = {
    "pace": ConsentRule(3 * DAY_SECONDS, asks_replaced=False, silence="all"),
    "pause": ConsentRule(3 * DAY_SECONDS, asks_replaced=False, silence="all"),
    "resume": ConsentRule(3 * DAY_SECONDS, asks_replaced=False, silence="all", delays=True),
    "hints": ConsentRule(3 * DAY_SECONDS, asks_replaced=True, silence="replaced"),
    "close": ConsentRule(7 * DAY_SECONDS, asks_replaced=True, silence="all"),
    "rewind": ConsentRule(DAY_SECONDS, asks_replaced=True, silence="replaced"),
    "replace": ConsentRule(3 * DAY_SECONDS, asks_replaced=False, silence="all", absent=True),
}


def holders(row: TableRow) -> list[SeatRow]:
    """The seats that somebody holds, whether a stand-in plays for them or not."""
    return [seat for seat in row.seats if seat.user is not None]


def asked(row: TableRow, wish: AskedFor, by: int, gone: Collection[int] = (), about: int | None = None) -> list[int]:
    """Whose word something needs beside that of who asks; who has left the server is not waited for."""
    rule = CONSENTS[wish]
    return [
        seat.user
        for seat in holders(row)
        if seat.user is not None
        and seat.user not in (by, about, *gone)
        and (rule.asks_replaced or seat.state != "replaced")
    ]


def silent_since(seat: SeatRow, since: float, at: float) -> bool:
    """Whether somebody gave no sign since a moment; on vacation one need not."""
    away = seat.away_until is not None and seat.away_until > at
    return not away and (seat.seen_at is None or seat.seen_at < since)


def agrees_by_silence(row: TableRow, wish: AskedFor, user: int, since: float, at: float) -> bool:
    """Whether somebody who was asked and has not answered counts as agreeing, now that the time is over."""
    seat = row.seat_of(user)
    if seat is None:
        return True  # they have left the game
    return (CONSENTS[wish].silence == "all" or seat.state == "replaced") and silent_since(seat, since, at)


def absence(row: TableRow, seat: SeatRow, at: float, gone: Collection[int] = ()) -> Absence | None:
    """Why somebody counts as absent from a table that waits for them; None: they do not."""
    if seat.user in gone:
        return "left"
    if row.paused_at is not None or (seat.away_until is not None and seat.away_until > at):
        return None
    if running_pace(row) is not None and seat.person is not None and seat.deadline is not None and seat.deadline <= at:
        return "late"
    since = max(seat.seen_at or 0.0, seat.away_until or 0.0, seat.asked_at or 0.0)
    if seat.state == "away":
        return "silent" if seat.seen_at is not None and at - since >= ABANDONED_SECONDS else None
    waits = seat.person is not None and seat.asked_at is not None
    return "silent" if waits and at - since >= SILENT_SECONDS else None
