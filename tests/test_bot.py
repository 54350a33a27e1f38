"""Start-up: settings, the supervisor, the upload of commands, and the look at everything."""

from __future__ import annotations

import asyncio
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


@pytest.fixture
def settings(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for name in ("DISCORD_TOKEN", "DATABASE", "SYNC_GUILD", "LOG_LEVEL"):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


@pytest.mark.parametrize(
    ("setting", "value", "argv", "said"),
    [
        ("LOG_LEVEL", "loud", [], "choose DEBUG, INFO, WARNING or ERROR"),
        ("SYNC_GUILD", "home", [], "SYNC_GUILD must be the number of a server"),
        ("LOG_LEVEL", "INFO", ["--sync"], "--sync needs DISCORD_TOKEN"),
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
    assert "DISCORD_TOKEN is not set, and the local table needs sandbox" in capsys.readouterr().err


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


async def test_what_is_wrong_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.db"
    broken.write_bytes(b"this is no database" * 100)
    assert await check.inspect(broken, "") == 1
    said = capsys.readouterr().out
    assert "WRONG  database" in said
    assert "WRONG  token: DISCORD_TOKEN is not set" in said


async def test_every_command_fits_into_discords_limits(tmp_path: Path) -> None:
    async with Sandbox(lambda: bot.Kontor(tmp_path / "a.db"), db=tmp_path / "a.db", port=0) as table:
        assert table.bot is not None
        tree = table.bot.tree
        payloads = [
            await command.get_translated_payload(tree, tree.translator)  # type: ignore[arg-type]
            for command in tree.get_commands()
        ]
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
