"""From /table new to the first question, and everything that can go wrong on the way."""

from __future__ import annotations

import discord
import pytest
from simcord.builders import ChannelHandle

from cogs.commands.tables import read_options
from engine.core.text import PlayerMistake
from tests.support.stage import SPOKEN, MemberActor, Stage, buttons, labels, texts


async def open_table(stage: Stage, who: MemberActor, **given: object) -> str:
    return await stage.slash(who, "table new", where=stage.channel, **{"game": "bazaar", **given})


def lobby(stage: Stage) -> object:
    """The lobby message as it is in the channel now."""
    return next(m for m in stage.channel.history() if "Bazaar ·" in texts(m))


def thread_of(stage: Stage, number: int) -> ChannelHandle:
    return ChannelHandle(stage.env, stage.guild, stage.env.backend.get_channel(number))


async def test_a_lobby_shows_game_options_seats_and_buttons(stage: Stage) -> None:
    alice = stage.person("alice")
    said = await open_table(stage, alice)
    assert "Bazaar · table 1" in said
    assert "For 2, 3 or 4 players; 1 sits here." in said
    assert "1. Alice" in said
    assert "**Goods**: up to two" in said
    assert "How many kinds of goods one piece of work may yield." in said
    assert labels(lobby(stage)) == ["Join", "Leave", "Start", "Options", "Add computer player"]
    assert next(b for b in buttons(lobby(stage)) if b["label"] == "Start")["disabled"]


async def test_joining_leaving_and_starting(stage: Stage) -> None:
    alice, bob, cleo = stage.person("alice"), stage.person("bob"), stage.person("cleo")
    await open_table(stage, alice)
    assert "2. Bob" in await stage.press(bob, "Join", lobby(stage))
    assert "already sit" in await stage.press(bob, "Join", lobby(stage))
    assert "3. Cleo" in await stage.press(cleo, "Join", lobby(stage))
    await stage.press(cleo, "Leave", lobby(stage))
    assert "Cleo" not in texts(lobby(stage))
    assert "Only the organiser" in await stage.press(bob, "Start", lobby(stage))
    await stage.press(alice, "Start", lobby(stage))
    await stage.settle()
    table = await stage.host.looking.info(1)
    assert table.status == "running"
    assert f"<#{table.thread}>" in texts(lobby(stage))
    assert labels(lobby(stage)) == []
    thread = thread_of(stage, table.thread or 0)
    assert "Bazaar" in thread.name
    assert "The game begins." in texts(thread.history()[-1])


async def test_computer_players_fill_seats_and_one_command_starts_against_them(stage: Stage) -> None:
    alice = stage.person("alice")
    await open_table(stage, alice)
    assert "(computer)" in await stage.press(alice, "Add computer player", lobby(stage))
    assert "Remove computer player" in labels(lobby(stage))
    assert "(computer)" not in await stage.press(alice, "Remove computer player", lobby(stage))
    await open_table(stage, alice, computers=1, start=True)
    await stage.settle()
    assert (await stage.host.looking.info(2)).status == "running"


