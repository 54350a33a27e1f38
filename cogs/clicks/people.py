"""Who somebody is: what Discord says about them where they click, and on the server of the table they click for."""

from __future__ import annotations

import asyncio
import logging

import discord
from msgspec.structs import replace

from cogs.clicks import Click
from cogs.clicks.discord_errors import DROPPED
from host import Person, TableInfo

log = logging.getLogger(__name__)

MEMBER_SECONDS = 2.0  # for Discord to say who somebody is on another server


def person(click: Click) -> Person:
    """Who clicked, as far as the click itself tells; Discord vouches for all of it but the custom_id."""
    return Person(
        click.user.id,
        guild=click.guild_id,
        channel=click.channel_id,
        message=None if click.message is None else click.message.id,
        manages=click.guild_id if click.permissions.manage_guild else None,
        roles=frozenset(role.id for role in click.user.roles)
        if isinstance(click.user, discord.Member)
        else frozenset(),
        reads=lambda channel: reads(click, channel),
    )


def reads(click: Click, number: int) -> bool:
    """Whether who clicked may read a channel of the server they are on."""
    channel = None if click.guild is None else click.guild.get_channel_or_thread(number)
    if channel is None or not isinstance(click.user, discord.Member):
        return False
    return channel.permissions_for(click.user).view_channel


async def person_at(click: Click, table: TableInfo) -> Person:
    """Who clicked, with what they are on the table's own server, wherever they clicked."""
    known = person(click)
    if table.guild in (None, click.guild_id) or table.organiser == click.user.id:
        return known
    member = await member_of(click, table.guild)
    return replace(known, manages=table.guild if member and member.guild_permissions.manage_guild else None)


async def member_of(click: Click, number: int | None) -> discord.Member | None:
    """Who clicked, as a member of a server; None if they are not, or Discord does not say so in time."""
    guild = None if number is None else click.client.get_guild(number)
    if guild is None:
        return None
    try:
        return await asyncio.wait_for(guild.fetch_member(click.user.id), MEMBER_SECONDS)
    except (discord.HTTPException, discord.RateLimited, *DROPPED) as error:
        log.info("guild=%s user=%s is not known to be a member: %s", number, click.user.id, error)
        return None
