"""Tables and the places they live in, by click: owners' settings on every way in, and private threads."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from cogs.clicks.threads import make_thread
from host import BOT, Person, TableInfo
from storage import sql
from testkit.discord.shown import buttons, labels, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.scenes import open_table, play_out
from tests.cogs.controls import saved
from tests.cogs.home.test_watching import a_round, told

pytestmark = pytest.mark.usefixtures("drawn")

PRIVATE_THREAD = 12  # Discord's number for the kind of channel
FOR_NOBODY = discord.PermissionOverwrite(view_channel=False)


async def only_in(stage: DiscordStage, *channels: ChannelHandle, **more: Any) -> None:
    """The owner of the server names where tables may be opened."""
    owner = Person(1, guild=stage.guild.id, manages=stage.guild.id)
    await stage.host.guilds.set(owner, channels=tuple(one.id for one in channels), **more)


async def table(stage: DiscordStage, number: int = 1) -> TableInfo:
    return await stage.host.reads.info(number, BOT)


@pytest.fixture
def tables(stage: DiscordStage) -> ChannelHandle:
    return stage.guild.create_text_channel("tables")


def said_where(channel: ChannelHandle) -> str:
    return phrase("home.mistake.channel", channels=f"<#{channel.id}>")


@pytest.mark.slow
async def test_a_lobby_of_a_direct_message_starts_only_where_the_owner_allows_it(
    stage: DiscordStage, tables: ChannelHandle
) -> None:
    alice = stage.person("alice")
    await only_in(stage, tables)
    await stage.slash_dm(alice, "table new", game="bazaar", computers=1)
    threads = len(stage.env.backend.guilds[stage.guild.id].channel_ids)
    await stage.slash(alice, "table info", where=stage.channel, table=1)
    before = saved(stage)
    assert said_where(tables) in await stage.press(alice, "Start")
    assert saved(stage) == before
    assert len(stage.env.backend.guilds[stage.guild.id].channel_ids) == threads, "no thread is made for it"
    await stage.slash_dm(alice, "table info", table=1)
    stored = stage.stored(stage.panel(alice))  # older lists of channels may still stand there
    assert said_where(tables) in await stage.forge(alice.user, stored, "v1|1||start_in|", [str(stage.channel.id)])
    assert saved(stage) == before
    await stage.forge(alice.user, stored, "v1|1||start_in|", [str(tables.id)])
    await stage.settle()
    assert ((await table(stage)).status, (await table(stage)).channel) == ("running", tables.id)


@pytest.mark.slow
async def test_roles_and_numbers_count_for_a_lobby_of_a_direct_message(stage: DiscordStage) -> None:
    alice, role = stage.person("alice"), stage.guild.create_role("players")
    await only_in(stage, opener=role.id, most_tables=1)
    for _ in range(2):
        await stage.slash_dm(alice, "table new", game="bazaar", computers=1)
    await stage.slash(alice, "table info", where=stage.channel, table=1)
    refusal = phrase("home.mistake.opener", role=f"<@&{role.id}>")
    assert refusal in await stage.press(alice, "Start")
    stage.env.backend.guilds[stage.guild.id].members[alice.id].role_ids.append(role.id)
    await stage.press(alice, "Start")
    await stage.settle()
    assert (await table(stage)).status == "running"
    await stage.slash(alice, "table info", where=stage.channel, table=2)
    assert phrase("home.mistake.too_many", n=1) in await stage.press(alice, "Start")
    assert (await table(stage, 2)).guild is None
    await stage.slash_dm(alice, "table info", table=2)
    await stage.press(alice.user, "Start")
    await stage.settle()
    assert (await table(stage, 2)).direct, "what is played in a direct message is no table of the server"


@pytest.mark.slow
async def test_threads_belong_to_the_channel_that_is_allowed(stage: DiscordStage, tables: ChannelHandle) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await only_in(stage, tables)
    inside, outside = await a_thread(stage, tables), await a_thread(stage, stage.channel)
    assert said_where(tables) in await stage.slash(alice, "table new", where=outside, game="bazaar")
    await stage.host.users.set(alice.id, screen="phone")
    assert said_where(tables) in await stage.slash(alice, "learn", where=outside, game="yokohama")
    assert "Bazaar · table 1" in await stage.slash(alice, "table new", where=inside, game="bazaar")
    await stage.host.lobby.join(1, Person(bob.id, guild=stage.guild.id), "Bob")
    await stage.slash(alice, "table info", where=inside, table=1)
    await stage.press(alice, "Start")
    await stage.settle()
    await play_out(stage, 1)
    await stage.slash(bob, "table info", where=inside, table=1)
    said = await stage.forge(bob, stage.stored(stage.panel(bob)), "v1|1||rematch|")
    assert (await table(stage, 2)).channel == inside.id, said


async def a_thread(stage: DiscordStage, channel: ChannelHandle, *members: MemberActor) -> ChannelHandle:
    """A thread of a channel, private if it has members."""
    home = stage.bot.get_channel(channel.id)
    assert isinstance(home, discord.TextChannel)
    kind = discord.ChannelType.private_thread if members else discord.ChannelType.public_thread
    made = await home.create_thread(name="a thread", type=kind)
    for member in members:
        await made.add_user(discord.Object(member.id))
    return ChannelHandle(stage.env, stage.guild, stage.env.backend.get_channel(made.id))


async def heard(stage: DiscordStage, who: MemberActor, where: ChannelHandle) -> list[str]:
    """What somebody gets out of asking for table 1, in every way there is for who knows its number."""
    asked = [
        await stage.slash(who, "table list", where=where),
        await stage.slash(who, "table info", where=where, table=1),
        await stage.slash(who, "watch", where=where, table=1),
        await stage.slash(who, "export", where=where, table=1),
        await stage.slash(who, "log", where=where, table=1),
    ]
    await stage.slash(who, "help", where=where)
    ground = stage.stored(stage.panel(who))
    return asked + [await stage.forge(who, ground, f"v1|1||{verb}|") for verb in ("join", "watch", "board", "follow")]


@pytest.mark.slow
async def test_a_table_of_a_private_thread_is_found_by_who_is_in_it_and_nobody_else(stage: DiscordStage) -> None:
    """Alice opens it with Bob beside her; Zoe is on the server, Olga owns it."""
    alice, bob, cleo, zoe = (stage.person(name) for name in ("alice", "bob", "cleo", "zoe"))
    den = await a_thread(stage, stage.channel, alice, bob, cleo)
    await stage.slash(alice, "table new", where=den, game="bazaar")
    assert (await table(stage)).private
    no_table = phrase("host.mistake.no_table", table=1)
    assert [no_table in one for one in await heard(stage, zoe, stage.channel)] == [False] + [True] * 8
    assert "table 1" not in await stage.slash(zoe, "table list", where=stage.channel)
    assert await zoe.autocomplete(stage.channel, "table info", "table", "") == []
    assert "Bazaar · table 1" in await stage.slash(bob, "table list", where=den)
    card = next(m for m in den.history() if "Bazaar ·" in texts(m))
    await stage.press(alice, "More", card)
    assert "Look for players" not in labels(stage.panel(alice))
    assert "2. Bob" in await stage.press(bob, "Join", card)
    await stage.press(alice, "Start", card)
    await stage.settle()
    begun = await table(stage)
    thread = stage.env.backend.get_channel(begun.thread or 0)
    assert (begun.status, thread.type, thread.parent_id) == ("running", PRIVATE_THREAD, stage.channel.id)
    assert set(thread.thread_members) >= {alice.id, bob.id}
    assert zoe.id not in thread.thread_members
    assert [no_table in one for one in await heard(stage, zoe, stage.channel)] == [False] + [True] * 8
    assert "Bazaar · table 1" in await stage.press(cleo, "Watch", card), "she is in the thread where it was opened"
    await stage.host.handover.resign(1, Person(bob.id))
    await stage.settle()
    await stage.slash(cleo, "table info", where=den, table=1)
    await stage.press(cleo, "Take this seat")
    assert cleo.id in stage.env.backend.get_channel(begun.thread or 0).thread_members


@pytest.mark.slow
async def test_who_is_in_the_private_thread_may_follow_as_long_as_they_are(stage: DiscordStage) -> None:
    alice, bob, cleo = (stage.person(name) for name in ("alice", "bob", "cleo"))
    den = await a_thread(stage, stage.channel, alice, bob, cleo)
    await stage.slash(alice, "table new", where=den, game="bazaar")
    card = next(m for m in den.history() if "Bazaar ·" in texts(m))
    await stage.press(bob, "Join", card)
    await stage.press(alice, "Start", card)
    await stage.settle()
    await stage.press(cleo, "Watch", card)
    await stage.press(cleo, "Follow")
    await a_round(stage)
    assert "Round 1" in texts(told(cleo)[0])
    thread = stage.bot.get_channel(den.id)
    assert isinstance(thread, discord.Thread)
    await thread.remove_user(discord.Object(cleo.id))
    await a_round(stage)
    assert "Round 1" in texts(told(cleo)[0])
    assert not await stage.host._db.read(sql.table_extras.follows, 1, cleo.id)


@pytest.mark.slow
async def test_start_in_a_private_thread_makes_no_public_one(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    den = await a_thread(stage, stage.channel, alice)
    await stage.slash_dm(alice, "table new", game="bazaar", computers=1)
    await stage.slash(alice, "table info", where=den, table=1)
    await stage.press(alice, "Start")
    await stage.settle()
    begun = await table(stage)
    assert (begun.private, begun.channel) == (True, den.id)
    assert stage.env.backend.get_channel(begun.thread or 0).type == PRIVATE_THREAD


@pytest.mark.slow
async def test_a_lobby_of_a_private_thread_from_before_is_no_longer_public(stage: DiscordStage) -> None:
    alice, zoe = stage.person("alice"), stage.person("zoe")
    den = await a_thread(stage, stage.channel, alice)
    where = {"guild": stage.guild.id, "channel": den.id}
    await stage.host.lobby.create("bazaar", Person(alice.id), "Alice", computers=1, **where)  # type: ignore[arg-type]
    assert not (await table(stage)).private
    said = await stage.slash(zoe, "table info", where=stage.channel, table=1)
    assert said == phrase("host.mistake.no_table", table=1)
    await stage.slash(alice, "table info", where=den, table=1)
    await stage.press(alice, "Start")
    await stage.settle()
    begun = await table(stage)
    assert begun.private
    assert stage.env.backend.get_channel(begun.thread or 0).type == PRIVATE_THREAD


async def test_a_thread_beside_a_private_one_is_private_whatever_is_asked_for(stage: DiscordStage) -> None:
    den = await a_thread(stage, stage.channel, stage.person("alice"))
    made = await make_thread(stage.bot.get_channel(den.id), "beside it", private=False)
    assert made is not None
    assert made.is_private()


@pytest.mark.slow
async def test_who_follows_a_private_table_hears_of_it_only_while_in_its_thread(stage: DiscordStage) -> None:
    alice, bob, cleo, zoe = (stage.person(name) for name in ("alice", "bob", "cleo", "zoe"))
    await open_table(stage, alice, private=True)
    await stage.host.lobby.join(1, Person(bob.id, invited=1), "Bob")
    await stage.host.lobby.start(1, Person(alice.id))
    thread = await a_thread(stage, stage.channel, alice, cleo)
    await stage.host.lobby.place(1, thread=thread.id)
    for who in (cleo, zoe):
        await stage.host.watching.follow(1, Person(who.id, guild=stage.guild.id, channel=thread.id), "en")
    await a_round(stage)
    assert "Round 1" in texts(told(cleo)[0])
    assert told(zoe) == []


@pytest.mark.slow
async def test_players_are_not_called_for_where_others_read(stage: DiscordStage) -> None:
    """A channel for some, and a channel for calls that everybody reads: the call stays among those some."""
    alice, role = stage.person("alice"), stage.guild.create_role("club")
    calls = stage.guild.create_text_channel("calls")
    seen = discord.PermissionOverwrite(view_channel=True)
    assert stage.bot.user is not None
    club = stage.guild.create_text_channel(
        "club", overwrites={stage.guild.default_role: FOR_NOBODY, role: seen, stage.bot.user: seen}
    )
    stage.env.backend.guilds[stage.guild.id].members[alice.id].role_ids.append(role.id)
    await only_in(stage, call_channel=calls.id, call_role=role.id)
    await stage.slash(alice, "table new", where=club, game="bazaar", players="anybody")
    await stage.settle()
    assert calls.history() == []
    assert [one for one in club.history() if f"<@&{role.id}>" in texts(one)]
    await stage.slash(alice, "table new", where=stage.channel, game="bazaar", players="anybody")
    await stage.settle()
    assert len(calls.history()) == 1


@pytest.mark.slow
async def test_the_card_of_a_private_table_says_how_others_get_in(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await open_table(stage, alice, private=True)
    card = next(m for m in stage.channel.history() if "Bazaar ·" in texts(m))
    assert phrase("look.lobby.private") in texts(card)
    before = saved(stage)
    assert phrase("host.mistake.private", table=1) in await stage.press(bob, "Join", card)
    assert saved(stage) == before
    await stage.slash(alice, "table invite", where=stage.channel, user=bob, table=1)
    invitation = next(m for m in reversed(stage.channel.history()) if "invites you" in texts(m))
    assert [one["label"] for one in buttons(invitation)] == ["Join"]
    await stage.press(bob, "Join", invitation)
    assert (await table(stage)).names == ("Alice", "Bob")
