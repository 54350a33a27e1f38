"""Messages under troubles, with the real bot on the local table: a short run of what `tools.proof.delivery` does."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.clicks import request_limits
from testkit.rotation import by_turns
from tools.proof.delivery import soak

SLACK = 1.5  # seconds; a thread that hangs would cost more
TRIES = 3  # a machine that gets busy between the two runs is no error


async def costs_nothing(folder: Path) -> bool:
    """A calm run and a troubled one: in both everything is told once; whether the second took as long as the first."""
    (folder / "calm").mkdir(parents=True)
    (folder / "rough").mkdir()
    calm = await soak(folder / "calm", 12, 2, troubled=False, hang=0.0)
    rough = await soak(folder / "rough", 12, 2, troubled=True, hang=3.0)
    for account in (calm, rough):
        assert (account.missing, account.doubled, account.unsaid) == (0, 0, 0)
    pairs = [(rough.median, calm.median), (max(rough.delays), max(calm.delays))]
    return all(troubled <= untroubled * 1.2 + SLACK for troubled, untroubled in pairs)


@by_turns(1, days=2)
async def test_troubles_of_some_threads_cost_the_others_nothing_and_everything_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setattr(request_limits, "REQUEST_SECONDS", 2.0)
    for number in range(TRIES):
        if await costs_nothing(tmp_path / str(number)):
            return
    raise AssertionError("threads that hang hold up others")
