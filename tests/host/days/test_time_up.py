"""Somebody's time is up: nobody who is there is powerless, and no game ends by itself while somebody is."""

from __future__ import annotations

from random import Random

import pytest

from host import BOT, Host, Person
from host.clocks.clock import PACES
from host.days.time_up import ASKED_AGAIN_SECONDS, UNSEEN_SECONDS, LateChoice
from host.seating.handover import END_WARNING_SECONDS
from storage import Where
from testkit.host_days import DAY, HOUR, paced, passes, seat, told
from testkit.host_play import ANN, BOB, CLEO, StillClock, bid, give, refused

DAILY = PACES["daily"]


async def late_ann(host: Host, clock: StillClock, people: int = 3) -> tuple[int, str]:
    """Ann's time is up; gives the table and the mark of the question."""
    table = await paced(host, people=people)
    await bid(host, table, *[2, 0, 0][:people])
    await told(host)
    await passes(host, clock, DAILY.bank + 1)
    (late,) = await told(host, "late")
    return table, late.mark.split(".")[1]


async def say(host: Host, table: int, user: int, mark: str, choice: LateChoice, about: int = 0) -> LateChoice | None:
    return (await host.time_up.choose(table, Person(user), about, mark, choice)).done


async def keys(host: Host) -> list[str]:
    """What was said in the thread since the last look."""
    return [n.sentence.key for n in await told(host, "late", "news", "open_seat", "abandoned") if n.sentence]


@pytest.mark.slow
async def test_one_who_is_there_is_enough_for_the_stand_in(host: Host, clock: StillClock) -> None:
    table, mark = await late_ann(host, clock)
    assert await say(host, table, BOB, mark, "standin") == "standin"
    assert await keys(host) == ["days.news.late_standin"]


@pytest.mark.slow
async def test_only_who_is_neither_late_nor_away_is_asked(host: Host, clock: StillClock) -> None:
    """Two of three have not bid in time: the third decides about both, alone; who is late moves first."""
    table = await paced(host, people=3)
    await give(host, table, BOB, "n:0")
    await give(host, table, BOB, "lock")
    await told(host)
    await passes(host, clock, DAILY.bank + 1)
    late = await told(host, "late")
    assert [(n.seats, n.mentions) for n in late] == [((0,), (BOB,)), ((2,), ())]  # rung once
    mark = late[0].mark.split(".")[1]
    assert await refused(host.time_up.choose(table, Person(CLEO), 0, mark, "wait")) == "host.mistake.late_too"
    assert await say(host, table, BOB, mark, "wait") == "wait"


@pytest.mark.slow
async def test_who_is_on_vacation_is_not_asked(host: Host, clock: StillClock) -> None:
    table = await paced(host, people=3)
    await bid(host, table, 2, 0, 0)
    await host.away.go(CLEO, clock.now().timestamp() + 20 * DAY)
    await host.due.act()
    await passes(host, clock, DAILY.bank + 1)
    (late,) = await told(host, "late")
    assert late.mentions == (BOB,)
    assert await say(host, table, BOB, late.mark.split(".")[1], "offer") == "offer"


@pytest.mark.slow
async def test_after_a_waking_day_what_most_want_is_done_and_all_see_who_wants_what(
    where: Where, clock: StillClock
) -> None:
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        table, mark = await late_ann(host, clock)
        chosen = await host.time_up.choose(table, Person(BOB), 0, mark, "offer")
        assert (chosen.done, chosen.votes.said) == (None, {BOB: "offer"})
        chosen = await host.time_up.choose(table, Person(CLEO), 0, mark, "wait")
        assert (chosen.done, chosen.votes.said) == (None, {BOB: "offer", CLEO: "wait"})
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        await passes(host, clock, DAY - HOUR)
        assert await keys(host) == []
        await passes(host, clock, 2 * HOUR)
        assert await keys(host) == ["days.news.late_wait"]  # where they differ, the gentler


