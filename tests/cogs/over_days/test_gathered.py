"""Nobody is rung asleep or away: the thread names them without ringing, and one message comes when they may hear."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from simcord.actors import MemberActor

from engine.core.text import text
from host import GatheredCall, Person
from testkit.discord.shown import labels, silent, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.scenes import Drawn, bids_at_once
from tests.cogs.over_days.notebook import Ledger, wakes
from tests.cogs.over_days.test_three_weeks import DAY, turn_of

WARSAW, NEW_YORK = "Europe/Warsaw", "America/New_York"
ZONES = {"alice": WARSAW, "bob": NEW_YORK, "cleo": WARSAW}
HOUR = 3600.0


async def morning(stage: DiscordStage, clock: str = "", **bob: Any) -> tuple[MemberActor, MemberActor, Ledger]:
    """Ten o'clock in Warsaw, four at night in New York; it is Alice's turn, then Bob's, who sleeps until eight."""
    moment = datetime(2030, 6, 3, 10, tzinfo=ZoneInfo(WARSAW)).astimezone(UTC)
    stage.clock.later += moment - stage.clock.now()
    alice, sleeper = stage.person("alice"), stage.person("bob")
    await wakes(stage, alice, WARSAW)
    await wakes(stage, sleeper, NEW_YORK)
    if bob:
        await stage.host.users.set(sleeper.id, **bob)
    await stage.start(alice, sleeper, clock=clock)
    await bids_at_once(stage, alice="3", bob="0")
    await stage.settle()
    return alice, sleeper, Ledger(stage, ZONES)


@pytest.mark.parametrize("route", ["both", "dm", "thread", "none"])
@pytest.mark.slow
async def test_a_turn_at_night_is_told_in_the_morning_once(stage: DiscordStage, route: str) -> None:
    alice, bob, ledger = await morning(stage, route=route)
    await turn_of(stage, alice)
    assert f"<@{bob.id}>" in texts(stage.newest())
    await stage.restart()
    await ledger.passes(4 * HOUR - 60)
    assert ledger.of(bob, rings=False) == []
    await ledger.passes(2 * HOUR)
    heard = ledger.of(bob, rings=False)
    place = "thread" if route == "thread" else "dm"
    assert [(one.when.strftime("%H:%M"), one.place, one.rings) for one in heard] == [("08:00", place, True)] * (
        route != "none"
    )
    assert all(phrase("days.gathered.turns") in one.said for one in heard)
    await ledger.passes(DAY)
    assert ledger.of(bob, rings=False) == []


@pytest.mark.slow
async def test_what_was_done_at_night_is_not_told_in_the_morning(stage: DiscordStage) -> None:
    alice, bob, ledger = await morning(stage)
    await turn_of(stage, alice)
    await turn_of(stage, bob)
    while await stage.host.reads.question(1, Person(bob.id)) is not None:
        await turn_of(stage, bob)
    await ledger.passes(6 * HOUR)
    assert ledger.of(bob, rings=False) == []


@pytest.mark.slow
async def test_turn_proposal_and_invitation_of_a_night_are_one_message_with_their_buttons(stage: DiscordStage) -> None:
    alice, bob, ledger = await morning(stage)
    await turn_of(stage, alice)
    await stage.slash(alice, "table pause")
    lobby = await stage.host.lobby.create(
        "bazaar", Person(alice.id), "Alice", {}, guild=stage.guild.id, channel=stage.channel.id
    )
    await stage.slash(alice, "table invite", where=stage.channel, user=bob.user, table=lobby.id)
    await ledger.passes(5 * HOUR)
    assert [(one.when.strftime("%H:%M"), one.place) for one in ledger.of(bob)] == [("08:00", "dm")]
    letter = bob.user.dm_channel.history()[-1]
    assert not silent(letter)
    assert {"Agree", "Rather not", "Join"} < set(labels(letter))
    assert phrase("days.consent.settled") in await stage.press(bob.user, "Agree", letter)
    assert (await stage.host.reads.info(1, Person(bob.id))).paused_at is not None


