"""Who plays a game for the first time is told more, in their first turns."""

from __future__ import annotations

from random import Random

import pytest

from host import Host, Person
from host.tables.reads import FIRST_TURNS
from testkit.host_play import ANN, BOB, STRANGER, answer_any, start


@pytest.mark.slow
async def test_the_first_turns_of_a_first_game_are_new(host: Host) -> None:
    table, rng = await start(host), Random(1)
    assert await host.reads.is_new(table, Person(ANN, guild=7))
    assert not await host.reads.is_new(table, Person(STRANGER, guild=7))
    told = []
    for _ in range(60):
        if await answer_any(host, table, rng) is None:
            break
        told.append(await host.reads.is_new(table, Person(ANN, guild=7)))
    assert told[0]
    assert not told[-1]
    assert told == sorted(told, reverse=True)  # once it is known, it stays so
    log = await host.reads.log(table, Person(ANN))
    assert sum(any(event.seat == 0 for event in turn.events) for turn in log) >= FIRST_TURNS


async def test_a_second_game_is_not_new(host: Host) -> None:
    await start(host)
    second = await start(host)
    assert not await host.reads.is_new(second, Person(ANN))
    assert not await host.reads.is_new(second, Person(BOB))
