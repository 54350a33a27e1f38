"""Processes that end by SIGKILL at a chosen point, while their parent goes on and looks at what they leave.

A process is a fork of one that has everything loaded, so that thousands of kills take minutes. What it says before it
is killed reaches its parent through a pipe, as what a person saw or Discord got stays seen.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import select
import signal
import sqlite3
import time
import traceback
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from storage import sqlite
from storage.postgresql.dialect import PostgresConnection
from testkit.crashes.awaits import EachAwait

LONGEST_SECONDS = 600.0  # for a process, on a machine with much to do
NEVER = 0


class ProcessFailed(Exception):
    """A process ended by itself, and not well."""


class Points:
    """Where a process may end: at each await of each of its tasks, and before each statement that may write."""

    def __init__(self, killed_at: int = NEVER) -> None:
        self._killed_at = killed_at
        self._numbers = itertools.count(1)
        self.counting = False
        self.passed = 0
        self.when_passed: Callable[[], None] = lambda: None

    def point(self, *_: object) -> None:
        if not self.counting:
            return
        self.passed = next(self._numbers)
        if self.passed == self._killed_at:
            os.kill(os.getpid(), signal.SIGKILL)
        self.when_passed()

    def watch(self) -> None:
        """Have all tasks and all connections of this process pass points from now on."""
        asyncio.get_running_loop().set_task_factory(self._task)
        connect, execute, executemany = sqlite.connect, PostgresConnection.execute, PostgresConnection.executemany

        def connected(path: Path, *, read_only: bool) -> sqlite3.Connection:
            connection = connect(path, read_only=read_only)
            if not read_only:
                connection.set_trace_callback(self.point)
            return connection

        def executed(connection: PostgresConnection, sql: str, values: Any = (), /) -> Any:
            self.point()
            return execute(connection, sql, values)

        def executed_many(connection: PostgresConnection, sql: str, values: Any, /) -> Any:
            self.point()
            return executemany(connection, sql, values)

        sqlite.connect = connected
        PostgresConnection.execute = executed  # type: ignore[method-assign]
        PostgresConnection.executemany = executed_many  # type: ignore[method-assign]

    def _task(self, loop: asyncio.AbstractEventLoop, coroutine: Any, **options: Any) -> asyncio.Task[Any]:
        async def run() -> Any:
            return await EachAwait(coroutine, self.point)

        return asyncio.Task(run(), loop=loop, **options)


Say = Callable[..., None]  # a word to whoever watches: its kind, and what belongs to it
Work = Callable[[Points, Say], Coroutine[Any, Any, None]]


class ProcessEnd(Struct, frozen=True):
    """What is known of a process once it has ended."""

    killed: bool
    said: list[list[Any]]  # each word as it was said
    seconds: float

    def words(self, kind: str) -> list[list[Any]]:
        """What was said of a kind, without it."""
        return [rest for first, *rest in self.said if first == kind]


def run_process(
    work: Work, killed_at: int = NEVER, *, killed_after: float | None = None, patience: float = LONGEST_SECONDS
) -> ProcessEnd:
    """Do some work in a process of its own; `killed_after` so many seconds from when it says `begun`."""
    reading, writing = os.pipe()
    began = time.monotonic()
    child = os.fork()
    if child == 0:
        _child(work, killed_at, writing)
    os.close(writing)
    heard, late = _listen(reading, child, killed_after, patience)
    os.close(reading)
    _, status = os.waitpid(child, 0)
    # What was cut off in the middle was not said.
    said = [msgspec.json.decode(line) for line in heard.split(b"\n")[:-1]]
    if late or (os.WIFEXITED(status) and os.WEXITSTATUS(status) != 0):
        raise ProcessFailed(
            "it did not end" if late else "\n".join(str(word[1]) for word in said if word[0] == "failed")
        )
    return ProcessEnd(os.WIFSIGNALED(status), said, time.monotonic() - began)


def _listen(reading: int, child: int, killed_after: float | None, patience: float) -> tuple[bytes, bool]:
    """Everything that a process says, and whether it had to be ended because it took too long."""
    heard, deadline, kill_at = b"", time.monotonic() + patience, None
    while True:
        now = time.monotonic()
        if killed_after is not None and kill_at is None and b'["begun"]\n' in heard:
            kill_at = now + killed_after
        if now >= (deadline if kill_at is None else kill_at):
            os.kill(child, signal.SIGKILL)
            if kill_at is None:
                return heard, True
            kill_at, killed_after = None, None
        ready, _, _ = select.select([reading], [], [], max(0.0, (deadline if kill_at is None else kill_at) - now))
        if ready:
            part = os.read(reading, 1 << 16)
            if not part:
                return heard, False
            heard += part


def _child(work: Work, killed_at: int, writing: int) -> None:
    """The child; never returns."""
    code = 1

    def say(*words: Any) -> None:
        line = msgspec.json.encode(words) + b"\n"
        while line:
            line = line[os.write(writing, line) :]

    async def lived() -> None:
        points = Points(killed_at)
        points.watch()
        await asyncio.create_task(work(points, say))
        points.counting = False
        say("passed", points.passed)

    try:
        asyncio.run(lived())
        code = 0
    except BaseException:
        say("failed", traceback.format_exc())
    finally:
        os._exit(code)
