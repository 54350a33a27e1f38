"""Drawing in processes of their own: the bot's process keeps its time for clicks, and other cores have something to do.

Drawing is mostly Python, which runs on one core at a time in a process, however many threads it has.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

from render import Rendered
from render.caches import PARTS, PROCESSES
from render.worker import LENGTH, Drawing, Undrawn, framed

log = logging.getLogger(__name__)

TRIES = 2  # a process that has died meanwhile is replaced
PATIENCE = 60.0  # seconds for one picture; the slowest takes a few
LARGEST = 64 << 20  # bytes of a message
ROOT = Path(__file__).parents[1]


class DrawingTrouble(Exception):
    """There is no picture; the message says why, as the other process told it."""


class DrawingProcess:
    """One process that draws one picture at a time; begun when it is first needed, and again where it has died."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._ended = False

    async def draw(self, game: str, picture: str, view: Any, **how: Any) -> Rendered:
        """See `render.draw`."""
        message = framed(Drawing(game, picture, view, how))
        for left in reversed(range(TRIES)):
            try:
                async with asyncio.timeout(PATIENCE):
                    made = await self._answer(message)
                break
            except BaseException as error:
                await self.stop()  # whatever it still says would belong to this picture
                if not isinstance(error, OSError | asyncio.IncompleteReadError) or self._ended or not left:
                    raise
                log.warning("a process that draws has ended; another one is begun")
        if isinstance(made, Undrawn):
            raise DrawingTrouble(made.why)
        return made

    async def begin(self) -> asyncio.subprocess.Process:
        """Have it ready before it is needed."""
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", "render.worker", str(PARTS.limit // PROCESSES)),
                env={**os.environ, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": ""},
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LARGEST,
                process_group=0,  # Ctrl-C is for the bot; in another session, Linux would not heed our `nice`
            )
        return self._process

    async def stop(self) -> None:
        """End the process at once; the next picture begins another."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):  # it has just ended by itself
                process.kill()
            await asyncio.shield(process.wait())

    async def end(self) -> None:
        """End it for good: a picture that is being drawn is not tried again."""
        self._ended = True
        await self.stop()

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def _answer(self, message: bytes) -> Rendered | Undrawn:
        process = await self.begin()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(message)
        await process.stdin.drain()
        head = await process.stdout.readexactly(LENGTH)
        made: Rendered | Undrawn = pickle.loads(await process.stdout.readexactly(int.from_bytes(head, "big")))
        return made


class DrawingProcesses:
    """Several of them; the one that drew a kind of picture last draws it again, since it remembers its parts."""

    def __init__(self, count: int = PROCESSES) -> None:
        self.all = [DrawingProcess() for _ in range(count)]
        self._free = list(self.all)
        self._places = asyncio.Semaphore(count)
        self._drew: dict[tuple[str, str], DrawingProcess] = {}

    async def draw(self, game: str, picture: str, view: Any, **how: Any) -> Rendered:
        """See `render.draw`."""
        async with self._places:
            process = self._taken((game, picture))
            try:
                return await process.draw(game, picture, view, **how)
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
