"""Clocks: a bank of time that runs down while a person must answer, in waking hours, and grows with every turn.

Where there is no bank, because the table has no clock or nobody else plays there, the waking days are counted for
which somebody is waited for.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from host.clocks.quiet_hours import WakingHours
from host.errors import mistake
from storage import DueRow, Saving, SeatRow, TableRow

HOUR_SECONDS = 3600.0
LONGEST_HOURS = 30 * 24  # hours, of a bank or of what a turn adds

SHARES: Final = (0.5, 0.9, 1.0)  # of the time for a question: somebody is reminded, and at last the others are asked
WAITED_DAYS: Final = (1.0, 3.0, 7.0)  # waking days without a clock after which the same happens


class ClockPace(Struct, frozen=True):
    """Seconds in the bank at the start, which are also the most it holds, and seconds that each turn adds."""

    bank: float
    increment: float


PACES: Final = {
    "relaxed": ClockPace(72 * HOUR_SECONDS, 24 * HOUR_SECONDS),
    "daily": ClockPace(24 * HOUR_SECONDS, 12 * HOUR_SECONDS),
    "quick": ClockPace(8 * HOUR_SECONDS, 2 * HOUR_SECONDS),
}
NONE: Final = "none"
STANDARD: Final = "relaxed"  # of new tables, unless the owners of their server have chosen another


def pace_of(clock: str) -> ClockPace | None:
    """What a stored pace means; None: no clock, or nothing that a clock could be."""
    if clock in PACES:
        return PACES[clock]
    bank, _, increment = clock.partition("+")
    if not (bank.isdecimal() and increment.isdecimal()):
        return None
    return ClockPace(int(bank) * HOUR_SECONDS, int(increment) * HOUR_SECONDS)


def own_pace(bank: int, increment: int) -> str:
    """A pace of one's own, in whole hours, as it is stored."""
    if not (1 <= bank <= LONGEST_HOURS and 0 <= increment <= bank):
        raise mistake("pace", most=LONGEST_HOURS)
    return f"{bank}+{increment}"


def check_pace(clock: str) -> str:
    """A pace as it is stored, if it is one."""
    bank, plus, increment = clock.partition("+")
    if plus and bank.isdecimal() and increment.isdecimal():
        return own_pace(int(bank), int(increment))
    if clock != NONE and clock not in PACES:
        raise mistake("pace", most=LONGEST_HOURS)
    return clock


def clock_key(table: int, seat: int) -> str:
    return f"clock:{table}:{seat}"


def late_key(table: int, seat: int) -> str:
    return f"late:{table}:{seat}"


def runs(row: TableRow, seat: SeatRow) -> bool:
    """Whether a seat's clock has to run: a person must answer, and somebody else holds a seat."""
    rivals = sum(one.user is not None for one in row.seats) > 1
    waits = row.status == "running" and row.paused_at is None and rivals
    return waits and seat.person is not None and seat.asked_at is not None


def running_pace(row: TableRow) -> ClockPace | None:
    """By which time runs out at a table; None: by none, as it has no clock or nobody else plays there just now."""
    return pace_of(row.clock) if sum(one.person is not None for one in row.seats) > 1 else None


def stopped(row: TableRow, seat: SeatRow, hours: WakingHours, at: float) -> SeatRow:
    """A seat whose clock stands, with what is left in its bank or how many days it was waited for."""
    if seat.clock_at is None:
        return seat
    passed = hours.between(seat.clock_at, max(at, seat.clock_at))
    if running_pace(row) is None:
        seat = replace(seat, waited=seat.waited + passed / hours.day_seconds)
    else:
        seat = replace(seat, bank=max(0.0, (seat.bank or 0.0) - passed))
    return replace(seat, clock_at=None, deadline=None)


def ring(row: TableRow, seat: SeatRow, hours: WakingHours) -> DueRow:
    """What a running clock says next, and when: every stage once, whatever was done to the clock in between."""
    assert seat.clock_at is not None
    at = hours.after(seat.clock_at, _until_stage(row, seat, hours, seat.reminded))
    return DueRow("clock", at, clock_key(row.id, seat.seat), row.id, seat.seat, seat.user)


