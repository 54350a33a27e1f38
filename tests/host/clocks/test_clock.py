"""Clocks: they run while somebody must answer and is awake, ring at half and nine tenths, then ask the others."""

from __future__ import annotations

import re

import pytest

import words
from engine.core.text import Text
from host import BOT, Host, Person
from host.clocks.clock import PACES
from host.clocks.quiet_hours import WakingHours
from storage import TableRow, sql
from testkit.host_days import DAY, HOUR, OVER_DAYS, paced, passes, seat, told
from testkit.host_play import ANN, BOB, CLEO, StillClock, bid, give, open_lobby, refused, start

DAILY = PACES["daily"]


@pytest.mark.slow
async def test_a_clock_runs_for_whoever_must_answer_and_rings_three_times(host: Host, clock: StillClock) -> None:
    table = await paced(host)
    await bid(host, table, 2, 0)
    ann, bob = await seat(host, table, ANN), await seat(host, table, BOB)
    now = clock.now().timestamp()
    assert ann.deadline == now + DAILY.bank
    assert bob.deadline is None
    await told(host)
    await passes(host, clock, DAILY.bank / 2 - 1)
    assert await told(host, *OVER_DAYS) == []
    await passes(host, clock, 2)
    assert [(n.kind, n.mentions, n.tables) for n in await told(host, *OVER_DAYS)] == [("reminder", (ANN,), (table,))]
    await passes(host, clock, 0.4 * DAILY.bank)
    assert [n.kind for n in await told(host, *OVER_DAYS)] == ["reminder"]
    await passes(host, clock, 0.1 * DAILY.bank)
    late = await told(host, *OVER_DAYS)
    assert [(n.kind, n.mentions, n.seats) for n in late] == [("late", (BOB,), (0,))]
    await passes(host, clock, 6 * DAY)
    assert await told(host, *OVER_DAYS) == []


@pytest.mark.slow
async def test_a_turn_gives_time_back_up_to_the_bank(host: Host, clock: StillClock) -> None:
    table = await paced(host)
    await bid(host, table, 2, 0)
    clock.turn(20 * HOUR)
    for picks in ("work", "dates"):
        await give(host, table, ANN, picks)
    while (await seat(host, table, ANN)).asked_at is not None:
        await give(host, table, ANN, "end")
    clock.turn(1 * HOUR)
    before = clock.now().timestamp()
    for picks in ("work", "dates", "end"):
        if (await seat(host, table, BOB)).asked_at is not None:
            await give(host, table, BOB, picks)
    ann = await seat(host, table, ANN)
    assert ann.asked_at is not None
    assert ann.deadline == before + (24 - 20 + 12) * HOUR


@pytest.mark.slow
async def test_nobody_is_reminded_of_what_is_done(host: Host, clock: StillClock) -> None:
    table = await paced(host)
    await bid(host, table, 2, 0)
    await told(host)
    await passes(host, clock, 0.4 * DAILY.bank)
    await give(host, table, ANN, "work")
    await give(host, table, ANN, "dates")
    await give(host, table, ANN, "end")
    await told(host)
    await passes(host, clock, 0.2 * DAILY.bank)
    assert await told(host, *OVER_DAYS) == []
    assert [row.user for row in await host._db.read(sql.due.of_table, table)] == [BOB]


async def test_the_clock_stands_still_at_night(host: Host, clock: StillClock) -> None:
    """Ann sleeps from ten to eight; from noon 24 hours of hers last until the next day but one, at midday."""
    table = await paced(host, awake=False)
    await bid(host, table, 2, 0)
    assert (await seat(host, table, ANN)).deadline == clock.now().timestamp() + (24 + 10 + 10) * HOUR - 10 * HOUR


@pytest.mark.slow
async def test_after_a_long_sleep_of_ours_one_word_is_said(host: Host, clock: StillClock) -> None:
    table = await paced(host)
    await bid(host, table, 2, 0)
    await told(host)
    clock.turn(0.95 * DAILY.bank)
    await host.due.act()
    assert [n.kind for n in await told(host, *OVER_DAYS)] == ["reminder"]
    await passes(host, clock, HOUR)
    assert [n.kind for n in await told(host, *OVER_DAYS)] == []
    clock.turn(5 * DAY)
    await host.due.act()
    assert [n.kind for n in await told(host, *OVER_DAYS)] == ["late"]


