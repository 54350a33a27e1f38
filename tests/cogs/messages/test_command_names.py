"""Slash commands speak four languages."""

from __future__ import annotations

import re
from unittest.mock import Mock

import discord
import pytest
from discord import app_commands

import words
from cogs.commands.about import SITUATIONS
from cogs.messages import limits
from cogs.messages.command_names import WRITTEN, KnownCommands, linked, spoken
from cogs.messages.reader import Reader
from cogs.operation.command_upload import compare
from engine.core.text import Text, text
from testkit.discord.shown import content, labels
from testkit.discord.stage import DiscordStage
from words.files import files

IDS = {"table": 7, "move": 8}
BOLD = re.compile(r"\*\*([^*]+)\*\*")
BUTTONS = (
    *(f"coach.button.{name}" for name in ("hint", "what_if")),
    *(f"ui.button.{name}" for name in ("move", "hand", "back", "why")),
    *(f"look.lobby.{name}" for name in ("join", "start")),
    "plan.button.plan",
    "practice.button.from_here",
    "back.button.regret",
    "back.button.regret_alone",
)


async def uploaded(stage: DiscordStage) -> list[app_commands.AppCommand]:
    """All commands, as Discord knows them once the bot has uploaded them."""
    tree = stage.bot.tree
    assert isinstance(tree, KnownCommands)
    await KnownCommands.sync(tree)
    return await tree.fetch_commands()


async def test_texts_of_every_command_in_four_languages(stage: DiscordStage) -> None:
    for command in await uploaded(stage):
        for locale in ("ru", "uk", "pl"):
            assert any(str(key) == locale for key in command.name_localizations), command.name
            assert any(str(key) == locale for key in command.description_localizations), command.name


async def test_commands_have_names_and_descriptions_in_four_languages(stage: DiscordStage) -> None:
    await uploaded(stage)
    known = stage.env.backend.commands[None].values()
    ours = {one["name"]: one for one in known if one["name"] in ("move", "choose", "undo", "hand")}
    assert set(ours) == {"move", "choose", "undo", "hand"}
    for command in ours.values():
        assert limits.command_faults(command) == []
        for part in (command, *command["options"]):
            assert set(part["name_localizations"]) >= {"ru", "uk", "pl"}
            assert set(part["description_localizations"]) >= {"ru", "uk", "pl"}


def paths(stage: DiscordStage) -> set[str]:
    """Everything that can be typed after the slash, in English."""
    return {command.qualified_name for command in stage.bot.tree.walk_commands()}


@pytest.mark.parametrize("lang", words.LANGUAGES)
async def test_sentences_name_only_commands_that_exist(stage: DiscordStage, lang: str) -> None:
    written = {
        path: found
        for prefix in words.prefixes()
        for path in files(prefix, lang)
        for found in re.findall(r"`/([^`]*)`", path.read_text(encoding="utf-8"))
    }
    assert written
    assert set(written.values()) <= paths(stage)


def test_a_command_in_a_sentence_can_be_clicked() -> None:
    said = "Open one with `/table new`, or go on with `/move`."
    assert linked(said, "en", IDS) == "Open one with </table new:7>, or go on with </move:8>."


def test_beside_a_command_to_click_stands_its_name_in_the_readers_language() -> None:
    said = linked("`/table new`, `/table new`", "pl", IDS)
    assert said == "</table new:7> (`/stół nowy`), </table new:7>"


@pytest.mark.parametrize(("lang", "name"), [("en", "table new"), ("ru", "стол новый"), ("pl", "stół nowy")])
def test_without_its_id_a_command_has_the_name_that_discord_shows(lang: str, name: str) -> None:
    assert linked("– `/table new`", lang, {}) == f"– `/{name}`"


async def test_the_names_in_sentences_are_those_that_were_registered(stage: DiscordStage) -> None:
    for command in await uploaded(stage):
        for locale, name in command.name_localizations.items():
            assert spoken(command.name, str(locale)) == name


def test_what_people_write_never_becomes_a_command() -> None:
    reader = Reader("en", ("`/table new`",), commands=IDS)
    assert WRITTEN.search(reader.say(Text("core.seat", (("seat", 0),)))) is None
    assert "</table" not in reader.say(Text("core.seat", (("seat", 0),)))


@pytest.mark.parametrize(
    ("typed", "named"), [("help", "table new"), ("table list", "table new"), ("board", "table list")]
)
async def test_commands_are_linked_wherever_they_are_named(stage: DiscordStage, typed: str, named: str) -> None:
    alice = stage.person("alice", "pl")
    number = {command.name: command.id for command in await stage.bot.tree.fetch_commands()}
    given = {"table": 77} if typed == "board" else {}
    await stage.slash(alice, typed, where=stage.channel, **given)
    assert f"</{named}:{number['table']}>" in content(stage.panel(alice))


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_help_calls_buttons_what_they_are_called(lang: str) -> None:
    said = [words.say(Text(f"look.help.{one}"), lang) for one in SITUATIONS]
    bold = {name for one in said for name in BOLD.findall(one)[1:]}  # the first is what it is about
    for mistake in ("no_home", "home"):
        bold |= set(BOLD.findall(words.say(text(f"look.mistake.{mistake}", table="1"), lang)))
    assert bold == {words.say(Text(key), lang) for key in BUTTONS}


async def test_the_help_of_a_table_names_the_buttons_under_its_messages(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    said = await stage.press(alice, "Help", stage.newest())
    for name in set(labels(stage.newest())) - {"Help"}:
        assert f"**{name}**" in said


async def test_the_ids_are_asked_for_at_the_start(stage: DiscordStage) -> None:
    tree = stage.bot.tree
    assert isinstance(tree, KnownCommands)
    synced = dict(tree.ids)
    tree.ids.clear()
    await tree.learn()
    assert tree.ids == synced
    assert {"table", "move", "help"} <= set(synced)


async def test_without_the_ids_sentences_say_names(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    tree = stage.bot.tree
    assert isinstance(tree, KnownCommands)

    async def refused(*_: object, **__: object) -> None:
        raise discord.HTTPException(Mock(status=500, reason="trouble"), "no answer")

    with monkeypatch.context() as trouble:
        trouble.setattr(tree._http, "request", refused)
        tree.ids.clear()
        await compare(stage.bot, None)
    assert tree.ids == {}
    assert "the commands that Discord knows cannot be read" in caplog.text
    alice = stage.person("alice", "uk")
    await stage.slash(alice, "help", where=stage.channel)
    assert "`/стіл новий`" in content(stage.panel(alice))
