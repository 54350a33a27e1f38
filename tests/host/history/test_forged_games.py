"""Files that would run for ever, or take all there is: refused with a sentence, and the bot goes on meanwhile."""

from __future__ import annotations

import asyncio
import copy
import gc
import os
import resource
import signal
import sys
import tracemalloc
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

import testkit.bazaar.meta  # noqa: F401 (makes the game known)
from engine import replaying
from engine.core import games
from engine.core.components import digest
from engine.game_file import LARGEST_BYTES
from engine.processes import OVERRAN, WorkerProcess
from engine.replaying import RefusedFile, ReplayedFile
from host import BOT, Host, HostTrouble, Person
from host.history import replays
from host.history.replays import Replays, refusal
from testkit.databases.prepared import prepared
from testkit.host_play import ANN, BOB, CLEO, StillClock, bid, everything, give, play_out, refused, start
from testkit.hostile.files import exported
from testkit.hostile.forged_games import FORGED, file, written
from testkit.replays import ReplaysHere
from testkit.rotation import by_turns
from words import LANGUAGES, say

pytestmark = pytest.mark.slow
GRINDING = """
import os, time
from engine import game_file
from engine import replaying
from engine.core import games
from engine.core.components import digest
replay = game_file.replay

def grind(file):
    match file.seed:
        case "turns":
            while True:
                pass
        case "memory":
            taken = []
            while True:
                taken.append(bytearray(10 << 20))
        case "sleeps":
            time.sleep(600)
        case "dies":
            os._exit(1)
    return replay(file)

game_file.replay = grind
replaying.PROCESSOR_SECONDS = 0.5
replaying.main(["testkit.bazaar.meta"])
"""


class GrindingReplays(Replays):
    """Replays whose worker grinds on as the seed of a file says, whatever the rules of a game would do."""

    def __init__(self) -> None:
        super().__init__()
        self._worker = WorkerProcess("none", seconds=replays.LONGEST_SECONDS, most_tries=1)
        self._worker._command = (sys.executable, "-P", "-c", GRINDING)

    async def begin(self) -> int:
        """The worker, once it is there."""
        assert self._worker is not None
        await self._worker.begin()
        assert self._worker.pid is not None
        return self._worker.pid


class OwnMemory:
    """What this process, which stands for the bot, allocates while it is watched; its workers are others."""

    def __init__(self) -> None:
        self.most_bytes = self.kept_bytes = 0  # at once, and after all
        gc.freeze()  # what other tests left behind is not looked through after each file

    @contextmanager
    def watched(self) -> Iterator[None]:
        tracemalloc.start()
        try:
            yield
            gc.collect()
            kept, most = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
        self.most_bytes = max(self.most_bytes, most)
        self.kept_bytes += kept


def grinding(seed: str) -> bytes:
    return written(file("bazaar", seed=seed))


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    path = prepared(tmp_path / "kontor.db")
    async with await Host.open(path, StillClock().now, rng=Random(1), replays=GrindingReplays) as opened:
        yield opened


@by_turns(0, days=2)
async def test_thirty_forged_files_are_refused_and_cost_little() -> None:
    assert len(FORGED) >= 20
    assert replaying.PROCESSOR_SECONDS <= 2.0
    before, work, memory = resource.getrusage(resource.RUSAGE_CHILDREN), Replays(), OwnMemory()
    try:
        for name, forge in FORGED.items():
            data = forge()
            with memory.watched():
                found = await work.replay(ANN, data)
            assert isinstance(found, RefusedFile), name
            assert found.kind != "effort", f"{name}: it has to be refused before it takes all that may be taken"
            for language in LANGUAGES:
                said = say(refusal(found).text, language)
                assert said, name
                assert len(said) < 2_000, name
    finally:
        await work.close()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    assert spent < 2.0 * len(FORGED) / 3, "all together, with the start of the worker"
    assert memory.most_bytes < 2.5 * LARGEST_BYTES, "the bot hands a file on, and reads nothing in it"
    assert memory.kept_bytes < LARGEST_BYTES / 10, "nothing of a file stays behind"


