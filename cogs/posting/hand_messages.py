"""Hidden hands by direct message: a picture with the same in words, refreshed when it changes, the newest only."""

from __future__ import annotations

import logging

import discord

from cogs.cards.table_parts import hand_message, heading, public_button
from cogs.clicks import button_ids
from cogs.clicks.context import Context
from cogs.clicks.discord_errors import CLOSED, code_of
from cogs.messages import pictures
from cogs.messages.message import Message, button, paragraph, rows
from cogs.posting.direct_messages import DirectMessages, first_id
from cogs.posting.outbox import OutboxPoster
from cogs.posting.thread_posts import ThreadPoster
from engine.core.text import Text, text, who
from host import BOT, Notice, Person, TableInfo
from render import PictureRequest, Rendered

log = logging.getLogger(__name__)

MESSAGES_LOOKED_AT = (
    100  # messages of the thread among which an earlier word about a closed direct channel is looked for
)


class HandPoster:
    """Posts the notices of kind `hand`; a closed direct channel is no obstacle, since the Hand button remains."""

    def __init__(self, context: Context, direct: DirectMessages, outbox: OutboxPoster, thread: ThreadPoster) -> None:
        self.context, self.direct, self.thread = context, direct, thread
        self._said: set[tuple[int, int]] = set()  # table and user: that their direct channel is closed
        outbox.on("hand", self.post, patient=True)

    async def post(self, notice: Notice) -> None:
        """What a seat holds has changed: show it as it is now."""
        table = await self.context.host.reads.info(notice.table, BOT)
        for seat in notice.seats:
            user = table.seats[seat].person  # who has a stand-in gets the hand when they are back
            if user is not None and table.status == "running" and not table.direct:  # there the button is as near
                await self.refresh(table, seat, user, notice.nonce)

    async def refresh(self, table: TableInfo, seat: int, user: int, nonce: str) -> None:
        reader = await self.context.reader_by_dm(user, table)
        view = await self.context.host.reads.view(table.id, Person(user))
        made: list[Rendered] = []
        only_words: list[str] = []
        for kind in pictures.kinds(table.game, private=True):
            try:
                request = PictureRequest(table.game, kind, view, table.names, reader.lang)
                drawn = await pictures.drawn(request, slot=(table.id, seat, kind))
                made += [] if drawn is None else [drawn]
            except Exception as error:
                pictures.log_failed_drawing(table, kind, error)
                only_words.append(pictures.in_words(table, kind, view, reader.lang))
        if not made and not only_words:
            return  # a game without private pictures, or a newer hand is being drawn
        try:
            buttons = rows([public_button(verb, table, reader) for verb in ("hand", "move")])
            await self.direct.send(user, hand_message(table, reader, made, only_words, buttons), nonce)
            self._said.discard((table.id, user))
        except Exception as error:
            if code_of(error) not in CLOSED:
                raise
            await self.closed(table, seat, user, nonce)

    async def closed(self, table: TableInfo, seat: int, user: int, nonce: str) -> None:
        """Say once, kindly, that direct messages do not arrive, and what works instead."""
        reader = self.context.everybody(table)
        mark = button_ids.make("hand", f"seat{seat}", table=table.id)  # by which the message is known after a restart
        if (table.id, user) in self._said or await self._said_before(table, mark):
            self._said.add((table.id, user))
            return
        said = reader.say(text("ui.post.dm_closed", player=who(seat)))
        shown = rows([button(reader.label(Text("ui.button.hand")), mark)])
        message = Message((paragraph(f"{heading(table, reader)}\n{said}"), *shown))
        await self.thread.send(table, message, f"{nonce}c")
        self._said.add((table.id, user))

    async def _said_before(self, table: TableInfo, mark: str) -> bool:
        place = table.thread or table.channel
        if place is None:
            return False
        try:
            history = self.context.bot.get_partial_messageable(place, guild_id=table.guild).history(
                limit=MESSAGES_LOOKED_AT
            )
            return any([mark == first_id(posted) async for posted in history])
        except discord.HTTPException as error:
            log.info("table=%s its thread cannot be read: %s", table.id, error)
            return False
