"""A lock for each table, which exists only while somebody holds it or waits for it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager

from host.traces import TimedPart


class Locks:
    """Whoever wants a table waits for those who came before; other tables are not held up."""

    def __init__(self, shared: Callable[[int], AbstractAsyncContextManager[None]] | None = None) -> None:
        self._shared = shared  # a lock of the table between processes
        self._locks: dict[int, asyncio.Lock] = {}
        self._users: dict[int, int] = {}

    @asynccontextmanager
    async def hold(self, table: int, *, only_here: bool = False) -> AsyncIterator[None]:
        """`only_here` is for who only looks: other processes need not wait, since they cannot see our memory."""
        lock = self._locks.setdefault(table, asyncio.Lock())
        self._users[table] = self._users.get(table, 0) + 1
        try:
            async with AsyncExitStack() as held:
                with TimedPart("lock"):
                    await held.enter_async_context(lock)
                    if self._shared is not None and not only_here:
                        await held.enter_async_context(self._shared(table))
                yield
        finally:
            self._users[table] -= 1
            if not self._users[table]:
                del self._users[table], self._locks[table]

    def __len__(self) -> int:
        return len(self._locks)
