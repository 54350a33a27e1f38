"""Start-up: settings, the supervisor, the upload of commands, and the look at everything."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands

import bot
from cogs.messages import emojis, limits
from cogs.operation import check, settings
from cogs.operation.heartbeat import Heartbeat
from cogs.operation.settings import Settings
from engine.core.text import Text
from host import Host, HostTrouble, Person, StorageTrouble, version
from sandbox import Sandbox, SandboxClock
from storage.errors import Kind
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

    async def sync(token: str, guild: int | None) -> int:
        calls.append(("sync", token, guild))
        return 0

    async def inspect(told: Settings, unlike: Any) -> int:
        calls.append(("check", Path(told.database).name, told.token))
        return 0

    for name, stand_in in (("supervise", discord_bot), ("table", local), ("sync", sync)):
        monkeypatch.setattr(bot, name, stand_in)
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
def test_the_file_is_read_for_everything(started: list[Any], argv: list[str], start: tuple[Any, ...]) -> None:
    Path(".env").write_text("DISCORD_TOKEN=secret\nDATABASE='mine.db'\nSYNC_GUILD=12\n", encoding="utf-8")
    assert bot.main(argv) == 0
    assert started == [start]


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


def test_people_at_the_local_table_are_named_with_commas() -> None:
    assert bot.arguments(["--users", "Ann, Bo:uk,"]).users == ["Ann", "Bo:uk"]


def test_the_version_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        bot.main(["--version"])
    assert capsys.readouterr().out == f"Kontor {version.described()}\n"


def test_without_a_token_and_without_the_local_table_it_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "sandbox", None)
    assert bot.main([]) == 2
    assert "The local table needs sandbox; the bot on Discord needs DISCORD_TOKEN" in capsys.readouterr().err


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
        return await bot.supervise(make, "token")


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
    quick, steady = (1.0, OSError("away")), (bot.STEADY + 1, OSError("away"))
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


@pytest.mark.parametrize("kind", sorted(bot.FINAL))
async def test_what_no_waiting_cures_ends_the_bot(monkeypatch: pytest.MonkeyPatch, kind: Kind) -> None:
    connections = Connections(monkeypatch)
    assert await connections.supervised((0.0, StorageTrouble(kind, "no"))) == 3
    assert connections.pauses == []


@pytest.mark.parametrize(
    ("end", "said"),
    [
        (discord.LoginFailure("no"), "DISCORD_TOKEN"),
        (discord.PrivilegedIntentsRequired(0), "does not grant the intents"),
        *((closed(code), said) for code, said in bot.FATAL.items()),
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


@pytest.mark.slow
async def test_commands_and_emojis_are_uploaded_and_everything_is_in_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Sandbox(lambda: bot.Kontor(tmp_path / "a.db"), db=tmp_path / "a.db", port=0) as table:
        await table.stop_bot()
        assert await bot.sync(table.token, None) == 0
        said = capsys.readouterr().out
        assert "commands are known to all servers" in said
        assert f"{len(emojis.sprites())} emojis were uploaded" in said
        assert not (tmp_path / "kontor.db").exists()  # of a bot that may run, newer or older than this one
        told = settings.read({"DATABASE": str(tmp_path / "b.db"), "DISCORD_TOKEN": table.token})
        assert await check.inspect(told) == 0
        said = capsys.readouterr().out
        assert "WRONG" not in said
        assert "all permissions are there" in said


@pytest.mark.slow
async def test_commands_that_discord_does_not_have_are_said_or_uploaded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    db = tmp_path / "a.db"
    async with Sandbox(lambda: bot.Kontor(db), db=db, port=0) as table:
        await table.stop_bot()
        token = {"DATABASE": str(db), "DISCORD_TOKEN": table.token}
        told = settings.read(token)
        assert await bot.sync(table.token, None) == 0
        assert await bot.unlike(told) == []
        async with bot.Kontor(tmp_path / "b.db", serves=False) as one:
            await one.login(table.token)
            home = table.world.guild.id
            one.tree.copy_global_to(guild=discord.Object(home))
            await one.tree.sync(guild=discord.Object(home))  # as SYNC_GUILD does
            one.tree.remove_command("about")
            kontor = one.tree.get_command("kontor")
            assert isinstance(kontor, app_commands.Group)
            kontor.default_permissions = None
            await one.tree.sync()
        assert await bot.unlike(told) == ["about", "kontor"]
        await check.inspect(told, bot.unlike)
        assert "WRONG  Discord: /about, /kontor: not as this version has them" in capsys.readouterr().out
        for setting in ("off", "auto"):
            caplog.clear()
            async with bot.Kontor(db, told=settings.read({**token, "SYNC": setting, "BACKUP_DIR": "off"})) as one:
                await one.login(table.token)
            assert ("/about, /kontor. Type `kontor sync`" in caplog.text) == (setting == "off")
        assert await bot.unlike(told) == []
        async with bot.Kontor(tmp_path / "b.db", serves=False) as one:
            await one.login(table.token)
            assert await one.tree.fetch_commands(guild=discord.Object(home)) == []  # each would be listed twice


async def test_every_command_fits_into_discords_limits(tmp_path: Path) -> None:
    async with Sandbox(lambda: bot.Kontor(tmp_path / "a.db"), db=tmp_path / "a.db", port=0) as table:
        assert table.bot is not None
        tree = table.bot.tree
        translator = tree.translator
        assert translator is not None
        payloads = [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]
        assert len(payloads) >= 14
        for payload in payloads:
            assert limits.command_faults(payload) == []
            assert payload["name_localizations"].keys() >= {"ru", "uk", "pl"}


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
