"""The card of a table in its channel, its call for players and the name of its thread: drawn anew as the game goes."""

from __future__ import annotations

import logging

import discord

from cogs.cards.calls_for_players import PlayerCalls
from cogs.cards.lobby_card import lobby_message
from cogs.cards.practice_words import game_name
from cogs.clicks.context import Context
from cogs.clicks.discord_errors import DROPPED
from cogs.messages import limits
from cogs.messages.message import fit
from cogs.messages.reader import Reader
from cogs.posting.outbox import OutboxPoster
from engine.core.text import Seat, Text, join, text, who
from host import BOT, Notice, TableInfo

log = logging.getLogger(__name__)


class CardAndThreadName:
    """Draws card and name anew after each message of the table; what cannot be written is left as it is."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.bot, self.reads = context.bot, context.host.reads

    async def follow(self, table: TableInfo) -> None:
        """The card as things stand; a thread is renamed once, at the end, since Discord allows that seldom."""
        winners: tuple[Seat, ...] = ()
        if table.status == "over":
            winners = (await self.reads.result_so_far(table.id, BOT)).winners
        reader = self.context.everybody(table)
        try:
            if table.channel is not None and table.message is not None:
                card = self.bot.get_partial_messageable(table.channel).get_partial_message(table.message)
                await card.edit(**lobby_message(table, reader, winners).editing())
            if table.thread is not None and table.status in ("over", "closed"):
                await self.bot.http.edit_channel(table.thread, name=ended_name(table, reader, winners))
        except (discord.HTTPException, discord.RateLimited, *DROPPED) as error:
            log.info("table=%s its card or thread cannot be changed: %s", table.id, error)


class LobbyPoster:
    """Posts what is told beside a table's thread: a lobby has changed without a click, a seat has become free."""

    def __init__(self, context: Context, outbox: OutboxPoster) -> None:
        self.host = context.host
        self.card, self.player_calls = CardAndThreadName(context), PlayerCalls(context)
        outbox.on("lobby", self.post)
        outbox.on("seat_call", self.call)

    async def post(self, notice: Notice) -> None:
        """Card and call for players as the table is now."""
        table = await self.host.reads.info(notice.table, BOT)
        await self.card.follow(table)
        await self.player_calls.follow(table)
        if notice.sentence is not None:
            await self.player_calls.say(table, notice.sentence, notice.nonce)

    async def call(self, notice: Notice) -> None:
        """Free seats of a game that is on: a call for players if there are some, and the card says so, too."""
        table = await self.host.reads.info(notice.table, BOT)
        await self.card.follow(table)
        if table.open_seats and not table.private:
            await self.player_calls.post(table, notice.nonce)
        else:
            await self.player_calls.follow(table)


def ended_name(table: TableInfo, reader: Reader, winners: tuple[Seat, ...]) -> str:
    """The name of a thread whose game has ended: how."""
    named: dict[str, Text | str] = {"game": game_name(table), "table": str(table.id)}
    said = text(f"look.thread.{table.status}", **named)
    if winners:
        said = text("look.thread.won", **named, players=join([who(seat) for seat in winners], "and"), n=len(winners))
    return fit(reader.label(said), limits.THREAD_NAME)
