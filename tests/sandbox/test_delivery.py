"""Messages under troubles, with the real bot on the local table: a short run of what `tools.proof.delivery` does."""

from __future__ import annotations

from pathlib import Path

import pytest

from cogs.clicks import request_limits
from tools.proof.delivery import soak

SLACK = 1.5  # seconds; a busy machine is no error, and a thread that hangs would cost more


@pytest.mark.slow
async def test_troubles_of_some_threads_cost_the_others_nothing_and_everything_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN", raising=False)
    monkeypatch.setattr(request_limits, "REQUEST_SECONDS", 2.0)
    (tmp_path / "calm").mkdir()
    (tmp_path / "rough").mkdir()
    calm = await soak(tmp_path / "calm", 12, 2, troubled=False, hang=0.0)
    rough = await soak(tmp_path / "rough", 12, 2, troubled=True, hang=3.0)
    for account in (calm, rough):
        assert (account.missing, account.doubled, account.unsaid) == (0, 0, 0)
    assert rough.median <= calm.median * 1.2 + SLACK
    assert max(rough.delays) <= max(calm.delays) * 1.2 + SLACK
