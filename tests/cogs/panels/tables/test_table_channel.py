"""Where a table is played: in a channel of a server, wherever its start is pressed."""

from __future__ import annotations

import discord
import pytest
from simcord.actors import MemberActor

from host import BOT, Person
from testkit.discord.shown import labels, selects, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.scenes import open_table


async def opened_in_dm(stage: DiscordStage, **given: object) -> tuple[MemberActor, str]:
    """Alice opens a table in a direct message."""
    alice = stage.person("alice")
    return alice, await stage.slash_dm(alice, "table new", **{"game": "bazaar", "computers": 1, **given})


@pytest.mark.slow
async def test_a_table_of_a_server_is_played_there_though_it_was_started_in_a_direct_message(
    stage: DiscordStage,
) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await open_table(stage, alice)
    await stage.host.lobby.join(1, Person(bob.id, guild=stage.guild.id), "Bob")
    await stage.slash_dm(alice, "table info", table=1)
    await stage.press(alice.user, "Start")
    await stage.settle()
    table = await stage.host.reads.info(1, BOT)
    assert (table.status, table.guild, table.channel) == ("running", stage.guild.id, stage.channel.id)
    thread = stage.bot.get_channel(table.thread or 0)
    assert isinstance(thread, discord.Thread)
    assert thread.parent_id == stage.channel.id


@pytest.mark.slow
async def test_a_table_of_a_server_is_played_there_though_it_was_started_on_another(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await open_table(stage, alice)
    await stage.host.lobby.join(1, Person(bob.id, guild=stage.guild.id), "Bob")
    other = stage.env.create_guild("Other")
    channel, away = other.create_text_channel("theirs"), other.add_member(alice.user)
    await stage.slash(away, "table info", where=channel, table=1)
    await stage.press(away, "Start")
    await stage.settle()
    thread = stage.bot.get_channel((await stage.host.reads.info(1, BOT)).thread or 0)
    assert isinstance(thread, discord.Thread)
    assert thread.parent_id == stage.channel.id


@pytest.mark.slow
@pytest.mark.parametrize("at_once", [False, True])
async def test_a_table_that_was_opened_in_a_direct_message_is_played_there(stage: DiscordStage, at_once: bool) -> None:
    alice, said = await opened_in_dm(stage, start=at_once)
    if not at_once:
        assert phrase("home.direct.lobby") in said
        await stage.press(alice.user, "Start")
    await stage.settle()
    table = await stage.host.reads.info(1, BOT)
    assert (table.status, table.guild, table.channel) == ("running", None, alice.user.dm_channel.id)
    card, first = alice.user.dm_channel.history()
    assert phrase("look.lobby.waits", players="Kontor 1 and Alice") in texts(card)
    assert "My move" in labels(first)


@pytest.mark.slow
async def test_a_table_that_was_opened_in_a_direct_message_is_played_where_start_is_pressed(
    stage: DiscordStage,
) -> None:
    alice, _ = await opened_in_dm(stage)
    await stage.slash(alice, "table info", where=stage.channel, table=1)
    await stage.press(alice, "Start")
    await stage.settle()
    table = await stage.host.reads.info(1, BOT)
    assert (table.status, table.guild, table.channel) == ("running", stage.guild.id, stage.channel.id)


@pytest.mark.slow
@pytest.mark.parametrize("wrong", ["hidden", "elsewhere", "thread", "nothing"])
async def test_only_a_channel_in_which_somebody_may_write_can_be_chosen(stage: DiscordStage, wrong: str) -> None:
    alice, _ = await opened_in_dm(stage)
    unseen = discord.PermissionOverwrite(view_channel=False)
    numbers = {
        "hidden": stage.guild.create_text_channel("hidden", overwrites={stage.guild.default_role: unseen}).id,
        "elsewhere": stage.env.create_guild("Strangers").create_text_channel("theirs").id,
        "thread": alice.user.dm_channel.id,
        "nothing": 1,
    }
    await stage.env.settle()
    stored = stage.stored(stage.panel(alice))
    said = await stage.forge(alice.user, stored, "v1|1||start_in|", [str(numbers[wrong])])
    assert "Table 1 cannot be played there" in said
    table = await stage.host.reads.info(1, BOT)
    assert (table.status, table.guild, table.thread) == ("lobby", None, None)


@pytest.mark.slow
async def test_a_lobby_whose_channel_is_gone_is_started_elsewhere_on_its_server(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await open_table(stage, alice)
    await stage.host.lobby.join(1, Person(bob.id, guild=stage.guild.id), "Bob")
    left = stage.guild.create_text_channel("left")
    channel = stage.bot.get_channel(stage.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.delete()
    await stage.slash_dm(alice, "table info", table=1)
    silent = discord.PermissionOverwrite(send_messages=False)
    stage.guild.create_text_channel("read only", overwrites={stage.guild.default_role: silent})
    await stage.env.settle()
    assert phrase("look.home.ask", table=1) in await stage.press(alice.user, "Start")
    offered = [(one["label"], one["description"]) for one in selects(stage.panel(alice))[-1]["options"]]
    assert ("#left", "Guild") in offered
    assert "#read only" not in dict(offered)
    await stage.choose(alice.user, "#left")
    await stage.settle()
    table = await stage.host.reads.info(1, BOT)
    assert (table.status, table.channel) == ("running", left.id)
