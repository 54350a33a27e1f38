"""Replays of files and trials of sets without worker processes, for tests that are about something else."""

from __future__ import annotations

import asyncio

from engine.replaying import FileOutcome, replayed
from engine.sets.trial import SetTrial, TrialOutcome, tried
from host.history.replays import Replays
from host.sets.trials import SetTrials


class ReplaysHere(Replays):
    """Replays files in a thread, with no limit of time, memory or number."""

    most_files = 1_000_000

    async def _begin(self) -> None:
        """There is no process."""

    async def _answer(self, data: bytes) -> FileOutcome:
        return await asyncio.to_thread(replayed, data)


class SetTrialsHere(SetTrials):
    """Tries component sets in a thread, with no limit of time or memory."""

    async def _tried(self, trial: SetTrial) -> TrialOutcome | None:
        return await asyncio.to_thread(tried, trial)
