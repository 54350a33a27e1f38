"""Files replayed in a process of its own, within limits, so that the bot goes on whatever they hold."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress

import msgspec

from engine.core import games
from engine.core.text import PlayerMistake, Text
from engine.game_file import FORMAT, LARGEST_BYTES, MOST_SEGMENTS
from engine.processes import WorkerProcess, WorkerTrouble
from engine.replaying import FileOutcome, RefusedFile, read_answer
from host.errors import HostTrouble, mistake

log = logging.getLogger(__name__)

LONGEST_SECONDS = 30.0  # for one file, by the clock on the wall, on a machine that is busy
MOST_WAITING = 10  # people whose files are replayed or wait for it
MOST_FILES = 30  # of one person within `WITHIN_SECONDS`
WITHIN_SECONDS = 3_600.0
IDLE_SECONDS = 60.0  # without a file, after which the process goes home

FileContent = bytes | Callable[[], Awaitable[bytes]]  # or what fetches it


class Replays:
    """One worker process for files: one file at a time, one of each person, and so many of a person within an hour."""

    most_files = MOST_FILES

    def __init__(self) -> None:
        self._worker: WorkerProcess | None = None
        self._alone = asyncio.Lock()
        self._people: set[int] = set()
        self._brought: dict[int, list[float]] = {}  # by person when, for those who have brought one lately
        self._leaving: asyncio.TimerHandle | None = None
        self._closing: set[asyncio.Task[object]] = set()

    async def replay(self, user: int, content: FileContent) -> FileOutcome:
        """What comes of somebody's file; nobody has a second one fetched or replayed before that."""
        with self._place(user):
            data = content if isinstance(content, bytes) else await self._fetched(content)
            if len(data) > LARGEST_BYTES:
                return RefusedFile("size")
            async with self._alone:
                return await self._answer(data)

    async def close(self) -> None:
        """End the process."""
        self._stay()
        if self._worker is not None:
            await self._worker.end()

    async def _fetched(self, fetch: Callable[[], Awaitable[bytes]]) -> bytes:
        """A file; meanwhile the process gets ready for it."""
        data, _ = await asyncio.gather(fetch(), self._begin())
        return data

    async def _begin(self) -> None:
        with suppress(WorkerTrouble, OSError):  # told when it is asked
            await self._process().begin()

    def _process(self) -> WorkerProcess:
        self._stay()
        if self._worker is None:
            modules = games.added_modules()
            self._worker = WorkerProcess("engine.replaying", *modules, seconds=LONGEST_SECONDS, most_tries=1)
        return self._worker

    async def _answer(self, data: bytes) -> FileOutcome:
        worker = self._process()
        try:
            found = read_answer(await worker.ask(data))
        except (WorkerTrouble, msgspec.DecodeError) as trouble:
            if isinstance(trouble, WorkerTrouble) and trouble.overran:
                return RefusedFile("effort")
            log.error("a file could not be replayed: %s", trouble)
            raise HostTrouble(Text("host.trouble.replay"), passing=True) from trouble
        if isinstance(found, RefusedFile) and found.kind == "effort":
            await worker.stop()  # what it has taken up is given back
        return found

    @contextmanager
    def _place(self, user: int) -> Iterator[None]:
        """One among those who wait, for as long as the block lasts."""
        if user in self._people:
            raise mistake("file_another")
        if len(self._people) >= MOST_WAITING:
            raise mistake("file_queue")
        self._count(user, asyncio.get_running_loop().time())
        self._people.add(user)
        try:
            yield
        finally:
            self._people.discard(user)
            if self._worker is not None:
                self._stay()
                self._leaving = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._leave)

    def _count(self, user: int, now: float) -> None:
        """One more file of somebody's; refused where there are too many."""
        lately = {one: [at for at in times if now - at < WITHIN_SECONDS] for one, times in self._brought.items()}
        self._brought = {one: times for one, times in lately.items() if times}
        own = self._brought.setdefault(user, [])
        if len(own) >= self.most_files:
            raise mistake("file_many", most=self.most_files)
        own.append(now)

    def _stay(self) -> None:
        if self._leaving is not None:
            self._leaving.cancel()
            self._leaving = None

    def _leave(self) -> None:
        """Nobody has brought a file for a while."""
        if self._worker is not None and not self._alone.locked():
            task = asyncio.ensure_future(self._worker.stop())
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)


def refusal(refused: RefusedFile) -> PlayerMistake:
    """Why a file is refused, as a sentence."""
    match refused.kind:
        case "file" if refused.mistake is not None:
            return PlayerMistake(refused.mistake)
        case "file":
            return mistake("file")
        case "size":
            return mistake("file_size", most=LARGEST_BYTES // 1_000_000)
        case "long":
            return mistake("file_long", most=MOST_SEGMENTS)
        case "format":
            return mistake("file_format", known=FORMAT)
        case "running":
            return mistake("file_running")
        case "practice":
            return mistake("file_practice")
        case "seed":
            return mistake("file_seed")
        case "components":
            return mistake("file_components")
        case "replay":
            return mistake("file_replay", segment=refused.segment)
        case "endless":
            return mistake("file_endless")
        case "effort":
            return mistake("file_effort")
