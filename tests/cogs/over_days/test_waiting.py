"""What somebody reads who is waited for: without a clock, and as the last one of all."""

from __future__ import annotations

import re
from datetime import timedelta

import pytest
from simcord.actors import MemberActor

from host import Person
from testkit.discord.shown import labels, silent, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase

pytestmark = pytest.mark.slow

DAY = 86_400.0
HOUR = 3600.0


async def three(stage: DiscordStage, clock: str, route: str = "both") -> list[MemberActor]:
    """Alice, Bob and Cleo, who do not sleep, begin to bid."""
    people = [stage.person(name) for name in ("alice", "bob", "cleo")]
    for one in people:
        await stage.host.users.set(one.id, quiet_from=0, quiet_to=0)
    await stage.host.users.set(people[2].id, route=route)
    await stage.host.due.act()
    await stage.start(*people, clock=clock)
    return people


async def bid(stage: DiscordStage, *people: MemberActor) -> None:
    for one in people:
        for pick in ("n:1", "lock"):
            await stage.host.answers.answer(1, Person(one.id), None, [pick])
    await stage.settle()


async def test_the_last_one_reads_so_with_a_button_to_move(stage: DiscordStage) -> None:
    alice, bob, cleo = await three(stage, "daily")
    await bid(stage, alice, bob)
    await stage.passes(2 * HOUR)
    (letter,) = cleo.user.dm_channel.history()[-1:]
    assert phrase("days.last", n=1) in texts(letter)
    assert "time runs out" in texts(letter)
    assert (labels(letter), silent(letter)) == (["My move at table 1"], False)
    assert phrase("days.last.mark") in await stage.slash(cleo, "next")


async def test_who_is_called_in_threads_reads_it_there(stage: DiscordStage) -> None:
    alice, bob, cleo = await three(stage, "none", route="thread")
    await bid(stage, alice, bob)
    await stage.passes(2 * HOUR)
    assert phrase("days.last.here", player=f"<@{cleo.id}>") in texts(stage.newest())


async def test_without_a_clock_a_reminder_names_no_hour_and_the_question_no_time(stage: DiscordStage) -> None:
    alice, bob, cleo = await three(stage, "none")
    await stage.passes(1.1 * DAY)
    (letter,) = cleo.user.dm_channel.history()[-1:]
    assert phrase("days.reminder", n=1) in texts(letter)
    assert "runs out" not in texts(letter)
    await bid(stage, alice, bob)
    await stage.passes(6 * DAY)
    assert "We are still waiting for Cleo" in texts(stage.newest())
    await stage.press(alice, "Wait", stage.newest())
    newest = texts(stage.newest())
    assert ("We are still waiting for Cleo" in newest, "out of time" in newest) == (True, False)
    said = [texts(letter) for letter in cleo.user.dm_channel.history()]
    assert phrase("days.yours.waited", table=1) in said[-1]


async def test_after_an_outage_the_thread_names_the_new_times_and_rings_nobody(stage: DiscordStage) -> None:
    """Cleo is late and the others were asked about it and about a break, when the bot goes down for two days."""
    alice, bob, _ = await three(stage, "daily")
    await bid(stage, alice, bob)
    await stage.passes(1.1 * DAY)
    await stage.slash(bob, "table pause")
    await stage.settle()
    await stage.host.outages.beat()
    stage.clock.later += timedelta(days=2)
    await stage.host.outages.beat()
    await stage.host.due.act()
    await stage.settle()
    post = stage.newest()
    assert phrase("days.outage") in texts(post)
    assert {"Wait", "Stand-in for this turn", "Offer the seat", "Agree", "Rather not"} == set(labels(post))
    named = [int(found) for found in re.findall(r"(?:by|on|until) <t:(\d+):f>", texts(post))]
    assert [moment > stage.clock.now().timestamp() for moment in named] == [True, True]
    assert silent(post)
    await stage.press(alice, "Wait", post)
    assert "Agree" in labels(stage.newest())  # what else is asked there stays
    await stage.press(alice, "Stand-in for this turn", post)
    await stage.settle()
    assert any(phrase("days.news.late_standin", player="Cleo") in texts(one) for one in stage.posts())
