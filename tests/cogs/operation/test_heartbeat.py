"""The heartbeat also says that people are served, on which clocks go by: only while every connection is open."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.operation.heartbeat import Heartbeat


class ServedHost:
    """A host that counts the beats."""

    def __init__(self) -> None:
        self.beats = 0
        self.users = self.outages = self

    async def get(self, user: int) -> None: ...

    def lost(self) -> None: ...

    async def beat(self) -> None:
        self.beats += 1


@pytest.mark.parametrize("closed", [[], [False, False], [False, True]])
async def test_beats_only_while_discord_hears_us(tmp_path: Path, closed: list[bool]) -> None:
    shards = {n: SimpleNamespace(is_closed=lambda shut=shut: shut) for n, shut in enumerate(closed)}
    bot: Any = SimpleNamespace(is_ready=lambda: True, shards=shards)
    host: Any = ServedHost()
    heartbeat = Heartbeat(bot, host, tmp_path / "beat", lambda trouble: None, lambda: False)
    await heartbeat.beat()
    assert host.beats == (0 if any(closed) else 1)
