"""A task that is cancelled at any await leaves all of its change or nothing of it."""

from __future__ import annotations

import asyncio
import itertools
import threading
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from engine.core.text import verbatim
from host import BOT, Host, Person, PlayerMistake
from storage import Saving, TableRow, sql
from testkit.crashes.awaits import cancelled_at
from testkit.crashes.scenarios import last_choice, locked
from testkit.host_play import (
    ANN,
    BOB,
    NAMES,
    give,
    open_lobby,
    play_out,
    question,
    save_through,
    settled,
    start,
    stored,
)
from testkit.rotation import covered

Prepare = Callable[[Host], Awaitable[int]]
Deed = Callable[[Host, int], Awaitable[Any]]


async def bidding(host: Host) -> int:
    return await start(host)


async def lobby(host: Host) -> int:
    return await open_lobby(host)


async def first_bid(host: Host, table: int) -> None:
    await host.answers.answer(table, Person(ANN), 1, ["n:3"])


async def last_lock(host: Host, table: int) -> None:
    await host.answers.answer(table, Person(BOB), 2, ["lock"])


async def sort(host: Host, table: int) -> None:
    await host.answers.answer(table, Person(BOB), None, ["put:spices", "put:dates"])


async def take_back(host: Host, table: int) -> None:
    await host.answers.undo(table, Person(BOB))


async def begin(host: Host, table: int) -> None:
    await host.lobby.start(table, Person(ANN), seed="s", shuffle=False)


async def join(host: Host, table: int) -> None:
    await host.lobby.join(table, Person(33, guild=7), NAMES[33])


async def close(host: Host, table: int) -> None:
    await host.lobby.close(table, Person(ANN))


CASES: list[tuple[Prepare, Deed]] = [
    (bidding, first_bid),
    (locked, last_lock),
    (locked, take_back),
    (last_choice, sort),
    (lobby, begin),
    (lobby, join),
    (lobby, close),
]


# Every two of what there is meet every day on SQLite; on PostgreSQL one of each deed, since only handing over differs.
DEEDS = {deed.__name__: (prepare, deed) for prepare, deed in CASES}
RUNS = [
    *((*row, "sqlite") for row in itertools.product(DEEDS, (False, True), (False, True))),
    *((name, True, False, "postgresql") for name in DEEDS if name != "sort"),  # which takes a whole game each time
]


async def record(host: Host, table: int) -> list[Any]:
    """Everything stored about a table but its number, the moments and the nonces."""
    queries = (
        "select status, options, version, told, commitment from tables where id = ?",
        "select seat, user_id, step, asked_at is null from seats where table_id = ? order by seat",
        "select segment, snapshot, events from boundaries where table_id = ? order by segment",
        "select segment, position, seat, key, picks, shown, given_by from choices where table_id = ? order by 1, 2",
        "select kind, payload from outbox where table_id = ? order by id",
        "select seat, place, total, sheet from results where table_id = ? order by seat",
    )
    return [await stored(host, query, table) for query in queries]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "saving_too", "warm", "where"), covered(RUNS, days=2), indirect=["where"])
async def test_all_or_nothing(host: Host, name: str, saving_too: bool, warm: bool) -> None:
    prepare, deed = DEEDS[name]
    whole = await prepare(host)
    nothing = await record(host, whole)
    await deed(host, whole)
    everything = await record(host, whole)
    assert nothing != everything
    outcomes = []
    for n in range(1, 100):
        table = await prepare(host)
        if not warm:
            host._live.drop(table)
        came_that_far = await cancelled_at(_run(deed, host, table), n)
        if saving_too:
            for task in list(host._live._commits):
                task.cancel()
        await host._live.close()
        await settled(host)
        found = await record(host, table)
        assert found in (nothing, everything), f"cut off at await {n}"
        if found == nothing:
            await deed(host, table)
        elif deed is not begin:
            with pytest.raises(PlayerMistake):
                await deed(host, table)
        assert await record(host, table) == everything
        outcomes.append(found == everything)
        if not came_that_far:
            break
    else:
        pytest.fail("it never came to an end")
    assert len(outcomes) >= 3
    assert outcomes[0] is False
    assert outcomes[-1] is True


async def _run(deed: Deed, host: Host, table: int) -> None:
    await deed(host, table)


async def test_who_is_cancelled_while_waiting_leaves_the_queue(host: Host) -> None:
    table = await start(host)
    async with host._live.hold(table, "look", BOT):
        waiting = asyncio.create_task(host.answers.answer(table, Person(ANN), 1, ["n:1"]))
        await asyncio.sleep(0.01)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
    await host.answers.answer(table, Person(ANN), 1, ["n:2"])
    assert (await question(host, table, ANN)).draft == (verbatim("2"),)
    assert len(host._live._locks) == 0


@pytest.mark.slow
async def test_computer_players_go_on_although_the_click_was_cancelled(host: Host) -> None:
    for n in range(1, 12):
        table = await start(host, 1, 1)
        await host.idle()
        await give(host, table, ANN, "n:0")
        far = await cancelled_at(_run(_lock, host, table), n)
        await host._live.close()
        await host.idle()
        if [asked.seat for asked in await host.reads.asks(table, BOT)] != [0]:
            pytest.fail(f"cut off at await {n}, the computer player sleeps")
        if not far:
            await play_out(host, table)
            return
    pytest.fail("it never came to an end")


async def test_computer_players_go_on_although_the_click_was_cancelled_while_it_was_saved(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await start(host, 1, 1)
    await host.idle()
    await give(host, table, ANN, "n:0")
    let_go, handed_over = threading.Event(), asyncio.Event()
    write = host._db.write

    async def noted(change: Saving) -> TableRow:
        handed_over.set()
        return await write(sql.saving.save, change)

    save_through(noted, host, monkeypatch)
    busy = asyncio.create_task(host._db.write(lambda connection: let_go.wait()))
    click = asyncio.create_task(host.answers.answer(table, Person(ANN), 2, ["lock"]))
    await handed_over.wait()
    click.cancel()
    with pytest.raises(asyncio.CancelledError):
        await click
    let_go.set()
    await busy
    await host._live.close()
    await settled(host)
    await host.idle()
    assert await stored(host, "select count(*) from choices where seat = 0 and key = 'bazaar.lock_in'") == [(1,)]
    assert [asked.seat for asked in await host.reads.asks(table, BOT)] == [0]


async def _lock(host: Host, table: int) -> None:
    await host.answers.answer(table, Person(ANN), 2, ["lock"])
