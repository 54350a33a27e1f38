"""Power cuts for SQLite: what its files may hold when the machine goes out, and what is left of a game then.

While a stretch of a game is played, the files are copied at every await and before every statement. A copy is what a
cut at that moment leaves if everything written so far has reached the disk. Between two copies lies at most one
synchronisation: a cut there leaves any of the sectors that were being written, in any order, and a file of any length
in between, also torn sectors. What was confirmed before must be there all the same.
"""

from __future__ import annotations

import asyncio
import threading
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct, field

from storage import sqlite
from storage.check import check
from testkit.crashes.kill_sweep import opened, poster
from testkit.crashes.killed_process import Points, Say, run_process
from testkit.crashes.scenarios import open_asks, seated
from testkit.databases.scratch import ScratchFiles, contents, digest
from testkit.host_play import StillClock, answer_any

SECTOR = 512
PARTS = ("kontor.db", "kontor.db-wal")  # the third, -shm, is made anew after a start
FULL = 2  # `pragma synchronous`: a transaction is on the disk before anybody hears of it
TIDIED_EVERY = 4  # answers after which the log is moved into the file

Files = dict[str, bytes]


class Stretch(Struct, frozen=True):
    """So many answers of a game."""

    game: str
    seats: int
    answers: int
    seed: str
    options: dict[str, str] = {}
    before: int = 0  # answers that were given before, without a camera


class Photo(Struct):
    """The files at one moment, how many transactions had been confirmed by then, and what lies on the disk for sure."""

    number: int
    promised: int
    safe: int  # the number of the photo whose files were synchronised


class Cuts(Struct):
    """How often the power was cut, and what was wrong afterwards."""

    photos: int = 0
    torn: int = 0
    before: int = 0  # cuts within a transaction that left nothing of it
    whole: int = 0  # that left all of it
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        return (
            f"{self.photos:,} cuts between writes and {self.torn:,} while sectors were being written,"
            f" of which {self.before:,} left nothing of the transaction and {self.whole:,} all of it"
        )


class FileCamera:
    """Takes a photo at each point at which the files have changed."""

    def __init__(self, where: Path, folder: Path, say: Say) -> None:
        self._where, self._folder, self._say = where, folder, say
        self._alone = threading.Lock()  # tasks and the thread of a connection pass points
        self._last: Files = {}
        self._taken = 0
        self._safe = 0
        self.promised = 0
        self.always_safe = True  # every transaction is synchronised, as `synchronous = full` has it

    def take(self, *, synchronised: bool = False) -> None:
        with self._alone:
            promised, files = self.promised, read_files(self._where)  # in this order, or it promises too much
            if files != self._last:
                self._last = files
                self._taken += 1
                for name, data in files.items():
                    (self._folder / f"{self._taken}-{name}").write_bytes(data)
                self._say("photo", self._taken, promised, self._taken - 1 if self.always_safe else self._safe)
            if synchronised or self._safe == 0:
                self._safe = self._taken


def read_files(where: Path) -> Files:
    return {name: path.read_bytes() for name in PARTS if (path := where.parent / name).exists()}


async def film(stretch: Stretch, where: Path, folder: Path, points: Points, say: Say) -> None:
    """Play a stretch, telling everything, and photograph the files all the while."""
    sqlite.TIDY_AFTER = sqlite.IDLE_SECONDS = 1 << 30  # that is done here, so that nothing else happens meanwhile
    rng = Random(stretch.seed)
    async with await opened(where, StillClock().now()) as host:
        database: Any = host._db
        table = await seated(host, stretch.game, stretch.seats, stretch.options, stretch.seed)
        for _ in range(stretch.before):
            await answer_any(host, table, rng)
        camera = FileCamera(where, folder, say)
        level = await database._writer.run(lambda connection: connection.execute("pragma synchronous").fetchone()[0])
        camera.always_safe = level >= FULL
        write, alone = database.write, asyncio.Lock()

        async def noted(work: Any, /, *args: Any, **kwargs: Any) -> Any:
            async with alone:
                result = await write(work, *args, **kwargs)
                camera.promised += 1
                say("state", digest(await database.read(contents)))
                return result

        say("state", digest(await database.read(contents)))
        camera.take()
        database.write = noted
        points.when_passed = camera.take
        points.counting = True
        for n in range(stretch.answers):
            if not await open_asks(host, table):
                break
            await answer_any(host, table, rng)
            outbox = poster(host, say)
            outbox.wake()
            await outbox.idle()
            if n % TIDIED_EVERY == 0:
                await database._tidy(sqlite.checkpoint)
                camera.take(synchronised=True)
        points.counting = False
        camera.take()


