"""Processes that last: workers that answer one message at a time, and what keeps a large process quick.

A worker reads messages from its input and writes an answer to each; both ways, the length comes first, in four bytes.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

log = logging.getLogger(__name__)

LENGTH_BYTES = 4
LARGEST_BYTES = 64 << 20  # of a message
ENDING_SECONDS = 5.0  # that a process which writes no more has to end by itself
MOST_TRIES = 2  # a process that has died meanwhile is replaced
GC_THRESHOLDS = (20_000, 20, 20)  # new objects before a look at the youngest, and how many of those before older ones
ROOT = Path(__file__).parents[1]
OVERRAN: int | None = getattr(signal, "SIGPROF", None)  # the signal that ends a process at the end of its time


def gc_freeze() -> None:
    """Exempt what is loaded now from garbage collection, and collect less often: searching it again takes time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def limit_memory(most_bytes: int) -> None:
    """From here on `MemoryError` where this process would have more; not every system knows such a limit."""
    with suppress(ImportError, AttributeError, ValueError, OSError):
        import resource  # not everywhere either

        resource.setrlimit(resource.RLIMIT_AS, (most_bytes, most_bytes))


class LimitedProcessorTime:
    """Inside the block this process may use so much processor time; then the system ends it (`OVERRAN`)."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds

    def __enter__(self) -> None:
        if OVERRAN is not None:
            signal.setitimer(signal.ITIMER_PROF, self.seconds)

    def __exit__(self, *error: object) -> None:
        if OVERRAN is not None:
            signal.setitimer(signal.ITIMER_PROF, 0)


def serve(answer: Callable[[bytes], bytes], niceness: int) -> None:
    """Be a worker: answer message by message until the input ends, and stand back behind other processes."""
    os.nice(niceness)
    with suppress(BrokenPipeError), os.fdopen(os.dup(sys.stdout.fileno()), "wb") as sink:  # who asked is gone
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # nothing that is printed gets between the messages
        while (message := _read(sys.stdin.buffer)) is not None:
            sink.write(_framed(answer(message)))
            sink.flush()


def _read(source: BinaryIO) -> bytes | None:
    """The next message; None where the input ends, be it in the middle of one."""
    head = source.read(LENGTH_BYTES)
    size = int.from_bytes(head, "big")
    message = source.read(size) if len(head) == LENGTH_BYTES else b""
    return message if len(head) == LENGTH_BYTES and len(message) == size else None


class WorkerTrouble(Exception):
    """A worker process does not answer, nor does the one begun in its place."""

    def __init__(self, why: str, *, overran: bool = False) -> None:
        super().__init__(why)
        self.overran = overran  # the message took more than its time


class WorkerProcess:
    """A process of ours that answers one message at a time; begun when it is first needed, and again after a death."""

    def __init__(
        self, module: str, *arguments: str, seconds: float | None = None, most_tries: int = MOST_TRIES
    ) -> None:
        self._command = (sys.executable, "-P", "-m", module, *arguments)
        self._seconds = seconds  # for one answer
        self._most_tries = most_tries
        self._process: asyncio.subprocess.Process | None = None
        self._ended = False
        self._alone = asyncio.Lock()  # of who asks: two could not tell their answers apart

    async def ask(self, message: bytes) -> bytes:
        """The answer to a message; who goes away before it comes ends the process, which would answer the next one."""
        async with self._alone:
            for left in reversed(range(self._most_tries)):
                try:
                    async with asyncio.timeout(self._seconds):
                        return await self._answer(message)
                except BaseException as error:
                    if isinstance(error, asyncio.IncompleteReadError | ConnectionError):
                        await self._ending()
                    ended = await self.stop()
                    if not isinstance(error, OSError | asyncio.IncompleteReadError):
                        raise
                    overran = isinstance(error, TimeoutError) or (OVERRAN is not None and ended == -OVERRAN)
                    if self._ended or not left or overran:  # another process would need as long for it
                        raise WorkerTrouble(f"a worker failed: {error!r}", overran=overran) from error
                    log.warning("a worker failed: %r; another one is started", error)
        raise AssertionError("unreachable")

    async def begin(self) -> None:
        """Have it ready before it is needed."""
        async with self._alone:
            await self._begin()

    async def _begin(self) -> asyncio.subprocess.Process:
        await self._stop_if_ended()
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *self._command,
                env={**os.environ, "PYTHONPATH": str(ROOT), "DISCORD_TOKEN": ""},
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LARGEST_BYTES,
                process_group=0,  # Ctrl-C is for the bot; in another session, Linux would not heed our `nice`
            )
            await self._stop_if_ended()  # meanwhile
        return self._process

    async def stop(self) -> int | None:
        """End the process at once; the next message begins another. Returns how it ended, if there was one."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):  # it has just ended by itself
                process.kill()
            await asyncio.shield(process.wait())
        return None if process is None else process.returncode

    async def _ending(self) -> None:
        """Wait for a process that has stopped writing: who kills it while it ends never learns how it ended."""
        if self._process is not None:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), ENDING_SECONDS)

    async def end(self) -> None:
        """End it for good: a message that waits for its answer is not tried again."""
        self._ended = True
        await self.stop()

    async def _stop_if_ended(self) -> None:
        if self._ended:
            await self.stop()
            raise WorkerTrouble("this worker has ended")

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def _answer(self, message: bytes) -> bytes:
        process = await self._begin()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(_framed(message))
        await process.stdin.drain()
        head = await process.stdout.readexactly(LENGTH_BYTES)
        return await process.stdout.readexactly(int.from_bytes(head, "big"))


def _framed(message: bytes) -> bytes:
    return len(message).to_bytes(LENGTH_BYTES, "big") + message
