"""Two processes on one database: two hosts that share nothing else behave as one, also when one of them dies."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from host import BOT, Host, Person, PlayerMistake, Shards
from storage import DueRow, StorageTrouble, sql
from storage.claims import FOREIGN_SECONDS
from testkit.databases.postgres import PostgresServer
from testkit.host_play import ANN, BOB, StillClock, answer_any, bid, give, open_lobby, question, start, stored

pytestmark = pytest.mark.slow


@pytest.fixture
def address(postgres: PostgresServer) -> str:
    return postgres.empty()


@pytest.fixture
async def hosts(address: str, tmp_path: Path, clock: StillClock) -> AsyncIterator[tuple[Host, Host]]:
    opened = [await Host.open(address, clock.now, reports=tmp_path / "reports", rng=Random(n)) for n in range(2)]
    yield opened[0], opened[1]
    for host in opened:
        await host.close()


async def die(host: Host) -> None:
    """What others see once a process has not said for a while that it lives."""
    name = host._db.process
    await host._db.write(lambda c: c.execute("update processes set until = 0 where name = ?", (name,)))


async def test_an_answer_here_is_seen_there(hosts: tuple[Host, Host]) -> None:
    one, other = hosts
    table = await start(one)
    await bid(other, table, 2, 0)
    assert (await question(one, table, ANN)).key == "bazaar.turn"
    await give(one, table, ANN, "work")
    await give(other, table, ANN, "dates")
    await one.answers.undo(table, Person(ANN))
    assert (await question(other, table, ANN)).key == "bazaar.work_for"
    assert (await stored(one, "select count(*) from processes"))[0][0] == 2


@pytest.mark.slow
async def test_many_answers_at_once_here_and_there_all_count(hosts: tuple[Host, Host]) -> None:
    tables = [await start(hosts[0], seed=str(n)) for n in range(3)]
    given: Counter[int] = Counter()

    async def play(host: Host, seed: int) -> None:
        rng = Random(seed)
        for _ in range(12):
            table = rng.choice(tables)
            try:
                if await answer_any(host, table, rng) is not None:
                    given[table] += 1
            except (PlayerMistake, AssertionError):
                pass  # somebody was quicker

    await asyncio.gather(*(play(host, 10 * seed + n) for seed, host in enumerate(hosts) for n in range(4)))
    assert sum(given.values()) > 30
    for table in tables:
        rows = await stored(hosts[0], "select version from tables where id = ?", table)
        assert rows[0][0] >= given[table]
        asked = [await host.reads.asks(table, BOT) for host in hosts]
        assert asked[0] == asked[1]


async def test_the_same_question_is_answered_once(hosts: tuple[Host, Host]) -> None:
    table = await start(hosts[0])
    step = (await question(hosts[1], table, ANN)).step
    answers = [host.answers.answer(table, Person(ANN), step, [f"n:{n}"]) for n, host in enumerate(hosts)]
    found = await asyncio.gather(*answers, return_exceptions=True)
    assert sorted(type(one).__name__ for one in found) == ["ClickResult", "PlayerMistake"]
    assert await stored(hosts[0], "select count(*) from choices") == [(1,)]


async def test_a_notice_is_told_by_one_of_them_and_by_the_other_after_its_death(hosts: tuple[Host, Host]) -> None:
    one, other = hosts
    table = await start(one)
    mine = await one.notices.due()
    assert {notice.kind for notice in mine} >= {"started"}
    assert await other.notices.due() == []
    assert await other.notices.next(mine[0].lane) is None
    assert (await one.notices.next(mine[0].lane)) == mine[0]
    await one.notices.failed(mine[0], "500")  # who comes first may try again
    other._live._now = one._live._now = lambda: one.now().replace(year=2031)
    assert [notice.id for notice in await other.notices.due()] == [mine[0].id]
    await other.notices.sent(mine[0])
    left = {notice.id for notice in await one.notices.pending(table)} & {notice.id for notice in mine}
    assert {notice.id for notice in await other.notices.due()} & left == set()
    await die(one)
    assert {notice.id for notice in await other.notices.due()} >= left


async def test_notices_go_to_who_is_connected_to_the_server(
    address: str, tmp_path: Path, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))
    hosts = [
        await Host.open(address, clock.now, reports=tmp_path, shards=Shards(n, n, 2), alone=True, rng=Random(1))
        for n in range(2)
    ]
    tables = []
    for n in range(2):
        tables.append(
            (await hosts[0].lobby.create("bazaar", Person(ANN), "Ann", {}, guild=(6 + n) << 22, channel=70)).id
        )
        await hosts[0].lobby.join(tables[n], Person(BOB, guild=(6 + n) << 22), "Bob")
        await hosts[0].lobby.start(tables[n], Person(ANN), seed="s", shuffle=False)
    for n in (1, 0):
        assert {notice.table for notice in await hosts[n].notices.due()} == {tables[n]}
        await hosts[n].close()
    hosts[0] = await Host.open(address, clock.now, reports=tmp_path, shards=Shards(0, 0, 2), rng=Random(1))
    assert {notice.table for notice in await hosts[0].notices.due()} == {tables[0]}
    clock.turn(FOREIGN_SECONDS)  # nobody there: whoever lives tells it
    assert {notice.table for notice in await hosts[0].notices.due()} == set(tables)
    with pytest.raises(StorageTrouble, match="all must name the same number"):
        await Host.open(address, shards=Shards(0, 0, 3))
    await hosts[0].close()


async def test_what_is_due_is_done_once(hosts: tuple[Host, Host], clock: StillClock) -> None:
    done: list[str] = []
    for host in hosts:

        async def note(row: DueRow) -> None:
            done.append(row.key)

        host.due.on("note", note)
    now = clock.now().timestamp()
    await hosts[0]._db.write(sql.due.save, [DueRow("note", now + n, f"{n}") for n in range(40)])
    clock.turn(100)
    assert sum(await asyncio.gather(*(host.due.act() for host in hosts))) == 40
    assert sorted(done, key=int) == [str(n) for n in range(40)]
    await hosts[0]._db.write(sql.due.save, [DueRow("note", now, "left")])
    assert [row.key for row in await sql.due.take(hosts[0]._db, now + 200, 5)] == ["left"]  # and there it dies
    assert await hosts[1].due.act() == 0
    assert await sql.due.earliest(hosts[1]._db) is None
    await die(hosts[0])
    assert await sql.due.earliest(hosts[1]._db) == now
    assert await hosts[1].due.act() == 1


async def test_computer_players_think_in_one_place(
    hosts: tuple[Host, Host], monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    one, other = hosts
    thinking = asyncio.Event()

    async def never(*_: Any) -> list[str]:
        thinking.set()
        await asyncio.Event().wait()
        raise AssertionError

    with monkeypatch.context() as patch:
        patch.setattr(one._computers, "_think", never)
        table = await start(one, 1, 1)
        async with asyncio.timeout(120):
            await thinking.wait()
        await give(other, table, ANN, "n:0")  # which rouses them there, too
        await give(other, table, ANN, "lock")
        await other.idle()
        assert await stored(other, "select count(*) from choices where seat = 1") == [(0,)]
        assert await sql.tables.for_computers(other._db) == []
    await die(one)
    await other._computers.wake()
    await other.idle()
    assert (await stored(other, "select count(*) from choices where seat = 1"))[0][0] > 0


async def test_they_go_on_wherever_the_last_answer_came_from(hosts: tuple[Host, Host]) -> None:
    table = await open_lobby(hosts[0], 1, 1)
    await hosts[0].lobby.start(table, Person(ANN), seed="s", shuffle=False)
    rng = Random(3)
    for n in range(30):
        for host in hosts:
            await host.idle()
        if await answer_any(hosts[n % 2], table, rng) is None:
            break
    for host in hosts:
        await host.idle()
    info = await hosts[0].reads.info(table, BOT)
    assert info.status == "over" or [seat.seat for seat in info.seats if seat.asked_at is not None] == [0]


async def test_others_are_woken_by_what_is_written(hosts: tuple[Host, Host]) -> None:
    one, other = hosts
    for host in hosts:
        await host.wake()
        await host._db._renew()  # type: ignore[attr-defined]
    woken = asyncio.Event()
    other.notices.when_new = woken.set
    table = await open_lobby(one)
    async with asyncio.timeout(120):
        while not woken.is_set():  # the first words may come before anybody listens
            one._db.tell_others()
            await asyncio.sleep(0.01)
        woken.clear()
        await one.lobby.start(table, Person(ANN), seed="s", shuffle=False)
        await woken.wait()
    assert one.processes == other.processes == 2


async def test_a_process_that_stops_leaves_its_work_at_once(address: str, tmp_path: Path, clock: StillClock) -> None:
    one = await Host.open(address, clock.now, reports=tmp_path, rng=Random(1))
    await start(one)
    mine = await one.notices.due()
    other = await Host.open(address, clock.now, reports=tmp_path, rng=Random(1))
    assert await other.notices.due() == []
    await one.close()
    assert await other.notices.due() == mine
    await other.close()


async def test_what_people_were_told_is_compared_with_this_database_too(
    address: str, tmp_path: Path, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An older dump was restored: one table is behind, another one is gone, and its number is not given again."""
    monkeypatch.setenv("STATE_DIRECTORY", str(tmp_path))
    async with await Host.open(address, clock.now, reports=tmp_path, alone=True, rng=Random(1)) as host:
        table = await start(host)
        row = await host._live.row(table, "look", BOT)
        assert host._told is not None
        host._told.note(replace(row, version=row.version + 9, posted_segment=4))
        host._told.note(replace(row, id=table + 30))
    async with await Host.open(address, clock.now, reports=tmp_path, alone=True, rng=Random(1)) as host:
        await host.wake()
        assert (await host.reads.info(table, BOT)).state == "behind"
        await host.behind.play_on(table, Person(ANN))
        assert (await host.reads.info(table, BOT)).state == "running"
        assert [await start(host) for _ in range(2)] == [table + 31, table + 32]
