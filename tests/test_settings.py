"""Every setting and every flag with values nobody meant: one sentence, exit code 2, and nothing is started."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import pytest

import bot
from cogs.operation import command_upload, settings
from cogs.operation.arguments import arguments
from engine.core import games
from host import Shards

TOKEN = "abc.def"


@pytest.fixture(autouse=True)
def nothing_starts(no_settings: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def started(*_: object) -> NoReturn:
        pytest.fail("something was started with a setting that is wrong")

    for name in ("supervise", "open_table"):
        monkeypatch.setattr(bot, name, started)
    monkeypatch.setattr(command_upload, "sync", started)
    monkeypatch.setattr(asyncio, "run", started)


@pytest.fixture
def shelves() -> Iterator[None]:
    """The shipped component sets, once a test has tried others."""
    yield
    for name in games.names():
        games.get(name).shelf.forget_current()


def refused(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """The one sentence that says why nothing is started."""
    assert bot.main(argv) == 2
    said = capsys.readouterr().err
    assert "Traceback" not in said
    (line,) = said.splitlines()
    return line


@pytest.mark.parametrize(
    ("setting", "value", "argv", "said"),
    [
        ("LOG_LEVEL", "loud", (), "LOG_LEVEL is LOUD; choose DEBUG, INFO, WARNING or ERROR"),
        ("LOG_LEVEL", "20", (), "LOG_LEVEL is 20; choose DEBUG"),
        ("THINKING", "long", (), "THINKING is 'long'; it must be a number of seconds from 1 to 120"),
        ("THINKING", "0", (), "it must be a number of seconds from 1 to 120"),
        ("THINKING", "nan", (), "it must be a number of seconds from 1 to 120"),
        ("SYNC_GUILD", "home", (), "SYNC_GUILD is 'home'; it must be the number of a server"),
        ("SYNC_GUILD", "-5", ("--sync",), "it must be the number of a server"),
        ("SYNC_GUILD", "٣", ("--sync",), "it must be the number of a server"),
        ("SYNC_GUILD", "9" * 40, ("--sync",), "it must be the number of a server"),
        ("DISCORD_TOKEN", "abc\ndef", (), "DISCORD_TOKEN has a space, a line break or a foreign letter in it"),
        ("DISCORD_TOKEN", "abc def", ("--discord",), "copy it anew, on one line"),
        ("DISCORD_TOKEN", "abc\u200bdef", ("--sync",), "copy it anew, on one line"),
        ("DISCORD_TOKEN", " ", ("--discord",), "The bot on Discord needs DISCORD_TOKEN: put it into .env"),
        ("DISCORD_TOKEN", "", ("--sync",), "--sync needs DISCORD_TOKEN: put it into .env, see .env.example"),
        ("DATABASE", "nowhere/kontor.db", (), "/nowhere/kontor.db, but there is no folder /"),
        ("DATABASE", ".", (), ", which is a folder; name a file in it"),
        ("DATABASE", "postgresql://kontor:hush@nowhere", (), "DATABASE names no database; write it like postgresql://"),
        ("DATABASE", "mysql://kontor:hush@nowhere/x", (), "DATABASE is an address of something else; name a file, or"),
        ("SYNC", "always", (), "SYNC is 'always'; choose auto or off"),
        ("SHARDS", "3-1/16", (), "SHARDS is '3-1/16'; write it like 0-3/16: the shards of this process"),
        ("SHARDS", "0-16/16", (), "write it like 0-3/16"),
        ("SHARDS", "0-3/16", (), "SHARDS is 0-3/16, but several processes cannot share a file"),
        ("METRICS", "9100", (), "METRICS is '9100'; it must be an address and a port, like 127.0.0.1:9100"),
        ("METRICS", "localhost:99999", (), "it must be an address and a port, like 127.0.0.1:9100"),
        ("BACKUP_EVERY", "daily", (), "BACKUP_EVERY is 'daily'; it must be a number of hours from 1 to 744"),
        ("BACKUP_KEEP", "0", (), "BACKUP_KEEP is '0'; it must be a number of copies from 1 to 10000"),
        ("COMPONENTS_DIR", "nowhere", (), "/nowhere, which is not a folder"),
    ],
)
def test_wrong_settings_are_named(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    setting: str,
    value: str,
    argv: tuple[str, ...],
    said: str,
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv(setting, value)
    line = refused(capsys, *argv)
    assert said in line
    assert setting != "DISCORD_TOKEN" or not value.strip() or "abc" not in line


def test_a_folder_that_cannot_be_written_to_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def denied(**_: object) -> NoReturn:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(tempfile, "TemporaryFile", denied)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    assert "nothing can be written into" in refused(capsys)
    monkeypatch.delenv("DISCORD_TOKEN")
    assert "local-table.db, but nothing can be written into" in refused(capsys)


@pytest.mark.usefixtures("shelves")
@pytest.mark.parametrize(
    ("file", "content", "said"),
    [
        ("yokohama.json", "[" * 100_000, "yokohama.json: too many brackets inside each other"),
        ("yokohama.json", "{", "yokohama.json: line 1"),
        ("yokohama.json", json.dumps({"moons": {}}), "yokohama.json: unknown table moons; expected one of"),
        (
            "yokohama.json",
            json.dumps({"orders": {"rows": [10**9]}}),
            "yokohama.json, table orders: a number that is too large",
        ),
        ("yokohma.json", "{}", "yokohma.json belongs to no game; expected"),
    ],
)
def test_corrected_components_that_cannot_be_used_are_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], file: str, content: str, said: str
) -> None:
    Path("corrected").mkdir()
    Path("corrected", file).write_text(content, encoding="utf-8")
    monkeypatch.setenv("COMPONENTS_DIR", "corrected")
    assert f"COMPONENTS_DIR: {said}" in refused(capsys)


@pytest.mark.usefixtures("shelves")
def test_a_folder_without_corrections_is_fine(monkeypatch: pytest.MonkeyPatch) -> None:
    Path("corrected").mkdir()
    monkeypatch.setenv("COMPONENTS_DIR", "corrected")
    assert settings.read({"COMPONENTS_DIR": "corrected"}).wrong == {}


def test_shards_are_told_to_discord_and_to_the_database() -> None:
    told = settings.read({"DATABASE": "postgresql://nowhere/kontor", "SHARDS": "4-5/16"})
    assert told.wrong == {}
    assert told.shards == Shards(4, 5, 16)
    made = bot.Kontor(told.database, told=told)
    assert (made.shard_ids, made.shard_count) == ([4, 5], 16)
    assert settings.read({"SHARDS": "7/8", "DATABASE": "postgres://a/b"}).shards == Shards(7, 7, 8)
    assert bot.Kontor(told.database).shard_ids is None


def test_figures_without_their_library_are_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("METRICS", "[::1]:9100")
    assert settings.read({"METRICS": "[::1]:9100"}).metrics == ("::1", 9100)
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    assert refused(capsys) == "METRICS needs a library that is not installed: .venv/bin/pip install prometheus-client"


def test_the_local_table_does_not_mind_settings_of_the_bot(capsys: pytest.CaptureFixture[str]) -> None:
    told = settings.read({"DATABASE": "nowhere/kontor.db", "SYNC_GUILD": "home"})
    assert set(told.wrong) == {"DATABASE", "SYNC_GUILD"}
    assert bot.objection(arguments(["--local"]), told) is None
    assert "--db is nowhere/a.db, but there is no folder" in refused(capsys, "--local", "--db", "nowhere/a.db")


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (("--port", "99999"), "'99999' is no port; choose a number up to 65535"),
        (("--port", "-1"), "'-1' is no port"),
        (("--port", "http"), "'http' is no port"),
        (("--users", ","), "name at least one person, like Ada,Ben"),
        (("--speed", "0"), "'0' is no speed; choose a number above 0"),
        (("--speed", "-1"), "'-1' is no speed"),
        (("--speed", "nan"), "'nan' is no speed"),
        (("--speed", "inf"), "'inf' is no speed"),
        (("--speed", "fast"), "'fast' is no speed"),
        (("--sped", "2"), "unrecognized arguments: --sped 2"),
        (("--sync", "--check"), "not allowed with argument"),
    ],
)
def test_wrong_flags_are_named(argv: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        bot.main(argv)
    assert ended.value.code == 2
    assert said in capsys.readouterr().err.splitlines()[-1]


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
    assert settings.settings_in(f"# settings\n\n{line}\n") == ({"NAME": value}, [])


@pytest.mark.parametrize("line", ["DISCORD_TOKEN", "my token=x", "=x", "NAME='open", "NAME='a' b", "NAME=a\0b"])
def test_a_line_that_says_nothing_is_named(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    Path(".env").write_text(f"LOG_LEVEL=INFO\n{line}\n", encoding="utf-8")
    assert refused(capsys, "--sync") == ".env, line 2: settings are written like DATABASE=kontor.db"


def test_a_file_that_cannot_be_read_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    Path(".env").write_bytes(b"\xff\xfe")
    assert ".env cannot be read" in refused(capsys)
