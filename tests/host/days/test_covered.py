"""While somebody is away a stand-in may play for them, at the tables they name, until they are back."""

from __future__ import annotations

from random import Random

import pytest

from host import BOT, Host, Person
from host.tables.stand_ins import ALLOWANCE_SECONDS, STANDIN
from storage import Where, sql
from testkit.host_days import DAY, HOUR, paced, passes, seat, told
from testkit.host_play import ANN, BOB, CLEO, StillClock, bid, give, open_lobby, refused

pytestmark = pytest.mark.slow


async def keys(host: Host) -> list[str]:
    """What was said in threads since the last look."""
    return [n.sentence.key for n in await told(host, "late", "news", "proposal") if n.sentence]


async def goes(host: Host, clock: StillClock, *tables: int, days: float = 5) -> None:
    await host.away.go(ANN, clock.now().timestamp() + days * DAY, tables)
    await host.due.act()
    await host.idle()


async def by_standin(host: Host, table: int) -> int:
    """How many answers a stand-in gave there."""
    return sum(one.by == STANDIN for one in await host._db.read(sql.tables.all_choices, table))


async def test_a_stand_in_plays_meanwhile_and_goes_when_the_vacation_ends(where: Where, clock: StillClock) -> None:
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        table = await paced(host)
        await bid(host, table, 2, 0)
        await told(host)
        await goes(host, clock, table)
        assert await keys(host) == ["days.news.away_standin"]  # one word, and nothing more about a clock
        ann = await seat(host, table, ANN)
        assert (ann.covered, ann.state, ann.standin is not None) == (True, "away", True)
        assert await by_standin(host, table) > 0
        assert (await seat(host, table, BOB)).asked_at is not None
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        await passes(host, clock, 5 * DAY + HOUR)
        ann = await seat(host, table, ANN)
        assert (ann.covered, ann.state, ann.standin) == (False, "playing", None)
        (gathered,) = await told(host, "gathered")
        assert [(call.kind, call.table) for call in gathered.gathered] == [("turn", table), ("personal", table)]
        assert await host.gathering.open(ANN, gathered.gathered) == list(gathered.gathered[1:])  # Bob is on the move


async def test_the_thread_is_told_once_that_somebody_is_back(host: Host, clock: StillClock) -> None:
    table = await paced(host)
    await bid(host, table, 2, 0)
    await goes(host, clock, table, days=1)
    await told(host)
    await passes(host, clock, DAY + HOUR)
    assert await keys(host) == ["days.news.back"]


async def test_who_is_back_early_plays_on_at_once(host: Host, clock: StillClock) -> None:
    table, other = await paced(host), await paced(host)
    await bid(host, table, 2, 0)
    await goes(host, clock, table)
    await told(host)
    assert [one.id for one in await host.away.come_back(ANN)] == [table]
    await host.due.act()
    assert await keys(host) == ["days.news.back", "days.news.back"]
    for one in (table, other):
        assert ((await seat(host, one, ANN)).standin, (await seat(host, one, ANN)).away_until) == (None, None)
    assert (await seat(host, table, BOB)).deadline is not None  # somebody waits for him again


async def test_it_can_be_changed_at_one_table_while_one_is_away(host: Host, clock: StillClock) -> None:
    table, other = await paced(host), await paced(host)
    await bid(host, table, 2, 0)
    await goes(host, clock, days=2)
    assert await keys(host) == ["days.news.away", "days.news.away"]
    assert await by_standin(host, table) == 0
    await host.away.stand_in(table, Person(ANN), on=True)
    await host.idle()
    assert await keys(host) == ["days.news.away_standin"]
    assert await by_standin(host, table) > 0
    assert (await seat(host, other, ANN)).standin is None
    await host.away.stand_in(table, Person(ANN), on=False)
    assert await keys(host) == ["days.news.away"]
    ann = await seat(host, table, ANN)
    assert (ann.standin, ann.away_until is not None) == (None, True)
    until, offered = await host.away.offered(ANN)
    assert (until, {one.id for one in offered}) == (ann.away_until, {table, other})


async def test_taking_the_seat_back_while_away_leaves_no_more_vacation_than_a_game_allows(
    host: Host, clock: StillClock
) -> None:
    table = await paced(host)
    now = clock.now().timestamp()
    assert await host.away.go(ANN, now + 60 * DAY, [table]) == []  # the stand-in plays, so nobody waits
    await host.due.act()
    assert (await seat(host, table, ANN)).away_until == now + 60 * DAY
    await host.handover.come_back(table, Person(ANN))
    assert (await seat(host, table, ANN)).away_until == now + ALLOWANCE_SECONDS
    await host.away.stand_in(table, Person(ANN), on=True)
    assert (await host._live.row(table, "look", BOT)).seats[0].away_taken == 0.0


async def test_a_longer_vacation_keeps_the_stand_in(host: Host, clock: StillClock) -> None:
    table = await paced(host)
    await goes(host, clock, table, days=2)
    await host.away.go(ANN, clock.now().timestamp() + 9 * DAY)
    await passes(host, clock, 3 * DAY)
    assert (await seat(host, table, ANN)).covered
    await told(host)
    await host.away.go(ANN, clock.now().timestamp() + 5 * DAY, ())
    await host.due.act()
    assert await keys(host) == ["days.news.away"]
    assert not (await seat(host, table, ANN)).covered


