"""The table's card in the channel and the name of its thread follow the game's life."""

from __future__ import annotations

import pytest
from simcord.builders import ChannelHandle

from host import BOT
from testkit.discord.shown import labels, texts
from testkit.discord.stage import DiscordStage
from testkit.host_play import shut
from testkit.phrases import phrase
from testkit.scenes import bids, lobby, open_table, play_out


async def begun(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await open_table(stage, alice)
    await stage.press(bob, "Join", lobby(stage))
    await stage.press(alice, "Start", lobby(stage))
    await stage.settle()
    stage.table = await stage.host.reads.info(1, BOT)
    stage.thread = ChannelHandle(stage.env, stage.guild, stage.env.backend.get_channel(stage.table.thread or 0))


@pytest.mark.slow
async def test_the_card_says_for_whom_the_table_waits(stage: DiscordStage) -> None:
    await begun(stage)
    assert "Waiting for:" in texts(lobby(stage))
    await bids(stage, alice="1", bob="0")
    assert phrase("look.lobby.waits", players="Alice") in texts(lobby(stage))
    assert labels(lobby(stage)) == ["To the table", "Watch"]


@pytest.mark.slow
async def test_the_card_and_the_thread_say_who_has_won(stage: DiscordStage) -> None:
    await begun(stage)
    await play_out(stage, 1)
    result = await stage.host.reads.result_so_far(1, BOT)
    assert result is not None
    winners = " and ".join(stage.table.names[seat] for seat in result.winners)
    assert f"This game is over, and {winners} ha" in texts(lobby(stage))
    assert stage.thread.name is not None
    assert stage.thread.name.startswith(f"✓ Bazaar 1: {winners} won")


@pytest.mark.slow
async def test_a_closed_table_is_said_to_be_closed(stage: DiscordStage) -> None:
    await begun(stage)
    await shut(stage.host, 1)
    await stage.settle()
    assert "This table was closed." in texts(lobby(stage))
    assert stage.thread.name == "✗ Bazaar 1: closed"


@pytest.mark.slow
async def test_a_card_that_is_gone_holds_nothing_up(stage: DiscordStage) -> None:
    await begun(stage)
    await lobby(stage).delete()
    await bids(stage, alice="1", bob="0")
    assert "What do you do?" in texts(stage.newest())
    assert await stage.host.notices.pending() == []
