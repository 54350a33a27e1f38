"""Runs the bot until somebody says stop, or it makes no sense any more; what trying again may cure costs a pause."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from typing import Any, NamedTuple, Protocol

import aiohttp
import discord

from host import StorageTrouble

log = logging.getLogger("kontor")

Work = Coroutine[Any, Any, None]
FIRST_PAUSE_SECONDS = 1.0
LONGEST_PAUSE_SECONDS = 300.0
LONGEST_WAIT_SECONDS = 30.0  # between looks for a database that is away: people wait for it
STEADY_SECONDS = 600.0  # after which a connection counts as good, and the next pause is short again
# Discord closes the connection with these codes for reasons that trying again does not cure.
FATAL = {
    4004: "Discord does not accept the token: look at DISCORD_TOKEN",
    4010: "Discord does not know this shard: start one bot per token only",
    4011: "Discord wants more shards for so many servers: start the bot again",
    4012: "Discord no longer speaks this version of its gateway: update Kontor",
    4013: "Discord does not know the intents that were asked for: update Kontor",
    4014: "Discord does not grant the intents that were asked for: look at the page of the application",
}
# What is wrong with a database that no waiting cures.
FINAL = {"newer", "foreign", "not_a_database", "damaged", "missing"}


class Served(Protocol):
    """As much of a bot as has to be known to run it."""

    async def start(self, token: str) -> None: ...

    async def finish(self) -> None: ...


Made = Callable[[], AbstractAsyncContextManager[Served]]


@contextmanager
def told_to_stop() -> Iterator[asyncio.Event]:
    """Set once somebody wants the process to end (SIGTERM, or Ctrl-C); who cannot wait says so a second time."""
    loop, stop = asyncio.get_running_loop(), asyncio.Event()
    signals = (signal.SIGTERM, signal.SIGINT)

    def heard() -> None:
        stop.set()
        for one in signals:
            loop.remove_signal_handler(one)

    for one in signals:
        loop.add_signal_handler(one, heard)
    try:
        yield stop
    finally:
        for one in signals:
            loop.remove_signal_handler(one)


async def supervise(make_bot: Made, token: str, first: Callable[[], Work] | None = None) -> int:
    """Run the bot until somebody says stop, or it makes no sense any more: what ends the connection for now only
    costs a pause. Some work comes `first`.

    The pause grows while failures repeat, and is short again after a connection that was steady.
    """
    loop = asyncio.get_running_loop()
    failures = 0
    with told_to_stop() as stop:
        if first is not None:
            await prepare(first(), stop)
        while not stop.is_set():
            began = loop.time()
            ended = await run(make_bot, token, stop)
            if isinstance(ended, int):
                return ended
            failures = 1 if loop.time() - began > STEADY_SECONDS else failures + 1
            pause = min(FIRST_PAUSE_SECONDS * 2.0 ** (failures - 1), ended.longest_pause)
            log.warning("%s; starting again in %.0f s", ended.why.rstrip("."), pause)
            await first_of(asyncio.sleep(pause), stop)
        return 0


async def prepare(work: Work, stop: asyncio.Event) -> None:
    """Do what comes before the first connection; the bot starts without it, too, and nothing of it outlives a stop."""
    working = await first_of(work, stop)
    working.cancel()
    (failed,) = await asyncio.gather(working, return_exceptions=True)
    if failed is not None and not stop.is_set():
        log.error("the preparation failed; the first clicks may be slow", exc_info=failed)


async def first_of(work: Work, stop: asyncio.Event) -> asyncio.Task[None]:
    """Wait for some work, or until somebody says stop."""
    working, stopped = asyncio.create_task(work), asyncio.create_task(stop.wait())
    try:
        await asyncio.wait({working, stopped}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        stopped.cancel()
    return working


class Interrupted(NamedTuple):
    """A connection ended in a way that trying again may cure."""

    why: str
    longest_pause: float = LONGEST_PAUSE_SECONDS


async def run(make_bot: Made, token: str, stop: asyncio.Event) -> int | Interrupted:
    """One connection from its beginning to its end; gives the code to exit with, or why it ended for now."""
    try:
        async with make_bot() as bot:
            running = await first_of(bot.start(token), stop)
            if not running.done():
                await bot.finish()
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)
                return 0
            await running
        return Interrupted("the connection was closed")
    except discord.LoginFailure:
        log.error(FATAL[4004])
        return 2
    except discord.PrivilegedIntentsRequired:
        log.error(FATAL[4014])
        return 2
    except StorageTrouble as trouble:
        if trouble.kind in FINAL:
            log.error("%s", trouble)
            return 3
        return Interrupted(str(trouble), LONGEST_WAIT_SECONDS)
    except discord.ConnectionClosed as closed:
        if closed.code in FATAL:
            log.error(FATAL[closed.code])
            return 2
        return Interrupted(f"Discord closed the connection with code {closed.code}")
    except (aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound, OSError) as error:
        return Interrupted(f"Discord cannot be reached ({first_line(error)})")
    except Exception:
        log.exception("the bot stopped")
        return Interrupted("that was a fault of ours")


def first_line(error: Exception) -> str:
    return str(error).partition("\n")[0] or type(error).__name__
