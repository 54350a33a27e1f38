"""Away and gone: vacations, time-outs and each answer to them, stand-ins, open seats, and tables left by everybody."""

from __future__ import annotations

from random import Random

import pytest

from host import BOT, STANDIN, Host, Person
from host.clocks.clock import PACES
from host.consents import OBJECTION_SECONDS
from host.seating.handover import EMPTY_SECONDS, END_WARNING_SECONDS
from host.tables.stand_ins import ALLOWANCE_SECONDS
from storage import PlayedRow, Where, sql
from testkit.host_days import DAY, HOUR, OVER_DAYS, paced, passes, seat, told
from testkit.host_play import ANN, BOB, CLEO, DAN, StillClock, bid, give, play_out, question, refused, start, stored

DAILY = PACES["daily"]
ZOE = 55


async def said(host: Host) -> list[str]:
    """The news since the last look, by their sentences."""
    return [notice.sentence.key for notice in await told(host, *OVER_DAYS) if notice.sentence is not None]


async def out_of_time(host: Host, clock: StillClock, people: int = 3) -> tuple[int, str]:
    """Ann's time is up; gives the table and the mark of the question to the others."""
    table = await paced(host, people=people)
    await bid(host, table, *[2, 0, 0][:people])
    await told(host)
    await passes(host, clock, DAILY.bank + 1)
    late = (await told(host, "late"))[0]
    number, mark = late.mark.split(".")
    assert number == "0"
    return table, mark


@pytest.mark.slow
async def test_the_others_may_wait(host: Host, clock: StillClock) -> None:
    table, mark = await out_of_time(host, clock)
    assert (await host.time_up.choose(table, Person(BOB), 0, mark, "wait"))[1] is None
    assert await said(host) == []
    assert (await host.time_up.choose(table, Person(CLEO), 0, mark, "wait"))[1] == "wait"
    assert await said(host) == ["days.news.late_wait"]
    assert (await seat(host, table, ANN)).deadline == clock.now().timestamp() + DAILY.increment
    again = host.time_up.choose(table, Person(CLEO), 0, mark, "offer")
    assert await refused(again) == "host.mistake.late_over"
    await passes(host, clock, DAILY.increment)
    heard = [n.sentence.key if n.sentence else n.kind for n in await told(host, *OVER_DAYS)]
    assert heard == ["reminder", "reminder", "days.news.late_twice"]


@pytest.mark.slow
async def test_who_is_late_has_no_say_and_can_still_move(host: Host, clock: StillClock) -> None:
    table, mark = await out_of_time(host, clock)
    assert await refused(host.time_up.choose(table, Person(ANN), 0, mark, "wait")) == "host.mistake.late_own"
    await give(host, table, ANN, "work")
    await give(host, table, ANN, "dates")
    await give(host, table, ANN, "end")
    assert await refused(host.time_up.choose(table, Person(BOB), 0, mark, "wait")) == "host.mistake.late_over"


@pytest.mark.slow
async def test_a_stand_in_takes_one_turn(host: Host, clock: StillClock) -> None:
    table, mark = await out_of_time(host, clock, people=2)
    assert (await host.time_up.choose(table, Person(BOB), 0, mark, "standin"))[1] == "standin"
    await host.idle()
    assert await said(host) == ["days.news.late_standin"]
    ann = await seat(host, table, ANN)
    assert ann.standin is None
    assert (await seat(host, table, BOB)).asked_at is not None or ann.asked_at is not None
    by = [row[0] for row in await stored(host, "select given_by from choices where table_id = ? and seat = 0", table)]
    assert "stand-in" in by


@pytest.mark.slow
async def test_whoever_comes_back_is_told_what_the_stand_in_did(host: Host, clock: StillClock) -> None:
    """It was no move of theirs, so it is news, and told as the stand-in's."""
    table, mark = await out_of_time(host, clock, people=2)
    await host.time_up.choose(table, Person(BOB), 0, mark, "standin")
    await host.idle()
    turns = await host.reads.recap(table, Person(ANN))
    assert {deed.by for turn in turns for deed in turn.deeds if deed.seat == 0 and turn.segment > 0} == {STANDIN}


