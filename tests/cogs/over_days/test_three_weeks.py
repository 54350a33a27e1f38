"""A table through three weeks, on virtual time and with restarts: exactly the expected notices, once each."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from simcord.actors import MemberActor

from host import BOT, Person
from testkit.discord.shown import buttons, texts
from testkit.discord.stage import DiscordStage
from testkit.scenes import bids
from tests.cogs.over_days.notebook import Notebook, local, wakes

DAY = 86_400.0
WARSAW, NEW_YORK = "Europe/Warsaw", "America/New_York"


async def begin(stage: DiscordStage, when: str, clock: str = "daily") -> tuple[MemberActor, MemberActor, Notebook]:
    """Alice in Warsaw and Bob in New York begin at a moment (in Warsaw); both have bid, it is Alice's turn."""
    moment = datetime.fromisoformat(when).replace(tzinfo=ZoneInfo(WARSAW)).astimezone(UTC)
    stage.clock.later += moment - stage.clock.now()
    alice, bob = stage.person("alice"), stage.person("bob")
    await wakes(stage, alice, WARSAW)
    await wakes(stage, bob, NEW_YORK)
    await stage.start(alice, bob, clock=clock)
    await bids(stage, alice="3", bob="0")
    notebook = Notebook(stage)
    await notebook.read()
    return alice, bob, notebook


async def turn_of(stage: DiscordStage, person: MemberActor) -> None:
    """Somebody takes their turn by clicks of no interest."""
    while True:
        question = await stage.host.reads.question(stage.table.id, Person(person.id))
        if question is None:
            break
        ids = [option.id for option in question.options]
        picks = [] if question.min == 0 else ids[: question.min]
        picks = ["end"] if "end" in ids else picks
        await stage.host.answers.answer(stage.table.id, Person(person.id), question.step, picks)
    await stage.settle()


async def until_told(stage: DiscordStage, notebook: Notebook, days: float) -> list[tuple[str, str]]:
    """Hour by hour; what was told, with the local hour in Warsaw."""
    told = []
    await stage.passes(1800)
    for _ in range(int(days * 24)):
        await notebook.passes(3600)
        told += [(line, local(stage, WARSAW).strftime("%d %H")) for line in await notebook.read()]
    return told


@pytest.mark.slow
async def test_reminders_come_at_the_right_hours_across_the_change_to_summer_time(stage: DiscordStage) -> None:
    """From Saturday 18:00 on: four waking hours, the short night to 31 March, eight more are half of 24."""
    _, _, notebook = await begin(stage, "2030-03-30 18:00")
    told = await until_told(stage, notebook, 2.2)
    assert told == [
        ("alice: reminder", "31 16"),
        ("alice: reminder", "01 12"),  # at 11:36, seen an hour later
        ("thread: out of time", "01 14"),
        ("alice: your time is up", "01 14"),
    ]


@pytest.mark.slow
async def test_a_turn_message_and_next_say_until_when(stage: DiscordStage) -> None:
    alice, bob, _ = await begin(stage, "2030-06-03 12:00")
    info = await stage.host.reads.info(1, BOT)
    deadline = info.seats[0].deadline
    assert deadline is not None
    assert f"Alice’s time runs out <t:{int(deadline)}:R>." in texts(stage.newest())
    assert f"time runs out <t:{int(deadline)}:R>" in await stage.slash(alice, "next")
    assert "time runs out" not in await stage.slash(bob, "next")


