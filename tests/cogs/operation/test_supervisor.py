"""What ends a connection: pauses that grow, what is waited for, and what is final."""

from __future__ import annotations

import asyncio
import os
import signal
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest

from cogs.operation.supervisor import FATAL, FINAL, STEADY_SECONDS, supervise
from host import StorageTrouble
from storage.errors import Kind


class Connections:
    """A bot whose connections end in the ways connections end, after a while on a clock of their own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ends: list[tuple[float, Exception | None]] = []
        self.pauses: list[float] = []
        self.clock = 0.0
        monkeypatch.setattr(asyncio, "sleep", self.sleep)
        monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: self.clock)

    async def sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)
        self.clock += seconds

    async def __aenter__(self) -> Connections:
        return self

    async def __aexit__(self, *_: object) -> None:
        return None

    async def start(self, token: str) -> None:
        lasted, end = self.ends.pop(0)
        self.clock += lasted
        if end is not None:
            raise end

    async def supervised(self, *ends: tuple[float, Exception | None]) -> int:
        self.ends += ends
        make: Any = lambda: self  # noqa: E731
        return await supervise(make, "token")


def closed(code: int) -> discord.ConnectionClosed:
    socket: Any = SimpleNamespace(close_code=code)
    return discord.ConnectionClosed(socket, shard_id=0, code=code)


END = (0.0, StorageTrouble("damaged", "the file is damaged"))


async def test_the_pause_grows_while_failures_repeat(monkeypatch: pytest.MonkeyPatch) -> None:
    connections = Connections(monkeypatch)
    ends = [(5.0, AttributeError("closed")), (0.0, None), (59.0, OSError("away")), (1.0, closed(1000))]
    assert await connections.supervised(*ends, *[(0.0, None)] * 8, END) == 3
    assert connections.pauses == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]


async def test_the_pause_is_short_again_after_a_steady_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    connections = Connections(monkeypatch)
    quick, steady = (1.0, OSError("away")), (STEADY_SECONDS + 1, OSError("away"))
    await connections.supervised(quick, quick, quick, steady, quick, steady, steady, END)
    assert connections.pauses == [1, 2, 4, 1, 2, 1, 1]


async def test_what_is_not_there_yet_is_waited_for_with_a_line_each(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """After a reboot PostgreSQL may come later than the bot, and so may the network; systemd would not try again."""
    connections = Connections(monkeypatch)
    kinds: list[Kind] = ["unreachable", "busy", "full", "failing", "read_only", "unreachable"]
    away = [(0.0, StorageTrouble(kind, f"it is {kind}.")) for kind in kinds]
    network = (0.0, aiohttp.ClientConnectionError("no route"))
    assert await connections.supervised(*away, network, network, END) == 3
    assert connections.pauses == [1, 2, 4, 8, 16, 30, 64, 128]
    said = [record.getMessage() for record in caplog.records]
    assert said[0] == "it is unreachable; starting again in 1 s"
    assert said[6] == "Discord cannot be reached (no route); starting again in 64 s"
    assert said[8:] == ["the file is damaged"]
    assert not [record for record in caplog.records if record.exc_info]


@pytest.mark.parametrize("kind", sorted(FINAL))
async def test_what_no_waiting_cures_ends_the_bot(monkeypatch: pytest.MonkeyPatch, kind: Kind) -> None:
    connections = Connections(monkeypatch)
    assert await connections.supervised((0.0, StorageTrouble(kind, "no"))) == 3
    assert connections.pauses == []


@pytest.mark.parametrize(
    ("end", "said"),
    [
        (discord.LoginFailure("no"), "DISCORD_TOKEN"),
        (discord.PrivilegedIntentsRequired(0), "does not grant the intents"),
        *((closed(code), said) for code, said in FATAL.items()),
    ],
)
async def test_what_trying_again_does_not_mend_ends_the_bot(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, end: Exception, said: str
) -> None:
    """One sentence, no traceback, and no second try."""
    connections = Connections(monkeypatch)
    assert await connections.supervised((0.0, end)) == 2
    assert connections.pauses == []
    (record,) = caplog.records
    assert said in record.getMessage()
    assert record.exc_info is None


async def test_what_comes_first_and_fails_is_said_and_the_bot_starts(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails() -> None:
        raise OSError("no room for a rehearsal")

    connections = Connections(monkeypatch)
    connections.ends = [END]
    make: Any = lambda: connections  # noqa: E731
    assert await supervise(make, "token", fails) == 3
    said = [record for record in caplog.records if record.exc_info]
    assert [record.getMessage() for record in said] == ["the preparation failed; the first clicks may be slow"]


async def test_what_comes_first_is_over_before_the_process_ends(caplog: pytest.LogCaptureFixture) -> None:
    """Its worker processes end with the bot; whatever it meets then is nobody's business."""
    begun, ended = asyncio.Event(), False

    async def prepares() -> None:
        nonlocal ended
        begun.set()
        try:
            await asyncio.sleep(3600)
        finally:
            ended = True
            raise OSError("a worker is gone")

    make: Any = lambda: pytest.fail("the bot was started")  # noqa: E731
    running = asyncio.create_task(supervise(make, "token", prepares))
    await begun.wait()
    os.kill(os.getpid(), signal.SIGINT)
    assert await running == 0
    assert ended
    assert caplog.records == []
