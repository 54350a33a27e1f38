"""What is being answered right now: every click and command passes here, so that a stop can wait for them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

import discord

from cogs.clicks import Click
from cogs.clicks.guard import Guard, verb_of
from engine.core.text import Text
from host import Measures
from host.traces import traced

log = logging.getLogger(__name__)

STOPPING = Text("ui.mistake.stopping")
SLOW_SECONDS = 1.0  # that a click may take before the log says where they went


class InFlight:
    """Counts what is being answered; once the bot is to stop nothing new begins, and whoever clicks is told so."""

    def __init__(self, guard: Guard, measures: Measures) -> None:
        self.guard, self.measures = guard, measures
        self.stopping = False
        self._running = 0
        self._rest = asyncio.Event()

    async def __call__(self, click: Click, work: Callable[[], Awaitable[None]], table: int | None = None) -> None:
        """Do what a click asks for."""
        with self._counted(), traced(table) as trace:
            try:
                if not self.stopping:
                    await work()
                elif click.type is not discord.InteractionType.autocomplete:
                    await self.guard.say(click, STOPPING, table)
            finally:
                seconds = trace.seconds
                self.measures.steps["click"].add(seconds)
                if seconds > SLOW_SECONDS:
                    log.info("verb=%s user=%s took %.1f s: %s", verb_of(click), click.user.id, seconds, trace.told())

    async def finish(self, seconds: float) -> bool:
        """From now on nothing begins; returns whether all that runs came to its end in time."""
        self.stopping = True
        return await self.at_rest(seconds)

    async def at_rest(self, seconds: float) -> bool:
        """Wait until nobody waits for an answer, but no longer than this; returns whether it is so."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self._running:
                    self._rest.clear()
                    await self._rest.wait()
        return not self._running

    @contextmanager
    def _counted(self) -> Iterator[None]:
        self._running += 1
        try:
            yield
        finally:
            self._running -= 1
            if not self._running:
                self._rest.set()
