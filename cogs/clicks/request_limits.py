"""Limits for requests to Discord: how long one may take, and how many a second the processes of the bot make."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import aiohttp
from discord.ext import commands
from discord.http import Route

from host.traces import TimedPart

REQUEST_SECONDS = 20.0  # for one exchange; the HTTP client itself would wait for five minutes
REQUESTS_PER_SECOND = 45.0  # of all processes together; Discord allows fifty


def limit_requests(bot: commands.AutoShardedBot) -> None:
    """Have every exchange fail with a `TimeoutError` once its time is up; discord.py has no setting for that.

    The limit is the HTTP client's own, so it ends one exchange and not the library's waits between them: a request
    that is cancelled while a limit for the whole bot is waited for would leave everything waiting for ever.
    """
    plain = bot.http.request

    async def request(route: Route, **how: Any) -> Any:
        with TimedPart("discord"):  # the library's waits for a rate limit included
            return await plain(route, timeout=aiohttp.ClientTimeout(total=REQUEST_SECONDS), **how)

    bot.http.request = request  # type: ignore[method-assign]


class SharedLimit:
    """A bucket that fills with this process's part; the more processes live, the slower."""

    def __init__(self, processes: Callable[[], int], clock: Callable[[], float] = time.monotonic) -> None:
        self._processes, self._clock = processes, clock
        self._left, self._at = 1.0, clock()

    def wait(self) -> float:
        """How long the next request has to wait; it counts as made."""
        now, part = self._clock(), REQUESTS_PER_SECOND / self._processes()
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
