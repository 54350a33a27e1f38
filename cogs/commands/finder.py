"""Which table is meant: the one named, the one of this thread, or the only one there is; and who may look at it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from discord import app_commands

from cogs.cards.table_parts import described, title
from cogs.clicks import Click
from cogs.clicks.context import Context
from cogs.clicks.people import person
from cogs.clicks.places import guild_of
from cogs.messages import limits
from cogs.messages.message import fit
from engine.core.text import PlayerMistake, Text
from host import Status, TableInfo

OPEN: tuple[Status, ...] = ("lobby", "running", "frozen")
PLAYED: tuple[Status, ...] = ("running", "frozen", "over", "closed")
RUNNING: tuple[Status, ...] = ("running",)


class TableFinder:
    """Shared by all commands that are about a table; who may not see one is told that there is none."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.reads = context.host.reads

    async def named(self, click: Click, number: int) -> TableInfo:
        """The table of that number, if there is one as far as this person may know."""
        return await self.reads.info(number, person(click))

    async def here(self, click: Click) -> TableInfo | None:
        """The table of this thread: whoever reads the thread sees its table anyway."""
        return None if click.channel_id is None else await self.reads.in_thread(click.channel_id, person(click))

    async def meant(self, click: Click) -> TableInfo | None:
        """The table that somebody thinks of without naming it: of this thread, else the only one they sit at."""
        here = await self.here(click)
        if here is not None:
            return here
        own = await self.reads.of_user(click.user.id, OPEN)
        return own[0] if len(own) == 1 else None

    async def visible(self, click: Click, statuses: Sequence[Status] = OPEN) -> list[TableInfo]:
        """The tables of this server that somebody may see; in a direct message the own ones."""
        if guild_of(click) is None:
            return await self.reads.of_user(click.user.id, statuses)
        return await self.reads.on_server(person(click), statuses)

    async def to_see(self, click: Click, number: int | None, statuses: Sequence[Status] = OPEN) -> TableInfo:
        """The table to look at, or to do something about; a mistake says how to name it."""
        if number is not None:
            return await self.named(click, number)
        here = await self.here(click)
        if here is not None:
            return here
        own = await self.reads.of_user(click.user.id, statuses)
        own = [table for table in own if table.guild == guild_of(click)] or own
        if statuses == PLAYED and not own:  # who sits nowhere and only looks means the one of this channel
            own = [table for table in await self.visible(click, statuses) if table.channel == click.channel_id]
        if len(own) > 1 and statuses == PLAYED:  # who only looks means the game that is on
            own = [table for table in own if table.status == "running"] or own
        if len(own) == 1:
            return own[0]
        raise PlayerMistake(Text("look.mistake.which_table") if own else Text("look.mistake.no_table"))

    async def to_play(self, click: Click, number: int | None, *, waiting: bool) -> list[TableInfo]:
        """The tables at which somebody may want to play, at least one; with `waiting` those that wait, if any do."""
        if number is not None:
            return [await self.named(click, number)]
        here = await self.here(click)
        if here is not None and here.seat_of(click.user.id) is not None:
            return [here]
        asked = await self.reads.asks_for(click.user.id) if waiting else []
        found = asked or await self.reads.of_user(click.user.id, RUNNING)
        if not found:
            raise PlayerMistake(Text("ui.mistake.no_tables"))
        return found

    async def to_answer(self, click: Click, number: int | None) -> TableInfo:
        """The one table whose question is answered."""
        found = await self.to_play(click, number, waiting=True)
        if len(found) > 1:
            raise PlayerMistake(Text("ui.mistake.which_table"))
        return found[0]

    async def suggest_to_see(
        self, click: Click, typed: str, statuses: Sequence[Status] = OPEN
    ) -> list[app_commands.Choice[int]]:
        """Tables to choose from: own ones first, then those of this server."""
        reader = await self.context.reader(click)
        own = await self.reads.of_user(click.user.id, statuses)
        found = distinct([*own, *(await self.visible(click, statuses))])
        return choices(((described(table, reader), table.id) for table in found), typed)

    async def suggest_to_play(self, click: Click, typed: str) -> list[app_commands.Choice[int]]:
        """The tables somebody sits at, those that wait for them first."""
        reader = await self.context.reader(click)
        waiting = await self.reads.asks_for(click.user.id)
        found = distinct([*waiting, *(await self.reads.of_user(click.user.id, RUNNING))])
        return choices(((reader.say(title(table)), table.id) for table in found), typed)


def number_so_far(click: Click) -> int | None:
    """The number of the table, in a command that is still being typed."""
    number = getattr(click.namespace, "table", None)
    return number if isinstance(number, int) else None


def distinct(tables: Iterable[TableInfo]) -> list[TableInfo]:
    """Every table once, in the order they come."""
    return list({table.id: table for table in tables}.values())


def choices(lines: Iterable[tuple[str, int]], typed: str) -> list[app_commands.Choice[int]]:
    """The lines that have what was typed, as many as Discord shows."""
    return [
        app_commands.Choice(name=fit(name, limits.OPTION_TEXT), value=number)
        for name, number in lines
        if str(typed).casefold() in name.casefold()
    ][: limits.OPTIONS]
