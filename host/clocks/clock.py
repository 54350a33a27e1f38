"""Clocks: a bank of time that runs down while a person must answer, in waking hours, and grows with every turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, get_args

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from host.clocks.quiet_hours import WakingHours
from host.errors import mistake
from storage import DueRow, Saving, SeatRow, TableRow

HOUR_SECONDS = 3600.0
LONGEST_HOURS = 30 * 24  # hours, of a bank or of what a turn adds

Stage = Literal["half", "late", "out"]
SHARES: Final[dict[Stage, float]] = {"half": 0.5, "late": 0.9, "out": 1.0}  # of what is left when the clock starts
STAGES: Final[tuple[Stage, ...]] = get_args(Stage)


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


class Ringing(Struct, frozen=True):
    """What a clock's due row is about."""

    stage: Stage


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
    """Whether a seat's clock has to run: a person must answer, and another person waits for it."""
    people = sum(one.person is not None for one in row.seats)
    waits = row.status == "running" and row.paused_at is None and row.clock != NONE and people > 1
    return waits and seat.person is not None and seat.asked_at is not None


def left(seat: SeatRow, hours: WakingHours, at: float) -> float:
    """What is left in a bank, whose clock may be running."""
    bank = seat.bank or 0.0
    return bank if seat.clock_at is None else max(0.0, bank - hours.between(seat.clock_at, max(at, seat.clock_at)))


def ring(table: int, seat: SeatRow, hours: WakingHours) -> DueRow:
    """What a running clock says next, and when: every stage once, whatever was done to the clock in between."""
    assert seat.clock_at is not None
    stage, bank = STAGES[min(seat.reminded, len(STAGES) - 1)], seat.bank or 0.0
    allotted = bank if seat.allotted is None else max(bank, seat.allotted)
    at = hours.after(seat.clock_at, max(0.0, bank - allotted * (1.0 - SHARES[stage])))
    return DueRow(
        "clock", at, clock_key(table, seat.seat), table, seat.seat, seat.user, msgspec.json.encode(Ringing(stage))
    )


def wound(
    table: int, seat: SeatRow, bank: float, hours: WakingHours, at: float, *, fresh: bool = True
) -> tuple[SeatRow, DueRow]:
    """A clock that starts, now or at the end of a vacation, and when it rings next; not `fresh`: it goes on."""
    start = max(at, seat.away_until or 0.0)
    going = replace(seat, bank=bank, clock_at=start, deadline=hours.after(start, bank))
    if fresh:
        going = replace(going, allotted=bank, reminded=0)
    return going, ring(table, going, hours)


def moves(change: Saving) -> bool:
    """Whether a change that is about to be saved touches a clock; most answers within a turn do not."""
    before, after = change.before, change.after
    if (before.clock, after.clock) == (NONE, NONE) or len(before.seats) != len(after.seats):
        return False
    pace = pace_of(after.clock)
    for old, new in zip(before.seats, after.seats, strict=True):
        run = pace is not None and runs(after, new)
        running = old.clock_at is not None, new.clock_at is not None
        if running != (run, run) or not _same_question(before, after, old, new):
            return True
    return False


def _same_question(before: TableRow, after: TableRow, old: SeatRow, new: SeatRow) -> bool:
    """The clock goes on: the same person owes the same decision by the same clock."""
    return (old.user, old.asked_at, before.clock) == (new.user, new.asked_at, after.clock)


def follow(change: Saving, days: Mapping[int, WakingHours]) -> None:
    """Let the clocks of a table follow a change that is about to be saved."""
    before, after, at = change.before, change.after, change.at
    if len(before.seats) != len(after.seats):
        return
    pace, seats = pace_of(after.clock), []
    for old, new in zip(before.seats, after.seats, strict=True):
        seat = new
        run = pace is not None and runs(after, new)
        goes_on = run and _same_question(before, after, old, new)
        if old.clock_at is not None and old.user is not None and not goes_on:
            seat = replace(seat, bank=left(old, days[old.user], at), clock_at=None, deadline=None)
            change.void += [clock_key(after.id, new.seat), late_key(after.id, new.seat)]
        if old.user != new.user or before.clock != after.clock:
            seat = replace(seat, bank=None)
        if run and seat.clock_at is None:
            assert pace is not None
            assert seat.user is not None
            fresh = new.asked_at != old.asked_at
            bank = _bank(pace, seat, fresh=fresh, turn=bool(change.boundaries))
            fresh = fresh or seat.bank is None
            seat, due = wound(after.id, seat, bank, days[seat.user], at, fresh=fresh)
            change.due.append(due)
        seats.append(seat)
    change.after = replace(after, seats=tuple(seats))


def _bank(pace: ClockPace, seat: SeatRow, *, fresh: bool, turn: bool) -> float:
    """What is there when the clock starts: all of it at first, more with every turn, never less than a turn adds."""
    if seat.bank is None:
        return pace.bank
    if not fresh:  # the same question after a pause
        return seat.bank
    return min(pace.bank, seat.bank + pace.increment) if turn else max(seat.bank, pace.increment)
