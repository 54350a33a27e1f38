"""Start-up: arguments and settings, what is started by them, and what the bot does without its database."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import discord
import pytest

import bot
from cogs.operation import check, command_upload, settings
from cogs.operation.arguments import arguments
from cogs.operation.heartbeat import Heartbeat
from cogs.operation.settings import Settings
from engine.core.text import Text
from host import Host, HostTrouble, Person, StorageTrouble, version
from sandbox import Sandbox, SandboxClock
from storage.migrations import migrate
from storage.sqlite import connect
from testkit.sources import ROOT
from tests.storage.files import change_file

pytestmark = pytest.mark.usefixtures("no_settings")


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What was started instead of the real thing, with which database, token and server."""
    calls: list[tuple[Any, ...]] = []

    async def discord_bot(make_bot: Any, token: str, first: Any) -> int:
        calls.append(("discord", make_bot().database.name, token))
        return 0

    async def local(args: Any) -> int:
        calls.append(("local", args.port, os.environ.get("DISCORD_TOKEN")))
        return 0

    async def sync(make: Any, token: str, guild: int | None) -> list[str]:
        calls.append(("sync", token, guild))
        return []

    async def inspect(told: Settings, unlike: Any) -> int:
        calls.append(("check", Path(told.database).name, told.token))
        return 0

    for name, stand_in in (("supervise", discord_bot), ("open_table", local)):
        monkeypatch.setattr(bot, name, stand_in)
    monkeypatch.setattr(command_upload, "sync", sync)
    monkeypatch.setattr(check, "inspect", inspect)
    return calls


@pytest.mark.parametrize(
    ("argv", "start"),
    [
        ([], ("discord", "mine.db", "secret")),
        (["--discord"], ("discord", "mine.db", "secret")),
        (["--check"], ("check", "mine.db", "secret")),
        (["--sync"], ("sync", "secret", 12)),
        (["run"], ("discord", "mine.db", "secret")),
        (["doctor"], ("check", "mine.db", "secret")),
        (["sync"], ("sync", "secret", 12)),
        (["--local", "--port", "8500"], ("local", 8500, None)),
    ],
)
@pytest.mark.slow
def test_the_file_is_read_for_everything(started: list[Any], argv: list[str], start: tuple[Any, ...]) -> None:
    Path(".env").write_text("DISCORD_TOKEN=secret\nDATABASE='mine.db'\nSYNC_GUILD=12\n", encoding="utf-8")
    assert bot.main(argv) == 0
    assert started == [start]


@pytest.mark.slow
def test_what_the_environment_says_wins(monkeypatch: pytest.MonkeyPatch, started: list[Any]) -> None:
    Path(".env").write_text("DISCORD_TOKEN=secret\nDATABASE=mine.db\n", encoding="utf-8")
    monkeypatch.setenv("DISCORD_TOKEN", "other")
    assert bot.main([]) == 0
    assert started == [("discord", "mine.db", "other")]


def test_without_a_token_the_local_table_opens(started: list[Any]) -> None:
    assert bot.main([]) == 0
    assert started == [("local", 8420, None)]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("target", "command"),
    [("play", "bot.py --local --port 8500"), ("run", "bot.py --discord"), ("sync", "bot.py --sync")],
)
def test_make_starts_what_its_target_says(target: str, command: str) -> None:
    made = subprocess.run(
        ["make", "-n", "-C", str(ROOT), target, "ARGS=--port 8500"], capture_output=True, text=True, check=True
    )
    assert f".venv/bin/python {command}\n" in made.stdout


def test_the_local_table_has_a_word_and_lies_where_data_belong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In a container: `kontor play --listen 0.0.0.0`, with its file in the folder set aside for data."""
    monkeypatch.setenv("STATE_DIRECTORY", "/data")
    told = arguments(["play", "--listen", "0.0.0.0"])
    assert (told.local, told.listen, told.db) == (True, "0.0.0.0", Path("/data/local-table.db"))
    assert arguments(["--local"]).listen == "127.0.0.1"
    with pytest.raises(SystemExit):
        arguments(["play", "--listen", "everywhere"])
    assert "'everywhere' is no address; 127.0.0.1 is this machine alone" in capsys.readouterr().err


def test_people_at_the_local_table_are_named_with_commas() -> None:
    assert arguments(["--users", "Ann, Bo:uk,"]).users == ["Ann", "Bo:uk"]


def test_the_version_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        bot.main(["--version"])
    assert capsys.readouterr().out == f"Kontor {version.described()}\n"


def test_without_a_token_and_without_the_local_table_it_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "sandbox", None)
    assert bot.main([]) == 2
    assert (
        "The local table needs sandbox: in a clone, `make play` installs it. The bot needs DISCORD_TOKEN"
        in capsys.readouterr().err
    )


@pytest.mark.slow
async def test_at_a_local_table_with_a_fast_clock_time_is_up_within_a_blink(tmp_path: Path) -> None:
    """`--speed`: eight hours of a quick clock are over in a fraction of a second, without anybody's help."""
    clock = SandboxClock(200_000.0)
    made = Sandbox(
        lambda: bot.Kontor(tmp_path / "a.db", now=clock.now, speed=clock.speed),
        db=tmp_path / "a.db",
        port=0,
        clock=clock,
    )
    async with made as table:
        assert isinstance(table.bot, bot.Kontor)
        host = table.bot.host
        assert host is not None
        for user in (1, 2):
            await host.users.set(user, quiet_from=0, quiet_to=0)
        lobby = await host.lobby.create("yokohama", Person(1), "Ada")
        await host.lobby.join(lobby.id, Person(2, invited=lobby.id), "Ben")
        await host.consent.propose(lobby.id, Person(1), "pace", "quick")
        await host.lobby.start(lobby.id, Person(1))
        async with asyncio.timeout(120):
            while "late" not in [one.kind for one in await host.notices.pending(lobby.id)]:  # noqa: ASYNC110
                await asyncio.sleep(0.002)


