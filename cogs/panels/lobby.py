"""The lobby message: who sits down, with which options, and the start."""

from __future__ import annotations

import asyncio
import logging
from typing import Any
from weakref import WeakValueDictionary

import discord

from cogs.kit import ids, limits
from cogs.kit.clicks import Click, manages
from cogs.kit.codes import code_of
from cogs.kit.context import TRIES, Context
from cogs.kit.guard import answer
from cogs.kit.message import (
    Message,
    ModalField,
    Part,
    SelectLine,
    button,
    divider,
    fit,
    fit_sentences,
    frame,
    modal,
    note,
    paragraph,
    rows,
)
from cogs.kit.permissions import LackingPermissions, lacking, to_make_thread
from cogs.kit.reader import Reader
from cogs.kit.router import Router
from cogs.kit.table_parts import described, lobby_url, title
from cogs.kit.threads import add_people, make_thread
from engine.core import games
from engine.core.games import OptionSpec
from engine.core.text import PlayerMistake, Text, join, text, verbatim
from host import TableInfo, rights
from host.lobby import most_seats

log = logging.getLogger(__name__)
HELP_ROOM = 200  # characters of an option's explanation in the lobby


class LobbyPanel:
    """Buttons of the lobby message; it is drawn anew from what is saved after every click."""

    def __init__(self, context: Context, router: Router) -> None:
        self.context = context
        self.lobby = context.host.lobby
        self.looking = context.host.looking
        for verb, work in {
            "join": self.join,
            "leave": self.leave,
            "options": self.ask_options,
            "set_options": self.set_options,
            "add_computer": self.add_computer,
            "drop_computer": self.drop_computer,
            "start": self.start,
        }.items():
            router.on(verb, work)
        # One thread per table, however often Start is clicked.
        self.starting: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def join(self, click: Click, call: ids.ControlCall) -> None:
        """Sit down."""
        await click.response.defer()
        await self.show(click, await self.lobby.join(ids.table_of(call), click.user.id, click.user.display_name))

    async def leave(self, click: Click, call: ids.ControlCall) -> None:
        """Get up again."""
        await click.response.defer()
        await self.show(click, await self.lobby.leave(ids.table_of(call), click.user.id))

    async def add_computer(self, click: Click, call: ids.ControlCall) -> None:
        """The best computer player this game has takes the next seat."""
        await click.response.defer()
        await self.show(click, await self.lobby.add_computer(ids.table_of(call), click.user.id, manager=manages(click)))

    async def drop_computer(self, click: Click, call: ids.ControlCall) -> None:
        """The last computer player gets up."""
        await click.response.defer()
        await self.show(
            click, await self.lobby.remove_computer(ids.table_of(call), click.user.id, manager=manages(click))
        )

    async def ask_options(self, click: Click, call: ids.ControlCall) -> None:
        """The modal with a page of options; a modal must be the first answer to a click."""
        table = await self.looking.info(ids.table_of(call))
        if table.status != "lobby":
            raise PlayerMistake(text("host.mistake.started", table=table.id))
        rights.allow("options", table, click.user.id, manager=manages(click))
        reader = await self.context.reader(click, table)
        await click.response.send_modal(options_modal(table, reader, int(call.arg or 0)))

    async def set_options(self, click: Click, call: ids.ControlCall) -> None:
        """What was chosen in the modal."""
        await click.response.defer()
        chosen = {name: value for name, value in call.fields if value}
        table = await self.lobby.set_options(ids.table_of(call), click.user.id, chosen, manager=manages(click))
        await self.show(click, table)

    async def start(self, click: Click, call: ids.ControlCall) -> None:
        """Begin: the table gets a thread, and everything further happens there."""
        await click.response.defer()
        await self.show(click, await self.begin(click, ids.table_of(call)))

    async def begin(self, click: Click, number: int) -> TableInfo:
        """Make the thread and start, once; refused before anything is made if the table is not ready."""
        async with self.starting.setdefault(number, asyncio.Lock()):
            table = await self.looking.info(number)
            if table.status != "lobby":  # the second of two clicks
                return table
            rights.allow("start", table, click.user.id, manager=manages(click))
            games.get(table.game).settle(len(table.seats), table.options)
            if table.thread is None:
                table = await self.find_place(click, table)
            return (await self.lobby.start(number, click.user.id, manager=manages(click))).table

    async def find_place(self, click: Click, table: TableInfo) -> TableInfo:
        """A thread in the channel of the lobby; a direct message is a place of its own."""
        if click.guild is None:
            return await self.lobby.place(table.id, channel=click.channel_id)
        missing = lacking(click.app_permissions, to_make_thread(private=table.private))
        if missing:
            raise LackingPermissions(missing, click.channel_id)
        reader = self.context.everybody(table)
        name = fit(described(table, reader), limits.THREAD_NAME)
        thread = await make_thread(click.channel, name, private=table.private)
        if thread is None:
            return table
        table = await self.lobby.place(table.id, thread=thread.id)
        await add_people(thread, [seat.user for seat in table.seats if seat.user is not None])
        return table

    async def show(self, click: Click, table: TableInfo) -> None:
        """The lobby as it is now, where it was clicked; an invitation stays, and who accepted it is told so."""
        clicked = click.message
        if clicked is None or clicked.id == table.message or clicked.flags.ephemeral:
            await self.show_here(click, table)
        else:
            reader = await self.context.reader(click, table)
            said = reader.say(text("look.lobby.joined", table=table.id))
            await answer(click, note(f"{said} {lobby_url(table)}".strip()))
        if clicked is not None and clicked.id != table.message:
            await self.refresh(table)

    async def show_here(self, click: Click, table: TableInfo) -> None:
        """The lobby in the place of this answer; once more if somebody else has clicked meanwhile."""
        private = click.message is not None and click.message.flags.ephemeral
        for _ in range(TRIES):
            reader = await self.context.reader(click, table) if private else self.context.everybody(table)
            await self.context.show(click, lobby_message(table, reader))
            now = await self.looking.info(table.id)
            if now == table:
                return
            table = now

    async def refresh(self, table: TableInfo) -> None:
        """The same without a click; a message that cannot be reached is left as it is."""
        if table.channel is None or table.message is None:
            return
        channel = self.context.bot.get_partial_messageable(table.channel)
        try:
            message = lobby_message(table, self.context.everybody(table))
            await channel.get_partial_message(table.message).edit(**message.editing())
        except discord.HTTPException as error:
            if code_of(error) is None:
                raise
            log.info("table=%s the lobby message cannot be reached: %s", table.id, error)


