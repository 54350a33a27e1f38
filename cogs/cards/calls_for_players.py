"""Calls for players: a post where the server wants it, kept up to date; and the question to all when full."""

from __future__ import annotations

import logging
from typing import Any

import discord
from msgspec.structs import replace

from cogs.cards.clock_words import pace_lines
from cogs.cards.lobby_card import people_lines, seeking_line
from cogs.cards.open_seats import open_seat_buttons, open_seat_lines, seated_names, standing
from cogs.cards.table_parts import lobby_url, title, watch_button
from cogs.clicks import button_ids
from cogs.clicks.context import Context
from cogs.clicks.discord_errors import code_of
from cogs.messages.escaping import escaped_text
from cogs.messages.message import Message, Part, button, link, paragraph, rows
from cogs.messages.reader import Reader
from engine.core.result import Result
from engine.core.text import Text, text
from host import GatheredCall, TableInfo
from host.tables.acceptance import ACCEPT_SECONDS

log = logging.getLogger(__name__)


class PlayerCalls:
    """Posts and updates calls for players; what cannot be posted or changed is left, since the lobby says it, too."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.bot, self.host = context.bot, context.host

    async def post(self, table: TableInfo, nonce: str | None = None) -> bool:
        """Call for players where the server wants it; returns False if it wants it somewhere and that fails.

        A lobby has one call. A game that is on has a new one when a seat is free, since nobody reads the old one.
        """
        guild = None if table.guild is None else self.bot.get_guild(table.guild)
        if guild is None or table.channel is None or not (table.seeking or table.open_seats):
            return True
        called = table.seeking is not None and table.seeking.message is not None and not table.open_seats
        if called or not await self.host.seeking.may_call(table.id):
            await self.follow(table)
            return True
        settings = await self.host.guilds.get(guild.id)
        role = None if settings.call_role is None else guild.get_role(settings.call_role)
        place = None if settings.call_channel is None else guild.get_channel(settings.call_channel)
        if place is not None and not all_read(guild, place, guild.get_channel_or_thread(table.channel)):
            place = None  # it would tell others of a table that they may not see
        if role is None and place is None:
            return True  # the lobby is in the right place already
        message = await self._message(table, None if role is None else role.id)
        channel = table.channel if place is None else place.id
        try:
            posted = await self.bot.get_partial_messageable(channel).send(**message.sending(nonce))
        except discord.HTTPException as error:
            log.info("table=%s players cannot be called for: %s", table.id, error)
            return False
        if table.open_seats:
            await self.follow(replace(table, status="over"))  # the call before this one
        await self.host.seeking.posted(table.id, channel, posted.id)
        return True

    async def follow(self, table: TableInfo) -> None:
        """The post as the table is now."""
        if table.seeking is None or table.seeking.channel is None or table.seeking.message is None:
            return
        channel = self.bot.get_partial_messageable(table.seeking.channel)
        message = await self._message(table)
        try:
            await channel.get_partial_message(table.seeking.message).edit(**message.editing())
        except discord.HTTPException as error:
            if code_of(error) is None:
                raise
            log.info("table=%s the call for players cannot be reached: %s", table.id, error)

    async def _message(self, table: TableInfo, role: int | None = None) -> Message:
        return call_message(table, self.context.everybody(table), role, await standing(self.host.reads, table))

    async def withdraw(self, table: TableInfo) -> None:
        """Nobody is looked for any more; `table` as it was while somebody was."""
        if table.seeking is not None:
            await self.follow(replace(table, seeking=replace(table.seeking, seats=len(table.seats))))

    async def say(self, table: TableInfo, sentence: Text, nonce: str) -> None:
        """A word to those who wait, in the channel of the lobby; where it cannot be posted, the card has to do."""
        if table.channel is None:
            return
        people = [seat.user for seat in table.seats if seat.user is not None]
        mentions = " ".join(f"<@{user}>" for user in people)
        call = GatheredCall("word", table.id, sentence=sentence)
        rung = [user for user in people if await self.context.host.gathering.rings(user, call)]
        said = self.context.everybody(table).say(escaped_text(sentence))
        lines = "\n".join(line for line in (f"{said} {lobby_url(table)}".strip(), mentions) if line)
        try:
            message = Message((paragraph(lines),), mentions=tuple(rung))
            await self.bot.get_partial_messageable(table.channel).send(**message.sending(nonce))
        except discord.HTTPException as error:
            if code_of(error) is None:
                raise
            log.info("table=%s those who wait cannot be told: %s", table.id, error)

    async def ask_all(self, table: TableInfo) -> None:
        """The table is full: everybody is asked, in the channel of the lobby, whether they would like to start."""
        if table.channel is None or table.seeking is None or len(table.seats) != table.seeking.seats or table.agreed:
            return
        reader = self.context.everybody(table)
        people = tuple(seat.user for seat in table.seats if seat.user is not None and not seat.accepted)
        mentions = " ".join(f"<@{user}>" for user in people)
        until = f"<t:{int(self.host.now().timestamp() + ACCEPT_SECONDS)}:f>"
        full = text("home.seek.full", table=title(table), until=until)
        call = GatheredCall("accept", table.id, sentence=full)
        rung = tuple([user for user in people if await self.context.host.gathering.rings(user, call)])
        shown = (paragraph(f"{mentions}\n{reader.say(full)}"), *rows([accept_button(table, reader)]))
        message = Message(shown, mentions=rung)
        try:
            await self.bot.get_partial_messageable(table.channel).send(**message.sending())
        except discord.HTTPException as error:
            log.info("table=%s nobody can be asked to accept: %s", table.id, error)


def all_read(guild: discord.Guild, place: Any, home: Any) -> bool:
    """Whether whoever may read one channel may read another one, too, as far as their roles say."""
    home = home.parent if isinstance(home, discord.Thread) else home
    return home is not None and all(
        home.permissions_for(role).view_channel for role in guild.roles if place.permissions_for(role).view_channel
    )


def accept_button(table: TableInfo, reader: Reader) -> Part:
    """Say that one would like to play it so."""
    return button(reader.label(Text("home.seek.accept")), button_ids.make("accept", table=table.id), "good")


def call_message(table: TableInfo, reader: Reader, role: int | None = None, result: Result | None = None) -> Message:
    """Which game, how many seats are left, for whom, at which pace, in which language, and who sits there.

    Of a game that is on: where the free seats stand.
    """
    if table.open_seats:
        return open_seats_message(table, reader, role, result)
    wanted = 0 if table.seeking is None else table.seeking.seats - len(table.seats)
    url = lobby_url(table)
    if table.status != "lobby" or wanted <= 0:
        return Message((paragraph(reader.say(text("home.seek.found", table=title(table)))),))
    head = [f"<@&{role}>"] if role is not None else []
    head += [f"### {reader.say(title(table))}", seeking_line(table, reader)]
    head += pace_lines(table, reader)
    buttons = [button(reader.label(Text("look.lobby.join")), button_ids.make("join", table=table.id), "main")]
    buttons += [link(reader.label(Text("home.seek.lobby")), url)] if url else []
    parts = (paragraph("\n".join([*head, *people_lines(table, reader)])), *rows(buttons))
    return Message(parts, roles=() if role is None else (role,))


def open_seats_message(table: TableInfo, reader: Reader, role: int | None, result: Result | None) -> Message:
    """The free seats of a game that is on, who plays there, and a look at the table before one sits down."""
    head = [f"<@&{role}>"] if role is not None else []
    head += [f"### {reader.say(title(table))}", *open_seat_lines(table, result, reader)]
    head += [", ".join(seated_names(table)), reader.say(Text(f"look.language.{table.language}"))]
    buttons = [*open_seat_buttons(table, reader), watch_button(table, reader)]
    return Message((paragraph("\n".join(head)), *rows(buttons)), roles=() if role is None else (role,))
