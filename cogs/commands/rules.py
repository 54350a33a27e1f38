"""/rules: the chapters of every game's rules, in the reader's language."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.commands.finder import TableFinder
from cogs.kit import ids, limits
from cogs.kit.answering import acknowledge
from cogs.kit.clicks import Click
from cogs.kit.command_names import named
from cogs.kit.context import Context
from cogs.kit.message import Message, button, fit, paragraph, rows
from cogs.kit.router import Router
from engine.core import games
from engine.core.text import PlayerMistake, Text

Choice = app_commands.Choice
CHAPTER_ROOM = 3_700


class RulesCommands(commands.Cog):
    """Reading the rules, chapter by chapter."""

    def __init__(self, context: Context, router: Router, finder: TableFinder) -> None:
        self.context, self.finder = context, finder
        router.on("chapter", self.chapter)

    @app_commands.command(name=named("look.command.rules"), description=named("look.command.rules.about"))
    @app_commands.describe(topic=named("look.param.topic.about"))
    @app_commands.rename(topic=named("look.param.topic"))
    async def rules(self, click: Click, topic: str) -> None:
        """A chapter of the rules, in the reader's language."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.show_chapter(click, topic)

    async def chapter(self, click: Click, call: ids.ControlCall) -> None:
        """The chapter before or after, or one that was selected."""
        await acknowledge(click)
        await self.show_chapter(click, call.values[0] if call.values else call.arg.strip("<>"))

    async def show_chapter(self, click: Click, topic: str) -> None:
        """A chapter, named as `game/chapter`, with the way to its neighbours."""
        game, _, name = topic.partition("/")
        if game not in games.names() or name not in games.get(game).topics:
            raise PlayerMistake(Text("look.mistake.topic"))
        reader = await self.context.reader(click)
        topics = games.get(game).topics
        at = topics.index(name)
        head = f"### {reader.say(games.get(game).name)}: {reader.head(Text(f'{game}.topic.{name}'))}"
        body = fit(reader.say(Text(f"{game}.topic.{name}.body")), CHAPTER_ROOM)
        buttons = []
        for mark, to in (("<", at - 1), (">", at + 1)):
            if 0 <= to < len(topics):
                label = reader.label(Text(f"{game}.topic.{topics[to]}"), limits.LABEL - 2)
                label = f"‹ {label}" if mark == "<" else f"{label} ›"
                buttons.append(button(label, ids.make("chapter", f"{mark}{game}/{topics[to]}")))
        await self.context.show(click, Message((paragraph(f"{head}\n{body}"), *rows(buttons))))

    @rules.autocomplete("topic")
    async def suggest_topic(self, click: Click, typed: str) -> list[Choice[str]]:
        """Chapters whose title or text has what was typed; the game of this thread first."""
        reader = await self.context.reader(click)
        here = await self.finder.here(click)
        order = sorted(games.names(), key=lambda name: here is None or name != here.game)
        wanted = typed.casefold().strip()
        by_title, by_text = [], []
        for game in order:
            for topic in games.get(game).topics:
                name = f"{reader.say(games.get(game).name)}: {reader.head(Text(f'{game}.topic.{topic}'))}"
                choice = Choice(name=fit(name, limits.OPTION_TEXT), value=f"{game}/{topic}")
                if wanted in name.casefold():
                    by_title.append(choice)
                elif wanted in as_typed(reader.say(Text(f"{game}.topic.{topic}.body"))):
                    by_text.append(choice)
        return [*by_title, *by_text][: limits.OPTIONS]


def as_typed(body: str) -> str:
    """A chapter as somebody would type its words: in small letters, without bold type, with plain spaces."""
    return body.casefold().replace("**", "").replace("\xa0", " ")
