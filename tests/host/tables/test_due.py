"""Everything due is done once, at its time or as soon as somebody is there, whatever happens in between."""

from __future__ import annotations

import asyncio

import pytest

from host import BOT, Host
from host.tables.due import RETRY_SECONDS
from storage import DueRow, NoticeRow, Saving, Where, sql
from testkit.host_play import FastClock, StillClock, shut, start, stored


async def put(host: Host, *rows: DueRow, drop: tuple[str, ...] = ()) -> None:
    await host._db.write(sql.due.save, rows, drop)
    for row in rows:
        host.due.rouse(row.at)


def at(clock: StillClock, seconds: float) -> float:
    return clock.now().timestamp() + seconds


async def left(host: Host) -> list[str]:
    return [key for (key,) in await stored(host, "select key from due order by at, id")]


async def comes_to(host: Host, keys: list[str]) -> None:
    """The loop works by itself, and in the end only these rows are left."""
    async with asyncio.timeout(120):
        while await left(host) != keys:  # noqa: ASYNC110 (nobody else needs to know)
            await asyncio.sleep(0.001)


async def test_rows_are_done_in_order_and_once(host: Host, clock: StillClock) -> None:
    done: list[str] = []

    async def note(row: DueRow) -> None:
        done.append(row.key)

    host.due.on("note", note)
    await put(host, DueRow("note", at(clock, 20), "b"), DueRow("note", at(clock, 10), "a"))
    assert await host.due.act() == 0
    clock.turn(15)
    assert await host.due.act() == 1
    clock.turn(15)
    assert await host.due.act() == 1
    assert await host.due.act() == 0
    assert done == ["a", "b"]


async def test_a_row_takes_the_place_of_the_one_with_its_key(host: Host, clock: StillClock) -> None:
    done: list[float] = []

    async def note(row: DueRow) -> None:
        done.append(row.at)

    host.due.on("note", note)
    await put(host, DueRow("note", at(clock, 10), "a"))
    await put(host, DueRow("note", at(clock, 30), "a"), DueRow("note", at(clock, 1), "b"))
    await put(host, drop=("b",))
    clock.turn(20)
    assert await host.due.act() == 0
    clock.turn(20)
    assert await host.due.act() == 1
    assert done == [at(clock, -10)]


async def test_what_a_row_leads_to_is_saved_with_it(host: Host, clock: StillClock) -> None:
    """The next row of the same key stays, the notice is there, and a second try would find nothing to do."""
    table = await start(host)

    async def again(row: DueRow) -> None:
        async with host._live.hold_row(table, "look", BOT) as now:
            assert await host.due.stands(row)
            later = DueRow("again", row.at + 60, row.key, table)
            notice = NoticeRow("frozen", b"{}", str(table))
            saving = Saving(before=now, after=now, at=row.at, due=[later], done=row, notices=[notice])
            await host._live.commit(saving)
            assert not await host.due.stands(row)

    host.due.on("again", again)
    before = len(await host.notices.pending(table))
    await put(host, DueRow("again", at(clock, 5), "a", table))
    clock.turn(10)
    assert await host.due.act() == 1
    assert len(await host.notices.pending(table)) == before + 1
    left = [row.at for row in await host._db.read(sql.due.of_table, table) if row.kind == "again"]
    assert left == [at(clock, 55)]


async def test_nothing_is_due_at_a_table_that_has_ended(host: Host, clock: StillClock) -> None:
    table = await start(host)
    await put(host, DueRow("note", at(clock, 5), "a", table), DueRow("note", at(clock, 5), "b"))
    await shut(host, table)
    assert await left(host) == ["b"]


async def test_what_fails_is_tried_again_and_holds_nothing_up(host: Host, clock: StillClock) -> None:
    done: list[str] = []

    async def fail_once(row: DueRow) -> None:
        done.append(row.key)
        if done.count("a") == 1 and row.key == "a":
            raise RuntimeError("no")

    host.due.on("note", fail_once)
    await put(host, DueRow("note", at(clock, 1), "a"), DueRow("note", at(clock, 2), "b"))
    clock.turn(5)
    assert await host.due.act() == 2
    assert await left(host) == ["a"]
    clock.turn(RETRY_SECONDS)
    assert await host.due.act() == 1
    assert done == ["a", "b", "a"]
    assert await left(host) == []


async def test_what_came_due_while_nobody_was_there_is_done_after_the_start(where: Where, clock: StillClock) -> None:
    async with await Host.open(where, clock.now) as host:
        await put(host, DueRow("note", at(clock, 60), "a"))
    clock.turn(7200)
    done = asyncio.Event()

    async def note(row: DueRow) -> None:
        done.set()

    async with await Host.open(where, clock.now) as host:
        host.due.on("note", note)
        await host.wake()
        async with asyncio.timeout(120):
            await done.wait()
        await comes_to(host, [])


@pytest.mark.parametrize("speed", [1.0, 1000.0])
async def test_the_loop_is_woken_by_what_is_due_sooner(where: Where, speed: float) -> None:
    """It sleeps until something far away; a row for now is done now, and a clock that runs faster is followed."""
    done = asyncio.Event()

    async def note(row: DueRow) -> None:
        done.set()

    clock = FastClock(speed)
    async with await Host.open(where, clock.now, speed=speed) as host:
        host.due.on("note", note)
        await put(host, DueRow("note", clock.now().timestamp() + 1e6, "far"))
        await host.wake()
        await asyncio.sleep(0.01)
        assert not done.is_set()
        await put(host, DueRow("note", clock.now().timestamp() + 0.02 * speed, "near"))
        async with asyncio.timeout(120):
            await done.wait()
        await comes_to(host, ["far"])