@pytest.mark.slow
async def test_a_proposal_that_was_taken_back_at_night_is_not_told(stage: DiscordStage) -> None:
    alice, bob, ledger = await morning(stage)
    await stage.slash(alice, "table pause")
    await stage.settle()
    await stage.press(alice, "Rather not", stage.newest())
    await ledger.passes(5 * HOUR)
    assert ledger.of(bob) == []


@pytest.mark.slow
async def test_on_vacation_nobody_is_rung_and_afterwards_one_message_tells_everything(stage: DiscordStage) -> None:
    alice, bob, ledger = await morning(stage, quiet_from=0, quiet_to=0)
    until = stage.clock.now() + timedelta(days=3)
    await stage.host.away.go(bob.id, until.timestamp())
    await ledger.passes(60)
    await turn_of(stage, alice)
    await stage.start(alice, bob, seed="t")
    await ledger.passes(3 * DAY - HOUR)
    assert ledger.of(bob) == []
    await ledger.passes(2 * HOUR)
    (heard,) = ledger.of(bob)
    assert heard.when.timestamp() >= until.timestamp()
    assert labels(bob.user.dm_channel.history()[-1]) == ["My move at table 1", "My move at table 2"]


@pytest.mark.slow
async def test_who_comes_back_early_hears_of_everything_then(stage: DiscordStage) -> None:
    alice, bob, ledger = await morning(stage, quiet_from=0, quiet_to=0)
    await stage.host.away.go(bob.id, (stage.clock.now() + timedelta(days=9)).timestamp())
    await ledger.passes(60)
    await turn_of(stage, alice)
    await ledger.passes(DAY)
    assert ledger.of(bob) == []
    await stage.slash(bob, "back")
    await ledger.passes(60)
    assert len(ledger.of(bob)) == 1
    await ledger.passes(DAY)
    assert ledger.of(bob) == []


@pytest.mark.parametrize(("hears", "hour"), [("gathered", "13:00"), ("19:30", "19:30")])
@pytest.mark.slow
async def test_turns_of_all_tables_come_together_when_somebody_likes_to_hear_of_them(
    stage: DiscordStage, hears: str, hour: str
) -> None:
    alice, bob, ledger = await morning(stage, hears=hears)
    await ledger.passes(6 * HOUR)  # ten o'clock in New York
    await turn_of(stage, alice)
    await ledger.passes(HOUR)
    await stage.start(alice, bob, seed="t")
    await stage.restart()
    await ledger.passes(13 * HOUR)
    assert [(one.when.strftime("%H:%M"), one.place) for one in ledger.of(bob)] == [(hour, "dm")]
    assert labels(bob.user.dm_channel.history()[-1]) == ["My move at table 1", "My move at table 2"]
    await ledger.passes(DAY)
    assert ledger.of(bob) == []


@pytest.mark.slow
async def test_who_cannot_be_written_to_is_called_in_the_thread_in_the_morning(stage: DiscordStage) -> None:
    alice, bob, ledger = await morning(stage)
    path = f"/channels/{bob.user.dm_channel.id}/messages"
    stage.env.inject_error("POST", path, status=403, code=50007, times=None)
    await turn_of(stage, alice)
    await ledger.passes(6 * HOUR)
    assert [one.when.strftime("%H:%M") for one in ledger.of(bob) if one.place == "thread"] == ["08:00"]
    stage.env.backend.faults.clear()


@pytest.mark.slow
async def test_a_turn_and_the_word_that_time_is_up_are_one_message_with_one_button(stage: DiscordStage) -> None:
    alice, bob, ledger = await morning(stage)
    await turn_of(stage, alice)
    late = GatheredCall("personal", 1, to=1, sentence=text("days.yours.late", table=1), mark="move")
    assert not await stage.host.gathering.rings(bob.id, late)
    await ledger.passes(5 * HOUR)
    assert [(one.when.strftime("%H:%M"), phrase("days.gathered.turns") in one.said) for one in ledger.of(bob)] == [
        ("08:00", False)
    ]
    assert labels(bob.user.dm_channel.history()[-1]) == ["My move", "To the table"]
    assert await stage.host.notices.pending() == []


