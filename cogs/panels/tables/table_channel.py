"""Where a table is played: in a channel of a server that its organiser and the bot may use, or in a direct message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord

from cogs.clicks import Click, button_ids
from cogs.clicks.discord_errors import CLOSED, code_of
from cogs.clicks.people import member_of, person_as
from cogs.clicks.permissions import lacking, to_make_thread
from cogs.clicks.places import guild_of, is_direct
from cogs.messages import limits
from cogs.messages.message import Part, SelectLine, fit, paragraph, select
from cogs.messages.reader import Reader
from engine.core.text import PlayerMistake, Text, text
from host import Host, TableInfo
from words import one_line


def home_without_asking(click: Click, table: TableInfo) -> Any:
    """The channel of the lobby, else the one in which Start is pressed if it is on the table's server; or None."""
    guild = None if table.guild is None else click.client.get_guild(table.guild)
    own = None if guild is None or table.channel is None else guild.get_channel_or_thread(table.channel)
    if own is not None:
        return own
    here = guild_of(click)
    return click.channel if here is not None and table.guild in (None, here) else None


async def direct_home(click: Click) -> int:
    """The direct message between who clicked and the bot; refused where Discord lets nobody open it from here."""
    if is_direct(click) and click.channel_id is not None:
        return click.channel_id
    try:
        opened: discord.DMChannel = await click.client.create_dm(discord.Object(click.user.id))
        return opened.id
    except discord.HTTPException as error:
        if code_of(error) not in CLOSED:
            raise
        raise PlayerMistake(Text("home.mistake.no_direct")) from error


async def homes(click: Click, host: Host, table: TableInfo) -> list[discord.TextChannel]:
    """The channels of its server that a table can be played in; a mistake says why there are none."""
    member = await member_of(click, table.guild)
    usable = [] if member is None else [one for one in member.guild.text_channels if both_write(table, member, one)]
    if member is None or not usable:
        raise PlayerMistake(text("look.mistake.no_home", table=table.id))
    allowed = await host.lobby.homes(table.id, person_as(click, member), [one.id for one in usable])
    return [one for one in usable if one.id in allowed]


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
