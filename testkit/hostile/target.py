"""An entry at which hostile input is handed in, and what must hold of it."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

from testkit.hostile.mutations import Mutator


class HostileTarget(Protocol):
    """Takes any value that somebody could hand in; opened anew now and then, so that little is carried on."""

    name: str
    lifetime: int  # inputs until it is opened anew

    async def open(self) -> None: ...

    async def close(self) -> None: ...

    def seeds(self) -> Sequence[Any]:
        """Values as they should be; known once it was opened."""

    def mutated(self, value: Any, mutator: Mutator) -> Any:
        """Something near the value."""

    async def attempt(self, value: Any) -> str | None:
        """Hand it in: what is wrong with what came of it; whatever is raised is wrong, too."""


class Loudest(logging.Handler):
    """Keeps the messages of our errors."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        told = record.getMessage()
        if record.exc_info and record.exc_info[1] is not None:
            told += f" {record.exc_info[1]!r}"
        self.heard.append(told)


@contextmanager
def listening() -> Iterator[Loudest]:
    """Hear every error that is logged; none is printed."""
    loudest, root = Loudest(), logging.getLogger()
    before = root.handlers[:]
    root.handlers[:] = [*before, loudest] if before else [loudest]
    try:
        yield loudest
    finally:
        root.handlers[:] = before
