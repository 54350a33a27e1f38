"""How the bot is doing: how long it has been running, how late the event loop is; a line in the log now and then."""

from __future__ import annotations

import asyncio
import logging
import math
import threading
import time
from collections import deque
from collections.abc import Sequence

from discord.ext import commands, tasks

from host import Host, Waiting
from host.backups import Backups

log = logging.getLogger(__name__)

LATE_SECONDS = 0.05  # the loop may be late before it is logged
TICK_SECONDS = 1.0
HOUR_SECONDS = 3600
HEALTH_MINUTES = 15  # between two health lines
clock = time.perf_counter


class Vitals(commands.Cog):
    """A watchdog of the event loop, and the figures behind /about."""

    def __init__(self, bot: commands.AutoShardedBot, host: Host) -> None:
        self.bot, self.host = bot, host
        self.began = time.monotonic()
        self.lags: deque[float] = deque(maxlen=HOUR_SECONDS)
        self.backups: Backups | None = None  # where some are made
        self._stop = threading.Event()
        self._stood_until = -math.inf  # when the loop last ran again after it had stood still

    async def cog_load(self) -> None:
        loop = asyncio.get_running_loop()
        # A thread, since a task could not tell how long the loop did not run it.
        threading.Thread(target=self._watch, args=(loop,), name="watchdog", daemon=True).start()
        self.health.start()

    async def cog_unload(self) -> None:
        self._stop.set()
        self.health.cancel()

    @property
    def uptime(self) -> int:
        """Seconds since the start."""
        return int(time.monotonic() - self.began)

    @property
    def lag(self) -> float:
        """The worst lateness of the last hour, in seconds."""
        return max(list(self.lags), default=0.0)

    def _watch(self, loop: asyncio.AbstractEventLoop) -> None:
        """Whatever holds the loop up holds up everybody's clicks."""
        while not self._stop.wait(TICK_SECONDS) and not loop.is_closed():
            asked = clock()
            try:
                loop.call_soon_threadsafe(self._answered, asked)
            except RuntimeError:
                return  # the loop was closed in between

    def _answered(self, asked: float) -> None:
        """One line for a stall: the first of what was asked meanwhile has waited longest, the rest is no news."""
        now = clock()
        late = now - asked
        self.lags.append(late)
        self.host.measures.lag.add(late)
        if late > LATE_SECONDS:
            if asked > self._stood_until:
                log.warning("the event loop stood still for %.2f s", late)
            self._stood_until = now

    @tasks.loop(minutes=HEALTH_MINUTES)
    async def health(self) -> None:
        """One line that says all is well, or not."""
        running = await self.host.reads.running()
        waiting = await self.host.notices.waiting()
        gateway = self.bot.latency
        log.info(
            "health: up %s s, %s servers, %s tables running, worst lag %.0f ms, gateway %s, %s",
            self.uptime,
            len(self.bot.guilds),
            running,
            self.lag * 1000,
            f"{gateway * 1000:.0f} ms" if math.isfinite(gateway) else "away",
            outbox_line(waiting),
        )


def outbox_line(waiting: Sequence[Waiting]) -> str:
    """What the outbox holds, in a few words: an old notice or a failing one is for whoever runs the bot to look at."""
    notices, failing = sum(one.notices for one in waiting), sum(one.failing for one in waiting)
    oldest = max((one.seconds for one in waiting), default=0.0)
    return f"{notices} notices waiting, the oldest for {oldest:.0f} s, {failing} failing"
