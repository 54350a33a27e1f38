"""Looking ahead in processes of its own: they may die, be missing or be cut short, and the game goes on."""

from __future__ import annotations

import asyncio
import copy
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from random import Random

import pytest

from engine.core import games
from engine.core.table import Observation, Table
from engine.players.master import best_turn, think
from engine.players.race import Allowance
from engine.players.worker import NICENESS, Done, Work, tried
from host import BOT, Host, Person
from host.coach.thinking import Thinking, ThinkingProcess, ThinkingTrouble
from testkit.host_play import ANN, StillClock, bid, stored
from tests.engine.players.test_master import after

pytestmark = pytest.mark.slow

BAZAAR = "testkit.bazaar.meta"


@pytest.fixture
async def thinking() -> AsyncIterator[Thinking]:
    found = Thinking(workers=2, modules=[BAZAAR], trials=12)
    yield found
    await found.close()


async def with_master(host: Host) -> int:
    """Ann plays the bazaar against `master`."""
    table = (await host.lobby.create("bazaar", Person(ANN), "Ann", {}, guild=7, channel=70)).id
    await host.lobby.add_computer(table, Person(ANN), "master")
    await host.lobby.start(table, Person(ANN), seed="s", shuffle=False)
    return table


async def thinks(thinking: Thinking) -> int:
    """Wait until a process works; its number."""
    async with asyncio.timeout(120):
        while (pid := thinking.workers[0].pid) is None:  # noqa: ASYNC110 (nobody else needs to know)
            await asyncio.sleep(0.001)
    return pid


async def by_whom(host: Host) -> set[str]:
    rows = await stored(host, "select distinct given_by from choices where seat > 0")
    return {row[0] for row in rows}


async def test_two_processes_find_what_one_would(thinking: Thinking) -> None:
    table = after("bazaar", 3, 9)
    seat = table.asks[0].seat
    here = think(Observation(table, seat), Random(4), Allowance(trials=12))
    there = await thinking.race(table, seat, Random(4))
    assert best_turn(there) == best_turn(here)
    assert there.common() == here.common()


async def test_a_table_with_components_of_its_own_is_thought_about(thinking: Thinking) -> None:
    """It was started before a correction: the processes know only what is in use now, and are told."""
    shelf = games.get("bazaar").shelf
    tables = copy.deepcopy(shelf.tables(shelf.current()))
    tables["cards"]["rows"][0]["price"] += 1
    table = Table.start("bazaar", 3, seed="own", components=shelf.remember(tables))
    race = await thinking.race(table, 0, Random(4))
    assert best_turn(race)


async def test_a_worker_that_dies_is_replaced(thinking: Thinking) -> None:
    table = after("bazaar", 3, 9)
    seat = table.asks[0].seat
    before = await thinking.race(table, seat, Random(4))
    killed = [worker.pid for worker in thinking.workers]
    for pid in killed:
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
    after_it = await thinking.race(table, seat, Random(4))
    assert best_turn(after_it) == best_turn(before)
    assert all(worker.pid not in killed for worker in thinking.workers)


async def test_a_worker_stands_back_behind_everything_else(thinking: Thinking) -> None:
    """Linux weighs processes by `nice` only within one session; a process group of its own is enough for Ctrl-C."""
    table = after("bazaar", 3, 9)
    await thinking.race(table, table.asks[0].seat, Random(4))
    for worker in thinking.workers:
        assert worker.pid is not None
        assert os.getpriority(os.PRIO_PROCESS, worker.pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + NICENESS)
        assert os.getsid(worker.pid) == os.getsid(0)
        assert os.getpgid(worker.pid) != os.getpgid(0)