@pytest.mark.slow
async def test_three_weeks(stage: DiscordStage) -> None:
    """Reminders, a vacation, every answer to a time-out, an open seat, and the bot restarted after each of them."""
    alice, bob, notebook = await begin(stage, "2030-10-21 12:00")

    async def expect(*told: str) -> None:
        assert sorted(await notebook.read()) == sorted(told)  # thread and people are told side by side
        await stage.restart()
        assert await notebook.read() == []

    # Week one: both play, Alice is reminded once, and goes on a vacation over the change to winter time.
    await notebook.passes(DAY)
    await expect("alice: reminder")
    await turn_of(stage, alice)
    assert [line.split(":")[0] for line in await notebook.read()] == ["thread"]  # Bob sleeps
    await turn_of(stage, bob)
    assert [line.split(":")[0] for line in await notebook.read()][:1] == ["thread"]
    until = (local(stage, WARSAW) + timedelta(days=7)).date().isoformat()
    assert "Have a good time" in await stage.slash(alice, "away", until=until)
    await notebook.passes(60)
    await expect("thread: away")
    await notebook.passes(5 * DAY)
    await expect()
    # Week two: she comes back early, is late, and is given more time.
    assert "Welcome back" in await stage.slash(alice, "back")
    await notebook.passes(60)
    await expect("thread: back")
    await notebook.passes(3 * DAY)
    late = ("alice: reminder", "alice: reminder", "thread: out of time", "alice: your time is up")
    await expect(*late)
    await stage.press(bob, "Wait", stage.newest())
    await expect("thread: more time", "alice: more time")
    await turn_of(stage, alice)
    while (await stage.host.reads.question(1, Person(alice.id))) is None:
        await turn_of(stage, bob)
    await notebook.read()
    await notebook.passes(3 * DAY)
    await expect("alice: last one", *late)  # all decide at once, and Bob has
    # Week three: the stand-in takes one turn; she misses the next and is stood in for until she is back. Then the seat
    # is offered, and Cleo takes it.
    await stage.press(bob, "Stand-in for this turn", stage.newest())
    await stage.settle()
    told = await notebook.read()
    assert told[:2] == ["thread: stand-in for one turn", "alice: stand-in for one turn"]
    assert (await stage.host.reads.info(1, BOT)).seats[0].standin is None
    while (await stage.host.reads.question(1, Person(alice.id))) is None:
        await turn_of(stage, bob)
    await notebook.read()
    await notebook.passes(3 * DAY)
    told = await notebook.read()
    assert "thread: stand-in plays on" in told
    assert "alice: stand-in plays on" in told
    assert "thread: out of time" not in told
    assert "Welcome back" in await stage.slash(alice, "table standin")
    while (await stage.host.reads.question(1, Person(alice.id))) is None:
        await turn_of(stage, bob)
    await notebook.read()
    await notebook.passes(3 * DAY)
    assert {"thread: out of time", "alice: your time is up"} <= set(await notebook.read())
    await stage.press(bob, "Offer the seat", stage.newest())
    await stage.settle()
    told = await notebook.read()
    assert "thread: will be offered" in told
    assert "alice: your seat will be offered" in told
    await notebook.passes(DAY)
    told = await notebook.read()
    assert "thread: open seat" in told
    assert "alice: your seat is offered" in told
    offer = next(post for post in stage.posts() if any("|take_seat|" in b["custom_id"] for b in buttons(post)))
    cleo = stage.person("cleo")
    assert "You now have a seat at table 1." in await stage.press(cleo, "Take this seat", offer)
    told = await notebook.read()
    assert told.count("thread: taken") == 1
    take = next(one["custom_id"] for one in buttons(offer) if "|take_seat|" in one["custom_id"])
    assert "no longer free" in await stage.forge(stage.person("dan"), stage.stored(offer), take)  # an old client
    assert (await stage.host.reads.info(1, BOT)).seats[0].user == cleo.id


@pytest.mark.slow
async def test_the_question_shows_who_wants_what(stage: DiscordStage) -> None:
    alice, bob, cleo = (stage.person(name) for name in ("alice", "bob", "cleo"))
    await stage.start(alice, bob, cleo, clock="quick")
    await bids(stage, alice="3", bob="0", cleo="0")
    deadline = (await stage.host.reads.info(1, BOT)).seats[0].deadline
    assert deadline is not None
    await stage.passes(deadline - stage.clock.now().timestamp() + 60)
    asked = stage.newest()
    assert "everybody can see it" in await stage.press(bob, "Offer the seat", asked)
    assert "- Offer the seat: Bob" in texts(stage.newest())
    assert "everybody can see it" in await stage.press(cleo, "Wait", asked)
    said = texts(stage.newest())
    assert ("- Wait: Cleo" in said, "- Offer the seat: Bob" in said) == (True, True)
    await stage.press(cleo, "Stand-in for this turn", asked)
    settled = next(post for post in stage.posts() if post.id == asked.id)
    assert ("- Stand-in for this turn: Cleo" in texts(settled), buttons(settled)) == (True, [])


