"""Discord's limit for the whole bot is kept by all processes together."""

from __future__ import annotations

from cogs.clicks.request_limits import REQUESTS_PER_SECOND, SharedLimit


def made_in(seconds: float, processes: int) -> int:
    """How many requests one of so many processes makes, if it always wants to make more."""
    now, made = 0.0, 0
    limit = SharedLimit(lambda: processes, lambda: now)
    while True:
        now += limit.wait()
        if now >= seconds:
            return made
        made += 1


def test_processes_share_what_one_may() -> None:
    for processes in (1, 2, 9):
        assert processes * made_in(60, processes) <= 60 * REQUESTS_PER_SECOND + processes
        assert processes * made_in(60, processes) >= 59 * REQUESTS_PER_SECOND


def test_what_was_not_used_does_not_pile_up() -> None:
    now = 0.0
    limit = SharedLimit(lambda: 2, lambda: now)
    now = 3600.0
    waits = [limit.wait() for _ in range(60)]
    assert waits.count(0.0) <= REQUESTS_PER_SECOND / 2 + 1
    assert waits[-1] > 1
