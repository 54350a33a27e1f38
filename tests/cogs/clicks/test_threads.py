"""A table gets one thread, whatever gets lost on the way, and it stays awake while the table runs."""

from __future__ import annotations

import aiohttp
import discord
import pytest
from simcord.backend.models import Channel

from host import BOT, Person
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.scenes import lobby, open_table, playing


@pytest.mark.slow
async def test_a_thread_of_a_running_table_is_woken(stage: DiscordStage) -> None:
    await playing(stage)
    thread = stage.bot.get_channel(stage.thread.id)
    assert isinstance(thread, discord.Thread)
    await thread.edit(archived=True)
    await stage.settle()
    state = stage.env.backend.get_channel(stage.thread.id).thread_metadata
    assert state is not None
    assert not state.archived


def threads(stage: DiscordStage) -> list[Channel]:
    return [channel for channel in stage.env.backend.channels.values() if channel.thread_metadata is not None]


@pytest.mark.slow
@pytest.mark.parametrize("private", [False, True])
async def test_the_thread_of_a_lost_answer_is_used(stage: DiscordStage, private: bool) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await open_table(stage, alice, private=private)
    await stage.host.lobby.invite(1, Person(alice.id), bob.id)
    await stage.press(bob, "Join", lobby(stage))
    stage.connection.breaks.append(("POST", r"/channels/\d+/threads", True))
    await stage.press(alice, "Start", lobby(stage))
    await stage.settle()
    (made,) = threads(stage)
    assert (await stage.host.reads.info(1, BOT)).thread == made.id
    assert len(stage.env.backend.messages[made.id]) == 1


@pytest.mark.slow
@pytest.mark.parametrize("private", [False, True])
async def test_a_thread_that_was_made_unnoticed_is_found_by_the_next_try(
    stage: DiscordStage, private: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    look, looks = discord.Guild.active_threads, []

    async def once(guild: discord.Guild) -> list[discord.Thread]:
        looks.append(guild)
        if len(looks) == 2:
            raise aiohttp.ServerDisconnectedError
        return await look(guild)

    monkeypatch.setattr(discord.Guild, "active_threads", once)
    alice, bob = stage.person("alice"), stage.person("bob")
    await open_table(stage, alice, private=private)
    await stage.host.lobby.invite(1, Person(alice.id), bob.id)
    await stage.press(bob, "Join", lobby(stage))
    stage.connection.breaks.append(("POST", r"/channels/\d+/threads", True))
    said = await stage.press(alice, "Start", lobby(stage))
    assert phrase("ui.error.discord") in said
    assert (await stage.host.reads.info(1, BOT)).status == "lobby"
    assert len(threads(stage)) == 1
    await stage.restart()
    await stage.press(alice, "Start", lobby(stage))
    await stage.settle()
    assert len(threads(stage)) == 1
    assert (await stage.host.reads.info(1, BOT)).status == "running"


@pytest.mark.slow
async def test_a_thread_of_an_earlier_table_is_left_alone(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await open_table(stage, alice)
    await stage.press(bob, "Join", lobby(stage))
    channel = stage.bot.get_channel(stage.channel.id)
    assert isinstance(channel, discord.TextChannel)
    old = await channel.create_thread(name="Bazaar · table 1 · Alice, Bob", type=discord.ChannelType.public_thread)
    await stage.env.advance_time(3600)
    await stage.press(alice, "Start", lobby(stage))
    assert len(threads(stage)) == 2
    assert (await stage.host.reads.info(1, BOT)).thread != old.id


@pytest.mark.slow
async def test_who_has_left_the_server_is_no_obstacle_to_the_start(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await open_table(stage, alice)
    await stage.press(bob, "Join", lobby(stage))
    stage.env.backend.remove_member(stage.guild.id, bob.id)
    stage.env.inject_error("PUT", f"/channels/*/thread-members/{bob.id}", status=404, code=10007, times=None)
    await stage.press(alice, "Start", lobby(stage))
    await stage.settle()
    (made,) = threads(stage)
    assert len(stage.env.backend.messages[made.id]) == 1
    assert await stage.host.notices.pending() == []


@pytest.mark.slow
async def test_nobody_looks_for_the_thread_of_a_table_that_was_just_opened(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    await open_table(stage, alice, computers=1, start=True)
    await stage.settle()
    assert len(threads(stage)) == 1
    assert not [request for request in stage.env.http_requests if request.path.endswith("/threads/active")]
