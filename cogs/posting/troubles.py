"""What keeps a notice from being told: in words for players, in a few for the log, and when to try again."""

from __future__ import annotations

from typing import NamedTuple

import discord
from discord.ext import commands

from cogs.clicks.discord_errors import FORBIDDEN, GONE, SENTENCES, Code, code_of, temporary
from cogs.clicks.permissions import IN_CHANNEL, IN_THREAD, LackingPermissions, lacking, lacking_text
from engine.core.text import Text
from host import HostTrouble, TableInfo
from host.tables.notices import FIRST_WAIT_SECONDS

UNREACHABLE_SECONDS = 120.0  # somebody has to change something first, and that wakes what waits
NO_ANSWER = Text("ui.thread.no_answer")


class NoPlace(Exception):
    """The table has no thread, and no channel in which it could get one."""


class Trouble(NamedTuple):
    """Why a notice could not be told."""

    said: str  # for whoever runs the bot; nothing of what the notice says
    why: Text | None = None  # for players: what must be changed before the thread can be written to
    first: float = FIRST_WAIT_SECONDS
    exactly: float | None = None
    hopeless: bool = False
    ours: bool = False


def trouble_with(error: Exception, table: TableInfo, bot: commands.AutoShardedBot) -> Trouble:
    """What an error of Discord, of the connection or of our own means for a table's messages."""
    code, said = code_of(error), _said(error)
    if isinstance(error, discord.RateLimited):
        return Trouble(said, exactly=error.retry_after)
    if temporary(error) or isinstance(error, HostTrouble):
        return Trouble(said)
    if isinstance(error, LackingPermissions):
        return Trouble("the thread is gone, and a new one needs permissions", error.text, UNREACHABLE_SECONDS)
    if isinstance(error, NoPlace) or code in GONE:
        homeless = isinstance(error, NoPlace) and table.thread is not None
        return Trouble(said, _gone(table, bot, homeless=homeless), UNREACHABLE_SECONDS, hopeless=True)
    if code in FORBIDDEN:
        return Trouble(said, lacking_in(table, bot, code), UNREACHABLE_SECONDS)
    if code is not None:
        return Trouble(said, SENTENCES[code], UNREACHABLE_SECONDS)
    return Trouble(said, ours=not isinstance(error, discord.HTTPException))


def _gone(table: TableInfo, bot: commands.AutoShardedBot, *, homeless: bool) -> Text:
    if table.guild is not None and bot.get_guild(table.guild) is None:
        return SENTENCES[Code.SERVER_GONE]
    return Text("ui.thread.no_home" if homeless else "ui.thread.gone")


def lacking_in(table: TableInfo, bot: commands.AutoShardedBot, code: Code | None = None) -> Text:
    """What the bot must be allowed to do in a table's thread, by its names."""
    if table.guild is not None and bot.get_guild(table.guild) is None:
        return SENTENCES[Code.SERVER_GONE]
    place = table.thread or table.channel
    missing = missing_in(table, bot)
    if not missing and code is Code.NO_ACCESS:
        missing = ("view_channel",)
    return lacking_text(missing, place) if missing else Text("ui.thread.forbidden")


def missing_in(table: TableInfo, bot: commands.AutoShardedBot) -> tuple[str, ...]:
    """The permissions that a table's thread needs and the bot does not have there, as far as it knows."""
    place = table.thread or table.channel
    channel = None if place is None else bot.get_channel(place)
    if not isinstance(channel, discord.Thread | discord.TextChannel):
        return ()
    needed = IN_THREAD if isinstance(channel, discord.Thread) else IN_CHANNEL
    return lacking(channel.permissions_for(channel.guild.me), needed)


def _said(error: Exception) -> str:
    """The kind of error, with Discord's number for it; not its words, which might quote a hand."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status} {type(error).__name__} {error.code}"
    return type(error).__name__
