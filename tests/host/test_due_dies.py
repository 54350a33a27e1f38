"""The process dies at any await of what is due: after the next start everything was told exactly once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

from host import Host, Person
from host.away import ALLOWANCE
from host.clock import PACES
from host.consent import OPEN_FOR
from tests.host.awaits import cancelled_at
from tests.host.play import ANN, BOB, StillClock, bid
from tests.host.test_clock import DAY, OVER_DAYS, paced, told

DAILY = PACES["daily"]
Scene = Callable[[Host, StillClock], Awaitable[None]]


async def at_half(host: Host, clock: StillClock) -> None:
    await bid(host, await paced(host), 2, 0)
    clock.turn(DAILY.bank / 2 + 1)


async def at_the_end(host: Host, clock: StillClock) -> None:
    await bid(host, await paced(host), 2, 0)
    clock.turn(DAILY.bank + 1)


async def after_a_proposal(host: Host, clock: StillClock) -> None:
    table = await paced(host, "none")
    await host.consent.propose(table, Person(BOB), "pause")
    clock.turn(OPEN_FOR + 1)


async def on_leaving(host: Host, clock: StillClock) -> None:
    for _ in range(2):
        await bid(host, await paced(host), 2, 0)
    await told(host)
    await host.away.go(ANN, clock.now().timestamp() + 3 * DAY)


async def at_a_table_of_stand_ins(host: Host, clock: StillClock) -> None:
    table = await paced(host, "none")
    await host.seats.stand_in(table, Person(ANN))
    await host.seats.stand_in(table, Person(BOB))
    clock.turn(ALLOWANCE)


EXPECTED: dict[Scene, dict[str, int]] = {
    at_half: {"reminder": 1},
    at_the_end: {"late": 1},
    after_a_proposal: {"news": 1},
    on_leaving: {"news": 2},
    at_a_table_of_stand_ins: {"abandoned": 1},
}


@pytest.mark.slow
@pytest.mark.parametrize("scene", EXPECTED, ids=lambda scene: scene.__name__)
async def test_what_is_due_is_told_once_although_the_process_dies_at_any_await(tmp_path: Path, scene: Scene) -> None:
    n, died = 0, True
    while died:
        n += 1
        path, clock = tmp_path / f"{n}.db", StillClock()
        async with await Host.open(path, clock.now, rng=Random(1)) as host:
            await scene(host, clock)
            await told(host)
            died = await cancelled_at(host.due.act(), n)
        async with await Host.open(path, clock.now, rng=Random(1)) as host:
            await host.due.act()
            kinds = [notice.kind for notice in await told(host, *OVER_DAYS)]
            assert Counter(kinds) == EXPECTED[scene], n
            assert await host.due.act() == 0
    assert n > 5
