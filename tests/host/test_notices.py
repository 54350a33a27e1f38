"""What has to be told is written with what happened, and stays until it was told."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from engine.core.ask import Option, choose
from engine.core.text import Text
from host import BOT, Host, Person
from tests.host.play import ANN, BOB, CLEO, StillClock, answer_any, bid, give, play_out, start
from tests.host.rules import install


async def kinds(host: Host, table: int) -> list[tuple[str, tuple[int, ...]]]:
    return [(notice.kind, notice.seats) for notice in await host.notices.pending(table)]


async def send_all(host: Host) -> None:
    while due := await host.notices.due():
        for notice in due:
            await host.notices.sent(notice)


async def test_a_start_is_told_and_hands_are_dealt(host: Host) -> None:
    table = await start(host, 2, 1)
    assert (await kinds(host, table))[:3] == [("started", (0, 1)), ("hand", (0,)), ("hand", (1,))]


async def test_every_turn_is_told_once(host: Host) -> None:
    table = await start(host, 3)
    await play_out(host, table, 4)
    told = [n for n in await host.notices.pending(table) if n.kind in ("started", "turn", "over")]
    assert all(before.segment == after.since < after.segment for before, after in pairwise(told))
    assert (told[0].segment, told[-1].segment) == (0, await host.looking.turns(table, BOT))
    assert [n.kind for n in told] == ["started", *["turn"] * (len(told) - 2), "over"]


async def test_secret_answers_are_not_told_one_by_one(host: Host) -> None:
    table = await start(host, 3)
    await send_all(host)
    await give(host, table, ANN, "n:1")
    await host.tables.undo(table, Person(ANN))
    await give(host, table, ANN, "n:2")
    await give(host, table, ANN, "lock")
    await give(host, table, BOB, "n:0")
    await give(host, table, BOB, "lock")
    assert await host.notices.pending() == []
    await give(host, table, CLEO, "n:0")
    await give(host, table, CLEO, "lock")
    assert await kinds(host, table) == [("turn", (0,))]


async def test_somebody_asked_within_anothers_turn_is_told(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    def segment(g: Any) -> Any:
        both = [Option("yes", True, Text("bazaar.work")), Option("no", False, Text("core.skip"))]
        yield from choose(0, "bazaar.turn", both)
        yield from choose(1, "bazaar.peek", both)
        yield from choose(0, "bazaar.tax", both)

    install(monkeypatch, segment=segment)
    table = await start(host)
    await send_all(host)
    await give(host, table, ANN, "yes")
    assert await kinds(host, table) == [("asked", (1,))]
    await host.tables.undo(table, Person(ANN))
    assert await kinds(host, table) == [("asked", (1,))]  # whoever sends it looks whether it still holds
    await give(host, table, ANN, "no")
    await give(host, table, BOB, "no")
    assert await kinds(host, table) == [("asked", (1,)), ("asked", (1,)), ("asked", (0,))]
    await give(host, table, ANN, "no")
    assert (await kinds(host, table))[-1] == ("turn", (0,))


async def test_in_an_open_phase_nobody_is_told_of_the_others(host: Host) -> None:
    table = await start(host)
    rng = Random(8)
    while [a.question.key for a in await host.looking.asks(table, BOT) if a.question] != ["bazaar.sort", "bazaar.sort"]:
        assert await answer_any(host, table, rng) is not None
    await send_all(host)
    await give(host, table, ANN, "put:dates", "put:spices")
    await host.tables.undo(table, Person(ANN))
    assert await host.notices.pending() == []
    assert [asked.seat for asked in await host.looking.asks(table, BOT)] == [0, 1]


async def test_only_the_oldest_of_a_thread_is_due(host: Host) -> None:
    table = await start(host)
    await bid(host, table, 1, 0)
    assert [n.kind for n in await host.notices.due()] == ["started", "hand", "hand"]
    first = (await host.notices.due())[0]
    await host.notices.sent(first)
    assert [n.kind for n in await host.notices.due()] == ["hand", "hand", "turn"]
    await send_all(host)
    assert await host.notices.pending() == []


async def test_what_failed_is_tried_again_ever_more_slowly(host: Host, clock: StillClock) -> None:
    await start(host)
    waits = []
    for _ in range(14):
        notice = (await host.notices.due())[0]
        assert notice.kind == "started"
        waits.append(await host.notices.failed(notice))
        assert "started" not in [n.kind for n in await host.notices.due()]
        clock.turn(waits[-1])
    assert waits[:4] == [5, 10, 20, 40]
    assert waits[-1] == 3600
    assert (await host.notices.due())[0].tries == 14


async def test_what_failed_waits_as_long_as_discord_asks(host: Host, clock: StillClock) -> None:
    await start(host)
    notice = (await host.notices.due())[0]
    await host.notices.failed(notice, wait=2.5)
    clock.turn(2)
    assert notice.id not in [n.id for n in await host.notices.due()]
    clock.turn(1)
    again = (await host.notices.due())[0]
    assert (again.id, again.nonce) == (notice.id, notice.nonce)


async def test_what_can_never_be_told_is_given_up(host: Host) -> None:
    await start(host)
    started, hand, _ = await host.notices.due()
    await host.notices.gone(started, "the channel is deleted")
    await host.notices.gone(hand, "the DM is closed")
    assert [n.kind for n in await host.notices.pending()] == ["hand"]


async def test_whoever_sends_is_called_when_there_is_something_new(host: Host) -> None:
    calls: list[int] = []
    host.notices.when_new = lambda: calls.append(1)
    table = await start(host)
    assert len(calls) == 1
    await give(host, table, ANN, "n:1")
    assert len(calls) == 1
    await host.tables.undo(table, Person(ANN))
    await bid(host, table, 1, 0)
    assert len(calls) == 2
