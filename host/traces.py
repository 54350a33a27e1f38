"""Which lines of the log belong together: a trace for every click and every piece of work, its table and its parts."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from secrets import token_hex

SHORTEST_PART_SECONDS = 0.05  # that is named
clock = time.perf_counter


class Trace:
    """A piece of work: its name in the log, when it began, and how long its parts took."""

    def __init__(self) -> None:
        self.name = token_hex(4)
        self.began = clock()
        self.parts: dict[str, float] = {}

    @property
    def seconds(self) -> float:
        """Since it began."""
        return clock() - self.began

    def told(self) -> str:
        """Its parts in words, the longest first; those that ran beside each other may come to more than the whole."""
        left = self.seconds - sum(self.parts.values())
        parts = [*sorted(self.parts.items(), key=lambda one: -one[1]), ("else", left)]
        return ", ".join(f"{name} {seconds:.1f}" for name, seconds in parts if seconds >= SHORTEST_PART_SECONDS)


_trace: ContextVar[Trace | None] = ContextVar("trace", default=None)
_part: ContextVar[TimedPart | None] = ContextVar("part", default=None)  # that runs
_table: ContextVar[int | None] = ContextVar("table", default=None)


@contextmanager
def traced(table: int | None = None) -> Iterator[Trace]:
    """A piece of work of its own; what it starts inherits its trace."""
    trace = Trace()
    token = _trace.set(trace)
    try:
        with concerning(table):
            yield trace
    finally:
        _trace.reset(token)


class TimedPart:
    """A part of whatever is traced, without the parts within it; a click has some fifteen, so they cost little."""

    __slots__ = ("_began", "_name", "_outer", "inner")

    def __init__(self, name: str) -> None:
        self._name = name
        self.inner = 0.0  # seconds in parts within this one

    def __enter__(self) -> None:
        self._outer = _part.set(self)
        self._began = clock()

    def __exit__(self, *error: object) -> None:
        self.end()

    def end(self) -> float:
        """The seconds it took."""
        seconds = clock() - self._began
        _part.reset(self._outer)
        add(self._name, seconds, within=self.inner)
        return seconds


def add(name: str, seconds: float, within: float = 0.0) -> None:
    """Count a part that has just ended; so much of its time was spent in parts within it."""
    outer, trace = _part.get(), _trace.get()
    if outer is not None:
        outer.inner += seconds
    if trace is not None:
        trace.parts[name] = trace.parts.get(name, 0.0) + max(0.0, seconds - within)


@contextmanager
def concerning(table: int | None) -> Iterator[None]:
    """Work on one table, within whatever trace there is."""
    token = _table.set(table)
    try:
        yield
    finally:
        _table.reset(token)


def marks() -> dict[str, str]:
    """What the next line of the log is about."""
    table, trace = _table.get(), _trace.get()
    found = {"trace": "" if trace is None else trace.name, "table": "" if table is None else str(table)}
    return {name: value for name, value in found.items() if value}
