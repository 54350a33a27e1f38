"""Pictures off the event loop: nothing drawn twice, of waiting pictures only the newest one.

They are drawn in two threads, since encoding, reducing and quantising release the interpreter lock, or, as the bot
does it, in worker processes.
"""

from __future__ import annotations

import asyncio
import itertools
import time
from collections import OrderedDict
from collections.abc import AsyncIterable, AsyncIterator, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext

import render
from render import PictureRequest, Rendered
from render.drawing.processes import DrawingProcesses
from render.film import film as film_of
from render.kit.caches import FINISHED_BYTES

THREADS = 2
POST_WAIT_SECONDS = 0.5  # that the picture of a post waits, so that a place stays free for whoever waits for an answer

OnFinished = Callable[[float | None], None]  # called with the seconds a picture took; None: it was there already


class Pool:
    """Has pictures drawn and remembers the last ones by everything they were made of."""

    def __init__(
        self,
        draw: Callable[[PictureRequest], Rendered] = render.draw,
        threads: int = THREADS,
        kept_bytes: int = FINISHED_BYTES,
        processes: DrawingProcesses | None = None,
    ) -> None:
        self._draw, self._kept_bytes, self._processes = draw, kept_bytes, processes
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="render")
        places = threads if processes is None else len(processes.all)
        self._places = asyncio.Semaphore(places)
        self._post_places = asyncio.Semaphore(max(1, places - 1))
        self._filming = asyncio.Lock()
        self._done: OrderedDict[bytes, Rendered] = OrderedDict()
        self._bytes = 0
        self._under_way: dict[bytes, asyncio.Future[Rendered]] = {}
        self._newest: dict[Hashable, int] = {}
        self._turns = itertools.count(1)
        self.on_finished: OnFinished = lambda seconds: None

    async def rendered(self, request: PictureRequest, slot: Hashable = None) -> Rendered | None:
        """The picture, or None if a newer one for the same `slot` (a table's post) was asked for before it began."""
        key = request.fingerprint()
        turn = self._newest[slot] = next(self._turns)
        try:
            await self._until_drawn_by_others(key)
            if key in self._done:
                return self._recall(key)
            async with self._post_place() if slot is not None else nullcontext(), self._places:
                await self._until_drawn_by_others(key)
                if key in self._done:
                    return self._recall(key)
                if slot is not None and self._newest.get(slot) != turn:
                    return None
                work = self._under_way[key] = self._begin(request)
                began = time.perf_counter()
                work.add_done_callback(lambda done: self._finish(key, done, began))
                return await asyncio.shield(work)  # whoever asked may go away; the picture is kept all the same
        finally:
            if self._newest.get(slot) == turn:
                del self._newest[slot]

    def _begin(self, request: PictureRequest) -> asyncio.Future[Rendered]:
        """Have it drawn in a worker process, or in a thread where there are none."""
        if self._processes is not None:
            return asyncio.ensure_future(self._processes.draw(request))
        return asyncio.get_running_loop().run_in_executor(self._threads, self._draw, request)

    @asynccontextmanager
    async def _post_place(self) -> AsyncIterator[None]:
        """Posts leave a place to whoever waits for an answer, unless there are many of them: then all take turns."""
        try:
            await asyncio.wait_for(self._post_places.acquire(), POST_WAIT_SECONDS)
        except TimeoutError:
            yield
            return
        try:
            yield
        finally:
            self._post_places.release()

    async def everywhere(self, request: PictureRequest) -> None:
        """Draw a picture in every process that draws, which then has its fonts and still layers at hand."""
        if self._processes is None:
            await self.rendered(request)
        else:
            await asyncio.gather(*(process.draw(request) for process in self._processes.all))

    async def film(self, frames: AsyncIterable[PictureRequest]) -> bytes:
        """Pictures as a film; one film at a time, so that others never wait for more than a picture of it."""
        async with self._filming:
            drawn = [await self._once(frame) async for frame in frames]
            async with self._places if self._processes is None else nullcontext():
                return await asyncio.get_running_loop().run_in_executor(self._threads, film_of, drawn)

    async def _once(self, request: PictureRequest) -> bytes:
        """A picture that nobody will ask for again: it is not kept, so that others are."""
        async with self._places:
            began = time.perf_counter()
            made = await asyncio.shield(self._begin(request))
            self.on_finished(time.perf_counter() - began)
            return made.png

    async def _until_drawn_by_others(self, key: bytes) -> None:
        """Waits as long as somebody else draws the same picture."""
        while key in self._under_way:
            await asyncio.wait([self._under_way[key]])

    def _recall(self, key: bytes) -> Rendered:
        self.on_finished(None)
        self._done.move_to_end(key)
        return self._done[key]

    def _finish(self, key: bytes, work: asyncio.Future[Rendered], began: float) -> None:
        del self._under_way[key]
        if not work.cancelled() and work.exception() is None:
            self.on_finished(time.perf_counter() - began)
            self._keep(key, work.result())

    def _keep(self, key: bytes, made: Rendered) -> None:
        self._done[key] = made
        self._bytes += len(made.png)
        while self._bytes > self._kept_bytes and len(self._done) > 1:
            self._bytes -= len(self._done.popitem(last=False)[1].png)

    async def stop(self) -> None:
        """Ends the processes that draw, if there are any, and the threads."""
        if self._processes is not None:
            await self._processes.end()
        self.close()

    def close(self) -> None:
        """Ends the threads once they have finished what they draw."""
        self._threads.shutdown(wait=True, cancel_futures=True)


_pools: dict[asyncio.AbstractEventLoop, Pool] = {}


async def rendered(request: PictureRequest, slot: Hashable = None) -> Rendered | None:
    """`Pool.rendered` of the one pool the running event loop has."""
    return await _running().rendered(request, slot)


async def film(frames: AsyncIterable[PictureRequest]) -> bytes:
    """`Pool.film` of the running event loop's pool."""
    return await _running().film(frames)


async def everywhere(request: PictureRequest) -> None:
    """See `Pool.everywhere`; nothing else may be drawn meanwhile."""
    await _running().everywhere(request)


def listen(on_finished: OnFinished) -> None:
    """Have a function called for every picture of the running event loop's pool."""
    _running().on_finished = on_finished


@asynccontextmanager
async def worker_processes() -> AsyncIterator[Pool]:
    """As long as this lasts, the running event loop's pictures are drawn in worker processes."""
    close()
    processes = DrawingProcesses()
    await processes.begin()
    mine = _pools[asyncio.get_running_loop()] = Pool(processes=processes)
    try:
        yield mine
    finally:
        _pools.pop(asyncio.get_running_loop(), None)
        await mine.stop()


def _running() -> Pool:
    """The pool of the running event loop, opened if it has none."""
    loop = asyncio.get_running_loop()
    if loop not in _pools:
        close()  # a loop that has ended left its pool behind
        _pools[loop] = Pool()
    return _pools[loop]


def close() -> None:
    """Ends the threads; the next picture would open new ones."""
    while _pools:
        _pools.popitem()[1].close()
