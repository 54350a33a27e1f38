"""Names and descriptions of slash commands in every language, and how a sentence names a command.

Messages write a command by its English name in backquotes, `/table new`; the reader gets it as one to click.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.http import Route

from engine.core.text import Text
from words import LANGUAGES, SPOKEN, has_message, language, say

log = logging.getLogger(__name__)

ENGLISH = "en"
PREFIXES = (
    "sets",
    "look",
    "ui",
    "days",
    "plan",
    "back",
    "home",
    "end",
    "coach",
    "learn",
    "rules",
)  # whose messages name commands
NAME = re.compile(r"[-_'\w]{1,32}")  # what Discord takes, in small letters
NAMES = (
    app_commands.TranslationContextLocation.command_name,
    app_commands.TranslationContextLocation.group_name,
    app_commands.TranslationContextLocation.parameter_name,
)
WRITTEN = re.compile(r"`/([a-z]+(?: [a-z]+)?)`")


def named(key: str) -> app_commands.locale_str:
    """The text of a key as a name or description that Discord shows in the user's language."""
    return app_commands.locale_str(say(Text(key), ENGLISH), key=key)


class CommandWords(app_commands.Translator):
    """Translates what was made by `named`; Discord falls back to English for all other languages."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        key: Any = string.extras.get("key")
        lang = str(locale).partition("-")[0]
        if key is None or lang not in SPOKEN or language(lang) == ENGLISH:
            return None
        said = say(Text(key), lang)
        if lang not in LANGUAGES and said == string.message:
            return None  # not translated yet
        if context.location in NAMES and (not NAME.fullmatch(said) or said != said.lower()):
            log.warning("key=%s lang=%s: %r is no name of a command, it stays English", key, lang, said)
            return None  # one name that Discord refuses would keep all commands from it
        return said


class KnownCommands(app_commands.CommandTree[discord.Client]):
    """Commands that know the ids Discord gave them, by which a sentence can link to them."""

    def __init__(self, client: discord.Client, **options: Any) -> None:
        super().__init__(client, **options)
        self.ids: dict[str, int] = {}
        self.around: Callable[[Any, Callable[[], Awaitable[None]]], Awaitable[None]] = at_once

    async def _call(self, interaction: discord.Interaction[Any]) -> None:
        """Every command comes through here; what stands around it knows when all of them are done."""
        await self.around(interaction, partial(super()._call, interaction))

    async def sync(self, *, guild: discord.abc.Snowflake | None = None) -> list[app_commands.AppCommand]:
        done = await super().sync(guild=guild)
        self.ids.update({command.name: command.id for command in done if guild is None})
        return done

    async def learn(self, guild: discord.abc.Snowflake | None = None) -> list[dict[str, Any]]:
        """Ask Discord for our commands, on all servers or on one, with every translation.

        Those on all servers have the ids; without them sentences say the names.
        """
        path = "/applications/{application_id}/commands"
        where: dict[str, Any] = {"application_id": self.client.application_id}
        if guild is not None:
            path, where = "/applications/{application_id}/guilds/{guild_id}/commands", {**where, "guild_id": guild.id}
        found: list[dict[str, Any]] = await self._http.request(
            Route("GET", path, **where), params={"with_localizations": "true"}
        )
        if guild is None:
            self.ids.update({one["name"]: int(one["id"]) for one in found})
        return found


async def at_once(click: Any, work: Callable[[], Awaitable[None]]) -> None:
    """Where nothing stands around commands."""
    await work()


def linked(said: str, lang: str, ids: Mapping[str, int]) -> str:
    """A sentence with its commands to click, or with their names in its language where the id is not known.

    Discord opens a command only under its English name; the one to type stands beside the first of each.
    """
    seen: set[str] = set()

    def shown(found: re.Match[str]) -> str:
        path = found[1]
        number, name = ids.get(path.partition(" ")[0]), spoken(path, lang)
        if number is None:
            return f"`/{name}`"
        beside = "" if name == path or path in seen else f" (`/{name}`)"
        seen.add(path)
        return f"</{path}:{number}>{beside}"

    return WRITTEN.sub(shown, said)


def spoken(path: str, lang: str) -> str:
    """The name of a command as Discord shows it in a language."""
    return " ".join(say(_name(part), lang) for part in path.split())


def _name(part: str) -> Text:
    """The message with the name of a command or of a group of them."""
    return next(found for prefix in PREFIXES if has_message(found := Text(f"{prefix}.command.{part}")))
