"""Messages of a table's thread whose buttons are over: they lose them, and say how it ended."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator
from weakref import WeakValueDictionary

import discord

from cogs.cards.late_question import timed
from cogs.clicks import button_ids
from cogs.clicks.button_ids import ButtonId
from cogs.clicks.context import Context
from cogs.clicks.discord_errors import DROPPED
from cogs.messages.message import Part, button, rows, small
from cogs.posting.direct_messages import DirectMessages, close_message, first_id, take_pictures
from cogs.posting.thread_messages import plays_alone
from engine.core.text import Text, text, who
from host import BOT, HostTrouble, PlayerMistake, TableInfo

log = logging.getLogger(__name__)

TABLES_KEPT = 1_000
VOTES = frozenset({"consent", "late", "agree"})  # verbs of what several people are asked
LASTING = ("proof",)  # verbs of buttons that stay
LOOKED_AT = 30  # messages of a thread among which older ones are looked for after a restart

Ending = Callable[[TableInfo, ButtonId, Text | None], Awaitable[Text | None]]


class PastMessages:
    """Follows what is posted: whoever scrolls up finds no button that means nothing any more."""

    def __init__(self, context: Context, direct: DirectMessages) -> None:
        self.context, self.bot, self.host = context, context.bot, context.host
        self.direct = direct
        self._live: OrderedDict[int, list[discord.Message]] = OrderedDict()  # by table: messages with buttons
        self._in_words: OrderedDict[int, int] = OrderedDict()  # by table: the newest message, once it lost its board
        self._following: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # by table: one at a time
        self._endings: dict[str, Ending] = {
            "take_seat": self._seat,
            "consent": self._proposal,
            "late": self._time_up,
            "agree": self._going_back,
        }

    async def follow(self, number: int, posted: discord.Message, said: Text | None = None) -> None:
        """After a message: those above it that are over by now; `said` is what it says, where it is one sentence."""
        try:
            async with self._following.setdefault(number, asyncio.Lock()):
                table = await self.host.reads.info(number, BOT)
                above = self._live.pop(number, None)
                if above is None:
                    above = await self._found(table, posted.channel, posted)
                stays = []
                for one in [one for one in above if one.id != posted.id]:
                    ended = await self._ended(table, one, posted, said)
                    if ended is None:
                        stays.append(one)
                    else:
                        await self._close(table, one, ended)
                        await self._tell_voters(table, one, ended)
                self._keep(number, [*stays, posted] if any(buttons_of(posted, number)) else stays)
            await self._tell_who_has_played(table)
        except (HostTrouble, PlayerMistake, discord.HTTPException, discord.RateLimited, *DROPPED) as error:
            log.info("table=%s its older messages stay as they are: %s", number, error)

    async def overtaken(self, number: int) -> None:
        """The table has gone on without a message: what the newest ones show of it is no longer so, and goes."""
        try:
            async with self._following.setdefault(number, asyncio.Lock()):
                table = await self.host.reads.info(number, BOT)
                place = table.thread or table.channel
                if number not in self._live and place is not None:
                    channel = self.bot.get_partial_messageable(place, guild_id=table.guild)
                    self._keep(number, await self._found(table, channel))
                shown = self._live.get(number, [])
                newest = max((one.id for one in shown), default=0)
                if newest == self._in_words.get(number, 0):
                    return
                since, then = map(
                    self.context.everybody(table).say, (Text("ui.post.since"), Text("ui.post.since_then"))
                )
                for one in shown:
                    await take_pictures(await one.channel.fetch_message(one.id), since, then)  # it may have one since
                self._in_words[number] = newest
                while len(self._in_words) > TABLES_KEPT:
                    self._in_words.popitem(last=False)
        except (HostTrouble, PlayerMistake, discord.HTTPException, discord.RateLimited, *DROPPED) as error:
            log.info("table=%s its newest message keeps its board: %s", number, error)

    def _keep(self, number: int, live: list[discord.Message]) -> None:
        self._live[number] = live
        while len(self._live) > TABLES_KEPT:
            self._live.popitem(last=False)

    async def _tell_who_has_played(self, table: TableInfo) -> None:
        """Direct messages that called somebody: once they need not decide any more, these say so."""
        over = table.status in ("over", "closed")
        asked = set() if over else {one.user for one in await self.host.reads.asks(table.id, BOT)}
        for seat in table.seats:
            if seat.user is not None and seat.user not in asked:
                said = Text(f"ui.past.{table.status}" if over else "ui.past.played")
                await self.direct.close(seat.user, button_ids.make("move", table=table.id), said, table)

    async def _tell_voters(self, table: TableInfo, one: discord.Message, ended: Text) -> None:
        """Whoever has a vote by direct message, too, reads there how it ended."""
        mark = first_id(one)
        if mark is None or not {pressed.verb for pressed in buttons_of(one, table.id)} & VOTES:
            return
        for user in {seat.user for seat in table.seats if seat.user is not None}:
            await self.direct.end(user, mark, timed(ended), table)

    async def _found(
        self, table: TableInfo, channel: discord.abc.Messageable, posted: discord.Message | None = None
    ) -> list[discord.Message]:
        """What was posted before the last start."""
        me = self.bot.user
        return [
            one
            async for one in channel.history(limit=LOOKED_AT, before=posted)
            if me is not None and one.author.id == me.id and any(buttons_of(one, table.id))
        ]

    async def _ended(
        self, table: TableInfo, one: discord.Message, posted: discord.Message, said: Text | None
    ) -> Text | None:
        """How it ended what the buttons of a message are for; None while they are needed."""
        verbs = {pressed.verb: pressed for pressed in buttons_of(one, table.id)}
        for verb, ending in self._endings.items():
            if verb in verbs:
                return await ending(table, verbs[verb], said)
        newer = any(pressed.verb == "move" for pressed in buttons_of(posted, table.id))
        if "move" in verbs and table.status in ("over", "closed"):
            return Text(f"ui.past.{table.status}")
        return Text("ui.past.move") if "move" in verbs and newer else None

    async def _seat(self, table: TableInfo, pressed: ButtonId, said: Text | None) -> Text | None:
        seat = next((one for one in table.seats if str(one.seat) == pressed.arg), None)
        if seat is not None and seat in table.open_seats:
            return None
        if seat is None or seat.user is None or table.status in ("over", "closed"):
            return Text("ui.past.seat")
        return text("ui.past.taken", player=who(seat.seat))

    async def _proposal(self, table: TableInfo, pressed: ButtonId, said: Text | None) -> Text | None:
        mark = pressed.arg.partition(".")[2]
        return None if await self.host.consent.stands(table.id, mark) else said or Text("ui.past.vote")

    async def _time_up(self, table: TableInfo, pressed: ButtonId, said: Text | None) -> Text | None:
        mark = pressed.arg.partition(".")[2]
        return None if await self.host.time_up.stands(table.id, mark) else said or Text("ui.past.vote")

    async def _going_back(self, table: TableInfo, pressed: ButtonId, said: Text | None) -> Text | None:
        wanted = await self.host.rewind.open(table.id, BOT)
        return None if wanted is not None and str(wanted.number) == pressed.arg else said or Text("ui.past.vote")

    async def _close(self, table: TableInfo, one: discord.Message, ended: Text) -> None:
        """The message as it was, without its buttons but for those that last, and how it ended."""
        said = small(self.context.everybody(table).say(timed(ended)))
        try:
            one = await one.channel.fetch_message(one.id)  # it may have been edited since
            if any(buttons_of(one, table.id)):
                begun = plays_alone(table) and table.status in ("over", "closed")  # its board is that of the beginning
                await close_message(one, said, rows(lasting_buttons(one)), pictures=not begun)
        except discord.NotFound:
            log.info("table=%s message=%s is gone", table.id, one.id)


def buttons_of(message: discord.Message, table: int) -> Iterator[ButtonId]:
    """The buttons of a message that belong to a table."""
    for row in message.components:
        for one in row.children if isinstance(row, discord.ActionRow) else ():
            pressed = button_ids.parse(getattr(one, "custom_id", None) or "")
            if pressed is not None and pressed.table == table:
                yield pressed


def lasting_buttons(message: discord.Message) -> list[Part]:
    """The buttons of a message that mean something for ever: by what every shuffle can be checked."""
    found = [one for row in message.components if isinstance(row, discord.ActionRow) for one in row.children]
    lasting = [(one, button_ids.parse(getattr(one, "custom_id", None) or "")) for one in found]
    return [
        button(one.label or "", one.custom_id or "")
        for one, pressed in lasting
        if isinstance(one, discord.Button) and pressed is not None and pressed.verb in LASTING
    ]