@pytest.mark.slow
async def test_a_waking_day_is_that_of_those_who_are_asked(host: Host, clock: StillClock) -> None:
    table, mark = await late_ann(host, clock)
    await host.users.set(BOB, quiet_from=20 * 60, quiet_to=8 * 60)
    chosen = await host.time_up.choose(table, Person(BOB), 0, mark, "offer")
    await passes(host, clock, chosen.votes.decide_at - clock.now().timestamp())
    assert await keys(host) == ["days.news.late_standin", "days.news.offer"]


@pytest.mark.slow
async def test_who_runs_out_twice_in_a_row_is_stood_in_for_until_they_are_back(host: Host, clock: StillClock) -> None:
    table, mark = await late_ann(host, clock, people=2)
    await say(host, table, BOB, mark, "wait")
    await told(host)
    await passes(host, clock, DAILY.increment + 1)
    heard = await told(host, "late", "news", "personal")
    assert [n.sentence.key for n in heard if n.sentence] == ["days.news.late_twice", "days.yours.late_twice"]
    ann = await seat(host, table, ANN)
    assert (ann.state, ann.standin is not None) == ("away", True)
    await host.handover.come_back(table, Person(ANN))
    assert (await host._live.row(table, "look", BOT)).seats[0].missed == 0


@pytest.mark.slow
async def test_an_answer_ends_the_row_of_missed_turns(host: Host, clock: StillClock) -> None:
    table, mark = await late_ann(host, clock, people=2)
    await say(host, table, BOB, mark, "wait")
    await give(host, table, ANN, "work")
    await told(host)
    await passes(host, clock, DAILY.increment + 1)
    assert len(await told(host, "late")) == 1


@pytest.mark.slow
async def test_a_question_that_nobody_answers_comes_again_and_a_look_keeps_the_game(
    where: Where, clock: StillClock
) -> None:
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        table, mark = await late_ann(host, clock)
        await passes(host, clock, ASKED_AGAIN_SECONDS)
        (again,) = await told(host, "late")
        assert (again.mark, again.sentence and again.sentence.key) == (f"0.{mark}", "days.late.again")
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        await host.reads.view(table, Person(BOB, acts=True))
        for _ in range(4):
            await passes(host, clock, ASKED_AGAIN_SECONDS)
            await host.reads.view(table, Person(BOB, acts=True))
        assert await keys(host) == ["days.late.again"] * 4
        assert (await host.reads.info(table, BOT)).status == "running"
        await passes(host, clock, 2 * DAY)
        assert await say(host, table, CLEO, mark, "offer") == "offer"  # the waking day has passed


@pytest.mark.slow
@pytest.mark.slow
async def test_two_who_are_late_are_not_told_twice_that_the_table_ends(host: Host, clock: StillClock) -> None:
    await paced(host)
    await passes(host, clock, DAILY.bank + UNSEEN_SECONDS + HOUR)
    warned = [n for n in await told(host, "personal") if n.sentence and n.sentence.key == "days.yours.ends"]
    assert sorted(n.mentions[0] for n in warned) == [ANN, BOB]
    await passes(host, clock, END_WARNING_SECONDS)
    assert [n.kind for n in await told(host, "abandoned")] == ["abandoned"]


@pytest.mark.slow
async def test_everybody_is_told_a_week_before_a_table_ends(host: Host, clock: StillClock) -> None:
    table, _ = await late_ann(host, clock)
    await passes(host, clock, UNSEEN_SECONDS)
    warned = [n for n in await told(host, "personal") if n.sentence and n.sentence.key == "days.yours.ends"]
    assert sorted(n.mentions[0] for n in warned) == [ANN, BOB, CLEO]
    await host.handover.here(table, Person(CLEO, acts=True))
    await passes(host, clock, END_WARNING_SECONDS)
    assert await keys(host) == ["days.late.again"]
    await passes(host, clock, UNSEEN_SECONDS + END_WARNING_SECONDS)
    assert [n.kind for n in await told(host, "abandoned")] == ["abandoned"]
    assert (await host.reads.info(table, BOT)).status == "closed"
