"""A moderator deletes the thread of a game: it gets a new one by itself or from any player, and nobody is left out."""

from __future__ import annotations

import asyncio

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Channel, Overwrite
from simcord.enums import OverwriteType

from engine.core.text import Text
from host import BOT, Person
from testkit.discord.shown import texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.scenes import bids_at_once, lobby, open_table, play_out

pytestmark = pytest.mark.slow

ALONE = phrase("ui.thread.no_home")


async def deleted(stage: DiscordStage) -> tuple[MemberActor, MemberActor]:
    """Both have bid, Alice has to move, and the thread is gone."""
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await bids_at_once(stage, alice="1", bob="0")
    await delete_thread(stage)
    return alice, bob


async def delete_thread(stage: DiscordStage) -> None:
    thread = stage.bot.get_channel(stage.thread.id)
    assert isinstance(thread, discord.Thread)
    await thread.delete()
    await stage.settle()


def threads(stage: DiscordStage) -> list[Channel]:
    return [channel for channel in stage.env.backend.channels.values() if channel.thread_metadata is not None]


def said_in(stage: DiscordStage, thread: Channel) -> list[str]:
    return [texts(message) for message in stage.env.backend.messages[thread.id].values()]


def deny(stage: DiscordStage, **permissions: bool) -> None:
    me, denied = stage.env.backend.bot_user.id, discord.Permissions(**permissions).value
    overwrite = Overwrite(target_id=me, type=OverwriteType.MEMBER, allow=0, deny=denied)
    stage.env.backend.set_overwrite(stage.channel.id, overwrite)


async def test_what_is_to_be_told_opens_a_new_thread(stage: DiscordStage) -> None:
    alice, bob = await deleted(stage)
    for pick in ("skip", "end"):
        await stage.host.answers.answer(1, Person(alice.id), None, [pick])
    await stage.settle()
    (thread,) = threads(stage)
    assert (await stage.host.reads.info(1, BOT)).thread == thread.id
    greeting, turn = said_in(stage, thread)
    assert phrase("ui.thread.reopened") in greeting
    assert f"<@{alice.id}> <@{bob.id}>" in greeting
    assert f"<@{bob.id}>" in turn
    assert {alice.id, bob.id} <= set(thread.thread_members)
    assert await stage.host.notices.pending() == []


@pytest.mark.parametrize("how", ["move", "board", "hand", "button"])
async def test_any_player_opens_it_anew_from_where_they_are(stage: DiscordStage, how: str) -> None:
    """Nothing is to be told: whose move it is has been told, in the thread that is gone."""
    alice, bob = stage.person("alice"), stage.person("bob")
    await open_table(stage, alice)
    await stage.press(bob, "Join", lobby(stage))
    await stage.press(alice, "Start", lobby(stage))
    await stage.settle()
    table = await stage.host.reads.info(1, BOT)
    assert table.thread is not None
    thread = stage.bot.get_channel(table.thread)
    assert isinstance(thread, discord.Thread)
    await thread.delete()
    if how == "button":
        await stage.forge(bob, stage.stored(lobby(stage)), "v1|1||board|")
    else:
        await stage.slash(bob, how, where=stage.channel)
    await stage.settle()
    (new,) = threads(stage)
    (greeting,) = said_in(stage, new)
    assert phrase("ui.thread.reopened") in greeting
    assert greeting.count(f"<@{alice.id}>") == 2  # called, and among those who have to bid
    assert (await stage.host.reads.info(1, BOT)).thread == new.id
    heard = [texts(message) for message in stage.last[bob.id].followups]
    assert phrase("ui.thread.anew", place=f"<#{new.id}>") in heard


async def test_next_never_links_to_a_dead_thread(stage: DiscordStage) -> None:
    alice, _ = await deleted(stage)
    said = await stage.slash_dm(alice, "next")
    (new,) = threads(stage)
    assert f"/{new.id})" in said
    assert f"/{stage.thread.id})" not in said


async def test_who_does_not_play_there_opens_nothing(stage: DiscordStage) -> None:
    await deleted(stage)
    await stage.slash(stage.person("cleo"), "board", where=stage.channel, table=1)
    await stage.settle()
    assert threads(stage) == []


async def test_the_end_of_a_game_is_told_in_a_new_thread_and_who_looks_at_it_later_opens_none(
    stage: DiscordStage,
) -> None:
    _, bob = await deleted(stage)
    await play_out(stage, 1)
    (new,) = threads(stage)
    assert any("The game is over" in said for said in said_in(stage, new))
    thread = stage.bot.get_channel(new.id)
    assert isinstance(thread, discord.Thread)
    await thread.delete()
    for name in ("board", "scores"):
        await stage.slash(bob, name, where=stage.channel, table=1)
    await stage.settle()
    assert threads(stage) == []


async def test_the_new_thread_of_a_private_table_is_private(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    table = (
        await stage.host.lobby.create(
            "bazaar", Person(alice.id), "Alice", guild=stage.guild.id, channel=stage.channel.id, private=True
        )
    ).id
    await stage.host.lobby.join(table, Person(bob.id, guild=stage.guild.id, invited=table, channel=0), "Bob")
    await stage.place(await stage.host.reads.info(table, BOT))
    await stage.host.lobby.start(table, Person(alice.id), seed="s", shuffle=False)
    await stage.settle()
    await delete_thread(stage)
    await stage.slash(alice, "move", where=stage.channel)
    await stage.settle()
    (new,) = threads(stage)
    assert new.type == discord.ChannelType.private_thread.value
    assert {alice.id, bob.id} <= set(new.thread_members)


async def test_a_missing_permission_is_named_and_nobody_is_led_astray(stage: DiscordStage) -> None:
    alice, bob = await deleted(stage)
    deny(stage, create_public_threads=True)
    said = await stage.slash_dm(alice, "next")
    assert "https://" not in said
    assert "Bazaar" in said
    for pick in ("skip", "end"):
        await stage.host.answers.answer(1, Person(alice.id), None, [pick])
    await stage.settle()
    (nudge,) = bob.user.dm_channel.history()
    names = Text("ui.permission.create_public_threads")
    assert phrase("ui.error.lacking", place=f"<#{stage.channel.id}>", permissions=names) in texts(nudge)
    assert phrase("ui.permission.create_public_threads") in await stage.slash(bob, "move", where=stage.channel)
    stage.env.backend.delete_overwrite(stage.channel.id, stage.env.backend.bot_user.id)
    await stage.env.advance_time(1000)
    await stage.settle()
    (new,) = threads(stage)
    assert len(said_in(stage, new)) == 2


async def test_without_its_channel_the_game_goes_on_by_direct_message(stage: DiscordStage) -> None:
    alice, bob = await deleted(stage)
    stage.env.backend.delete_channel(stage.channel.id)
    for pick in ("skip", "end"):
        await stage.host.answers.answer(1, Person(alice.id), None, [pick])
    await stage.settle()
    assert [notice.kind for notice in await stage.host.notices.pending()] == ["turn"]
    (nudge,) = bob.user.dm_channel.history()
    assert phrase("ui.nudge.alone", why=ALONE) in texts(nudge)
    result = await bob.user.click(nudge, label="My move")
    assert result.response is not None
    assert "What do you do?" in texts(result.response)


async def test_several_at_once_open_one_thread(stage: DiscordStage) -> None:
    alice, bob = await deleted(stage)
    revived, table = stage.bot.wired.context.revived, await stage.host.reads.info(1, BOT)
    found = await asyncio.gather(*(revived(table, person.id) for person in (alice, bob, alice, bob)))
    (new,) = threads(stage)
    assert {one.thread for one in found} == {new.id}
