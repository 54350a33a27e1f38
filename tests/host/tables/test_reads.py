"""What a look at a table costs: so many pieces of work for the database, however much was played."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from host import LEAD, Host, Person
from host.rights import BOT
from host.tables.signs_of_life import SIGN_SECONDS
from testkit.host_play import ANN, BOB, StillClock, answer_any, bid, open_lobby, start


@pytest.fixture
def works(file_host: Host, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often the database was given which work."""
    counted: Counter[str] = Counter()

    def counting(do: Callable[..., Any]) -> Callable[..., Any]:
        async def counted_work(work: Callable[..., Any], *args: Any) -> Any:
            counted[work.__name__] += 1
            return await do(work, *args)

        return counted_work

    for name in ("read", "write"):
        monkeypatch.setattr(file_host._db, name, counting(getattr(file_host._db, name)))
    return counted


async def played_for_a_while(host: Host) -> int:
    table, rng = await start(host, 2), Random(1)
    await bid(host, table, 1, 0)
    for _ in range(12):
        await answer_any(host, table, rng)
        await host.idle()
    return table


@pytest.mark.slow
async def test_what_a_panel_says_beside_its_question_is_read_at_once(file_host: Host, works: Counter[str]) -> None:
    table = await played_for_a_while(file_host)
    works.clear()
    await file_host.reads.recap(table, Person(ANN))
    assert works == {"fetch": 1, "since_own_move": 1}
    works.clear()
    await file_host.reads.log(table, Person(ANN))
    assert works == {"fetch": 1, "since": 1}


async def test_an_answer_is_one_read_and_one_write(file_host: Host, works: Counter[str]) -> None:
    table = await start(file_host, 2)
    asked = await file_host.reads.question(table, Person(BOB))
    assert asked is not None
    works.clear()
    await file_host.answers.answer(table, Person(BOB), asked.step, ("n:1",))
    assert works == {"open_table": 1, "save": 1}


async def test_looks_of_one_click_note_one_sign_of_life(
    file_host: Host, clock: StillClock, works: Counter[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await start(file_host, 2)
    all_have_read, read = asyncio.Barrier(3), file_host._db.read

    async def read_together(work: Callable[..., Any], *args: Any) -> Any:
        found = await read(work, *args)
        await all_have_read.wait()
        return found

    monkeypatch.setattr(file_host._db, "read", read_together)
    for _ in range(2):
        clock.turn(SIGN_SECONDS)
        works.clear()
        await asyncio.gather(*(file_host.reads.info(table, Person(BOB, acts=True)) for _ in range(3)))
        assert works == {"fetch": 3, "note_sign": 1}


async def test_whoever_starts_a_table_has_given_their_sign_with_that(file_host: Host, works: Counter[str]) -> None:
    table = await open_lobby(file_host, 2)
    await file_host.lobby.start(table, Person(ANN, acts=True), shuffle=False)
    works.clear()
    for user in (ANN, BOB):
        await file_host.reads.question(table, Person(user, acts=True))
    assert works == {"open_table": 2, "note_sign": 1}


@pytest.mark.slow
async def test_the_lead_is_told_where_it_passes(host: Host) -> None:
    """Counted a second way: from the scores as they stood at every turn."""
    table, rng = await start(host, 3, seed="lead"), Random(3)
    stands: list[dict[int, int]] = []
    while True:
        result = await host.reads.result_so_far(table, BOT)
        turns = await host.reads.turns(table, BOT)
        stands += [{one.seat: one.total for one in result.scores}] * (turns + 1 - len(stands))
        if await answer_any(host, table, rng) is None:
            break
    expected = []
    ahead = set(stands[0])  # all are equal, so that whoever is first to score takes nobody's place
    for turn, totals in enumerate(stands[1:]):
        best = max(totals, key=lambda seat: totals[seat])
        if list(totals.values()).count(totals[best]) == 1:
            expected += [] if best in ahead else [(turn, best, totals[best])]
            ahead = {best}
    told = [
        (one.segment, event.seat, dict(event.args)["points"])
        for one in await host.reads.lately(table, BOT, 0)
        for event in one.events
        if event.kind == LEAD
    ]
    assert expected
    assert told == expected
