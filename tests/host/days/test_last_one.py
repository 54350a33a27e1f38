"""Where all decide at once, the last one who is missing is told so, once, and never beside a reminder."""

from __future__ import annotations

from random import Random

import pytest

from host import Host, Person
from host.clocks.clock import PACES
from host.clocks.last_one import CALLED_SECONDS
from storage import Where
from testkit.host_days import ALWAYS, DAY, HOUR, OVER_DAYS, paced, passes, seat, told
from testkit.host_play import ANN, BOB, CLEO, StillClock, give, start

pytestmark = pytest.mark.slow

DAILY = PACES["daily"]


async def bids_of(host: Host, table: int, *users: int) -> None:
    for user in users:
        await give(host, table, user, "n:1")
        await give(host, table, user, "lock")


async def heard(host: Host, clock: StillClock, seconds: float) -> list[tuple[str, tuple[int, ...]]]:
    """What is told meanwhile, and to whom."""
    await passes(host, clock, seconds)
    return [(notice.kind, notice.mentions) for notice in await told(host, *OVER_DAYS)]


async def is_last(host: Host, table: int, user: int) -> bool:
    found = await seat(host, table, user)
    return found.last_at is not None and found.last_at == found.asked_at


async def test_the_last_one_is_told_once_and_not_at_once(where: Where, clock: StillClock) -> None:
    """An hour after the question itself, also if somebody takes a bid back and bids again."""
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        table = await paced(host, people=3)
        await told(host)
        await bids_of(host, table, ANN)
        assert await heard(host, clock, 2 * HOUR) == []
        await bids_of(host, table, BOB)
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        assert await heard(host, clock, 1) == [("reminder", (CLEO,))]
        assert await is_last(host, table, CLEO)
        await host.answers.undo(table, Person(BOB))
        await give(host, table, BOB, "lock")
        assert await heard(host, clock, 6 * HOUR) == []


async def test_who_was_just_asked_is_not_called_again(host: Host, clock: StillClock) -> None:
    table = await paced(host, people=3)
    await told(host)
    await bids_of(host, table, ANN, BOB)
    assert await heard(host, clock, CALLED_SECONDS - 60) == []
    assert await heard(host, clock, 120) == [("reminder", (CLEO,))]


async def test_who_decides_in_time_is_not_told(host: Host, clock: StillClock) -> None:
    table = await paced(host, people=3)
    await told(host)
    await bids_of(host, table, ANN, BOB, CLEO)
    assert await heard(host, clock, 2 * HOUR) == []


async def test_nobody_is_told_beside_a_reminder(host: Host, clock: StillClock) -> None:
    """At half of the time all are reminded; an hour later Cleo is the last, and has just heard of it."""
    table = await paced(host, people=3)
    await told(host)
    assert len(await heard(host, clock, DAILY.bank / 2)) == 3
    clock.turn(HOUR)
    await bids_of(host, table, ANN, BOB)
    assert await heard(host, clock, 5 * HOUR) == []
    assert await is_last(host, table, CLEO)  # her list of tables says so


async def test_a_reminder_does_not_follow_at_once(host: Host, clock: StillClock) -> None:
    table = await paced(host, people=3)
    await told(host)
    await passes(host, clock, DAILY.bank / 2 - HOUR)
    await bids_of(host, table, ANN, BOB)
    assert await heard(host, clock, 8 * HOUR) == [("reminder", (CLEO,))]
    assert await heard(host, clock, 3 * HOUR) == [("reminder", (CLEO,))]  # nine tenths


async def test_who_sleeps_hears_in_the_morning_with_everything_else(host: Host, clock: StillClock) -> None:
    table = await paced(host, people=3)
    await host.users.set(CLEO, quiet_from=11 * 60, quiet_to=20 * 60)
    await host.due.act()
    await told(host)
    await bids_of(host, table, ANN, BOB)
    assert await heard(host, clock, 8 * HOUR - 60) == []
    assert await heard(host, clock, 120) == [("gathered", (CLEO,))]
    assert await is_last(host, table, CLEO)


async def test_nobody_is_told_on_vacation_in_a_break_or_beside_computers(host: Host, clock: StillClock) -> None:
    table = await paced(host, people=3)
    await host.away.go(CLEO, clock.now().timestamp() + 3 * DAY)
    await host.due.act()
    await told(host)
    await bids_of(host, table, ANN, BOB)
    assert await heard(host, clock, 2 * DAY) == []
    await host.users.set(ANN, **ALWAYS)
    await start(host, 1, 2)
    await host.idle()
    await told(host)
    assert await heard(host, clock, 0.5 * DAY) == []
