"""A test that waits for ever must fail, not keep all others from ending."""

import asyncio
import time
from pathlib import Path

import aiosqlite
import pytest

from tests import conftest

pytestmark = pytest.mark.slow


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conftest, "DEADLINE", 1)


def test_who_sleeps_too_long_is_woken(short: None) -> None:
    with pytest.raises(TimeoutError, match="not done after 1 s"), conftest.deadline():
        time.sleep(30)


def test_who_waits_too_long_in_an_event_loop_is_woken(short: None) -> None:
    with pytest.raises(TimeoutError, match="not done after 1 s"), conftest.deadline():
        asyncio.run(asyncio.sleep(30))


async def test_a_database_that_is_left_open_keeps_no_run_from_ending(tmp_path: Path) -> None:
    async with aiosqlite.connect(tmp_path / "left.db") as open_:
        assert open_._thread.daemon
