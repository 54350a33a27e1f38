"""What all cogs share: the bot, the host, who reads in which language, and how a panel reaches its reader."""

from __future__ import annotations

import asyncio
import io
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Protocol

import discord
from discord.ext import commands

from cogs.clicks import Click
from cogs.clicks.answering import ANSWERED, expected
from cogs.clicks.discord_errors import Code, code_of, temporary
from cogs.clicks.people import person
from cogs.messages.command_names import KnownCommands
from cogs.messages.message import Message, note
from cogs.messages.reader import Reader
from engine.core.text import Text
from host import Host, TableInfo
from words import language

log = logging.getLogger(__name__)


class Called(Protocol):
    """Brings the question to who has to decide at a table, if they are there; whether it could."""

    async def __call__(self, table: int, user: int, posted: int | None) -> bool: ...


WaitedFor = Callable[[TableInfo, Sequence[int]], Awaitable[None]]  # a table, and who has to decide there
Told = Callable[[int], Awaitable[None]]  # a table
PlanOver = Callable[[int, int, bool], Awaitable[None]]  # table, user, whether the turn is played
Over = Callable[[int, int], Awaitable[None]]
Begun = Callable[[Click, TableInfo], None]  # a click, and the table that it began or is about
Revived = Callable[[TableInfo, int], Awaitable[TableInfo]]  # a table, and which of its players is led to it
Make = Callable[[], dict[str, Any]]
TRIES = 3
PAUSE_SECONDS = 0.5
DATABASE_SECONDS = 2.0  # a database that does not answer may hold up the sentence that says so
LANGUAGES_KEPT = 10_000
PRESSES_KEPT = 1_000
SHOWN = "shown"  # in `click.extras`: what the panel of a click shows
ASKED = "asked"  # in `click.extras`: the settings of who clicked, on their way


