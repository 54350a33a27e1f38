"""/about, /help and /settings."""

from __future__ import annotations

import pytest

from engine.core import games
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
    assert "Kontor 0." in about
    assert all(label(games.get(name).name, locale) in about for name in games.names())
    said = await stage.slash(alice, "help", where=stage.channel)
    assert "/table new" in said
    assert len(said) > 500
