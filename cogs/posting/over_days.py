"""Posts of games over days: what happened, questions to everybody, and reminders by each person's route."""

from __future__ import annotations

import logging

from msgspec.structs import replace

from cogs.cards.clock_words import clock_lines, is_last
from cogs.cards.late_question import timed
from cogs.cards.recap import since_own_move
from cogs.cards.table_parts import heading, public_button
from cogs.clicks.context import Context
from cogs.clicks.discord_errors import CLOSED, code_of
from cogs.messages.message import Message, Part, paragraph, rows
from cogs.posting.direct_messages import DirectMessages
from cogs.posting.outbox import OutboxPoster
from cogs.posting.over_days_messages import (
    OVER_DAYS,
    over_days_buttons,
    over_days_message,
    overtaken,
    personal_message,
    reminder_message,
)
from cogs.posting.thread_messages import deadline_lines
from cogs.posting.thread_posts import ThreadPoster
from engine.core.text import Text, text, verbatim
from host import BOT, STANDIN, GatheredCall, Host, Notice, Turn
from host.days.away import COVERED
from host.days.gathering import TURN, call_of
from host.seating.offers import HAS_LEFT
from host.tables.notice_rows import LAST, STOOD_IN

log = logging.getLogger(__name__)


class OverDaysPoster:
    """Makes each message from what is saved; who closed their direct messages is reminded in the threads."""

    def __init__(self, context: Context, direct: DirectMessages, outbox: OutboxPoster, thread: ThreadPoster) -> None:
        self.context, self.host = context, context.host
        self.direct, self.thread = direct, thread
        for kind in OVER_DAYS:
            outbox.on(kind, self.news)
        outbox.on("personal", self.personal)
        outbox.on("reminder", self.reminder)
        outbox.on("reminded", self.reminded)
        outbox.on("anew", self.anew)

    async def news(self, notice: Notice) -> None:
        """A sentence in the table's thread."""
        table = await self.host.reads.info(notice.table, BOT)
        message = over_days_message(notice, notice.kind, table, self.context.everybody(table))
        mentions = await self.thread.rung(notice, notice.mentions)
        said = notice.sentence if notice.kind == "news" else None
        await self.thread.send(table, Message(message.parts, (), tuple(mentions)), notice.nonce, said)

    async def personal(self, notice: Notice) -> None:
        """What is done to a person, to that person: they hear of it whatever they want to hear of turns."""
        (user,) = notice.mentions
        table = await self.host.reads.info(notice.table, BOT)
        if overtaken(notice, table) or not await self.host.gathering.rings(user, call_of(notice, notice.kind)):
            return
        gone = notice.sentence is not None and notice.sentence.key == HAS_LEFT  # and cannot read the thread
        if gone or (await self.host.users.get(user)).route != "thread":
            try:
                reader = await self.context.reader_by_dm(user, table)
                message = personal_message(notice, table, reader, await stood_in(self.host, notice))
                await self.direct.send(user, message, notice.nonce)
                return
            except Exception as error:
                if code_of(error) not in CLOSED:
                    raise
                log.info("table=%s user=%s cannot be written to: %s", table.id, user, error)
                if gone:
                    return
        turns = await stood_in(self.host, notice)
        message = personal_message(notice, table, self.context.everybody(table), turns, named=True)
        await self.thread.send(table, message, f"{notice.nonce}c")

    async def reminder(self, notice: Notice) -> None:
        """One direct message about all tables that still wait."""
        (user,) = notice.mentions
        waiting = [table for table in await self.host.reads.asks_for(user) if table.id in notice.tables]
        calls = [GatheredCall(TURN, table.id) for table in waiting]
        if not waiting or await self.host.gathering.waits_again(user, calls):
            return
        waiting = [await self.thread.reopener.revived(table, user) for table in waiting]
        reader = await self.context.reader_by_dm(user, waiting[0])
        message = reminder_message(waiting, user, reader, self.host.now().timestamp(), last=notice.mark == LAST)
        try:
            await self.direct.send(user, message, notice.nonce)
        except Exception as error:
            if code_of(error) not in CLOSED:
                raise
            log.info("user=%s cannot be written to and is reminded in threads: %s", user, error)
            await self.host.notices.remind_in_threads(notice)

    async def anew(self, notice: Notice) -> None:
        """After an outage: how much time everybody has now, and what is still asked, without ringing anybody."""
        table = await self.host.reads.info(notice.table, BOT)
        reader = self.context.everybody(table)
        asked = await self.thread.still_asked(table, range(len(table.seats)))
        lines = [heading(table, reader), reader.say(Text("days.outage")), *deadline_lines(asked, reader)]
        parts: list[Part] = [paragraph("\n".join(lines))]
        for call in notice.gathered:
            one = replace(notice, kind=call.kind, seats=call.seats, sentence=call.sentence, mark=call.mark)
            if call.sentence is None:
                parts += (await self.thread.message_of(one, call.kind, table, reader)).parts
            else:
                said = paragraph(reader.say(timed(call.sentence)))
                parts += [said, *rows(over_days_buttons(one, call.kind, table, reader))]
        await self.thread.send(table, Message(tuple(parts)), notice.nonce)

    async def reminded(self, notice: Notice) -> None:
        """A word to one person in a table's thread."""
        table = await self.host.reads.info(notice.table, BOT)
        (user,) = notice.mentions
        waiting = [one.id for one in await self.host.reads.asks_for(user)]
        if table.id not in waiting or await self.host.gathering.waits_again(user, [GatheredCall(TURN, table.id)]):
            return
        reader = self.context.everybody(table)
        said = "days.last.here" if notice.mark == LAST and is_last(table, user) else "days.reminded"
        lines = [reader.say(text(said, player=verbatim(f"<@{user}>"))), *clock_lines(table, user, reader)]
        parts = (paragraph("\n".join(lines)), *rows([public_button("move", table, reader)]))
        await self.thread.send(table, Message(parts, (), (user,)), notice.nonce)


async def stood_in(host: Host, notice: Notice) -> list[Turn]:
    """What a stand-in did for somebody who is told so: one turn, or what was played while they were away."""
    if notice.sentence is not None and notice.sentence.key == COVERED:
        return await since_own_move(host, notice.table, *notice.mentions)
    if notice.sentence is None or notice.sentence.key != STOOD_IN:
        return []
    turns = await host.reads.log(notice.table, BOT, notice.segment)
    return [
        replace(turn, deeds=tuple(one for one in turn.deeds if (one.seat, one.by) == (notice.to, STANDIN)))
        for turn in turns
        if turn.segment == notice.segment
    ]
