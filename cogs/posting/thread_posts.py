"""What a table's thread is told: turns, questions in between, the end, and what becomes of the table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial

import discord

from cogs.cards.practice_words import practice_text
from cogs.cards.recap import Recap, recap_lines, recap_title, scorings
from cogs.cards.score_sheet import score_sheet
from cogs.cards.table_parts import proof_button
from cogs.clicks.context import Context
from cogs.clicks.discord_errors import DROPPED, Code, code_of
from cogs.messages import pictures
from cogs.messages.message import Message, PictureFile
from cogs.messages.reader import Reader
from cogs.posting import rewind_messages
from cogs.posting.card_and_thread_name import CardAndThreadName
from cogs.posting.outbox import OutboxPoster
from cogs.posting.over_days_messages import OVER_DAYS, over_days_message
from cogs.posting.past_messages import PastMessages
from cogs.posting.reopening import ThreadReopener
from cogs.posting.thread_messages import (
    closed_message,
    lesson_message,
    over_message,
    plain_message,
    plays_alone,
    turn_message,
)
from cogs.posting.troubles import NoPlace, lacking_in, missing_in
from engine.core import games
from engine.core.result import Result
from engine.core.text import PlayerMistake, Seat, Text, join, text, who
from host import BOT, AskedSeat, HostTrouble, Notice, Person, TableInfo, Turn
from host.days.gathering import call_of
from render import PictureRequest
from render.ending.poster import PosterView
from render.kit.changes import changes_between

log = logging.getLogger(__name__)

PLAIN = {kind: Text(f"ui.post.{kind}") for kind in ("frozen", "thawed", "salvaged")}
CLOSED = {"closed": Text("ui.post.closed"), "abandoned": Text("days.abandoned")}  # without a result
TOO_LARGE = 413


class ThreadPoster:
    """Makes each message from what is saved, and sends it with the notice's nonce."""

    def __init__(self, context: Context, outbox: OutboxPoster, reopener: ThreadReopener, past: PastMessages) -> None:
        self.context, self.reopener, self.past = context, reopener, past
        self.bot, self.host = context.bot, context.host
        self.outbox, self.card = outbox, CardAndThreadName(context)
        for kind in ("started", "turn"):
            outbox.on(kind, self.turn)
        outbox.on("asked", self.asked)
        for kind in ("over", "stuck", *PLAIN, *CLOSED, *rewind_messages.KINDS):
            outbox.on(kind, self.plain)

    async def send(self, table: TableInfo, message: Message, nonce: str, said: Text | None = None) -> discord.Message:
        """Post into the table's thread (or channel), after which older messages may be over.

        What ended them is `said` there, where that is one sentence.
        """
        posted = await self._send_whole(table, message, nonce)
        self.outbox.afterwards(table.id, partial(self.past.follow, table.id, posted, said))
        return posted

    async def _send_whole(self, table: TableInfo, message: Message, nonce: str) -> discord.Message:
        """Post with the pictures; without them, if they are what Discord does not take."""
        try:
            return await self._send(table, message, nonce)
        except discord.HTTPException as error:
            too_large = error.status == TOO_LARGE or code_of(error) is Code.TOO_LARGE
            forbidden = code_of(error) is Code.NO_PERMISSION and missing_in(table, self.bot) == ("attach_files",)
            if not message.pictures or not (too_large or forbidden):
                raise
            if forbidden:
                self.context.lacking[table.id] = lacking_in(table, self.bot)
            log.warning("table=%s its pictures are not taken: %s", table.id, error)
        return await self._send(table, message.without_pictures(), nonce)

    async def _send(self, table: TableInfo, message: Message, nonce: str) -> discord.Message:
        """Post into the thread; where it was deleted, into a new one."""
        try:
            return await self._send_there(table, message, nonce)
        except discord.HTTPException as error:
            if code_of(error) is not Code.CHANNEL_GONE or not self.reopener.has_more_to_tell(table):
                raise
        return await self._send_there(await self.reopener.reopen(table, tells=True), message, nonce)

    async def _send_there(self, table: TableInfo, message: Message, nonce: str) -> discord.Message:
        """Post into the thread, which is woken if it sleeps."""
        place = table.thread or table.channel
        if place is None:
            raise NoPlace(f"table {table.id} has no thread")
        target = self.bot.get_partial_messageable(place, guild_id=table.guild)
        try:
            return await target.send(**message.sending(nonce))
        except discord.HTTPException as error:
            if code_of(error) is not Code.THREAD_ARCHIVED:
                raise
        thread = self.bot.get_channel(place) or await self.bot.fetch_channel(place)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)
        return await target.send(**message.sending(nonce))

    async def turn(self, notice: Notice) -> None:
        """A turn ended: the recap, the board with the changes outlined, who decides what."""
        table = await self.host.reads.info(notice.table, BOT)
        reader = self.context.everybody(table)
        asked = await self.still_asked(table, notice.seats)
        if notice.kind == "turn" and await self._brought(table, asked):
            await self.card.follow(table)
            self.outbox.afterwards(table.id, partial(self.past.overtaken, table.id))
            return
        mover = asked[0] if len(asked) == 1 else None
        reads = self.host.reads
        begun = table.direct and notice.kind == "started"  # by who is there
        if notice.kind == "started" and table.teaching == "lesson":
            mentions = await self.rung(notice, [] if begun else self.absent(table, asked))
            await self.send(table, lesson_message(table, reader, asked, mentions), notice.nonce)
            self.outbox.afterwards(table.id, partial(self._make_ready, table.id, asked))
            return
        turns, opening, mentions = await asyncio.gather(
            reads.lately(table.id, BOT, notice.since)
            if mover is None or mover.user is None
            else reads.recap(table.id, Person(mover.user)),
            self._opening(table, notice),
            self.rung(notice, [] if begun else self.absent(table, asked)),
        )
        since = notice.since if mover is None or not turns else turns[0].segment
        make = partial(
            turn_message,
            table,
            reader,
            opening=opening,
            recap=Recap(recap_title(turns), recap_lines(table.game, turns, reader, notice.segment)),
            asked=asked,
            mentions=mentions,
            more=[proof_button(table, reader)]
            if notice.kind == "started" and table.commitment and table.practice is None
            else [],
        )
        if notice.kind == "started" or only_computers(table, turns):
            # Everybody waits for the first buttons, nobody for the picture.
            posted = await self.send(table, make(), notice.nonce)
            self.outbox.afterwards(table.id, partial(self._add_picture, posted, make, notice, since, turns))
        else:
            picture = await self._board(table, reader, since, notice.segment, turns)
            posted = await self.send(table, make(picture=picture), notice.nonce)
        if notice.kind != "started":
            await self._call(table, asked, posted)
            await self.card.follow(table)
            self.outbox.afterwards(table.id, partial(self.context.when_waited_for, table, users_of(asked)))
        self.outbox.afterwards(table.id, partial(self._make_ready, table.id, asked))

    async def _brought(self, table: TableInfo, asked: Sequence[AskedSeat]) -> bool:
        """Whether who plays with computers alone is there and has got the next question: then nothing is posted."""
        people = users_of(asked)
        if not plays_alone(table) or len(people) != 1 or not self.context.is_here(table.id, people[0]):
            return False
        return await self.context.when_called(table.id, people[0], None)

    async def _make_ready(self, table: int, asked: Sequence[AskedSeat]) -> None:
        """Whoever has just been called soon opens the panel: what it asks is worked out before that, and kept."""
        try:
            for one in asked:
                if one.user is not None:
                    await self.host.reads.question(table, Person(one.user))
        except (HostTrouble, PlayerMistake) as error:
            log.info("table=%s what is asked there cannot be told beforehand: %s", table, error)

    async def _board(
        self, table: TableInfo, reader: Reader, since: int, until: int, turns: Sequence[Turn]
    ) -> PictureFile | None:
        """The board with what has changed between two moments, and what was scored; the recap tells the turns."""
        reads = self.host.reads
        view, before = await reads.view(table.id, BOT, until), await reads.view(table.id, BOT, since)
        request = PictureRequest(
            table.game,
            pictures.posted(table.game),
            view,
            table.names,
            reader.lang,
            changed=await asyncio.to_thread(changes_between, before, view),
            lately=scorings(table.game, turns, view, until),
            practice=pictures.practice_band(table, reader.lang),
        )
        return await pictures.picture_in_time(table, request, slot=table.id)

    async def _add_picture(
        self, posted: discord.Message, make: Callable[..., Message], notice: Notice, since: int, turns: Sequence[Turn]
    ) -> None:
        """The picture of a message that stands already; without it the message is as good, and so it is if the table
        has gone on meanwhile: what comes next has a picture, too."""
        try:
            if await self.host.notices.outdated(notice):
                return
            table = await self.host.reads.info(notice.table, BOT)
            picture = await self._board(table, self.context.everybody(table), since, notice.segment, turns)
            if picture is not None and not await self.host.notices.outdated(notice):
                await posted.edit(**make(picture=picture).editing())
        except (HostTrouble, PlayerMistake, discord.HTTPException, discord.RateLimited, *DROPPED) as error:
            log.info("table=%s message=%s its picture cannot be added: %s", notice.table, posted.id, error)

    async def asked(self, notice: Notice) -> None:
        """Somebody must decide in the middle of another's turn."""
        table = await self.host.reads.info(notice.table, BOT)
        asked = await self.still_asked(table, notice.seats)
        if asked and not (table.direct and await self._brought(table, asked)):
            message = turn_message(
                table,
                self.context.everybody(table),
                asked=asked,
                mentions=await self.rung(notice, self.absent(table, asked)),
            )
            await self._call(table, asked, await self.send(table, message, notice.nonce))

    async def _call(self, table: TableInfo, asked: Sequence[AskedSeat], posted: discord.Message) -> None:
        """Who is still there gets the question along with the message."""
        for user in users_of(asked):
            await self.context.when_called(table.id, user, posted.id)

    async def plain(self, notice: Notice) -> None:
        """What asks nobody."""
        table = await self.host.reads.info(notice.table, BOT)
        message = await self.message_of(notice, notice.kind, table, self.context.everybody(table))
        mentions = await self.rung(notice, message.mentions)
        said = rewind_messages.sentence(notice) if notice.kind in rewind_messages.ENDINGS else None
        await self.send(table, replace(message, mentions=tuple(mentions)), notice.nonce, said)
        if notice.kind in ("over", *CLOSED):
            for seat in table.seats:
                if seat.user is not None:
                    await self.context.when_over(table.id, seat.user)
        await self.card.follow(table)

    async def message_of(
        self, notice: Notice, kind: str, table: TableInfo, reader: Reader, own: Seat | None = None
    ) -> Message:
        """What asks nobody, as a message to whoever reads it: in the thread, or to who holds the seat `own`."""
        if kind == "over":
            return await self._over(notice, table, reader, own)
        if kind in CLOSED:
            result = await self.host.reads.result_so_far(table.id, BOT)
            picture = await self._board(table, reader, notice.segment, notice.segment, ())
            return closed_message(table, reader, CLOSED[kind], result, picture)
        if kind in OVER_DAYS:
            return over_days_message(notice, kind, table, reader)
        if kind == "stuck":  # a computer player, because of a bug; nobody clicked who could be answered
            said = text("ui.post.stuck", players=join([who(seat) for seat in notice.seats], "and"))
            return plain_message(table, reader, said)
        if kind in rewind_messages.KINDS:
            wanted = await self.host.rewind.open(table.id, BOT) if kind == "back_asked" else None
            asked = await self.still_asked(table, range(len(table.seats))) if kind == "back_done" else []
            return rewind_messages.back_message(notice, kind, table, reader, wanted, asked)
        return plain_message(table, reader, PLAIN[kind])

    async def _over(self, notice: Notice, table: TableInfo, reader: Reader, own: Seat | None) -> Message:
        result = await self.host.reads.result_so_far(table.id, BOT)
        turns = await self.host.reads.log(table.id, BOT, notice.since)
        picture = await self._poster(table, reader, result) or await score_sheet(table, reader, result)
        return over_message(
            table,
            reader,
            result,
            recap=recap_lines(table.game, turns, reader, notice.segment),
            played=await self.host.reads.played(table.id, BOT),
            ended_by_standin=await self.host.reads.ended_by_standin(table.id, BOT),
            seen_back=await self.host.reads.seen_back(table.id, BOT),
            picture=picture,
            own=own,
        )

    async def _poster(self, table: TableInfo, reader: Reader, result: Result) -> PictureFile | None:
        """The poster of a finished game; who plays alone has nobody to stand beside on it, and practice has none."""
        if len(table.seats) < 2 or table.practice or table.ended_at is None or not pictures.has_pictures(table.game):
            return None
        try:
            story = await self.host.stories.story(table.id, BOT)
            final = await self.host.reads.view(table.id, BOT)
        except (HostTrouble, PlayerMistake) as error:
            log.info("table=%s has no poster: %s", table.id, error)
            return None
        ended = datetime.fromtimestamp(table.ended_at, UTC)
        view = PosterView(
            reader.label(games.get(table.game).name),
            tuple(seat.colour for seat in table.seats),
            result,
            story,
            (ended.year, ended.month, ended.day),
            final,
        )
        request = PictureRequest(table.game, pictures.POSTER, view, table.names, reader.lang)
        return await pictures.picture_in_time(table, request)

    async def still_asked(self, table: TableInfo, seats: Sequence[int]) -> list[AskedSeat]:
        """Those of the seats who still have to decide."""
        try:
            now = await self.host.reads.asks(table.id, BOT)
        except PlayerMistake:  # frozen or closed meanwhile
            return []
        return [one for one in now if one.seat in seats and one.user is not None]

    async def rung(self, notice: Notice, users: Sequence[int]) -> list[int]:
        """Whom a post rings: not those who chose to hear of it elsewhere; who sleeps or is away hears of it later."""
        table = await self.host.reads.info(notice.table, BOT)
        routes = ("thread", "both", "dm") if table.direct else ("thread", "both")
        wanting = [user for user in users if (await self.host.users.get(user)).route in routes]
        return [user for user in wanting if await self.host.gathering.rings(user, call_of(notice, notice.kind))]

    def absent(self, table: TableInfo, asked: Sequence[AskedSeat]) -> list[int]:
        """Those who must decide and do not have the question before them already."""
        return [user for user in users_of(asked) if not self.context.has_question(table.id, user)]

    async def _opening(self, table: TableInfo, notice: Notice) -> Text | None:
        """Who plays after whom from the first turn on, or who plays at all, if that is not settled at the start."""
        if notice.kind != "started":
            return None
        began = await self.host.reads.view(table.id, BOT, 0)
        order = [seat for seat in games.get(table.game).turn_order(began) if seat < len(table.seats)]
        players = join([who(seat) for seat in order or range(len(table.seats))], "comma")
        if table.practice is not None:
            return practice_text("practice.started", table, players=players)
        key = "ui.post.started" if len(order) > 1 else "ui.post.started_by"
        opening = text(key, players=players)
        aims = games.get(table.game).aims(began)
        return join([opening, text("ui.post.aims", aims=join(aims))], "line") if aims else opening


def users_of(asked: Sequence[AskedSeat]) -> list[int]:
    """The people among those who must decide."""
    return [one.user for one in asked if one.user is not None]


def only_computers(table: TableInfo, turns: Sequence[Turn]) -> bool:
    """Whether no person has done anything yet, from the first turn on."""
    seats = {deed.seat for turn in turns for deed in turn.deeds if deed.seat is not None}
    return bool(turns) and turns[0].segment == 0 and all(table.seats[seat].player is not None for seat in seats)
