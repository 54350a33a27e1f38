"""One message about everything that somebody could not be rung about, at an hour at which they may be."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from msgspec.structs import replace

from cogs.cards.calls_for_players import accept_button
from cogs.cards.table_parts import heading, join_button, linked_title
from cogs.clicks.context import Context
from cogs.clicks.discord_errors import CLOSED, code_of
from cogs.messages.message import Message, Part, distinct, fit, paragraph, rows
from cogs.messages.reader import Reader
from cogs.posting.direct_messages import DirectMessages
from cogs.posting.lobby_words import word_message
from cogs.posting.outbox import OutboxPoster
from cogs.posting.over_days import stood_in
from cogs.posting.over_days_messages import DEEDS_CHARACTERS, overtaken, personal_message, waiting_tables
from cogs.posting.thread_posts import ThreadPoster
from engine.core.text import Text
from host import BOT, GatheredCall, Notice, TableInfo
from host.days.gathering import IN_THREAD, PERSONAL, TURN
from host.tables.notice_rows import STOOD_IN

log = logging.getLogger(__name__)

WHOLE_CALLS = 5  # beside turns: what is told with its own buttons; of the rest only the tables are named
TURNS_CHARACTERS = 1_200
CALL_CHARACTERS = 450


class GatheredPoster:
    """Posts the notices of kind `gathered`; what is done by now is left out, and nothing is sent about nothing."""

    def __init__(self, context: Context, direct: DirectMessages, outbox: OutboxPoster, thread: ThreadPoster) -> None:
        self.context, self.host = context, context.host
        self.direct, self.thread = direct, thread
        outbox.on("gathered", self.post)

    async def post(self, notice: Notice) -> None:
        """To one person, by direct message or in one table's thread."""
        (user,) = notice.mentions
        open_calls = await self.host.gathering.open(user, notice.gathered)
        found = [(call, await self._table(call, user)) for call in open_calls]
        stood_in_at = {call.table for call in open_calls if call.sentence is not None and call.sentence.key == STOOD_IN}
        calls = [
            (call, table)
            for call, table in found
            if not _outdated(call, table, user) and not (_calls_to_move(call) and call.table in stood_in_at)
        ]
        if not calls or await self.host.gathering.waits_again(user, [call for call, _ in calls]):
            return
        if notice.mark == IN_THREAD:
            table = calls[0][1]
            await self.thread.send(
                table, await self._message(notice, calls, self.context.everybody(table)), notice.nonce
            )
            return
        try:
            reader = await self.context.reader_by_dm(user, calls[0][1])
            await self.direct.send(user, await self._message(notice, calls, reader), notice.nonce)
        except Exception as error:
            if code_of(error) not in CLOSED:
                raise
            log.info("user=%s cannot be written to and is called in threads: %s", user, error)
            await self.host.gathering.tell_in_threads(notice)

    async def _table(self, call: GatheredCall, user: int) -> TableInfo:
        return await self.thread.reopener.revived(await self.host.reads.info(call.table, BOT), user)

    async def _message(
        self, notice: Notice, calls: Sequence[tuple[GatheredCall, TableInfo]], reader: Reader
    ) -> Message:
        """First the tables at which it is somebody's turn, then what else they are asked or told."""
        (user,) = notice.mentions
        parts: list[Part] = [paragraph(f"<@{user}>")] if notice.mark == IN_THREAD else []
        told = {call.table for call, _ in calls if _calls_to_move(call)}
        turns = [table for call, table in calls if call.kind == TURN and table.id not in told]
        if turns:
            said, now = Text("days.gathered.turns"), self.host.now().timestamp()
            parts += waiting_tables(said, turns, user, reader, now, TURNS_CHARACTERS)
        others = [(call, table) for call, table in calls if call.kind != TURN]
        for call, table in others[:WHOLE_CALLS]:
            own = Reader(reader.lang, table.names, reader.emojis, commands=self.context.commands)
            parts += await self._parts(_notice(notice, call), table, own, DEEDS_CHARACTERS // len(others[:WHOLE_CALLS]))
        if others[WHOLE_CALLS:]:
            more = dict.fromkeys(linked_title(table, reader) for _, table in others[WHOLE_CALLS:])
            parts.append(paragraph(fit("\n".join(f"- {one}" for one in more), CALL_CHARACTERS)))
        return Message(tuple(distinct(parts)), (), (user,))

    async def _parts(self, notice: Notice, table: TableInfo, reader: Reader, room: int) -> Sequence[Part]:
        """What one call says, and the buttons that belong to it."""
        if notice.kind == "word":
            return word_message(notice, table, reader).parts
        if notice.kind == PERSONAL:
            return personal_message(notice, table, reader, await stood_in(self.host, notice), room=room).parts
        buttons = {"invite": [join_button(table, reader)], "accept": [accept_button(table, reader)]}
        if notice.sentence is not None and notice.kind in ("invite", "accept", "rematch"):
            said = paragraph(f"{heading(table, reader)}\n{reader.say(notice.sentence)}")
            return [said, *rows(buttons.get(notice.kind, []))]
        if notice.kind == "reopened":
            return [paragraph(f"{linked_title(table, reader)}\n{reader.say(Text('ui.thread.reopened'))}")]
        return (await self.thread.message_of(notice, notice.kind, table, reader)).parts


def _notice(gathered: Notice, call: GatheredCall) -> Notice:
    """What a call says, as the notice it comes from."""
    return replace(
        gathered, table=call.table, kind=call.kind, segment=call.segment, seats=call.seats, to=call.to,
        sentence=call.sentence, mark=call.mark, mentions=gathered.mentions, gathered=(),
    )  # fmt: skip


def _calls_to_move(call: GatheredCall) -> bool:
    """Whether it is a word to somebody that they are late, or have more time."""
    return (call.kind, call.mark) == (PERSONAL, "move")


def _outdated(call: GatheredCall, table: TableInfo, user: int) -> bool:
    if call.kind != PERSONAL:
        return False
    return overtaken(Notice(0, table.id, PERSONAL, "", "", 0, 0.0, to=call.to, mentions=(user,), mark=call.mark), table)
