"""What waits for somebody comes in one message, whatever is added to it in the last moment."""

from __future__ import annotations

from datetime import datetime

import pytest

from host import GatheredCall, Host, Person
from storage import Where
from testkit.host_days import DAY, HOUR, paced, passes, told
from testkit.host_play import ANN, BOB, StillClock, bid

pytestmark = pytest.mark.slow


class Ticking(StillClock):
    """A clock that does not stand still while it is looked at, as no real one does."""

    def now(self) -> datetime:
        self.turn(0.001)
        return self.moment


async def test_who_is_awake_is_rung_at_once_by_a_clock_that_goes_on(where: Where) -> None:
    clock = Ticking()
    async with await Host.open(where, clock.now) as host:
        table = await paced(host)
        call = GatheredCall("turn", table)
        assert await host.gathering.rings(ANN, call)
        assert not await host.gathering.waits_again(ANN, [call])


async def test_what_has_gathered_is_told_by_a_clock_that_goes_on(where: Where) -> None:
    clock = Ticking()
    async with await Host.open(where, clock.now) as host:
        table = await paced(host)
        await host.users.set(ANN, hears="gathered")
        await host.due.act()
        assert not await host.gathering.rings(ANN, GatheredCall("turn", table))
        await told(host)
        clock.turn(3 * HOUR)
        await host.due.act()
        assert [n.mentions for n in await told(host, "gathered")] == [(ANN,)]


async def test_what_is_added_in_the_moment_in_which_it_is_told_is_not_lost(host: Host, clock: StillClock) -> None:
    """Bob has a proposal to read when he is back, and with that moment comes what the stand-in did."""
    table = await paced(host, "none")
    await bid(host, table, 2, 0)
    until = clock.now().timestamp() + 2 * DAY
    await host.away.go(BOB, until, {table})
    await host.due.act()
    await host.consent.propose(table, Person(ANN), "hints", "on")
    proposal = next(n for n in await told(host, "proposal"))
    call = GatheredCall("proposal", table, sentence=proposal.sentence, mark=proposal.mark)
    assert not await host.gathering.rings(BOB, call)
    await passes(host, clock, 2 * DAY + HOUR)
    (heard,) = await told(host, "gathered")
    assert [(one.kind, one.sentence and one.sentence.key) for one in heard.gathered] == [
        ("proposal", "days.asks.hints"),
        ("turn", None),
        ("personal", "days.seat.is_back"),
    ]
