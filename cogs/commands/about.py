"""/about, /help, /settings: what the bot is, what to do now, and everybody's own settings."""

from __future__ import annotations

from collections import Counter

from discord import app_commands
from discord.ext import commands

from cogs.kit import ids, limits
from cogs.kit.answering import acknowledge
from cogs.kit.clicks import Click
from cogs.kit.command_names import named
from cogs.kit.context import Context
from cogs.kit.message import Message, Part, SelectLine, divider, fit, note, paragraph, select
from cogs.kit.people import person
from cogs.kit.reader import Reader
from cogs.kit.router import Router, Verb
from cogs.operation.vitals import Vitals
from engine.core import games
from engine.core.components import provenance
from engine.core.text import Text, text
from host import __version__
from host.settings import PICTURES, ROUTES
from words import LANGUAGES

Choice = app_commands.Choice
SITUATIONS = ("start", "turn", "look", "hidden", "undo", "stuck")
AUTO = "auto"

languages = [Choice(name=named(f"look.language.{lang}"), value=lang) for lang in (AUTO, *LANGUAGES)]
routes = [Choice(name=named(f"look.route.{route}"), value=route) for route in ROUTES]
pictures = [Choice(name=named(f"look.pictures.{when}"), value=when) for when in PICTURES]


class AboutCommands(commands.Cog):
    """Commands about the bot itself."""

    def __init__(self, context: Context, router: Router, vitals: Vitals) -> None:
        self.context, self.vitals = context, vitals
        self.host = context.host
        router.on("sources", self.sources)
        for setting in ("language", "route", "pictures"):
            router.on(f"set_{setting}", self.selecting(setting))

    @app_commands.command(name=named("look.command.about"), description=named("look.command.about.about"))
    async def about(self, click: Click) -> None:
        """Version, state, the games, and honestly where their component values come from."""
        await acknowledge(click, ephemeral=True, thinking=True)
        reader = await self.context.reader(click)
        running = await self.host.looking.running()
        head = [
            reader.say(text("look.about.kontor", version=__version__)),
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
        parts: list[Part] = [paragraph("\n".join(head))]
        for name in games.names():
            parts += [divider(), paragraph(fit(game_about(name, reader), 700))]
        parts += [divider(), paragraph(reader.say(Text("look.about.rights")))]
        await self.context.show(click, Message(tuple(parts[: limits.COMPONENTS])))

    async def sources(self, click: Click, call: ids.ControlCall) -> None:
        """Where the component values of the game at a table come from: from its lobby."""
        await acknowledge(click, ephemeral=True, thinking=True)
        table = await self.host.looking.info(ids.table_of(call), person(click))
        reader = await self.context.reader(click, table)
        await self.context.show(click, note(game_about(table.game, reader)))

    @app_commands.command(name=named("look.command.help"), description=named("look.command.help.about"))
    async def help(self, click: Click) -> None:
        """What to do, by situation."""
        await acknowledge(click, ephemeral=True, thinking=True)
        reader = await self.context.reader(click)
        said = [reader.say(Text(f"look.help.{situation}")) for situation in SITUATIONS]
        await self.context.show(click, note("\n\n".join(said)))

    @app_commands.command(name=named("look.command.settings"), description=named("look.command.settings.about"))
    @app_commands.describe(
        language=named("look.param.own_language.about"),
        notifications=named("look.param.notifications.about"),
        pictures=named("look.param.pictures.about"),
    )
    @app_commands.rename(
        language=named("look.param.language"),
        notifications=named("look.param.notifications"),
        pictures=named("look.param.pictures"),
    )
    @app_commands.choices(language=languages, notifications=routes, pictures=pictures)
    async def settings(
        self,
        click: Click,
        language: str | None = None,
        notifications: str | None = None,
        pictures: str | None = None,
    ) -> None:
        """Language, notices and pictures; without anything chosen, a panel with what is set now."""
        await acknowledge(click, ephemeral=True, thinking=True)
        changes: dict[str, str | None] = {}
        if language is not None:
            changes["language"] = None if language == AUTO else language
        if notifications is not None:
            changes["route"] = notifications
        if pictures is not None:
            changes["pictures"] = pictures
        if changes:
            await self.host.users.set(click.user.id, **changes)
        await self.show_settings(click, saved=bool(changes))

    def selecting(self, setting: str) -> Verb:
        """What a list in the panel does."""

        async def selected(click: Click, call: ids.ControlCall) -> None:
            await acknowledge(click)
            chosen = ids.chosen(call)
            await self.host.users.set(click.user.id, **{setting: None if chosen == AUTO else chosen})
            await self.show_settings(click, saved=True)

        return selected

    async def show_settings(self, click: Click, *, saved: bool) -> None:
        """What is set, to be changed by selecting."""
        user = await self.host.users.get(click.user.id)
        reader = await self.context.reader(click)
        said = reader.say(Text("look.settings.saved") if saved else Text("look.settings.title"))

        def chosen(key: str, values: tuple[str, ...], now: str) -> list[SelectLine]:
            return [
                SelectLine(reader.label(Text(f"look.{key}.{value}"), limits.OPTION_TEXT), value, chosen=value == now)
                for value in values
            ]

        spoken = chosen("language", (AUTO, *LANGUAGES), user.language or AUTO)
        sent = chosen("route", ROUTES, user.route)
        drawn = chosen("pictures", PICTURES, user.pictures)
        tongue, place = reader.label(Text("look.settings.language")), reader.label(Text("look.settings.route"))
        when = reader.label(Text("look.settings.pictures"))
        await self.context.show(
            click,
            Message(
                (
                    paragraph(f"{said}\n**{tongue}**"),
                    select(ids.make("set_language"), spoken, tongue),
                    paragraph(f"**{place}**"),
                    select(ids.make("set_route"), sent, place),
                    paragraph(f"**{when}**"),
                    select(ids.make("set_pictures"), drawn, when),
                )
            ),
        )


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
    return f"**{reader.say(game.name)}**\n{reader.say(Text(f'{name}.about'))}\n-# {counted}"