async def test_without_workers_habit_has_to_do(
    tmp_path: Path, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nothing"))
    thinking = Thinking(workers=1, trials=12)
    table = after("bazaar", 2, 9)
    with pytest.raises(ThinkingTrouble):
        await thinking.race(table, table.asks[0].seat, Random(1))
    async with await Host.open(tmp_path / "a.db", clock.now, rng=Random(1), thinking=thinking) as host:
        number = await with_master(host)
        await bid(host, number, 0)
        await host.idle()
        assert [asked.seat for asked in await host.reads.asks(number, BOT)] == [0]
        assert await by_whom(host) <= {"master", "auto"}


async def test_it_plays_its_turn_and_waits_for_the_person(
    tmp_path: Path, clock: StillClock, thinking: Thinking
) -> None:
    async with await Host.open(tmp_path / "a.db", clock.now, rng=Random(1), thinking=thinking) as host:
        number = await with_master(host)
        await bid(host, number, 0)
        await host.idle()
        assert [asked.seat for asked in await host.reads.asks(number, BOT)] == [0]
        assert "master" in await by_whom(host)
        assert (await host.reads.info(number, BOT)).seats[1].player == "master"


async def test_a_restart_in_the_middle_of_a_thought_loses_nothing(
    tmp_path: Path, clock: StillClock, thinking: Thinking
) -> None:
    long = Thinking(workers=1, modules=[BAZAAR], seconds=60.0)
    host = await Host.open(tmp_path / "a.db", clock.now, rng=Random(1), thinking=long)
    number = await with_master(host)
    pid = await thinks(long)
    await host.close()
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
    async with await Host.open(tmp_path / "a.db", clock.now, rng=Random(1), thinking=thinking) as again:
        await again.wake()
        await bid(again, number, 0)
        await again.idle()
        assert [asked.seat for asked in await again.reads.asks(number, BOT)] == [0]


async def test_time_is_shared_while_several_tables_wait(thinking: Thinking) -> None:
    """Two thoughts at once: one after the other, and both come to an end."""
    table = after("bazaar", 3, 9)
    seat = table.asks[0].seat
    one, other = await asyncio.gather(*(thinking.race(table, seat, Random(4)) for _ in range(2)))
    assert best_turn(one) == best_turn(other)


class CountingWorker(ThinkingProcess):
    """Works here and now, and counts the trials."""

    made = 0

    async def do(self, work: Work) -> Done:
        self.made += len(work.trials)
        return tried(work)


async def test_a_thought_makes_no_more_trials_than_it_may() -> None:
    table = after("bazaar", 3, 9)
    thinking, worker = Thinking(workers=1, trials=2), CountingWorker(())
    thinking.workers[:] = [worker]
    race = await thinking.race(table, table.asks[0].seat, Random(4))
    await thinking.close()
    assert best_turn(race)
    assert worker.made == 2


@pytest.mark.parametrize(("cores", "workers"), [(None, 1), (1, 1), (2, 2), (16, 2)])
def test_two_processes_think_where_there_are_cores_for_them(
    monkeypatch: pytest.MonkeyPatch, cores: int | None, workers: int
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    spec = find_spec("host.coach.thinking")
    assert spec is not None
    assert spec.loader is not None
    fresh = module_from_spec(spec)  # as a machine with so many cores loads it
    spec.loader.exec_module(fresh)
    assert len(fresh.Thinking(seconds=1.0).workers) == workers


class Doomed(ThinkingProcess):
    """A worker whose processes die at once, or never answer."""

    def __init__(self, *command: str) -> None:
        super().__init__(())
        self._command = command


async def outcomes(thinking: Thinking, count: int) -> set[str]:
    """What becomes of so many thoughts that wait for each other: the kinds of their troubles, or how they end."""
    table = after("bazaar", 3, 9)
    thoughts = [thinking.race(table, table.asks[0].seat, Random(n)) for n in range(count)]
    return {type(done).__name__ for done in await asyncio.gather(*thoughts, return_exceptions=True)}


async def test_a_worker_that_dies_twice_spoils_no_thought_but_its_own() -> None:
    """One worker dies whenever it begins, the other one is still waited for when that is found out."""
    thinking = Thinking(workers=0, trials=12)
    thinking.workers[:] = [Doomed("/bin/sh", "-c", "exit 1"), Doomed("/bin/sh", "-c", "exec sleep 600")]
    assert await outcomes(thinking, 20) == {"ThinkingTrouble"}
    await thinking.close()


async def test_whatever_goes_wrong_in_a_thought_is_its_own_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = Thinking(workers=1, trials=12)
    worker = CountingWorker(())
    thinking.workers[:] = [worker]
    monkeypatch.setattr(worker, "do", lambda work: 1 / 0)
    assert await outcomes(thinking, 2) == {"ThinkingTrouble"}
    await thinking.close()


@pytest.mark.soak
async def test_twenty_thoughts_while_workers_are_killed_again_and_again(thinking: Thinking) -> None:
    async def kill() -> None:
        while True:
            for worker in thinking.workers:
                if worker.pid is not None:
                    with suppress(ProcessLookupError):
                        os.kill(worker.pid, signal.SIGKILL)
            await asyncio.sleep(0.3)

    killing = asyncio.create_task(kill())
    assert await outcomes(thinking, 20) <= {"ThinkingTrouble", "Race"}
    killing.cancel()
    assert await outcomes(thinking, 1) == {"Race"}


async def test_who_cannot_look_ahead_plays_by_habit_and_that_is_counted(
    tmp_path: Path, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = Thinking(workers=0, trials=12)
    thinking.workers[:] = [Doomed("/bin/sh", "-c", "exit 1")]
    async with await Host.open(tmp_path / "a.db", clock.now, rng=Random(1), thinking=thinking) as host:
        monkeypatch.setattr("host.coach.computers.open_question", lambda ask: True)
        await bid(host, await with_master(host), 0)
        await host.idle()
        assert await by_whom(host) <= {"master", "auto"}
        assert host.measures.errors["thinking"] > 0