async def test_a_file_that_grinds_on_is_ended_by_its_processor_time() -> None:
    work = GrindingReplays()
    try:
        assert await work.replay(ANN, grinding("turns")) == RefusedFile("effort")
        assert await work.replay(ANN, grinding("memory")) == RefusedFile("effort")
        assert work._worker is not None
        assert work._worker.pid is None, "what it has taken is given back"
        assert isinstance(await work.replay(ANN, written(file("bazaar", seats=9))), RefusedFile)
    finally:
        await work.close()
    assert OVERRAN == signal.SIGPROF


async def test_a_file_that_only_waits_is_ended_by_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "LONGEST_SECONDS", 1.0)
    work = GrindingReplays()
    assert await work.replay(ANN, grinding("sleeps")) == RefusedFile("effort")
    await work.close()


async def test_the_bot_answers_while_a_file_grinds_and_each_person_has_one(host: Host) -> None:
    table = await start(host, seed="while it grinds")
    await bid(host, table, 2, 1)
    before = await everything(host)
    work = host.transfer._imports
    assert isinstance(work, GrindingReplays)
    pid = await work.begin()
    hostile = asyncio.create_task(host.transfer.import_game(grinding("sleeps"), Person(CLEO)))
    await asyncio.sleep(0)
    assert await refused(host.transfer.import_game(never_fetched, Person(CLEO))) == "host.mistake.file_another"
    waiting = asyncio.create_task(host.transfer.import_game(b"{}", Person(BOB)))
    await asyncio.sleep(0)
    assert await everything(host) == before
    await give(host, table, ANN, "work")  # somebody's click
    assert not hostile.done()
    assert not waiting.done(), "files take their turn"
    os.kill(pid, signal.SIGKILL)
    with pytest.raises(HostTrouble, match=r"host\.trouble\.replay"):
        await hostile
    assert await refused(waiting) == "host.mistake.file", "who waited is served by another worker"
    assert (await host.reads.question(table, Person(ANN))) is not None


async def never_fetched() -> bytes:
    raise AssertionError("a second file of one person is not fetched")


async def test_a_queue_of_files_has_an_end(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "MOST_WAITING", 2)
    work = host.transfer._imports
    assert isinstance(work, GrindingReplays)
    await work.begin()
    crowd = [asyncio.create_task(host.transfer.import_game(grinding("sleeps"), Person(user))) for user in (ANN, BOB)]
    await asyncio.sleep(0)
    assert await refused(host.transfer.import_game(never_fetched, Person(CLEO))) == "host.mistake.file_queue"
    for task in crowd:
        task.cancel()
    await asyncio.gather(*crowd, return_exceptions=True)
    assert await refused(host.transfer.import_game(b"{}", Person(CLEO))) == "host.mistake.file"


async def test_somebody_who_brings_file_after_file_has_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    work, clock = ReplaysHere(), [1_000.0]
    work.most_files = 3
    monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: clock[0])
    for _ in range(3):
        work._count(ANN, clock[0])
    assert await refused(work.replay(ANN, never_fetched)) == "host.mistake.file_many"
    work._count(BOB, clock[0])
    clock[0] += replays.WITHIN_SECONDS
    work._count(ANN, clock[0])
    assert list(work._brought) == [ANN], "nobody is remembered for longer"


async def test_an_honest_game_comes_in_after_twenty_hostile_files(host: Host) -> None:
    table = await start(host, seed="honest")
    await play_out(host, table)
    data = await host.transfer.export(table, BOT)
    for _ in range(20):
        assert await refused(host.transfer.import_game(b"[" * 1_000, Person(CLEO))) == "host.mistake.file"
    with pytest.raises(HostTrouble):
        await host.transfer.import_game(grinding("dies"), Person(CLEO))
    taken = await host.transfer.import_game(data, Person(BOB, guild=9))
    assert (taken.status, taken.names) == ("over", ("Ann", "Bob"))
    assert (await host.transfer.verify(taken.id, Person(BOB, guild=9))).seed == "honest"


def test_nothing_of_a_file_stays_behind() -> None:
    shelf, brought = games.get("bazaar").shelf, copy.deepcopy(exported("bazaar"))
    brought["tables"]["rules"]["ref"] = "another box"
    brought["components"] = digest(brought["tables"])
    known = shelf.keys()
    found = replaying.replayed(written({**brought, "players": [{}] * 9, "view": [1]}))
    assert isinstance(found, ReplayedFile)
    assert found.file.tables == brought["tables"]
    assert (len(found.file.players), found.file.view) == (2, None)
    assert shelf.keys() == known
