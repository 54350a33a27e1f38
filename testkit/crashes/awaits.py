"""Coroutines that are cut off at a chosen await."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Generator
from typing import Any


class EachAwait:
    """Runs a coroutine and calls back at each of its awaits, counted from 1."""

    def __init__(self, coroutine: Coroutine[Any, Any, Any], at: Callable[[int], None]) -> None:
        self._coroutine = coroutine
        self._at = at
        self.count = 0

    def __await__(self) -> Generator[Any, Any, Any]:
        value: Any = None
        error: BaseException | None = None
        while True:
            try:
                waits_for = self._coroutine.send(value) if error is None else self._coroutine.throw(error)
            except StopIteration as stop:
                return stop.value
            self.count += 1
            self._at(self.count)
            value = error = None
            try:
                value = yield waits_for
            except BaseException as thrown:
                error = thrown


async def cancelled_at(coroutine: Coroutine[Any, Any, Any], n: int) -> bool:
    """Run a coroutine as a task and cancel it at its n-th await; returns whether it came that far."""

    def at(count: int) -> None:
        if count == n:
            task.cancel()

    steps = EachAwait(coroutine, at)

    async def run() -> Any:
        return await steps

    task = asyncio.get_running_loop().create_task(run())
    try:
        await task
    except asyncio.CancelledError:
        return True
    return steps.count >= n
