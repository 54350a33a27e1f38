"""Downtime is nobody's fault: clocks, votes and offers wait while nobody is served, over restarts, too."""

from __future__ import annotations

import asyncio
from random import Random

import pytest
from msgspec.structs import replace

from engine.core.text import Text
from host import BOT, Host, Person
from host.clocks.clock import PACES
from host.days.outages import OUTAGE_SECONDS, SAID_SECONDS
from host.tables.stand_ins import with_seat
from storage import Saving, Where, sql
from testkit.host_days import DAY, HOUR, paced, passes, seat, told
from testkit.host_play import ANN, BOB, StillClock, bid, give

DAILY = PACES["daily"]


async def deadline(host: Host, table: int) -> float:
    found = (await seat(host, table, ANN)).deadline
    assert found is not None
    return found


@pytest.mark.slow
async def test_a_clock_goes_on_where_it_stood_when_the_bot_was_down(where: Where, clock: StillClock) -> None:
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        table = await paced(host)
        await bid(host, table, 2, 0)
        before = await deadline(host, table)
        clock.turn(HOUR)
        await host.outages.beat()
        await told(host)
    clock.turn(2 * DAY)
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        await host.outages.begin()
        await host.due.act()  # Discord has not let us in yet
        assert await told(host, "reminder", "late") == []
        clock.turn(HOUR)
        await host.outages.beat()
        assert await deadline(host, table) == before + 2 * DAY + HOUR
        await host.outages.beat()
        assert await deadline(host, table) == before + 2 * DAY + HOUR
        await passes(host, clock, OUTAGE_SECONDS)
        assert await told(host, "reminder", "late") == []


@pytest.mark.slow
async def test_a_start_with_a_wrong_clock_costs_nobody_time_and_is_said(
    where: Where, clock: StillClock, caplog: pytest.LogCaptureFixture
) -> None:
    """Ten years ahead, and back: clocks at tables go on where they stood, and the log says so both times."""
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        table = await paced(host)
        await bid(host, table, 2, 0)
        await host.outages.beat()
        before = await deadline(host, table)
        await told(host)
    for years in (10, -10):
        clock.turn(years * 365 * DAY)
        async with await Host.open(where, clock.now, rng=Random(1)) as host:
            await host.outages.begin()
            await host.due.act()
            await host.outages.beat()
            await host.due.act()
            await host.outages.beat()
            assert await told(host, "reminder", "late") == []
            after = await deadline(host, table)
    assert after == before
    said = [record.getMessage() for record in caplog.records if record.name == "host.days.outages"]
    assert said == [
        "nobody was served for 3650 days, or the clock of this machine is wrong: it is 2039-12-30 12:00 UTC;"
        " clocks at tables go on where they stood",
        "the clock of this machine went back by 3650 days to 2030-01-01 12:00 UTC; clocks at tables go on where they"
        " stood",
    ]


async def test_a_clock_that_goes_back_while_the_bot_runs_is_said_once(
    host: Host, clock: StillClock, caplog: pytest.LogCaptureFixture
) -> None:
    table = await paced(host)
    await bid(host, table, 2, 0)
    await host.outages.beat()
    before = await deadline(host, table)
    clock.turn(-HOUR)
    for _ in range(3):
        await host.outages.beat()
    assert await deadline(host, table) == before - HOUR
    assert [record.getMessage() for record in caplog.records if record.name == "host.days.outages"] == [
        "the clock of this machine went back by 1 h to 2030-01-01 11:00 UTC; clocks at tables go on where they stood"
    ]


@pytest.mark.slow
async def test_a_process_whose_clock_is_ahead_of_the_others_sets_no_clock_again_and_again(
    where: Where, clock: StillClock
) -> None:
    ahead = StillClock()
    ahead.turn(DAY)
    async with await Host.open(where, clock.now) as host, await Host.open(where, ahead.now) as other:
        table = await paced(host)
        await bid(host, table, 2, 0)
        await host.outages.beat()
        await other.outages.beat()
        before = await deadline(host, table)
        for _ in range(3):
            await host.outages.beat()
            await other.outages.beat()
        assert await deadline(host, table) == before


@pytest.mark.slow
async def test_a_clock_stands_still_while_discord_is_away_and_the_bot_runs(host: Host, clock: StillClock) -> None:
    table = await paced(host)
    await bid(host, table, 2, 0)
    await host.outages.beat()
    before = await deadline(host, table)
    await told(host)
    clock.turn(2 * DAY)
    await host.due.act()
    assert await told(host, "reminder", "late") == []
    await host.outages.beat()
    assert await deadline(host, table) == before + 2 * DAY


async def test_a_short_break_and_beats_as_usual_change_nothing(host: Host, clock: StillClock) -> None:
    table = await paced(host)
    await bid(host, table, 2, 0)
    before = await deadline(host, table)
    for _ in range(5):
        await host.outages.beat()
        clock.turn(OUTAGE_SECONDS)
    assert await deadline(host, table) == before


