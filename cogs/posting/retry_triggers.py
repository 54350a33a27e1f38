"""Events after which failed notices are tried again: permissions, locks, channels, servers, Discord itself are back."""

from __future__ import annotations

import logging

import discord
from discord.ext import commands

from cogs.clicks import Click, button_ids
from cogs.clicks.context import Context
from cogs.posting.outbox import OutboxPoster
from host import HostTrouble

log = logging.getLogger(__name__)


class RetryTriggers(commands.Cog):
    """Listens for whatever may let a thread be written to again, and for clicks, which tell that somebody waits."""

    def __init__(self, context: Context, outbox: OutboxPoster) -> None:
        self.bot, self.host, self.outbox = context.bot, context.host, outbox

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """After a start, and after Discord was away: all that was not told is tried now."""
        await self._hurry()
        self.outbox.wake()

    @commands.Cog.listener()
    async def on_resumed(self) -> None:
        await self._hurry_if_failing()

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._hurry_if_failing(guild=guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        await self._hurry_if_failing(guild=guild.id)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, _: discord.abc.GuildChannel, now: discord.abc.GuildChannel) -> None:
        await self._hurry_if_failing(guild=now.guild.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, _: discord.Role, now: discord.Role) -> None:
        await self._hurry_if_failing(guild=now.guild.id)

    @commands.Cog.listener()
    async def on_member_update(self, _: discord.Member, now: discord.Member) -> None:
        if self.bot.user is not None and now.id == self.bot.user.id:
            await self._hurry_if_failing(guild=now.guild.id)

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        """A thread that can be seen, perhaps again."""
        await self._hurry_if_failing(thread=thread.id)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, changed: discord.RawThreadUpdateEvent) -> None:
        await self._hurry_if_failing(thread=changed.thread_id)

    @commands.Cog.listener()
    async def on_interaction(self, click: Click) -> None:
        """Any click at a table, and any command in its thread."""
        pressed = button_ids.read(click)
        if pressed is not None and pressed.table in self.outbox.failing.values():
            await self._hurry_if_failing(table=pressed.table)
        elif pressed is None and click.channel_id is not None:
            await self._hurry_if_failing(thread=click.channel_id)

    async def _hurry_if_failing(
        self, *, table: int | None = None, guild: int | None = None, thread: int | None = None
    ) -> None:
        if self.outbox.failing:
            await self._hurry(table=table, guild=guild, thread=thread)

    async def _hurry(self, *, table: int | None = None, guild: int | None = None, thread: int | None = None) -> None:
        try:
            if await self.host.notices.hurry(table=table, guild=guild, thread=thread):
                self.outbox.wake()
        except HostTrouble as trouble:
            log.error("what waits cannot be hurried: %s", trouble)
