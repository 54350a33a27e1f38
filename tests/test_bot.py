"""Start-up: settings, the supervisor, the upload of commands, and the look at everything."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import discord
import pytest

import bot
from cogs.kit import emojis, limits
from cogs.operation import check
from cogs.operation.heartbeat import Heartbeat
from engine.core.text import Text
from host import HostTrouble, StorageTrouble, __version__
from sandbox import Sandbox
from tests.support.sources import ROOT


@pytest.fixture(autouse=True)
def settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> pytest.MonkeyPatch:
    """No setting and no `.env` of whoever runs the tests, and none left behind for other tests."""
    for name in ("DISCORD_TOKEN", "DATABASE", "SYNC_GUILD", "LOG_LEVEL", "COMPONENTS_DIR"):
        monkeypatch.setenv(name, "")  # so that it is put back, whatever a test makes of it
        monkeypatch.delenv(name)
    monkeypatch.chdir(tmp_path)
    return monkeypatch


@pytest.mark.parametrize(
    ("setting", "value", "argv", "said"),
    [
        ("LOG_LEVEL", "loud", [], "choose DEBUG, INFO, WARNING or ERROR"),
        ("SYNC_GUILD", "home", [], "SYNC_GUILD must be the number of a server"),
        ("LOG_LEVEL", "INFO", ["--sync"], "--sync needs DISCORD_TOKEN: put it into .env, see .env.example"),
        ("LOG_LEVEL", "INFO", ["--discord"], "needs DISCORD_TOKEN: put it into .env, see .env.example"),
        ("DISCORD_TOKEN", " ", ["--discord"], "needs DISCORD_TOKEN"),
    ],
)
def test_wrong_settings_are_named(
    settings: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    setting: str,
    value: str,
    argv: list[str],
    said: str,
) -> None:
    settings.setenv(setting, value)
    assert bot.main(argv) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("NAME=a.db", "a.db"),
        ("  export NAME = a.db  ", "a.db"),
        ("NAME=", ""),
        ("NAME=a b#c  # the file", "a b#c"),
        ("NAME=# nothing", ""),
        ("NAME='a # b'  # quoted", "a # b"),
        ('NAME="it\'s = here"', "it's = here"),
        ("NAME=a=b", "a=b"),
    ],
)
def test_a_line_of_the_file_is_understood(line: str, value: str) -> None:
    assert bot.settings_in(f"# settings\n\n{line}\n") == {"NAME": value}


@pytest.mark.parametrize("line", ["DISCORD_TOKEN", "my token=x", "=x", "NAME='open", "NAME='a' b"])
def test_a_line_that_says_nothing_is_named(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path(".env").write_text(f"LOG_LEVEL=INFO\n{line}\n", encoding="utf-8")
    assert bot.main(["--sync"]) == 2
    assert ".env, line 2: settings are written like DATABASE=kontor.db" in capsys.readouterr().err


def test_a_file_that_cannot_be_read_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    Path(".env").write_bytes(b"\xff\xfe")
    assert bot.main([]) == 2
    assert ".env cannot be read" in capsys.readouterr().err


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """What was started instead of the real thing, with which database, token and server."""
    calls: list[tuple[Any, ...]] = []

    async def discord_bot(make_bot: Any, token: str) -> int:
        calls.append(("discord", make_bot().database.name, token))
        return 0

    async def local(args: Any) -> int:
        calls.append(("local", args.port, os.environ.get("DISCORD_TOKEN")))
        return 0

    async def sync(database: Path, token: str, guild: int | None) -> int:
        calls.append(("sync", database.name, token, guild))
        return 0

    async def inspect(database: Path, token: str) -> int:
        calls.append(("check", database.name, token))
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
        (["--sync"], ("sync", "mine.db", "secret", 12)),
        (["--local", "--port", "8500"], ("local", 8500, None)),
    ],
)
def test_the_file_is_read_for_everything(started: list[Any], argv: list[str], start: tuple[Any, ...]) -> None:
    Path(".env").write_text("DISCORD_TOKEN=secret\nDATABASE='mine.db'\nSYNC_GUILD=12\n", encoding="utf-8")
    assert bot.main(argv) == 0
    assert started == [start]


def test_what_the_environment_says_wins(settings: pytest.MonkeyPatch, started: list[Any]) -> None:
    Path(".env").write_text("DISCORD_TOKEN=secret\nDATABASE=mine.db\n", encoding="utf-8")
    settings.setenv("DISCORD_TOKEN", "other")
    assert bot.main([]) == 0
    assert started == [("discord", "mine.db", "other")]


def test_without_a_token_the_local_table_opens(started: list[Any]) -> None:
    assert bot.main([]) == 0
    assert started == [("local", 8420, None)]


@pytest.mark.parametrize(
    ("target", "command"),
    [("play", "bot.py --local --port 8500"), ("run", "bot.py --discord"), ("sync", "bot.py --sync")],
)
def test_make_starts_what_its_target_says(target: str, command: str) -> None:
    made = subprocess.run(
        ["make", "-n", "-C", str(ROOT), target, "ARGS=--port 8500"], capture_output=True, text=True, check=True
    )
    assert f".venv/bin/python {command}\n" in made.stdout


def test_a_clock_that_does_not_run_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        bot.arguments(["--speed", "0"])
    assert "--speed must be above 0" in capsys.readouterr().err


def test_people_at_the_local_table_are_named_with_commas() -> None:
    assert bot.arguments(["--users", "Ann, Bo:uk,"]).users == ["Ann", "Bo:uk"]


def test_the_version_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        bot.main(["--version"])
    assert capsys.readouterr().out == f"Kontor {__version__}\n"


def test_without_a_token_and_without_the_local_table_it_says_what_is_missing(
    settings: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    settings.setitem(sys.modules, "sandbox", None)
    assert bot.main([]) == 2
    assert "The local table needs sandbox; the bot on Discord needs DISCORD_TOKEN" in capsys.readouterr().err


class Failing:
    """A bot whose connection ends in the ways connections end."""

    ends: list[Exception | None]

    def __init__(self, ends: list[Exception | None]) -> None:
        self.ends = ends

    async def __aenter__(self) -> Failing:
        return self

    async def __aexit__(self, *_: object) -> None:
        return None

    async def start(self, token: str) -> None:
        end = self.ends.pop(0)
        if end is not None:
            raise end


async def test_the_supervisor_starts_anew_ever_more_patiently(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def no_sleep(seconds: float) -> None:
        pauses.append(seconds)
        assert len(pauses) < 10

    monkeypatch.setattr(asyncio, "sleep", no_sleep)
    ends: list[Exception | None] = [AttributeError("closed"), None, OSError("away"), discord.LoginFailure("no")]
    made: Any = lambda: Failing(ends)  # noqa: E731
    assert await bot.supervise(made, "token") == 2
    assert pauses == [2.0, 4.0, 8.0]
    full: Any = Failing([StorageTrouble("full", "the disk is full")])
    assert await bot.supervise(lambda: full, "token") == 3


@pytest.mark.slow
async def test_commands_and_emojis_are_uploaded_and_everything_is_in_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Sandbox(lambda: bot.Kontor(tmp_path / "a.db"), db=tmp_path / "a.db", port=0) as table:
        await table.stop_bot()
        assert await bot.sync(tmp_path / "b.db", table.token, None) == 0
        said = capsys.readouterr().out
        assert "commands are known to all servers" in said
        assert f"{len(emojis.sprites())} emojis were uploaded" in said
        assert await check.inspect(tmp_path / "b.db", table.token) == 0
        said = capsys.readouterr().out
        assert "WRONG" not in said
        assert "all permissions are there" in said


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