@pytest.mark.slow
async def test_the_heartbeat_stops_when_the_database_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Sandbox(lambda: bot.Kontor(tmp_path / "a.db"), db=tmp_path / "a.db", port=0) as table:
        assert table.bot is not None
        heart = table.bot.get_cog("Heartbeat")
        assert isinstance(heart, Heartbeat)
        assert heart.file == tmp_path / "a.heartbeat"
        await table.bot.wait_until_ready()
        await heart.beat()
        assert heart.file.exists()
        heart.file.unlink()

        async def broken(user: int) -> None:
            raise HostTrouble(Text("host.trouble.storage"))

        monkeypatch.setattr(heart.host.users, "get", broken)
        await heart.beat()
        assert not heart.file.exists()


@pytest.mark.parametrize("fate", ["deleted", "replaced", "cut short"])
@pytest.mark.slow
async def test_a_lost_database_ends_the_bot(tmp_path: Path, fate: str) -> None:
    """It does not carry on in a file that nobody will find again."""
    db = tmp_path / "a.db"
    async with Sandbox(lambda: bot.Kontor(db), db=db, port=0) as table:
        assert table.bot is not None
        heart = table.bot.get_cog("Heartbeat")
        running = table._running
        assert isinstance(heart, Heartbeat)
        assert running is not None
        await heart.beat()
        match fate:
            case "deleted":
                db.unlink()
            case "replaced":
                db.rename(tmp_path / "elsewhere.db")
                db.write_bytes(b"something else")
            case "cut short":
                os.truncate(db, 100)
        await heart.beat()
        with pytest.raises(StorageTrouble, match=r"gone|replaced|cut short") as trouble:
            await running
        assert str(db) in str(trouble.value)


@pytest.mark.slow
def test_a_database_that_a_newer_version_has_written_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    db = tmp_path / "a.db"
    migrate(connect(db, read_only=False), db)
    change_file(db, "pragma user_version = 999")
    assert bot.main(["--local", "--no-browser", "--port", "0", "--db", str(db)]) == 3
    said = capsys.readouterr().err
    assert f"{db} was written by a newer version (database version 999," in said
    assert "update the program, or restore a backup made before the update." in said
    assert "Traceback" not in said


@pytest.mark.slow
async def test_a_second_bot_on_the_same_database_is_refused(tmp_path: Path) -> None:
    db = tmp_path / "a.db"
    async with await Host.open(db, alone=True):
        second = await asyncio.create_subprocess_exec(
            *(sys.executable, str(ROOT / "bot.py"), "--local", "--port", "0", "--no-browser", "--db", str(db)),
            cwd=tmp_path, stderr=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        _, said = await second.communicate()
    assert said.decode().splitlines()[-1].startswith(f"Another bot is running on {db}; stop that one first")
    assert b"Traceback" not in said
    assert second.returncode == 3


@pytest.mark.slow
def test_the_log_begins_with_what_runs_on_what_and_without_a_word_of_voice(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    told = settings.read({"DATABASE": str(tmp_path / "kontor.db")})
    bot.introduce(told)
    connect(tmp_path / "kontor.db", read_only=False).close()
    bot.introduce(told)
    first, second = (record.getMessage() for record in caplog.records)
    assert first.startswith(f"Kontor {version.described()} on Python 3.")
    assert f"database: {tmp_path}/kontor.db does not exist.; backups: {tmp_path}/backups" in first
    assert f"database: {tmp_path}/kontor.db: empty;" in second
    assert not discord.VoiceClient.warn_nacl
    assert not discord.VoiceClient.warn_dave


@pytest.mark.slow
async def test_the_local_table_is_not_said_to_be_behind(tmp_path: Path) -> None:
    """A heartbeat is answered after the library has noted when it asked."""
    db = tmp_path / "a.db"
    async with Sandbox(lambda: bot.Kontor(db), db=db, port=0) as table:
        assert isinstance(table.bot, bot.Kontor)
        (shard,) = table.bot.shards.values()
        keeper = shard._parent.ws._keep_alive
        assert keeper is not None
        keeper._last_send -= 41.25  # when it asked the last time
        sending = asyncio.to_thread(
            lambda: asyncio.run_coroutine_threadsafe(keeper.ws.send_heartbeat(keeper.get_payload()), loop).result(10)
        )
        loop = asyncio.get_running_loop()
        await sending
        keeper._last_send = time.perf_counter()
        before = keeper._last_ack
        await table.until(lambda: keeper._last_ack > before)
        assert keeper.latency < 10
