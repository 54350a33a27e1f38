"""The local table as a whole: front end, file, and a bot that can be started, killed and restarted."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import threading
import time
import weakref
import webbrowser
from collections.abc import Callable, Coroutine, Sequence
from contextvars import ContextVar
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from discord.ext import commands
from discord.gateway import KeepAliveHandler
from simcord.backend.cdn import CDN_BASE as CDN

from host import StorageTrouble
from sandbox.attach import attached
from sandbox.clock import SandboxClock
from sandbox.faults import Faults
from sandbox.front import HOST, Front
from sandbox.gateway import Gateway
from sandbox.pages import Pages, Starter
from sandbox.people import AwaitedAnswers, LocalPerson
from sandbox.prune import Sweeper
from sandbox.rest import Rest
from sandbox.table_file import reopen
from sandbox.world import World

log = logging.getLogger(__name__)

AnyBot = commands.Bot | commands.AutoShardedBot

USERS = ("Ada", "Ben", "Chie", "Dana")
READY_SECONDS = 0.1  # how long discord.py waits for further servers: there is only one
CONNECTING_SECONDS = 30.0  # how long a new bot may take
FIRST_PAUSE_SECONDS, LONGEST_PAUSE_SECONDS = 1.0, 30.0

_bots_work: ContextVar[bool] = ContextVar("bots_work", default=False)


class Sandbox:
    """Use as `async with Sandbox(make_bot, db=…) as table:`; the bot runs until the block ends."""

    def __init__(
        self,
        make_bot: Callable[[], AnyBot],
        *,
        db: Path,
        port: int = 8420,
        listen: str = HOST,
        speed: float = 1.0,
        users: Sequence[str] = USERS,
        starters: Sequence[Starter] = (),
        clock: SandboxClock | None = None,
        keep_calls: int = 200,
    ) -> None:
        self.make_bot = make_bot
        self.port, self.listen = port, listen
        self.bot: AnyBot | None = None
        self.faults = Faults()
        self.answers = AwaitedAnswers()
        self.token = "local." + secrets.token_urlsafe(24)
        shared = clock or SandboxClock(speed)
        self.file, self.world, known = reopen(db.with_name(f"{db.stem}-table.sqlite"), lambda: World(shared))
        self.world.cdn = self.file.pictures
        if not known:
            self.world.found(users)
        else:
            for name in users:
                if self.world.person_named(name.partition(":")[0]) is None:
                    self.world.add_person(name)
        translate = self._translate
        self.gateway = Gateway(self.world, self.token, translate)
        self.rest = Rest(
            self.world, self.answers, self.faults, token=self.token, translate=translate, keep_calls=keep_calls
        )
        self.faults.cut = self.gateway.drop
        self.pages = Pages(self.world, self.answers, starters, lambda: self.gateway.connected)
        self.gateway.on_change = self.pages.bot_changed
        self.front = Front(self.world, self.rest, self.gateway, self.pages)
        self.sweeper = Sweeper(self.world, self.file)
        self._exits = contextlib.AsyncExitStack()
        self._running: asyncio.Task[None] | None = None
        self._bots_tasks: weakref.WeakSet[asyncio.Task[Any]] = weakref.WeakSet()

    def _translate(self, data: bytes) -> bytes:
        """Stored names of files to addresses the bot can fetch."""
        return data.replace(CDN.encode(), f"http://{self.front.address}/cdn".encode())

    @property
    def url(self) -> str:
        """Where the page is."""
        return f"http://{self.front.address}/"

    async def __aenter__(self) -> Self:
        await self.open()
        await self.start_bot()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def open(self) -> None:
        """Start everything but the bot."""
        try:
            await self.front.open(self.port, self.listen)
        except OSError:
            await self.file.close()
            raise
        self._exits.enter_context(attached(self.front.address))
        self.file.follow(self.world)
        self.sweeper.start()

    async def close(self) -> None:
        """Stop the bot, write the file, stop listening."""
        await self.stop_bot()
        await self.sweeper.stop()
        await self.front.close()
        await self.file.close()
        await self._exits.aclose()

    # The bot

    async def start_bot(self) -> AnyBot:
        """A new bot from `make_bot`, connected and with its commands registered."""
        assert self._running is None
        bot = self.bot = self.make_bot()
        bot._connection.guild_ready_timeout = READY_SECONDS
        ready = asyncio.Event()
        registered = False

        def noticed(kind: str, subject: Any) -> None:
            nonlocal registered
            registered = registered or kind == "commands"

        async def on_ready() -> None:
            ready.set()

        bot.add_listener(on_ready)
        self.world.watchers.append(noticed)
        self._running = self._as_bot(bot.start(self.token))
        waiting = asyncio.ensure_future(ready.wait())
        try:
            await asyncio.wait(
                {waiting, self._running}, timeout=CONNECTING_SECONDS, return_when=asyncio.FIRST_COMPLETED
            )
            if self._running.done():
                self._running.result()
            if not ready.is_set():
                raise TimeoutError("The bot did not become ready.")
            if not registered:  # here rather than when it is ready: whoever stops the table meanwhile stops this
                await bot.tree.sync()
        except BaseException:
            await self.stop_bot()
            raise
        finally:
            waiting.cancel()
            self.world.watchers.remove(noticed)
        return bot

    def _as_bot(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run the bot so that every task it ever starts is known, to be killed as one."""
        loop = asyncio.get_running_loop()
        before = loop.get_task_factory()

        def factory(loop: asyncio.AbstractEventLoop, coro: Any, **rest: Any) -> Any:
            task: Any = before(loop, coro, **rest) if before else asyncio.Task(coro, loop=loop, **rest)
            if _bots_work.get():
                self._bots_tasks.add(task)
            return task

        async def marked() -> None:
            _bots_work.set(True)
            await work

        loop.set_task_factory(factory)
        task = loop.create_task(marked())
        self._bots_tasks.add(task)
        task.add_done_callback(lambda _: loop.set_task_factory(before))
        return task

    async def stop_bot(self) -> None:
        """Close the bot in good order."""
        bot, self.bot = self.bot, None
        if bot is not None and not bot.is_closed():
            await bot.close()
        running, self._running = self._running, None
        if running is not None:
            running.cancel()
            with contextlib.suppress(BaseException):
                await running

    async def kill_bot(self) -> None:
        """End the bot as a crash would: every task cut where it stands, the sockets torn."""
        bot, self.bot = self.bot, None
        running, self._running = self._running, None
        victims = [task for task in self._bots_tasks if not task.done()]
        for task in victims:
            task.cancel()
        for thread in threading.enumerate():
            if isinstance(thread, KeepAliveHandler) and thread.ws.token == self.token:
                thread.stop()
        self.faults.drop_gateway(resumable=False, code=0)
        await asyncio.gather(*victims, *([running] if running else []), return_exceptions=True)
        if bot is not None:
            await bot.http.close()

    async def restart_bot(self, *, kill: bool = False) -> AnyBot:
        """Another process of the same bot, as far as Discord can tell."""
        await (self.kill_bot() if kill else self.stop_bot())
        return await self.start_bot()

    async def keep_bot(self) -> None:
        """Until cancelled: a bot that stops by itself is started anew, ever more patiently."""
        pause = FIRST_PAUSE_SECONDS
        while True:
            started = time.monotonic()
            try:
                if self._running is None:
                    await self.start_bot()
                await asyncio.shield(self._running)  # type: ignore[arg-type]
                log.error("The bot stopped; starting it again in %.0f s", pause)
            except StorageTrouble:
                raise  # trying again would not bring the database back
            except Exception:
                log.exception("The bot failed; starting it again in %.0f s", pause)
            await self.stop_bot()
            pause = FIRST_PAUSE_SECONDS if time.monotonic() - started > 60 else min(pause * 2, LONGEST_PAUSE_SECONDS)
            await asyncio.sleep(pause)

    # For tests

    def person(self, name: str) -> LocalPerson:
        """The user of that name."""
        user = self.world.person_named(name)
        if user is None:
            raise KeyError(name)
        return LocalPerson(self.world, self.answers, user.id)

    def channel(self, name: str) -> int:
        """The channel or thread of that name, the newest if there are several."""
        return max(channel.id for channel in self.world.channels.values() if channel.name == name)

    async def until(self, done: Callable[[], Any], seconds: float = 60.0) -> Any:
        """Wait until something is true, and give it back."""
        async with asyncio.timeout(seconds):
            while True:
                if found := done():
                    return found
                await asyncio.sleep(0.005)


async def serve(
    make_bot: Callable[[], AnyBot],
    *,
    db: Path,
    port: int = 8420,
    listen: str = HOST,
    speed: float = 1.0,
    users: Sequence[str] = USERS,
    open_browser: bool = True,
    starters: Sequence[Starter] = (),
    clock: SandboxClock | None = None,
) -> None:
    """Run the bot at a local table until cancelled; pass `clock` if the bot is to share the table's time."""
    table = Sandbox(make_bot, db=db, port=port, listen=listen, speed=speed, users=users, starters=starters, clock=clock)
    await table.open()
    try:
        print(f"The local table is open: {table.url}", flush=True)
        if open_browser:
            await asyncio.to_thread(webbrowser.open, table.url)
        await table.keep_bot()
    finally:
        await table.close()
