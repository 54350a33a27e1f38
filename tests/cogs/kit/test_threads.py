"""Threads stay awake while their table runs."""

from __future__ import annotations

import discord

from tests.support.scenes import playing
from tests.support.stage import DiscordStage


async def test_a_thread_of_a_running_table_is_woken(stage: DiscordStage) -> None:
    await playing(stage)
    thread = stage.bot.get_channel(stage.thread.id)
    assert isinstance(thread, discord.Thread)
    await thread.edit(archived=True)
    await stage.settle()
    state = stage.env.backend.get_channel(stage.thread.id).thread_metadata
    assert state is not None
    assert not state.archived