async def test_a_reminder_that_comes_late_waits_for_the_morning(host: Host, clock: StillClock) -> None:
    table = await paced(host, "relaxed", awake=False)
    await bid(host, table, 2, 0)
    await told(host)
    clock.turn(3 * DAY + 11 * HOUR)  # 23:00, and half of the time went by at some hour of the day
    await host.due.act()
    assert await told(host, *OVER_DAYS) == []
    await passes(host, clock, 9 * HOUR)
    assert [n.kind for n in await told(host, *OVER_DAYS)] == ["gathered"]


@pytest.mark.slow
async def test_people_at_many_tables_get_one_word_about_all(host: Host, clock: StillClock) -> None:
    tables = []
    for _ in range(3):
        tables.append(await paced(host))
        await bid(host, tables[-1], 2, 0)
        clock.turn(600)
    await told(host)
    await passes(host, clock, 0.5 * DAILY.bank + 2 * HOUR)
    assert [(n.kind, n.tables) for n in await told(host, *OVER_DAYS)] == [("reminder", tuple(tables))]


@pytest.mark.slow
async def test_a_reminder_goes_where_somebody_wants_it(host: Host, clock: StillClock) -> None:
    table = await paced(host)
    await host.users.set(ANN, route="thread")
    await bid(host, table, 2, 0)
    await told(host)
    await passes(host, clock, 0.6 * DAILY.bank)
    assert [(n.kind, n.mentions, n.lane) for n in await told(host, *OVER_DAYS)] == [("reminded", (ANN,), str(table))]
    await host.users.set(ANN, route="none")
    await passes(host, clock, 0.35 * DAILY.bank)
    assert await told(host, *OVER_DAYS) == []


@pytest.mark.slow
async def test_other_hours_count_from_now_on(host: Host, clock: StillClock) -> None:
    table = await paced(host)
    await bid(host, table, 2, 0)
    clock.turn(4 * HOUR)  # 16:00
    await host.users.set(ANN, quiet_from=20 * 60, quiet_to=6 * 60)
    await host.due.act()
    # 20 h are left: 4 until eight in the evening, 14 on the next day, 2 on the one after that
    assert (await seat(host, table, ANN)).deadline == clock.now().timestamp() + (4 + 10 + 14 + 10 + 2) * HOUR


@pytest.mark.slow
async def test_a_break_stops_all_clocks_until_everybody_wants_to_go_on(host: Host, clock: StillClock) -> None:
    table = await paced(host)
    await bid(host, table, 2, 0)
    clock.turn(4 * HOUR)
    assert not (await host.consent.propose(table, Person(BOB), "pause"))[1]
    asked = (await told(host, "proposal"))[0]
    wish, mark = asked.mark.split(".")
    assert asked.mentions == (ANN,)
    assert wish == "pause"
    assert (await host.consent.answer(table, Person(ANN), "pause", mark, yes=True))[1]
    assert (await seat(host, table, ANN)).deadline is None
    await passes(host, clock, 30 * DAY)
    assert await refused(host.consent.propose(table, Person(BOB), "pause")) == "host.mistake.paused"
    assert not (await host.consent.propose(table, Person(ANN), "resume"))[1]
    mark = (await told(host, "proposal"))[0].mark.split(".")[1]
    assert (await host.consent.answer(table, Person(BOB), "resume", mark, yes=True))[1]
    assert (await seat(host, table, ANN)).deadline == clock.now().timestamp() + 20 * HOUR


@pytest.mark.slow
async def test_a_proposal_is_refused_expires_or_is_overtaken(host: Host, clock: StillClock) -> None:
    table = await paced(host)
    await host.consent.propose(table, Person(BOB), "pace", "quick")
    assert await refused(host.consent.propose(table, Person(ANN), "pace", "quick")) == "host.mistake.proposed"
    mark = (await told(host, "proposal"))[0].mark.split(".")[1]
    await host.consent.answer(table, Person(ANN), "pace", mark, yes=False)
    assert [n.sentence.key for n in await told(host, "news") if n.sentence] == ["days.refused.pace"]
    late = host.consent.answer(table, Person(BOB), "pace", mark, yes=True)
    assert await refused(late) == "host.mistake.proposal_over"
    await host.consent.propose(table, Person(BOB), "pace", "relaxed")
    await told(host)
    await host.consent.propose(table, Person(ANN), "pause")
    await told(host)
    await passes(host, clock, DAY)
    for user in (ANN, BOB):  # both are there, and do not say
        await host.reads.info(table, Person(user, acts=True))
    await passes(host, clock, 3 * DAY)
    assert {n.sentence.key for n in await told(host, "news") if n.sentence} == {
        "days.expired.pace",
        "days.expired.pause",
    }
    assert (await host.reads.info(table, BOT)).clock == "daily"


