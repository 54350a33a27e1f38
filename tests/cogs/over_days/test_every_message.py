"""Three weeks of four people in four time zones: every message to each of them, by their own clocks."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from simcord.actors import MemberActor

from host import BOT, Person
from storage import sql
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from tests.cogs.over_days.notebook import Ledger, Letter, wakes
from tests.cogs.over_days.test_three_weeks import turn_of

HOUR = 3600.0
ZONES = {"ann": "Europe/Warsaw", "ben": "America/New_York", "cleo": "America/Los_Angeles", "dan": "Asia/Tokyo"}
QUIET = {"ann": (22, 8), "ben": (23, 7), "cleo": (21, 9), "dan": (22, 8)}
AWAY_DAYS = range(4, 9)  # of Dan's vacation
GONE_FROM_DAY = 13  # from when on Ann is not seen again
STEPS = {"ann": 1, "ben": 1, "cleo": 4, "dan": 2}  # of eight hours, until somebody has a look: Cleo is slow


@pytest.mark.slow
async def test_every_message_of_three_weeks(stage: DiscordStage) -> None:
    """Nobody is rung asleep or on vacation, and nothing is told twice."""
    moment = datetime(2030, 10, 14, 12, tzinfo=ZoneInfo(ZONES["ann"])).astimezone(UTC)  # summer time ends meanwhile
    stage.clock.later += moment - stage.clock.now()
    people = {name: stage.person(name) for name in ZONES}
    for name, one in people.items():
        await wakes(stage, one, ZONES[name], QUIET[name])
    ledger = Ledger(stage, ZONES)
    await stage.start(*people.values(), clock="daily")
    away_until = 0.0
    for step in range(21 * 3):
        day = step // 3
        if step == AWAY_DAYS.start * 3:
            away_until = (stage.clock.now() + timedelta(days=len(AWAY_DAYS))).timestamp()
            await stage.host.away.go(people["dan"].id, away_until)
        if (await stage.host.reads.info(stage.table.id, BOT)).status == "over":
            await stage.start(*people.values(), clock="daily", seed=str(step))
        for name, one in people.items():
            there = not (name == "ann" and day >= GONE_FROM_DAY) and not (name == "dan" and day in AWAY_DAYS)
            if there and step % STEPS[name] == 0 and awake(stage, name):
                await plays(stage, one)
                await ledger.look()
        if step % 21 == 20:
            await stage.restart()
        await ledger.passes(8 * HOUR)
    rung = [letter for letter in ledger.letters if letter.rings]
    listed = "\n".join(f"{one.person:5} {one.when:%d %b %H:%M} {one.place:6} {kind(one)}" for one in rung)
    assert len(rung) > 20, listed
    asleep = [one for one in rung if not in_waking_hours(one.person, one.when)]
    assert asleep == [], listed
    start = away_until - len(AWAY_DAYS) * 24 * HOUR
    assert [one for one in rung if one.person == "dan" and start < one.when.timestamp() < away_until] == [], listed
    mornings = Counter((one.person, one.when) for one in rung if one.when.hour == QUIET[one.person][1])
    assert [key for key, n in mornings.items() if n > 1] == [], listed  # what a night brought is one message
    told = Counter((one.person, kind(one), one.asked_at) for one in rung if one.asked_at is not None)
    assert [key for key, n in told.items() if n > (2 if key[1] == "reminder" else 1) and key[1] != "other"] == [], (
        listed
    )
    heard = {kind(one) for one in rung if one.person == "ann"}
    assert {"turn", "vote", "reminder", "time is up", "stand-in"} <= heard, listed  # who is gone was told in person


def awake(stage: DiscordStage, name: str) -> bool:
    return in_waking_hours(name, stage.clock.now().astimezone(ZoneInfo(ZONES[name])))


def in_waking_hours(name: str, when: datetime) -> bool:
    first, last = QUIET[name]
    return last <= when.hour < first


async def plays(stage: DiscordStage, who: MemberActor) -> None:
    """Somebody looks in: they vote where somebody is late, and take their turn."""
    for due in await stage.host._db.read(sql.due.of_table, stage.table.id):
        if due.kind == "late" and due.user != who.id and due.seat is not None:
            mark = due.payload.decode().partition('"mark":"')[2].partition('"')[0]
            await stage.host.time_up.choose(stage.table.id, Person(who.id), due.seat, mark, "standin")
    await stage.settle()
    info = await stage.host.reads.info(stage.table.id, BOT)
    if info.status == "running":
        await turn_of(stage, who)


def kind(letter: Letter) -> str:
    """What a message is about."""
    marks = {
        "reminder": "friendly reminder",
        "last one": phrase("days.last", n=1),
        "time is up": "Your time is up",
        "stand-in": "has made this turn for you",
        "vote": "is out of time",
        "turn": phrase("days.gathered.turns"),
    }
    if phrase("days.last.mark") in letter.said and "friendly reminder" not in letter.said:
        return "last one"
    found = next((name for name, words in marks.items() if words in letter.said), None)
    return found or ("turn" if letter.place == "thread" else "other")
