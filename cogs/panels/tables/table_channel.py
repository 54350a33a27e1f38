"""Where a table is played: a channel of a server that its organiser and the bot may use; never a direct message."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import discord

from cogs.clicks import Click, button_ids
from cogs.clicks.people import member_of, person_as
from cogs.clicks.permissions import lacking, to_make_thread
from cogs.messages import limits
from cogs.messages.message import Part, SelectLine, fit, paragraph, select
from cogs.messages.reader import Reader
from engine.core.text import PlayerMistake, Text, text
from host import Host, TableInfo
from words import one_line

SERVERS = 10  # on which somebody is looked for who starts a table in a direct message


def home_without_asking(click: Click, table: TableInfo) -> Any:
    """The channel of the lobby, else the one in which Start is pressed if it is on the table's server; or None."""
    guild = None if table.guild is None else click.client.get_guild(table.guild)
    own = None if guild is None or table.channel is None else guild.get_channel_or_thread(table.channel)
    if own is not None:
        return own
    return click.channel if click.guild_id is not None and table.guild in (None, click.guild_id) else None


async def homes(click: Click, host: Host, table: TableInfo, familiar: Sequence[int]) -> list[discord.TextChannel]:
    """The channels a table can be played in; servers that are `familiar` to who starts it come first.

    Where the owners of all those servers do not want it, one of them is quoted.
    """
    known = [guild.id for guild in click.client.guilds]
    servers = list(dict.fromkeys([*familiar, *known]))[:SERVERS] if table.guild is None else [table.guild]
    members = await asyncio.gather(*(member_of(click, server) for server in servers))
    found, refused = list[discord.TextChannel](), PlayerMistake(text("look.mistake.no_home", table=table.id))
    for member in members:
        usable = [] if member is None else [one for one in member.guild.text_channels if both_write(table, member, one)]
        try:
            if member is not None and usable:
                allowed = await host.lobby.homes(table.id, person_as(click, member), [one.id for one in usable])
                found += [one for one in usable if one.id in allowed]
        except PlayerMistake as mistaken:
            refused = mistaken
    if not found:
        raise refused
    return found


async def chosen_home(click: Click, table: TableInfo, number: int) -> discord.TextChannel:
    """The channel that was chosen, if who chose it may still write there and it is on the table's server."""
    channel = click.client.get_channel(number)
    if isinstance(channel, discord.TextChannel) and table.guild in (None, channel.guild.id):
        member = await member_of(click, channel.guild.id)
        if member is not None and may_write(member, channel):
            return channel
    raise PlayerMistake(text("look.mistake.home", table=table.id))


def both_write(table: TableInfo, member: discord.Member, channel: discord.TextChannel) -> bool:
    """Whether somebody may write in a channel, and the bot may do there what a table needs."""
    missing = lacking(channel.permissions_for(member.guild.me), to_make_thread(private=table.private))
    return may_write(member, channel) and not missing


def may_write(member: discord.Member, channel: discord.TextChannel) -> bool:
    allowed = channel.permissions_for(member)
    return allowed.view_channel and allowed.send_messages


def home_question(table: TableInfo, found: Sequence[discord.TextChannel], reader: Reader) -> list[Part]:
    """The channels to choose from, each with its server."""
    lines = [
        SelectLine(
            fit(f"#{one_line(channel.name)}", limits.OPTION_TEXT),
            str(channel.id),
            fit(one_line(channel.guild.name), limits.OPTION_TEXT),
        )
        for channel in found[: limits.OPTIONS]
    ]
    placeholder = reader.label(Text("look.home.pick"), limits.PLACEHOLDER)
    return [
        paragraph(reader.say(text("look.home.ask", table=table.id))),
        select(button_ids.make("start_in", table=table.id), lines, placeholder),
    ]
