"""A panel that is dismissed while the bot still answers: no error, no dead end."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from testkit.discord.shown import buttons
from testkit.discord.stage import DiscordStage
from testkit.scenes import bids


@pytest.mark.slow
@pytest.mark.parametrize(
    ("label", "work", "said"),
    [
        ("Work", "answer", "Which goods do you take?"),
        ("Why not?", "refused", "you have 1."),
        ("‹ Back", "undo", "Your last choice has been taken back."),
        ("My move", "question", ""),  # dismissed before there was anything in it: whoever did that wants no answer
    ],
)
async def test_the_answer_comes_as_a_new_panel(
    stage: DiscordStage,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    label: str,
    work: str,
    said: str,
) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, seed="s")
    await bids(stage, alice="3", bob="0")
    await stage.move(alice)
    if label == "‹ Back":
        await stage.press(alice, "Work")
    pressed = stage.newest() if label == "My move" else stage.panel(alice)
    part = stage.host.answers if work in ("answer", "undo") else stage.host.reads
    plain = getattr(part, work)
    world = stage.env.backend

    async def dismissed_meanwhile(*given: Any, **options: Any) -> Any:
        for message in [one for one in world.messages[stage.thread.id].values() if one.is_ephemeral]:
            world.delete_message(message.channel_id, message.id)
        return await plain(*given, **options)

    monkeypatch.setattr(part, work, dismissed_meanwhile)
    custom_id = next(one["custom_id"] for one in buttons(pressed) if one["label"] == label)
    assert said in await stage.forge(alice, stage.stored(pressed), custom_id)
    assert [one.getMessage() for one in caplog.records if one.levelno >= logging.ERROR] == []
