"""Guided first games: begun, gone on with, begun anew, wherever somebody asks for one."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary

from cogs.cards.table_parts import heading, public_button
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.clicks.guard import SAVED
from cogs.clicks.people import person
from cogs.clicks.permissions import lacking, to_make_thread
from cogs.clicks.router import Router
from cogs.clicks.screen_question import screen_question
from cogs.messages.message import Message, button, link, paragraph, rows
from cogs.messages.reader import Reader
from cogs.panels.coach.lesson_screens import POINTS
from cogs.panels.tables.lobby import LobbyPanel
from cogs.panels.turn.answer_targets import url_elsewhere
from cogs.panels.turn.first_question import show_first
from cogs.panels.turn.turn_panel import TurnPanel
from engine.core.text import PlayerMistake, Text
from host import TableInfo, rights


class LearnPanel:
    """Begins, continues and repeats guided games, which are ordinary tables for one person."""

    def __init__(self, context: Context, router: Router, lobby: LobbyPanel, turn: TurnPanel) -> None:
        self.context, self.host, self.lobby, self.turn = context, context.host, lobby, turn
        # One table per person, however often a button is clicked.
        self.opening: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        router.on("learn", self.learn)
        router.on("learn_on", self.learn_on)
        router.on("learn_anew", self.learn_anew)
        router.on("step_on", self.step_on)
        router.on("step_again", self.step_again)

    async def learn(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The button of a lobby, which names its game."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.show(click, pressed.arg)

    async def learn_on(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """What somebody plays on, as they were asked once before their guided game."""
        await acknowledge(click)
        screen, _, game = pressed.arg.partition("+")
        await self.host.users.set(click.user.id, screen=screen)
        await self.show(click, game)

    async def show(self, click: Click, game: str) -> None:
        """Begin a guided game; who has one under way chooses between that and a new one."""
        async with self.opening.setdefault(click.user.id, asyncio.Lock()):
            table = await self.host.lessons.of(game, person(click))
            if table is None and not await self.host.users.asks_screen(click.user.id):
                await self.begin(click, game)
                return
        if table is None:
            await self.context.show(click, screen_question(await self.context.reader(click), "learn_on", f"+{game}"))
            return
        reader, url = await self.context.reader(click, table), url_elsewhere(click, table)
        await self.context.show(click, begun_message(table, reader, url))

    async def learn_anew(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The old table is closed, and another one begins where all do."""
        await acknowledge(click)
        who = person(click)
        old = await self.host.reads.info(button_ids.table_of(pressed), who)
        rights.allow("close", old, who)
        if old.teaching != "lesson":
            raise PlayerMistake(Text("ui.mistake.old_button"))
        async with self.opening.setdefault(click.user.id, asyncio.Lock()):
            old = await self.host.reads.info(old.id, who)
            if old.status in ("lobby", "running", "frozen"):
                await self.host.lobby.close(old.id, who)
                await self.begin(click, old.game)
                return
        await self.show(click, old.game)

    async def step_on(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """On from a screen that stands before a question; an old one leads to whatever is open now."""
        await acknowledge(click)
        table, who = button_ids.table_of(pressed), person(click)
        question, moment = await self.host.reads.question(table, who), await self.host.lessons.look(table, who)
        if question is not None and moment is not None and question.step == pressed.step:
            self.turn.writer.passed.add(table, moment, pressed.arg)
        await self.turn.show(click, table)

    async def step_again(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Back to where a step began."""
        await acknowledge(click)
        table, who = button_ids.table_of(pressed), person(click)
        await self.host.lessons.repeat(table, who, pressed.step)
        click.extras[SAVED] = True
        moment = await self.host.lessons.look(table, who)
        if moment is not None:  # what the game is about was read
            for screen in ("", POINTS):
                self.turn.writer.passed.add(table, moment, screen)
        await self.turn.show(click, table)

    async def begin(self, click: Click, game: str) -> None:
        """A table, its thread or direct message, and at once the first question."""
        who = person(click)
        reader = await self.context.reader(click)
        table = await self.host.lessons.open(
            game,
            who,
            click.user.display_name,
            channel=click.channel_id,
            language=reader.lang,
            private=not lacking(click.app_permissions, to_make_thread(private=True)),
        )
        if await self.lobby.started_at_once(click, table.id):
            await show_first(click, self.turn, table.id)


def begun_message(table: TableInfo, reader: Reader, url: str) -> Message:
    """A guided game that is under way: go on there, or begin anew."""
    said = f"{heading(table, reader)}\n{reader.say(Text('learn.begun'))}"
    anew = button(reader.label(Text("learn.button.anew")), button_ids.make("learn_anew", table=table.id))
    way = [link(reader.label(Text("ui.button.thread")), url)] if url else []
    return Message((paragraph(said), *rows([public_button("move", table, reader), *way, anew])))
