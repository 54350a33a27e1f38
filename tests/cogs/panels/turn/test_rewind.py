"""Going back by clicks: asked for, agreed to, refused, expired, overtaken; told once, whatever restarts in between."""

from __future__ import annotations

from datetime import timedelta
from random import Random

import discord
import pytest
from simcord.actors import MemberActor

from cogs.messages.reader import Reader
from cogs.posting.thread_messages import over_message
from engine.core.result import Result, Score
from host import Person
from testkit.discord.shown import buttons, labels, silent, texts
from testkit.discord.stage import DiscordStage
from testkit.host_play import answer_any
from testkit.phrases import phrase
from testkit.questions import table_info
from testkit.rotation import by_turns
from testkit.scenes import bids_at_once
from tests.cogs.controls import ended


async def wish(stage: DiscordStage) -> tuple[MemberActor, MemberActor]:
    """Alice has ended her turn, and asks to take that back."""
    alice, bob = await ended(stage)
    said = await stage.slash(alice, "undo")
    assert phrase("back.choice", label="End turn") in said
    assert phrase("back.all", players="Bob") in said
    assert phrase("back.sent") in await stage.press(alice, "Ask the others")
    await stage.settle()
    return alice, bob


def said_of(stage: DiscordStage, words: str) -> int:
    """How many messages of the thread say that, but for the vote itself, which says in small print how it ended."""
    said = [line for message in stage.posts() for line in texts(message).splitlines() if not line.startswith("-# ")]
    return sum(words in line for line in said)


@pytest.mark.slow
async def test_it_is_asked_in_the_thread_and_done_with_the_last_consent(stage: DiscordStage) -> None:
    alice, bob = await wish(stage)
    asked = stage.newest()
    assert phrase("back.asked", player="Alice") in texts(asked)
    assert f"<@{bob.id}>: do you agree?" in texts(asked)
    assert "hidden" in texts(asked)
    assert labels(asked) == ["Agree", "Refuse", "Board"]
    await stage.restart()
    assert "Taken back." in await stage.press(bob, "Agree", asked)
    await stage.settle()
    assert said_of(stage, phrase("back.done")) == 1
    assert f"<@{alice.id}>" in texts(stage.newest())
    await stage.move(alice)
    assert "End turn" in labels(stage.panel(alice))
    assert phrase("back.log_of", player="Alice") in await stage.slash(bob, "log", since="start")
    assert "no longer open" in await stage.forge(bob, stage.stored(asked), buttons(asked)[0]["custom_id"])
    await stage.restart()
    assert said_of(stage, phrase("back.done")) == 1


@pytest.mark.slow
async def test_it_is_refused(stage: DiscordStage) -> None:
    alice, bob = await wish(stage)
    asked = stage.newest()
    assert phrase("back.mistake.own") in await stage.press(alice, "Agree", asked)
    assert phrase("back.left") in await stage.press(bob, "Refuse", asked)
    await stage.settle()
    assert said_of(stage, phrase("back.refused", player="Bob")) == 1
    assert await stage.host.reads.question(1, Person(bob.id)) is not None


@pytest.mark.slow
async def test_it_is_withdrawn(stage: DiscordStage) -> None:
    alice, _ = await wish(stage)
    await stage.press(alice, "Refuse", stage.newest())
    await stage.settle()
    assert said_of(stage, phrase("back.withdrawn")) == 1


@pytest.mark.slow
async def test_it_expires_after_a_day_also_if_nobody_was_there(stage: DiscordStage) -> None:
    await wish(stage)
    stage.clock.later += timedelta(days=2)
    await stage.restart()
    await stage.host.due.act()
    await stage.settle()
    assert said_of(stage, phrase("back.expired")) == 1
    await stage.restart()
    assert said_of(stage, phrase("back.expired")) == 1


@pytest.mark.slow
async def test_it_is_overtaken_by_play(stage: DiscordStage) -> None:
    _, bob = await wish(stage)
    asked = stage.newest()
    await stage.move(bob)
    await stage.press(bob, "Skip")
    await stage.settle()
    assert said_of(stage, "Play has gone on") == 1
    assert "no longer open" in await stage.forge(bob, stage.stored(asked), buttons(asked)[0]["custom_id"])


