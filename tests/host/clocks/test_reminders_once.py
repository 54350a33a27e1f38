"""Every stage of a clock is said once, whatever zone, hours, a break or a vacation do to it, restarts included."""

from __future__ import annotations

from random import Random

import pytest

from host import Host, Person
from host.clocks.clock import PACES
from storage import Where
from testkit.host_days import ALWAYS, DAY, HOUR, paced, passes, seat, told
from testkit.host_play import ANN, BOB, StillClock, bid

DAILY = PACES["daily"]


async def agreed(host: Host, table: int, wish: str) -> None:
    assert wish in ("pause", "resume")
    await host.consent.propose(table, Person(ANN), "pause" if wish == "pause" else "resume")
    mark = next(n.mark for n in await told(host, "proposal")).split(".")[1]
    await host.consent.answer(table, Person(BOB), "pause" if wish == "pause" else "resume", mark, yes=True)


async def disturbed(host: Host, clock: StillClock, table: int, change: str) -> None:
    """The clock is stopped, or wound by other hours, and goes on."""
    if change == "hours":
        await host.users.set(ANN, time_zone="Asia/Tokyo", **ALWAYS)
        await host.due.act()
    elif change == "pause":
        await agreed(host, table, "pause")
        await passes(host, clock, DAY)
        await agreed(host, table, "resume")
    else:
        await host.away.go(ANN, clock.now().timestamp() + 5 * DAY)
        await passes(host, clock, DAY)
        await host.away.come_back(ANN)
        await host.due.act()


@pytest.mark.parametrize("change", ["hours", "pause", "vacation"])
@pytest.mark.slow
async def test_every_stage_is_said_once(where: Where, clock: StillClock, change: str) -> None:
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        table = await paced(host)
        await bid(host, table, 2, 0)
        await passes(host, clock, DAILY.bank / 2 + HOUR)
        assert len(await told(host, "reminder")) == 1
        await disturbed(host, clock, table, change)
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        await disturbed(host, clock, table, "hours")
        deadline = (await seat(host, table, ANN)).deadline
        assert deadline is not None
        assert deadline - clock.now().timestamp() == DAILY.bank / 2 - HOUR  # nothing was lost or won
        await passes(host, clock, 0.4 * DAILY.bank - HOUR - 60)
        assert await told(host, "reminder") == []
        await passes(host, clock, 120)
        assert len(await told(host, "reminder")) == 1  # nine tenths of what there was at first
        await disturbed(host, clock, table, change)
        await passes(host, clock, DAILY.bank / 10)
        assert [n.kind for n in await told(host, "reminder", "late")] == ["late"]


@pytest.mark.slow
async def test_the_next_question_is_reminded_of_anew(host: Host, clock: StillClock) -> None:
    table = await paced(host)
    await passes(host, clock, DAILY.bank / 2 + HOUR)
    await told(host)
    await bid(host, table, 2, 0)
    await passes(host, clock, DAILY.bank)
    assert [n.kind for n in await told(host, "reminder", "late")][:2] == ["reminder", "reminder"]
