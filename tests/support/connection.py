"""The connection to the simulated Discord, which can break like a real one."""

from __future__ import annotations

import re
from typing import Any

import aiohttp
from simcord.http import router


class BreakableConnection:
    """It can break before or after a request, and Discord knows a nonce again."""

    def __init__(self) -> None:
        self.beyond = router.dispatch
        self.known: dict[tuple[str, str], Any] = {}
        self.breaks: list[tuple[str, str, bool]] = []  # method, path pattern, whether the request is carried out

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
