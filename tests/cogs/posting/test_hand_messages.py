"""Hidden hands come by direct message; a closed one is no obstacle."""

from __future__ import annotations

import discord
import pytest
from simcord.actors import MemberActor

from host import Person
from testkit.discord.shown import alts, buttons, labels, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.scenes import Drawn, bids


def hands(person: MemberActor) -> list[discord.Message]:
    """The messages with a hand in somebody's direct channel."""
    return [m for m in person.user.dm_channel.history() if buttons(m)[0]["custom_id"].endswith("|hand|")]


async def peek(stage: DiscordStage, alice: MemberActor, bob: MemberActor) -> None:
    """Play until Alice has taken a hidden card."""
    before = len((await stage.host.reads.view(1, Person(alice.id))).hand)
    for _ in range(200):
        for person in (alice, bob):
            question = await stage.host.reads.question(1, Person(person.id))
            if question is None:
                continue
            wanted = [o.id for o in question.options if o.id == "peek" or o.id.startswith("buy:")]
            if person is bob:
                wanted = [o.id for o in question.options if o.id in ("skip", "end", "lock", "n:0")]
            picks = wanted[:1] or ([] if question.min == 0 else [question.options[0].id])
            await stage.host.answers.answer(1, Person(person.id), question.step, picks)
        if len((await stage.host.reads.view(1, Person(alice.id))).hand) > before:
            await stage.host.answers.answer(1, Person(alice.id), None, ["end"])
            await stage.settle()
            return
    raise AssertionError("Alice never took a card")


@pytest.mark.slow
async def test_a_hand_arrives_as_a_picture(stage: DiscordStage, drawn: Drawn) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    for person in (alice, bob):
        (card,) = (await stage.host.reads.view(1, Person(person.id))).hand
        (message,) = hands(person)
        assert alts(message) == [card.title()]
        assert card.title() not in texts(message), "everything is said once"
        assert labels(message) == ["Hand", "My move"]


@pytest.mark.slow
async def test_a_changed_hand_takes_the_place_of_the_old_one(stage: DiscordStage, drawn: Drawn) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, seed="s")
    first = hands(alice)[0]
    await peek(stage, alice, bob)
    (newest,) = hands(alice)
    assert newest.id != first.id
    assert len(alts(newest)[0].split(", ")) == 2


@pytest.mark.slow
async def test_after_a_restart_the_old_hand_is_found_and_deleted(stage: DiscordStage, drawn: Drawn) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, seed="s")
    await stage.restart()
    await peek(stage, alice, bob)
    assert len(hands(alice)) == 1
    assert len(alts(hands(alice)[0])[0].split(", ")) == 2


@pytest.mark.slow
@pytest.mark.parametrize("code", [50007, 50278])
async def test_a_closed_direct_channel_is_said_once_and_the_button_works(
    stage: DiscordStage, drawn: Drawn, code: int
) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    closed = alice.user.dm_channel.id
    stage.env.inject_error("POST", f"/channels/{closed}/messages", status=403, code=code, times=None)
    await stage.start(alice, bob, seed="s")
    kindly = phrase("ui.post.dm_closed", player="Alice")
    assert sum(kindly in texts(post) for post in stage.posts()) == 1
    assert await stage.host.notices.pending() == []
    await stage.restart()
    await peek(stage, alice, bob)
    assert sum(kindly in texts(post) for post in stage.posts()) == 1
    await stage.press(alice, "Hand", next(post for post in stage.posts() if kindly in texts(post)))
    assert len(alts(stage.panel(alice))) == 1
    assert len(hands(bob)) == 1


@pytest.mark.slow
async def test_nobody_else_gets_a_hand(stage: DiscordStage, drawn: Drawn) -> None:
    alice, bob, carol = stage.person("alice"), stage.person("bob"), stage.person("carol")
    await stage.start(alice, bob)
    said = await stage.press(carol, "Hand", stage.posts()[0])
    assert phrase("host.mistake.not_seated", table=1) in said
    await bids(stage, alice="1", bob="0")
    assert carol.user.dm_channel.history() == []


@pytest.mark.slow
async def test_a_game_without_pictures_sends_no_empty_hand(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    assert hands(alice) == []
    assert await stage.host.notices.pending() == []
