"""/learn: a guided first game against the computer."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.clicks import Click
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.clicks.places import for_everybody
from cogs.commands.table_list import suggest_games
from cogs.messages.command_names import named
from cogs.panels.tables.learning import LearnPanel

Choice = app_commands.Choice


class LearnCommands(commands.Cog):
    """The command /learn, which does what the button of a lobby does."""

    def __init__(self, context: Context, learning: LearnPanel) -> None:
        self.context, self.learning = context, learning

    @app_commands.command(name=named("learn.command.learn"), description=named("learn.command.learn.about"))
    @app_commands.describe(game=named("look.param.game.about"))
    @app_commands.rename(game=named("look.param.game"))
    @for_everybody
    async def learn(self, click: Click, game: str) -> None:
        """Begin a guided game, or go on with it."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.learning.show(click, game)

    @learn.autocomplete("game")
    async def suggest_game(self, click: Click, typed: str) -> list[Choice[str]]:
        """The games there are, with how many can play."""
        return suggest_games(await self.context.reader(click), typed)
