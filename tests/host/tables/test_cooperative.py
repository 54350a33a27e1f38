"""Work that takes a while lets whoever only looks something up go first."""

from __future__ import annotations

import asyncio
import threading

import pytest

from host import Host, Person
from host.tables.cooperative import MOST_PAUSES, Steps, finished, in_steps, nobody
from storage.connection import Connection
from testkit.host_play import ANN, start


def counting(done: list[int], steps: int = 3) -> Steps[str]:
    """Work in so many steps, each of which is noted."""
    for step in range(steps):
        done.append(step)
        yield
    return "done"


async def test_work_is_done_part_by_part() -> None:
    done: list[int] = []
    assert await in_steps(counting(done), nobody) == "done"
    assert done == [0, 1, 2]


async def test_nothing_is_done_while_somebody_looks() -> None:
    done: list[int] = []
    seen: list[int] = []
    looks = iter([True, True, False, True, False, False, False])

    def busy() -> bool:
        seen.append(len(done))
        return next(looks)

    assert await asyncio.to_thread(finished, counting(done), busy) == "done"
    assert seen == [0, 0, 0, 1, 1, 2, 3]


async def test_who_is_always_busy_is_not_waited_for_any_longer() -> None:
    asked = 0

    def busy() -> bool:
        nonlocal asked
        asked += 1
        return True

    done: list[int] = []
    assert await asyncio.to_thread(finished, counting(done), busy) == "done"
    assert asked == MOST_PAUSES


async def test_what_goes_wrong_is_told() -> None:
    def wrong() -> Steps[None]:
        yield
        raise KeyError("no such step")

    with pytest.raises(KeyError, match="no such step"):
        await in_steps(wrong(), nobody)


async def test_a_question_is_told_after_a_look_that_is_under_way(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await start(host)
    monkeypatch.setattr("host.tables.cooperative.MOST_PAUSES", 1_000_000)
    host._live.questions._known.clear()
    begun, let = threading.Event(), threading.Event()

    def slow(connection: Connection) -> None:
        begun.set()
        assert let.wait(120)

    async with host._live.hold(table, "answer", Person(ANN)) as held:
        look = asyncio.create_task(host._db.read(slow))
        assert await asyncio.to_thread(begun.wait, 120)
        telling = asyncio.create_task(host._live.questions.of(held.row, held.table, 0))
        done, _ = await asyncio.wait([telling], timeout=0.2)
        assert not done, "it does not wait for who looks"
        let.set()
        await look
        assert (await telling) is not None
