"""Who somebody is: what Discord says about them where they click, and on the server of the table they click for."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import discord
from msgspec.structs import replace

from cogs.clicks import Click
from cogs.clicks.discord_errors import DROPPED, Code, code_of
from cogs.clicks.permissions import exists
from cogs.clicks.places import guild_of
from host import Person, TableInfo

log = logging.getLogger(__name__)

MEMBER_SECONDS = 2.0  # for Discord to say who somebody is on another server


def person(click: Click) -> Person:
    """Who clicked, as far as the click itself tells; Discord vouches for all of it but the custom_id."""
    guild = guild_of(click)
    known = Person(
        click.user.id,
        guild=guild,
        channel=click.channel_id,
        message=None if click.message is None else click.message.id,
        manages=guild if click.permissions.manage_guild else None,
        acts=True,
    )
    member = click.user if guild is not None and isinstance(click.user, discord.Member) else None
    return replace(known, **server_facts(click, None if guild is None else click.guild, member))


def server_facts(click: Click, guild: discord.Guild | None, member: discord.Member | None) -> dict[str, Any]:
    """What a `Person` needs to know of the server they are on."""
    return {
        "roles": frozenset() if member is None else frozenset(role.id for role in member.roles),
        "reads": lambda number: member is not None and reads(click, member, found(click, guild, number)),
        "exists": lambda number: exists(guild, number),
        "parent": lambda number: getattr(found(click, guild, number), "parent_id", None) or number,
        "secluded": lambda number: is_secluded(found(click, guild, number)),
    }


def found(click: Click, guild: discord.Guild | None, number: int) -> Any:
    """A channel or thread of a server; the one that was clicked in is known, also where the bot is not in it."""
    if number == click.channel_id and guild is not None and guild.id == click.guild_id:
        return click.channel
    return None if guild is None else guild.get_channel_or_thread(number)


def is_secluded(channel: Any) -> bool:
    """Whether a channel is a private thread: those in it are no others than were brought there."""
    return isinstance(channel, discord.Thread) and channel.is_private()


def reads(click: Click, member: discord.Member, channel: Any) -> bool:
    """Whether who clicked may read a channel; a private thread if they are in it now, or manage all threads there."""
    home = channel.parent if isinstance(channel, discord.Thread) else channel
    if home is None:
        return False
    allowed = home.permissions_for(member)
    inside = not is_secluded(channel) or channel.id == click.channel_id or allowed.manage_threads
    return bool(allowed.view_channel and inside)


def person_as(click: Click, member: discord.Member) -> Person:
    """Who clicked, as the member of another server that they are."""
    manages = member.guild.id if member.guild_permissions.manage_guild else None
    return replace(person(click), guild=member.guild.id, manages=manages, **server_facts(click, member.guild, member))


async def person_on(click: Click, guild: int) -> Person:
    """Who clicked, as they are on a server, wherever they clicked."""
    member = None if guild == click.guild_id else await member_of(click, guild)
    return person(click) if member is None else person_as(click, member)


async def person_at(click: Click, table: TableInfo) -> Person:
    """Who clicked, with what they are on the table's own server, wherever they clicked."""
    known = person(click)
    if table.guild in (None, click.guild_id) or table.organiser == click.user.id:
        return known
    member = await member_of(click, table.guild)
    return replace(known, manages=table.guild if member and member.guild_permissions.manage_guild else None)


async def with_gone(click: Click, known: Person, table: TableInfo) -> Person:
    """Somebody who asks the others of a table for something, with which of those have left its server."""
    users = [seat.user for seat in table.seats if seat.user not in (None, known.user)]
    guild = None if table.guild is None or not users else click.client.get_guild(table.guild)
    if guild is None:
        return known
    left = await asyncio.gather(*(has_left(guild, user) for user in users if user is not None))
    return replace(known, gone=frozenset(user for user in left if user is not None))


async def has_left(guild: discord.Guild, user: int) -> int | None:
    """A person who is no longer on a server; None if they are, or Discord does not say so in time."""
    try:
        await asyncio.wait_for(guild.fetch_member(user), MEMBER_SECONDS)
    except discord.NotFound as error:
        return user if code_of(error) is Code.NO_MEMBER else None
    except (discord.HTTPException, discord.RateLimited, *DROPPED) as error:
        log.info("guild=%s user=%s is not known to have left: %s", guild.id, user, error)
    return None


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
