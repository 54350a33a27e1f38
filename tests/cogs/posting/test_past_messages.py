"""Messages of a thread that are over lose their buttons and say how it ended."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from host import BOT, Person
from host.consents import DAY_SECONDS, OBJECTION_SECONDS, SILENT_SECONDS
from testkit.discord.shown import alts, buttons, labels, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.scenes import bids_at_once

pytestmark = pytest.mark.slow


async def begun(stage: DiscordStage) -> tuple[MemberActor, MemberActor]:
    """Alice is on the move; nobody sleeps."""
    alice, bob = stage.person("alice"), stage.person("bob")
    for one in (alice, bob):
        await stage.host.users.set(one.id, quiet_from=0, quiet_to=0)
    await stage.start(alice, bob)
    await bids_at_once(stage, alice="3", bob="0")
    return alice, bob


async def play(stage: DiscordStage, who: MemberActor) -> None:
    """A turn in which nothing is done."""
    for pick in ("skip", "end"):
        await stage.host.answers.answer(1, Person(who.id), None, [pick])
    await stage.settle()


@pytest.mark.parametrize("restarts", [False, True])
@pytest.mark.usefixtures("drawn")
async def test_only_the_newest_message_has_my_move(stage: DiscordStage, restarts: bool) -> None:
    alice, _ = await begun(stage)
    if restarts:
        await stage.restart()
    called = stage.newest()
    assert "My move" in labels(called)
    assert alts(called), "it has the board"
    await play(stage, alice)
    called = next(one for one in stage.posts() if one.id == called.id)
    assert not buttons(called)
    assert texts(called).endswith(phrase("ui.past.move"))
    assert f"<@{alice.id}>" in texts(called), "what it said stays"
    assert alts(called), "and its picture"
    assert [one for one in stage.posts() if "My move" in labels(one)] == [stage.newest()]


@pytest.mark.usefixtures("drawn")
async def test_after_a_game_against_computers_its_first_message_shows_no_old_board(stage: DiscordStage) -> None:
    """Nothing was posted since, so it has the board of the beginning still."""
    alice = stage.person("alice")
    await stage.slash(alice, "table new", where=stage.channel, game="bazaar", computers=1, start=True)
    await stage.settle()
    table = await stage.host.reads.info(1, BOT)
    stage.thread = ChannelHandle(stage.env, stage.guild, stage.env.backend.get_channel(table.thread or 0))
    first = stage.newest()
    assert alts(first)
    await stage.host.lobby.close(1, Person(alice.id))
    await stage.settle()
    first = next(one for one in stage.posts() if one.id == first.id)
    assert texts(first).endswith(phrase("ui.past.closed"))
    assert not alts(first)


@pytest.mark.parametrize("yes", [True, False])
async def test_a_vote_says_how_it_ended(stage: DiscordStage, yes: bool) -> None:
    alice, bob = await begun(stage)
    await stage.host.consent.propose(1, Person(alice.id), "pace", "daily")
    await stage.settle()
    vote = stage.newest()
    assert len(buttons(vote)) == 2
    await play(stage, alice)
    assert buttons(next(one for one in stage.posts() if one.id == vote.id)), "it is still open"
    await stage.press(bob, labels(vote)[0 if yes else 1], vote)
    await stage.settle()
    vote, news = (next(one for one in stage.posts() if one.id == vote.id), stage.newest())
    assert not buttons(vote)
    assert texts(vote).splitlines()[-1].removeprefix("-# ") in texts(news)


@pytest.mark.parametrize("restarts", [False, True])
@pytest.mark.parametrize("yes", [True, False])
async def test_a_vote_by_direct_message_says_how_it_ended(stage: DiscordStage, yes: bool, restarts: bool) -> None:
    """Of who reads another language, in that one."""
    alice, bob = await begun(stage)
    await stage.host.users.set(bob.id, language="uk")
    await stage.host.consent.propose(1, Person(alice.id), "pace", "daily")
    await stage.settle()
    vote, copy = stage.newest(), bob.user.dm_channel.history()[-1]
    assert len(buttons(copy)) == 2
    if restarts:
        await stage.restart()
    await stage.press(bob, labels(vote)[0 if yes else 1], vote)
    await stage.settle()
    over = next(one for one in bob.user.dm_channel.history() if one.id == copy.id)
    assert not buttons(over)
    assert texts(over).startswith(texts(copy)), "what was asked stays"
    ended = texts(over).removeprefix(texts(copy)).strip().removeprefix("-# ")
    thread = texts(next(one for one in stage.posts() if one.id == vote.id)).splitlines()[-1].removeprefix("-# ")
    assert ended
    assert ended != thread, "it is said in Ukrainian"


async def test_a_seat_that_was_taken_says_by_whom(stage: DiscordStage) -> None:
    alice, _ = await begun(stage)
    await play(stage, alice)
    await stage.passes(SILENT_SECONDS)
    await stage.host.consent.propose(1, Person(alice.id), "replace", "1")
    await stage.passes(OBJECTION_SECONDS + DAY_SECONDS)
    offer = next(one for one in stage.posts() if any("take_seat" in b["custom_id"] for b in buttons(one)))
    cleo = stage.person("cleo")
    await stage.press(cleo, labels(offer)[0], offer)
    await stage.settle()
    offer = next(one for one in stage.posts() if one.id == offer.id)
    assert not buttons(offer)
    assert phrase("ui.past.taken", player="Cleo") in texts(offer)


async def test_a_letter_that_called_somebody_says_that_they_have_played(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.host.users.set(alice.id, route="dm", quiet_from=0, quiet_to=0)
    await stage.start(alice, bob)
    await bids_at_once(stage, alice="3", bob="0")
    letter = alice.user.dm_channel.history()[-1]
    assert "My move" in labels(letter)
    await play(stage, alice)
    letter = next(one for one in alice.user.dm_channel.history() if one.id == letter.id)
    assert not buttons(letter)
    assert phrase("ui.past.played") in texts(letter)
    assert (await stage.host.reads.info(1, BOT)).status == "running"
