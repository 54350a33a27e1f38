"""Look for players, stop looking, and Accept: the buttons of a table of strangers."""

from __future__ import annotations

from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge, answer
from cogs.clicks.context import Context
from cogs.clicks.people import person
from cogs.clicks.router import Router
from cogs.messages.message import note
from cogs.panels.tables.lobby import LobbyPanel
from engine.core.text import Text
from host import TableInfo


class SeekingPanel:
    """The buttons of a lobby that looks for players; the lobby message shows what they change."""

    def __init__(self, context: Context, router: Router, lobby: LobbyPanel) -> None:
        self.context, self.lobby = context, lobby
        self.seeking = context.host.seeking
        router.on("seek", self.seek)
        router.on("stop_seeking", self.stop)
        router.on("accept", self.accept)

    async def seek(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Call for players where the server wants it."""
        await acknowledge(click)
        table, who = await self.lobby.meant(click, pressed)
        await self.begun(click, await self.seeking.begin(table.id, who))

    async def begun(self, click: Click, table: TableInfo) -> None:
        """Show that players are looked for, and post it."""
        await self.lobby.changed(click, table)
        if not await self.lobby.calls.post(table):
            reader = await self.context.reader(click, table)
            await answer(click, note(reader.say(Text("home.seek.unposted"))))

    async def stop(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """An ordinary table again."""
        await acknowledge(click)
        table, who = await self.lobby.meant(click, pressed)
        ended = await self.seeking.end(table.id, who)
        await self.lobby.changed(click, ended)
        await self.lobby.calls.withdraw(table)

    async def accept(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Say that one would like to play it so; the last one's click starts the game."""
        await acknowledge(click)
        table = await self.seeking.accept(button_ids.table_of(pressed), person(click))
        if table.agreed:
            await self.lobby.begin(click, table.id)
        else:
            await self.lobby.show(click, table)
