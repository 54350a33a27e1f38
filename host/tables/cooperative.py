"""Work in a thread beside the event loop, step by step: between two steps, whoever only looks something up goes first.

All threads share one interpreter. A look into the database asks for it ten times, and whoever works meanwhile keeps it
for a while each time; so a quick command would take several times as long just because a question is being told.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Generator
from typing import TypeVar

T = TypeVar("T")
Steps = Generator[None, None, T]  # what is done up to each `yield` is a step, well below a millisecond if possible

PAUSE_SECONDS = 0.0002  # seconds
MOST_PAUSES = 50  # of one piece of work: where somebody looks all the time, it is done beside them


async def in_steps(steps: Steps[T], busy: Callable[[], bool]) -> T:
    """What the work returns, done in a thread that stands back while others are `busy`."""
    return await asyncio.to_thread(finished, steps, busy)


def finished(steps: Steps[T], busy: Callable[[], bool]) -> T:
    """What the work returns."""
    pauses = MOST_PAUSES
    while True:
        while pauses and busy():
            time.sleep(PAUSE_SECONDS)
            pauses -= 1
        try:
            next(steps)
        except StopIteration as end:
            result: T = end.value
            return result


def nobody() -> bool:
    """Never busy, where nobody else uses the database."""
    return False
