"""A host over a real file, and a clock that only moves when told to."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from host import Host
from tests.host.play import Clock


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def host(tmp_path: Path, clock: Clock) -> AsyncIterator[Host]:
    async with await Host.open(
        tmp_path / "kontor.db", clock.now, reports=tmp_path / "reports", rng=Random(1)
    ) as opened:
        yield opened
