"""The account of a segment: what every answer, and every step of the rules, did to whom, in the order it happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from engine.core.effects import BY_RULE
from engine.core.state import CoreState, DeedStart, Entry, Event
from engine.core.text import Seat

START = "core.step.start"  # whatever comes before anybody is asked, where the rules name no step
BY_ITSELF = "auto"  # an answer that was the only one
UNKNOWN = "unknown"  # a segment stored before deeds were: every event stands under whom it speaks of


class Deed(Struct, frozen=True, omit_defaults=True):
    """One answer, or one step of the rules, with everything it cost and brought, to whomever."""

    cause: str  # the key of the question that was answered, or the name of the step
    seat: Seat | None = None  # who answered, or whose step it is; None: nobody's
    by: str = BY_RULE  # who gave the answer, as in `Choice.by`
    events: tuple[Event, ...] = ()
    entries: tuple[Entry, ...] = ()

    def seen_by(self, seat: Seat | None) -> Deed:
        """As much of it as a seat may know (None: everybody)."""
        return replace(
            self,
            events=tuple(event for event in self.events if event.seen_by(seat)),
            entries=tuple(one for one in self.entries if one.to is None or seat in one.to),
        )


class Record(NamedTuple):
    """What a segment has written down, as the rules wrote it."""

    events: list[Event]
    entries: list[Entry]
    starts: list[DeedStart]


class Account(Struct, frozen=True):
    """What one player, or the rules, did in a row."""

    seat: Seat | None
    by: str
    deeds: tuple[Deed, ...]

    @property
    def cause(self) -> str:
        """What it began with."""
        return self.deeds[0].cause

    @property
    def events(self) -> tuple[Event, ...]:
        return tuple(event for deed in self.deeds for event in deed.events)

    def changes(self, seat: Seat) -> dict[str, int]:
        """How much more of each thing a seat has by it, or less."""
        found: Counter[str] = Counter()
        for deed in self.deeds:
            for entry in deed.entries:
                if entry.seat == seat and not entry.lost:
                    found[entry.what] += entry.n
        return {what: n for what, n in found.items() if n}

    def points(self, unit: str) -> dict[Seat, int]:
        """What it brought in points, or cost, by seat; `unit` is what the game counts them in."""
        found: Counter[Seat] = Counter()
        for deed in self.deeds:
            for entry in deed.entries:
                if entry.what == unit and not entry.lost:
                    found[entry.seat] += entry.n
        return {seat: n for seat, n in found.items() if n}


def deeds_of(g: CoreState | Record, first: int = 0) -> tuple[Deed, ...]:
    """What has happened in the open segment so far, from the start number `first` on."""
    starts = g.starts[first:]
    if not first and (not starts or starts[0].events or starts[0].entries):
        starts = [DeedStart(START, None, BY_RULE, 0, 0), *starts]
    ends = [(start.events, start.entries) for start in starts[1:]] + [(len(g.events), len(g.entries))]
    found = (
        Deed(
            start.cause,
            start.seat,
            start.by,
            tuple(g.events[start.events : events]),
            tuple(g.entries[start.entries : entries]),
        )
        for start, (events, entries) in zip(starts, ends, strict=False)
    )
    return tuple(deed for deed in found if deed.events or deed.entries)


def seen(deeds: Iterable[Deed], seat: Seat | None) -> tuple[Deed, ...]:
    """The deeds that a seat may know of (None: everybody), as far as it may."""
    return tuple(known for deed in deeds if (known := deed.seen_by(seat)).events or known.entries)


def own_events(g: CoreState, seat: Seat) -> tuple[Event, ...]:
    """What a seat has done in the open segment so far, as it may know it."""
    own = [deed for deed in seen(deeds_of(g), seat) if deed.seat == seat]
    return tuple(event for deed in own for event in deed.events)


def accounts(deeds: Sequence[Deed]) -> list[Account]:
    """Deeds of the same player in a row as one account; what was the only answer belongs to the answers around it.

    Steps of the rules on somebody's board belong to what that player does; every other step stands alone.
    """
    runs: list[list[Deed]] = []
    for deed in deeds:
        last = runs[-1] if runs else None
        if last is not None and deed.seat is not None and deed.seat == last[0].seat and _one_hand(last, deed):
            last.append(deed)
        else:
            runs.append([deed])
    return [Account(run[0].seat, _by(run), tuple(run)) for run in runs]


def _one_hand(run: Sequence[Deed], deed: Deed) -> bool:
    """Whether the same player or computer goes on, as far as anybody has chosen anything."""
    hands = {_by(run), deed.by} - {BY_ITSELF, BY_RULE}
    return len(hands) < 2


def _by(run: Sequence[Deed]) -> str:
    """Who chose something in these deeds."""
    return next((deed.by for deed in run if deed.by not in (BY_ITSELF, BY_RULE)), run[0].by)
