"""Words to one person about a lobby, and invitations that are over."""

from __future__ import annotations

import logging

import discord

from cogs.cards.late_question import timed
from cogs.cards.table_parts import heading, join_button, lobby_url
from cogs.clicks import button_ids
from cogs.clicks.context import Context
from cogs.clicks.discord_errors import CLOSED, code_of
from cogs.messages.message import Message, Part, button, link, paragraph, rows
from cogs.messages.reader import Reader
from cogs.posting.direct_messages import DirectMessages
from cogs.posting.outbox import OutboxPoster
from engine.core.text import Text, text
from host import BOT, Notice, TableInfo
from host.days.gathering import call_of
from host.tables.notice_rows import SWAP

log = logging.getLogger(__name__)


class LobbyWordPoster:
    """Posts the notices of kind `word` and `invitation_over`; who wants no notices gets none."""

    def __init__(self, context: Context, direct: DirectMessages, outbox: OutboxPoster) -> None:
        self.context, self.host, self.bot, self.direct = context, context.host, context.bot, direct
        outbox.on("word", self.post)
        outbox.on("invitation_over", self.edit)

    async def post(self, notice: Notice) -> None:
        """By direct message, or in the channel of the lobby if that is closed or not wanted."""
        (user,) = notice.mentions
        table, route = await self.host.reads.info(notice.table, BOT), (await self.host.users.get(user)).route
        call = call_of(notice, notice.kind)
        if route == "none" or not await self.host.gathering.open(user, [call]):
            return
        if not await self.host.gathering.rings(user, call):
            return
        if route != "thread" or table.channel is None:
            try:
                reader = await self.context.reader_by_dm(user, table)
                await self.direct.send(user, word_message(notice, table, reader), notice.nonce)
                return
            except Exception as error:
                if code_of(error) not in CLOSED:
                    raise
                log.info("table=%s user=%s cannot be written to: %s", table.id, user, error)
        if table.channel is not None:
            message = word_message(notice, table, self.context.everybody(table), named=True)
            await self._send(table, table.channel, message, f"{notice.nonce}c")

    async def _send(self, table: TableInfo, channel: int, message: Message, nonce: str) -> None:
        try:
            await self.bot.get_partial_messageable(channel).send(**message.sending(nonce))
        except discord.HTTPException as error:
            if code_of(error) is None:
                raise
            log.info("table=%s nobody can be told in its channel: %s", table.id, error)

    async def edit(self, notice: Notice) -> None:
        """The message by which somebody was invited, without its button; one that is gone needs none."""
        channel, _, message = notice.mark.partition(".")
        if not (button_ids.is_number(channel) and button_ids.is_number(message)):
            return
        (user,) = notice.mentions
        table = await self.host.reads.info(notice.table, BOT)
        reader = self.context.everybody(table)
        said = reader.say(text("home.tidy.invitation_over", player=f"<@{user}>"))
        shown = Message((paragraph(f"{heading(table, reader)}\n{said}"),))
        try:
            posted = self.bot.get_partial_messageable(int(channel)).get_partial_message(int(message))
            await posted.edit(**shown.editing())
        except discord.HTTPException as error:
            if code_of(error) is None:
                raise
            log.info("table=%s an invitation cannot be changed: %s", table.id, error)


def word_message(notice: Notice, table: TableInfo, reader: Reader, *, named: bool = False) -> Message:
    """What somebody is told about a lobby, and the button that belongs to it; among others it names them."""
    assert notice.sentence is not None
    called = [f"<@{user}>" for user in notice.mentions if named]
    said = "\n".join([heading(table, reader), *called, reader.say(naming_guest(notice.sentence))])
    return Message((paragraph(said), *rows(word_buttons(notice.mark, table, reader))), mentions=notice.mentions)


def naming_guest(sentence: Text) -> Text:
    """A sentence in which whoever was invited is named by a mention of ours, and all else is plain words."""
    args = [
        (name, written if name == "guest" else plain)
        for (name, written), (_, plain) in zip(sentence.args, timed(sentence).args, strict=True)
    ]
    return Text(sentence.key, tuple(args), sentence.ref)


def word_buttons(verb: str, table: TableInfo, reader: Reader) -> list[Part]:
    """The press that answers a word about a lobby, and the way there."""
    own: list[Part] = []
    if verb == "keep":
        own = [button(reader.label(Text("home.tidy.keep")), button_ids.make("keep", table=table.id), "main")]
    if verb == SWAP:
        own = [button(reader.label(Text("setup.swap.yes")), button_ids.make(SWAP, table=table.id), "good")]
    if verb == "join":
        own = [join_button(table, reader)]
    url = lobby_url(table) if verb else ""
    return own + ([link(reader.label(Text("home.seek.lobby")), url)] if url else [])
