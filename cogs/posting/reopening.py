"""A table whose thread was deleted gets a new one: when something is to be told there, or one of its players asks."""

from __future__ import annotations

import asyncio
import logging
from functools import partial

import discord
from msgspec.structs import replace

from cogs.cards.table_parts import described
from cogs.clicks import Click
from cogs.clicks.answering import ANSWERED
from cogs.clicks.context import Context
from cogs.clicks.discord_errors import DROPPED, Code, code_of
from cogs.clicks.permissions import LackingPermissions, lacking, to_make_thread
from cogs.clicks.threads import add_people, make_thread
from cogs.messages import limits
from cogs.messages.message import fit, note
from cogs.posting.outbox import OutboxPoster
from cogs.posting.thread_messages import turn_message
from cogs.posting.troubles import NoPlace, trouble_with
from engine.core.text import PlayerMistake, Text, join, text, verbatim
from host import BOT, AskedSeat, GatheredCall, HostTrouble, TableInfo

log = logging.getLogger(__name__)

LOOK_SECONDS = 2.0  # for Discord to say whether a thread is there
PLAYED = ("running", "frozen")  # who only looks at a game that is over needs no thread
FAILURES = (discord.HTTPException, discord.RateLimited, LackingPermissions, NoPlace, HostTrouble, *DROPPED)


class ThreadReopener:
    """One new thread for each that was deleted, as private as the table; its people are brought there and called."""

    def __init__(self, context: Context, outbox: OutboxPoster) -> None:
        self.context, self.outbox = context, outbox
        self.bot, self.host = context.bot, context.host
        self._locks: dict[int, asyncio.Lock] = {}
        self._told: set[tuple[int, int, Text]] = set()  # who has heard of a table why it cannot be done
        context.when_unseen, context.revived = self._look_after, self.revived

    @staticmethod
    def has_more_to_tell(table: TableInfo) -> bool:
        """Whether what is told of a table that had a thread is worth a new one: not that it was closed."""
        return table.thread is not None and table.status in (*PLAYED, "over")

    async def is_gone(self, table: TableInfo) -> bool:
        """Whether a table's thread was deleted; where Discord does not say so in time, it counts as there."""
        if table.thread is None or table.status not in PLAYED or self.bot.get_channel(table.thread) is not None:
            return False
        try:
            async with asyncio.timeout(LOOK_SECONDS):
                await self.bot.fetch_channel(table.thread)
        except discord.HTTPException as error:
            return code_of(error) is Code.CHANNEL_GONE
        except (discord.RateLimited, discord.InvalidData, *DROPPED):
            return False
        return False

    async def reopen(self, gone: TableInfo, *, tells: bool = False) -> TableInfo:
        """The table in a new thread beside its lobby; raises what keeps us from making one.

        Unless the caller `tells` what comes next, the thread begins with who has to decide what.
        """
        async with self._locks.setdefault(gone.id, asyncio.Lock()):
            table = await self.host.reads.info(gone.id, BOT)
            if table.thread != gone.thread:  # somebody was quicker
                return table
            thread = await self._made(table)
            people = [seat.user for seat in table.seats if seat.user is not None]
            table = await self.host.lobby.place(table.id, thread=thread.id)
            await add_people(thread, people)
            await self._greet(table, thread, people, [] if tells else await self._asked(table))
        log.info("table=%s thread=%s was deleted, its new one is %s", table.id, gone.thread, thread.id)
        await self.host.notices.hurry(table=table.id)
        self.outbox.wake()
        return table

    async def revived(self, table: TableInfo, user: int) -> TableInfo:
        """A table as a player may be shown the way to it: in a new thread, or in none, if its own was deleted."""
        if table.seat_of(user) is None or not await self.is_gone(table):
            return table
        try:
            return await self.reopen(table)
        except FAILURES as error:
            log.info("table=%s gets no new thread: %s", table.id, error)
            return replace(table, thread=None, channel=None)

    def _look_after(self, click: Click, table: TableInfo) -> None:
        """Somebody looks at a table whose thread we do not see; their answer does not wait for a new one."""
        typing = click.type is discord.InteractionType.autocomplete
        if table.status in PLAYED and table.seat_of(click.user.id) is not None and not typing:
            self.outbox.afterwards(table.id, partial(self._revive, click, table))

    async def _revive(self, click: Click, table: TableInfo) -> None:
        try:
            if not await self.is_gone(table):
                return
            said = text("ui.thread.anew", place=f"<#{(await self.reopen(table)).thread}>")
        except FAILURES as error:
            said = trouble_with(error, table, self.bot).why or Text("ui.thread.gone")
            log.info("table=%s gets no new thread: %s", table.id, error)
        if (table.id, click.user.id, said) not in self._told:
            self._told.add((table.id, click.user.id, said))
            await self._say(click, table, said)

    async def _say(self, click: Click, table: TableInfo, said: Text) -> None:
        if not click.extras.get(ANSWERED):
            self.context.lacking[table.id] = said  # for the next panel
            return
        try:
            reader = await self.context.reader_by_dm(click.user.id, table)
            await click.followup.send(**note(reader.say(said)).answering())
        except FAILURES as error:
            log.info("table=%s user=%s could not be told of the thread: %s", table.id, click.user.id, error)

    async def _made(self, table: TableInfo) -> discord.Thread:
        home = None if table.channel is None else await self._channel(table.channel)
        if not isinstance(home, discord.TextChannel | discord.Thread):
            raise NoPlace(f"table {table.id} has no channel")
        missing = lacking(home.permissions_for(home.guild.me), to_make_thread(private=table.private))
        if missing:
            raise LackingPermissions(missing, home.id)
        name = fit(described(table, self.context.everybody(table)), limits.THREAD_NAME)
        thread = await make_thread(home, name, private=table.private)
        if thread is None:
            raise NoPlace(f"channel {home.id} has no threads")
        return thread

    async def _channel(self, number: int) -> object:
        try:
            return self.bot.get_channel(number) or await self.bot.fetch_channel(number)
        except discord.HTTPException as error:
            if code_of(error) is not Code.CHANNEL_GONE:
                raise
            return None

    async def _asked(self, table: TableInfo) -> list[AskedSeat]:
        try:
            return [one for one in await self.host.reads.asks(table.id, BOT) if one.user is not None]
        except PlayerMistake:  # frozen
            return []

    async def _greet(self, table: TableInfo, thread: discord.Thread, people: list[int], asked: list[AskedSeat]) -> None:
        """Everybody is called, since many hear of it nowhere else; the thread is there without this, too."""
        called = [user for user in people if (await self.host.users.get(user)).route != "none"]
        mentions = [verbatim(" ".join(f"<@{user}>" for user in called))] if called else []
        said = join([Text("ui.thread.reopened"), *mentions], "line")
        rung = [user for user in called if await self.host.gathering.rings(user, GatheredCall("reopened", table.id))]
        message = turn_message(table, self.context.everybody(table), opening=said, asked=asked, mentions=rung)
        try:
            await thread.send(**message.sending(f"anew{thread.id}"))
        except FAILURES as error:
            log.warning("table=%s its new thread cannot be begun: %s", table.id, error)