async def test_options_in_a_modal_and_in_the_command(stage: Stage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await open_table(stage, alice, options="goods=scarce; peeking=off")
    assert "**Goods**: one" in texts(lobby(stage))
    result = await alice.click(lobby(stage), label="Options")
    assert result.modal is not None
    await alice.submit_modal(result, {"goods": ["plenty"], "peeking": ["off"]})
    assert "**Goods**: up to two" in texts(lobby(stage))
    assert "Only the organiser" in await stage.press(bob, "Options", lobby(stage))


async def test_wrong_games_and_options_are_refused_in_a_sentence(stage: Stage) -> None:
    alice = stage.person("alice")
    assert "go" in await open_table(stage, alice, game="go")
    assert "many" in await open_table(stage, alice, options="goods=many")
    assert "“plenty” is no option" in await open_table(stage, alice, options="plenty")
    assert await stage.host.looking.of_guild(stage.guild.id) == []
    with pytest.raises(PlayerMistake):
        read_options("a")
    assert read_options("a=b; ; c = d") == {"a": "b", "c": "d"}


async def test_games_and_options_are_suggested_with_their_help(stage: Stage) -> None:
    alice = stage.person("alice")
    found = await alice.autocomplete(stage.channel, "table new", "game", "baz")
    assert [(choice["name"], choice["value"]) for choice in found] == [("Bazaar (2, 3 or 4 players)", "bazaar")]
    found = await alice.autocomplete(stage.channel, "table new", "options", "", game="bazaar")
    assert {choice["value"] for choice in found} >= {"goods=scarce", "peeking=off"}
    found = await alice.autocomplete(stage.channel, "table new", "options", "goods=scarce;", game="bazaar")
    assert [choice["value"] for choice in found] == ["goods=scarce; peeking=on", "goods=scarce; peeking=off"]


async def test_a_table_is_found_listed_and_described(stage: Stage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    assert "no open table" in await stage.slash(alice, "table list", where=stage.channel)
    await open_table(stage, alice)
    await open_table(stage, alice, private=True)
    said = await stage.slash(bob, "table list", where=stage.channel)
    assert "table 1" in said
    assert "table 2" not in said, "a private table is listed only for those who sit there"
    assert "table 2" in await stage.slash(alice, "table list", where=stage.channel)
    said = await stage.slash(bob, "table info", where=stage.channel, table=1)
    assert "Waiting for players" in said
    assert "1. Alice" in said
    assert "There is no table 2" in await stage.slash(bob, "table info", where=stage.channel, table=2)
    assert "There is no table 9" in await stage.slash(bob, "table info", where=stage.channel, table=9)


async def test_an_invitation_rings_and_has_a_button(stage: Stage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await open_table(stage, alice)
    said = await stage.slash(alice, "table invite", where=stage.channel, user=bob.user)
    assert f"<@{bob.id}>" in said
    message = stage.channel.history()[-1]
    joined = await stage.press(bob, "Join", message)
    table = await stage.host.looking.info(1)
    assert table.seat_of(bob.id) is not None
    assert f"You sit at table 1 now. https://discord.com/channels/{stage.guild.id}/{stage.channel.id}/" in joined
    assert texts(message) in texts(stage.channel.history()[-1]), "the invitation stays as it was"
    assert "2. Bob" in texts(lobby(stage))
    assert "already sits" in await stage.slash(alice, "table invite", where=stage.channel, user=bob.user)


async def test_a_lobby_whose_message_is_gone_is_reached_by_info(stage: Stage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob", "uk")
    await open_table(stage, alice)
    await lobby(stage).delete()  # type: ignore[attr-defined]
    await stage.slash(bob, "table info", where=stage.channel, table=1)
    assert "2. Bob" in await stage.press(bob, "Сісти")
    await stage.slash(alice, "table info", where=stage.channel, table=1)
    await stage.press(alice, "Start")
    await stage.settle()
    assert (await stage.host.looking.info(1)).status == "running"


async def test_two_who_join_at_once_are_both_shown(stage: Stage) -> None:
    alice, bob, cleo = stage.person("alice"), stage.person("bob"), stage.person("cleo")
    await open_table(stage, alice)
    for person in (bob, cleo):
        stage.emit(person, stage.stored(lobby(stage)), "v1|1||join|")
    await stage.settle()
    assert "2. Bob\n3. Cleo" in texts(lobby(stage)) or "2. Cleo\n3. Bob" in texts(lobby(stage))


async def test_who_cannot_be_brought_into_the_thread_plays_all_the_same(stage: Stage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await open_table(stage, alice)
    await stage.press(bob, "Join", lobby(stage))
    stage.env.inject_error("PUT", "/channels/*/thread-members/*", status=403, code=50001)
    await stage.press(alice, "Start", lobby(stage))
    await stage.settle()
    assert (await stage.host.looking.info(1)).status == "running"


async def test_closing_asks_once_more(stage: Stage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await open_table(stage, alice)
    assert "Only the organiser" in await stage.slash(bob, "table close", where=stage.channel, table=1)
    assert "cannot be continued" in await stage.slash(alice, "table close", where=stage.channel, table=1)
    assert (await stage.host.looking.info(1)).status == "lobby"
    assert "Table 1 is closed." in await stage.press(alice, "Close the table")
    assert (await stage.host.looking.info(1)).status == "closed"
    assert "This table was closed." in texts(lobby(stage))


async def test_a_private_table_gets_a_private_thread(stage: Stage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await open_table(stage, alice, private=True)
    await stage.press(bob, "Join", lobby(stage))
    await stage.press(alice, "Start", lobby(stage))
    await stage.settle()
    table = await stage.host.looking.info(1)
    assert stage.env.backend.get_channel(table.thread).type == 12


async def test_missing_permissions_are_named(stage: Stage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    assert stage.bot.user is not None
    denied = discord.PermissionOverwrite(create_public_threads=False, attach_files=False)
    stage.channel = stage.guild.create_text_channel("strict", overwrites={stage.bot.user: denied})
    await open_table(stage, alice)
    await stage.press(bob, "Join", lobby(stage))
    said = await stage.press(alice, "Start", lobby(stage))
    assert "Create Public Threads" in said
    assert "Attach Files" in said
    assert (await stage.host.looking.info(1)).status == "lobby"


async def test_the_lobby_speaks_the_tables_language_and_answers_the_readers(stage: Stage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob", "uk")
    SPOKEN[alice.id] = "pl"
    await open_table(stage, alice, language="ru")
    assert "за столом 1 игрок" in texts(lobby(stage))
    await stage.press(bob, "Сесть", lobby(stage))
    assert "організатор" in (await stage.press(bob, "Начать", lobby(stage))).lower()


@pytest.mark.parametrize(("server", "spoken"), [("en-US", "uk"), ("pl", "pl"), ("en-GB", "en")])
async def test_without_a_setting_a_table_speaks_as_the_server_or_its_organiser(
    stage: Stage, server: str, spoken: str
) -> None:
    stage.env.backend.guilds[stage.guild.id].preferred_locale = server
    olena = stage.person("olena", "uk")
    await open_table(stage, olena)
    assert (await stage.host.looking.info(1)).language == spoken


async def test_a_table_in_a_direct_message(stage: Stage) -> None:
    alice = stage.person("alice")
    said = await stage.slash_dm(alice, "table new", game="bazaar", computers=1, start=True)
    await stage.settle()
    assert "Bazaar · table 1" in said
    assert (await stage.host.looking.info(1)).status == "running"
