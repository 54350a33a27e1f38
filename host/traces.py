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
_inner: ContextVar[list[float] | None] = ContextVar("inner", default=None)  # parts within the part that runs
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


@contextmanager
def part(name: str) -> Iterator[None]:
    """A part of whatever is traced, without the parts within it."""
    began, inner = clock(), list[float]()
    token = _inner.set(inner)
    try:
        yield
    finally:
        _inner.reset(token)
        seconds = clock() - began
        add(name, seconds, own=seconds - sum(inner))


def add(name: str, seconds: float, own: float | None = None) -> None:
    """Count a part that has just ended; `own` of its time was not spent in parts within it."""
    outer, trace = _inner.get(), _trace.get()
    if outer is not None:
        outer.append(seconds)
    if trace is not None:
        trace.parts[name] = trace.parts.get(name, 0.0) + max(0.0, seconds if own is None else own)


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
