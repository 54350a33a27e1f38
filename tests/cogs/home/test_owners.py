"""Owners of servers: what they decide, see and take away, by click; three servers know nothing of each other."""

from __future__ import annotations

import json
from typing import Any

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle, GuildHandle

from storage import sql
from testkit.discord.shown import parts, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.scenes import open_table
from tests.cogs.controls import MANAGING, manages

CHANNEL_SELECT, ROLE_SELECT = 8, 6


async def choose(stage: DiscordStage, who: MemberActor, setting: str, *values: Any) -> str:
    """Something in one list of the panel: a channel, a role, or a line."""
    await stage.slash(who, "kontor settings", where=stage.channel)
    result = await who.select(stage.panel(who), list(values), custom_id=f"v1|||set_server|{setting}")
    return stage.read(who, result, fresh=True)


async def forge(stage: DiscordStage, who: MemberActor, setting: str, value: str) -> str:
    """What no list of ours offers."""
    await stage.slash(who, "kontor settings", where=stage.channel)
    return await stage.forge(who, stage.stored(stage.panel(who)), f"v1|||set_server|{setting}", [value])


@pytest.fixture
def owner(stage: DiscordStage) -> MemberActor:
    made = stage.person("olga")
    manages(stage, made)
    return made


@pytest.mark.slow
async def test_a_channel_is_allowed_and_the_others_are_not(stage: DiscordStage, owner: MemberActor) -> None:
    alice, tables = stage.person("alice"), stage.guild.create_text_channel("tables")
    assert "saved" in await choose(stage, owner, "channels", tables)
    assert await open_table(stage, alice) == phrase("home.mistake.channel", channels=f"<#{tables.id}>")
    assert "Bazaar · table 1" in await stage.slash(alice, "table new", where=tables, game="bazaar")
    assert "Bazaar · table 2" in await open_table(stage, owner), "who manages the server may always"
    assert "saved" in await choose(stage, owner, "channels")
    assert "Bazaar · table 3" in await open_table(stage, alice), "no channel is every channel"


@pytest.mark.slow
async def test_a_deleted_channel_or_role_forbids_nothing(stage: DiscordStage, owner: MemberActor) -> None:
    alice, gone = stage.person("alice"), stage.guild.create_text_channel("gone")
    role = stage.guild.create_role("players")
    await choose(stage, owner, "channels", gone)
    await choose(stage, owner, "opener", role)
    await choose(stage, owner, "call_channel", gone)
    guild = stage.bot.get_guild(stage.guild.id)
    assert guild is not None
    await guild.get_channel(gone.id).delete()  # type: ignore[union-attr]
    await guild.get_role(role.id).delete()  # type: ignore[union-attr]
    await stage.settle()
    assert "Bazaar · table 1" in await open_table(stage, alice)
    await stage.slash(owner, "kontor settings", where=stage.channel)
    lists = [one for one in parts(stage.panel(owner)) if one["type"] in (CHANNEL_SELECT, ROLE_SELECT)]
    assert len(lists) == 4
    assert all(not one.get("default_values") for one in lists)


@pytest.mark.slow
async def test_a_role_may_open_tables_and_everybody_may_join(stage: DiscordStage, owner: MemberActor) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    role = stage.guild.create_role("players")
    await choose(stage, owner, "opener", role)
    assert f"only <@&{role.id}> can open tables" in await open_table(stage, alice)
    stage.env.backend.guilds[stage.guild.id].members[alice.id].role_ids.append(role.id)
    assert "Bazaar · table 1" in await open_table(stage, alice)
    lobby = next(m for m in stage.channel.history() if "Bazaar ·" in texts(m))
    assert "2. Bob" in await stage.press(bob, "Join", lobby)


@pytest.mark.slow
async def test_one_person_may_have_so_many_tables(stage: DiscordStage, owner: MemberActor) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await choose(stage, owner, "most_tables", "1")
    await open_table(stage, alice)
    assert phrase("home.mistake.too_many", n=1) in await open_table(stage, alice)
    assert "Bazaar · table 2" in await open_table(stage, bob)
    await stage.slash(alice, "table close", where=stage.channel, table=1)
    await stage.press(alice, "Close the table")
    assert "Bazaar · table 3" in await open_table(stage, alice)


@pytest.mark.slow
async def test_new_tables_start_as_the_server_has_it(stage: DiscordStage, owner: MemberActor) -> None:
    alice = stage.person("alice")
    for setting, value in (("private", "yes"), ("clock", "daily"), ("language", "pl"), ("time_zone", "Europe/Warsaw")):
        assert "saved" in await choose(stage, owner, setting, value)
    await open_table(stage, alice)
    await open_table(stage, alice, private=False, language="uk")
    first, second = [await stage.host._db.read(sql.tables.fetch, number) for number in (1, 2)]
    assert first is not None
    assert second is not None
    assert (first.private, first.clock, first.language) == (True, "daily", "pl")
    assert (second.private, second.clock, second.language) == (False, "daily", "uk")


@pytest.mark.slow
async def test_forged_settings_are_refused(stage: DiscordStage, owner: MemberActor) -> None:
    before = await stage.host.guilds.get(stage.guild.id)
    assert "older version" in await forge(stage, owner, "id", "7")
    assert "older version" in await forge(stage, owner, "opener", "nobody")
    assert "numbers in the list" in await forge(stage, owner, "most_tables", "999")
    stranger = stage.person("zoe")
    await stage.slash(stranger, "help", where=stage.channel)
    said = await stage.forge(stranger, stage.stored(stage.panel(stranger)), "v1|||set_server|most_tables", ["1"])
    assert phrase("home.mistake.owner") in said
    assert await stage.host.guilds.get(stage.guild.id) == before


@pytest.mark.slow
async def test_three_servers_know_nothing_of_each_other(stage: DiscordStage, owner: MemberActor) -> None:
    """Settings hold on one server; its owner sees and exports its tables, and private ones only as a number."""
    others: list[tuple[GuildHandle, ChannelHandle, MemberActor]] = []
    for name in ("Second", "Third"):
        guild = stage.env.create_guild(name)
        others.append((guild, guild.create_text_channel("games"), guild.add_member(owner.user)))
    alice = stage.person("alice")
    await choose(stage, owner, "most_tables", "1")
    await open_table(stage, alice)
    for guild, channel, actor in others:
        member = guild.add_member(alice.user)
        for private in (False, False, True):
            assert "Bazaar" in await stage.slash(member, "table new", where=channel, game="bazaar", private=private)
        assert phrase("home.mistake.owner") in await stage.slash(actor, "kontor tables", where=channel)
    manager = others[0][0].create_role("manager", permissions=MANAGING)
    stage.env.backend.guilds[others[0][0].id].members[owner.id].role_ids.append(manager.id)
    here = await stage.slash(owner, "kontor tables", where=stage.channel)
    there = await stage.slash(others[0][2], "kontor tables", where=others[0][1])
    assert "One open table" in here
    assert "table 1" in here
    assert "private" not in here
    assert "2\xa0open tables" in there
    assert "table 2" in there
    assert "table 4" not in there
    assert phrase("home.tables.private", n=1) in there
    result = await others[0][2].slash(others[0][1], "kontor export")
    assert result.response is not None
    (attachment,) = result.response.attachments
    file = json.loads(await attachment.read())
    assert [one["table"] for one in file["tables"]] == [3, 2]
    assert file["private_tables"] == 1
    assert file["settings"]["most_tables"] == 0
