"""/hint and /review: what the computer would do in your place, and would have done."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.clicks import Click
from cogs.clicks.answering import acknowledge
from cogs.clicks.places import for_everybody
from cogs.commands.finder import TableFinder
from cogs.messages.command_names import named
from cogs.panels.coach.hint_panel import HintPanel
from cogs.panels.coach.review import ReviewPanel
from host import Status

Choice = app_commands.Choice
FINISHED: tuple[Status, ...] = ("over",)


class CoachCommands(commands.Cog):
    """What the buttons Hint and Review do, as commands."""

    def __init__(self, finder: TableFinder, hints: HintPanel, reviews: ReviewPanel) -> None:
        self.finder, self.hints, self.reviews = finder, hints, reviews

    @app_commands.command(name=named("coach.command.hint"), description=named("coach.command.hint.about"))
    @app_commands.describe(table=named("ui.command.table.about"))
    @app_commands.rename(table=named("ui.command.table"))
    @for_everybody
    async def hint(self, click: Click, table: int | None = None) -> None:
        """What the computer would answer to your open question."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.hints.show(click, await self.finder.to_answer(click, table))

    @app_commands.command(name=named("coach.command.review"), description=named("coach.command.review.about"))
    @app_commands.describe(table=named("look.param.table.about"))
    @app_commands.rename(table=named("look.param.table"))
    @for_everybody
    async def review(self, click: Click, table: int | None = None) -> None:
        """Your turns of a game that is over."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.reviews.show(click, await self.finder.to_see(click, table, FINISHED))

    @hint.autocomplete("table")
    async def suggest_open(self, click: Click, typed: str) -> list[Choice[int]]:
        """The tables somebody sits at, those that wait for them first."""
        return await self.finder.suggest_to_play(click, typed)

    @review.autocomplete("table")
    async def suggest_finished(self, click: Click, typed: str) -> list[Choice[int]]:
        """The games that somebody has finished."""
        return await self.finder.suggest_to_see(click, typed, FINISHED)
