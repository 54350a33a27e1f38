"""A word to those who follow a table: a round has ended, or the game."""

from __future__ import annotations

import logging
from dataclasses import replace

import discord

from cogs.cards.table_parts import follow_button, heading, thread_url
from cogs.clicks.context import Context
from cogs.clicks.discord_errors import CLOSED, code_of
from cogs.clicks.people import is_secluded
from cogs.messages.message import Message, link, paragraph, rows
from cogs.messages.reader import Reader
from cogs.posting.direct_messages import DirectMessages
from cogs.posting.outbox import OutboxPoster
from engine.core.text import Text, text
from host import BOT, Notice, TableInfo

log = logging.getLogger(__name__)


class FollowerPoster:
    """Posts the notices of kind `round`, by direct message; who cannot see the thread any more gets none."""

    def __init__(self, context: Context, direct: DirectMessages, outbox: OutboxPoster) -> None:
        self.context, self.bot, self.host = context, context.bot, context.host
        self.direct = direct
        outbox.on("round", self.post)

    async def post(self, notice: Notice) -> None:
        """One follower; a direct message that is closed is left at that."""
        (user,) = notice.mentions
        table = await self.host.reads.info(notice.table, BOT)
        if not await self.sees(table, user):
            log.info("table=%s user=%s follows it no more: cannot see it", table.id, user)
            await self.host.watching.lost_sight(table.id, user)
            return
        chosen = (await self.host.users.get(user)).language
        reader = Reader(chosen or notice.language, table.names, self.context.emojis, commands=self.context.commands)
        try:
            message = follower_message(table, notice.mark, user, reader)
            if not await self.host.gathering.awake(user, table.guild):
                message = replace(message, mentions=())
            await self.direct.send(user, message, notice.nonce)
        except Exception as error:
            if code_of(error) not in CLOSED:
                raise
            log.info("table=%s user=%s cannot be written to: %s", table.id, user, error)

    async def sees(self, table: TableInfo, user: int) -> bool:
        """Whether somebody is still on the server and may read the table's channel; of a private one, is in its thread.

        Who is in the private thread where the table was opened belongs there as well.
        """
        guild = None if table.guild is None else self.bot.get_guild(table.guild)
        channel = None if guild is None or table.channel is None else guild.get_channel_or_thread(table.channel)
        if guild is None or channel is None:
            return False
        try:
            member = await guild.fetch_member(user)
        except discord.NotFound:
            return False
        home = channel.parent if isinstance(channel, discord.Thread) else channel
        if home is None or not home.permissions_for(member).view_channel:
            return False
        inside = [table.thread] if table.private and table.thread is not None else []
        inside += [channel.id] if is_secluded(channel) else []
        return not inside or any([await self.is_in(thread, user) for thread in inside])

    async def is_in(self, thread: int, user: int) -> bool:
        """Whether somebody is in a private thread."""
        try:
            await self.bot.http.get_thread_member(thread, user)
        except discord.NotFound:
            return False
        return True


def follower_message(table: TableInfo, mark: str, user: int, reader: Reader) -> Message:
    """Which table, which round, and the way there."""
    over = mark == "over"
    said = Text("home.watch.over") if over else text("home.watch.round", n=int(mark))
    url = thread_url(table)
    buttons = [follow_button("unfollow", table, reader)]
    buttons += [link(reader.label(Text("home.watch.open")), url)] if url else []
    return Message((paragraph(f"{heading(table, reader)}\n{reader.say(said)}"), *rows(buttons)), mentions=(user,))
