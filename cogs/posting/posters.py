"""The poster of a finished game, which follows its result; whatever becomes of it, the result was told."""

from __future__ import annotations

from datetime import UTC, datetime

from cogs.clicks.context import Context
from cogs.messages import pictures
from cogs.messages.message import Message, PictureFile, gallery
from cogs.messages.pictures import POSTER
from cogs.messages.reader import Reader
from cogs.posting.outbox import OutboxPoster
from cogs.posting.thread_posts import ThreadPoster
from engine.core import games
from host import BOT, Notice, TableInfo
from render import PictureRequest
from render.ending.poster import PosterView


class EndPoster:
    """Draws it in the background, and posts it into the table's thread."""

    def __init__(self, context: Context, outbox: OutboxPoster, thread: ThreadPoster) -> None:
        self.context, self.host, self.thread = context, context.host, thread
        outbox.on("poster", self.post)

    async def post(self, notice: Notice) -> None:
        """One poster; a table that cannot have one goes without."""
        table = await self.host.reads.info(notice.table, BOT)
        shown = await self.poster(table, self.context.everybody(table))
        if shown is not None:
            await self.thread.send(table, Message((gallery(shown),), (shown,)), notice.nonce)

    async def poster(self, table: TableInfo, reader: Reader) -> PictureFile | None:
        """The picture; None for a game without pictures, or where it cannot be drawn."""
        result = await self.host.reads.result_so_far(table.id, BOT)
        if table.ended_at is None or not pictures.has_pictures(table.game):
            return None
        ended = datetime.fromtimestamp(table.ended_at, UTC)
        view = PosterView(
            reader.label(games.get(table.game).name),
            tuple(seat.colour for seat in table.seats),
            result,
            await self.host.stories.story(table.id, BOT),
            (ended.year, ended.month, ended.day),
            await self.host.reads.view(table.id, BOT),
        )
        request = PictureRequest(table.game, POSTER, view, table.names, reader.lang)
        return await pictures.picture_if_drawn(table, request)
