"""`serve` is what `python bot.py` runs without a token."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
from pathlib import Path

import aiohttp
import pytest

import bot
import sandbox
from cogs.operation.arguments import arguments
from sandbox import Sandbox, table
from testkit.page.demo_bot import DemoBot

pytestmark = pytest.mark.slow


async def printed_address(capsys: pytest.CaptureFixture[str]) -> str:
    """The address once it has been printed."""
    text = ""
    async with asyncio.timeout(120):
        while not (found := re.search(r"http://127\.0\.0\.1:\d+/", text)):
            await asyncio.sleep(0.02)
            text += capsys.readouterr().out
    return found[0]


@pytest.mark.usefixtures("no_token")
async def test_it_prints_its_address_and_ends_when_cancelled(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page answers, the browser is asked to show it, and the end is clean."""
    shown: list[str] = []
    monkeypatch.setattr("sandbox.table.webbrowser.open", shown.append)
    running = asyncio.create_task(sandbox.serve(DemoBot, db=tmp_path / "a.db", port=0))
    address = await printed_address(capsys)
    async with aiohttp.ClientSession() as session, session.get(address) as response:
        assert "<title>Kontor</title>" in await response.text()
    assert shown == [address]
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    with pytest.raises(aiohttp.ClientConnectorError):
        async with aiohttp.ClientSession() as session:
            await session.get(address)


@pytest.mark.usefixtures("no_token")
@pytest.mark.parametrize("told", [signal.SIGTERM, signal.SIGINT])
async def test_a_signal_ends_it_cleanly(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, told: signal.Signals
) -> None:
    """As Ctrl-C does in a terminal, and whoever stops a container."""
    monkeypatch.setattr("bot.Kontor", lambda *given, **named: DemoBot())
    args = arguments(["--local", "--no-browser", "--port", "0", "--db", str(tmp_path / "a.db")])
    running = asyncio.create_task(bot.open_table(args))
    address = await printed_address(capsys)
    os.kill(os.getpid(), told)
    async with asyncio.timeout(120):
        assert await running == 0
    with pytest.raises(aiohttp.ClientConnectorError):
        async with aiohttp.ClientSession() as session:
            await session.get(address)


@pytest.mark.usefixtures("no_token")
async def test_a_table_that_is_stopped_before_its_commands_are_registered_ends_quietly(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, closed = asyncio.Event(), asyncio.Event()

    class Watched(DemoBot):
        async def close(self) -> None:
            closed.set()
            await asyncio.sleep(0)
            await super().close()

    async def slow(*given: object, **named: object) -> list[object]:
        asked.set()
        await closed.wait()
        raise RuntimeError("Session is closed")

    monkeypatch.setattr("discord.app_commands.CommandTree.sync", slow)
    running = asyncio.create_task(sandbox.serve(Watched, db=tmp_path / "a.db", port=0, open_browser=False))
    async with asyncio.timeout(120):
        await asked.wait()
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert [one.message for one in caplog.records if one.levelname == "ERROR"] == []


@pytest.mark.usefixtures("no_token")
async def test_a_bot_that_fails_is_started_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page stays up meanwhile."""
    tries: list[DemoBot] = []
    ready: asyncio.Queue[DemoBot] = asyncio.Queue()

    class Fragile(DemoBot):
        async def setup_hook(self) -> None:
            tries.append(self)
            if len(tries) == 1:
                raise RuntimeError("on purpose")
            await super().setup_hook()

        async def on_ready(self) -> None:
            ready.put_nowait(self)

    monkeypatch.setattr(table, "FIRST_PAUSE_SECONDS", 0.05)
    running = asyncio.create_task(sandbox.serve(Fragile, db=tmp_path / "a.db", port=0, open_browser=False))
    await printed_address(capsys)
    async with asyncio.timeout(120):
        second = await ready.get()
        await second.close()
        assert await ready.get() is tries[2]
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running


@pytest.mark.usefixtures("no_token")
async def test_a_taken_port_is_an_error_that_leaves_nothing_open(tmp_path: Path) -> None:
    """The caller says it in words; the table can be opened elsewhere at once."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(OSError, match="in use"):
            await sandbox.serve(DemoBot, db=tmp_path / "a.db", port=port, open_browser=False)
    async with Sandbox(DemoBot, db=tmp_path / "a.db", port=0) as opened:
        assert opened.front.port


@pytest.mark.usefixtures("no_token")
@pytest.mark.parametrize("rubbish", [b"not a database at all, but long enough to be looked at " * 20, b""])
async def test_an_unreadable_file_is_put_aside(tmp_path: Path, rubbish: bytes) -> None:
    """The table opens all the same."""
    file = tmp_path / "a-table.sqlite"
    file.write_bytes(rubbish)
    opened = Sandbox(DemoBot, db=tmp_path / "a.db", port=0)
    assert len(opened.world.people()) == 4
    assert (tmp_path / "a-table.unreadable").exists() == bool(rubbish)
    await opened.file.close()


@pytest.mark.usefixtures("no_token")
async def test_commands_are_registered_by_the_bot_or_else_for_it(tmp_path: Path) -> None:
    """A bot that syncs by itself is not synced again."""

    class Careful(DemoBot):
        async def setup_hook(self) -> None:
            await super().setup_hook()
            await self.tree.sync()

    for kind in (DemoBot, Careful):
        async with Sandbox(kind, db=tmp_path / f"{kind.__name__}.db", port=0) as opened:
            syncs = [call for call in opened.rest.calls if call.method == "PUT" and call.path.endswith("/commands")]
            assert len(syncs) == 1
            assert {command["name"] for command in opened.world.commands[None].values()} >= {"board", "table"}
