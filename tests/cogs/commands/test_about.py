"""/about, /help and /settings."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest

from engine.core import games
from host.backups import Backups
from testkit.discord.stage import DiscordStage
from words import label


@pytest.mark.slow
async def test_settings_change_the_language_of_everything_private(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    assert "Your settings:" in await stage.slash(alice, "settings", where=stage.channel)
    said = await stage.choose(alice, "Українська")
    assert "Ваші налаштування" in said
    assert "Жоден стіл" in await stage.slash(alice, "next", where=stage.channel)
    said = await stage.slash(alice, "settings", where=stage.channel, language="auto", notifications="none")
    assert "Saved." in said
    assert (await stage.host.users.get(alice.id)).route == "none"


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["en-US", "ru", "uk", "pl"])
async def test_about_and_help_in_every_language(stage: DiscordStage, locale: str) -> None:
    alice = stage.person("alice", locale)
    about = await stage.slash(alice, "about", where=stage.channel)
    assert "Kontor 1." in about
    assert all(label(games.get(name).name, locale) in about for name in games.names())
    said = await stage.slash(alice, "help", where=stage.channel)
    assert "/table new" in said
    assert len(said) > 500


@pytest.mark.slow
async def test_who_runs_the_bot_is_told_how_backups_are_doing(
    stage: DiscordStage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = stage.person("alice"), stage.person("bob", "pl")

    async def runs_it(user: discord.abc.User) -> bool:
        return user.id == alice.id

    monkeypatch.setattr(stage.bot, "is_owner", runs_it)
    backups = stage.bot.wired.vitals.backups = Backups(stage.db, tmp_path / "backups", 86_400.0, 3, stage.host.now)
    await backups.take_if_due()
    assert "Newest backup: 0 h ago." in await stage.slash(alice, "about", where=stage.channel)
    assert "kopia" not in await stage.slash(bob, "about", where=stage.channel)
    backups.trouble = "The disk that holds /data/backups is full."
    said = await stage.slash(alice, "about", where=stage.channel)
    assert "**No backup for 0 h**: The disk that holds /data/backups is full." in said
