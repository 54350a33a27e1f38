"""The first minute on a server: who invited the bot is greeted, and three buttons lead to a first game."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend.models import Overwrite
from simcord.backend.models.auditlog import AuditLogEntry
from simcord.builders import ChannelHandle, GuildHandle
from simcord.enums import OverwriteType

from cogs.clicks.permissions import NEEDED
from cogs.panels.tables.welcome import WelcomePanel
from engine.core.text import Text, join, text
from host import BOT
from testkit.discord.shown import buttons, labels, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from words import label, say

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("drawn")]

WAYS = [
    *(label(Text(one), "en") for one in ("learn.button.learn", "home.button.table", "home.button.server")),
    label(Text("home.button.invite"), "en"),
]


def first_words(lang: str) -> str:
    """What every greeting begins with."""
    return say(text("home.welcome", games="|"), lang).partition("|")[0]


def grant(stage: DiscordStage, guild: GuildHandle, **permissions: bool) -> None:
    """What the bot may do there: nothing else, as no role has any other permission."""
    me = stage.bot.get_guild(guild.id)
    assert me is not None
    for role in me.roles:
        role._permissions = discord.Permissions(**permissions).value
        stage.env.backend.guilds[guild.id].roles[role.id].permissions = role._permissions


async def invited(stage: DiscordStage, guild: GuildHandle) -> None:
    """Discord tells the bot that it has been added."""
    known, welcome = stage.bot.get_guild(guild.id), stage.bot.get_cog(WelcomePanel.__name__)
    assert known is not None
    assert isinstance(welcome, WelcomePanel)
    assert ("on_guild_join", welcome.on_guild_join) in welcome.get_listeners()
    await welcome.on_guild_join(known)
    await stage.settle()


def added_by(stage: DiscordStage, guild: GuildHandle, who: int) -> None:
    me = stage.bot.user
    assert me is not None
    entry = AuditLogEntry(id=10**17, action_type=28, user_id=who, target_id=me.id)
    stage.env.backend.guilds[guild.id].audit_log_entries.append(entry)


@pytest.fixture
def elsewhere(stage: DiscordStage) -> GuildHandle:
    return stage.env.create_guild("Elsewhere", preferred_locale="ru")


@pytest.fixture
def channel(elsewhere: GuildHandle) -> ChannelHandle:
    return elsewhere.create_text_channel("general")


def granted(*more: str, without: str = "") -> dict[str, bool]:
    return {name: True for name in (*NEEDED, *more) if name != without}


async def test_who_invited_it_is_greeted_in_private_and_in_their_language(
    stage: DiscordStage, elsewhere: GuildHandle, channel: ChannelHandle
) -> None:
    alice = stage.person("alice", "pl")
    await stage.slash(alice, "settings", where=stage.channel, language="pl")
    grant(stage, elsewhere, **granted("view_audit_log"))
    added_by(stage, elsewhere, alice.id)
    await invited(stage, elsewhere)
    [greeting] = alice.user.dm_channel.history()
    assert texts(greeting).startswith(first_words("pl"))
    assert len(labels(greeting)) == len(WAYS)
    assert not channel.history()


@pytest.mark.parametrize("why", ["it is kept secret", "messages are closed"])
async def test_else_the_first_channel_is_greeted_once_in_the_language_of_the_server(
    stage: DiscordStage, elsewhere: GuildHandle, channel: ChannelHandle, why: str
) -> None:
    alice = stage.person("alice")
    grant(stage, elsewhere, **granted(*(() if why == "it is kept secret" else ("view_audit_log",))))
    added_by(stage, elsewhere, alice.id)
    closed = f"/channels/{alice.user.dm_channel.id}/messages"
    stage.env.inject_error("POST", closed, status=403, code=50007, times=None)
    await invited(stage, elsewhere)
    [greeting] = channel.history()
    assert texts(greeting).startswith(first_words("ru"))
    assert not alice.user.dm_channel.history()


async def test_what_is_missing_is_named_and_a_channel_it_may_not_write_in_is_left_alone(
    stage: DiscordStage, elsewhere: GuildHandle, channel: ChannelHandle
) -> None:
    grant(stage, elsewhere, **granted(without="create_private_threads"))
    second, me = elsewhere.create_text_channel("games"), stage.env.backend.bot_user.id
    denied = discord.Permissions(send_messages=True).value
    closed = Overwrite(target_id=me, type=OverwriteType.MEMBER, allow=0, deny=denied)
    stage.env.backend.set_overwrite(channel.id, closed)
    await invited(stage, elsewhere)
    assert not channel.history()
    [greeting] = second.history()
    names = join([Text("ui.permission.create_private_threads")], "comma")
    assert say(text("home.welcome.lacking", permissions=names), "ru") in texts(greeting)


async def test_nobody_can_be_greeted_and_nothing_breaks(stage: DiscordStage, elsewhere: GuildHandle) -> None:
    grant(stage, elsewhere)
    elsewhere.create_text_channel("closed")
    await invited(stage, elsewhere)


async def helped(stage: DiscordStage, who: MemberActor) -> Any:
    await stage.slash(who, "help", where=stage.channel)
    return stage.panel(who)


async def test_help_begins_a_guided_game(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    assert labels(await helped(stage, alice)) == [WAYS[0], WAYS[1], WAYS[3]], "she does not manage the server"
    asked = await stage.press(alice, WAYS[0])
    assert phrase("home.welcome.learn") in asked
    assert phrase("screen.ask") in await stage.press(alice, "Bazaar"), "asked once, before the first picture"
    await stage.press(alice, "On a phone")
    assert (await stage.host.users.get(alice.id)).screen == "phone"
    table = await stage.host.reads.info(1, BOT)
    assert (table.game, table.teaching, table.status) == ("bazaar", "lesson", "running")


async def test_help_opens_a_table_before_everybody(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    await helped(stage, alice)
    await stage.press(alice, WAYS[1])
    await stage.press(alice, "Bazaar")
    table = await stage.host.reads.info(1, BOT)
    assert (table.game, table.status, table.organiser) == ("bazaar", "lobby", alice.id)
    assert "Join" in labels(stage.channel.history()[-1])


async def test_settings_are_for_who_manages_the_server_and_on_the_server(
    stage: DiscordStage, elsewhere: GuildHandle, channel: ChannelHandle
) -> None:
    alice = stage.person("alice")
    grant(stage, elsewhere, **granted("view_audit_log"))
    added_by(stage, elsewhere, alice.id)
    await invited(stage, elsewhere)
    [greeting] = alice.user.dm_channel.history()
    told = stage.read(
        alice, await alice.user.click(greeting, custom_id=f"v1|||server_settings|{elsewhere.id}"), fresh=True
    )
    assert phrase("home.welcome.settings") in told
    assert f"https://discord.com/channels/{elsewhere.id}" in {one.get("url") for one in buttons(stage.panel(alice))}
    grant(stage, elsewhere, **granted())
    await invited(stage, elsewhere)
    [public] = channel.history()
    there = elsewhere.add_member(alice.user)
    said = stage.read(there, await there.click(public, custom_id=f"v1|||server_settings|{elsewhere.id}"), fresh=True)
    assert phrase("home.mistake.owner") in said


async def test_about_has_the_link_that_invites_with_all_it_needs(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    await stage.slash(alice, "about", where=stage.channel)
    url, own = [one["url"] for one in buttons(stage.panel(alice)) if "url" in one]
    assert stage.bot.user is not None
    assert f"client_id={stage.bot.user.id}" in url
    wanted = discord.Permissions(**dict.fromkeys(NEEDED, True)).value
    assert f"permissions={wanted}" in url
    assert "integration_type=1" in own
    assert "scope=applications.commands" in own
