"""Slash commands of a player: /move, /choose, /undo, /plan, /hand; they work anywhere, direct messages included."""

from __future__ import annotations

import logging
from collections.abc import Sequence

from discord import app_commands
from discord.ext import commands

from cogs.cards.table_parts import title
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.clicks.people import person
from cogs.clicks.places import for_everybody
from cogs.clicks.router import Router
from cogs.commands.finder import TableFinder, number_so_far
from cogs.commands.typed_answers import read_answer, suggestions
from cogs.messages import limits
from cogs.messages.command_names import named
from cogs.messages.message import Message, SelectLine, fit, paragraph, select
from cogs.messages.reader import Reader
from cogs.panels.look.beside_question import show_beside_question
from cogs.panels.look.hand_log_help import HandLogHelpPanel
from cogs.panels.turn.rewind import RewindPanel
from cogs.panels.turn.turn_panel import TurnPanel
from engine.core.text import PlayerMistake, Text
from host import HostTrouble, TableInfo
from words import one_line

log = logging.getLogger(__name__)

NO_UNDO = "core.mistake.undo"


class PlayCommands(commands.Cog):
    """What the buttons of a table do, for people who prefer typing or a screen reader."""

    def __init__(
        self,
        context: Context,
        router: Router,
        finder: TableFinder,
        turn: TurnPanel,
        back: RewindPanel,
        looking: HandLogHelpPanel,
    ) -> None:
        self.context, self.finder, self.panel = context, finder, looking
        self.turn, self.back = turn, back
        self.reads = context.host.reads
        router.on("table", self.table_chosen)

    @app_commands.command(name=named("ui.command.move"), description=named("ui.command.move.about"))
    @app_commands.describe(table=named("ui.command.table.about"))
    @app_commands.rename(table=named("ui.command.table"))
    @for_everybody
    async def move(self, click: Click, table: int | None = None) -> None:
        """Open the panel of the question that waits for you."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.at_table(click, table, "move")

    @app_commands.command(name=named("ui.command.undo"), description=named("ui.command.undo.about"))
    @app_commands.describe(table=named("ui.command.table.about"))
    @app_commands.rename(table=named("ui.command.table"))
    async def undo(self, click: Click, table: int | None = None) -> None:
        """Take your last choice back."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.at_table(click, table, "undo")

    @app_commands.command(name=named("ui.command.hand"), description=named("ui.command.hand.about"))
    @app_commands.describe(table=named("ui.command.table.about"))
    @app_commands.rename(table=named("ui.command.table"))
    @for_everybody
    async def hand(self, click: Click, table: int | None = None) -> None:
        """See what only you may see."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.at_table(click, table, "hand")

    @app_commands.command(name=named("plan.command.plan"), description=named("plan.command.plan.about"))
    @app_commands.describe(table=named("ui.command.table.about"))
    @app_commands.rename(table=named("ui.command.table"))
    @for_everybody
    async def plan(self, click: Click, table: int | None = None) -> None:
        """Plan your next turn before it comes."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.at_table(click, table, "plan")

    @app_commands.command(name=named("ui.command.choose"), description=named("ui.command.choose.about"))
    @app_commands.describe(answer=named("ui.command.answer.about"), table=named("ui.command.table.about"))
    @app_commands.rename(answer=named("ui.command.answer"), table=named("ui.command.table"))
    async def choose(self, click: Click, answer: str, table: int | None = None) -> None:
        """Answer your open question."""
        await acknowledge(click, ephemeral=True, thinking=True)
        found = await self.finder.to_answer(click, table)
        question = await self.reads.question(found.id, person(click))
        if question is None:
            await self.turn.show(click, found.id)
            return
        picks = read_answer(question, answer, await self.context.reader(click, found))
        await self.turn.answer(click, found.id, question.step, picks)

    @move.autocomplete("table")
    @undo.autocomplete("table")
    @hand.autocomplete("table")
    @plan.autocomplete("table")
    @choose.autocomplete("table")
    async def suggest_table(self, click: Click, typed: str) -> list[app_commands.Choice[int]]:
        """The tables somebody sits at, those that wait for them first."""
        return await self.finder.suggest_to_play(click, typed)

    @choose.autocomplete("answer")
    async def suggest_answer(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        """The options of the open question, as typed so far."""
        try:
            found = await self.finder.to_answer(click, number_so_far(click))
            question = await self.reads.question(found.id, person(click))
            if question is None:
                return []
            reader = await self.context.reader(click, found)
        except (PlayerMistake, HostTrouble) as why:
            log.debug("user=%s has nothing to choose: %s", click.user.id, why)
            return []
        return [app_commands.Choice(name=name, value=value) for name, value in suggestions(question, typed, reader)]

    async def at_table(self, click: Click, number: int | None, verb: str) -> None:
        """Do that at the table meant; ask which one if there are several."""
        found = await self.finder.to_play(click, number, waiting=verb == "move")
        if len(found) > 1:
            reader = await self.context.reader(click)
            await self.context.show(click, tables_message(found, reader, verb))
        else:
            await self.go(click, found[0], verb)

    async def table_chosen(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """One of several tables was chosen from the list; `arg` says what for."""
        await acknowledge(click)
        await self.go(click, await self.finder.named(click, button_ids.number(button_ids.chosen(pressed))), pressed.arg)

    async def go(self, click: Click, table: TableInfo, verb: str) -> None:
        """What a command or a list of tables was used for, at the table it was meant for."""
        if verb == "undo":
            await self.undo_at(click, table)
        elif verb == "plan":
            await self.turn.show(click, table.id, self.turn.on_plan, lines=True)
        elif verb == "hand":
            reader = await self.context.reader(click, table)
            await show_beside_question(self.context, click, table, await self.panel.hand(table, person(click), reader))
        else:
            await self.turn.show(click, table.id)

    async def undo_at(self, click: Click, table: TableInfo) -> None:
        """Take the last choice back; where that takes the others, say what it would come to."""
        try:
            await self.turn.undo(click, table.id, None)
        except PlayerMistake as mistake:
            if mistake.text.key != NO_UNDO:
                raise
            await self.back.show(click, await self.context.host.rewind.regret(table.id, person(click)))


def tables_message(tables: Sequence[TableInfo], reader: Reader, verb: str) -> Message:
    """Several tables could be meant: which one shall it be? The players' names tell them apart."""
    lines = [
        SelectLine(
            reader.label(title(table), limits.OPTION_TEXT),
            str(table.id),
            fit(", ".join(map(one_line, table.names)), limits.OPTION_TEXT),
        )
        for table in tables[: limits.OPTIONS]
    ]
    placeholder = reader.label(Text("ui.tables.pick"), limits.PLACEHOLDER)
    return Message(
        (paragraph(reader.say(Text("ui.tables.which"))), select(button_ids.make("table", verb), lines, placeholder))
    )
