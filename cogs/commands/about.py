"""/about, /help: what the bot is, and what to do now."""

from __future__ import annotations

from collections import Counter

import discord
from discord import app_commands
from discord.ext import commands

from cogs.clicks import Click
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.clicks.permissions import own_invitation
from cogs.clicks.places import for_everybody
from cogs.messages import limits
from cogs.messages.command_names import named
from cogs.messages.message import Message, Part, divider, fit, link, paragraph
from cogs.messages.reader import Reader
from cogs.operation.vitals import Vitals
from cogs.panels.tables.welcome import WelcomePanel
from engine.core import games
from engine.core.components import provenance
from engine.core.text import Text, text, verbatim
from host import version

Choice = app_commands.Choice
SITUATIONS = ("start", "turn", "look", "hidden", "undo", "days", "home", "stuck")


class AboutCommands(commands.Cog):
    """Commands about the bot itself."""

    def __init__(self, context: Context, vitals: Vitals, welcome: WelcomePanel) -> None:
        self.context, self.vitals, self.welcome = context, vitals, welcome
        self.host = context.host

    @app_commands.command(name=named("look.command.about"), description=named("look.command.about.about"))
    @for_everybody
    async def about(self, click: Click) -> None:
        """Version, state, the games, and honestly where their component values come from."""
        await acknowledge(click, ephemeral=True, thinking=True)
        reader = await self.context.reader(click)
        running = await self.host.reads.running()
        head = [
            reader.say(text("look.about.kontor", version=version.described())),
            reader.say(
                text(
                    "look.about.state",
                    hours=self.vitals.uptime // 3600,
                    minutes=self.vitals.uptime // 60 % 60,
                    tables=running,
                    lag=round(self.vitals.lag * 1000),
                )
            ),
        ]
        failing = [one for one in await self.host.notices.waiting() if one.failing]
        if failing:
            minutes = round(failing[0].seconds / 60)
            head.append(reader.say(text("look.about.waiting", n=sum(one.failing for one in failing), minutes=minutes)))
        backups = self.vitals.backups
        if backups is not None and await self.runs_it(click):
            hours = round(backups.age() / 3600)
            if backups.trouble is not None:
                head.append(reader.say(text("look.about.no_backup", hours=hours, reason=verbatim(backups.trouble))))
            else:
                head.append(reader.say(text("look.about.backup", hours=hours)))
        parts: list[Part] = [paragraph("\n".join(head))]
        for name in games.names():
            parts += [divider(), paragraph(fit(game_about(name, reader), 700))]
        parts += [divider(), paragraph(reader.say(Text("look.about.rights")))]
        own = link(reader.label(Text("home.button.own")), own_invitation(click.application_id))
        invite = self.welcome.ways(reader, None, own)
        await self.context.show(click, Message((*parts[: limits.COMPONENTS - len(invite)], *invite)))

    async def runs_it(self, click: Click) -> bool:
        """Whether somebody owns the application, alone or with a team."""
        try:
            return await self.context.bot.is_owner(click.user)
        except discord.HTTPException:
            return False

    @app_commands.command(name=named("look.command.help"), description=named("look.command.help.about"))
    async def help(self, click: Click) -> None:
        """What to do, by situation."""
        await acknowledge(click, ephemeral=True, thinking=True)
        reader = await self.context.reader(click)
        said = [reader.say(Text(f"look.help.{situation}")) for situation in SITUATIONS]
        manages = click.guild_id if click.permissions.manage_guild else None
        await self.context.show(click, Message((paragraph("\n\n".join(said)), *self.welcome.ways(reader, manages))))


def game_about(name: str, reader: Reader) -> str:
    """A game in a sentence, and where its component values come from."""
    game = games.get(name)
    sources = Counter(one.source for one in provenance(game.shelf.tables(game.shelf.current())))
    counted = reader.say(
        text(
            "look.about.components",
            rulebook=sources["rulebook"],
            public=sources["public"],
            house=sources["house"],
        )
    )
    if sources["box"]:
        counted += " " + reader.say(text("look.about.box", n=sources["box"]))
    return f"**{reader.say(game.name)}**\n{reader.say(Text(f'{name}.about'))}\n-# {counted}"
