"""The commands as Discord knows them: compared with ours, and uploaded, with the emojis made from our sprites."""

from __future__ import annotations

import logging
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
from discord.ext import commands

from cogs.messages import emojis
from cogs.messages.command_names import KnownCommands
from cogs.operation.settings import Settings

log = logging.getLogger("kontor")

MOST_SERVERS = 200  # that are looked through for copies of commands
# What people can tell a command by, in every language; not what Discord fills in by itself.
SHAPE = (
    *("type", "name", "name_localizations", "description", "description_localizations"),
    *("required", "options", "choices", "value", "autocomplete", "who"),
)

Bot = commands.AutoShardedBot
Made = Callable[[Path], Bot]  # a bot that serves nobody, on a database in a file


async def compare(bot: Bot, told: Settings | None) -> None:
    """At the start: what Discord does not know as it is here is uploaded, or said, by one of the processes."""
    try:
        if told is None or (told.shards is not None and told.shards.first):
            await known_commands(bot).learn()
            return
        found = await unlike(bot, told.sync_guild)
    except discord.HTTPException as error:
        log.warning("the commands that Discord knows cannot be read: %s", error)
        return
    if found and told.sync:
        await upload(bot, told.sync_guild)
    elif found:
        names = ", ".join(f"/{name}" for name in found)
        log.warning("Discord does not have these commands as this version has them: %s. Type `kontor sync`", names)


async def sync(make: Made, token: str, guild: int | None) -> list[str]:
    """Upload everything, to one server or to all; returns what was done."""
    async with logged_in(make, token) as bot:
        return await upload(bot, guild)


async def differing(make: Made, told: Settings) -> list[str]:
    """The commands that Discord does not know as they are here."""
    async with logged_in(make, told.token) as bot:
        return await unlike(bot, told.sync_guild)


@asynccontextmanager
async def logged_in(make: Made, token: str) -> AsyncIterator[Bot]:
    """A bot on a database that is thrown away: the real one may belong to a newer bot that runs."""
    with tempfile.TemporaryDirectory(prefix="kontor-") as folder:
        async with make(Path(folder) / "nothing.db") as bot:
            await bot.login(token)
            yield bot


async def upload(bot: Bot, guild: int | None) -> list[str]:
    """Tell Discord the commands and emojis of a bot; returns what was done."""
    where = None if guild is None else discord.Object(guild)
    if where is not None:
        bot.tree.copy_global_to(guild=where)
    done = await bot.tree.sync(guild=where)
    said = [f"{len(done)} commands are known {'to all servers' if guild is None else f'to server {guild}'}"]
    if where is None:
        said += [f"their copies on server {name} were removed" for name in await remove_copies(bot)]
    said.append(f"{await emojis.upload(bot)} emojis were uploaded")
    for line in said:
        log.info("%s", line)
    return said


async def remove_copies(bot: Bot) -> list[str]:
    """Take away what SYNC_GUILD has left on servers: there every command would be listed twice."""
    found = []
    async for guild in bot.fetch_guilds(limit=MOST_SERVERS):
        if await bot.tree.fetch_commands(guild=guild):
            bot.tree.clear_commands(guild=guild)
            await bot.tree.sync(guild=guild)
            found.append(str(guild.id))
    return found


async def unlike(bot: Bot, guild: int | None) -> list[str]:
    """The names of commands that Discord does not know as they are here, on one server or on all."""
    tree = known_commands(bot)
    there = await tree.learn()
    if guild is not None:
        there = await tree.learn(discord.Object(guild))
    known = {payload["name"]: shape_of(payload) for payload in there}
    ours = {command.name: shape_of(await translated(tree, command)) for command in tree.get_commands()}
    return sorted(name for name in known.keys() | ours.keys() if known.get(name) != ours.get(name))


async def translated(tree: KnownCommands, command: Any) -> dict[str, Any]:
    """A command as it would be uploaded."""
    translator = tree.translator
    assert translator is not None
    payload: dict[str, Any] = await command.get_translated_payload(tree, translator)
    return payload


def known_commands(bot: Bot) -> KnownCommands:
    assert isinstance(bot.tree, KnownCommands)
    return bot.tree


def shape_of(payload: Any) -> Any:
    """What people can tell a command by."""
    if isinstance(payload, list):
        return [shape_of(one) for one in payload]
    if not isinstance(payload, dict):
        return payload
    allowed = payload.get("default_member_permissions")  # a number, which Discord gives back as letters
    shown = {**payload, "who": None if allowed is None else str(allowed)}
    told = {name: shown[name] for name in SHAPE if shown.get(name) not in (None, False, [], {})}
    return {name: value if name.endswith("_localizations") else shape_of(value) for name, value in told.items()}
