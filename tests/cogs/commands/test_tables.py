"""/table new, list, info, invite and close."""

from __future__ import annotations

import pytest

from cogs.commands.tables import read_options
from engine.core.text import PlayerMistake
from tests.support.scenes import lobby, open_table
from tests.support.shown import texts
from tests.support.stage import DiscordStage


async def test_wrong_games_and_options_are_refused_in_a_sentence(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    assert "go" in await open_table(stage, alice, game="go")
    assert "many" in await open_table(stage, alice, options="goods=many")
    assert "“plenty” is no option" in await open_table(stage, alice, options="plenty")
    assert await stage.host.looking.of_guild(stage.guild.id) == []
    with pytest.raises(PlayerMistake):
        read_options("a")
    assert read_options("a=b; ; c = d") == {"a": "b", "c": "d"}


async def test_games_and_options_are_suggested_with_their_help(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    found = await alice.autocomplete(stage.channel, "table new", "game", "baz")
    assert [(choice["name"], choice["value"]) for choice in found] == [("Bazaar (2, 3 or 4 players)", "bazaar")]
    found = await alice.autocomplete(stage.channel, "table new", "options", "", game="bazaar")
    assert {choice["value"] for choice in found} >= {"goods=scarce", "peeking=off"}
    found = await alice.autocomplete(stage.channel, "table new", "options", "goods=scarce;", game="bazaar")
    assert [choice["value"] for choice in found] == [
        f"goods=scarce; {one}" for one in ("peeking=on", "peeking=off", "caravans=off", "caravans=on")
    ]


async def test_a_table_is_found_listed_and_described(stage: DiscordStage) -> None:
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


async def test_an_invitation_rings_and_has_a_button(stage: DiscordStage) -> None:
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


async def test_closing_asks_once_more(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await open_table(stage, alice)
    assert "Only the organiser" in await stage.slash(bob, "table close", where=stage.channel, table=1)
    assert "cannot be continued" in await stage.slash(alice, "table close", where=stage.channel, table=1)
    assert (await stage.host.looking.info(1)).status == "lobby"
    assert "Table 1 is closed." in await stage.press(alice, "Close the table")
    assert (await stage.host.looking.info(1)).status == "closed"
    assert "This table was closed." in texts(lobby(stage))


@pytest.mark.parametrize(("server", "spoken"), [("en-US", "uk"), ("pl", "pl"), ("en-GB", "en")])
async def test_without_a_setting_a_table_speaks_as_the_server_or_its_organiser(
    stage: DiscordStage, server: str, spoken: str
) -> None:
    stage.env.backend.guilds[stage.guild.id].preferred_locale = server
    olena = stage.person("olena", "uk")
    await open_table(stage, olena)
    assert (await stage.host.looking.info(1)).language == spoken


async def test_a_table_in_a_direct_message(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    said = await stage.slash_dm(alice, "table new", game="bazaar", computers=1, start=True)
    await stage.settle()
    assert "Bazaar · table 1" in said
    assert (await stage.host.looking.info(1)).status == "running"
