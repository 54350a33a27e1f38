"""Every table reminds: without a clock after one, three and seven waking days, then the others are asked."""

from __future__ import annotations

from random import Random

import pytest

from host import BOT, Host, Person
from host.clocks.clock import NONE, PACES
from host.days.gathering import GATHERED
from host.days.time_up import ASKED_AGAIN_SECONDS, UNSEEN_SECONDS
from host.seating.handover import END_WARNING_SECONDS
from storage import Saving, Where, sql
from testkit.host_days import ALWAYS, DAY, HOUR, OVER_DAYS, paced, passes, seat, told
from testkit.host_play import ANN, BOB, CLEO, StillClock, bid, give, open_lobby, start
from tests.host.clocks.test_reminders_once import disturbed
from tests.host.days.test_time_up import keys, say

pytestmark = pytest.mark.slow

DAILY = PACES["daily"]


async def unclocked(host: Host, people: int = 2, *, awake: bool = True) -> int:
    """A table without a clock that waits for Ann."""
    table = await paced(host, NONE, people, awake=awake)
    await bid(host, table, *[2, 0, 0][:people])
    await told(host)
    return table


async def kinds_on(host: Host, clock: StillClock, days: float) -> list[str]:
    """What is told by the end of some days, without nudges."""
    await passes(host, clock, days * DAY)
    return [notice.kind for notice in await told(host, *OVER_DAYS, "personal")]


async def test_after_one_three_and_seven_waking_days(where: Where, clock: StillClock) -> None:
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        table = await unclocked(host, awake=False)
        assert (await seat(host, table, ANN)).deadline is None  # nobody's time runs out
        assert await kinds_on(host, clock, 0.99) == []
        assert await kinds_on(host, clock, 0.02) == ["reminder"]
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        assert await kinds_on(host, clock, 1.9) == []
        assert await kinds_on(host, clock, 0.1) == ["reminder"]
        await passes(host, clock, 3.9 * DAY)
        assert await told(host, *OVER_DAYS) == []
        await passes(host, clock, 0.2 * DAY)
        heard = await told(host, "late", "personal")
        assert [(n.kind, n.mentions) for n in heard] == [("late", (BOB,)), ("personal", (ANN,))]
        assert [n.sentence.key for n in heard if n.sentence] == ["days.late.again", "days.yours.waited"]
        assert await say(host, table, BOB, heard[0].mark.split(".")[1], "wait") == "wait"
        await told(host)
        assert await kinds_on(host, clock, 7.1) == ["reminder", "reminder", "news", "personal"]  # no sign of her


@pytest.mark.parametrize("change", ["hours", "pause", "vacation"])
async def test_each_of_them_once_whatever_is_done_to_the_days(where: Where, clock: StillClock, change: str) -> None:
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        table = await unclocked(host)
        assert await kinds_on(host, clock, 1.5) == ["reminder"]
        await disturbed(host, clock, table, change)
        await told(host)
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        await disturbed(host, clock, table, "hours")
        assert await kinds_on(host, clock, 1.4) == []
        assert await kinds_on(host, clock, 0.2) == ["reminder"]
        await disturbed(host, clock, table, change)
        await told(host)
        assert await kinds_on(host, clock, 3.8) == []
        assert await kinds_on(host, clock, 0.2) == ["late", "personal"]


async def test_waking_days_are_those_of_the_hours_somebody_has_now(host: Host, clock: StillClock) -> None:
    """Half of a day was waited; then Ann says that she is awake for half as long, and the other half goes by."""
    table = await unclocked(host)
    await passes(host, clock, 12 * HOUR)  # midnight
    await host.users.set(ANN, quiet_from=22 * 60, quiet_to=10 * 60)
    await host.due.act()
    await passes(host, clock, 16 * HOUR - 60)
    assert await told(host, "reminder") == []
    await passes(host, clock, 120)
    assert [n.tables for n in await told(host, "reminder")] == [(table,)]