async def test_wrong_use_gets_a_sentence(host: Host, clock: StillClock) -> None:
    table, until = await paced(host), clock.now().timestamp() + DAY
    alone = await open_lobby(host, 1, 1)
    lobby = await open_lobby(host)
    strange = (await host.lobby.create("bazaar", Person(CLEO), "Cleo", {}, guild=7, channel=70)).id
    await host.lobby.start(alone, Person(ANN), seed="s")
    assert await refused(host.away.stand_in(table, Person(ANN), on=True)) == "host.mistake.no_vacation"
    assert await refused(host.away.go(ANN, until, [alone])) == "host.mistake.nobody_waits"
    assert await refused(host.away.go(ANN, until, [lobby])) == "host.mistake.not_started"
    assert await refused(host.away.go(ANN, until, [strange])) in ("host.mistake.not_seated", "host.mistake.no_table")
    assert await refused(host.away.go(ANN, until, [99])) == "host.mistake.no_table"
    assert (await host.users.get(ANN)).away_until is None
    await host.handover.stand_in(table, Person(ANN))
    assert await refused(host.away.go(ANN, until, [table])) == "host.mistake.has_standin"
    await host.away.go(ANN, until)
    assert await refused(host.away.stand_in(table, Person(ANN), on=True)) == "host.mistake.has_standin"
    assert await refused(host.away.stand_in(table, Person(ANN), on=False)) == "host.mistake.no_standin"
    await passes(host, clock, 2 * DAY)
    assert (await seat(host, table, ANN)).standin is not None  # hers by her own wish, whatever the vacation did


async def test_a_phase_in_which_all_decide_at_once_goes_on_and_so_does_an_open_question_about_time(
    host: Host, clock: StillClock
) -> None:
    table = await paced(host, people=3)
    await give(host, table, ANN, "n:2")
    for user in (BOB, CLEO):
        await give(host, table, user, "n:0")
        await give(host, table, user, "lock")
    await passes(host, clock, 25 * HOUR)
    (late,) = await told(host, "late")
    await goes(host, clock, table)
    assert (await host.reads.turns(table, BOT)) > 0  # all have bid
    mark = late.mark.split(".")[1]
    assert await refused(host.time_up.choose(table, Person(BOB), 0, mark, "offer")) == "host.mistake.late_over"


async def test_nobody_is_replaced_while_a_stand_in_plays_for_a_vacation(host: Host, clock: StillClock) -> None:
    table = await paced(host, people=3)
    await goes(host, clock, table, days=40)
    await passes(host, clock, 20 * DAY)
    assert await refused(host.consent.propose(table, Person(BOB), "replace", "0")) == "host.mistake.present"


async def test_a_table_at_which_all_are_away_rests_until_the_first_is_back(host: Host, clock: StillClock) -> None:
    table = await paced(host)
    await bid(host, table, 2, 0)
    await goes(host, clock, table, days=30)
    await host.away.go(BOB, clock.now().timestamp() + 20 * DAY, [table])
    await host.due.act()
    answers = await by_standin(host, table)
    await passes(host, clock, 19 * DAY)
    assert (await by_standin(host, table), (await host.reads.info(table, BOT)).status) == (answers, "running")
    await passes(host, clock, 2 * DAY)
    assert (await seat(host, table, BOB)).person == BOB
    assert (await seat(host, table, BOB)).asked_at is not None


async def test_what_was_planned_comes_before_the_stand_in(host: Host, clock: StillClock) -> None:
    table = await paced(host)
    await bid(host, table, 0, 2)
    planned = await host.plans.look(table, Person(ANN))
    assert planned.question is not None
    await host.plans.answer(table, Person(ANN), planned.step, ["work"])
    await goes(host, clock, table)
    while (asked := await host.reads.question(table, Person(BOB))) is not None:
        await host.answers.answer(table, Person(BOB), asked.step, [asked.options[-1].id])
        await host.idle()
        if any(one.by == "plan" for one in await host._db.read(sql.tables.all_choices, table)):
            break
    own = [one for one in await host._db.read(sql.tables.all_choices, table) if one.seat == 0]
    hands = [one.by for one in own if one.by != "auto"]
    assert hands[hands.index("plan") :] == ["plan", *[STANDIN] * (len(hands) - hands.index("plan") - 1)]
    assert hands[-1] == STANDIN


async def test_who_leaves_for_good_while_away_leaves_a_seat_like_any_other(host: Host, clock: StillClock) -> None:
    table = await paced(host, people=3)
    await goes(host, clock, table)
    await host.handover.resign(table, Person(ANN))
    first = (await host.reads.info(table, BOT)).seats[0]
    assert (first.user, first.covered, first.away_until) == (None, False, None)
    await passes(host, clock, 9 * DAY)
    await host.handover.take(table, Person(44, guild=7), 0, "Dan")
    assert (await seat(host, table, 44)).standin is None
