"""Looking ahead in processes of its own: they try turns on imagined tables, and the event loop only waits for them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Coroutine, Iterable, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec.structs import replace

from engine.core.table import Table
from engine.core.text import Seat
from engine.players.race import Allowance, Race, compare, search
from engine.players.trials import Trial, TrialResult, TurnLine
from engine.players.worker import Done, Work, own_components
from engine.processes import WorkerProcess, WorkerTrouble
from host.traces import TimedPart

SETTING = "THINKING"  # seconds a turn may be thought about
THINKING_SECONDS = 10.0  # unless it says otherwise
SHORTEST_SECONDS, LONGEST_SECONDS = 1.0, 120.0
WORKERS = min(2, os.cpu_count() or 1)
TRIALS_AT_ONCE = 2  # trials that a worker gets at a time
IDLE_SECONDS = 300.0  # seconds without a thought after which the workers go home
GRACE_SECONDS = 20.0  # seconds beyond its allowance after which a thought is given up


def seconds_for_a_turn() -> float:
    """How long a turn may be thought about, as the setting says; what it cannot say is told by the settings."""
    return read_seconds(os.environ.get(SETTING, "")) or THINKING_SECONDS


def read_seconds(setting: str) -> float | None:
    """The seconds that a setting names; None if it does not."""
    try:
        seconds = float(setting)
    except ValueError:
        return None
    return seconds if SHORTEST_SECONDS <= seconds <= LONGEST_SECONDS else None


class ThinkingTrouble(Exception):
    """Looking ahead does not work just now; whoever wanted to has to do without."""


class ThinkingProcess(WorkerProcess):
    """One worker process that tries turns."""

    def __init__(self, modules: Sequence[str]) -> None:
        super().__init__("engine.players.worker", *modules)

    async def do(self, work: Work) -> Done:
        """Have work done."""
        try:
            return msgspec.msgpack.decode(await self.ask(msgspec.msgpack.encode(work)), type=Done)
        except (WorkerTrouble, msgspec.DecodeError) as error:
            raise ThinkingTrouble(str(error)) from error


class Thinking:
    """The worker processes together: one thought at a time has them all."""

    def __init__(
        self,
        seconds: float | None = None,
        workers: int = WORKERS,
        modules: Sequence[str] = (),
        trials: int | None = None,
    ) -> None:
        self.seconds = seconds_for_a_turn() if seconds is None else seconds
        self.workers = [ThinkingProcess(modules) for _ in range(workers)]
        self._trials = trials  # instead of seconds, where a thought must come out the same every time
        self._waiting = 0
        self._alone = asyncio.Lock()
        self._leaving: asyncio.Task[None] | None = None

    async def race(
        self,
        table: Table,
        seat: Seat,
        rng: Random,
        share: float = 1.0,
        also: Sequence[TurnLine] = (),
        *,
        only: bool = False,
    ) -> Race:
        """Compare the turns of a seat, with a share of the time for a turn; less of it while others wait to think.

        Those in `also` are among them; with `only`, there are no others.
        Whatever goes wrong is a `ThinkingTrouble` of this thought; the next one begins anew.
        """
        self._waiting += 1
        try:
            with TimedPart("thinking"):
                async with self._alone:
                    self._stay()
                    patience = None if self._trials is not None else self.seconds + GRACE_SECONDS
                    return await asyncio.wait_for(self._run(table, seat, rng, share, also, only), patience)
        except ThinkingTrouble:
            raise
        except TimeoutError as error:
            raise ThinkingTrouble("the workers do not answer in time") from error
        except Exception as error:
            raise ThinkingTrouble(repr(error)) from error
        finally:
            self._waiting -= 1
            self._leave_later()

    async def close(self) -> None:
        """End all processes."""
        self._stay()
        await asyncio.gather(*(worker.stop() for worker in self.workers))

    def _allowance(self, share: float) -> Allowance:
        if self._trials is not None:
            return Allowance(trials=max(1, int(self._trials * share)))
        return Allowance(seconds=self.seconds * share / self._waiting)

    async def _run(
        self, table: Table, seat: Seat, rng: Random, share: float, also: Sequence[TurnLine], only: bool
    ) -> Race:
        work = Work(table.dump(), seat, [], components=own_components(table))
        await _all(worker.do(work) for worker in self.workers)
        allowance = self._allowance(share)  # the clock runs from here on, when everybody is ready
        running = (compare if only else search)(rng, allowance, also)
        trials = next(running)
        while True:
            results = await self._tried(work, trials, allowance)
            try:
                trials = running.send(results)
            except StopIteration as done:
                race: Race = done.value
                return race

    async def _tried(self, work: Work, trials: list[Trial], allowance: Allowance) -> list[TrialResult | None]:
        """Share trials out among the workers; those for which there is no time come back as None."""
        found: list[TrialResult | None] = [None] * len(trials)
        chunks = iter(range(0, len(trials), TRIALS_AT_ONCE))

        async def work_off(worker: ThinkingProcess) -> None:
            for at in chunks:
                part = trials[at : at + TRIALS_AT_ONCE]
                whole = part[0].to_the_end or not allowance.done
                if not whole and allowance.spent() >= 1:
                    return
                seconds = None if whole else allowance.left()
                done = await worker.do(replace(work, trials=part, seconds=seconds))
                found[at : at + len(part)] = done.results

        await _all(work_off(worker) for worker in self.workers[: 1 + (len(trials) - 1) // TRIALS_AT_ONCE])
        return found

    def _stay(self) -> None:
        if self._leaving is not None:
            self._leaving.cancel()
            self._leaving = None

    def _leave_later(self) -> None:
        """Nobody thinks: after a while the processes need not wait any longer."""
        self._stay()
        self._leaving = asyncio.get_running_loop().create_task(self._leave())

    async def _leave(self) -> None:
        await asyncio.sleep(IDLE_SECONDS)
        async with self._alone:
            await asyncio.gather(*(worker.stop() for worker in self.workers))


async def _all(works: Iterable[Coroutine[Any, Any, object]]) -> None:
    """Have all of it done; where one fails, the rest is given up, so that nobody waits for a worker any more."""
    try:
        async with asyncio.TaskGroup() as group:
            for work in works:
                group.create_task(work)
    except* Exception as troubles:
        trouble = troubles.exceptions[0]
    else:
        return
    raise trouble
