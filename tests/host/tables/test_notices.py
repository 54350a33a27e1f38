"""What has to be told is written with what happened, and stays until it was told."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from engine.core.ask import choose
from engine.core.offer import Option
from engine.core.text import Text
from host import BOT, Host, Person
from testkit.host_play import ANN, BOB, CLEO, StillClock, answer_any, bid, give, play_out, shut, start, thread_told
from tests.host.rules import install


async def kinds(host: Host, table: int) -> list[tuple[str, tuple[int, ...]]]:
    return [(notice.kind, notice.seats) for notice in await host.notices.pending(table)]


async def send_all(host: Host) -> None:
    while due := await host.notices.due():
        for notice in due:
            await host.notices.sent(notice)


async def test_a_start_is_told_and_hands_are_dealt(host: Host) -> None:
    table = await start(host, 2, 1)
    nudged, hands = [("nudge", (0, 1))] * 2, [("hand", (0,)), ("hand", (1,))]
    assert (await kinds(host, table))[:5] == [("started", (0, 1)), *nudged, *hands]


@pytest.mark.slow
async def test_every_turn_is_told_once(host: Host) -> None:
    table = await start(host, 3)
    await play_out(host, table, 4)
    told = [n for n in await host.notices.pending(table) if n.kind in ("started", "turn", "over")]
    assert all(before.segment == after.since < after.segment for before, after in pairwise(told))
    assert (told[0].segment, told[-1].segment) == (0, await host.reads.turns(table, BOT))
    assert [n.kind for n in told] == ["started", *["turn"] * (len(told) - 2), "over"]


@pytest.mark.slow
async def test_secret_answers_are_not_told_one_by_one(host: Host) -> None:
    table = await start(host, 3)
    await send_all(host)
    await give(host, table, ANN, "n:1")
    await host.answers.undo(table, Person(ANN))
    await give(host, table, ANN, "n:2")
    await give(host, table, ANN, "lock")
    await give(host, table, BOB, "n:0")
    await give(host, table, BOB, "lock")
    assert await host.notices.pending() == []
    await give(host, table, CLEO, "n:0")
    await give(host, table, CLEO, "lock")
    assert await kinds(host, table) == [("turn", (0,)), ("nudge", (0,))]


@pytest.mark.parametrize("people", [2, 3])
async def test_everybody_concerned_gets_a_nudge_of_their_own(host: Host, people: int) -> None:
    table = await start(host, people, 1)
    nudges = [notice for notice in await host.notices.pending(table) if notice.kind == "nudge"]
    assert [(nudge.about, nudge.to) for nudge in nudges] == [("started", seat) for seat in range(people)]
    assert len({nudge.nonce for nudge in nudges}) == len({nudge.lane for nudge in nudges}) == people
    await send_all(host)
    await shut(host, table)
    nudges = [notice for notice in await host.notices.pending(table) if notice.kind == "nudge"]
    assert [(nudge.about, nudge.to) for nudge in nudges] == [("closed", seat) for seat in range(people)]


async def test_a_nudge_knows_whether_the_thread_was_told(host: Host) -> None:
    table = await start(host)
    started, nudge, _, *_ = await host.notices.pending(table)
    assert await host.notices.ahead(nudge)
    await host.notices.sent(started)
    assert not await host.notices.ahead(nudge)
    await bid(host, table, 1, 0)
    assert not await host.notices.ahead(nudge)


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
    assert await thread_told(host, table) == [("asked", (1,))]
    await host.answers.undo(table, Person(ANN))
    assert await thread_told(host, table) == [("asked", (1,))]  # whoever sends it looks whether it still holds
    await give(host, table, ANN, "no")
    await give(host, table, BOB, "no")
    assert await thread_told(host, table) == [("asked", (1,)), ("asked", (1,)), ("asked", (0,))]
    await give(host, table, ANN, "no")
    assert (await thread_told(host, table))[-1] == ("turn", (0,))


@pytest.mark.slow
async def test_in_an_open_phase_nobody_is_told_of_the_others(host: Host) -> None:
    table = await start(host)
    rng = Random(8)
    while [a.question.key for a in await host.reads.asks(table, BOT) if a.question] != ["bazaar.sort", "bazaar.sort"]:
        assert await answer_any(host, table, rng) is not None
    await send_all(host)
    await give(host, table, ANN, "put:dates", "put:spices")
    await host.answers.undo(table, Person(ANN))
    assert await host.notices.pending() == []
    assert [asked.seat for asked in await host.reads.asks(table, BOT)] == [0, 1]


async def test_only_the_oldest_of_a_thread_is_due(host: Host) -> None:
    table = await start(host)
    await bid(host, table, 1, 0)
    assert [n.kind for n in await host.notices.due()] == ["started", "nudge", "nudge", "hand", "hand"]
    first = (await host.notices.due())[0]
    assert await host.notices.next(first.lane) == first
    await host.notices.sent(first)
    assert [n.kind for n in await host.notices.due()] == ["nudge", "nudge", "hand", "hand", "turn"]
    await host.notices.failed((await host.notices.due())[-1], "503 HTTPException 0")
    assert await host.notices.next(first.lane) is None
    await host.notices.hurry()
    await send_all(host)
    assert await host.notices.pending() == []


async def test_what_failed_is_tried_again_ever_more_slowly(
    host: Host, clock: StillClock, caplog: pytest.LogCaptureFixture
) -> None:
    await start(host)
    waits = []
    for _ in range(16):
        notice = (await host.notices.due())[0]
        assert notice.kind == "started"
        wait = await host.notices.failed(notice, "500 HTTPException 0")
        assert wait is not None
        waits.append(wait)
        assert "started" not in [n.kind for n in await host.notices.due()]
        clock.turn(wait + 0.01)
    assert [wait / step for wait, step in zip(waits, (5, 10, 20, 40), strict=False)] == pytest.approx([1] * 4, rel=0.1)
    assert len({wait / 2**n for n, wait in enumerate(waits[:4])}) == 4, "what failed together is tried together"
    assert max(waits) <= 3600
    assert waits[-1] > 3600 * 0.8
    assert (await host.notices.due())[0].tries == 16
    lines = [line for line in caplog.messages if "500 HTTPException 0" in line]
    assert len(lines) == 11, "one line per step of the wait, not per try"


async def test_what_failed_waits_as_long_as_discord_asks(host: Host, clock: StillClock) -> None:
    await start(host)
    notice = (await host.notices.due())[0]
    await host.notices.failed(notice, "RateLimited", exactly=2.5)
    clock.turn(2)
    assert notice.id not in [n.id for n in await host.notices.due()]
    clock.turn(1)
    again = (await host.notices.due())[0]
    assert (again.id, again.nonce) == (notice.id, notice.nonce)


@pytest.mark.slow
async def test_while_a_table_is_played_nothing_is_given_up(host: Host, clock: StillClock) -> None:
    table = await start(host)
    for _ in range(40):
        await host.notices.failed((await host.notices.pending())[0], "404 NotFound 10003", hopeless=True)
        clock.turn(86_400)
    await shut(host, table)
    started = (await host.notices.pending())[0]
    assert await host.notices.failed(started, "403 Forbidden 50013") is not None
    assert await host.notices.failed(started, "404 NotFound 10003", hopeless=True) is None
    turned = (await host.notices.pending())[0]
    clock.turn(8 * 86_400)
    assert await host.notices.failed(turned, "403 Forbidden 50013") is None


async def test_what_waits_is_listed_by_table_with_the_reason(host: Host, clock: StillClock) -> None:
    first = await start(host)
    clock.turn(3000)
    second = await start(host)
    started = (await host.notices.pending(first))[0]
    await host.notices.failed(started, "403 Forbidden 50013")
    clock.turn(1000)
    one, two = await host.notices.waiting()
    assert (one.table, one.failing, one.seconds, one.error) == (first, 1, 4000, "403 Forbidden 50013")
    assert (two.table, two.failing, two.seconds, two.error) == (second, 0, 1000, "")
    assert [late.table for late in await host.notices.waiting(3600)] == [first]


async def test_whoever_sends_is_called_when_there_is_something_new(host: Host) -> None:
    calls: list[int] = []
    host.notices.when_new = lambda: calls.append(1)
    table = await start(host)
    assert len(calls) == 1
    await give(host, table, ANN, "n:1")
    assert len(calls) == 1
    await host.answers.undo(table, Person(ANN))
    await bid(host, table, 1, 0)
    assert len(calls) == 2
