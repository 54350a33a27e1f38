"""What the thread is told, from the outbox: in order, once, again after a failure, and never about what is gone."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

import discord
from discord.ext import commands, tasks

from cogs.kit import pictures
from cogs.kit.changes import changed_ids
from cogs.kit.codes import FORBIDDEN, GONE, SENTENCES, Code, code_of, temporary
from cogs.kit.context import Context
from cogs.kit.message import Message, PictureFile
from cogs.kit.permissions import IN_CHANNEL, IN_THREAD, lacking, lacking_text
from cogs.kit.table_parts import thread_url
from cogs.posting.direct import DirectMessages
from cogs.posting.turns import over_message, plain_message, recap_lines, turn_message, your_move_message
from engine.core import games
from engine.core.text import PlayerMistake, Text, join, text, who
from host import BOT, Asked, HostTrouble, Notice, Person, TableInfo
from render.scores import ScoreView

log = logging.getLogger(__name__)

Handler = Callable[[Notice], Awaitable[None]]

LOOK_AGAIN = 15.0  # seconds between looks for notices whose time has come
PERMISSION_WAIT = 900.0  # somebody has to change the server's settings first
MOST_TRIES = 6  # of a notice that fails by our own mistake
AT_ONCE = 8


class NoPlace(Exception):
    """The table has no thread and no channel, or they are deleted."""


class OutboxPoster(commands.Cog):
    """Empties the outbox; what is sent is made from what is saved, with the notice's nonce."""

    def __init__(self, context: Context, direct: DirectMessages) -> None:
        self.context, self.direct = context, direct
        self.bot, self.host = context.bot, context.host
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self.handlers: dict[str, Handler] = {
            "started": self.turn,
            "turn": self.turn,
            "asked": self.asked,
            "over": self.over,
            "stuck": self.stuck,
            "closed": self._plain(Text("ui.post.closed")),
            "frozen": self._plain(Text("ui.post.frozen")),
            "thawed": self._plain(Text("ui.post.thawed")),
            "salvaged": self._plain(Text("ui.post.salvaged")),
        }

    def on(self, kind: str, handler: Handler) -> None:
        """Say how a kind of notice is told; it raises what Discord raises, and that decides what becomes of it."""
        self.handlers[kind] = handler

    async def cog_load(self) -> None:
        self.host.notices.when_new = self.wake
        self.look_again.start()

    async def cog_unload(self) -> None:
        self.host.notices.when_new = lambda: None
        self.look_again.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """What was not told before a restart is told now."""
        self.wake()

    @tasks.loop(seconds=LOOK_AGAIN)
    async def look_again(self) -> None:
        if self.bot.is_ready():
            self.wake()

    def wake(self) -> None:
        """Something may have to be told."""
        self._again = True
        if self._task is None or self._task.done():
            self._task = asyncio.get_running_loop().create_task(self._drain(), name="outbox")

    async def _drain(self) -> None:
        while self._again:
            self._again = False
            settled: list[bool] = []
            try:
                due = await self.host.notices.due()
            except HostTrouble as trouble:
                log.error("the outbox cannot be read: %s", trouble)
                return
            for at in range(0, len(due), AT_ONCE):
                settled += await asyncio.gather(*(self.deliver(notice) for notice in due[at : at + AT_ONCE]))
            # What could not even be put off waits for the next look, or this would go round and round.
            self._again = self._again or any(settled)

    async def deliver(self, notice: Notice) -> bool:
        """Tell a notice, and note in the outbox what became of it; returns whether that could be noted."""
        try:
            try:
                await self.handlers[notice.kind](notice)
            except Exception as error:
                await self._failed(notice, error)
            else:
                await self.host.notices.sent(notice)
        except Exception:
            log.exception("table=%s notice=%s kind=%s stays in the outbox", notice.table, notice.id, notice.kind)
            return False
        return True

    async def _failed(self, notice: Notice, error: Exception) -> None:
        code = code_of(error)
        if isinstance(error, NoPlace) or code in GONE:
            await self.host.notices.gone(notice, str(error))
        elif code in FORBIDDEN or code is Code.TOO_MANY_THREADS:
            table = await self.host.looking.info(notice.table, BOT)
            self.context.lacking[notice.table] = self._why(table, code)
            await self.host.notices.failed(notice, PERMISSION_WAIT)
        elif temporary(error) or isinstance(error, HostTrouble):
            await self.host.notices.failed(notice)
        elif notice.tries < MOST_TRIES:
            log.error("table=%s notice=%s kind=%s", notice.table, notice.id, notice.kind, exc_info=error)
            await self.host.notices.failed(notice)
        else:
            await self.host.notices.gone(notice, repr(error))

    def _why(self, table: TableInfo, code: Code) -> Text:
        if code is Code.TOO_MANY_THREADS:
            return SENTENCES[code]
        place = table.thread or table.channel
        channel = None if place is None else self.bot.get_channel(place)
        if isinstance(channel, discord.Thread | discord.TextChannel):
            needed = IN_THREAD if isinstance(channel, discord.Thread) else IN_CHANNEL
            return lacking_text(lacking(channel.permissions_for(channel.guild.me), needed), place)
        return lacking_text(("view_channel",) if code is Code.NO_ACCESS else (), place)

    async def send(self, table: TableInfo, message: Message, nonce: str) -> discord.Message:
        """Post into the table's thread (or channel), which is woken if it sleeps."""
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
        table = await self.host.looking.info(notice.table, BOT)
        reader = self.context.everybody(table)
        asked = await self._asked(table, notice)
        mover = asked[0] if len(asked) == 1 else None
        since = notice.since
        if mover is not None and mover.user is not None:
            own = await self.host.looking.recap(table.id, Person(mover.user))
            since = min([since, *(turn.segment for turn in own)])
        turns = await self.host.looking.log(table.id, BOT, since)
        view = await self.host.looking.view(table.id, BOT, notice.segment)
        before = await self.host.looking.view(table.id, BOT, since)
        picture = await pictures.picture(
            table, pictures.BOARD, view, reader.lang, changed=changed_ids(before, view), slot=table.id
        )
        message = turn_message(
            table,
            reader,
            opening=self._opening(table) if notice.kind == "started" else None,
            recap=recap_lines(turns, reader, notice.segment, notice.since, None if mover is None else mover.seat),
            recap_title=Text("ui.post.since") if mover is not None else Text("ui.post.lately"),
            asked=asked,
            picture=picture,
            rings=await self._to_ring(asked),
        )
        await self._tell(table, message, notice, asked)

    async def asked(self, notice: Notice) -> None:
        """Somebody must decide in the middle of another's turn."""
        table = await self.host.looking.info(notice.table, BOT)
        asked = await self._asked(table, notice)
        if asked:
            message = turn_message(table, self.context.everybody(table), asked=asked, rings=await self._to_ring(asked))
            await self._tell(table, message, notice, asked)

    async def over(self, notice: Notice) -> None:
        """The game ended."""
        table = await self.host.looking.info(notice.table, BOT)
        reader = self.context.everybody(table)
        result = await self.host.looking.standing(table.id, BOT)
        if result is None:
            raise NoPlace(f"table {table.id} has no result")
        turns = await self.host.looking.log(table.id, BOT, notice.since)
        shown: list[PictureFile] = []
        view = await self.host.looking.view(table.id, BOT)
        colours = tuple(seat.colour for seat in table.seats)
        for kind, what in (
            (pictures.SCORE, ScoreView(games.get(table.game).title, colours, result)),
            (pictures.BOARD, view),
        ):
            picture = await pictures.picture(table, kind, what, reader.lang)
            shown += [] if picture is None else [picture]
        message = over_message(
            table,
            reader,
            result,
            recap=recap_lines(turns, reader, notice.segment),
            seed=await self.host.looking.seed(table.id, BOT) or "",
            pictures=shown,
        )
        await self.send(table, message, notice.nonce)

    async def stuck(self, notice: Notice) -> None:
        """A computer player cannot go on, by a mistake of ours; nobody clicked who could be answered."""
        table = await self.host.looking.info(notice.table, BOT)
        said = text("ui.post.stuck", players=join([who(seat) for seat in notice.seats], "and"))
        await self.send(table, plain_message(table, self.context.everybody(table), said), notice.nonce)

    def _plain(self, said: Text) -> Handler:
        async def tell(notice: Notice) -> None:
            table = await self.host.looking.info(notice.table, BOT)
            await self.send(table, plain_message(table, self.context.everybody(table), said), notice.nonce)

        return tell

    async def _tell(self, table: TableInfo, message: Message, notice: Notice, asked: Sequence[Asked]) -> None:
        """Post, and write to those who want to hear of it by direct message, or can hear of it no other way."""
        lost: Exception | None = None
        try:
            await self.send(table, message, notice.nonce)
        except Exception as error:
            if not isinstance(error, NoPlace) and code_of(error) not in GONE:
                raise
            lost = error
        for one in asked:
            if one.user is not None:
                await self._write_to(table, one.user, notice, lost=lost is not None)
        if lost is not None:
            raise lost

    async def _write_to(self, table: TableInfo, user: int, notice: Notice, *, lost: bool) -> None:
        route = (await self.host.users.get(user)).route
        if route not in ("dm", "both") and not (lost and route == "thread"):
            return
        reader = await self.context.reader_by_dm(user, table)
        # Somebody who is rung in the thread is not rung a second time.
        ring = user if lost or route == "dm" else None
        message = your_move_message(table, reader, "" if lost else thread_url(table), ring=ring)
        try:
            await self.direct.send(user, message, f"{notice.nonce}n")
        except Exception as error:  # the thread knows already; a direct message is a courtesy
            log.info("table=%s user=%s could not be written to: %s", table.id, user, error)

    async def _asked(self, table: TableInfo, notice: Notice) -> list[Asked]:
        """Those the notice is about who still have to decide."""
        try:
            now = await self.host.looking.asks(table.id, BOT)
        except PlayerMistake:  # frozen or closed meanwhile
            return []
        return [one for one in now if one.seat in notice.seats and one.user is not None]

    async def _to_ring(self, asked: Sequence[Asked]) -> list[int]:
        """Whose mention rings: all but those who chose to hear of it elsewhere or not at all."""
        users = [one.user for one in asked if one.user is not None]
        return [user for user in users if (await self.host.users.get(user)).route in ("thread", "both")]

    def _opening(self, table: TableInfo) -> Text:
        order = join([who(seat.seat) for seat in table.seats], "comma")
        return text("ui.post.started", players=order, hash=table.commitment or "")
