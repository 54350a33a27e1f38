"""A host over a real database, of either kind, and a clock that only moves when told to."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

import testkit.bazaar.meta  # noqa: F401 (makes the game known)
from host import Host
from storage import Where
from testkit.databases.prepared import prepared
from testkit.host_play import StillClock
from testkit.replays import ReplaysHere

HERE = Path(__file__).parent

TRANSACTIONS = ("test_answers", "test_cancel", "test_due", "test_notices", "test_queue")  # tried on both with every run


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What stands above transactions is tried on PostgreSQL at night."""
    for item in items:
        spec = getattr(item, "callspec", None)
        on_postgresql = spec is not None and spec.params.get("where") == "postgresql"
        if on_postgresql and HERE in item.path.parents and item.path.stem not in TRANSACTIONS:
            item.add_marker(pytest.mark.soak)


@pytest.fixture
def clock() -> StillClock:
    return StillClock()


@pytest.fixture
async def file_host(tmp_path: Path, clock: StillClock) -> AsyncIterator[Host]:
    """For what only a file does."""
    path = prepared(tmp_path / "kontor.db")
    async with await Host.open(
        path, clock.now, reports=tmp_path / "reports", rng=Random(1), replays=ReplaysHere
    ) as opened:
        yield opened


@pytest.fixture
async def host(where: Where, tmp_path: Path, clock: StillClock) -> AsyncIterator[Host]:
    async with await Host.open(
        where, clock.now, reports=tmp_path / "reports", rng=Random(1), replays=ReplaysHere
    ) as opened:
        yield opened