@pytest.mark.slow
async def test_a_seat_is_offered_taken_and_its_clock_begins_anew(host: Host, clock: StillClock) -> None:
    table, mark = await out_of_time(host, clock, people=2)
    await give(host, table, ANN, "work")  # in the middle of her turn
    assert (await host.time_up.choose(table, Person(BOB), 0, mark, "offer"))[1] == "offer"
    assert await refused(host.handover.take(table, Person(BOB, guild=7), 0, "Bob")) == "host.mistake.seated"
    assert await told(host, "open_seat") == []  # Ann has a day
    await passes(host, clock, OBJECTION_SECONDS)
    offered = await told(host, "open_seat")
    assert [(n.mark, n.sentence.key) for n in offered if n.sentence] == [("0", "days.news.offered")]
    await host.handover.take(table, Person(ZOE, guild=7), 0, "Zoe")
    await host.idle()
    assert await refused(host.handover.take(table, Person(DAN, guild=7), 0, "Dan")) == "host.mistake.seat_taken"
    zoe = await seat(host, table, ZOE)
    assert zoe.name == "Zoe"
    assert zoe.standin is None
    former = Person(ANN, guild=7)
    assert await refused(host.answers.answer(table, former, None, ["end"])) == "host.mistake.not_seated"
    for user in (ZOE, BOB):
        await host.users.set(user, quiet_from=0, quiet_to=0)
    await host.due.act()
    while (await host.reads.info(table, BOT)).status == "running":
        await one_answer(host, table)
    played = await every_share(host, table)
    assert {(row.seat, row.user) for row in played} >= {(0, ANN), (0, ZOE), (1, BOB)}
    assert [row[0] for row in await stored(host, "select user_id from results where seat = 0")] == [ZOE]


async def every_share(host: Host, table: int) -> list[PlayedRow]:
    found = await host._db.read(sql.results.shares, "t.id = ?", (table,))
    return [row for rows in found.values() for row in rows]


async def one_answer(host: Host, table: int) -> None:
    info = await host.reads.info(table, BOT)
    for one in info.seats:
        if one.person is not None and one.asked_at is not None:
            asked = await question(host, table, one.person)
            picks = Random(asked.step).sample([o.id for o in asked.options], asked.min)
            await host.answers.answer(table, Person(one.person), asked.step, picks)
            break
    await host.idle()


@pytest.mark.parametrize("way", ["by command", "by a move"])
@pytest.mark.slow
async def test_who_comes_back_has_the_seat_again(host: Host, clock: StillClock, way: str) -> None:
    table = await start(host, 3)
    await bid(host, table, 0, 2, 1)
    await told(host)
    await host.handover.stand_in(table, Person(ANN))
    assert await refused(host.handover.stand_in(table, Person(ANN))) == "host.mistake.has_standin"
    assert await host.reads.asks_for(ANN) == []
    ann = await seat(host, table, ANN)
    assert ann.standin is not None
    assert await said(host) == ["days.news.standin"]
    if way == "by command":
        await host.handover.come_back(table, Person(ANN))
        assert await refused(host.handover.come_back(table, Person(ANN))) == "host.mistake.no_standin"
    else:
        host._computers.rouse = lambda table: None  # type: ignore[method-assign]
        while (await seat(host, table, ANN)).asked_at is None:
            await one_answer(host, table)
        await told(host)
        await give(host, table, ANN, "work")
    assert await said(host) == ["days.news.back"]
    assert (await seat(host, table, ANN)).standin is None


@pytest.mark.parametrize("locked", [False, True])
@pytest.mark.slow
async def test_a_seat_changes_hands_in_a_secret_phase(host: Host, clock: StillClock, locked: bool) -> None:
    """Ann has bid in secret; whoever takes her seat goes on from there, and nobody hears of it."""
    table = await start(host, 3)
    await give(host, table, ANN, "n:1")
    if locked:
        await give(host, table, ANN, "lock")
    await told(host)
    await host.handover.resign(table, Person(ANN))
    await host.idle()
    assert await said(host) == ["days.news.resigned", "days.news.organiser"]
    await host.handover.take(table, Person(ZOE, guild=7), 0, "Zoe")
    assert await said(host) == ["days.news.taken"]
    assert await host.reads.question(table, Person(ZOE)) is None  # the stand-in has locked in
    for user in (BOB, CLEO):
        await give(host, table, user, "n:0")
        await give(host, table, user, "lock")
    assert (await host.reads.info(table, BOT)).seats[0].user == ZOE


async def test_a_table_that_everybody_leaves_ends_kindly(host: Host, clock: StillClock) -> None:
    table = await start(host, 2)
    await host.handover.resign(table, Person(ANN))
    await told(host)
    await host.handover.resign(table, Person(BOB))
    assert [n.kind for n in await told(host, *OVER_DAYS)] == ["abandoned"], "no seat that nobody can take"
    assert (await host.reads.info(table, BOT)).status == "closed"
    assert len((await host.reads.result_so_far(table, BOT)).scores) == 2


