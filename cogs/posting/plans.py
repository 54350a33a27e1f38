"""Tells whose plan was carried out what was done: by direct message, else by a word in the thread."""

from __future__ import annotations

import logging

from cogs.cards.table_parts import heading, public_button
from cogs.clicks.context import Context
from cogs.clicks.discord_errors import CLOSED, code_of
from cogs.messages.message import Message, bullets, note, paragraph, rows
from cogs.posting.direct import DirectMessages
from cogs.posting.outbox import OutboxPoster
from cogs.posting.thread_posts import ThreadPoster
from engine.core.text import Text, text, verbatim
from host import BOT, Notice, Person, TableInfo

log = logging.getLogger(__name__)

LINES = 20
ROOM = 2_500


class PlanPoster:
    """Tells the notices of kind `planned`; who wants no notices gets none."""

    def __init__(self, context: Context, direct: DirectMessages, outbox: OutboxPoster, thread: ThreadPoster) -> None:
        self.context, self.host = context, context.host
        self.direct, self.thread = direct, thread
        outbox.on("planned", self.tell)

    async def tell(self, notice: Notice) -> None:
        """One turn that was played as planned."""
        table = await self.host.reads.info(notice.table, BOT)
        user = None if notice.to is None else table.seats[notice.to].user
        if user is None:
            return
        route = (await self.host.users.get(user)).route
        if route == "none":
            return
        if route != "thread":
            try:
                await self.direct.send(user, await self._done(table, user, notice), notice.nonce)
                return
            except Exception as error:
                if code_of(error) not in CLOSED:
                    raise
                log.info("table=%s user=%s cannot be written to: %s", table.id, user, error)
        said = text("plan.carried_out.here", player=verbatim(f"<@{user}>"))
        await self.thread.send(table, note(self.context.everybody(table).say(said)), f"{notice.nonce}c")

    async def _done(self, table: TableInfo, user: int, notice: Notice) -> Message:
        reader = await self.context.reader_by_dm(user, table)
        turns = await self.host.reads.log(table.id, Person(user), notice.segment)
        events = [event for turn in turns if turn.segment == notice.segment for event in turn.events]
        told = bullets(reader.say(Text("plan.carried_out")), [reader.say(e.text) for e in events], LINES, ROOM)
        buttons = rows([public_button(verb, table, reader) for verb in ("board", "log")])
        return Message((paragraph(f"{heading(table, reader)}\n{told}"), *buttons))
