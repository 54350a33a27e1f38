"""A test that waits for ever must fail, not keep all others from ending."""

import asyncio
import time

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