def _until_stage(row: TableRow, seat: SeatRow, hours: WakingHours, stage: int) -> float:
    """Waking seconds from the start of a clock until one of its stages; after the last it has nothing to say."""
    stage = min(stage, len(SHARES) - 1)
    if running_pace(row) is None:
        return max(0.0, WAITED_DAYS[stage] - seat.waited) * hours.day_seconds
    bank = seat.bank or 0.0
    allotted = bank if seat.allotted is None else max(bank, seat.allotted)
    return max(0.0, bank - allotted * (1.0 - SHARES[stage]))


def wound(row: TableRow, seat: SeatRow, hours: WakingHours, at: float, *, fresh: bool = True) -> tuple[SeatRow, DueRow]:
    """A clock that starts, now or at the end of a vacation, and when it rings next; not `fresh`: it goes on."""
    if fresh:
        seat = replace(seat, allotted=seat.bank, waited=0.0, reminded=0)
    going = replace(seat, clock_at=max(at, seat.away_until or 0.0))
    assert going.clock_at is not None
    deadline = hours.after(going.clock_at, _until_stage(row, going, hours, len(SHARES) - 1))
    going = replace(going, deadline=deadline)
    return going, ring(row, going, hours)


def moves(change: Saving) -> bool:
    """Whether a change that is about to be saved touches a clock; most answers within a turn do not."""
    before, after = change.before, change.after
    if len(before.seats) != len(after.seats):
        return False
    for old, new in zip(before.seats, after.seats, strict=True):
        run = runs(after, new)
        running = old.clock_at is not None, new.clock_at is not None
        other_clock = old.user != new.user or before.clock != after.clock
        if running != (run, run) or other_clock or (run and not _same_question(before, after, old, new)):
            return True
    return False


def _same_question(before: TableRow, after: TableRow, old: SeatRow, new: SeatRow) -> bool:
    """The clock goes on: the same person owes the same decision by the same clock."""
    return _question(before, old) == _question(after, new)


def _question(row: TableRow, seat: SeatRow) -> tuple[int | None, float | None, str, ClockPace | None]:
    return seat.user, seat.asked_at, row.clock, running_pace(row)


def follow(change: Saving, days: Mapping[int, WakingHours]) -> None:
    """Let the clocks of a table follow a change that is about to be saved."""
    before, after, at = change.before, change.after, change.at
    if len(before.seats) != len(after.seats):
        return
    seats = []
    for old, new in zip(before.seats, after.seats, strict=True):
        seat, run = new, runs(after, new)
        same = _same_question(before, after, old, new)
        if old.clock_at is not None and old.user is not None and not (run and same):
            stood = stopped(before, old, days[old.user], at)
            seat = replace(seat, bank=stood.bank, waited=stood.waited, clock_at=None, deadline=None)
            change.void += [clock_key(after.id, new.seat), late_key(after.id, new.seat)]
        if old.user != new.user or before.clock != after.clock:
            seat = replace(seat, bank=None, waited=0.0, reminded=0)
        if run and seat.clock_at is None:
            user = new.user
            assert user is not None
            fresh = not same or (seat.bank is None and running_pace(after) is not None)
            seat = _filled(after, seat, asked_anew=new.asked_at != old.asked_at, turn=bool(change.boundaries))
            seat, due = wound(after, seat, days[user], at, fresh=fresh)
            change.due.append(due)
        seats.append(seat)
    change.after = replace(after, seats=tuple(seats))


def _filled(row: TableRow, seat: SeatRow, *, asked_anew: bool, turn: bool) -> SeatRow:
    """A seat with what is in its bank when its clock starts, if it has one; else it is waited for a day at least."""
    pace = running_pace(row)
    if pace is None:
        return replace(seat, waited=min(seat.waited, WAITED_DAYS[-1] - 1.0))
    return replace(seat, bank=_bank(pace, seat, fresh=asked_anew, turn=turn))


def more_time(pace: ClockPace) -> float:
    """Seconds that somebody gets whose time was up."""
    return max(pace.increment, pace.bank / 4)


def _bank(pace: ClockPace, seat: SeatRow, *, fresh: bool, turn: bool) -> float:
    """What is there when the clock starts: all of it at first, more with every turn, never less than a turn adds."""
    if seat.bank is None:
        return pace.bank
    if not fresh:  # the same question after a pause: whose time was up has some again, or it would be up at once
        return seat.bank or more_time(pace)
    return min(pace.bank, seat.bank + pace.increment) if turn else max(seat.bank, pace.increment)