@pytest.mark.slow
async def test_who_closed_direct_messages_is_reminded_in_the_thread_once(stage: DiscordStage) -> None:
    alice, _, notebook = await begin(stage, "2030-06-03 12:00")
    closed = alice.user.dm_channel.id
    stage.env.inject_error("POST", f"/channels/{closed}/messages", status=403, code=50007, times=None)
    await notebook.passes(DAY)
    assert await notebook.read() == ["thread: reminder"]
    await stage.restart()
    assert await notebook.read() == []
    stage.env.backend.faults.clear()


@pytest.mark.slow
async def test_reminders_of_many_tables_are_one_message(stage: DiscordStage) -> None:
    alice, bob, notebook = await begin(stage, "2030-06-03 12:00")
    for seed in ("t", "u"):
        await stage.start(alice, bob, clock="daily", seed=seed)
    await stage.host.due.act()
    await notebook.read()
    await notebook.passes(DAY)
    told = [line for line in await notebook.read() if "reminder" in line and line.startswith("alice")]
    assert told == ["alice: reminder of three"]


@pytest.mark.slow
async def test_after_days_in_which_the_bot_was_down_one_word_is_said(stage: DiscordStage) -> None:
    _, _, notebook = await begin(stage, "2030-06-03 12:00")
    await stage.bot.remove_cog("OutboxPoster")
    stage.clock.later += timedelta(days=4)
    await stage.restart()
    await notebook.passes(60)
    assert sorted(await notebook.read()) == ["alice: your time is up", "thread: out of time"]


@pytest.mark.slow
async def test_the_next_table_is_one_press_away(stage: DiscordStage) -> None:
    alice, bob, _ = await begin(stage, "2030-06-03 12:00")
    await stage.start(alice, bob, seed="t")
    await stage.move(alice)
    await stage.press(alice, "3")
    said = await stage.press(alice, "Lock in")
    assert "✓" in said
    assert "Bazaar · table 1" in await stage.press(alice, "Next table")


@pytest.mark.slow
async def test_a_seat_changes_hands_in_a_secret_phase_and_nobody_learns_anything(stage: DiscordStage) -> None:
    """Alice has bid, not locked in, and is gone; Cleo takes the seat before the stand-in has touched it."""
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, clock="quick")
    await stage.move(alice)
    await stage.press(alice, "3")
    for picks in (["n:0"], ["lock"]):
        await stage.host.answers.answer(1, Person(bob.id), None, picks)
    await stage.settle()
    notebook = Notebook(stage)
    await notebook.read()
    await notebook.passes(3 * DAY)
    assert "thread: out of time" in await notebook.read()
    stage.host._computers.rouse = lambda table: None  # type: ignore[method-assign]  # it is still thinking
    await stage.press(bob, "Offer the seat", stage.newest())
    await notebook.passes(DAY + 60)
    before = stage.posts()
    told = [line for line in await notebook.read() if line.startswith("thread")]
    assert told[-2:] == ["thread: open seat", "thread: organiser"]
    cleo = stage.person("cleo")
    await stage.press(cleo, "Take this seat", stage.posts()[-2])
    await stage.settle()
    told = await notebook.read()
    assert told[0] == "thread: taken"
    new = [texts(post) for post in stage.posts() if post.id not in {one.id for one in before}]
    assert [said for said in new if "bid" in said.casefold() and "3" in said] == []
    assert "Lock in" in labels_of(stage, await stage.move(cleo), cleo)  # she goes on from Alice's bid
    await stage.press(cleo, "Lock in")
    await stage.settle()
    assert (await stage.host.reads.log(1, BOT))[0].events


def labels_of(stage: DiscordStage, said: str, who: MemberActor) -> list[str]:
    """The buttons of the panel somebody has open."""
    assert said
    return [one["label"] for one in buttons(stage.panel(who))]
