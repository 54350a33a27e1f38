"""Computer players take their turns by themselves, one answer at a time, like anybody else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from engine.core.table import Table
from engine.core.text import PlayerMistake, Seat
from engine.players import answer, random_mind
from host.trouble import HostTrouble
from storage import SeatRow

if TYPE_CHECKING:
    from host.tables import Tables

log = logging.getLogger(__name__)

PATIENCE = 20.0  # seconds a computer player may think before a random answer is given in its place
TRIES = 20  # random answers that are tried where the rules refuse one as a dead end


class Computers:
    """One task per table on which a computer player must answer; thinking happens on a copy, off the event loop."""

    tables: Tables

    def __init__(self, rng: Random, patience: float = PATIENCE) -> None:
        self._rng = rng
        self._patience = patience
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._wanted: set[int] = set()
        self._head = asyncio.Semaphore(1)  # thinking is work for one core; two would only slow each other down

    def rouse(self, table: int) -> None:
        """Have the computer players of a table go on, if it is their turn."""
        self._wanted.add(table)
        if table not in self._tasks:
            self._tasks[table] = asyncio.get_running_loop().create_task(self._play_on(table), name=f"table {table}")

    async def idle(self) -> None:
        """Wait until no computer player has anything to do."""
        while self._tasks:
            await asyncio.wait(list(self._tasks.values()))

    async def close(self) -> None:
        """Stop; whoever was thinking begins again after the next start."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play_on(self, table: int) -> None:
        try:
            while table in self._wanted:
                self._wanted.discard(table)
                while (turn := await self.tables.copy_for_computer(table)) is not None:
                    await self._take_turn(table, *turn)
        except (HostTrouble, PlayerMistake) as trouble:
            log.error("table=%s: its computer player cannot go on: %s", table, trouble)
        finally:
            self._wanted.discard(table)
            del self._tasks[table]

    async def _take_turn(self, table: int, copy: Table, seat: SeatRow) -> None:
        assert seat.player is not None
        try:
            picks = await self._think(copy, seat.seat, seat.player)
            await self._give(table, copy, seat, picks, seat.player)
        except Exception:
            log.exception("table=%s seat=%s: %s failed, a random answer is given", table, seat.seat, seat.player)
            await self._at_random(table, copy, seat)

    async def _think(self, copy: Table, seat: Seat, name: str) -> Sequence[str]:
        rng = Random(self._rng.random())
        async with self._head:
            return await asyncio.wait_for(asyncio.to_thread(answer, copy, seat, name, rng), self._patience)

    async def _at_random(self, table: int, copy: Table, seat: SeatRow) -> None:
        ask = copy.ask_of(seat.seat)
        assert ask is not None
        for attempt in range(TRIES):
            try:
                await self._give(table, copy, seat, random_mind(None, ask, self._rng), "random")
                return
            except PlayerMistake:
                if attempt + 1 == TRIES:
                    raise

    async def _give(self, table: int, copy: Table, seat: SeatRow, picks: Sequence[str], by: str) -> None:
        try:
            await self.tables.answer_for(table, seat.seat, seat.step, picks, by)
        except PlayerMistake as refused:
            if refused.text.key != "host.mistake.stale":
                raise
