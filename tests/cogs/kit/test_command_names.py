"""Slash commands speak four languages."""

from __future__ import annotations

from cogs.kit import limits
from tests.support.stage import DiscordStage


async def test_texts_of_every_command_in_four_languages(stage: DiscordStage) -> None:
    translator = stage.bot.tree.translator
    assert translator is not None
    for command in await stage.bot.tree.fetch_commands():
        for locale in ("ru", "uk", "pl"):
            assert any(str(key) == locale for key in command.name_localizations), command.name
            assert any(str(key) == locale for key in command.description_localizations), command.name


async def test_commands_have_names_and_descriptions_in_four_languages(stage: DiscordStage) -> None:
    (synced,) = [r for r in stage.env.http_requests if r.method == "PUT" and r.path.endswith("/commands")]
    assert synced.json is not None
    ours = {one["name"]: one for one in synced.json if one["name"] in ("move", "choose", "undo", "hand")}
    assert set(ours) == {"move", "choose", "undo", "hand"}
    for command in ours.values():
        assert limits.command_faults(command) == []
        for part in (command, *command["options"]):
            assert set(part["name_localizations"]) == {"ru", "uk", "pl"}
            assert set(part["description_localizations"]) == {"ru", "uk", "pl"}
