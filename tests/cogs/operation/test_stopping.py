"""Told to stop: nothing new is accepted, what runs is finished, then the process ends."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

import bot
from cogs.operation.supervisor import supervise
from host import BOT, Host
from sandbox import Sandbox
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase


@pytest.mark.slow
async def test_whoever_clicks_then_is_told_and_nothing_changes(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob", "pl")
    await stage.start(alice, bob)
    before = await stage.host.reads.info(stage.table.id, BOT)
    assert await stage.bot.wired.in_flight.finish(0.1)
    assert await stage.move(alice) == phrase("ui.mistake.stopping")
    assert "uruchamia się ponownie" in await stage.slash(bob, "undo")
    assert await stage.host.reads.info(stage.table.id, BOT) == before


@pytest.mark.slow
async def test_what_takes_too_long_is_not_waited_for(stage: DiscordStage, monkeypatch: pytest.MonkeyPatch) -> None:
    in_flight, never = stage.bot.wired.in_flight, asyncio.Event()
    hanging = asyncio.create_task(in_flight(None, never.wait))  # type: ignore[arg-type]
    await asyncio.sleep(0)
    assert not await in_flight.finish(0.01)
    never.set()
    await hanging
    assert await in_flight.finish(0.01)


@pytest.mark.slow
@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_the_bot_once_all_clicks_are_answered(tmp_path: Path, told: signal.Signals) -> None:
    """The real bot under its supervisor: one command is under way, another comes after the signal."""
    db = tmp_path / "a.db"
    made: list[bot.Kontor] = []

    def make() -> bot.Kontor:
        made.append(bot.Kontor(db))
        made[-1]._connection.guild_ready_timeout = 0.05
        return made[-1]

    table = Sandbox(make, db=db, port=0)
    await table.open()
    await table.start_bot()  # once, so that its commands are known
    await table.stop_bot()
    running = asyncio.create_task(supervise(make, table.token))
    try:
        await table.until(lambda: len(made) == 2 and made[-1].is_ready())
        ada, where = table.person("Ada"), table.channel("tables")
        slow = table.faults.delay(0.2, "/interactions/*", "POST", times=1)
        first = asyncio.create_task(ada.slash(where, "next"))
        await table.until(lambda: slow.hits)
        os.kill(os.getpid(), told)
        wired = made[-1].wired
        assert wired is not None
        await table.until(lambda: wired.in_flight.stopping)
        late = await ada.slash(where, "table new", game="yokohama", computers=1, start=True)
        answered = await first
        async with asyncio.timeout(120):
            assert await running == 0
        assert made[-1].is_closed()
        assert "being restarted" in str(late.message)
        assert "No table" in str(answered.message)
    finally:
        running.cancel()
        await table.close()
    async with await Host.open(db) as host:
        assert await host.reads.of_user(ada.id) == []
