"""The bot on PostgreSQL, from clicks to messages: the same as on a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from host import Host
from testkit.databases.postgres import PostgresServer
from testkit.discord import stage as stages
from tests.cogs.posting.test_outbox import begin, finish_round, posted

pytestmark = pytest.mark.slow


async def test_a_round_is_played_and_told(
    postgres: PostgresServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address, plain = postgres.empty(), Host.open

    async def on_postgresql(_: Path, *args: Any, **how: Any) -> Host:
        return await plain(address, *args, **how)

    monkeypatch.setattr(Host, "open", on_postgresql)
    async with stages.staged(tmp_path) as stage:
        assert stage.host._db.process is not None
        alice, bob = await begin(stage)
        await finish_round(stage, alice, bob)
        told = posted(stage)
        assert len(told) >= 4
        assert len({body["nonce"] for body in told}) == len(told)
        await stage.host.idle()
        assert await stage.host.notices.pending() == []
