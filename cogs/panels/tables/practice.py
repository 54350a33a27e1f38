"""Play on from here: a turn of a finished game as a table of its own, against computers or with friends."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial
from weakref import WeakValueDictionary

from cogs.cards.lobby_card import level_lines, lobby_message
from cogs.cards.practice_words import seat_name
from cogs.cards.table_parts import heading
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.clicks.people import person
from cogs.clicks.permissions import NeedsServer, lacking, to_make_thread
from cogs.clicks.places import guild_of
from cogs.clicks.router import Router
from cogs.messages import limits
from cogs.messages.escaping import escaped
from cogs.messages.message import Message, SelectLine, button, note, paragraph, rows, select
from cogs.messages.reader import Reader
from cogs.panels.look.beside_question import show_beside_question
from cogs.panels.look.replay import stamp_text
from cogs.panels.tables.lobby import LobbyPanel
from cogs.panels.turn.first_question import show_first
from cogs.panels.turn.turn_panel import TurnPanel
from engine.core.plan import PlannedChoice
from engine.core.text import PlayerMistake, Text, text
from host import PastTurn, Practice, TableInfo, TriedTurn

FRIENDS = "friends"  # in the place of a level
TWICE_SECONDS = 60.0  # in which a second click means the table that the first one has opened
TURNS_KEPT = 1_000  # turns that were tried, whose tables a second click finds


class PracticePanel:
    """Asks for a seat and for rivals, and opens the table; nothing happens to the game that is played on from."""

    def __init__(self, context: Context, router: Router, lobby: LobbyPanel, turn: TurnPanel) -> None:
        self.context, self.host, self.lobby, self.turn = context, context.host, lobby, turn
        self.opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()  # one table for a double click
        self.from_turns: OrderedDict[int, tuple[int, int]] = OrderedDict()  # by user: step and table of a turn tried
        router.on("from_here", self.from_here)
        router.on("from_seat", self.from_seat)
        router.on("from_tried", self.from_tried)
        router.on("practice", self.practice)
        router.on("sit", self.sit)

    async def from_here(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Which seat."""
        await acknowledge(click, ephemeral=True, thinking=True)
        turn = button_ids.number(pressed.arg)
        table, course = await self.origin(click, pressed, turn)
        reader = await self.context.reader(click, table)
        await show_beside_question(self.context, click, table, seat_message(table, course, turn, reader))

    async def from_seat(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Against whom."""
        await acknowledge(click)
        turn, seat = button_ids.number(pressed.arg), button_ids.number(button_ids.chosen(pressed))
        table, course = await self.origin(click, pressed, turn)
        if seat >= len(table.seats):
            raise PlayerMistake(Text("ui.mistake.old_button"))
        reader = await self.context.reader(click, table)
        await show_beside_question(self.context, click, table, rivals_message(table, course, turn, seat, reader))

    async def from_tried(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Against whom, after a turn that was tried; the seat is the one it was tried on."""
        await acknowledge(click, ephemeral=True, thinking=True)
        tried = await self.tried(click, pressed)
        table, course = await self.origin(click, pressed, tried.segment)
        reader = await self.context.reader(click, table)
        await self.context.show(click, rivals_message(table, course, tried.segment, tried.seat, reader, pressed.step))

    async def tried(self, click: Click, pressed: button_ids.ButtonId) -> TriedTurn:
        """The whole turn that somebody has tried; a mistake if it is gone, or another one by now."""
        turn = await self.host.what_ifs.look(button_ids.table_of(pressed), person(click))
        if turn.question is not None or turn.step != pressed.step:
            raise PlayerMistake(Text("coach.mistake.what_if_gone"))
        return turn

    async def practice(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The table is opened: with friends its lobby, against computers at once the first question."""
        await acknowledge(click)
        turn, _, rest = pressed.arg.partition(".")
        seat, _, how = rest.partition(".")
        level = how or button_ids.chosen(pressed)
        start = Practice(button_ids.table_of(pressed), button_ids.number(turn))
        async with self.opening.setdefault(click.user.id, asyncio.Lock()):
            if level == FRIENDS:
                await self.with_friends(click, pressed, start, button_ids.number(seat))
            else:
                await self.alone(click, pressed, start, button_ids.number(seat), level)

    async def alone(self, click: Click, pressed: button_ids.ButtonId, start: Practice, seat: int, level: str) -> None:
        """A table against computers, its thread, and the first question."""
        who = person(click)
        table = await self.opened(click, pressed, start, seat)
        if table is None:
            reader = await self.context.reader(click)
            table = await self.host.practice.open(
                start.table,
                who,
                start.turn,
                seat,
                click.user.display_name,
                level=level,
                channel=click.channel_id,
                language=reader.lang,
                private=not lacking(click.app_permissions, to_make_thread(private=True)),
                reads=reader.lang,
                tried=await self.turn_first(click, pressed),
            )
            self.note_turn(click, pressed, table)
        if await self.lobby.started_at_once(click, table.id):
            await show_first(click, self.turn, table.id)

    async def with_friends(self, click: Click, pressed: button_ids.ButtonId, start: Practice, seat: int) -> None:
        """A lobby in the channel, in which others take the seats of computers."""
        who = person(click)
        guild = guild_of(click)
        if guild is None or click.channel_id is None:
            raise NeedsServer(click.guild_id)
        table = await self.opened(click, pressed, start, seat)
        if table is None:
            origin = await self.host.reads.info(start.table, who)
            table = await self.host.practice.open(
                start.table,
                who,
                start.turn,
                seat,
                click.user.display_name,
                clock=(await self.host.guilds.get(guild)).clock,
                channel=who.parent(click.channel_id),
                language=origin.language,
                reads=(await self.context.reader(click)).lang,
                tried=await self.turn_first(click, pressed),
            )
            try:
                table = await self.posted(table)
            except Exception:
                await self.host.lobby.close(table.id, who)  # nobody could find it
                raise
            self.note_turn(click, pressed, table)
        reader = await self.context.reader(click, table)
        place = f"<#{table.thread or table.channel}>"
        await self.context.show(click, note(reader.say(text("practice.open", place=place))))

    async def posted(self, table: TableInfo) -> TableInfo:
        """The lobby as any other has it."""
        assert table.channel is not None
        channel = self.context.bot.get_partial_messageable(table.channel, guild_id=table.guild)
        sent = await channel.send(**lobby_message(table, self.context.everybody(table)).sending())
        return await self.host.lobby.place(table.id, message=sent.id)

    async def opened(self, click: Click, pressed: button_ids.ButtonId, start: Practice, seat: int) -> TableInfo | None:
        """The table that somebody has opened for this a moment ago."""
        if pressed.what_if:
            step, number = self.from_turns.get(click.user.id, (None, 0))
            return await self.host.reads.info(number, person(click)) if step == pressed.step else None
        now = self.host.now().timestamp()
        for table in await self.host.reads.of_user(click.user.id, ("lobby", "running")):
            own = table.seat_of(click.user.id)
            lately = table.organiser == click.user.id and now - table.created_at < TWICE_SECONDS
            if table.practice == start and own is not None and own.seat == seat and lately:
                return table
        return None

    async def turn_first(self, click: Click, pressed: button_ids.ButtonId) -> tuple[PlannedChoice, ...]:
        """The turn that is played first at the new table; nothing unless one was tried."""
        return (await self.tried(click, pressed)).chosen if pressed.what_if else ()

    def note_turn(self, click: Click, pressed: button_ids.ButtonId, table: TableInfo) -> None:
        """Remember which table plays on after a turn that was tried."""
        if pressed.what_if and pressed.step is not None:
            self.from_turns[click.user.id] = pressed.step, table.id
            self.from_turns.move_to_end(click.user.id)
            while len(self.from_turns) > TURNS_KEPT:
                self.from_turns.popitem(last=False)

    async def sit(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Another seat of a practice lobby, or the first one."""
        await acknowledge(click)
        seat, reads = button_ids.number(button_ids.chosen(pressed)), (await self.context.reader(click)).lang
        name, who = click.user.display_name, person(click)
        table = await self.host.practice.sit(button_ids.table_of(pressed), who, seat, name, reads)
        await self.lobby.show(click, table)

    async def origin(
        self, click: Click, pressed: button_ids.ButtonId, turn: int
    ) -> tuple[TableInfo, tuple[PastTurn, ...]]:
        """The game to be played on from, and its turns; refused where it cannot be."""
        table = await self.host.practice.look(button_ids.table_of(pressed), person(click), turn)
        return table, await self.host.stories.course(table.id, person(click))


def seat_message(table: TableInfo, course: tuple[PastTurn, ...], turn: int, reader: Reader) -> Message:
    """What playing on means, and the seats to choose from."""
    lines = [
        SelectLine(reader.label(seat_name(table, seat.seat, escaped(seat.name)), limits.OPTION_TEXT), str(seat.seat))
        for seat in table.seats
    ]
    chosen = select(
        button_ids.make("from_seat", str(turn), table=table.id), lines, reader.label(Text("practice.ask.pick"))
    )
    said = [Text("practice.explained"), Text("practice.ask")]
    return Message((paragraph("\n".join([above(table, course, turn, reader), *map(reader.say, said)])), chosen))


def rivals_message(
    table: TableInfo, course: tuple[PastTurn, ...], turn: int, seat: int, reader: Reader, step: int | None = None
) -> Message:
    """Computer players by strength, or friends; with a step after the turn that was tried up to there."""
    seated = seat_name(table, seat, escaped(table.seats[seat].name))
    said = reader.say(text("practice.ask.how", seat=seated))
    arg, button_id = f"{turn}.{seat}", partial(button_ids.make, table=table.id, step=step, what_if=step is not None)
    levels = select(button_id("practice", arg), level_lines(table, reader), reader.label(Text("practice.lobby.level")))
    friends = button(reader.label(Text("practice.button.friends")), button_id("practice", f"{arg}.{FRIENDS}"))
    before = [] if step is None else [reader.say(Text("practice.tried"))]
    words = "\n".join([above(table, course, turn, reader), *before, said])
    return Message((paragraph(words), levels, *rows([friends])))


def above(table: TableInfo, course: tuple[PastTurn, ...], turn: int, reader: Reader) -> str:
    """Which game, and which turn of it."""
    return f"{heading(table, reader)}\n**{reader.head(stamp_text(course, turn))}**"
