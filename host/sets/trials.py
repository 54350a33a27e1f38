"""Component sets tried in a process of its own, within limits, so that the bot goes on whatever they hold."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager

import msgspec

from engine.core import games
from engine.core.text import Text
from engine.processes import WorkerProcess, WorkerTrouble
from engine.sets.faults import SheetFault
from engine.sets.trial import SetTrial, TrialOutcome, read_answer
from host.errors import HostTrouble, mistake

log = logging.getLogger(__name__)

LONGEST_SECONDS = 120.0  # for one set, by the clock on the wall, on a machine that is busy
MOST_FILES = 30  # of one server within `WITHIN_SECONDS`
WITHIN_SECONDS = 3_600.0
MOST_WAITING = 5  # servers whose sets are tried or wait for it


class SetTrials:
    """One process at a time, one set of each server, and so many of a server within an hour."""

    def __init__(self) -> None:
        self._alone = asyncio.Lock()
        self._servers: set[int] = set()
        self._brought: dict[int, list[float]] = {}

    @contextmanager
    def place(self, guild: int) -> Iterator[None]:
        """One among those who wait, for as long as the block lasts."""
        if guild in self._servers:
            raise mistake("file_another")
        if len(self._servers) >= MOST_WAITING:
            raise mistake("file_queue")
        now = time.monotonic()
        lately = {one: [at for at in times if now - at < WITHIN_SECONDS] for one, times in self._brought.items()}
        self._brought = {one: times for one, times in lately.items() if times}
        own = self._brought.setdefault(guild, [])
        if len(own) >= MOST_FILES:
            raise mistake("file_many", most=MOST_FILES)
        own.append(now)
        self._servers.add(guild)
        try:
            yield
        finally:
            self._servers.discard(guild)

    async def check(self, trial: SetTrial) -> None:
        """Refuse a set with which a game cannot be set up or played to its end."""
        async with self._alone:
            found = await self._tried(trial)
        if found is None:
            raise SheetFault("effort")
        if found.broken:
            alone = (found.table,) if found.table else ()
            raise SheetFault(found.broken if alone else f"{found.broken}_together", *alone)

    async def _tried(self, trial: SetTrial) -> TrialOutcome | None:
        """What came of it; None: it took too much."""
        worker = WorkerProcess("engine.sets.trial", *games.added_modules(), seconds=LONGEST_SECONDS, most_tries=1)
        try:
            return read_answer(await worker.ask(msgspec.msgpack.encode(trial)))
        except (WorkerTrouble, msgspec.DecodeError) as trouble:
            if isinstance(trouble, WorkerTrouble) and trouble.overran:
                return None
            log.error("game=%s a component set could not be tried: %s", trial.game, trouble)
            raise HostTrouble(Text("host.trouble.replay"), passing=True) from trouble
        finally:
            await worker.end()
