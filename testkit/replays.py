"""Replays of files without worker processes, for tests that are about something else or play by other rules."""

from __future__ import annotations

import asyncio

from engine.replaying import FileOutcome, replayed
from host.history.replays import Replays


class ReplaysHere(Replays):
    """Replays files in a thread, with no limit of time, memory or number."""

    most_files = 1_000_000

    async def _begin(self) -> None:
        """There is no process."""

    async def _answer(self, data: bytes) -> FileOutcome:
        return await asyncio.to_thread(replayed, data)
