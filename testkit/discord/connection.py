"""The connection to the simulated Discord, which can break and hang like a real one."""

from __future__ import annotations

import asyncio
import re
from typing import Any

import aiohttp
from discord.http import Route
from simcord.http import router
from simcord.http.client import FakeHTTPClient


class BreakableConnection:
    """It can break before or after a request, or give no answer; and Discord knows a nonce again."""

    def __init__(self) -> None:
        self.beyond = router.dispatch
        self.known: dict[tuple[str, str], Any] = {}
        self.breaks: list[tuple[str, str, bool]] = []  # method, path pattern, whether the request is carried out
        self.hangs: set[tuple[str, str]] = set()  # method and path pattern of what gets no answer
        self.hanging = 0
        self._request = FakeHTTPClient.request

    def open(self) -> None:
        """Put it between the bot and Discord."""

        async def request(client: FakeHTTPClient, route: Route, **how: Any) -> Any:
            path = route.url.removeprefix(route.BASE)
            if any(method == route.method and re.fullmatch(pattern, path) for method, pattern in self.hangs):
                self.hanging += 1
                try:
                    await asyncio.wait_for(asyncio.Event().wait(), how["timeout"].total)
                finally:
                    self.hanging -= 1
            return await self._request(client, route, **how)

        router.dispatch = self
        FakeHTTPClient.request = request  # type: ignore[method-assign, assignment]

    def close(self) -> None:
        router.dispatch = self.beyond
        FakeHTTPClient.request = self._request  # type: ignore[method-assign]

    def __call__(self, backend: Any, method: str, path: str, **request: Any) -> Any:
        broken = next((b for b in self.breaks if b[0] == method and re.fullmatch(b[1], path)), None)
        if broken is not None:
            self.breaks.remove(broken)
            if broken[2]:
                self.carry_out(backend, method, path, **request)
            raise aiohttp.ServerDisconnectedError
        return self.carry_out(backend, method, path, **request)

    def carry_out(self, backend: Any, method: str, path: str, **request: Any) -> Any:
        body = request.get("json") or {}
        nonce = (path, body["nonce"]) if isinstance(body, dict) and body.get("enforce_nonce") else None
        if nonce is not None and nonce in self.known:
            return self.known[nonce]
        answer = self.beyond(backend, method, path, **request)
        if nonce is not None:
            self.known[nonce] = answer
        return answer
