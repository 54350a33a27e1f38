"""/table new, list, info, invite and close."""

from __future__ import annotations

import logging
from datetime import timedelta

import pytest
from simcord.actors import MemberActor

from cogs.commands.tables import read_options
from engine.core.text import PlayerMistake
from host import BOT, Person
from testkit.discord.shown import buttons, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.scenes import lobby, open_table


@pytest.mark.slow
async def test_wrong_games_and_options_are_refused_in_a_sentence(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    assert "go" in await open_table(stage, alice, game="go")
    assert "many" in await open_table(stage, alice, options="goods=many")
    assert phrase("look.mistake.option_form", part="plenty") in await open_table(stage, alice, options="plenty")
    assert await stage.host.reads.on_server(Person(alice.id, guild=stage.guild.id)) == []
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
        f"goods=scarce; {one}"
        for one in ("peeking=on", "peeking=off", "caravans=off", "caravans=on", "help=off", "help=on")
    ]


@pytest.mark.slow
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
    for table in (2, 9):
        said = await stage.slash(bob, "table info", where=stage.channel, table=table)
        assert said == phrase("host.mistake.no_table", table=table)


@pytest.mark.slow
async def test_an_invitation_rings_and_has_a_button(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await open_table(stage, alice)
    said = await stage.slash(alice, "table invite", where=stage.channel, user=bob.user)
    assert f"<@{bob.id}>" in said
    message = stage.channel.history()[-1]
    joined = await stage.press(bob, "Join", message)
    table = await stage.host.reads.info(1, BOT)
    assert table.seat_of(bob.id) is not None
    place = f"https://discord.com/channels/{stage.guild.id}/{stage.channel.id}/"
    assert f"{phrase('look.lobby.joined', table=1)} {place}" in joined
    assert texts(message) in texts(stage.channel.history()[-1]), "the invitation stays as it was"
    assert "2. Bob" in texts(lobby(stage))
    assert "already at table 1" in await stage.slash(alice, "table invite", where=stage.channel, user=bob.user)


@pytest.mark.slow
async def test_closing_asks_once_more(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await open_table(stage, alice)
    assert "Only the organiser" in await stage.slash(bob, "table close", where=stage.channel, table=1)
    assert "cannot be continued" in await stage.slash(alice, "table close", where=stage.channel, table=1)
    assert (await stage.host.reads.info(1, BOT)).status == "lobby"
    assert "Table 1 is closed." in await stage.press(alice, "Close the table")
    assert (await stage.host.reads.info(1, BOT)).status == "closed"
    assert "This table was closed." in texts(lobby(stage))


@pytest.mark.slow
@pytest.mark.parametrize(("server", "spoken"), [("en-US", "uk"), ("pl", "pl"), ("en-GB", "en")])
async def test_without_a_setting_a_table_speaks_as_the_server_or_its_organiser(
    stage: DiscordStage, server: str, spoken: str
) -> None:
    stage.env.backend.guilds[stage.guild.id].preferred_locale = server
    olena = stage.person("olena", "uk")
    await open_table(stage, olena)
    assert (await stage.host.reads.info(1, BOT)).language == spoken


@pytest.mark.parametrize("game", ["Bazaar", "BAZAAR", " bazaar "])
@pytest.mark.slow
async def test_a_game_is_found_whatever_the_case(stage: DiscordStage, game: str) -> None:
    alice = stage.person("alice")
    assert "Bazaar · table 1" in await open_table(stage, alice, game=game)
    found = await alice.autocomplete(stage.channel, "table new", "options", "", game=game)
    assert {choice["value"] for choice in found} >= {"goods=scarce"}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"game": ".."}, "There is no game called “..”."),
        ({"game": "core.text"}, "There is no game called “core.text”."),
        ({"game": "testkit.bazaar.meta"}, "There is no game called"),
        (
            {"options": "[free nitro](https://example.org)"},
            phrase("look.mistake.option_form", part=r"\[free nitro\](https\://example.org)"),
        ),
        ({"options": "goods=@everyone"}, "“@\u200beveryone”"),
        ({"computers": 5}, "at most 4 can play"),
    ],
)
@pytest.mark.slow
async def test_what_is_wrong_with_a_new_table_is_said_to_who_typed_it(
    stage: DiscordStage, caplog: pytest.LogCaptureFixture, given: dict[str, object], said: str
) -> None:
    """In their own words, which are plain words there, and for their eyes only; nothing is opened."""
    alice = stage.person("alice")
    assert said in await open_table(stage, alice, **given)
    assert stage.panel(alice).ephemeral
    assert stage.channel.history() == []
    assert await stage.host.reads.of_user(alice.id) == []
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.slow
async def test_somebody_is_invited_once_a_day(stage: DiscordStage) -> None:
    """However often they are invited, by whomever, and also after a restart; for another table anew."""
    alice, bob, cleo = stage.person("alice"), stage.person("bob"), stage.person("cleo")
    await open_table(stage, alice)

    async def invite(who: MemberActor, table: int = 1) -> str:
        return await stage.slash(who, "table invite", where=stage.channel, user=cleo.user, table=table)

    assert phrase("look.invite.sent", user=f"<@{cleo.id}>", table=1) in await invite(alice)
    rung, too_soon = len(stage.channel.history()), phrase("host.mistake.invited", table=1)
    for who in (alice, bob):
        assert await invite(who) == too_soon
        assert stage.panel(who).ephemeral
    await stage.restart()
    assert await invite(alice) == too_soon
    assert len(stage.channel.history()) == rung
    stage.clock.later += timedelta(days=1, seconds=1)
    assert phrase("look.invite.sent", user=f"<@{cleo.id}>", table=1) in await invite(bob)
    await open_table(stage, alice)
    assert phrase("look.invite.sent", user=f"<@{cleo.id}>", table=2) in await invite(alice, 2)


