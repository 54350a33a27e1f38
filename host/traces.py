"""Which lines of the log belong together: a trace for every click and every piece of work, and its table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from secrets import token_hex

_trace: ContextVar[str] = ContextVar("trace", default="")
_table: ContextVar[int | None] = ContextVar("table", default=None)


@contextmanager
def traced(table: int | None = None) -> Iterator[None]:
    """A piece of work of its own; what it starts inherits its trace."""
    token = _trace.set(token_hex(4))
    try:
        with concerning(table):
            yield
    finally:
        _trace.reset(token)


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
    table = _table.get()
    found = {"trace": _trace.get(), "table": "" if table is None else str(table)}
    return {name: value for name, value in found.items() if value}
