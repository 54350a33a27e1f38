"""/kontor settings, tables, export, set: for whoever manages a server."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from cogs.cards.table_parts import linked_title
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.clicks.people import person
from cogs.clicks.permissions import exists
from cogs.clicks.router import Router
from cogs.clicks.time_zones import AUTO, server_zone_lines
from cogs.commands.replay import fetched
from cogs.commands.settings import languages, suggest_zones
from cogs.commands.table_list import suggest_games
from cogs.messages import limits
from cogs.messages.command_names import named
from cogs.messages.escaping import escaped
from cogs.messages.message import Message, Part, SelectLine, channel_select, fit, note, paragraph, role_select, select
from cogs.messages.reader import Reader
from cogs.panels.tables.component_set import ComponentSetPanel
from cogs.panels.tables.set_form import FormPlace
from engine.core import games
from engine.core.text import PlayerMistake, Text, text
from host import GuildRow, TableInfo
from host.clocks.clock import NONE, PACES
from host.people.settings import MOST_TABLES
from host.rights import managed
from host.sets.server_sets import LARGEST_FILE_BYTES
from words import SPOKEN

Choice = app_commands.Choice
YES, NO = "yes", "no"
TABLES_LISTED = 15
NUMBERS = ("channels", "opener", "call_role", "call_channel")  # settings whose values are numbers of Discord's

paces = [Choice(name=named(f"days.pace.{name}"), value=name) for name in (NONE, *PACES)]


@app_commands.default_permissions(manage_guild=True)
class KontorCommands(
    commands.GroupCog, group_name=named("home.command.kontor"), group_description=named("home.command.kontor.about")
):
    """What a server's owner decides, sees and takes away."""

    def __init__(self, context: Context, router: Router, sets: ComponentSetPanel) -> None:
        super().__init__()
        self.sets = sets
        self.context, self.host = context, context.host
        router.on("set_server", self.chosen)

    @app_commands.command(name=named("look.command.settings"), description=named("home.command.settings.about"))
    @app_commands.describe(
        pace=named("home.param.pace.about"),
        timezone=named("days.param.server_timezone.about"),
        language=named("look.param.language.about"),
    )
    @app_commands.rename(
        pace=named("days.param.pace"),
        timezone=named("days.param.server_timezone"),
        language=named("look.param.language"),
    )
    @app_commands.choices(pace=paces, language=languages)
    async def settings(
        self, click: Click, pace: str | None = None, timezone: str | None = None, language: str | None = None
    ) -> None:
        """What new tables start with, who may open them and where; without anything chosen, what is set now."""
        await acknowledge(click, ephemeral=True, thinking=True)
        typed = {"clock": pace, "time_zone": timezone}
        chosen: dict[str, str | None] = {name: value for name, value in typed.items() if value is not None}
        if language is not None:
            chosen["language"] = None if language == AUTO else language
        if chosen:
            await self.host.guilds.set(person(click), **chosen)
        await self.show(click, saved=bool(chosen))

    @settings.autocomplete("timezone")
    async def suggest_zone(self, click: Click, typed: str) -> list[Choice[str]]:
        """Time zones that have what was typed."""
        return suggest_zones(typed)

    async def chosen(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """A list of the panel: one setting."""
        await acknowledge(click)
        await self.host.guilds.set(person(click), **{pressed.arg: read_setting(pressed)})
        await self.show(click, saved=True)

    async def show(self, click: Click, *, saved: bool = False) -> None:
        """What is set, to be changed by selecting."""
        row = await self.host.guilds.get(managed(person(click)))
        reader = await self.context.reader(click)
        said = Text("home.settings.saved") if saved else Text("home.settings.title")
        await self.context.show(click, Message((paragraph(reader.say(said)), *setting_parts(row, reader, click.guild))))

    @app_commands.command(name=named("home.command.tables"), description=named("home.command.tables.about"))
    async def tables(self, click: Click) -> None:
        """All open tables of the server, those where nothing has happened for longest first."""
        await acknowledge(click, ephemeral=True, thinking=True)
        tables, unseen = await self.host.server_owners.tables(person(click))
        reader = await self.context.reader(click)
        failing = {one.table for one in await self.host.notices.waiting() if one.failing}
        lines = [reader.say(text("home.tables.title", n=len(tables)))]
        lines += [table_line(table, reader, silent=table.id in failing) for table in tables[:TABLES_LISTED]]
        if len(tables) > TABLES_LISTED:
            lines.append(reader.say(text("look.list.more", n=len(tables) - TABLES_LISTED)))
        if unseen:
            lines.append(reader.say(text("home.tables.private", n=unseen)))
        await self.context.show(click, note(fit("\n".join(lines), limits.TEXT)))

    @app_commands.command(name=named("look.command.export"), description=named("home.command.export.about"))
    async def export(self, click: Click) -> None:
        """Settings, tables and results of the server as a file."""
        await acknowledge(click, ephemeral=True, thinking=True)
        data = await self.host.server_owners.export(person(click))
        reader = await self.context.reader(click)
        await self.context.show_file(click, reader.say(Text("home.export.done")), f"kontor-{click.guild_id}.json", data)

    @app_commands.command(name=named("sets.command.set"), description=named("sets.command.set.about"))
    @app_commands.describe(game=named("sets.param.game.about"), file=named("sets.param.file.about"))
    @app_commands.rename(game=named("look.param.game"), file=named("end.param.file"))
    async def set(self, click: Click, game: str, file: discord.Attachment | None = None) -> None:
        """The values of a game, to be corrected from one's own box: a form, or with a file what is different in it."""
        await acknowledge(click, ephemeral=True, thinking=True)
        if file is None:
            await self.sets.show(click, FormPlace(games.find(game).id))
            return
        if file.size > LARGEST_FILE_BYTES:
            raise PlayerMistake(text("sets.fault.file_size", most=LARGEST_FILE_BYTES // 1_000))
        await self.sets.bring(click, game, file.filename, partial(fetched, file))

    @set.autocomplete("game")
    async def suggest_game(self, click: Click, typed: str) -> list[Choice[str]]:
        """The games there are."""
        return suggest_games(await self.context.reader(click), typed)


def read_setting(pressed: button_ids.ButtonId) -> str | bool | int | tuple[int, ...] | None:
    """What a list of the panel stands for; a list of another version is told so."""
    numbers = tuple(button_ids.number(one) for one in pressed.values) if pressed.arg in NUMBERS else ()
    match pressed.arg:
        case "channels":
            return numbers
        case "opener" | "call_role" | "call_channel":
            return numbers[0] if numbers else None
        case "most_tables":
            return button_ids.number(button_ids.chosen(pressed))
        case "private":
            return button_ids.chosen(pressed) == YES
        case "language":
            return None if button_ids.chosen(pressed) == AUTO else button_ids.chosen(pressed)
        case "clock" | "time_zone":
            return button_ids.chosen(pressed)
    raise PlayerMistake(Text("ui.mistake.old_button"))


def setting_parts(row: GuildRow, reader: Reader, guild: discord.Guild | None) -> list[Part]:
    """A list for each setting, below its name; channels and roles that are gone are no longer shown."""

    def lines(key: str, values: tuple[str, ...], now: str) -> list[SelectLine]:
        return [
            SelectLine(reader.label(Text(f"{key}.{value}"), limits.OPTION_TEXT), value, chosen=value == now)
            for value in values
        ]

    def there(*numbers: int | None) -> list[int]:
        return [one for one in numbers if one is not None and exists(guild, one)]

    numbers = [
        SelectLine(reader.label(text("home.most_tables", n=n), limits.OPTION_TEXT), str(n), chosen=n == row.most_tables)
        for n in MOST_TABLES
    ]
    known = row.clock in (NONE, *PACES)
    pace = [SelectLine(row.clock, row.clock, chosen=True)] if not known else []
    lists = {
        "clock": [*pace, *lines("days.pace", (NONE, *PACES), row.clock)],
        "language": lines("look.language", (AUTO, *SPOKEN), row.language or AUTO),
        "time_zone": server_zone_lines(row.time_zone),
        "private": lines("home.private", (NO, YES), YES if row.private else NO),
        "most_tables": numbers,
    }
    parts: list[Part] = []

    def add(setting: str, part: Part) -> None:
        parts.extend((paragraph(f"**{reader.label(Text(f'home.setting.{setting}'))}**"), part))

    def id_and_label(setting: str) -> tuple[str, str]:
        return button_ids.make("set_server", setting), reader.label(Text(f"home.setting.{setting}.none"))

    for setting, offered in lists.items():
        add(
            setting,
            select(button_ids.make("set_server", setting), offered, reader.label(Text(f"home.setting.{setting}"))),
        )
    add("channels", channel_select(*id_and_label("channels"), there(*row.channels), limits.OPTIONS))
    add("opener", role_select(*id_and_label("opener"), there(row.opener)))
    add("call_channel", channel_select(*id_and_label("call_channel"), there(row.call_channel)))
    add("call_role", role_select(*id_and_label("call_role"), there(row.call_role)))
    return parts


def table_line(table: TableInfo, reader: Reader, *, silent: bool) -> str:
    """A table for its server's owner: what, who, since when it waits, and whether its messages get through."""
    own = reader.at(table.names)
    state = own.say(Text(f"look.status.{table.state}"))
    people = ", ".join(escaped(name) for name in table.names) or "–"
    since = min((seat.asked_at for seat in table.seats if seat.asked_at is not None), default=None)
    waits = f" · <t:{int(since if since is not None else table.created_at)}:R>"
    trouble = f"\n  -# {reader.say(Text('home.tables.silent'))}" if silent else ""
    return f"- {linked_title(table, own)} · {state} · {people}{waits}{trouble}"
