"""After a start with a database that has lost an evening: the thread says what, and anybody there lets it go on."""

from __future__ import annotations

import pytest

from host import BOT
from testkit.discord.shown import texts
from testkit.discord.stage import DiscordStage
from testkit.scenes import bids_at_once
from tests.cogs.controls import take_back

LANGUAGES = {
    "en": ("you were told up to turn 4, but the bot only has it up to turn 1", "Play on from here"),
    "ru": ("вам было показано всё до хода 4, а у бота есть только до хода 1", "Играть дальше отсюда"),
    "uk": ("вам було показано все до ходу 4, а в бота є лише до ходу 1", "Грати далі звідси"),
    "pl": ("pokazano wam wszystko do tury 4, a bot ma ją tylko do tury 1", "Gramy dalej stąd"),
}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_people_hear_what_is_lost_and_one_of_them_plays_on(stage: DiscordStage, language: str) -> None:
    said, button = LANGUAGES[language]
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
