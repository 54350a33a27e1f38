"""Pictures off the event loop: two threads, nothing drawn twice, of waiting pictures only the newest one.

Encoding, reducing and quantising release the interpreter lock, so two threads are worth having and more are not.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Hashable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

import render
from render import Rendered

THREADS = 2
KEPT_BYTES = 16 << 20


class Pool:
    """Draws in threads and remembers the last pictures by everything they were made of."""

    def __init__(self, draw: render.Drawer = render.draw, threads: int = THREADS, kept_bytes: int = KEPT_BYTES) -> None:
        self._draw, self._kept_bytes = draw, kept_bytes
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="render")
        self._free = asyncio.Semaphore(threads)
        self._done: OrderedDict[bytes, Rendered] = OrderedDict()
        self._bytes = 0
        self._under_way: dict[bytes, asyncio.Future[Rendered]] = {}
        self._newest: dict[Hashable, int] = {}

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
        slot: Hashable = None,
    ) -> Rendered | None:
        """The picture, or None if a newer one for the same `slot` (a table's post) was asked for before it began."""
        key = fingerprint(game, picture, view, names, lang, marked or {}, changed)
        turn = self._newest[slot] = self._newest.get(slot, 0) + 1
        try:
            while key not in self._done and key in self._under_way:
                await asyncio.wait([self._under_way[key]])
            if key in self._done:
                self._done.move_to_end(key)
                return self._done[key]
            async with self._free:
                if slot is not None and self._newest[slot] != turn:
                    return None
                if key in self._done:
                    return self._done[key]
                return await self._start(key, game, picture, view, names, lang, marked, changed)
        finally:
            if self._newest.get(slot) == turn:
                del self._newest[slot]

    async def _start(self, key: bytes, game: str, picture: str, view: Any, names: Sequence[str], lang: str,
                     marked: Mapping[str, str] | None, changed: frozenset[str]) -> Rendered:  # fmt: skip
        """Draws in a thread; whoever asks for the same meanwhile waits for this one."""
        work = asyncio.get_running_loop().run_in_executor(
            self._threads,
            lambda: self._draw(game, picture, view, names=names, lang=lang, marked=marked, changed=changed),
        )
        self._under_way[key] = work
        try:
            made = await asyncio.shield(work)
        finally:
            self._under_way.pop(key, None)
        self._keep(key, made)
        return made

    def _keep(self, key: bytes, made: Rendered) -> None:
        self._done[key] = made
        self._bytes += len(made.png)
        while self._bytes > self._kept_bytes and len(self._done) > 1:
            self._bytes -= len(self._done.popitem(last=False)[1].png)

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
) -> bytes:
    """What a picture is made of, in 16 bytes; equal ones give equal bytes of PNG."""
    whole = (game, picture, view, list(names), lang, sorted(marked.items()), sorted(changed))
    return hashlib.blake2b(msgspec.msgpack.encode(whole), digest_size=16).digest()


_pool: Pool | None = None


async def rendered(game: str, picture: str, view: Any, **options: Any) -> Rendered | None:
    """`Pool.rendered` of the one pool this process has."""
    global _pool
    if _pool is None:
        _pool = Pool()
    return await _pool.rendered(game, picture, view, **options)


def close() -> None:
    """Ends that pool; the next picture would open a new one."""
    global _pool
    if _pool is not None:
        _pool.close()
        _pool = None
