"""Pictures off the event loop: nothing drawn twice, of waiting pictures only the newest one.

They are drawn in two threads, since encoding, reducing and quantising release the interpreter lock, or, as the bot
does it, in processes of their own.
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Hashable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, nullcontext
from functools import partial
from typing import Any

import msgspec

import render
from render import Rendered, past
from render.drawing.processes import DrawingProcesses
from render.kit.caches import FINISHED
from render.kit.changes import Changes
from render.recap import PastMove

THREADS = 2
POLITE = 0.5  # seconds that the picture of a post waits, so that a place stays free for whoever waits for an answer

Made = Callable[[float | None], None]  # in how many seconds; None: it was there already


class Pool:
    """Has pictures drawn and remembers the last ones by everything they were made of."""

    def __init__(
        self,
        draw: render.Drawer = render.draw,
        threads: int = THREADS,
        kept_bytes: int = FINISHED,
        apart: DrawingProcesses | None = None,
    ) -> None:
        self._draw, self._kept_bytes, self._apart = draw, kept_bytes, apart
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="render")
        places = threads if apart is None else len(apart.all)
        self._free = asyncio.Semaphore(places)
        self._behind = asyncio.Semaphore(max(1, places - 1))
        self._filming = asyncio.Lock()
        self._done: OrderedDict[bytes, Rendered] = OrderedDict()
        self._bytes = 0
        self._under_way: dict[bytes, asyncio.Future[Rendered]] = {}
        self._newest: dict[Hashable, int] = {}
        self._turns = itertools.count(1)
        self.when_made: Made = lambda seconds: None

    async def rendered(
        self,
        game: str,
        picture: str,
        view: Any,
        *,
        names: Sequence[str],
        lang: str,
        marked: Mapping[str, str] | None = None,
        changed: frozenset[str] = frozenset(),
        cut: bool = False,
        stamp: str = "",
        light: bool = False,
        lately: Sequence[PastMove] = (),
        slot: Hashable = None,
    ) -> Rendered | None:
        """The picture, or None if a newer one for the same `slot` (a table's post) was asked for before it began."""
        key = fingerprint(game, picture, view, names, lang, marked or {}, changed, cut, stamp, light, lately)
        turn = self._newest[slot] = next(self._turns)
        try:
            await self._meanwhile(key)
            if key in self._done:
                return self._recall(key)
            async with self._standing_back() if slot is not None else nullcontext(), self._free:
                await self._meanwhile(key)
                if key in self._done:
                    return self._recall(key)
                if slot is not None and self._newest.get(slot) != turn:
                    return None
                how = {
                    "marked": marked,
                    "changed": changed,
                    "cut": cut,
                    "stamp": stamp,
                    "light": light,
                    "lately": lately,
                }
                draw = partial(self._draw, game, picture, view, names=names, lang=lang, **how)
                work: asyncio.Future[Rendered]
                if self._apart is None:
                    work = asyncio.get_running_loop().run_in_executor(self._threads, draw)
                else:
                    work = asyncio.ensure_future(self._apart.draw(game, picture, view, names=names, lang=lang, **how))
                self._under_way[key] = work
                began = time.perf_counter()
                work.add_done_callback(lambda done: self._finish(key, done, began))
                return await asyncio.shield(work)  # whoever asked may go away; the picture is kept all the same
        finally:
            if self._newest.get(slot) == turn:
                del self._newest[slot]

    @asynccontextmanager
    async def _standing_back(self) -> AsyncIterator[None]:
        """Posts leave a place to whoever waits for an answer, unless there are many of them: then all take turns."""
        try:
            await asyncio.wait_for(self._behind.acquire(), POLITE)
        except TimeoutError:
            yield
            return
        try:
            yield
        finally:
            self._behind.release()

    async def film(self, frames: Sequence[bytes]) -> bytes:
        """Finished pictures as a film; one at a time, so that a thread is always left for the rest."""
        async with self._filming, self._free if self._apart is None else nullcontext():
            return await asyncio.get_running_loop().run_in_executor(self._threads, past.film, frames)

    async def _meanwhile(self, key: bytes) -> None:
        """Waits as long as somebody else draws the same picture."""
        while key in self._under_way:
            await asyncio.wait([self._under_way[key]])

    def _recall(self, key: bytes) -> Rendered:
        self.when_made(None)
        self._done.move_to_end(key)
        return self._done[key]

    def _finish(self, key: bytes, work: asyncio.Future[Rendered], began: float) -> None:
        del self._under_way[key]
        if not work.cancelled() and work.exception() is None:
            self.when_made(time.perf_counter() - began)
            self._keep(key, work.result())

    def _keep(self, key: bytes, made: Rendered) -> None:
        self._done[key] = made
        self._bytes += len(made.png)
        while self._bytes > self._kept_bytes and len(self._done) > 1:
            self._bytes -= len(self._done.popitem(last=False)[1].png)

    async def stop(self) -> None:
        """Ends the processes that draw, if there are any, and the threads."""
        if self._apart is not None:
            await self._apart.end()
        self.close()

    def close(self) -> None:
        """Ends the threads once they have finished what they draw."""
        self._threads.shutdown(wait=True, cancel_futures=True)


def fingerprint(
    game: str,
    picture: str,
    view: Any,
    names: Sequence[str],
    lang: str,
    marked: Mapping[str, str],
    changed: frozenset[str],
    cut: bool = False,
    stamp: str = "",
    light: bool = False,
    lately: Sequence[PastMove] = (),
) -> bytes:
    """What a picture is made of, in 16 bytes; equal ones give equal bytes of PNG."""
    marks = (sorted(marked.items()), sorted(changed), dict(changed.old) if isinstance(changed, Changes) else {})
    whole = (game, picture, view, list(names), lang, marks, cut, stamp, light, list(lately))
    return hashlib.blake2b(msgspec.msgpack.encode(whole), digest_size=16).digest()


_pools: dict[asyncio.AbstractEventLoop, Pool] = {}


async def rendered(game: str, picture: str, view: Any, **options: Any) -> Rendered | None:
    """`Pool.rendered` of the one pool the running event loop has."""
    return await _own().rendered(game, picture, view, **options)


async def film(frames: Sequence[bytes]) -> bytes:
    """`Pool.film` of the same pool."""
    return await _own().film(frames)


def listen(when_made: Made) -> None:
    """Have somebody told of every picture of that pool."""
    _own().when_made = when_made


@asynccontextmanager
async def apart() -> AsyncIterator[Pool]:
    """As long as this lasts, the running event loop's pictures are drawn in processes of their own."""
    close()
    processes = DrawingProcesses()
    await processes.begin()
    mine = _pools[asyncio.get_running_loop()] = Pool(apart=processes)
    try:
        yield mine
    finally:
        _pools.pop(asyncio.get_running_loop(), None)
        await mine.stop()


def _own() -> Pool:
    loop = asyncio.get_running_loop()
    if loop not in _pools:
        close()  # a loop that has ended left its pool behind
        _pools[loop] = Pool()
    return _pools[loop]


def close() -> None:
    """Ends the threads; the next picture would open new ones."""
    while _pools:
        _pools.popitem()[1].close()
