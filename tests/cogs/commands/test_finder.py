"""Which table a command means, and that a stranger never learns of a private one."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from discord import app_commands

from host import BOT, Person
from testkit.discord.stage import DiscordStage
from testkit.host_play import shut
from testkit.phrases import phrase
from testkit.rotation import rotated
from testkit.scenes import bids

NOBODYS = 77  # a number that no table has
# Every command that can be told which table it is about, with what else it needs.
ABOUT_A_TABLE: dict[str, dict[str, Any]] = {
    "table pace": {"pace": "daily"},
    "table pause": {},
    "table resume": {},
    "table hints": {},
    "hint": {},
    "review": {},
    "table replace": {"player": 1},
    "table resign": {},
    "table standin": {},
    "move": {},
    "undo": {},
    "hand": {},
    "choose": {"answer": "work"},
    "board": {},
    "scores": {},
    "log": {},
    "export": {},
    "watch": {},
    "replay": {},
    "plan": {},
    "table answers": {},
    "table rewind": {"turn": 0},
    "table info": {},
    "table language": {"language": "pl"},
    "table close": {},
    "table invite": {},
}


async def private_table(stage: DiscordStage, *, begun: bool = True) -> int:
    """A private table of Alice and Bob; Alice is to move if it has begun."""
    alice, bob = stage.person("alice"), stage.person("bob")
    lobby = stage.host.lobby
    table = await lobby.create(
        "bazaar", Person(alice.id), "Alice", {}, guild=stage.guild.id, channel=stage.channel.id, private=True
    )
    await lobby.invite(table.id, Person(alice.id), bob.id)
    await lobby.join(table.id, Person(bob.id, guild=stage.guild.id), "Bob")
    if begun:
        await stage.place(table)
        await lobby.start(table.id, Person(alice.id), seed="s", shuffle=False)
        stage.table = await stage.host.reads.info(table.id, BOT)
        await stage.settle()
        await bids(stage, alice="1", bob="0")
    return table.id


async def test_every_command_about_a_table_is_among_them(stage: DiscordStage) -> None:
    named = {
        command.qualified_name
        for command in stage.bot.tree.walk_commands()
        if isinstance(command, app_commands.Command) and any(one.name == "table" for one in command.parameters)
    }
    assert named == set(ABOUT_A_TABLE)


@pytest.mark.slow
@pytest.mark.parametrize(("command", "begun"), rotated(product(ABOUT_A_TABLE, (True, False)), len(ABOUT_A_TABLE) // 2))
async def test_of_a_private_table_a_stranger_hears_what_is_said_of_none(
    stage: DiscordStage, command: str, begun: bool
) -> None:
    private = await private_table(stage, begun=begun)
    zoe = stage.person("zoe")
    given = dict(ABOUT_A_TABLE[command])
    if command == "table invite":
        given["user"] = zoe.user
    said = await stage.slash(zoe, command, where=stage.channel, table=private, **given)
    of_none = await stage.slash(zoe, command, where=stage.channel, table=NOBODYS, **given)
    assert said == of_none.replace(str(NOBODYS), str(private))
    assert said == phrase("host.mistake.no_table", table=private)


@pytest.mark.slow
@pytest.mark.parametrize("command", ["move", "undo", "hand", "choose"])
async def test_who_belongs_to_a_private_table_plays_there(stage: DiscordStage, command: str) -> None:
    private = await private_table(stage)
    alice = stage.people[0]
    await stage.slash(alice, "choose", where=stage.channel, table=private, answer="work")
    given = {"answer": "dates"} if command == "choose" else {}
    said = await stage.slash(alice, command, where=stage.channel, table=private, **given)
    assert f"Bazaar · table {private}" in said


@pytest.mark.slow
async def test_a_private_table_is_suggested_only_to_who_belongs_to_it(stage: DiscordStage) -> None:
    private = await private_table(stage)
    alice, zoe = stage.people[0], stage.person("zoe")
    for command in ("move", "board", "table info"):
        assert await zoe.autocomplete(stage.channel, command, "table", "") == []
        assert [one["value"] for one in await alice.autocomplete(stage.channel, command, "table", "")] == [private]
    assert await zoe.autocomplete(stage.channel, "choose", "answer", "", table=private) == []
    assert await zoe.autocomplete(stage.channel, "board", "seat", "", table=private) == []


@pytest.mark.slow
async def test_a_list_of_tables_leads_to_no_private_one(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await stage.start(alice, bob, seed="t")
    table = await stage.host.lobby.create("bazaar", Person(bob.id), "Bob", {}, guild=stage.guild.id, private=True)
    await stage.slash(alice, "move", stage.channel)
    shown = stage.stored(stage.panel(alice))
    said = await stage.forge(alice, shown, "v1|||table|move", [str(table.id)])
    assert said.endswith(phrase("host.mistake.no_table", table=table.id))


@pytest.mark.slow
async def test_a_public_table_can_be_looked_at_from_its_server_only(stage: DiscordStage) -> None:
    alice, bob, cleo = stage.person("alice"), stage.person("bob"), stage.person("cleo")
    await stage.start(alice, bob)
    assert not (await stage.host.reads.info(1, BOT)).private
    assert "If the game ended now" in await stage.slash(cleo, "scores", where=stage.channel, table=1)
    assert phrase("host.mistake.not_seated", table=1) in await stage.slash(cleo, "move", stage.channel, table=1)
    dana = stage.env.create_user("dana")
    for command in ("scores", "move"):
        assert "There is no table 1" in stage.read(dana, await dana.slash(command, table=1), fresh=True)


@pytest.mark.slow
async def test_who_only_looks_means_the_game_that_is_on(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    former = await stage.start(alice, bob)
    await shut(stage.host, former.id)
    running = await stage.start(alice, bob)
    for command in ("scores", "log"):
        assert f"table {running.id}" in await stage.slash(alice, command, where=stage.channel)
    await stage.start(alice, bob)
    assert "You are at several tables." in await stage.slash(alice, "scores", where=stage.channel)
