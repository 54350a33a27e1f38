"""Who has left the server is noticed without a right that Discord would have to grant."""

from __future__ import annotations

import pytest

from host import BOT
from host.consents import OBJECTION_SECONDS
from testkit.discord.shown import texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase, phrase_like
from testkit.scenes import bids_at_once, lobby, open_table
from tests.cogs.home.test_tidying import ANY, people
from tests.cogs.over_days.test_vacation import play

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("drawn")]


async def test_a_player_who_has_left_is_noticed_when_the_table_turns_to_them(stage: DiscordStage) -> None:
    alice, bob = await people(stage, "alice", "bob")
    await stage.start(alice, bob)
    await bids_at_once(stage, alice="3", bob="0")
    stage.guild.remove_member(bob)
    await stage.passes(2 * 3600)
    await play(stage, alice)
    said = phrase_like("days.news.offer_left", player="Bob", until=ANY)
    assert any(said.search(texts(post)) for post in stage.posts())
    await stage.passes(OBJECTION_SECONDS + 60)
    assert (await stage.host.reads.info(1, BOT)).seats[1].state == "replaced"


async def test_everybody_is_asked_about_once_a_day(stage: DiscordStage) -> None:
    alice, bob = await people(stage, "alice", "bob")
    await open_table(stage, alice)
    await stage.press(bob, "Join", lobby(stage))
    departures = stage.bot.wired.departures
    await departures.round()
    stage.guild.remove_member(alice)
    await departures.round()
    assert (await stage.host.reads.info(1, BOT)).organiser == alice.id  # asked about a moment ago
    await stage.passes(86_400 + 60)
    await departures.round()
    await stage.settle()
    found = await stage.host.reads.info(1, BOT)
    assert (found.organiser, [seat.user for seat in found.seats]) == (bob.id, [bob.id])
    said = phrase("home.tidy.left", player="Alice", table=1)
    assert any(said in texts(post) for post in stage.channel.history())
    assert "Alice" not in texts(lobby(stage))
