"""A loop that stands still is told once, with how long it stood."""

from __future__ import annotations

import pytest

from cogs.operation import vitals
from cogs.operation.vitals import Vitals
from testkit.discord.stage import DiscordStage


@pytest.fixture
def watchdog(stage: DiscordStage) -> Vitals:
    """The figures of a bot whose own watchdog is asleep."""
    found = stage.bot.wired.vitals
    found._stop.set()
    found.lags.clear()
    return found


async def test_a_stall_of_a_minute_leaves_one_line_with_its_length(
    watchdog: Vitals, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The loop did not run for 59 s; what was asked once a second is answered in one go when it runs again."""
    monkeypatch.setattr(vitals, "clock", lambda: 100.0)
    for asked in range(41, 100):
        watchdog._answered(float(asked))
    watchdog._answered(100.0)
    said = [record.getMessage() for record in caplog.records if record.name == vitals.__name__]
    assert said == ["the event loop stood still for 59.00 s"]
    assert len(watchdog.lags) == 60
    assert watchdog.lag == 59.0


async def test_two_stalls_leave_two_lines(
    watchdog: Vitals, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for now, asked in ((10.4, 10.0), (11.0, 11.0), (14.5, 12.0), (14.5, 13.0), (14.5, 14.0), (15.0, 15.0)):
        monkeypatch.setattr(vitals, "clock", lambda now=now: now)
        watchdog._answered(asked)
    said = [record.getMessage() for record in caplog.records if record.name == vitals.__name__]
    assert said == ["the event loop stood still for 0.40 s", "the event loop stood still for 2.50 s"]