@pytest.mark.slow
async def test_who_hears_of_everything_by_direct_message_can_agree_there(stage: DiscordStage) -> None:
    alice, bob = await ended(stage)
    await stage.host.users.set(bob.id, route="dm")
    await stage.slash(alice, "undo")
    await stage.press(alice, "Ask the others")
    await stage.settle()
    called = bob.user.dm_channel.history()[-1]
    assert "do you agree?" in texts(called)
    assert "Taken back." in await stage.press(bob.user, "Agree", called)


@pytest.mark.slow
@pytest.mark.parametrize(("route", "rings"), [("both", False), ("dm", True)])
async def test_who_is_called_in_the_thread_is_not_called_a_second_time(
    stage: DiscordStage, route: str, rings: bool
) -> None:
    alice, bob = await ended(stage)
    await stage.host.users.set(bob.id, route=route)
    await stage.slash(alice, "table pause")
    await stage.settle()
    letters = len(bob.user.dm_channel.history())
    await stage.slash(alice, "undo")
    await stage.press(alice, "Ask the others")
    await stage.settle()
    heard = bob.user.dm_channel.history()
    assert [silent(asked) for asked in heard[letters:]] == [False] * rings
    assert rings is any(labels(asked) == ["Agree", "Rather not"] and not silent(asked) for asked in heard)


@pytest.mark.slow
async def test_the_organiser_goes_back_to_an_earlier_turn(stage: DiscordStage) -> None:
    alice, bob = await ended(stage)
    assert "organiser" in await stage.slash(bob, "table rewind", turn=0)
    assert "cannot go back to turn 9" in await stage.slash(alice, "table rewind", turn=9)
    await stage.slash(alice, "table rewind", turn=0)
    await stage.press(alice, "Ask the others")
    await stage.settle()
    await stage.press(bob, "Agree", stage.newest())
    await stage.settle()
    assert "decides in secret" in texts(stage.newest())
    assert await stage.host.reads.turns(1, Person(bob.id)) == 0


@by_turns(1, 3)
async def test_alone_what_an_automa_turned_over_is_seen_and_said(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    lobby, me = stage.host.lobby, Person(alice.id, guild=stage.guild.id)
    options = {"difficulty": "easy", "starting_draft": "random"}
    table = await lobby.create(
        "nippon", me, "Alice", options, guild=stage.guild.id, channel=stage.channel.id, language="en"
    )
    await stage.place(table)
    await lobby.start(table.id, me, seed="s", shuffle=False)
    rng, told = Random(2), list[str]()
    while "nippon.log.automa_token" not in told:
        await answer_any(stage.host, table.id, rng, [alice.id])
        told = [event.kind for turn in await stage.host.reads.log(table.id, me) for event in turn.events]
    await stage.settle()
    said = await stage.slash(alice, "undo", table=table.id)
    assert phrase("back.shown", n=1) in said
    assert phrase("back.alone.seen") in said
    assert phrase("back.gone_back") in await stage.press(alice, "Take it back")
    await stage.settle()
    assert said_of(stage, phrase("back.done.alone")) == 1
    assert said_of(stage, phrase("back.done")) == 0
    assert phrase("back.log_seen", player="Alice") in await stage.slash(alice, "log", since="start", table=table.id)


def test_the_result_says_how_often_somebody_alone_knew_what_comes() -> None:
    result, reader = Result((Score(0, 1, 41, ()),), (0,)), Reader("en", ("Ann",))
    for times in (0, 1, 2):
        message = over_message(table_info(seats=1), reader, result, seen_back=times)
        said = "\n".join(part.content for part in message.parts if isinstance(part, discord.ui.TextDisplay))
        assert [n for n in (1, 2) if phrase("back.result", n=n) in said] == ([times] if times else [])


@pytest.mark.slow
async def test_the_turns_to_go_back_to_are_listed_with_what_happened(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    assert await alice.autocomplete(stage.thread, "table rewind", "turn", "") == []
    await bids_at_once(stage, alice="3", bob="0")
    (first,) = await alice.autocomplete(stage.thread, "table rewind", "turn", "")
    assert first["value"] == 0
    assert first["name"].startswith("0 · Alice bids 3.")
