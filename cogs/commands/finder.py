"""Which table is meant: the one named, the one of this thread, or the only one there is; and who may look at it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands

from cogs.kit import limits
from cogs.kit.context import Context
from cogs.kit.message import fit
from cogs.kit.reader import Reader
from cogs.panels.question import title
from engine.core.text import PlayerMistake, Text
from host import Status, TableInfo, rights

Click = discord.Interaction[Any]
OPEN: tuple[Status, ...] = ("lobby", "running", "frozen")
PLAYED: tuple[Status, ...] = ("running", "frozen", "over", "closed")


class Finding:
    """Shared by all commands that look at a table."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.looking = context.host.looking

    def may_see(self, click: Click, table: TableInfo) -> bool:
        """Whoever sits there may; others only on the table's own server, and not if it is private."""
        return rights.may("look", table, click.user.id, guild=click.guild_id)

    async def visible(self, click: Click, statuses: Sequence[Status] = OPEN) -> list[TableInfo]:
        """The tables of this server that somebody may see; in a direct message the own ones."""
        if click.guild_id is None:
            return await self.looking.of_user(click.user.id, statuses)
        found = await self.looking.of_guild(click.guild_id, statuses)
        return [table for table in found if self.may_see(click, table)]

    async def one(self, click: Click, number: int | None, statuses: Sequence[Status] = OPEN) -> TableInfo:
        """The table meant; a mistake says how to name it."""
        if number is not None:
            table = await self.looking.info(number)
            rights.allow("look", table, click.user.id, guild=click.guild_id)
            return table
        here = None if click.channel_id is None else await self.looking.in_thread(click.channel_id)
        if here is not None:
            return here
        own = await self.looking.of_user(click.user.id, statuses)
        if click.guild_id is not None:
            own = [table for table in own if table.guild == click.guild_id] or own
        if len(own) == 1:
            return own[0]
        raise PlayerMistake(Text("look.mistake.which_table") if own else Text("look.mistake.no_table"))

    async def suggest(
        self, click: Click, typed: str, statuses: Sequence[Status] = OPEN
    ) -> list[app_commands.Choice[int]]:
        """Tables to choose from: own ones first, then those of this server."""
        reader = await self.context.reader(click)
        own = await self.looking.of_user(click.user.id, statuses)
        found = {table.id: table for table in [*own, *(await self.visible(click, statuses))]}
        lines = [(described(table, reader), table.id) for table in found.values()]
        return [
            app_commands.Choice(name=fit(name, limits.OPTION_TEXT), value=number)
            for name, number in lines
            if str(typed).casefold() in name.casefold()
        ][: limits.OPTIONS]


def described(table: TableInfo, reader: Reader) -> str:
    """A table in a few words: game, number, players."""
    return f"{reader.label(title(table))} · {', '.join(table.names)}"