def lobby_message(table: TableInfo, reader: Reader) -> Message:
    """Game, options with their help, seats, and the buttons; after the start only where it went on."""
    game = games.get(table.game)
    head = [f"## {reader.say(title(table))}", reader.say(seats_text(table))]
    about = [option_line(table, spec, reader) for spec in game.options if matters(table, spec)]
    people = [f"{n}. {seat_line(seat.name, seat.player, reader)}" for n, seat in enumerate(table.seats, 1)]
    parts: list[Part] = [paragraph("\n".join(head)), divider(), paragraph("\n".join(people) or "–")]
    if about:
        parts += [divider(), paragraph(fit("\n".join(about), 2_500))]
    if table.status != "lobby":
        ended = {"running": "look.lobby.running", "closed": "look.lobby.closed"}.get(table.status, "look.lobby.over")
        place = f"<#{table.thread}>" if table.thread else ""
        state = text(ended, place=place) if ended == "look.lobby.running" else Text(ended)
        return Message((frame(*parts, divider(), paragraph(reader.say(state).strip())),))
    return Message((frame(*parts), *lobby_buttons(table, reader)))


def lobby_buttons(table: TableInfo, reader: Reader) -> list[Part]:
    """What can be done in a lobby; what would be refused anyway is greyed out."""
    game = games.get(table.game)
    most = most_seats(game, table.options)
    ready = len(table.seats) in game.seats and game.objection(len(table.seats), table.options) is None
    computers = any(seat.player is not None for seat in table.seats)

    def make(verb: str, arg: str = "", **how: Any) -> Part:
        return button(reader.label(Text(f"look.lobby.{verb}")), ids.make(verb, arg, table=table.id), **how)

    people_row = [make("join", style="main", off=len(table.seats) >= most), make("leave", off=not table.seats)]
    people_row += [make("start", style="good", off=not ready)]
    setting_up = [make("options", str(page)) for page in range(0, len(game.options), limits.FIELDS)]
    setting_up += [make("add_computer", off=len(table.seats) >= most)]
    setting_up += [make("drop_computer")] if computers else []
    return [*rows(people_row), *rows(setting_up)]


def seats_text(table: TableInfo) -> Text:
    """How many may play, and how many sit."""
    game = games.get(table.game)
    fitting = [n for n in game.seats if game.objection(n, table.options) is None] or list(game.seats)
    allowed = join([verbatim(str(n)) for n in fitting], "or")
    return text("look.lobby.seats", allowed=allowed, n=len(table.seats))


def seat_line(name: str, player: str | None, reader: Reader) -> str:
    """A player, and whether it is a computer."""
    shown = discord.utils.escape_markdown(name)
    return shown if player is None else reader.say(text("look.lobby.computer", name=shown))


def matters(table: TableInfo, spec: OptionSpec) -> bool:
    """An option that has been changed, or that has something to say; all of them stay in the modal."""
    return len(spec.values) > 1


def option_line(table: TableInfo, spec: OptionSpec, reader: Reader) -> str:
    """An option, its value, and what it does."""
    key = f"{table.game}.option.{spec.id}"
    value = table.options.get(spec.id, spec.standard)
    name, chosen = reader.head(Text(key)), reader.say(Text(f"{key}.{value}"))
    return f"**{name}**: {chosen}\n-# {fit_sentences(reader.say(Text(f'{key}.help')), HELP_ROOM)}"


def options_modal(table: TableInfo, reader: Reader, first: int) -> discord.ui.Modal:
    """Up to five options to select from."""
    game = games.get(table.game)
    fields = []
    for spec in game.options[first : first + limits.FIELDS]:
        key = f"{table.game}.option.{spec.id}"
        now = table.options.get(spec.id, spec.standard)
        lines = tuple(
            SelectLine(reader.label(Text(f"{key}.{value}"), limits.OPTION_TEXT), value, chosen=value == now)
            for value in spec.values
        )
        label = reader.label(Text(key), limits.FIELD_LABEL)
        about = fit_sentences(reader.say(Text(f"{key}.help")), limits.FIELD_HELP)
        fields.append(ModalField(spec.id, label, about, lines=lines, required=True))
    name = reader.label(text("look.lobby.options_of", table=table.id), limits.TITLE)
    return modal(name, ids.make("set_options", table=table.id), fields)
