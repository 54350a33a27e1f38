"""Drawing in worker processes: the bot's process keeps its time for clicks, and other cores have something to do.

Drawing is mostly Python, which runs on one core at a time in a process, however many threads it has.
"""

from __future__ import annotations

import asyncio
import pickle
from typing import Any

from engine.core import games
from engine.processes import WorkerProcess
from render import PictureRequest, Rendered
from render.drawing.worker import DrawingFailure, PackedRequest
from render.kit.caches import PARTS, PROCESSES

LONGEST_DRAWING_SECONDS = 60.0  # the slowest takes a few


class DrawingTrouble(Exception):
    """There is no picture; the message says why, as the worker process gave it."""


class DrawingProcess(WorkerProcess):
    """One worker process that draws one picture at a time."""

    def __init__(self) -> None:
        super().__init__("render.drawing.worker", str(PARTS.limit // PROCESSES), seconds=LONGEST_DRAWING_SECONDS)

    async def draw(self, request: PictureRequest) -> Rendered:
        """See `render.draw`."""
        packed = pickle.dumps(request, pickle.HIGHEST_PROTOCOL)
        message = pickle.dumps(PackedRequest(request.game, packed, own_sets(request.game, packed)))
        made: Rendered | DrawingFailure = pickle.loads(await self.ask(message))
        if isinstance(made, DrawingFailure):
            raise DrawingTrouble(made.traceback)
        return made


def own_sets(game: str, packed: bytes) -> dict[str, dict[str, Any]]:
    """The component sets that a request names and a worker does not have anyway, by hash."""
    shelf = games.get(game).shelf
    current = shelf.current()
    return {key: shelf.tables(key) for key in shelf.keys() if key != current and key.encode() in packed}  # noqa: SIM118


class DrawingProcesses:
    """Several workers; the one that drew a kind of picture last draws it again, since it remembers its parts."""

    def __init__(self, count: int = PROCESSES) -> None:
        self.all = [DrawingProcess() for _ in range(count)]
        self._free = list(self.all)
        self._places = asyncio.Semaphore(count)
        self._drew: dict[tuple[str, str], DrawingProcess] = {}

    async def draw(self, request: PictureRequest) -> Rendered:
        """See `render.draw`."""
        async with self._places:
            process = self._taken((request.game, request.picture))
            try:
                return await process.draw(request)
            finally:
                self._free.append(process)

    def _taken(self, kind: tuple[str, str]) -> DrawingProcess:
        """The one that knows this kind of picture, if it is free; else whichever knows fewest."""
        known = list(self._drew.values())
        process = self._drew.get(kind)
        if process not in self._free:
            process = min(self._free, key=known.count)
        self._free.remove(process)
        self._drew[kind] = process
        return process

    async def begin(self) -> None:
        await asyncio.gather(*(process.begin() for process in self.all))

    async def end(self) -> None:
        await asyncio.gather(*(process.end() for process in self.all))
