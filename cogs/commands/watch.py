"""/watch: look at a table without playing there, and follow it."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.clicks import Click
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.commands.finder import PLAYED, TableFinder
from cogs.messages.command_names import named
from cogs.panels.look.watching import WatchingPanel

Choice = app_commands.Choice


class WatchCommands(commands.Cog):
    """The command /watch, for whoever can see a table."""

    def __init__(self, context: Context, finder: TableFinder, panel: WatchingPanel) -> None:
        self.context, self.finder, self.panel = context, finder, panel

    @app_commands.command(name=named("home.command.watch"), description=named("home.command.watch.about"))
    @app_commands.describe(table=named("look.param.table.about"))
    @app_commands.rename(table=named("look.param.table"))
    async def watch(self, click: Click, table: int | None = None) -> None:
        """The public side of a table."""
        await acknowledge(click, ephemeral=True, thinking=True)
        found = await self.finder.to_see(click, table, PLAYED)
        await self.panel.show(click, found.id)

    @watch.autocomplete("table")
    async def suggest_table(self, click: Click, typed: str) -> list[Choice[int]]:
        """The tables that can be seen here."""
        return await self.finder.suggest_to_see(click, typed, PLAYED)
