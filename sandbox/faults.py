"""Bad networks on demand: delays, 429, 500, resets before and after processing, dropped gateways."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any, Literal

When = Literal["before", "after"]


@dataclass
class Fault:
    """One rule: what happens to the next `times` requests that match (None: to all of them)."""

    kind: Literal["delay", "status", "reset"]
    method: str = "*"
    path: str = "*"
    times: int | None = 1
    when: When = "before"
    seconds: float = 0.0
    status: int = 500
    body: dict[str, Any] = field(default_factory=dict)
    hits: int = 0

    def matches(self, method: str, path: str) -> bool:
        """Whether this request is meant, and the rule is not used up."""
        if self.times is not None and self.hits >= self.times:
            return False
        return self.method in ("*", method) and fnmatchcase(path, self.path)


@dataclass(frozen=True)
class Reply:
    """An answer: the real one, or one given instead."""

    status: int
    body: Any  # None: no content


class Reset(Exception):
    """The connection is to be cut without an answer."""


class Faults:
    """What the front end does to the bot's traffic; paths are without `/api/v10` and may hold `*`."""

    def __init__(self) -> None:
        self.rules: list[Fault] = []
        self.cut: Callable[[bool, int], int] = lambda resumable, code: 0  # the gateway's own

    def _add(self, fault: Fault) -> Fault:
        self.rules.append(fault)
        return fault

    def delay(self, seconds: float, path: str = "*", method: str = "*", *, times: int | None = None) -> Fault:
        """Answer late."""
        return self._add(Fault("delay", method, path, times, seconds=seconds))

    def rate_limit(
        self, retry_after: float = 0.2, path: str = "*", method: str = "*", *, times: int | None = 1
    ) -> Fault:
        """Answer 429; discord.py waits and repeats."""
        body = {"message": "You are being rate limited.", "retry_after": retry_after, "global": False}
        return self._add(Fault("status", method, path, times, status=429, body=body))

    def fail(
        self,
        status: int = 500,
        path: str = "*",
        method: str = "*",
        *,
        code: int = 0,
        message: str = "injected",
        when: When = "before",
        times: int | None = 1,
    ) -> Fault:
        """Answer with an error, before or after the request was carried out."""
        body = {"code": code, "message": message}
        return self._add(Fault("status", method, path, times, when, status=status, body=body))

    def reset(self, when: When = "before", path: str = "*", method: str = "*", *, times: int | None = 1) -> Fault:
        """Cut the connection, before or after the request was carried out."""
        return self._add(Fault("reset", method, path, times, when))

    def drop_gateway(self, *, resumable: bool = True, code: int = 4000) -> int:
        """Cut the gateway socket (code 0: without a goodbye); how many sockets were cut."""
        return self.cut(resumable, code)

    def clear(self) -> None:
        """Good weather again."""
        self.rules.clear()

    async def apply(self, when: When, method: str, path: str) -> Reply | None:
        """Called by the front end around each request."""
        for fault in [rule for rule in self.rules if rule.when == when and rule.matches(method, path)]:
            fault.hits += 1
            if fault.kind == "delay":
                await asyncio.sleep(fault.seconds)
            elif fault.kind == "reset":
                raise Reset
            else:
                return Reply(fault.status, fault.body)
        return None
