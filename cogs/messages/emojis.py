"""The application's own emojis: goods and colours in buttons and selects, made from the sprites of the pictures."""

from __future__ import annotations

import logging
from hashlib import blake2b

import discord
from discord.ext import commands

from cogs.messages import pictures
from engine.core import games
from render import game_pictures
from render.kit import icons

log = logging.getLogger(__name__)

SIZE_PIXELS = 128
NAME_CHARACTERS = 32  # Discord keeps of an emoji's name


def icons_by_text() -> dict[str, str]:
    """The texts that an emoji stands for, and the icon it is made from."""
    found: dict[str, str] = {}
    for game in games.names():
        if pictures.has_pictures(game):
            found |= game_pictures(game).emojis
    return found


def sprites() -> dict[str, bytes]:
    """Every sprite that stands for a text, by the name of its emoji."""
    return {emoji_name(key): icons.png(icon, SIZE_PIXELS) for key, icon in icons_by_text().items()}


def emoji_name(key: str) -> str:
    """The name of the emoji for a text key; a long key keeps its end and a few characters that tell it apart."""
    name = key.replace(".", "_")
    if len(name) <= NAME_CHARACTERS:
        return name
    return f"{blake2b(key.encode(), digest_size=3).hexdigest()}_{name[-(NAME_CHARACTERS - 7) :]}"


async def known(bot: commands.AutoShardedBot) -> dict[str, discord.PartialEmoji]:
    """The emojis that were uploaded; without them everything works in words."""
    try:
        found = await bot.fetch_application_emojis()
    except discord.HTTPException as error:
        log.warning("the application's emojis cannot be read: %s", error)
        return {}
    return {emoji.name: discord.PartialEmoji(name=emoji.name, id=emoji.id) for emoji in found}


async def upload(bot: commands.AutoShardedBot) -> int:
    """Upload the sprites Discord does not have yet; returns how many."""
    there = await known(bot)
    new = {name: image for name, image in sprites().items() if name not in there}
    for name, image in new.items():
        await bot.create_application_emoji(name=name, image=image)
    return len(new)
