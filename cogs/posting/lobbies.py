"""A lobby that has changed without a click: its card and its call for players are drawn anew."""

from __future__ import annotations

from cogs.cards.player_calls import Calls
from cogs.clicks.context import Context
from cogs.posting.outbox import OutboxPoster
from cogs.posting.signs import TableSigns
from host import BOT, Notice


class LobbyPoster:
    """Nobody is rung: whoever gave a seat up was asked for a day."""

    def __init__(self, context: Context, outbox: OutboxPoster) -> None:
        self.host = context.host
        self.signs, self.calls = TableSigns(context), Calls(context)
        outbox.on("lobby", self.tell)

    async def tell(self, notice: Notice) -> None:
        """Card and call as the table is now."""
        table = await self.host.reads.info(notice.table, BOT)
        await self.signs.follow(table)
        await self.calls.follow(table)