@pytest.mark.slow
@pytest.mark.parametrize("route", ["both", "thread"])
async def test_what_discord_did_not_take_by_day_does_not_ring_at_night(stage: DiscordStage, route: str) -> None:
    alice, bob, ledger = await morning(stage, route=route)
    await turn_of(stage, alice)
    stage.env.inject_error("POST", "/channels/*/messages", status=500, times=None)
    await ledger.passes(5 * HOUR)
    ledger.of(bob)  # in vain
    stage.env.backend.faults.clear()
    stage.clock.later += timedelta(hours=14)  # eleven in the evening
    await stage.host.notices.hurry()
    stage.bot.wired.outbox.wake()
    await ledger.passes(60)
    assert ledger.of(bob) == []
    await ledger.passes(10 * HOUR)
    assert [one.when.strftime("%H:%M") for one in ledger.of(bob)] == ["08:00"]


async def stood_in_for(stage: DiscordStage, **bob: Any) -> tuple[MemberActor, MemberActor, Ledger]:
    """Bob has run out of time, and Alice has let the stand-in take his turn."""
    alice, late, ledger = await morning(stage, clock="quick", quiet_from=0, quiet_to=0, **bob)
    await turn_of(stage, alice)
    await ledger.passes(8 * HOUR)
    assert [one.place for one in ledger.of(late)][-1] == "dm"
    await stage.press(alice, "Stand-in for this turn", stage.newest())
    await ledger.passes(60)
    return alice, late, ledger


@pytest.mark.slow
async def test_whom_a_stand_in_moved_for_is_told_what_it_did_once(stage: DiscordStage) -> None:
    _, bob, ledger = await stood_in_for(stage)
    told = [one for one in ledger.of(bob) if one.place == "dm"]
    assert [phrase("days.yours.standin", table=1) in one.said for one in told] == [True]
    assert "Stand-in for Bob" in told[0].said or phrase("ui.recap.stand_in", player="Bob") in told[0].said


@pytest.mark.slow
async def test_a_hand_goes_to_nobody_whose_seat_a_stand_in_holds_until_they_are_back(
    stage: DiscordStage, drawn: Drawn
) -> None:
    alice, bob, ledger = await morning(stage, quiet_from=0, quiet_to=0)
    await stage.host.handover.stand_in(1, Person(bob.id))
    await stage.settle()
    hands = len(letters_with_hands(bob))
    for _ in range(3):
        await turn_of(stage, alice)
    assert len(letters_with_hands(bob)) == hands
    ledger.of(bob, rings=False)
    said = await stage.slash(bob, "table standin")
    assert phrase("days.seat.is_back", table=1) in said
    assert phrase("ui.post.since") in said
    assert phrase("ui.recap.stand_in", player="Bob") in said
    await ledger.look()
    assert any("hand" in one.said for one in ledger.of(bob, rings=False) if one.place == "dm")


def letters_with_hands(who: MemberActor) -> list[str]:
    return [texts(letter) for letter in who.user.dm_channel.history() if "hand" in texts(letter)]


@pytest.mark.slow
async def test_settings_say_when_one_hears_of_turns(stage: DiscordStage) -> None:
    alice, _, _ = await morning(stage)
    assert phrase("look.settings.saved") in await stage.slash(alice, "settings", rhythm="7.30")
    assert (await stage.host.users.get(alice.id)).hears == "07:30"
    await stage.choose(alice, phrase("days.hears.gathered"))
    assert (await stage.host.users.get(alice.id)).hears == "gathered"
    assert phrase("host.mistake.time_of_day", time="noon") in await stage.slash(alice, "settings", rhythm="noon")
    assert (await stage.host.users.get(alice.id)).hears == "gathered"