class Context:
    """Made once in `cogs.setup` and handed to every cog, so that nothing is global."""

    def __init__(self, bot: commands.AutoShardedBot, host: Host) -> None:
        self.bot = bot
        self.host = host
        self.emojis: dict[str, discord.PartialEmoji] = {}
        self.commands: Mapping[str, int] = bot.tree.ids if isinstance(bot.tree, KnownCommands) else {}
        self.lacking: dict[int, Text] = {}  # per table: what keeps us from posting, until somebody there was told
        self.when_called: Called = nobody_listens
        self.is_here: Callable[[int, int], bool] = lambda table, user: False  # whether somebody is in their panel
        self.has_question: Callable[[int, int], bool] = lambda table, user: False  # and has the question there
        self.last_press: Callable[[int, int], Click | None] = lambda table, user: None  # inside a panel
        self.when_waited_for: WaitedFor = nobody_looks  # a table turns to some people
        self.when_told: Told = nobody_tells  # waits a moment for what a table has to tell
        self.when_plan_is_over: PlanOver = nobody_planned
        self.when_over: Over = nobody_stays  # a game has ended, and somebody may have its panel open
        self.when_begun: Begun = lambda click, table: None
        self.when_unseen: Begun = lambda click, table: None  # somebody looks at a table whose thread we do not see
        self.revived: Revived = as_it_is
        self._pressed: OrderedDict[int, int] = OrderedDict()  # by message: the last click in it
        self._following: set[asyncio.Task[None]] = set()
        self._last_language: OrderedDict[int, str] = OrderedDict()

    async def reader(self, click: Click, table: TableInfo | None = None) -> Reader:
        """Who clicked, as a reader of private answers: the language they set, else the one their Discord has."""
        heard = self._heard(click)
        if table is not None:
            click.extras["table"] = table.id  # so that a mistake can be told with the names of this table
            if table.thread is not None and self.bot.get_channel(table.thread) is None:
                self.when_unseen(click, table)
        asked = click.extras.pop(ASKED, None)
        user = await (self.host.users.get(click.user.id) if asked is None else asked)
        if table is not None and heard != user.heard and table.seat_of(user.id) is not None:
            await self.host.users.heard(user.id, heard)
        names = () if table is None else table.names
        lang = user.language or heard
        return Reader(lang, names, self.emojis, user.pictures, user.screen, self.commands, user.guide)

    def expect(self, click: Click) -> None:
        """Ask how somebody who has clicked wants to read while Discord is told that the click has arrived."""
        click.extras[ASKED] = expected(self.host.users.get(click.user.id))

    async def reader_of_trouble(self, click: Click, table: int | None) -> Reader:
        """Who clicked, as a reader of what broke: what the database does not say in time is done without."""
        names: tuple[str, ...] = ()
        chosen = None
        try:
            async with asyncio.timeout(DATABASE_SECONDS):
                chosen = (await self.host.users.get(click.user.id)).language
                names = () if table is None else (await self.host.reads.info(table, person(click))).names
        except Exception as error:
            log.info("table=%s user=%s is told without the database: %r", table, click.user.id, error)
        return Reader(chosen or self._heard(click), names, self.emojis, commands=self.commands)

    async def reader_by_dm(self, user: int, table: TableInfo) -> Reader:
        """Somebody who gets a direct message: the language set, else the one heard last, else the table's."""
        row = await self.host.users.get(user)
        lang = row.language or self._last_language.get(user) or row.heard or table.language
        return Reader(lang, table.names, self.emojis, commands=self.commands)

    def everybody(self, table: TableInfo) -> Reader:
        """Whoever reads the table's thread."""
        return Reader(table.language, table.names, self.emojis, commands=self.commands)

    def _heard(self, click: Click) -> str:
        """The language of somebody's Discord; remembered, because direct messages come without a click."""
        heard = language(str(click.locale))
        self._last_language[click.user.id] = heard
        self._last_language.move_to_end(click.user.id)
        while len(self._last_language) > LANGUAGES_KEPT:
            self._last_language.popitem(last=False)
        return heard

    async def show(self, click: Click, message: Message) -> None:
        """Put a message in the place of the answer that was deferred; what comes later for it takes its place."""
        await self.put(click, message.editing, message.answering)
        self.await_later(click, message)

    def pressed(self, click: Click) -> None:
        """Something was pressed in a message: what comes later for what it showed is not wanted there any more."""
        if click.message is not None:
            self._pressed[click.message.id] = click.id
            self._pressed.move_to_end(click.message.id)
            while len(self._pressed) > PRESSES_KEPT:
                self._pressed.popitem(last=False)

    def is_untouched(self, click: Click) -> bool:
        """Whether nothing was pressed since in the message that was clicked."""
        return click.message is None or self._pressed.get(click.message.id, click.id) == click.id

    def await_later(self, click: Click, message: Message, sent: discord.WebhookMessage | None = None) -> None:
        """The panel of a click, or one `sent` below it, shows a message now; what comes later takes its place there."""
        shown = click.extras[SHOWN] = object()
        if message.later is not None:
            following = expected(self._follow(click, message.later, shown, sent))
            self._following.add(following)
            following.add_done_callback(self._following.discard)

    async def _follow(
        self, click: Click, later: Callable[[], Awaitable[Message]], shown: object, sent: discord.WebhookMessage | None
    ) -> None:
        """Show what came later, unless somebody, or the table, has gone on from that panel meanwhile."""
        try:
            message = await later()
            if click.is_expired():
                return
            panel = sent.id if sent is not None else (await click.original_response()).id
            if self._pressed.get(panel, click.id) == click.id and click.extras.get(SHOWN) is shown:
                await (click.edit_original_response if sent is None else sent.edit)(**message.editing())
        except Exception as error:
            log.info("user=%s the panel stays as it is: %r", click.user.id, error)

    async def say(self, click: Click, sentence: Text, table: TableInfo | None = None) -> None:
        """Put one sentence in the place of the answer that was deferred."""
        await self.show(click, note((await self.reader(click, table)).say(sentence)))

    async def show_file(self, click: Click, said: str, filename: str, data: bytes) -> None:
        """Put a sentence and a file to keep in the place of the answer that was deferred."""

        def file() -> discord.File:
            return discord.File(io.BytesIO(data), filename=filename)

        await self.put(
            click,
            lambda: {"content": said, "attachments": [file()]},
            lambda: {"content": said, "file": file(), "ephemeral": True},
        )

    async def put(self, click: Click, editing: Make, answering: Make) -> None:
        """Edit the deferred answer with what `editing` makes for every try; tries again where the connection broke."""
        click.extras[ANSWERED] = True
        click.extras.pop(SHOWN, None)
        for attempt in range(1, TRIES + 1):
            try:
                await click.edit_original_response(**editing())
                return
            except Exception as error:
                if code_of(error) is Code.MESSAGE_GONE:
                    await self._put_anew(click, answering)
                    return
                if not temporary(error) or attempt == TRIES:
                    raise
                log.info("user=%s the panel could not be shown, trying again: %s", click.user.id, error)
                await asyncio.sleep(PAUSE_SECONDS * attempt)

    async def _put_anew(self, click: Click, answering: Make) -> None:
        """The panel was dismissed meanwhile: a new one, unless it was dismissed before there was anything in it."""
        try:
            await click.followup.send(**answering())
        except discord.HTTPException as error:
            if code_of(error) is not Code.MESSAGE_GONE:
                raise
            log.info("user=%s has dismissed the answer before it came", click.user.id)


async def nobody_looks(table: TableInfo, users: Sequence[int]) -> None:
    """Does nothing: what stands in for `Departures` until it is set up."""


async def nobody_tells(table: int) -> None:
    """Does nothing: what stands in for the outbox until it is set up."""


async def nobody_stays(table: int, user: int) -> None:
    """Does nothing: what stands in for the panels until they are set up."""


async def nobody_planned(table: int, user: int, done: bool) -> None:
    """Does nothing: what stands in for the panels until they are set up."""


async def nobody_listens(table: int, user: int, posted: int | None) -> bool:
    """Opens no panel: what stands in for the panels until they are set up."""
    return False


async def as_it_is(table: TableInfo, user: int) -> TableInfo:
    """The table unchanged: what stands in for opening its thread anew until that is set up."""
    return table