def torn(safe: Files, later: Files, rng: Random) -> Files:
    """The files as a cut leaves them while one is being written: any of the changed sectors, any length between."""
    found = {}
    for name in PARTS:
        old, new = safe.get(name, b""), later.get(name, b"")
        if old == new:
            found[name] = old
            continue
        length = rng.randint(min(len(old), len(new)), max(len(old), len(new)))
        if rng.random() < 0.5:
            length = max(len(old), len(new))
        reached, in_order = rng.random(), rng.random() < 0.5
        data = bytearray(old[:length].ljust(length, b"\0"))
        for start in range(0, length, SECTOR):
            fresh = new[start : min(start + SECTOR, length)]
            if fresh == data[start : start + len(fresh)]:
                continue
            if in_order and start > reached * length:
                break
            if in_order or rng.random() < reached:
                data[start : start + len(fresh)] = fresh
            elif rng.random() < 0.1:  # torn itself; bytes beside those that are written stay, as SQLite counts on
                data[start : start + len(fresh)] = bytes(
                    was if was == is_now else rng.randrange(256)
                    for was, is_now in zip(data[start : start + len(fresh)], fresh, strict=True)
                )
        found[name] = bytes(data)
    return found


def cut(databases: ScratchFiles, stretch: Stretch, cuts: Cuts, tears: int) -> None:
    """Cut the power at every photo of a stretch, and so many times between each two."""
    where = databases.fresh()
    folder = where.parent / "photos"
    folder.mkdir()
    ending = run_process(partial(film, stretch, where, folder))
    states = [state for (state,) in ending.words("state")]
    photos = [Photo(*words) for words in ending.words("photo")]
    rng = Random(stretch.seed)

    def files_of(number: int) -> Files:
        return {name: path.read_bytes() for name in PARTS if (path := folder / f"{number}-{name}").exists()}

    kept: dict[int, Files] = {}
    for photo in photos:
        kept[photo.number] = later = files_of(photo.number)
        cuts.photos += 1
        judge(databases, stretch, states, later, photo.promised, photo, cuts)
        if photo.number == 1:
            continue
        safe = kept[photo.safe]
        for _ in range(tears):
            cuts.torn += 1
            promised = photos[photo.number - 2].promised
            judge(databases, stretch, states, torn(safe, later, rng), promised, photo, cuts)
    databases.drop(where)


def judge(
    databases: ScratchFiles, stretch: Stretch, states: list[str], files: Files, promised: int, photo: Photo, cuts: Cuts
) -> None:
    """Open what is left after a cut: it opens, it is sound, and holds all that was promised."""
    where = databases.fresh()
    for name, data in files.items():
        (where.parent / name).write_bytes(data)
    try:
        lines, good = check(where)
        wrong = [] if good else lines
        state = digest(databases.looked(where)[0])
    except Exception as error:
        wrong, state = [f"it cannot be opened: {error}"], ""
    if state and state not in states:
        wrong.append("it is at no state that was ever saved")
    elif state:
        reached = max(n for n, one in enumerate(states) if one == state)
        if reached < promised:
            wrong.append(f"{promised - reached} confirmed transactions are lost")
        cuts.before += reached == promised
        cuts.whole += reached > promised
    cuts.wrong += [f"{stretch.game}, photo {photo.number}: {one}" for one in wrong]
    databases.drop(where)
