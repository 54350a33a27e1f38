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


class OlderWords(CommandWords):
    """As they are but for one word: what an option of /board is called in Polish."""

    async def translate(self, string: locale_str, locale: discord.Locale, context: Any) -> str | None:
        if (string.extras.get("key"), locale) == ("look.param.turn", discord.Locale.polish) and in_board(context):
            return "ruch"
        return await super().translate(string, locale, context)


def in_board(context: app_commands.TranslationContext[Any, Any]) -> bool:
    """Whether something is said of an option of /board."""
    return isinstance(context.data, app_commands.Parameter) and context.data.command.name == "board"


@pytest.mark.slow
async def test_commands_that_discord_does_not_have_are_said_or_uploaded(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    """One is not there, one was shown to more people, of one a single translation is another."""
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
            await one.tree.set_translator(OlderWords())
            await one.tree.sync()
        assert await unlike(told) == ["about", "board", "kontor"]
        await check.inspect(told, unlike)
        assert "WRONG  Discord: /about, /board, /kontor: not as this version has them" in capsys.readouterr().out
        for setting in ("off", "auto"):
            caplog.clear()
            async with bot.Kontor(db, told=settings.read({**token, "SYNC": setting, "BACKUP_DIR": "off"})) as one:
                await one.login(table.token)
            assert ("/about, /board, /kontor. Type `kontor sync`" in caplog.text) == (setting == "off")
        assert await unlike(told) == []
        async with bot.Kontor(tmp_path / "b.db", serves=False) as one:
            await one.login(table.token)
            assert await one.tree.fetch_commands(guild=discord.Object(home)) == []  # each would be listed twice


@pytest.mark.slow
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
