"""Watching by click: everything public, nothing else; Follow tells of the end of rounds, while it may."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from host import BOT, Person
from storage import sql
from testkit.discord.shown import labels, selects, silent, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.scenes import play_out
from tests.cogs.controls import turn

pytestmark = pytest.mark.usefixtures("drawn")


def told(who: MemberActor) -> list[Any]:
    """What somebody got by direct message."""
    return list(who.user.dm_channel.history())


async def a_round(stage: DiscordStage) -> None:
    """Everybody answers until the round is over."""
    before = (await stage.host.reads.view(1, BOT)).round
    for _ in range(200):
        if (await stage.host.reads.view(1, BOT)).round != before:
            break
        asked = await stage.host.reads.asks(1, BOT)
        question = await stage.host.reads.question(1, Person(asked[0].user or 0))
        assert question is not None
        picks = [option.id for option in question.options][: max(1, question.min)]
        await stage.host.answers.answer(1, Person(asked[0].user or 0), question.step, picks)
    await stage.settle()


@pytest.mark.slow
async def test_the_panel_shows_what_is_public_and_nothing_else(stage: DiscordStage) -> None:
    alice, _ = await turn(stage)
    cleo = stage.person("cleo")
    assert "Bazaar · table 1" in await stage.slash(cleo, "watch", where=stage.channel), "the only one of the channel"
    said = await stage.slash(cleo, "watch")
    assert "Bazaar · table 1" in said
    assert "Waiting for: Alice" in said
    assert labels(stage.panel(cleo)) == ["Follow", "Refresh", "Board", "Log"]
    assert selects(stage.panel(cleo)) == []
    assert stage.panel(cleo).ephemeral
    own = await stage.slash(alice, "watch")
    assert own == said, "a player sees there what everybody sees"
    assert labels(stage.panel(alice)) == ["Refresh", "Board", "Log"]


@pytest.mark.slow
async def test_who_follows_is_told_of_rounds_and_of_the_end(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    cleo, zoe = stage.person("cleo", "pl"), stage.person("zoe")
    await stage.start(alice, bob)
    await stage.slash(cleo, "watch")
    await stage.press(cleo, "Śledź")
    assert labels(stage.panel(cleo))[0] == "Nie śledź"
    posts = len(stage.posts())
    await a_round(stage)
    (message,) = told(cleo)
    assert "Runda 1 się skończyła." in texts(message)
    assert not silent(message)
    assert told(zoe) == []
    assert all("Runda" not in texts(post) for post in stage.posts()[posts:]), "players are not disturbed"
    await a_round(stage)
    (message,) = told(cleo)
    assert "Runda 2 się skończyła." in texts(message), "only the newest stays"
    await play_out(stage, 1)
    (message,) = told(cleo)
    assert "Gra się skończyła." in texts(message)
    assert "nie ma już czego śledzić" in await stage.forge(cleo, stage.stored(stage.posts()[0]), "v1|1||follow|")


@pytest.mark.slow
async def test_unfollowing_works_from_the_direct_message(stage: DiscordStage) -> None:
    alice, bob, cleo = stage.person("alice"), stage.person("bob"), stage.person("cleo")
    await stage.start(alice, bob)
    await stage.slash(cleo, "watch")
    await stage.press(cleo, "Follow")
    await a_round(stage)
    (message,) = told(cleo)
    assert phrase("home.watch.unfollowed") in await stage.press(cleo.user, "Unfollow", message)
    await a_round(stage)
    assert "Round 1" in texts(told(cleo)[0])


@pytest.mark.slow
async def test_players_need_not_follow(stage: DiscordStage) -> None:
    alice, _ = await turn(stage)
    said = await stage.forge(alice, stage.stored(stage.newest()), "v1|1||follow|")
    assert phrase("home.mistake.follow_own") in said


@pytest.mark.slow
@pytest.mark.parametrize("why", ["left the server", "channel deleted", "channel hidden"])
async def test_who_cannot_see_the_table_any_more_is_not_told(stage: DiscordStage, why: str) -> None:
    alice, bob, cleo = stage.person("alice"), stage.person("bob"), stage.person("cleo")
    await stage.start(alice, bob)
    await stage.slash(cleo, "watch")
    await stage.press(cleo, "Follow")
    guild = stage.bot.get_guild(stage.guild.id)
    assert guild is not None
    channel = guild.get_channel(stage.channel.id)
    assert channel is not None
    if why == "left the server":
        del stage.env.backend.guilds[stage.guild.id].members[cleo.id]
    elif why == "channel deleted":
        await channel.delete()
    else:
        unseen = Overwrite(guild.default_role.id, OverwriteType.ROLE, deny=discord.Permissions(view_channel=True).value)
        stage.env.backend.set_overwrite(stage.channel.id, unseen)
    await stage.env.settle()
    await a_round(stage)
    assert told(cleo) == []
    assert not await stage.host._db.read(sql.table_extras.follows, 1, cleo.id)


@pytest.mark.slow
async def test_closed_direct_messages_hold_up_nobody(stage: DiscordStage) -> None:
    alice, bob, cleo, zoe = (stage.person(name) for name in ("alice", "bob", "cleo", "zoe"))
    await stage.start(alice, bob)
    for one in (cleo, zoe):
        await stage.slash(one, "watch")
        await stage.press(one, "Follow")
    stage.env.inject_error("POST", f"/channels/{cleo.user.dm_channel.id}/messages", status=403, code=50007, times=None)
    await a_round(stage)
    assert told(cleo) == []
    assert "Round 1 has ended." in texts(told(zoe)[0])
    assert [one.kind for one in await stage.host.notices.pending(1) if one.kind == "round"] == []


@pytest.mark.slow
async def test_the_card_in_the_channel_leads_to_the_panel(stage: DiscordStage) -> None:
    alice, cleo = stage.person("alice"), stage.person("cleo")
    await stage.slash(alice, "table new", where=stage.channel, game="bazaar", computers=1, start=True)
    await stage.settle()
    card = next(m for m in stage.channel.history() if "Bazaar ·" in texts(m))
    assert "Follow" in (await stage.press(cleo, "Watch", card), labels(stage.panel(cleo)))[1]
