"""The table's time: wall time, or a faster one, that never runs backwards."""

from __future__ import annotations

import time
from datetime import UTC, datetime, timedelta

from simcord._clock import Clock


class SandboxClock(Clock):
    """Runs `speed` times as fast as the wall clock; hand its `now` to the bot so that both agree."""

    def __init__(self, speed: float = 1.0) -> None:
        super().__init__()
        if not speed > 0:
            raise ValueError("The clock's speed must be above 0.")
        self.speed = speed
        self._wall = time.time()
        self._base = datetime.now(UTC)
        self._latest = self._base

    def now(self) -> datetime:
        """The moment on the table's clock, aware and in UTC."""
        moment = self._base + timedelta(seconds=(time.time() - self._wall) * self.speed)
        self._latest = max(self._latest, moment)
        return self._latest

    def advance(self, seconds: float) -> None:
        """Jump ahead, for tests that need tomorrow."""
        self._base += timedelta(seconds=seconds)

    def catch_up(self, moment: datetime) -> None:
        """After a restart: start no earlier than the table had already reached."""
        behind = (moment - self.now()).total_seconds()
        if behind > 0:
            self.advance(behind)
