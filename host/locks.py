"""One lock per table, there only while somebody needs it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Locks:
    """Whoever wants a table waits for those who came before; other tables are not held up."""

    def __init__(self) -> None:
        self._locks: dict[int, asyncio.Lock] = {}
        self._users: dict[int, int] = {}

    @asynccontextmanager
    async def hold(self, table: int) -> AsyncIterator[None]:
        lock = self._locks.setdefault(table, asyncio.Lock())
        self._users[table] = self._users.get(table, 0) + 1
        try:
            async with lock:
                yield
        finally:
            self._users[table] -= 1
            if not self._users[table]:
                del self._users[table], self._locks[table]

    def __len__(self) -> int:
        return len(self._locks)