async def test_an_outage_is_not_waited(where: Where, clock: StillClock) -> None:
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        await unclocked(host)
        await host.outages.beat()
    clock.turn(5 * DAY)
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        await host.outages.begin()
        await host.outages.beat()
        assert await kinds_on(host, clock, 0.003) == []
        host.outages.on = lambda: False  # type: ignore[method-assign]
        host.due.held = lambda: False
        assert await kinds_on(host, clock, 0.99) == []
        assert await kinds_on(host, clock, 0.02) == ["reminder"]


async def test_a_slow_player_who_looks_in_is_never_stood_in_for_unasked(host: Host, clock: StillClock) -> None:
    table = await unclocked(host)
    for _ in range(3):
        await passes(host, clock, 6.5 * DAY)
        await host.reads.view(table, Person(ANN, acts=True))
        await passes(host, clock, 0.6 * DAY)
        (late,) = await told(host, "late")
        await say(host, table, BOB, late.mark.split(".")[1], "wait")
    assert (await seat(host, table, ANN)).standin is None


async def test_who_gave_no_sign_for_two_long_waits_is_stood_in_for(host: Host, clock: StillClock) -> None:
    table = await unclocked(host)
    await host._db.write(lambda db: db.execute("update seats set seen_at = null"))
    await passes(host, clock, 7.1 * DAY)
    (late,) = await told(host, "late")
    await say(host, table, BOB, late.mark.split(".")[1], "wait")
    await passes(host, clock, 7.1 * DAY)
    heard = await told(host, "news", "personal")
    assert [n.sentence.key for n in heard if n.sentence][-2:] == ["days.news.waited_twice", "days.yours.waited_twice"]
    assert (await seat(host, table, ANN)).state == "away"


async def test_reminders_come_when_somebody_likes_to_hear_of_turns(host: Host, clock: StillClock) -> None:
    """With one message for everything: at half past seven in the evening, or three hours later."""
    await unclocked(host)
    await host.users.set(ANN, hears="19:30", **ALWAYS)
    await passes(host, clock, DAY + 7 * HOUR)
    assert await told(host, *OVER_DAYS) == []
    await passes(host, clock, HOUR)
    (heard,) = await told(host, *OVER_DAYS)
    assert (heard.kind, [call.kind for call in heard.gathered]) == ("gathered", ["turn"])
    await host.users.set(ANN, hears=GATHERED)
    await passes(host, clock, DAY + 18 * HOUR)  # noon of the third day, and two hours
    assert await told(host, *OVER_DAYS) == []
    assert await kinds_on(host, clock, 2 / 24) == ["gathered"]


async def test_a_reminder_that_would_come_too_late_does_not_wait(host: Host, clock: StillClock) -> None:
    await host.users.set(ANN, hears="11:00")
    await paced(host, "quick")
    await told(host)
    await passes(host, clock, 5 * HOUR)
    assert ("reminder", (ANN,)) in [(n.kind, n.mentions) for n in await told(host, *OVER_DAYS)]


async def test_nobody_is_reminded_on_a_vacation_that_a_table_grants_no_longer(host: Host, clock: StillClock) -> None:
    table = await paced(host)
    await bid(host, table, 2, 0)
    await host.away.go(ANN, clock.now().timestamp() + 60 * DAY)
    await told(host)
    await passes(host, clock, 21.9 * DAY)
    assert await told(host, "reminder", "gathered") == []


async def test_a_table_that_begins_during_a_vacation_waits_for_its_end(host: Host, clock: StillClock) -> None:
    await host.users.set(BOB, **ALWAYS)
    await host.away.go(BOB, clock.now().timestamp() + 9 * DAY)
    await host.due.act()
    table = await start(host)
    await host.due.act()
    deadline = (await seat(host, table, BOB)).deadline
    assert deadline == clock.now().timestamp() + 9 * DAY + PACES["relaxed"].bank


async def test_who_practises_or_plays_alone_is_left_in_peace(host: Host, clock: StillClock) -> None:
    await start(host, 1, 1)
    await host.idle()
    await told(host)
    assert await kinds_on(host, clock, 60) == []


