"""Threads: made for a table, kept alive while it runs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import timedelta
from typing import Any, Final

import discord
from discord.ext import commands

from cogs.clicks.context import Context
from cogs.clicks.discord_errors import DROPPED, temporary
from cogs.clicks.people import is_secluded
from host import BOT

log = logging.getLogger(__name__)

ARCHIVE_MINUTES: Final = 10_080  # without a message until Discord archives a thread
RECENT = timedelta(minutes=15)


async def make_thread(channel: Any, name: str, *, private: bool, first: bool = False) -> discord.Thread | None:
    """A thread for a table beside the lobby; None where a channel has no threads: the table is played in it.

    Unless this is the first try, it may be there already. What is opened in a private thread gets no public one.
    """
    private = private or is_secluded(channel)
    home = channel.parent if isinstance(channel, discord.Thread) else channel
    if not isinstance(home, discord.TextChannel):
        return None
    made = None if first else await _made_before(home, name)
    if made is not None:
        return made
    try:
        return await _create(home, name, private=private)
    except Exception as error:
        if not temporary(error):
            raise
        log.info("channel=%s no answer to the making of a thread, looking for it: %s", home.id, error)
        made = await _made_before(home, name)
        if made is None:
            raise
        return made


async def _create(home: discord.TextChannel, name: str, *, private: bool) -> discord.Thread:
    if private:
        return await home.create_thread(
            name=name, type=discord.ChannelType.private_thread, auto_archive_duration=ARCHIVE_MINUTES, invitable=True
        )
    kind = discord.ChannelType.news_thread if home.is_news() else discord.ChannelType.public_thread
    return await home.create_thread(name=name, type=kind, auto_archive_duration=ARCHIVE_MINUTES)


async def _made_before(home: discord.TextChannel, name: str) -> discord.Thread | None:
    """The thread of an earlier try whose answer was lost: ours, just made, and of this name, which has the table's
    number in it."""
    recent = discord.utils.utcnow() - RECENT
    for thread in await home.guild.active_threads():
        ours = thread.owner_id == home.guild.me.id and thread.parent_id == home.id
        if ours and thread.name == name and discord.utils.snowflake_time(thread.id) > recent:
            return thread
    return None


async def add_people(thread: discord.Thread | None, users: Sequence[int]) -> None:
    """Bring the players into their thread; who cannot be brought (gone from the server) still gets their questions."""
    if thread is None:
        return

    async def add(user: int) -> None:
        try:
            await thread.add_user(discord.Object(user))
        except (discord.HTTPException, *DROPPED) as error:
            log.info("thread=%s user=%s cannot be added: %s", thread.id, user, error)

    await asyncio.gather(*map(add, users))


class KeepAlive(commands.Cog):
    """No button works in an archived thread, so the thread of a running table is woken at once."""

    def __init__(self, context: Context) -> None:
        self.context = context

    @commands.Cog.listener()
    async def on_raw_thread_update(self, changed: discord.RawThreadUpdateEvent) -> None:
        """Somebody, or a week of silence, has archived a thread."""
        state = changed.data.get("thread_metadata", {})
        if not state.get("archived") or state.get("locked"):
            return
        table = await self.context.host.reads.in_thread(changed.thread_id, BOT)
        if table is None or table.status != "running":
            return
        try:
            await self.context.bot.http.edit_channel(changed.thread_id, archived=False)
        except discord.HTTPException as error:
            log.info("table=%s its thread cannot be woken: %s", table.id, error)
