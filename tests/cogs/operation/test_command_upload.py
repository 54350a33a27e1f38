"""The commands as Discord knows them: compared with ours in every language, said where they differ, and uploaded."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.app_commands import locale_str

import bot
from cogs.messages import emojis, limits
from cogs.messages.command_names import CommandWords
from cogs.operation import check, command_upload, settings
from sandbox import Sandbox

pytestmark = pytest.mark.usefixtures("no_settings")

unlike = partial(command_upload.differing, bot.UNSERVING)


@pytest.mark.slow
async def test_commands_and_emojis_are_uploaded_and_everything_is_in_order(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Sandbox(lambda: bot.Kontor(tmp_path / "a.db"), db=tmp_path / "a.db", port=0) as table:
        await table.stop_bot()
        said = "\n".join(await command_upload.sync(bot.UNSERVING, table.token, None))
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
        await command_upload.sync(bot.UNSERVING, table.token, None)
        assert await unlike(told) == []
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
        assert await unlike(told) == ["about", "kontor"]
        await check.inspect(told, unlike)
        assert "WRONG  Discord: /about, /kontor: not as this version has them" in capsys.readouterr().out
        for setting in ("off", "auto"):
            caplog.clear()
            async with bot.Kontor(db, told=settings.read({**token, "SYNC": setting, "BACKUP_DIR": "off"})) as one:
                await one.login(table.token)
            assert ("/about, /kontor. Type `kontor sync`" in caplog.text) == (setting == "off")
        assert await unlike(told) == []
        async with bot.Kontor(tmp_path / "b.db", serves=False) as one:
            await one.login(table.token)
            assert await one.tree.fetch_commands(guild=discord.Object(home)) == []  # each would be listed twice


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "command"),
    [("look.command.board", "board"), ("look.command.new.about", "table"), ("look.param.turn", "board")],
)
async def test_one_translation_that_changed_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str, command: str
) -> None:
    """Of a command's name, of a description, of an option."""
    real = CommandWords.translate

    async def older(words: CommandWords, string: locale_str, locale: discord.Locale, context: Any) -> str | None:
        said = await real(words, string, locale, context)
        return "inaczej" if string.extras.get("key") == key and locale is discord.Locale.polish else said

    db = tmp_path / "a.db"
    async with Sandbox(lambda: bot.Kontor(db), db=db, port=0) as table:
        await table.stop_bot()
        told = settings.read({"DATABASE": str(db), "DISCORD_TOKEN": table.token})
        with monkeypatch.context() as before:
            before.setattr(CommandWords, "translate", older)
            await command_upload.sync(bot.UNSERVING, table.token, None)
        assert command in await unlike(told)
        await command_upload.sync(bot.UNSERVING, table.token, None)
        assert await unlike(told) == []


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
