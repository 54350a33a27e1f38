"""Slash commands of a player: /move, /choose, /undo, /hand; they work anywhere, direct messages included."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.kit import limits
from cogs.kit.command_names import named
from cogs.kit.context import Context
from cogs.kit.message import fit
from cogs.kit.reader import Reader
from cogs.panels.looking import Glance
from cogs.panels.place import Place, unpack
from cogs.panels.play import Play, marked_ids, option_ids
from cogs.panels.question import title
from engine.core.text import PlayerMistake, Text, text
from host import HostTrouble, Question, TableInfo

log = logging.getLogger(__name__)
Click = discord.Interaction[Any]
BETWEEN = ";"  # between several picks that are typed


class Typed(commands.Cog):
    """The same as the buttons, for people who prefer typing or a screen reader."""

    def __init__(self, context: Context, play: Play, glance: Glance) -> None:
        self.context, self.play, self.glance = context, play, glance
        self.looking = context.host.looking

    @app_commands.command(name=named("ui.command.move"), description=named("ui.command.move.about"))
    @app_commands.describe(table=named("ui.command.table.about"))
    @app_commands.rename(table=named("ui.command.table"))
    async def move(self, click: Click, table: int | None = None) -> None:
        """Open the panel of the question that waits for you."""
        await click.response.defer(ephemeral=True, thinking=True)
        await self.at_table(click, table, "move")

    @app_commands.command(name=named("ui.command.undo"), description=named("ui.command.undo.about"))
    @app_commands.describe(table=named("ui.command.table.about"))
    @app_commands.rename(table=named("ui.command.table"))
    async def undo(self, click: Click, table: int | None = None) -> None:
        """Take your last choice back."""
        await click.response.defer(ephemeral=True, thinking=True)
        await self.at_table(click, table, "undo")

    @app_commands.command(name=named("ui.command.hand"), description=named("ui.command.hand.about"))
    @app_commands.describe(table=named("ui.command.table.about"))
    @app_commands.rename(table=named("ui.command.table"))
    async def hand(self, click: Click, table: int | None = None) -> None:
        """See what only you may see."""
        await click.response.defer(ephemeral=True, thinking=True)
        await self.at_table(click, table, "hand")

    @app_commands.command(name=named("ui.command.choose"), description=named("ui.command.choose.about"))
    @app_commands.describe(answer=named("ui.command.answer.about"), table=named("ui.command.table.about"))
    @app_commands.rename(answer=named("ui.command.answer"), table=named("ui.command.table"))
    async def choose(self, click: Click, answer: str, table: int | None = None) -> None:
        """Answer your open question."""
        await click.response.defer(ephemeral=True, thinking=True)
        found = await self.waiting(click, table)
        question = await self.looking.question(found.id, click.user.id)
        if question is None:
            await self.play.show(click, found.id)
            return
        picks = read_answer(question, answer, await self.context.reader(click, found))
        await self.play.answer_step(click, found.id, question.step, picks)

    @move.autocomplete("table")
    @undo.autocomplete("table")
    @hand.autocomplete("table")
    @choose.autocomplete("table")
    async def suggest_table(self, click: Click, typed: str) -> list[app_commands.Choice[int]]:
        """The tables somebody sits at, those that wait for them first."""
        reader = await self.context.reader(click)
        waiting = await self.looking.asks_for(click.user.id)
        others = await self.looking.of_user(click.user.id, ("running",))
        found = {table.id: table for table in [*waiting, *others]}
        named_so = [(reader.say(title(table)), table.id) for table in found.values()]
        return [
            app_commands.Choice(name=fit(name, limits.OPTION_TEXT), value=number)
            for name, number in named_so
            if str(typed).casefold() in name.casefold()
        ][: limits.OPTIONS]

    @choose.autocomplete("answer")
    async def suggest_answer(self, click: Click, typed: str) -> list[app_commands.Choice[str]]:
        """The options of the open question, as typed so far."""
        try:
            found = await self.waiting(click, number(click.namespace))
            question = await self.looking.question(found.id, click.user.id)
            if question is None:
                return []
            reader = await self.context.reader(click, found)
        except (PlayerMistake, HostTrouble) as why:
            log.debug("user=%s has nothing to choose: %s", click.user.id, why)
            return []
        return [app_commands.Choice(name=name, value=value) for name, value in suggestions(question, typed, reader)]

    async def at_table(self, click: Click, table: int | None, verb: str) -> None:
        """Do that at the table meant; ask which one if there are several."""
        found = await self.meant(click, table, waiting=verb == "move")
        if not found:
            raise PlayerMistake(Text("ui.mistake.no_tables"))
        if len(found) > 1:
            await self.play.show_tables(click, found, verb)
        else:
            await self.play.go(click, found[0], verb)

    async def waiting(self, click: Click, table: int | None) -> TableInfo:
        """The one table whose question is answered."""
        found = await self.meant(click, table, waiting=True)
        if not found:
            raise PlayerMistake(Text("ui.mistake.no_tables"))
        if len(found) > 1:
            raise PlayerMistake(Text("ui.mistake.which_table"))
        return found[0]

    async def meant(self, click: Click, table: int | None, *, waiting: bool) -> Sequence[TableInfo]:
        """The table named, else the one of this thread, else those that wait, else all that somebody sits at."""
        if table is not None:
            return [await self.looking.info(table)]
        here = None if click.channel_id is None else await self.looking.in_thread(click.channel_id)
        if here is not None and here.seat_of(click.user.id) is not None:
            return [here]
        asked = await self.looking.asks_for(click.user.id) if waiting else []
        return asked or await self.looking.of_user(click.user.id, ("running",))


def number(given: Any) -> int | None:
    """The number of the table, as far as it was typed."""
    for _, value in given:
        if isinstance(value, int):
            return value
    return None


def suggestions(question: Question, typed: str, reader: Reader) -> list[tuple[str, str]]:
    """What may be meant: name and value of up to 25 answers, for several picks what was typed and one more."""
    ids = option_ids(question)
    if question.max <= 1 and question.min == 1:
        wanted = typed.strip().casefold()
        found = []
        for option in question.options:
            name = reader.label(option.label, limits.OPTION_TEXT)
            if option.detail is not None:
                name = fit(f"{name}: {reader.say(option.detail)}", limits.OPTION_TEXT)
            if wanted in name.casefold() or wanted in option.id:
                found.append((name, option.id))
        return found[: limits.OPTIONS]
    marks, rest = read_marks(question, typed, reader)
    answers = [marks] if question.min <= len(marks) <= question.max else []
    if len(marks) < question.max:
        more = [n for n in range(len(ids)) if n not in marks]
        answers += [(*marks, n) for n in more if rest in label_of(question, n, reader).casefold()]
    return [(names_of(question, one, reader), Place(None, one).pack(ids)) for one in answers[: limits.OPTIONS]]


def read_answer(question: Question, typed: str, reader: Reader) -> list[str]:
    """The picks that were typed or suggested; a mistake names the question that is open."""
    ids = option_ids(question)
    if typed in ids:
        return [typed]
    marks, rest = read_marks(question, typed, reader)
    if rest:
        near = [n for n in range(len(ids)) if n not in marks and rest in label_of(question, n, reader).casefold()]
        if len(near) != 1:
            raise PlayerMistake(text("core.mistake.option", question=question.asked))
        marks = (*marks, near[0])
    return marked_ids(question, Place(None, marks))


def read_marks(question: Question, typed: str, reader: Reader) -> tuple[tuple[int, ...], str]:
    """The options that were named in full, in order, and what is left of the text."""
    ids = option_ids(question)
    try:
        return unpack(typed, ids).marks, ""
    except PlayerMistake:
        pass
    marks: list[int] = []
    parts = [part.strip().casefold() for part in typed.split(BETWEEN)]
    for at, part in enumerate(parts):
        if not part:
            continue
        named_so = [n for n in range(len(ids)) if part in (label_of(question, n, reader).casefold(), ids[n])]
        fresh = [n for n in named_so if n not in marks]
        if not fresh:
            return tuple(marks), BETWEEN.join(parts[at:])
        marks.append(fresh[0])
    return tuple(marks), ""


def label_of(question: Question, n: int, reader: Reader) -> str:
    return reader.label(question.options[n].label, limits.OPTION_TEXT)


def names_of(question: Question, marks: Sequence[int], reader: Reader) -> str:
    if not marks:
        return reader.label(Text("ui.panel.none"), limits.OPTION_TEXT)
    return fit(f"{BETWEEN} ".join(label_of(question, n, reader) for n in marks), limits.OPTION_TEXT)
