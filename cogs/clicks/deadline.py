"""A deadline for every request to Discord; what waits for a rate limit is not cut short by it."""

from __future__ import annotations

from typing import Any

import aiohttp
from discord.ext import commands
from discord.http import Route

DEADLINE = 20.0  # seconds for one exchange; the HTTP client itself would wait for five minutes


def limit_requests(bot: commands.AutoShardedBot) -> None:
    """Have every exchange fail with a `TimeoutError` once its time is up; discord.py has no setting for that.

    The limit is the HTTP client's own, so it ends one exchange and not the library's waits between them: a request
    that is cancelled while a limit for the whole bot is waited for would leave everything waiting for ever.
    """
    plain = bot.http.request

    async def request(route: Route, **how: Any) -> Any:
        return await plain(route, timeout=aiohttp.ClientTimeout(total=DEADLINE), **how)

    bot.http.request = request  # type: ignore[method-assign]