async def test_new_tables_begin_relaxed_or_as_the_server_has_it(host: Host) -> None:
    assert (await host.reads.info(await open_lobby(host), BOT)).clock == "relaxed"
    owner = Person(CLEO, guild=7, manages=7)
    for pace in ("daily", NONE):
        await host.guilds.set(owner, clock=pace)
        assert (await host.reads.info(await open_lobby(host), BOT)).clock == pace
    alone = await host.lobby.create("bazaar", Person(ANN), "Ann")
    assert alone.clock == "relaxed"


async def test_one_who_plays_on_beside_stand_ins_is_reminded_and_has_no_clock(where: Where, clock: StillClock) -> None:
    """Nobody waits for Ann: no time runs out, and only weeks in which nobody at all is seen end the game."""
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        table = await paced(host, people=3)
        await bid(host, table, 2, 0, 0)
        clock.turn(6 * HOUR)
        for user in (BOB, CLEO):
            await host.handover.stand_in(table, Person(user))
        assert (await seat(host, table, ANN)).deadline is None
        await told(host)
        assert await kinds_on(host, clock, 3.1) == ["reminder", "reminder"]
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        await host.handover.come_back(table, Person(BOB))
        left = (await seat(host, table, ANN)).deadline
        assert left == clock.now().timestamp() + DAILY.bank - 6 * HOUR  # her clock goes on where it stood
        await host.handover.stand_in(table, Person(BOB))
        await told(host)
        await passes(host, clock, 7.1 * DAY)
        heard = [n.sentence.key for n in await told(host, "late", "personal") if n.sentence]
        assert heard == ["days.late.alone", "days.yours.waited_alone"]
        for _ in range(8):  # she looks in now and then
            await passes(host, clock, ASKED_AGAIN_SECONDS)
            await host.reads.view(table, Person(ANN, acts=True))
        assert (await host.reads.info(table, BOT)).status == "running"
        await give(host, table, ANN, "work")


async def test_a_table_that_nobody_looks_at_for_weeks_ends_with_a_warning(host: Host, clock: StillClock) -> None:
    table = await unclocked(host)
    await passes(host, clock, 7 * DAY + UNSEEN_SECONDS + HOUR)
    warned = [n for n in await told(host, "personal") if n.sentence and n.sentence.key == "days.yours.ends"]
    assert sorted(n.mentions[0] for n in warned) == [ANN, BOB]
    await passes(host, clock, END_WARNING_SECONDS)
    assert (await host.reads.info(table, BOT)).status == "closed"


async def test_a_table_of_a_former_version_begins_to_count(host: Host, clock: StillClock) -> None:
    table = await unclocked(host)
    await host._db.write(lambda db: db.execute("update seats set clock_at = null, deadline = null"))
    await host._db.write(lambda db: db.execute("delete from due"))
    await host._db.write(
        lambda db: db.execute(
            f"insert into due (kind, at, key, table_id, payload) values ('wind', 0, 'wind:{table}', {table}, '{{}}')"
        )
    )
    assert await kinds_on(host, clock, 1.1) == ["reminder"]
    assert [row.kind for row in await host._db.read(sql.due.of_table, table)] == ["clock"]


async def test_a_change_that_asks_nobody_anew_leaves_the_days_as_they_are(host: Host, clock: StillClock) -> None:
    table = await unclocked(host)
    await passes(host, clock, 0.5 * DAY)
    row = await host._live.row(table, "look", BOT)
    await host._live.commit(Saving(before=row, after=row, at=clock.now().timestamp()))
    assert await kinds_on(host, clock, 0.51) == ["reminder"]


async def test_the_others_are_asked_together_with_what_they_say_shown(host: Host, clock: StillClock) -> None:
    table = await unclocked(host, 3)
    await passes(host, clock, 7.1 * DAY)
    (late,) = await told(host, "late")
    mark = late.mark.split(".")[1]
    assert await say(host, table, BOB, mark, "offer") is None
    assert await say(host, table, CLEO, mark, "standin") == "standin"
    assert await keys(host) == ["days.news.late_standin"]