@pytest.mark.slow
async def test_an_invitation_that_did_not_arrive_may_be_sent_again(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await open_table(stage, alice)
    stage.env.inject_error("POST", "/webhooks/*/*", status=403, code=50013)
    await stage.slash(alice, "table invite", where=stage.channel, user=bob.user)
    stage.env.backend.faults.clear()
    assert "has been invited" in await stage.slash(alice, "table invite", where=stage.channel, user=bob.user)


@pytest.mark.slow
async def test_nobody_is_invited_to_a_running_table_or_where_they_cannot_see_it(stage: DiscordStage) -> None:
    alice, bob, cleo = stage.person("alice"), stage.person("bob"), stage.person("cleo")
    await stage.start(alice, bob)
    said = await stage.slash(alice, "table invite", where=stage.channel, user=cleo.user, table=1)
    assert said == phrase("host.mistake.started", table=1)
    await open_table(stage, alice)
    said = await stage.slash_dm(alice, "table invite", user=cleo.user, table=2)
    assert said == phrase("look.mistake.invite_place", table=2)


@pytest.mark.slow
async def test_names_are_plain_words_in_every_list(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    mallory = stage.env.create_user("mallory", global_name="[gift](https://x.org)\n# **@everyone**\u202e")
    evil = stage.guild.add_member(mallory)
    await open_table(stage, alice)
    await stage.press(evil, "Join", lobby(stage))
    plain = r"\[gift\](https\://x.org) # \*\*@" + "\u200b" + r"everyone\*\*"
    assert f"2. {plain} · first" in texts(lobby(stage))
    assert plain in await stage.slash(bob, "table list", where=stage.channel)
    assert f"2. {plain} · first" in await stage.slash(bob, "table info", where=stage.channel, table=1)


@pytest.mark.slow
async def test_a_long_list_names_fifteen_tables_and_counts_the_others(stage: DiscordStage) -> None:
    zoe = stage.person("zoe")
    for n in range(17):
        await stage.host.lobby.create(
            "bazaar", Person(n + 1), "Ann", {}, guild=stage.guild.id, channel=stage.channel.id
        )
    said = await stage.slash(zoe, "table list", where=stage.channel)
    assert said.count("Bazaar · table ") == len(buttons(stage.panel(zoe))) == 15
    assert "2 more" in said.replace("\u00a0", " ")
