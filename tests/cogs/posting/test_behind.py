"""After a start with a database that has lost an evening: the thread says what, and anybody there lets it go on."""

from __future__ import annotations

import pytest

from host import BOT
from testkit.discord.shown import texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.scenes import bids_at_once
from tests.cogs.controls import take_back
from words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.slow
async def test_people_hear_what_is_lost_and_one_of_them_plays_on(stage: DiscordStage, language: str) -> None:
    said = phrase("host.behind", language=language, told=4, stored=1)
    button = phrase("host.behind.button", language=language)
    alice, bob = stage.person("alice", language), stage.person("bob", language)
    await stage.start(alice, bob, language=language)
    await bids_at_once(stage, alice="2", bob="0")
    await take_back(stage, 3)
    behind = stage.newest()
    assert said in texts(behind)
    assert f"<@{alice.id}> <@{bob.id}>" in texts(behind)
    assert {user.id for user in behind.mentions} == {alice.id, bob.id}
    assert button in await stage.slash(alice, "move")  # refused, with what can be done
    await stage.press(bob, button, behind)
    await stage.settle()
    news, asks = stage.posts()[-2:]
    assert button in texts(news)
    assert "Bob" in texts(news)
    assert f"<@{alice.id}>" in texts(asks)
    assert button not in await stage.move(alice)
    assert (await stage.host.reads.info(stage.table.id, BOT)).status == "running"