@pytest.mark.slow
async def test_a_seat_is_not_offered_while_its_player_cannot_say_anything(host: Host, clock: StillClock) -> None:
    table = await paced(host)
    await bid(host, table, 2, 0)
    await told(host)
    await passes(host, clock, DAILY.bank + 1)
    mark = next(n.mark for n in await told(host, "late")).split(".")[1]
    await host.outages.beat()
    await host.time_up.choose(table, Person(BOB), 0, mark, "offer")
    offer_at = (await seat(host, table, ANN)).offer_at
    assert offer_at is not None
    clock.turn(3 * DAY)
    async with host._live.hold_row(table, "look", BOT) as row:  # her seat is being changed just then
        beat = asyncio.create_task(host.outages.beat())
        for _ in range(5):
            await host._db.read(sql.beats.served)
        changed = with_seat(row, replace(row.seats[0], missed=0))
        await host._live.commit(Saving(before=row, after=changed, at=clock.now().timestamp()))
    await beat
    await host.due.act()
    ann = await seat(host, table, ANN)
    assert (ann.state, ann.offer_at) == ("playing", offer_at + 3 * DAY)


@pytest.mark.slow
async def test_times_that_were_named_are_named_anew(where: Where, clock: StillClock) -> None:
    """Ann is late, and Bob would like a break: both questions, and her clock, say until when there is time now."""
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        table = await paced(host, people=3)
        await bid(host, table, 2, 0, 0)
        await passes(host, clock, DAILY.bank + 1)
        await host.consent.propose(table, Person(BOB), "pause")
        before = {n.kind: n for n in await told(host, "late", "proposal")}
        await host.outages.beat()
    clock.turn(2 * DAY)
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        await host.outages.begin()
        await host.outages.beat()
        await host.due.act()
        (anew,) = await told(host, "anew")
        assert [call.kind for call in anew.gathered] == ["late", "proposal"]
        for call in anew.gathered:
            assert call.mark == before[call.kind].mark
            assert until(call.sentence) == until(before[call.kind].sentence) + 2 * DAY
        mark = before["late"].mark.split(".")[1]
        chosen = await host.time_up.choose(table, Person(BOB), 0, mark, "offer")
        assert (chosen.done, chosen.votes.decide_at) == (None, until(anew.gathered[0].sentence))
        await host.outages.beat()
        await host.due.act()
        assert await told(host, "anew") == []


@pytest.mark.slow
async def test_an_offer_names_its_new_hour_in_the_thread_and_to_its_player(host: Host, clock: StillClock) -> None:
    table = await paced(host)
    await bid(host, table, 2, 0)
    await passes(host, clock, DAILY.bank + 1)
    mark = next(n.mark for n in await told(host, "late")).split(".")[1]
    await host.outages.beat()
    await host.time_up.choose(table, Person(BOB), 0, mark, "offer")
    await host.idle()  # the stand-in has moved
    await told(host)
    clock.turn(3 * DAY)
    await host.outages.beat()
    await host.due.act()
    heard = await told(host, "anew", "personal")
    anew = next(n for n in heard if n.kind == "anew")
    own = next(n for n in heard if n.sentence and n.sentence.key == "days.yours.offer")
    offer_at = (await seat(host, table, ANN)).offer_at
    assert [until(call.sentence) for call in anew.gathered] == [offer_at]
    assert (own.mentions, until(own.sentence)) == ((ANN,), offer_at)


@pytest.mark.slow
async def test_after_a_short_outage_or_where_no_time_was_named_nothing_is_said(host: Host, clock: StillClock) -> None:
    await paced(host, "none")
    table = await paced(host)
    await bid(host, table, 2, 0)
    await give(host, table, ANN, "work")
    await told(host)
    for seconds, tables in ((SAID_SECONDS - 60, []), (SAID_SECONDS, [table])):
        await host.outages.beat()
        clock.turn(seconds)
        await host.outages.beat()
        await host.due.act()
        assert [n.table for n in await told(host, "anew")] == tables


@pytest.mark.slow
async def test_a_wish_to_go_back_has_as_much_longer(host: Host, clock: StillClock) -> None:
    table = await paced(host)
    await bid(host, table, 2, 0)
    await host.outages.beat()
    asked = await host.rewind.ask(table, Person(ANN), 0, 0)
    clock.turn(2 * DAY)
    await host.outages.beat()
    await host.due.act()
    wanted = await host.rewind.open(table, BOT)
    assert wanted is not None
    assert wanted.until == asked.until + 2 * DAY
    assert [call.kind for n in await told(host, "anew") for call in n.gathered] == ["back_asked"]


def until(sentence: Text | None) -> float:
    assert sentence is not None
    found = dict(sentence.args)["until"]
    assert isinstance(found, int)
    return found
