"""/replay, /import: games looked at turn by turn, and brought here from elsewhere."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from cogs.cards.table_parts import heading
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.clicks.discord_errors import DROPPED
from cogs.clicks.people import person
from cogs.clicks.places import for_everybody
from cogs.commands.finder import PLAYED, TableFinder
from cogs.messages.command_names import named
from cogs.messages.message import Message, button, paragraph, rows
from cogs.panels.look.replay import ReplayPanel
from engine.core.text import PlayerMistake, Text, text
from engine.game_file import LARGEST_BYTES

Choice = app_commands.Choice


class ReplayCommands(commands.Cog):
    """The commands /replay and /import."""

    def __init__(self, context: Context, finder: TableFinder, panel: ReplayPanel) -> None:
        self.context, self.finder, self.panel = context, finder, panel

    @app_commands.command(name=named("end.command.replay"), description=named("end.command.replay.about"))
    @app_commands.describe(
        turn=named("look.param.turn.about"),
        round_=named("end.param.round.about"),
        table=named("look.param.table.about"),
    )
    @app_commands.rename(
        turn=named("look.param.turn"), round_=named("end.param.round"), table=named("look.param.table")
    )
    @for_everybody
    async def replay(
        self, click: Click, turn: int | None = None, round_: int | None = None, table: int | None = None
    ) -> None:
        """Any game that has begun, from its beginning, a turn or a round on."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.panel.show(click, await self.finder.to_see(click, table, PLAYED), turn, round_)

    @replay.autocomplete("table")
    async def suggest_table(self, click: Click, typed: str) -> list[Choice[int]]:
        """The tables that can be meant here, finished ones included."""
        return await self.finder.suggest_to_see(click, typed, PLAYED)

    @app_commands.command(name=named("end.command.import"), description=named("end.command.import.about"))
    @app_commands.describe(file=named("end.param.file.about"))
    @app_commands.rename(file=named("end.param.file"))
    async def import_game(self, click: Click, file: discord.Attachment) -> None:
        """An exported game, replayed and checked whole before anything is written."""
        await acknowledge(click, ephemeral=True, thinking=True)
        if file.size > LARGEST_BYTES:
            raise PlayerMistake(text("host.mistake.file_size", most=LARGEST_BYTES // 1_000_000))
        table = await self.context.host.transfer.import_game(partial(fetched, file), person(click))
        reader = await self.context.reader(click, table)
        said = reader.say(text("end.import.done", table=table.id))
        look = button(reader.label(Text("end.button.replay")), button_ids.make("replay", table=table.id), "main")
        await self.context.show(click, Message((paragraph(f"{heading(table, reader)}\n{said}"), *rows([look]))))


async def fetched(file: discord.Attachment) -> bytes:
    """What an attachment holds."""
    try:
        return await file.read()
    except (discord.HTTPException, *DROPPED) as error:
        raise PlayerMistake(Text("end.mistake.attachment")) from error
