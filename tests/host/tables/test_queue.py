"""Answers of one table queue up, those of different tables run side by side, and none is lost."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from host import BOT, Host, Person, PlayerMistake
from host.tables.locks import Locks
from storage import sql
from testkit.host_play import ANN, PEOPLE, StillClock, answer_any, bid, give, question, save_through, start, stored


@pytest.mark.slow
async def test_a_thousand_waiting_answers_lose_none(host: Host) -> None:
    """A crowd clicks at once: for each question exactly one answer counts, the others hear that it was made."""
    table = await start(host, 4)
    taken = refused = 0
    for _ in range(5):
        waiting = [
            (user, asked) for user in PEOPLE if (asked := await host.reads.question(table, Person(user))) is not None
        ]
        clicks = [
            host.answers.answer(table, Person(user), asked.step, [o.id for o in asked.options[: asked.min]])
            for user, asked in waiting
            for _ in range(200 // len(waiting))
        ]
        assert len(clicks) == 200
        outcomes = await asyncio.gather(*clicks, return_exceptions=True)
        mistakes = [outcome for outcome in outcomes if isinstance(outcome, BaseException)]
        assert all(isinstance(one, PlayerMistake) and one.text.key == "host.mistake.stale" for one in mistakes)
        assert len(outcomes) - len(mistakes) == len(waiting)
        taken += len(waiting)
        refused += len(mistakes)
    assert taken + refused == 1000
    assert (await stored(host, "select count(*) from choices where given_by = 'player'"))[0][0] == taken
    assert len(host._live._locks) == 0


@pytest.mark.slow
@pytest.mark.parametrize("where", ["sqlite"], indirect=True)
async def test_hundreds_of_different_answers_all_count(host: Host) -> None:
    """Each of many tables gets a turn's worth of answers at once, in order; every one is there afterwards."""
    tables = [await start(host, 2, seed=f"q{n}") for n in range(100)]

    async def one_bid(table: int, user: int) -> None:
        await host.answers.answer(table, Person(user), 1, ["n:1"])
        await host.answers.answer(table, Person(user), 2, ["lock"])

    await asyncio.gather(*(one_bid(table, user) for table in tables for user in PEOPLE[:2]))
    rows = await stored(host, "select table_id, seat, picks from choices where segment = 0 order by 1, 2, 3")
    assert len(rows) == 400
    assert [row[2] for row in rows] == ['["lock"]', '["n:1"]'] * 200
    assert {await host.reads.turns(table, BOT) for table in tables} == {1}
    turns = [n for n in await host.notices.pending() if n.kind == "turn"]
    assert sorted(n.table for n in turns) == tables


async def test_different_tables_do_not_wait_for_each_other(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    slow, quick = await start(host), await start(host)
    blocked, go_on, write = asyncio.Event(), asyncio.Event(), host._db.write

    async def sticky(change: Any) -> Any:
        if change.before.id == slow:
            blocked.set()
            await go_on.wait()
        return await write(sql.saving.save, change)

    save_through(sticky, host, monkeypatch)
    waiting = asyncio.create_task(give(host, slow, ANN, "n:1"))
    await blocked.wait()
    behind = asyncio.create_task(host.reads.question(slow, Person(ANN)))
    await bid(host, quick, 1, 0)
    assert not waiting.done()
    assert not behind.done()
    go_on.set()
    await waiting
    after = await behind
    assert after is not None
    assert after.key == "bazaar.lock_in"


async def test_who_comes_first_is_served_first() -> None:
    locks, order = Locks(), []

    async def work(name: str) -> None:
        async with locks.hold(1):
            order.append(name)
            await asyncio.sleep(0)

    await asyncio.gather(*(work(str(n)) for n in range(50)))
    assert order == [str(n) for n in range(50)]
    assert len(locks) == 0


async def test_a_waiter_that_is_cancelled_holds_nobody_up() -> None:
    locks = Locks()
    async with locks.hold(1):
        waiting = asyncio.create_task(locks.hold(1).__aenter__())
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
    async with asyncio.timeout(120), locks.hold(1):
        pass
    assert len(locks) == 0


@pytest.mark.slow
async def test_only_some_tables_stay_warm_and_all_go_on(
    tmp_path: Path, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.tables.live_tables.WARM_TABLES", 3)
    async with await Host.open(tmp_path / "a.db", clock.now) as host:
        tables = [await start(host, seed=str(n)) for n in range(8)]
        rng = Random(1)
        for _ in range(6):
            for table in tables:
                await answer_any(host, table, rng)
            assert list(host._live._warm) == tables[-3:]


@pytest.mark.slow
async def test_a_table_pushed_out_while_it_is_read_comes_back(
    tmp_path: Path, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.tables.live_tables.WARM_TABLES", 1)
    async with await Host.open(tmp_path / "a.db", clock.now) as host:
        tables = [await start(host, seed=str(n)) for n in range(4)]
        for _ in range(30):
            found = await asyncio.gather(
                *(host.reads.question(table, Person(ANN)) for table in tables for _ in range(3))
            )
            assert None not in found
            assert len(host._live._warm) == 1


async def test_a_warm_table_counts_only_at_its_version(host: Host) -> None:
    table = await start(host)
    await give(host, table, ANN, "n:1")
    await host._db.write(lambda c: c.execute("delete from choices"))
    assert (await question(host, table, ANN)).key == "bazaar.lock_in"  # nobody said that anything changed
    await host._db.write(lambda c: c.execute("update tables set version = version + 1"))
    assert (await question(host, table, ANN)).key == "bazaar.bid"