@pytest.mark.slow
async def test_a_table_of_stand_ins_rests_and_ends_if_nobody_comes_back(host: Host, clock: StillClock) -> None:
    table = await start(host, 2)
    await host.handover.stand_in(table, Person(ANN))
    await host.handover.stand_in(table, Person(BOB))
    await host.idle()
    before = await stored(host, "select count(*) from choices")
    await passes(host, clock, EMPTY_SECONDS / 2)
    assert await stored(host, "select count(*) from choices") == before
    await host.handover.come_back(table, Person(BOB))
    await passes(host, clock, EMPTY_SECONDS)
    assert (await host.reads.info(table, BOT)).status == "running"
    await host.handover.stand_in(table, Person(BOB))
    await told(host)
    await passes(host, clock, EMPTY_SECONDS + HOUR)
    warned = await told(host, "news", "personal")
    assert {n.sentence.key for n in warned if n.sentence} == {"days.news.ends", "days.yours.ends"}
    assert sorted(n.mentions[0] for n in warned if n.kind == "personal") == [ANN, BOB]
    await host.reads.view(table, Person(ANN, acts=True))  # a look at the board is enough
    await passes(host, clock, END_WARNING_SECONDS)
    assert (await host.reads.info(table, BOT)).status == "running"
    await passes(host, clock, EMPTY_SECONDS + END_WARNING_SECONDS + HOUR)
    assert [n.kind for n in await told(host, *OVER_DAYS)] == ["news", "abandoned"]
    assert (await host.reads.info(table, BOT)).status == "closed"


@pytest.mark.slow
async def test_clocks_stand_still_during_a_vacation(host: Host, clock: StillClock) -> None:
    table = await paced(host)
    await bid(host, table, 2, 0)
    clock.turn(4 * HOUR)
    await told(host)
    now = clock.now().timestamp()
    assert await host.away.go(ANN, now + 7 * DAY) == []
    await host.due.act()
    assert await said(host) == ["days.news.away"]
    assert (await seat(host, table, ANN)).deadline == now + 7 * DAY + 20 * HOUR
    await passes(host, clock, 6 * DAY)
    assert await said(host) == []
    await host.away.come_back(ANN)
    await host.due.act()
    assert await said(host) == ["days.news.back"]
    assert (await seat(host, table, ANN)).deadline == now + 6 * DAY + 20 * HOUR
    assert await refused(host.away.come_back(ANN)) == "host.mistake.not_away"
    assert await refused(host.away.go(ANN, now)) == "host.mistake.away"


@pytest.mark.slow
async def test_a_vacation_that_ends_by_itself_is_followed_by_one_word_about_what_waits(
    host: Host, clock: StillClock
) -> None:
    table = await paced(host)
    await bid(host, table, 2, 0)
    await told(host)
    await host.away.go(ANN, clock.now().timestamp() + 3 * DAY)
    await passes(host, clock, 3 * DAY - HOUR)
    assert await said(host) == ["days.news.away"]
    await passes(host, clock, 2 * HOUR)
    (gathered,) = await told(host, *OVER_DAYS)
    assert [(call.kind, call.table) for call in gathered.gathered] == [("turn", table)]


@pytest.mark.slow
async def test_a_game_allows_so_much_vacation(host: Host, clock: StillClock) -> None:
    table = await paced(host)
    await bid(host, table, 2, 0)
    now = clock.now().timestamp()
    assert [one.id for one in await host.away.go(ANN, now + ALLOWANCE_SECONDS + 9 * DAY)] == [table]
    await host.due.act()
    assert (await seat(host, table, ANN)).away_until == now + ALLOWANCE_SECONDS
    await passes(host, clock, ALLOWANCE_SECONDS + 9 * DAY)
    assert [one.id for one in await host.away.go(ANN, clock.now().timestamp() + DAY)] == [table]
    await host.due.act()
    assert (await seat(host, table, ANN)).away_until == now + ALLOWANCE_SECONDS


@pytest.mark.slow
async def test_a_vacation_reaches_every_table_although_the_process_dies_in_between(
    where: Where, clock: StillClock
) -> None:
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        tables = [await paced(host), await paced(host)]
        await told(host)
        await host.away.go(ANN, clock.now().timestamp() + 3 * DAY)
        rows = await sql.due.take(host._db, clock.now().timestamp(), 1)
        await host.due._do(rows[0])  # each table gets a row of its own
        (first,) = [
            one
            for one in await host._db.read(sql.due.of_table, tables[0])
            if one.user == ANN and one.kind == rows[0].kind
        ]
        await host.due._do(first)
    async with await Host.open(where, clock.now, rng=Random(1)) as host:
        await host.due.act()
        assert await said(host) == ["days.news.away", "days.news.away"]
        for table in tables:
            assert (await seat(host, table, ANN)).away_until is not None


