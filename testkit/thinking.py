"""The computer player `master` without worker processes, for tests that are about something else."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random

from engine.core.table import Observation, Table
from engine.core.text import Seat
from engine.players.master import think
from engine.players.race import Race
from engine.players.trials import TurnLine
from host.coach.thinking import Thinking

TRIALS = 30


class ThinkingHere(Thinking):
    """Compares a few trials in a thread, and the same ones every time."""

    def __init__(self, trials: int = TRIALS) -> None:
        super().__init__(workers=0, trials=trials, seconds=1.0)

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
        observation = Observation[object](table, seat)
        return await asyncio.to_thread(think, observation, rng, self._allowance(share), also, only=only)
