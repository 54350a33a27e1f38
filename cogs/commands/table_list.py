"""/table list: the open tables of a server, by game, language and free seats, each a click away."""

from __future__ import annotations

from discord import app_commands
from discord.ext import commands

from cogs.cards.lobby_card import seeking_line
from cogs.cards.open_seats import listed_seat_button, open_seat_lines, seated_names, standing
from cogs.cards.table_parts import linked_title
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.commands.finder import TableFinder
from cogs.messages import limits
from cogs.messages.command_names import named
from cogs.messages.message import Message, Part, button, fit, note, paragraph, rows
from cogs.messages.reader import Reader
from engine.core import games
from engine.core.text import Text, join, text, verbatim
from host import TableInfo
from host.seating.options import most_seats
from words import SPOKEN

Choice = app_commands.Choice
TABLES_LISTED = 15

languages = [Choice(name=named(f"look.language.{lang}"), value=lang) for lang in SPOKEN]


class TableLists(commands.Cog):
    """The part of `/table` that finds tables; mixed into the cog of that group."""

    context: Context
    finder: TableFinder

    @app_commands.command(name=named("look.command.list"), description=named("look.command.list.about"))
    @app_commands.describe(
        game=named("home.param.list_game.about"),
        language=named("home.param.list_language.about"),
        free=named("home.param.free.about"),
    )
    @app_commands.rename(
        game=named("look.param.game"), language=named("look.param.language"), free=named("home.param.free")
    )
    @app_commands.choices(language=languages)
    async def list_tables(
        self, click: Click, game: str | None = None, language: str | None = None, free: bool = False
    ) -> None:
        """The open tables of this server, or one's own in a direct message; those with a free seat to be joined."""
        await acknowledge(click, ephemeral=True, thinking=True)
        reader = await self.context.reader(click)
        kind = None if game is None else games.find(game).id
        every = await self.finder.visible(click)
        tables = [
            table
            for table in every
            if kind in (None, table.game) and language in (None, table.language) and (not free or has_room(table))
        ]
        if not tables:
            await self.context.show(click, note(reader.say(Text("home.list.none" if every else "look.list.none"))))
            return
        listed = [await self.list_line(table, reader) for table in tables[:TABLES_LISTED]]
        lines = [reader.say(Text("look.list.title")), *listed]
        if len(tables) > TABLES_LISTED:
            lines.append(reader.say(text("look.list.more", n=len(tables) - TABLES_LISTED)))
        open_to = [
            table for table in tables[:TABLES_LISTED] if has_room(table) and table.seat_of(click.user.id) is None
        ]
        joins = [sit_button(table, reader) for table in open_to]
        await self.context.show(click, Message((paragraph(fit("\n".join(lines), limits.TEXT)), *rows(joins))))

    @list_tables.autocomplete("game")
    async def suggest_listed(self, click: Click, typed: str) -> list[Choice[str]]:
        """The games there are."""
        return suggest_games(await self.context.reader(click), typed)

    async def list_line(self, table: TableInfo, reader: Reader) -> str:
        """One table: what, who, and where; and what its free seats are like."""
        own = reader.at(table.names)
        state = own.say(Text(f"look.status.{table.state}"))
        people = ", ".join(seated_names(table)) or "–"
        below = open_seat_lines(table, await standing(self.context.host.reads, table), own)
        below += [seeking_line(table, own)] if table.status == "lobby" and table.seeking is not None else []
        return "\n  -# ".join([f"- {linked_title(table, own)} · {state} · {people}", *below])


def suggest_games(reader: Reader, typed: str) -> list[Choice[str]]:
    """The games there are, with how many can play."""
    found = []
    for name in games.names():
        game = games.get(name)
        players = reader.say(text("look.players", allowed=join([verbatim(str(n)) for n in game.seats], "or")))
        title = reader.label(game.name)
        if any(typed.casefold() in one.casefold() for one in (title, game.title)):
            found.append(Choice(name=fit(f"{title} ({players})", limits.OPTION_TEXT), value=game.id))
    return found[: limits.OPTIONS]


def sit_button(table: TableInfo, reader: Reader) -> Part:
    """Join a lobby, or take the free seat of a game that is on."""
    if table.open_seats:
        return listed_seat_button(table, reader)
    label = reader.label(text("home.list.join", table=table.id))
    return button(label, button_ids.make("join", table=table.id), "main")


def has_room(table: TableInfo) -> bool:
    """Whether somebody can sit down there now, also in a game that is on."""
    if table.open_seats:
        return True
    most = most_seats(games.get(table.game), table.options) if table.seeking is None else table.seeking.seats
    return table.status == "lobby" and len(table.seats) < most
