"""What every game's state has: phase, chance, and what happened in the open segment."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from engine.core.rng import Rng
from engine.core.text import Seat, Text, who

Value = int | str | Text


class Event(Struct, frozen=True, omit_defaults=True, gc=False):
    """A fact of the log: `kind` is its text key; `to` says who may know it (None: everybody)."""

    kind: str
    seat: Seat | None = None
    args: tuple[tuple[str, Value], ...] = ()
    to: tuple[Seat, ...] | None = None

    @property
    def text(self) -> Text:
        """The log line; `$player` is the acting player."""
        args = self.args if self.seat is None else (("player", who(self.seat)), *self.args)
        return Text(self.kind, args)

    def seen_by(self, seat: Seat | None) -> bool:
        return self.to is None or (seat is not None and seat in self.to)


class Entry(Struct, frozen=True, array_like=True, gc=False):
    """So much more of something that somebody holds, or less of it; `to` says who may know it (None: everybody)."""

    seat: Seat
    what: str  # the words of prices and gains
    n: int
    why: str = ""  # of points: the line of the scoring pad
    lost: bool = False  # cut off by a limit, so nobody has it
    to: tuple[Seat, ...] | None = None


class DeedStart(Struct, frozen=True, array_like=True, gc=False):
    """Where a deed begins in the events and entries of a segment, and what it is; see `engine.core.account`."""

    cause: str
    seat: Seat | None
    by: str
    events: int  # how many there were before
    entries: int


class CoreState(Struct, kw_only=True):
    """Plain data only: `int str bool None list dict` and Structs of them; things refer to each other by id."""

    schema: int
    rules: int  # revision of the rules the game began with, and keeps
    seats: int
    options: dict[str, Any]
    components: str  # hash of the component set
    rng: Rng
    phase: str = ""
    active: Seat = 0
    over: bool = False
    events: list[Event] = []
    entries: list[Entry] = []
    starts: list[DeedStart] = []
    cause: tuple[str, Seat | None, str] | None = None  # of what comes next: its cause, its seat, who chose it
    revealed: list[str] = []  # what the open segment has shown; every entry raises the undo floor
