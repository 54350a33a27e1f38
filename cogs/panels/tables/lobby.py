"""The lobby message: who sits down, with which options, and the start."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any
from weakref import WeakValueDictionary

import discord

from cogs.cards.calls_for_players import PlayerCalls
from cogs.cards.lobby_card import lobby_message, table_link, waits_alone
from cogs.cards.lobby_form import MOST_READ, lobby_form
from cogs.cards.table_parts import described, lobby_url, place_of
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge, answer
from cogs.clicks.context import TRIES, Context
from cogs.clicks.discord_errors import code_of
from cogs.clicks.people import is_secluded, person, person_at, person_on
from cogs.clicks.permissions import LackingPermissions, lacking, to_make_thread
from cogs.clicks.router import Router
from cogs.clicks.screen_question import ask_newcomer
from cogs.clicks.threads import add_people, make_thread
from cogs.messages import limits
from cogs.messages.message import Message, button, fit, link, note, paragraph, rows
from cogs.messages.reader import Reader
from cogs.panels.tables.table_channel import chosen_home, direct_home, home_question, home_without_asking, homes
from cogs.panels.turn.next_question import Clicks, keep
from engine.core import games
from engine.core.text import PlayerMistake, Text, text
from host import Person, TableInfo, rights
from host.seating.options import Correction

log = logging.getLogger(__name__)

WITH_COMPUTER = "computer"  # mark of the button that starts a table: who sits there alone gets a computer player


class LobbyPanel:
    """Buttons of the lobby message; it is drawn anew from what is saved after every click."""

    def __init__(self, context: Context, router: Router) -> None:
        self.context = context
        self.calls = PlayerCalls(context)
        self.lobby = context.host.lobby
        self.reads = context.host.reads
        for verb, work in {
            "join": self.join,
            "leave": self.leave,
            "keep": self.keep,
            "set_pace": self.set_pace,
            "table_language": self.set_language,
            "add_computer": self.add_computer,
            "drop_computer": self.drop_computer,
            "start": self.start,
            "start_in": self.start_in,
        }.items():
            router.on(verb, work)
        # One thread per table, however often Start is clicked.
        self.starting: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self.forms: Clicks = OrderedDict()  # who has the form of which table open

    async def join(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Sit down."""
        await acknowledge(click)
        reads = (await self.context.reader(click)).lang
        table = await self.lobby.join(button_ids.table_of(pressed), person(click), click.user.display_name, reads)
        await self.context.reader(click, table)  # whose language is known from now on
        await self.show(click, table)
        await self.calls.ask_all(table)
        await ask_newcomer(click, self.context, table)

    async def leave(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Get up again."""
        await acknowledge(click)
        await self.changed(click, await self.lobby.leave(button_ids.table_of(pressed), person(click)))

    async def keep(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """A lobby at which nothing happens is to stay all the same."""
        await acknowledge(click, ephemeral=True, thinking=True)
        table = await self.context.host.tidying.keep(button_ids.table_of(pressed), person(click))
        await self.context.say(click, Text("home.tidy.kept"), table)

    async def add_computer(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """A computer player as strong as was selected takes the next seat; old buttons name none."""
        await acknowledge(click)
        table, who = await self.meant(click, pressed)
        table = await self.lobby.add_computer(table.id, who, pressed.values[0] if pressed.values else None)
        await self.show(click, table)
        await self.calls.ask_all(table)

    async def drop_computer(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The last computer player gets up."""
        await acknowledge(click)
        table, who = await self.meant(click, pressed)
        await self.changed(click, await self.lobby.remove_computer(table.id, who))

    async def set_pace(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The pace that was selected; once the game runs everybody is asked, by `/table pace`."""
        await acknowledge(click)
        table, who = await self.meant(click, pressed)
        if table.status != "lobby":
            raise PlayerMistake(text("host.mistake.started", table=table.id))
        table, _ = await self.context.host.consent.propose(table.id, who, "pace", button_ids.chosen(pressed))
        await self.changed(click, table)
        await ask_newcomer(click, self.context, table, paced=True)

    async def set_language(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The language that was selected for what everybody sees, or the one most read."""
        await acknowledge(click)
        table, who = await self.meant(click, pressed)
        table = await self.tell_in(table.id, who, button_ids.chosen(pressed))
        if table.status == "lobby":
            await self.changed(click, table)
            return
        await self.refresh(table)
        done = note((await self.context.reader(click, table)).say(Text("days.consent.done")))
        own = click.message is not None and click.message.flags.ephemeral
        await (self.context.show(click, done) if own else answer(click, done))

    async def tell_in(self, table: int, who: Person, chosen: str) -> TableInfo:
        """A table that is told to everybody in the language that was chosen, or in the one most read."""
        return await self.lobby.set_language(table, who, None if chosen == MOST_READ else chosen)

    async def meant(self, click: Click, pressed: button_ids.ButtonId) -> tuple[TableInfo, Person]:
        """The table of a button, and who pressed it, as far as rights at that table go."""
        table = await self.reads.info(button_ids.table_of(pressed), person(click))
        return table, await person_at(click, table)

    async def start(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Begin: the table gets a thread, and everything further happens there; who is alone may want a computer."""
        await acknowledge(click)
        table, who = await self.meant(click, pressed)
        if pressed.arg != WITH_COMPUTER or not waits_alone(table):
            await self.begin(click, table.id)
            return
        await self.lobby.add_computer(table.id, who)
        begun = await self.started(click, table.id)
        if begun is not None:
            await self.context.show(click, begun_message(begun, await self.context.reader(click, begun)))
            await self.refresh(begun)

    async def start_in(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Start in the channel that was chosen."""
        await acknowledge(click)
        table, who = await self.meant(click, pressed)
        rights.allow("start", table, who)
        channel = button_ids.number(button_ids.chosen(pressed))
        await self.begin(click, table.id, await chosen_home(click, table, channel))

    async def begin(self, click: Click, number: int, home: Any = None, *, first: bool = False) -> None:
        """Make the thread and start, and show the table as it is then; `first`: nobody can have tried it before."""
        table = await self.started(click, number, home, first=first)
        if table is not None:
            await self.show(click, table)
            await self.lead(click, table)

    async def lead(self, click: Click, table: TableInfo) -> None:
        """The way to the thread, for whoever does not look at the table's card, which has it."""
        reader = await self.context.reader(click, table)
        at_the_card = click.message is None or click.message.id == table.message
        if table.status == "running" and table_link(table, reader) and not at_the_card:
            await answer(click, begun_message(table, reader))

    async def started_at_once(self, click: Click, number: int) -> bool:
        """Start a table that was opened for that alone; nothing is left of what could not begin."""
        try:
            return await self.started(click, number) is not None
        except Exception:
            await self.lobby.close(number, person(click))
            raise

    async def started(self, click: Click, number: int, home: Any = None, *, first: bool = False) -> TableInfo | None:
        """Make the thread and start, once; refused before anything is made if the table is not ready.

        What has no server is played in the direct messages of who starts it. None: it is not known where, and who
        starts it has been asked.
        """
        async with self.starting.setdefault(number, asyncio.Lock()):
            table = await self.reads.info(number, person(click))
            if table.status == "lobby":  # and not the second of two clicks
                who = await person_at(click, table)
                rights.allow("start", table, who)
                games.get(table.game).complete_options(len(table.seats), table.options)
                home, thread = home or home_without_asking(click, table), None
                if table.thread is None and home is not None:
                    thread = await self.move_in(click, table, home, first=first)
                elif table.thread is None and table.guild is not None:
                    await self.ask_home(click, table)
                    return None
                elif table.thread is None and not table.direct:
                    await self.lobby.move(number, who, await direct_home(click))
                people = [seat.user for seat in table.seats if seat.user is not None]
                started, _ = await asyncio.gather(self.lobby.start(number, who), add_people(thread, people))
                table = started.table
                self.context.when_begun(click, table)
                await self.close_forms(table.id)
        return table

    async def close_forms(self, table: int) -> None:
        """Away with what people had open beside a lobby in which there is nothing to choose any more."""
        for whose in [one for one in self.forms if one[0] == table]:
            form = self.forms.pop(whose)
            if form.is_expired():
                continue
            try:
                await form.delete_original_response()
            except Exception as error:
                log.info("table=%s user=%s keeps the form of the lobby: %r", table, whose[1], error)

    async def ask_home(self, click: Click, table: TableInfo) -> None:
        """The lobby with the channels in which the table can be played."""
        found = await homes(click, self.context.host, table)
        reader = await self.context.reader(click, table)
        await self.context.show(
            click, Message((*lobby_message(table, reader).parts, *home_question(table, found, reader)))
        )

    async def move_in(self, click: Click, table: TableInfo, home: Any, *, first: bool) -> discord.Thread | None:
        """A thread for the table in the channel where it is played; where there are no threads, the channel itself.

        A table that gets its home here must be allowed there before anything is made.
        """
        moves = (table.guild, table.channel) != (home.guild.id, home.id) or (is_secluded(home) and not table.private)
        if moves:
            who = await person_on(click, home.guild.id)
            table = await self.lobby.may_move(table.id, who, home.id)
        here = home.id == click.channel_id
        has = click.app_permissions if here else home.permissions_for(home.guild.me)
        missing = lacking(has, to_make_thread(private=table.private))
        if missing:
            raise LackingPermissions(missing, home.id)
        reader = self.context.everybody(table)
        name = fit(described(table, reader), limits.THREAD_NAME)
        thread = await make_thread(home, name, private=table.private, first=first)
        made = None if thread is None else thread.id
        if moves:
            await self.lobby.move(table.id, who, home.id, made)
        elif made is not None:
            await self.lobby.place(table.id, thread=made)
        return thread

    async def post(self, click: Click, table: TableInfo) -> TableInfo:
        """The lobby in its channel, and for who opened it elsewhere the way there; nothing is left where it fails."""
        assert table.channel is not None
        channel = self.context.bot.get_partial_messageable(table.channel, guild_id=table.guild)
        try:
            posted = await channel.send(**lobby_message(table, self.context.everybody(table)).sending())
        except Exception:
            await self.lobby.close(table.id, person(click))
            raise
        table = await self.lobby.place(table.id, message=posted.id)
        await self.context.show(click, opened_message(table, await self.context.reader(click, table)))
        return table

    async def changed(self, click: Click, table: TableInfo) -> None:
        """What comes of a control of the form; it stood in the lobby itself in an earlier version."""
        if click.message is None or not click.message.flags.ephemeral:
            await self.show(click, table)
            return
        await self.show_form(click, table)
        await self.refresh(table)

    async def show_form(self, click: Click, table: TableInfo, corrections: Sequence[Correction] = ()) -> None:
        """What this person may do in the lobby, in the place of this answer."""
        reader = await self.context.reader(click, table)
        organises = rights.may("options", table, await person_at(click, table))
        await self.context.show(click, lobby_form(table, reader, click.user.id, corrections, organises=organises))
        keep(self.forms, (table.id, click.user.id), click)

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
        else:
            await self.calls.follow(table)

    async def show_here(self, click: Click, table: TableInfo) -> None:
        """The lobby in the place of this answer; once more if somebody else has clicked meanwhile."""
        private = click.message is not None and click.message.flags.ephemeral
        for _ in range(TRIES):
            reader = await self.context.reader(click, table) if private else self.context.everybody(table)
            await self.context.show(click, lobby_message(table, reader))
            try:
                now = await self.reads.info(table.id, person(click))
            except PlayerMistake:  # who leaves a private table sees it no more
                return
            if now == table:
                return
            table = now

    async def refresh(self, table: TableInfo) -> None:
        """Show the lobby and the call for players as they are now; what cannot be reached is left as it is."""
        await self.calls.follow(table)
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


def begun_message(table: TableInfo, reader: Reader) -> Message:
    """The way to a table that has just begun."""
    return Message((paragraph(reader.say(Text("look.lobby.begun"))), *rows(table_link(table, reader))))


def opened_message(table: TableInfo, reader: Reader) -> Message:
    """The way to a lobby in another channel; who is alone there may begin at once with a computer player."""
    said = reader.say(text("home.welcome.opened", place=place_of(table)))
    made = [link(reader.label(Text("ui.button.thread")), lobby_url(table))]
    if waits_alone(table):
        at_once = button_ids.make("start", WITH_COMPUTER, table=table.id)
        made.append(button(reader.label(Text("home.welcome.with_computer")), at_once, "main"))
    return Message((paragraph(said), *rows(made)))
