"""Discord's limit for the whole bot, shared out among its processes: each keeps to its part by itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from discord.ext import commands
from discord.http import Route

ALLOWED = 45.0  # requests a second of all processes together; Discord allows fifty


class SharedLimit:
    """A bucket that fills with this process's part; the more processes live, the slower."""

    def __init__(self, processes: Callable[[], int], clock: Callable[[], float] = time.monotonic) -> None:
        self._processes, self._clock = processes, clock
        self._left, self._at = 1.0, clock()

    def wait(self) -> float:
        """How long the next request has to wait; it counts as made."""
        now, part = self._clock(), ALLOWED / self._processes()
        self._left = min(part, self._left + (now - self._at) * part) - 1
        self._at = now
        return max(0.0, -self._left / part)


def share_requests(bot: commands.AutoShardedBot, processes: Callable[[], int]) -> None:
    """Have requests wait for their turn while there are other processes; alone, discord.py's own care is enough."""
    plain, limit = bot.http.request, SharedLimit(processes)

    async def request(route: Route, **how: Any) -> Any:
        if processes() > 1:
            await asyncio.sleep(limit.wait())
        return await plain(route, **how)

    bot.http.request = request  # type: ignore[method-assign]