@pytest.mark.slow
async def test_who_played_how_much_is_counted(host: Host) -> None:
    table = await start(host, 2)
    await give(host, table, ANN, "n:1")
    await host.answers.undo(table, Person(ANN))
    await bid(host, table, 1, 0)
    played = {(row.seat, row.user): row.answers for row in await every_share(host, table)}
    assert played == {(0, ANN): 2, (1, BOB): 2}
    await play_out(host, table)
    chosen = await stored(host, "select seat, count(*) from choices where given_by <> 'auto' group by seat")
    counted = {row.seat: row.answers for row in await every_share(host, table)}
    assert counted == dict(chosen)


async def test_a_stand_in_who_still_thinks_when_somebody_comes_back_is_too_late(host: Host) -> None:
    table = await start(host, 2)
    await bid(host, table, 2, 0)
    host._computers.rouse = lambda table: None  # type: ignore[method-assign]
    await host.handover.stand_in(table, Person(ANN))
    thinking = await host.answers.copy_for_computer(table)
    assert thinking is not None
    await host.handover.come_back(table, Person(ANN))
    late = host.answers.answer_for(table, 0, thinking[1].step, ["work"], "stand-in")
    assert await refused(late) == "host.mistake.stale"
    assert [option.id for option in (await question(host, table, ANN)).options if option.id == "work"] == ["work"]


@pytest.mark.slow
async def test_a_result_says_who_played_how_much_where_seats_changed_hands(host: Host) -> None:
    table = await start(host, 2)
    await bid(host, table, 2, 0)
    await host.handover.resign(table, Person(ANN))
    await host.idle()
    await host.handover.take(table, Person(ZOE, guild=7), 0, "Zoe")
    while (await host.reads.info(table, BOT)).status == "running":
        await one_answer(host, table)
    shares = await host.reads.played(table, Person(BOB))
    assert list(shares) == [0]
    assert {row.user for row in shares[0].rows} == {ANN, ZOE, None}
    assert sum(row.answers for row in shares[0].rows) > 2
    assert shares[0].left == (ANN,)


@pytest.mark.slow
async def test_a_result_says_how_much_a_stand_in_played_for_somebody_who_came_back(host: Host) -> None:
    table = await start(host, 2)
    await host.handover.stand_in(table, Person(ANN))
    await host.idle()
    await host.handover.come_back(table, Person(ANN))
    while (await host.reads.info(table, BOT)).status == "running":
        await one_answer(host, table)
    shares = await host.reads.played(table, Person(BOB))
    assert [({row.user for row in one.rows}, one.left) for one in shares.values()] == [({ANN, None}, ())]


@pytest.mark.parametrize("change", ["hours", "vacation"])
@pytest.mark.slow
async def test_who_is_out_of_time_does_not_have_the_others_asked_again(
    host: Host, clock: StillClock, change: str
) -> None:
    table, mark = await out_of_time(host, clock)
    if change == "hours":
        await host.users.set(ANN, quiet_from=60, quiet_to=600)
    else:
        await host.away.go(ANN, clock.now().timestamp() + 2 * DAY)
    await passes(host, clock, DAY)
    assert [n.kind for n in await told(host, "late", "reminder", "reminded")] == []
    assert (await host.time_up.choose(table, Person(BOB), 0, mark, "wait"))[1] == "wait"


@pytest.mark.slow
@pytest.mark.parametrize("change", ["pause", "vacation"])
async def test_nobody_is_reminded_whose_clock_has_stopped_meanwhile(host: Host, clock: StillClock, change: str) -> None:
    """A reminder waits for others to be gathered; meanwhile there is no hurry any more."""
    tables = [await paced(host) for _ in range(3)]
    for table in tables:
        await bid(host, table, 2, 0)
    await told(host)
    await passes(host, clock, DAILY.bank / 2 + 60)
    assert await told(host, "reminder") == []
    if change == "vacation":
        await host.away.go(ANN, clock.now().timestamp() + 2 * DAY)
    for table in tables if change == "pause" else []:
        await host.consent.propose(table, Person(ANN), "pause")
        mark = (await told(host, "proposal"))[0].mark.split(".")[1]
        await host.consent.answer(table, Person(BOB), "pause", mark, yes=True)
    await passes(host, clock, DAY)
    assert await told(host, "reminder", "late") == []
