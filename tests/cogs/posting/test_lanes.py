"""Lanes are independent: what waits, fails or hangs in one place costs no other place anything."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from cogs.clicks import request_limits
from cogs.posting import outbox
from host import Person
from testkit.discord.shown import texts
from testkit.discord.stage import DiscordStage
from testkit.host_play import shut
from testkit.phrases import phrase


async def two_tables(stage: DiscordStage) -> tuple[MemberActor, MemberActor, ChannelHandle]:
    """Two tables that were both told; returns the first one's thread, too."""
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    first = stage.thread
    await stage.start(alice, bob, seed="t")
    return alice, bob, first


async def bid_at(stage: DiscordStage, table: int, *people: MemberActor) -> None:
    for person in people:
        await stage.host.answers.answer(table, Person(person.id), None, ["n:0"])
        await stage.host.answers.answer(table, Person(person.id), None, ["lock"])


@pytest.mark.slow
async def test_a_thread_that_does_not_answer_holds_up_no_other_table(stage: DiscordStage) -> None:
    alice, bob, first = await two_tables(stage)
    stage.connection.hangs.add(("POST", f"/channels/{first.id}/messages"))
    await bid_at(stage, 1, alice, bob)
    await stage.until(lambda: stage.connection.hanging == 1)
    await bid_at(stage, 2, alice, bob)
    await stage.until(lambda: len(stage.posts()) == 2)
    assert stage.connection.hanging == 1
    assert len(first.history()) == 1
    stage.connection.hangs.clear()


@pytest.mark.slow
async def test_more_hanging_threads_than_fit_hold_up_nobody(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither those who are told for the first time nor those who have failed once and are well again."""
    alice, bob, first = await two_tables(stage)
    poster = stage.bot.wired.outbox
    monkeypatch.setattr(poster, "_further_tries", asyncio.Semaphore(1))
    monkeypatch.setattr(request_limits, "REQUEST_SECONDS", 0.5)
    stage.connection.hangs.add(("POST", f"/channels/{first.id}/messages"))
    stage.connection.hangs.add(("POST", f"/channels/{stage.thread.id}/messages"))
    await bid_at(stage, 1, alice, bob)
    await bid_at(stage, 2, alice, bob)
    await stage.settle()
    assert sum(one.failing for one in await stage.host.notices.waiting()) == 2
    monkeypatch.setattr(request_limits, "REQUEST_SECONDS", 600.0)
    stage.connection.hangs.discard(("POST", f"/channels/{stage.thread.id}/messages"))
    await stage.host.notices.hurry(table=1)
    poster.wake()
    await stage.until(lambda: stage.connection.hanging == 1)
    await stage.host.notices.hurry(table=2)
    poster.wake()
    await stage.until(lambda: len(stage.posts()) == 2)
    assert stage.connection.hanging == 1
    stage.connection.hangs.clear()


@pytest.mark.slow
async def test_whoever_must_decide_hears_of_it_while_the_thread_hangs(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One try without an answer is long enough: the next player is told by direct message, and why."""
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    monkeypatch.setattr(request_limits, "REQUEST_SECONDS", 0.5)
    monkeypatch.setattr(outbox, "SECONDS_UNTIL_BLOCKED", 0.0)
    stage.connection.hangs.add(("POST", f"/channels/{stage.thread.id}/messages"))
    await bid_at(stage, 1, alice, bob)
    await stage.settle()
    told = [texts(one) for user in (alice, bob) for one in user.user.dm_channel.history()]
    assert sum(phrase("ui.thread.no_answer") in one for one in told) == 1
    stage.connection.hangs.clear()


@pytest.mark.slow
async def test_a_direct_message_that_does_not_answer_holds_up_no_thread(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.host.users.set(alice.id, route="dm")
    await stage.start(alice, bob)
    stage.connection.hangs.add(("POST", f"/channels/{alice.user.dm_channel.id}/messages"))
    await bid_at(stage, 1, alice, bob)
    await stage.until(lambda: len(stage.posts()) == 2 and stage.connection.hanging == 1)
    for pick in ("skip", "end"):
        await stage.host.answers.answer(1, Person(alice.id), None, [pick])
    await stage.until(lambda: len(stage.posts()) == 3)
    assert stage.connection.hanging == 1
    stage.connection.hangs.clear()


@pytest.mark.slow
async def test_a_request_without_an_answer_ends_at_its_deadline_and_is_told_once(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(request_limits, "REQUEST_SECONDS", 0.5)
    alice, bob = stage.person("alice"), stage.person("bob")
    stage.connection.hangs.add(("POST", r"/channels/\d+/messages"))
    await stage.start(alice, bob)
    (waiting,) = await stage.host.notices.waiting()
    assert waiting.error == "TimeoutError"
    stage.connection.hangs.clear()
    await stage.env.advance_time(30)
    await stage.settle()
    assert len(stage.posts()) == 1
    assert await stage.host.notices.pending() == []


async def test_every_request_of_the_bot_has_a_deadline(stage: DiscordStage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(request_limits, "REQUEST_SECONDS", 0.5)
    stage.connection.hangs.add(("GET", r"/channels/\d+"))
    with pytest.raises(TimeoutError):
        await stage.bot.fetch_channel(stage.channel.id)


@pytest.mark.slow
async def test_what_has_to_wait_longer_for_a_limit_waits_as_long_as_discord_asks(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:

    async def limited(*_: Any) -> None:
        raise discord.RateLimited(300.0)

    poster = stage.bot.wired.outbox
    alice, bob = stage.person("alice"), stage.person("bob")
    with monkeypatch.context() as patch:
        patch.setitem(poster.handlers, "started", limited)
        await stage.start(alice, bob)
    await stage.env.advance_time(290)
    await stage.settle()
    assert stage.posts() == []
    await stage.env.advance_time(30)
    await stage.settle()
    assert len(stage.posts()) == 1


@pytest.mark.slow
async def test_within_a_lane_the_order_holds_whatever_fails(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    stage.env.inject_error("POST", "/channels/*/messages", status=500, times=3)
    await stage.start(alice, bob)
    await bid_at(stage, 1, alice, bob)
    await shut(stage.host, 1)
    for _ in range(6):
        await stage.env.advance_time(60)
        await stage.settle()
    started, turn, closed = map(texts, stage.posts())
    assert "The game begins." in started
    assert "What happened:" in turn
    assert phrase("ui.post.closed") in closed
    assert outbox.FIRST_TRIES_AT_ONCE > outbox.FURTHER_TRIES_AT_ONCE
