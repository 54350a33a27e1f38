"""The look at everything: what is in order, and what is wrong, all of it at once."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn
from unittest.mock import Mock

import discord
import pytest

import bot
from cogs.clicks.permissions import NEEDED
from cogs.operation import check, packages, settings
from host import Host, examine
from render.kit import fonts
from storage.errors import lines_of

pytestmark = pytest.mark.usefixtures("no_settings")


async def looked_at(capsys: pytest.CaptureFixture[str], code: int, **environ: str) -> str:
    """What is said to be wrong."""
    assert await check.inspect(settings.read(environ)) == code
    return "\n".join(line for line in capsys.readouterr().out.splitlines() if line.startswith("WRONG"))


@pytest.fixture
async def database(tmp_path: Path) -> Path:
    """A database that was in use."""
    path = tmp_path / "kontor.db"
    async with await Host.open(path) as host:
        for number in range(200):
            await host.users.set(number, language="pl")
    return path


def no_database(path: Path) -> None:
    path.write_bytes(b"this is no database" * 100)


async def test_everything_that_is_wrong_is_said_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_font(*_: object) -> NoReturn:
        raise OSError("cannot open resource")

    monkeypatch.setattr(fonts, "missing_glyphs", no_font)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=1_000_000))
    no_database(Path("kontor.db"))
    said = await looked_at(capsys, 1, LOG_LEVEL="loud", COMPONENTS_DIR="nowhere", DISCORD_TOKEN="two words")
    assert [line.partition(":")[0] for line in said.splitlines()] == [
        *["WRONG  settings"] * 3,
        *["WRONG  database"] * 2,
        "WRONG  fonts",
    ]
    for part in ("LOUD", "nowhere", "DISCORD_TOKEN", "1 MB are free", "is not a database", "cannot open resource"):
        assert part in said


@pytest.mark.slow
def test_every_line_of_the_file_with_settings_is_looked_at(capsys: pytest.CaptureFixture[str]) -> None:
    """What is wrong with it is said together with everything else, and so is a name that is nearly right."""
    lines = (
        "DATABSE=elsewhere.db",
        "a line",
        "LOG_LEVELS=DEBUG",
        "PAGER=less",
        "METRICS='open",
        "SYNC_GUILD=home",
        "TOKEN=x",
        "COMPOSE_PROFILES=postgres",
    )
    Path(".env").write_text("\n".join(lines), encoding="utf-8")
    assert bot.main(["--check"]) == 1
    wrong = [line for line in capsys.readouterr().out.splitlines() if line.startswith("WRONG  settings")]
    assert [line.removeprefix("WRONG  settings: ") for line in wrong] == [
        ".env, line 2: settings are written like DATABASE=kontor.db",
        ".env, line 5: settings are written like DATABASE=kontor.db",
        "SYNC_GUILD is 'home'; it must be the number of a server",
        ".env: nobody reads DATABSE; is it DATABASE?",
        ".env: nobody reads LOG_LEVELS; is it LOG_LEVEL?",
        ".env: nobody reads PAGER",
        ".env: nobody reads TOKEN; is it DISCORD_TOKEN?",
    ]


@pytest.mark.slow
async def test_a_port_that_is_taken_and_backups_that_do_not_fit_are_said(
    database: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.0 200 OK\r\n\r\nalive" if ours else b"HTTP/1.0 200 OK\r\n\r\nHello")
        await writer.drain()
        writer.close()

    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=1_000))
    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        told = {"METRICS": f"127.0.0.1:{port}", "BACKUP_DIR": ".", "DATABASE": str(database)}
        ours = False
        said = await looked_at(capsys, 1, **told)
        assert f"metrics: 127.0.0.1:{port} is taken by another program; set METRICS to another port" in said
        assert f"backups: 0 MB are free for {Path.cwd()}, the next one takes" in said
        ours = True
        assert "metrics" not in await looked_at(capsys, 1, **told)
    assert "metrics" not in await looked_at(capsys, 1, **told)
    said = await looked_at(capsys, 1, METRICS="203.0.113.1:9100")
    assert "metrics: 203.0.113.1:9100 cannot be opened" in said


def damage(path: Path) -> None:
    with path.open("r+b") as file:
        file.seek(4096 * 2)
        file.write(os.urandom(4096 * 8))


@pytest.mark.slow
async def test_damaged_pages_are_found(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    damage(database)
    assert "is damaged" in await looked_at(capsys, 1)
    assert [said for _, said in examine(database) if "\n" in said] == []


def test_what_sqlite_finds_is_told_line_by_line() -> None:
    found = "*** in database main ***\nTree 3 page 72: btreeInitPage() returns error code 11\nPage 63 is never used"
    assert lines_of(found) == ["Tree 3 page 72: btreeInitPage() returns error code 11", "Page 63 is never used"]
    assert lines_of("ok") == ["ok"]


@pytest.mark.slow
async def test_a_lacking_table_is_found(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(database)) as db:
        db.execute("drop table choices")
        db.execute("alter table users drop column quiet_to")
    said = await looked_at(capsys, 1)
    assert "lacks the table choices; restore the last backup." in said
    assert "lacks the column quiet_to of users; restore the last backup." in said


@pytest.mark.slow
async def test_messages_that_wait_for_long_are_said(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(sqlite3.connect(database)) as db, db:
        db.execute(
            "insert into tables (id, game, options, status, organiser, created_at, changed_at) "
            "values (1, 'bazaar', '{}', 'running', 1, 0, 0)"
        )
        db.execute(
            "insert into outbox (table_id, lane, kind, payload, nonce, not_before, created_at) "
            "values (1, 'table:1', 'turn', '{}', 'n', 0, 0)"
        )
    assert "1 notices wait, the oldest for" in await looked_at(capsys, 1)


def beside(path: Path) -> dict[str, bytes]:
    """All files of a folder."""
    return {file.name: file.read_bytes() for file in path.parent.iterdir()}


@pytest.mark.slow
async def test_looking_changes_nothing(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = beside(database)
    await looked_at(capsys, 1)
    assert beside(database) == before
    os.unlink(database)
    await looked_at(capsys, 1)
    assert beside(database) == {}


@pytest.mark.slow
async def test_a_running_bot_is_seen(database: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with await Host.open(database, alone=True):
        await check.inspect(settings.read({}))
    assert f"a bot is running on {database}; a second one would be refused" in capsys.readouterr().out


class Discord(discord.Client):
    """A Discord that answers in one of several ways."""

    answer: Any = None

    async def login(self, token: str) -> None:
        if isinstance(self.answer, Exception):
            raise self.answer
        await self.answer.wait()

    async def close(self) -> None:
        return None


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (discord.LoginFailure("no"), "Discord: the token is not accepted; look at DISCORD_TOKEN"),
        (OSError("no route"), "Discord: OSError: no route"),
        (asyncio.Event(), "Discord: this took longer than 0 s and was given up"),
    ],
)
async def test_a_discord_that_does_not_answer_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], answer: object, said: str
) -> None:
    async def nothing(*_: object) -> AsyncIterator[tuple[bool, str]]:
        return
        yield

    if isinstance(answer, asyncio.Event):
        monkeypatch.setattr(check, "PART_SECONDS", 0.001)
        for name in ("look_at_texts", "look_at_database", "look_at_games", "look_at_fonts"):
            monkeypatch.setattr(check, name, nothing)
    monkeypatch.setattr(Discord, "answer", answer)
    monkeypatch.setattr(discord, "Client", Discord)
    assert said in await looked_at(capsys, 1, DISCORD_TOKEN="token")


class LettingIn(Discord):
    """A Discord that accepts the token, for a bot that nobody has invited yet."""

    application_id, application_flags = 4711, discord.ApplicationFlags()

    async def login(self, token: str) -> None:
        return None

    async def fetch_guilds(self, **_: object) -> AsyncIterator[discord.Guild]:
        nobody: tuple[discord.Guild, ...] = ()
        for guild in nobody:
            yield guild


async def test_the_link_that_invites_the_bot_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(discord, "Client", LettingIn)
    found = [said async for _, said in check.look_at_discord(settings.read({"DISCORD_TOKEN": "a.b.c"}))]
    assert "client_id=4711&scope=bot+applications.commands&permissions=" in found[0]
    assert found[0].endswith(" invites it")


def test_an_intent_that_is_not_granted_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    flags = discord.ApplicationFlags()
    assert list(check.intents(flags)) == [(True, "all intents are granted")]
    monkeypatch.setattr(check, "INTENTS", discord.Intents(guilds=True, members=True))
    assert list(check.intents(flags)) == [(False, "the intent members is not switched on for this application")]


@pytest.mark.parametrize(
    ("offered", "said"),
    [((), []), (("0",), ["people could, too"]), (("0", "1"), ["people for themselves"])],
)
def test_who_can_add_the_bot_is_said_where_discord_tells(offered: tuple[str, ...], said: list[str]) -> None:
    told = [object() if one in offered else None for one in ("0", "1")]
    application = Mock(spec_set=discord.AppInfo, guild_integration_config=told[0], user_integration_config=told[1])
    found = [text for right, text in check.installs(application) if right]
    assert len(found) == len(said)
    assert all(part in text for part, text in zip(said, found, strict=True))


async def test_all_permissions_that_lack_are_named() -> None:
    """Also those that Discord takes away with another one: somebody switches them on all at once."""
    role: Any = SimpleNamespace(id=1, permissions=discord.Permissions(view_channel=True, read_message_history=True))
    member: Any = SimpleNamespace(roles=[role])

    async def fetch_member(_: int) -> Any:
        return member

    async def fetch_roles() -> list[Any]:
        return [role]

    guild: Any = SimpleNamespace(id=1, fetch_member=fetch_member, fetch_roles=fetch_roles)
    client: Any = SimpleNamespace(user=SimpleNamespace(id=7))
    assert set(await check.lacking_in(client, guild)) == set(NEEDED) - {"view_channel", "read_message_history"}


def test_packages_of_another_version_are_named(tmp_path: Path) -> None:
    locked = tmp_path / "requirements.txt"
    hashes = "    --hash=sha256:00\n"
    locked.write_text(
        f"aiohttp==0.0.1 \\\n{hashes}no-such-thing==2.0 \\\n{hashes}"
        f"only-elsewhere==1 ; sys_platform == 'win32' \\\n{hashes}"
        f"msgspec=={metadata.version('msgspec')} \\\n{hashes}",
        encoding="utf-8",
    )
    assert packages.others(locked) == [
        f"aiohttp is {metadata.version('aiohttp')} here, and this version was tested with 0.0.1",
        "no-such-thing 2.0 is not installed",
    ]
    assert packages.others() == []
    assert packages.others(tmp_path / "nowhere.txt") == []
