"""What a player who quarrels, vanishes or comes late can do to the others, and what they can do about it."""

from __future__ import annotations

from random import Random

import pytest

from host import BOT, Host, Person
from host.consents import CONSENTS
from host.days.consent import Wish
from storage import Where
from testkit.host_days import DAY, HOUR, paced, passes, seat, told
from testkit.host_play import ANN, BOB, CLEO, StillClock, bid, refused

pytestmark = pytest.mark.slow

OPEN_SECONDS = CONSENTS["resume"].open_seconds
WISHES: tuple[Wish, Wish] = ("pause", "resume")


async def paused(host: Host, people: int) -> int:
    """A table whose people have agreed to a break."""
    table = await paced(host, people=people)
    await bid(host, table, *[2, 0, 0][:people])
    await host.consent.propose(table, Person(BOB), "pause")
    mark = (await told(host, "proposal"))[0].mark.split(".")[1]
    for user in (ANN, CLEO)[: people - 1]:
        await host.consent.answer(table, Person(user), "pause", mark, yes=True)
    assert (await host.reads.info(table, BOT)).paused_at is not None
    await told(host)
    return table


@pytest.mark.parametrize("people", [2, 3])
async def test_nobody_alone_keeps_a_break_going(where: Where, clock: StillClock, people: int) -> None:
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        table = await paused(host, people)
        await host.consent.propose(table, Person(BOB), "resume")
        mark = (await told(host, "proposal"))[0].mark.split(".")[1]
        for _ in range(2):  # once is enough to be heard
            assert not (await host.consent.answer(table, Person(ANN), "resume", mark, yes=False))[1]
        (said,) = await told(host, "news")
        assert said.sentence is not None
        assert said.sentence.key == "days.delayed.resume"
        clock.turn(HOUR)
        await host.reads.info(table, Person(ANN, acts=True))
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        await passes(host, clock, OPEN_SECONDS - 2 * HOUR)
        assert (await host.reads.info(table, BOT)).paused_at is not None
        await passes(host, clock, 2 * HOUR)
        assert (await host.reads.info(table, BOT)).paused_at is None
        heard = await told(host, "news", "personal")
        assert [one.sentence.key for one in heard if one.kind == "news" and one.sentence] == ["days.agreed.resume"]
        assert ANN not in [user for one in heard if one.kind == "personal" for user in one.mentions]  # she has spoken
        assert (await seat(host, table, ANN)).deadline is not None


async def test_who_would_rather_not_may_still_agree_and_who_asked_may_take_it_back(
    host: Host, clock: StillClock
) -> None:
    table = await paused(host, 2)
    await host.consent.propose(table, Person(BOB), "resume")
    mark = (await told(host, "proposal"))[0].mark.split(".")[1]
    await host.consent.answer(table, Person(ANN), "resume", mark, yes=False)
    assert (await host.consent.answer(table, Person(BOB), "resume", mark, yes=False))[1]
    await passes(host, clock, OPEN_SECONDS + HOUR)
    assert (await host.reads.info(table, BOT)).paused_at is not None
    await host.consent.propose(table, Person(BOB), "resume")
    mark = (await told(host, "proposal"))[0].mark.split(".")[1]
    await host.consent.answer(table, Person(ANN), "resume", mark, yes=False)
    assert (await host.consent.answer(table, Person(ANN), "resume", mark, yes=True))[1]
    assert (await host.reads.info(table, BOT)).paused_at is None


async def test_a_break_ends_although_somebody_is_on_vacation(host: Host, clock: StillClock) -> None:
    table = await paused(host, 3)
    await host.away.go(CLEO, clock.now().timestamp() + 20 * DAY)
    await host.consent.propose(table, Person(BOB), "resume")
    mark = (await told(host, "proposal"))[0].mark.split(".")[1]
    await host.consent.answer(table, Person(ANN), "resume", mark, yes=True)
    await passes(host, clock, OPEN_SECONDS + HOUR)
    assert (await host.reads.info(table, BOT)).paused_at is None
    assert (await seat(host, table, CLEO)).away_until is not None  # whose clock stands still all the same


@pytest.mark.parametrize(("pace", "days"), [("daily", 1.2), ("none", 7.2)])
async def test_a_break_after_time_was_up_does_not_count_as_a_second_time(
    host: Host, clock: StillClock, pace: str, days: float
) -> None:
    """Ann's time is up, all agree to a break, and when it ends she has time again for the same turn."""
    table = await paced(host, pace)
    await bid(host, table, 2, 0)
    await passes(host, clock, days * DAY)
    assert len(await told(host, "late")) == 1
    for wish in WISHES:
        await host.consent.propose(table, Person(BOB), wish)
        mark = (await told(host, "proposal"))[0].mark.split(".")[1]
        await host.consent.answer(table, Person(ANN), wish, mark, yes=True)
        await passes(host, clock, HOUR)
    ann = (await host._live.row(table, "look", BOT)).seats[0]
    assert (ann.state, ann.standin, ann.missed) == ("playing", None, 1)
    assert ann.deadline is not None
    assert ann.deadline > clock.now().timestamp()


async def test_who_was_refused_does_not_ring_everybody_again_at_once(where: Where, clock: StillClock) -> None:
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        table = await paced(host, people=3)
        await host.consent.propose(table, Person(ANN), "pause")
        mark = (await told(host, "proposal"))[0].mark.split(".")[1]
        await host.consent.answer(table, Person(BOB), "pause", mark, yes=False)
        assert await refused(host.consent.propose(table, Person(ANN), "pause")) == "host.mistake.proposed_lately"
        await host.consent.propose(table, Person(ANN), "close")  # which is something else
        await host.consent.propose(table, Person(CLEO), "pause")
        mark = (await told(host, "proposal"))[-1].mark.split(".")[1]
        await host.consent.answer(table, Person(CLEO), "pause", mark, yes=False)
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        assert await refused(host.consent.propose(table, Person(CLEO), "pause")) == "host.mistake.proposed_lately"
        await passes(host, clock, 2 * HOUR)
        assert await refused(host.consent.propose(table, Person(ANN), "pause")) == "host.mistake.proposed_lately"
        await passes(host, clock, DAY)
        assert not (await host.consent.propose(table, Person(ANN), "pause"))[1]
