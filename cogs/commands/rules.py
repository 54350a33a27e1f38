"""/rules and /what: reading the rules, and asking about anything on the table."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.clicks import Click
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.clicks.places import for_everybody
from cogs.commands.finder import TableFinder
from cogs.messages import limits
from cogs.messages.command_names import named
from cogs.messages.lookup_index import IndexEntry, chapter_of, search, thing_of
from cogs.messages.message import fit
from cogs.panels.look.reference import ReferencePanel, nothing_found
from engine.core import games
from engine.core.text import PlayerMistake, Text

Choice = app_commands.Choice


class RulesCommands(commands.Cog):
    """Chapters of the rules, and things of the games."""

    def __init__(self, context: Context, finder: TableFinder, panel: ReferencePanel) -> None:
        self.context, self.finder, self.panel = context, finder, panel

    @app_commands.command(name=named("look.command.rules"), description=named("look.command.rules.about"))
    @app_commands.describe(topic=named("look.param.topic.about"))
    @app_commands.rename(topic=named("look.param.topic"))
    @for_everybody
    async def rules(self, click: Click, topic: str | None = None) -> None:
        """The contents, a chapter, or what a word is found in."""
        await acknowledge(click, ephemeral=True, thinking=True)
        if topic is None:
            here = await self.finder.meant(click)
            await self.panel.show_contents(click, "" if here is None else here.game, here)
        elif "/" in topic or chapter_of(topic) is not None:
            await self.panel.show_chapter(click, topic, await self.finder.meant(click))
        elif thing_of(topic) is not None:
            await self.panel.show_thing(click, topic, await self.finder.meant(click))
        else:
            await self.panel.show_found(click, topic, await self._order(click))

    @app_commands.command(name=named("rules.command.what"), description=named("rules.command.what.about"))
    @app_commands.describe(thing=named("rules.param.thing.about"))
    @app_commands.rename(thing=named("rules.param.thing"))
    @for_everybody
    async def what(self, click: Click, thing: str) -> None:
        """A card, tile, area, space or sign: its picture, what it does, what it costs here and now."""
        await acknowledge(click, ephemeral=True, thinking=True)
        value = thing
        if thing_of(thing) is None and chapter_of(thing) is None:
            reader = await self.context.reader(click)
            found = search(thing, reader.lang, await self._own(click), chapters=False)
            if not found:
                raise PlayerMistake(nothing_found(thing))
            value = found[0].value
        table = await self.finder.meant(click)
        if chapter_of(value) is not None:
            await self.panel.show_chapter(click, value, table)
        else:
            await self.panel.show_thing(click, value, table)

    @rules.autocomplete("topic")
    async def suggest_topic(self, click: Click, typed: str) -> list[Choice[str]]:
        """Chapters and things that have the typed words; the game of this thread first."""
        return await self._suggest(click, typed, chapters=True)

    @what.autocomplete("thing")
    async def suggest_thing(self, click: Click, typed: str) -> list[Choice[str]]:
        """Things, and chapters that are called so."""
        return await self._suggest(click, typed, chapters=False)

    async def _suggest(self, click: Click, typed: str, *, chapters: bool) -> list[Choice[str]]:
        reader = await self.context.reader(click)
        order = await (self._order(click) if chapters else self._own(click))
        found = search(typed, reader.lang, order, chapters=chapters)[: limits.OPTIONS]
        table = None if chapters else await self.finder.meant(click)
        absent = frozenset() if table is None else await self.panel.absent(click, table.game, table)
        marked = f" ({reader.say(Text('rules.absent'))})"
        return [
            Choice(name=suggested(entry, marked if thing_id(entry) in absent else ""), value=entry.value)
            for entry in found
        ]

    async def _order(self, click: Click) -> list[str]:
        """The games, that of the table somebody thinks of first."""
        here = await self.finder.meant(click)
        return sorted(games.names(), key=lambda name: here is None or name != here.game)

    async def _own(self, click: Click) -> list[str]:
        """The game of the table somebody thinks of alone; where there is none all games."""
        here = await self.finder.meant(click)
        return list(games.names()) if here is None else [here.game]


def thing_id(entry: IndexEntry) -> str:
    """The id of a thing that was found; nothing for a chapter."""
    return entry.value.partition(":")[2]


def suggested(entry: IndexEntry, marked: str) -> str:
    """What was found in one line, with what is marked about it."""
    return fit(entry.title, limits.OPTION_TEXT - len(marked)) + marked
