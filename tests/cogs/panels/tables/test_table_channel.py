"""Where a table is played: in a channel of a server, wherever its start is pressed."""

from __future__ import annotations

import discord
import pytest
from simcord.actors import MemberActor

from host import BOT, Person
from testkit.discord.shown import labels, selects
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
async def test_a_table_that_was_opened_in_a_direct_message_asks_for_a_channel(stage: DiscordStage) -> None:
    """Of all servers those channels are offered in which both may write, and it is played in the chosen one."""
    nobody = stage.env.create_guild("Strangers")
    nobody.create_text_channel("not for alice")
    silent = discord.PermissionOverwrite(send_messages=False)
    stage.guild.create_text_channel("read only", overwrites={stage.guild.default_role: silent})
    alice, said = await opened_in_dm(stage)
    assert "Bazaar · table 1" in said
    table = await stage.host.reads.info(1, BOT)
    assert (table.guild, table.channel, table.thread) == (None, None, None)
    assert phrase("look.home.ask", table=1) in await stage.press(alice.user, "Start")
    offered = selects(stage.panel(alice))[-1]["options"]
    assert [(one["label"], one["description"]) for one in offered] == [("#games", "Guild")]
    assert "Join" in labels(stage.panel(alice)), "the lobby is still there"
    said = await stage.choose(alice.user, "#games")
    await stage.settle()
    table = await stage.host.reads.info(1, BOT)
    assert (table.status, table.guild, table.channel) == ("running", stage.guild.id, stage.channel.id)
    assert f"The game is on: <#{table.thread}>" in said
    thread = stage.bot.get_channel(table.thread or 0)
    assert isinstance(thread, discord.Thread)


@pytest.mark.slow
async def test_a_new_table_that_is_to_start_at_once_asks_too(stage: DiscordStage) -> None:
    alice, said = await opened_in_dm(stage, start=True)
    assert phrase("look.home.ask", table=1) in said
    await stage.choose(alice.user, "#games")
    await stage.settle()
    assert (await stage.host.reads.info(1, BOT)).status == "running"


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


async def test_without_a_common_channel_it_is_said_where_to_press_start(stage: DiscordStage) -> None:
    alice, _ = await opened_in_dm(stage)
    stage.guild.remove_member(alice)
    said = await stage.press(alice.user, "Start")
    assert phrase("look.mistake.no_home", table=1) in said
    assert (await stage.host.reads.info(1, BOT)).status == "lobby"


@pytest.mark.slow
@pytest.mark.parametrize("wrong", ["hidden", "elsewhere", "thread", "nothing"])
async def test_only_a_channel_in_which_somebody_may_write_can_be_chosen(stage: DiscordStage, wrong: str) -> None:
    alice, _ = await opened_in_dm(stage)
    await stage.press(alice.user, "Start")
    unseen = discord.PermissionOverwrite(view_channel=False)
    numbers = {
        "hidden": stage.guild.create_text_channel("hidden", overwrites={stage.guild.default_role: unseen}).id,
        "elsewhere": stage.env.create_guild("Strangers").create_text_channel("theirs").id,
        "thread": alice.user.dm_channel.id,
        "nothing": 1,
    }
    await stage.env.settle()
    shown = selects(stage.panel(alice))[-1]
    stored = stage.stored(stage.panel(alice))
    said = await stage.forge(alice.user, stored, shown["custom_id"], [str(numbers[wrong])])
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
    assert phrase("look.home.ask", table=1) in await stage.press(alice.user, "Start")
    assert "#left" in [one["label"] for one in selects(stage.panel(alice))[-1]["options"]]
    await stage.choose(alice.user, "#left")
    await stage.settle()
    table = await stage.host.reads.info(1, BOT)
    assert (table.status, table.channel) == ("running", left.id)