@pytest.mark.slow
async def test_who_gives_no_sign_for_three_days_does_not_stand_in_the_way(host: Host, clock: StillClock) -> None:
    table = await paced(host, "none", people=3)
    await host.consent.propose(table, Person(ANN), "pause")
    mark = (await told(host, "proposal"))[0].mark.split(".")[1]
    await host.consent.answer(table, Person(BOB), "pause", mark, yes=True)
    await passes(host, clock, 3 * DAY - 1)
    assert (await host.reads.info(table, BOT)).paused_at is None
    await passes(host, clock, 1)
    assert (await host.reads.info(table, BOT)).paused_at is not None
    heard = [(n.mentions, n.sentence.key) for n in await told(host, "personal") if n.sentence]
    assert heard == [((CLEO,), "days.yours.silent")]


@pytest.mark.slow
async def test_on_vacation_one_need_not_give_a_sign(host: Host, clock: StillClock) -> None:
    table = await paced(host, "none")
    await host.away.go(BOB, clock.now().timestamp() + 9 * DAY)
    await host.due.act()
    await host.consent.propose(table, Person(ANN), "pause")
    await told(host)
    await passes(host, clock, 4 * DAY)
    assert (await host.reads.info(table, BOT)).paused_at is None


@pytest.mark.parametrize("clock_text", ["0+1", "10+11", "800+1", "soon", "5+", "-5+1"])
async def test_a_pace_that_makes_no_sense_is_refused(host: Host, clock_text: str) -> None:
    table = await open_lobby(host)
    call = host.consent.propose(table, Person(ANN), "pace", clock_text)
    assert await refused(call) == "host.mistake.pace"


async def test_one_person_alone_has_no_clock(host: Host) -> None:
    table = await start(host, 1, 1)
    await host.idle()
    await host.consent.propose(table, Person(ANN), "pace", "quick")
    assert (await seat(host, table, ANN)).deadline is None


@pytest.mark.slow
async def test_a_new_table_has_the_pace_of_its_server(host: Host) -> None:
    await host.guilds.set(Person(1, guild=7, manages=7), clock="quick", time_zone="Europe/Warsaw")
    table = await open_lobby(host)
    assert (await host.reads.info(table, BOT)).clock == "quick"
    assert await refused(host.guilds.set(Person(1, guild=7, manages=7), clock="fast")) == "host.mistake.pace"
    assert await refused(host.guilds.set(Person(1, guild=7, manages=7), time_zone="Mars")) == "host.mistake.time_zone"


def test_paces_are_what_their_names_say() -> None:
    for name, pace in PACES.items():
        bank, increment = round(pace.bank / 3600), round(pace.increment / 3600)
        for lang in words.LANGUAGES:
            said = words.say(Text(f"days.pace.{name}"), lang)
            assert [int(n) for n in re.findall(r"\d+", said)] == [bank, increment], said


@pytest.mark.slow
async def test_within_a_turn_a_clock_goes_on_and_nobody_is_asked_when_they_sleep(
    host: Host, clock: StillClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await paced(host)
    await bid(host, table, 2, 0)
    before = (await seat(host, table, ANN)).deadline
    clock.turn(HOUR)
    asked: list[int] = []
    days = host._live.waking_hours

    async def counted(row: TableRow, *others: TableRow) -> dict[int, WakingHours]:
        asked.append(row.id)
        return await days(row, *others)

    monkeypatch.setattr(host._live, "waking_hours", counted)
    await give(host, table, ANN, "work")
    assert (await seat(host, table, ANN)).deadline == before
    assert asked == []
    for pick in ("dates", "end"):
        await give(host, table, ANN, pick)
    assert (await seat(host, table, ANN)).deadline is None
    assert (await seat(host, table, BOB)).deadline is not None
    assert asked == [table]
